/// Measures what conform finds of engines with six bugs at once:
///
///     conformance_together GAME FIRST-SEED LAST-SEED [STEPS [DELAY SECONDS]] [--json FILE]
///
/// With a delay in milliseconds each answer takes so long, and the clock ends the run, too.
/// Each seed draws an engine. A line tells of each finding and of each bug; the last line has the
/// sums. The file, a table as `measured/together/` has them, keeps its rows of other engines.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/result.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted.hpp"
#include "properties/conformance/survey/survey.hpp"
#include "properties/conformance/survey/together.hpp"
#include "properties/conformance/survey/together_table.hpp"
#include "properties/files.hpp"

namespace {

using namespace ruleproof;
using namespace ruleproof::conformance;

constexpr std::size_t bugs_of_an_engine = 6;

auto number(const std::string& word) -> std::uint64_t {
  std::uint64_t value = 0;
  (void)std::from_chars(word.data(), word.data() + word.size(), value);
  return value;
}

auto measure(const Parts& game, const ConformOptions& options, std::uint64_t seed) -> TogetherRow {
  const auto engine =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "conformance_engine";
  const auto begin = std::chrono::steady_clock::now();
  const auto seen =
      measure_together(engine.string(), options, drawn_bugs(game, bugs_of_an_engine, seed));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  TogetherRow row{
      .seed = seed, .bugs = seen.bugs, .findings = seen.findings.size(), .stray = seen.stray};
  for (const auto& finding : seen.findings) std::cout << "  " << finding << '\n';
  for (const auto& bug : seen.bugs) {
    const auto known = bug_called(game, bug.name);
    std::cout << fmt::format("    {} ({} {}): {}\n", bug.name, known->clause, known->also,
                             bug.named   ? "found and named"
                             : bug.found ? "found, NOT NAMED"
                                         : "NOT FOUND");
  }
  std::cout << fmt::format("{} seed {}: {} found, {} named, {} findings, {} stray, {:.0f} s\n",
                           game.name, seed, row.found(), row.named(), row.findings, row.stray,
                           took.count())
            << std::flush;
  return row;
}

/// The file of the table, taken off the words; empty where nobody asked for one.
auto taken_file(std::vector<std::string>& words) -> std::string {
  const auto at = std::ranges::find(words, "--json");
  if (at == words.end() || at + 1 == words.end()) return "";
  const auto file = *(at + 1);
  words.erase(at, at + 2);
  return file;
}

/// The table of a file, to be added to; a new one where there is none of this model and budget.
auto table_in(const std::string& file, const Parts& game, std::uint64_t steps) -> TogetherTable {
  TogetherTable table{.game = std::string(game.name), .steps = steps};
  if (const auto model = game.make({})) {
    table.ruleset = static_cast<std::uint64_t>((*model)->ruleset());
  }
  const auto text = properties::read_file(file);
  auto old = text ? read_together(text->text) : Result<TogetherTable>(Error{});
  const bool goes_on =
      old && old->game == table.game && old->ruleset == table.ruleset && old->steps == table.steps;
  return goes_on ? std::move(old).value() : table;
}

auto put(TogetherTable& table, TogetherRow row) -> void {
  std::erase_if(table.rows, [&](const TogetherRow& other) {
    return std::tuple(other.seed, other.delay) == std::tuple(row.seed, row.delay);
  });
  table.rows.push_back(std::move(row));
  std::ranges::sort(table.rows, {},
                    [](const TogetherRow& it) { return std::tuple(it.delay, it.seed); });
}

}  // namespace

auto main(int argc, char** argv) -> int {
  std::vector<std::string> words(argv + 1, argv + argc);
  const auto file = taken_file(words);
  const auto game = words.size() < 3 ? Result<Parts>(Error{}) : parts_called(words[0]);
  if (!game) {
    std::cerr << "conformance_together GAME FIRST-SEED LAST-SEED [STEPS [DELAY SECONDS]] "
                 "[--json FILE]\n";
    return 2;
  }
  const auto steps = words.size() > 3 ? number(words[3]) : 1'000'000;
  auto options = survey_options(*game, steps, ".");
  if (!options) {
    std::cerr << to_text(options.error()) << '\n';
    return 2;
  }
  auto with = std::move(options).value();
  if (words.size() > 5) {
    with.launch.command = {"delay=" + words[4]};
    with.time = std::chrono::seconds(number(words[5]));
  }
  auto table = table_in(file, *game, steps);
  std::size_t found = 0;
  std::size_t named = 0;
  const auto last = number(words[2]);
  auto seed = number(words[1]);
  const auto engines = static_cast<double>(last + 1 - seed);
  for (; seed <= last; ++seed) {
    auto row = measure(*game, with, seed);
    found += row.found();
    named += row.named();
    if (words.size() > 5) {
      row.delay = number(words[4]);
      row.seconds = number(words[5]);
    }
    put(table, std::move(row));
    if (!file.empty()) std::ofstream(file) << to_json(table);
  }
  std::cout << fmt::format("{}: of {} bugs {:.2f} found, {:.2f} named on average\n", game->name,
                           bugs_of_an_engine, static_cast<double>(found) / engines,
                           static_cast<double>(named) / engines);
  return 0;
}
