#include "reports/cli/verify/corpus.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "fuzz/playout.hpp"
#include "fuzz/record.hpp"
#include "fuzz/rulings.hpp"
#include "model/core/finding.hpp"
#include "model/games.hpp"
#include "properties/files.hpp"
#include "properties/laws/games.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {

using properties::TextFile;

auto add_input(GameReport& report, const TextFile& input, const fuzz::Found& found) -> void {
  auto check = properties::check_of("fuzz corpus", input.name,
                                    properties::plural(input.text.size(), "byte"));
  if (found) {
    auto finding = properties::finding_of(report, "fuzz/" + properties::slug(check.name),
                                          FindingKind::law_broken, Severity::error);
    finding.title = "Broken: " + std::string(found->law);
    finding.message = "An input of the fuzz corpus, " + check.name + ", breaks this law.";
    finding.how = How::replayed;
    if (!found->clause.empty()) finding.clauses.emplace_back(found->clause);
    finding.witnesses.push_back({check.name, to_text(found->record), {}});
    check.status = Status::failed;
    check.message = "breaks the law: " + std::string(found->law);
    check.finding = finding.id;
    report.findings.push_back(std::move(finding));
  }
  report.checks.push_back(std::move(check));
}

auto corpus_report(const std::string& game, const std::string& root) -> Result<GameReport> {
  GameReport report;
  std::optional<Error> problem;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    report = properties::report_of<G>();
    const auto each = [&](const char* harness, auto body) {
      const auto folder = "fuzz/corpus/" + properties::folder_of(game) + harness;
      const auto files = project_files(root, folder, "");
      if (!files) {
        problem = files.error();
        return;
      }
      if (files->empty()) report.checks.push_back(not_there("fuzz corpus", folder));
      for (const auto& file : *files) {
        const std::vector<std::uint8_t> bytes(file.text.begin(), file.text.end());
        add_input(report, file, body(fuzz::Bytes(bytes)));
      }
    };
    // Few inputs: each law is checked at every step.
    constexpr auto always = properties::Sampling::every_step;
    each("_playout", [](fuzz::Bytes bytes) { return fuzz::playout<G>(bytes, always); });
    each("_rulings", [](fuzz::Bytes bytes) { return fuzz::two_rulings<G>(bytes, always); });
    each("_record", [](fuzz::Bytes bytes) { return fuzz::record<G>(bytes); });
  });
  if (problem) return *problem;
  fill_frames(report);
  return report;
}

}  // namespace ruleproof::cli
