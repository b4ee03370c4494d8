/// Measures what conform finds of engines with six bugs at once:
///
///     conformance_together GAME FIRST-SEED LAST-SEED [STEPS [DELAY SECONDS]]
///
/// With a delay in milliseconds each answer takes so long, and the clock ends the run, too.
/// Each seed draws an engine. A line tells of each finding and of each bug; the last line has the
/// sums.
#include <charconv>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "model/core/result.hpp"
#include "properties/conformance/planted.hpp"
#include "properties/conformance/survey/survey.hpp"
#include "properties/conformance/survey/together.hpp"

namespace {

using namespace ruleproof;
using namespace ruleproof::conformance;

constexpr std::size_t bugs_of_an_engine = 6;

auto number(const std::string& word) -> std::uint64_t {
  std::uint64_t value = 0;
  (void)std::from_chars(word.data(), word.data() + word.size(), value);
  return value;
}

struct Counts {
  std::size_t found = 0;
  std::size_t named = 0;
};

auto measure(const Parts& game, const ConformOptions& options, std::uint64_t seed) -> Counts {
  const auto engine =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "conformance_engine";
  const auto begin = std::chrono::steady_clock::now();
  const auto seen =
      measure_together(engine.string(), options, drawn_bugs(game, bugs_of_an_engine, seed));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  Counts sums;
  for (const auto& finding : seen.findings) std::cout << "  " << finding << '\n';
  for (const auto& bug : seen.bugs) {
    sums.found += bug.found ? 1 : 0;
    sums.named += bug.named ? 1 : 0;
    const auto known = bug_called(game, bug.name);
    std::cout << fmt::format("    {} ({} {}): {}\n", bug.name, known->clause, known->also,
                             bug.named   ? "found and named"
                             : bug.found ? "found, NOT NAMED"
                                         : "NOT FOUND");
  }
  std::cout << fmt::format("{} seed {}: {} found, {} named, {} findings, {} stray, {:.0f} s\n",
                           game.name, seed, sums.found, sums.named, seen.findings.size(),
                           seen.stray, took.count())
            << std::flush;
  return sums;
}

}  // namespace

auto main(int argc, char** argv) -> int {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const auto game = words.size() < 3 ? Result<Parts>(Error{}) : parts_called(words[0]);
  if (!game) {
    std::cerr << "conformance_together GAME FIRST-SEED LAST-SEED [STEPS [DELAY SECONDS]]\n";
    return 2;
  }
  auto options = survey_options(*game, words.size() > 3 ? number(words[3]) : 1'000'000, ".");
  if (!options) {
    std::cerr << to_text(options.error()) << '\n';
    return 2;
  }
  auto with = std::move(options).value();
  if (words.size() > 5) {
    with.launch.command = {"delay=" + words[4]};
    with.time = std::chrono::seconds(number(words[5]));
  }
  Counts all;
  const auto last = number(words[2]);
  auto seed = number(words[1]);
  const auto engines = static_cast<double>(last + 1 - seed);
  for (; seed <= last; ++seed) {
    const auto sums = measure(*game, with, seed);
    all.found += sums.found;
    all.named += sums.named;
  }
  std::cout << fmt::format("{}: of {} bugs {:.2f} found, {:.2f} named on average\n", game->name,
                           bugs_of_an_engine, static_cast<double>(all.found) / engines,
                           static_cast<double>(all.named) / engines);
  return 0;
}
