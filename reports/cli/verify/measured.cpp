#include "reports/cli/verify/measured.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/survey/survey.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/together.hpp"

namespace ruleproof::cli {
namespace {

using conformance::Surveyed;
using properties::check_of;
using properties::grouped;
using properties::plural;

constexpr auto group = "conformance, as recorded";

/// "at least 95 of 100".
auto enough(std::uint64_t part, std::uint64_t whole) -> bool { return 100 * part >= 95 * whole; }

auto share(std::uint64_t part, std::uint64_t whole) -> std::string {
  return fmt::format("{} of {}", part, whole);
}

auto sum_check(const std::string& name, std::uint64_t part, std::uint64_t whole) -> Check {
  auto check = check_of(group, name, share(part, whole));
  if (!enough(part, whole)) {
    check.status = Status::failed;
    check.message = "Fewer than 95 of 100.";
  }
  return check;
}

/// What was found, and is named: alone, or among some not told apart. A statement of fact: what is
/// asked, is asked of all games together, by a test.
auto naming(const conformance::Sums& sums, bool bugs) -> Check {
  auto check =
      check_of(group, bugs ? "planted bugs named by a clause that they break" : "answers named",
               share(sums.named, sums.found));
  check.amount += fmt::format(", {} of them alone", sums.alone);
  return check;
}

auto add_sums(GameReport& report, const conformance::Survey& survey, bool bugs) -> void {
  const auto sums = sums_of(survey, bugs);
  const std::string what = bugs ? "planted bugs" : "other answers that can show";
  report.checks.push_back(
      sum_check(what + " are found within " + plural(survey.steps, "compared step"), sums.found,
                bugs ? sums.rows : sums.show));
  report.checks.push_back(naming(sums, bugs));
  auto length = check_of(group, what + ": moves of a record beyond the fewest known, on average",
                         fmt::format("{:.2f}", sums.excess));
  constexpr double near_enough = 2;
  if (sums.excess > near_enough) {
    length.status = Status::failed;
    length.message = "More than two.";
  }
  report.checks.push_back(std::move(length));
  if (sums.opening == 0) return;
  // Asked of all games together, by a test.
  report.checks.push_back(
      check_of(group,
               fmt::format("the same of an engine that starts from the opening only, {}",
                           plural(sums.opening, bugs ? "bug" : "answer")),
               fmt::format("{:.2f}", sums.opening_excess)));
}

auto add_agreement(GameReport& report, const conformance::Survey& survey) -> void {
  const auto& with = survey.agreement;
  auto check = check_of(group, "the model is held to itself: nothing is found",
                        plural(with.steps, "compared step"));
  if (with.disagreements > 0) {
    check.status = Status::failed;
    check.message = plural(with.disagreements, "disagreement") + " of the model with itself.";
  }
  report.checks.push_back(std::move(check));
  auto tried = sum_check("enforced clauses on which it is tried", with.tried, with.enforced);
  for (const auto& id : with.missing) {
    tried.message += (tried.message.empty() ? "not tried: " : ", ") + id;
  }
  report.checks.push_back(std::move(tried));
}

/// A row: how soon, how short, by what name.
auto check_of_row(const Surveyed& row) -> Check {
  auto check = check_of(group, (row.bug ? "bug " : "") + row.name);
  if (!row.with.empty()) check.name += ", with " + ruleproof::to_text(row.with);
  if (!row.shows || !row.found) {
    check.status = Status::skipped;
    check.message = row.shows         ? "It was not found."
                    : row.only_sights ? "It says what a player may see, which no engine is asked."
                                      : "No game is known in which it shows.";
    return check;
  }
  check.amount = fmt::format(
      "after {}; {}, fewest known {}; {}{}", plural(row.after, "step"), plural(row.moves, "move"),
      row.fewest,
      row.named ? "" : "named otherwise: ", row.clause.empty() ? "no clause" : row.clause);
  if (row.among > 1) check.amount += fmt::format(", or {}", plural(row.among - 1, "other"));
  if (row.opening_moves) {
    check.amount += fmt::format("; from the opening {}, {} {}", plural(*row.opening_moves, "move"),
                                row.proved ? "proved fewest" : "fewest known", row.opening_fewest);
  }
  return check;
}

/// Every answer and every bug that there is now has its row, and no row is left from before.
auto is_of_this_model(const conformance::Survey& survey) -> std::string {
  const auto* entry = known_games().find(survey.game);
  if (entry == nullptr) return "there is no such game";
  const auto model = entry->conform.make({});
  if (!model) return "its model cannot be set up";
  if (static_cast<std::uint64_t>((*model)->ruleset()) != survey.ruleset) {
    return "it was measured for another ruleset";
  }
  std::vector<std::string> names;
  for (const auto& question : (*model)->questions()) {
    for (const auto& answer : question.answers.subspan(1)) {
      names.push_back(std::string(question.id) + "=" + std::string(answer.id));
    }
  }
  for (const auto& bug : entry->conform.bugs) names.emplace_back(bug.name);
  for (const auto& name : names) {
    if (std::ranges::count(survey.rows, name, &Surveyed::name) != 1) return "there is no " + name;
  }
  return names.size() == survey.rows.size() ? "" : "it has rows of what is no more";
}

}  // namespace

auto measured_report(const conformance::Survey& survey) -> GameReport {
  auto report = empty_report(survey.game);
  auto current = check_of("conformance", "the recorded table has each answer and each bug",
                          plural(survey.rows.size(), "row"));
  if (const auto why = is_of_this_model(survey); !why.empty()) {
    current.status = Status::failed;
    current.message = "Measure again (ci/conformance): " + why + ".";
  }
  report.checks.push_back(std::move(current));
  add_agreement(report, survey);
  for (const bool bugs : {false, true}) add_sums(report, survey, bugs);
  for (const auto& row : survey.rows) report.checks.push_back(check_of_row(row));
  return report;
}

auto measured_report(const std::string& game, const std::string& root) -> Result<GameReport> {
  const auto path = std::string(measured_folder) + '/' + properties::folder_of(game) + ".json";
  const auto files = project_files(root, std::string(measured_folder), ".json");
  if (!files) return files.error();
  const auto file =
      std::ranges::find_if(*files, [&](const auto& each) { return each.name.ends_with(path); });
  if (file == files->end()) {
    auto report = empty_report(game);
    report.checks.push_back(needed(not_there("conformance", path, root), root));
    return report;
  }
  auto survey = conformance::read_survey(file->text);
  if (!survey) {
    auto problem = survey.error();
    problem.where = path;
    return problem;
  }
  auto report = measured_report(*survey);
  if (auto problem = add_together(report, *files)) return *std::move(problem);
  return report;
}

}  // namespace ruleproof::cli
