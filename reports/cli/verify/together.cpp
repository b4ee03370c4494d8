#include "reports/cli/verify/together.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/survey/together.hpp"
#include "properties/conformance/survey/together_table.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"

namespace ruleproof::cli {
namespace {

using conformance::BugSeen;
using conformance::TogetherRow;
using conformance::TogetherTable;
using properties::check_of;
using properties::plural;

constexpr auto group = "conformance, several bugs at once, as recorded";

auto names_of(const TogetherRow& row, bool found) -> std::string {
  std::string names;
  for (const auto& bug : row.bugs) {
    if (bug.named || bug.found != found) continue;
    names += (names.empty() ? "" : ", ") + bug.name;
  }
  return names;
}

auto budget_of(const TogetherRow& row, const TogetherTable& table) -> std::string {
  if (row.delay == 0) return plural(table.steps, "step");
  return fmt::format("{} ms an answer, {} s", row.delay, row.seconds);
}

auto check_of_row(const TogetherRow& row, const TogetherTable& table) -> Check {
  auto check = check_of(group, fmt::format("engine {}, {}", row.seed, budget_of(row, table)),
                        fmt::format("{} of {} found, {} named, by {}", row.found(), row.bugs.size(),
                                    row.named(), plural(row.findings, "finding")));
  if (const auto otherwise = names_of(row, true); !otherwise.empty()) {
    check.message = "named otherwise: " + otherwise;
  }
  if (const auto missed = names_of(row, false); !missed.empty()) {
    check.message += (check.message.empty() ? "" : "; ") + ("not found: " + missed);
  }
  return check;
}

/// A statement of fact: nothing fails by it.
auto average_of(const std::vector<TogetherRow>& rows, std::string_view of) -> Check {
  std::size_t found = 0;
  std::size_t named = 0;
  for (const auto& row : rows) {
    found += row.found();
    named += row.named();
  }
  const auto engines = static_cast<double>(rows.size());
  return check_of(group, fmt::format("of {} bugs, on average of {}", rows.front().bugs.size(), of),
                  fmt::format("{:.2f} found, {:.2f} named", static_cast<double>(found) / engines,
                              static_cast<double>(named) / engines));
}

auto current(const TogetherTable& table) -> Check {
  auto check = check_of("conformance", "the recorded table of several bugs is of this model",
                        plural(table.rows.size(), "engine"));
  const auto* entry = known_games().find(table.game);
  const auto model = entry == nullptr ? conformance::MadeGame(Error{}) : entry->conform.make({});
  if (!model || static_cast<std::uint64_t>((*model)->ruleset()) != table.ruleset) {
    check.status = Status::failed;
    check.message = "Measure again (conformance_together --json): it is of another ruleset.";
    return check;
  }
  for (const auto& row : table.rows) {
    for (const auto& bug : row.bugs) {
      if (std::ranges::count(entry->conform.bugs, bug.name, &conformance::PlantedBug::name) > 0) {
        continue;
      }
      check.status = Status::failed;
      check.message = "There is no bug " + bug.name + " any more.";
    }
  }
  return check;
}

}  // namespace

auto add_together(GameReport& report, const TogetherTable& table) -> void {
  report.checks.push_back(current(table));
  std::vector<TogetherRow> quick;
  std::vector<TogetherRow> slow;
  for (const auto& row : table.rows) (row.delay == 0 ? quick : slow).push_back(row);
  if (!quick.empty()) {
    report.checks.push_back(average_of(quick, plural(quick.size(), "engine")));
  }
  if (!slow.empty()) {
    report.checks.push_back(average_of(slow, plural(slow.size(), "slow engine")));
  }
  for (const auto& row : table.rows) report.checks.push_back(check_of_row(row, table));
}

auto add_together(GameReport& report, const std::vector<properties::TextFile>& files)
    -> std::optional<Error> {
  const auto path = "measured/together/" + properties::folder_of(report.name) + ".json";
  const auto file =
      std::ranges::find_if(files, [&](const auto& each) { return each.name.ends_with(path); });
  if (file == files.end()) return std::nullopt;
  const auto table = conformance::read_together(file->text);
  if (!table) {
    auto problem = table.error();
    problem.where = file->name;
    return problem;
  }
  add_together(report, *table);
  return std::nullopt;
}

}  // namespace ruleproof::cli
