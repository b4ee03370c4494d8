#include "reports/cli/print/outputs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <iterator>
#include <optional>
#include <ostream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/file/fresh_file.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/game_words.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/explorer/explorer.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/formats/junit.hpp"
#include "reports/render/formats/markdown.hpp"
#include "reports/render/formats/sarif.hpp"
#include "reports/render/html/html.hpp"
#include "reports/render/html/plain.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/since.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

using render::Beside;

/// The records of a run, by the names of their files; each says at its end which version wrote it.
auto records_of(const Run& run) -> std::vector<std::pair<std::string, std::string>> {
  std::vector<std::pair<std::string, std::string>> records;
  const auto by = run.tool_version.empty() ? "" : "# by ruleproof " + run.tool_version + '\n';
  for (const auto& game : run.games) {
    for (const auto& finding : game.findings) {
      for (std::size_t i = 0; i < finding.witnesses.size(); ++i) {
        const auto& record = finding.witnesses[i].record;
        if (record.empty()) continue;
        records.emplace_back(record_path(finding, i), record + by);
      }
    }
  }
  return records;
}

/// The names of the records that an older run left in a folder.
auto records_in(const OutFolder& folder) -> std::vector<std::string> {
  std::istringstream none;
  const auto text = read_file(folder.path_of("run.json"), none);
  if (!text) return {};
  const auto run = render::read_run(*text);
  if (!run) return {};
  std::vector<std::string> names;
  for (auto& [name, record] : records_of(*run)) names.push_back(std::move(name));
  return names;
}

/// The games that the explorer plays and of which the run has a record.
auto explorable(const Run& run) -> std::vector<std::string> {
  std::vector<std::string> games;
  for (const auto& game : run.games) {
    const bool recorded = std::ranges::any_of(game.findings, [](const Finding& finding) {
      return std::ranges::any_of(finding.witnesses,
                                 [](const Witness& witness) { return !witness.record.empty(); });
    });
    if (recorded && is_explorable(game.name)) games.push_back(game.name);
  }
  return games;
}

using Texts = std::vector<std::pair<std::string, std::string>>;

/// A run in every format wanted, and what the page has beside it. Each is made by itself, as many
/// at a time as there are processors: those of a run of all games take seconds.
auto forms_of(const Run& run, std::span<const Format> wanted, const render::Since* since,
              const std::vector<std::string>& others) -> Texts {
  Beside beside{.since = since, .files = others, .words = words_of_record};
  const bool page = std::ranges::find(wanted, "html", &Format::name) != wanted.end();
  if (page) {
    beside.texts = true;
    beside.explorable = explorable(run);
  }
  std::vector<std::pair<std::string_view, std::function<std::string()>>> forms;
  for (const auto& format : wanted) {
    forms.emplace_back(format.file, [&] { return format.render(run, beside); });
  }
  if (page) forms.emplace_back(render::texts_file, [&] { return render::findings_page(run); });
  if (!beside.explorable.empty()) {
    forms.emplace_back(render::explorer_file, [&] { return explorer_text(beside.explorable); });
  }
  Texts texts(forms.size());
  solver::Team team(solver::jobs_for(0));
  team.run(forms.size(), [&](std::size_t /*worker*/, std::size_t form) {
    texts[form] = {std::string(forms[form].first), forms[form].second()};
  });
  return texts;
}

}  // namespace

auto formats() -> std::span<const Format> {
  static constexpr auto all = std::to_array<Format>(
      {{"html", "report.html", render::html},
       {"junit", "junit.xml", [](const Run& run, const Beside&) { return render::junit(run); }},
       {"sarif", "report.sarif", render::sarif},
       {"markdown", "summary.md",
        [](const Run& run, const Beside& beside) { return render::markdown(run, beside.since); }},
       {"json", "run.json", [](const Run& run, const Beside&) { return render::run_json(run); }}});
  return all;
}

auto format_called(const std::string& name) -> Result<Format> {
  const auto found = std::ranges::find(formats(), std::string_view(name), &Format::name);
  if (found != formats().end()) return *found;
  std::vector<std::string_view> names;
  for (const auto& format : formats()) names.push_back(format.name);
  return Error{Code::usage, "--format",
               "no format is called \"" + name + "\"" + did_you_mean(name, names) +
                   "; the formats are html, junit, sarif, markdown, json"};
}

auto record_path(const Finding& finding, std::size_t witness) -> std::string {
  const auto number = finding.witnesses.size() > 1 ? "-" + std::to_string(witness + 1) : "";
  return "records/" + file_name_of(finding.id) + number + ".game";
}

auto write_run(const Run& run, const OutFolder& folder, std::span<const Format> wanted,
               const render::Since* since, const std::vector<std::string>& beside)
    -> Result<std::vector<std::string>> {
  auto texts = forms_of(run, wanted, since, beside);
  auto records = records_of(run);
  const bool replaces = std::ranges::count(wanted, "run.json", &Format::file) != 0;
  const auto before = replaces ? records_in(folder) : std::vector<std::string>();
  std::ranges::move(records, std::back_inserter(texts));
  std::vector<FreshFile> files;
  std::vector<std::string> paths;
  for (const auto& [name, text] : texts) {
    paths.push_back(folder.path_of(name));
    if (const auto problem = make_folders_above(paths.back())) return *problem;
    files.emplace_back(paths.back()).out() << text;
    if (const auto problem = files.back().finish()) return *problem;
  }
  for (auto& file : files) {
    if (const auto problem = file.keep()) return *problem;
  }
  for (const auto& name : before) {
    std::error_code ignored;
    const auto path = folder.path_of(name);
    if (std::ranges::count(paths, path) == 0) std::filesystem::remove(path, ignored);
  }
  return paths;
}

auto write_report(const GameReport& report,
                  std::vector<std::pair<std::string, std::string>> settings,
                  const std::optional<OutFolder>& folder, Terminal& terminal)
    -> std::optional<Error> {
  if (!folder) return std::nullopt;
  const auto paths = write_run(run_of(report, std::move(settings)), *folder, formats());
  if (!paths) return paths.error();
  terminal.err << "report: " << paths->front() << '\n';
  return std::nullopt;
}

}  // namespace ruleproof::cli
