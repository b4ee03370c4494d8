#include "reports/cli/audit/out.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/audit/page/page.hpp"
#include "reports/cli/audit/page.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/game_words.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/explorer/explorer.hpp"
#include "reports/cli/matter/questions.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/render/audit_page.hpp"
#include "reports/render/beside.hpp"

namespace ruleproof::cli {
namespace {

/// The folder of the texts as a code host knows it; empty for one that names a machine.
auto relative_folder(const std::string& texts) -> std::string {
  auto folder = texts;
  while (folder.starts_with("./")) folder.erase(0, 2);
  while (folder.ends_with('/')) folder.pop_back();
  if (folder.empty() || folder == "." || folder.starts_with('/') ||
      folder.find("..") != std::string::npos) {
    return "";
  }
  return folder + '/';
}

/// Places in the texts as paths from where the command was called.
auto located(Run run, const audit::Audit& audit, const std::string& texts) -> Run {
  const auto folder = relative_folder(texts);
  for (auto& game : run.games) {
    for (auto& finding : game.findings) {
      for (auto& place : finding.places) {
        const bool is_text = std::ranges::any_of(audit.texts, [&](const audit::TextAudit& text) {
          return text.sources.file == place.file;
        });
        if (is_text) place.file = folder + place.file;
      }
    }
  }
  return run;
}

}  // namespace

auto results_text(const Tried& tried) -> std::string {
  auto text = '\n' + wrapped(audit::to_text(tried.errata), "");
  if (tried.interrupted) text += "Interrupted: what was found before is shown.\n";
  return text;
}

auto write_audit(const audit::Audit& audit, const Tried& tried, const AuditFlags& options,
                 const OutFolder& folder) -> std::optional<Error> {
  auto page = audit::page_of(audit, tried.matters, tried.errata, report_of(audit), words_of_record);
  page.tool_version = version();
  page.interrupted = tried.interrupted;
  page.explorable = in_explorer(page.game);
  auto run = located(run_of(report_of(audit), {{"seed", std::to_string(options.seed)},
                                               {"budget", std::to_string(options.budget)}}),
                     audit, options.texts);
  if (tried.interrupted) run.settings.emplace_back("interrupted", "yes");
  std::vector<std::pair<std::string, std::string>> files = {
      {"audit.html", render::audit_html(page)},
      {"summary.md", render::audit_markdown(page)},
      {"questions.md", render::publisher_markdown(page)}};
  if (page.explorable) {
    files.emplace_back(render::explorer_file, explorer_text({std::string(audit.game.name)}));
  }
  for (const auto& [name, text] : files) {
    if (auto problem = write_file(folder.path_of(name), text)) return problem;
  }
  const std::array forms{*format_called("sarif"), *format_called("json")};
  const auto written = write_run(run, folder, forms);
  return written ? std::nullopt : std::optional<Error>(written.error());
}

}  // namespace ruleproof::cli
