#include "reports/cli/verify/corpus.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/harness.hpp"
#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
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

auto corpus_folders(const std::string& game) -> std::vector<std::string> {
  std::vector<std::string> folders;
  for (const auto* harness : {"_playout", "_rulings", "_record"}) {
    folders.push_back("fuzz/corpus/" + properties::folder_of(game) + harness);
  }
  return folders;
}

auto corpus_report(const std::string& game, const std::string& root) -> Result<GameReport> {
  const auto& entry = entry_called(game);
  auto report = empty_report(entry.facts.name, entry.facts.title);
  const auto folders = corpus_folders(game);
  const std::array bodies{entry.corpus.playout, entry.corpus.two_rulings, entry.corpus.record};
  for (std::size_t i = 0; i < folders.size(); ++i) {
    const auto& folder = folders[i];
    const auto files = project_files(root, folder, "");
    if (!files) return files.error();
    if (files->empty()) {
      report.checks.push_back(needed(not_there("fuzz corpus", folder, root), root));
      report.checks.back().name = folder + " replayed";  // a game has several
    }
    for (const auto& file : *files) {
      const std::vector<std::uint8_t> bytes(file.text.begin(), file.text.end());
      add_input(report, file, bodies[i](fuzz::Bytes(bytes)));
    }
  }
  fill_frames(report);
  return report;
}

}  // namespace ruleproof::cli
