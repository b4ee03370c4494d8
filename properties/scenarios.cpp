#include "properties/scenarios.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::properties::detail {

auto scenario_record(const TextFile& file, std::string_view game, int ruleset) -> Result<Record> {
  auto record = parse_record(file.text, file.name);
  if (!record) return record.error();
  if (record->game != game) {
    return Error{Code::unknown_game, file.name,
                 "a scenario of \"" + record->game + "\" among those of " + std::string(game)};
  }
  if (record->ruleset != ruleset) {
    return Error{Code::bad_record, file.name,
                 "written for ruleset " + std::to_string(record->ruleset) + ", the model has " +
                     std::to_string(ruleset) + "; check it again and change the line"};
  }
  return record;
}

auto add_scenario(GameReport& report, const std::string& file, std::optional<Error> problem,
                  const Record& record, std::uint64_t steps, std::vector<Frame> frames) -> void {
  const std::filesystem::path path(file);
  auto check = check_of("scenarios", path.filename().generic_string(), plural(steps, "step"));
  if (problem) {
    auto finding = finding_of(report, "scenario/" + path.stem().generic_string(),
                              FindingKind::scenario_failed, Severity::error);
    finding.clauses = record.cites;
    finding.title = "The scenario " + check.name + " does not replay";
    finding.message = to_text(*problem);
    finding.how = How::replayed;
    finding.places = {{file, 0, 0, ""}};
    finding.witnesses = {{check.name, to_text(record), std::move(frames)}};
    check.status = Status::failed;
    check.message = finding.message;
    check.finding = finding.id;
    report.findings.push_back(std::move(finding));
  }
  report.checks.push_back(std::move(check));
}

}  // namespace ruleproof::properties::detail
