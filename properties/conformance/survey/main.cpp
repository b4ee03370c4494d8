/// Measures what conform finds, and writes the table that the repository keeps:
///
///     conformance_survey GAME [FILE] [STEPS] [NAME...]
///
/// The model plays each other answer to an open question, and each planted bug, behind the
/// protocol, and conform looks for it within so many compared steps. Without FILE, or with "-", the
/// table goes to standard output; with names, only those are measured, and nothing is written to
/// FILE.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/any_game.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/survey/survey.hpp"

namespace {

using namespace ruleproof;
using namespace ruleproof::conformance;

constexpr std::uint64_t usual_steps = 1'000'000;

auto engine_path() -> std::string {
  return (std::filesystem::read_symlink("/proc/self/exe").parent_path() / "conformance_engine")
      .string();
}

auto opening_of(const Surveyed& row) -> std::string {
  if (!row.opening_moves) return "; from the opening NOT FOUND";
  return fmt::format("; from the opening {} ({} {})", *row.opening_moves,
                     row.proved ? "proved" : "known", row.opening_fewest);
}

auto line_of(const Surveyed& row) -> std::string {
  if (!row.shows)
    return fmt::format("{}: not seen to show{}", row.name,
                       row.only_sights ? ", but for what a seat sees" : "");
  if (!row.found) return fmt::format("{}: NOT FOUND", row.name);
  return fmt::format("{}: after {} steps, {} (fewest {}) moves, {}{}{}{}", row.name, row.after,
                     row.moves, row.fewest, row.named ? "" : "NOT NAMED: ", row.clause,
                     row.with.empty() ? "" : ", with " + to_text(row.with), opening_of(row));
}

auto print_sums(const Survey& survey) -> void {
  for (const bool bugs : {false, true}) {
    const auto sums = sums_of(survey, bugs);
    std::cerr << fmt::format("{} {}: {} of {} found, {} named; {:.2f} moves beyond the fewest\n",
                             survey.game, bugs ? "bugs" : "answers", sums.found,
                             bugs ? sums.rows : sums.show, sums.named, sums.excess);
    std::cerr << fmt::format(
        "  from the opening: {} found, {:.2f} moves beyond the fewest, of "
        "which {} are proved\n",
        sums.opening, sums.opening_excess, sums.proved);
  }
}

auto survey(const std::string& name, const std::string& file, std::uint64_t steps,
            const std::set<std::string>& names) -> int {
  const auto game = parts_called(name);
  if (!game) {
    std::cerr << to_text(game.error()) << '\n';
    return 2;
  }
  auto options = survey_options(*game, steps, ".");
  if (!options) {
    std::cerr << to_text(options.error()) << '\n';
    return 2;
  }
  const Surveyor surveyor(engine_path(), *options);
  Survey table{.game = name,
               .ruleset = static_cast<std::uint64_t>((*game->make({}))->ruleset()),
               .steps = steps,
               .seed = options->seed};
  if (names.empty()) table.agreement = surveyor.agreement();
  for (auto& row : surveyor.plan()) {
    if (!names.empty() && !names.contains(row.name)) continue;
    table.rows.push_back(surveyor.measure_opening(surveyor.measure(std::move(row))));
    std::cerr << line_of(table.rows.back()) << '\n';
  }
  print_sums(table);
  if (file == "-" || !names.empty()) {
    std::cout << to_json(table);
  } else {
    std::ofstream(file, std::ios::binary) << to_json(table);
  }
  return 0;
}

}  // namespace

auto main(int argc, char** argv) -> int {
  const std::vector<std::string> words(argv + 1, argv + argc);
  std::uint64_t steps = usual_steps;
  if (words.size() > 2) {
    const auto& word = words[2];
    const auto read = std::from_chars(word.data(), word.data() + word.size(), steps);
    if (read.ec != std::errc{} || read.ptr != word.data() + word.size()) steps = 0;
  }
  if (words.empty() || steps == 0) {
    std::cerr << "conformance_survey GAME [FILE] [STEPS] [NAME...]\n";
    return 2;
  }
  return survey(words[0], words.size() > 1 ? words[1] : "-", steps,
                {words.begin() + std::min<std::ptrdiff_t>(3, std::ssize(words)), words.end()});
}
