#include "reports/cli/print/outputs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/explorer/explorer.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/formats/junit.hpp"
#include "reports/render/formats/markdown.hpp"
#include "reports/render/formats/sarif.hpp"
#include "reports/render/html/html.hpp"
#include "reports/render/html/plain.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {

using render::Beside;

auto formats() -> std::span<const Format> {
  static constexpr auto all = std::to_array<Format>(
      {{"html", "report.html", render::html},
       {"junit", "junit.xml", [](const Run& run, const Beside&) { return render::junit(run); }},
       {"sarif", "report.sarif", [](const Run& run, const Beside&) { return render::sarif(run); }},
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

namespace {

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

}  // namespace

auto record_path(const Finding& finding, std::size_t witness) -> std::string {
  const auto number = finding.witnesses.size() > 1 ? "-" + std::to_string(witness + 1) : "";
  return "records/" + file_name_of(finding.id) + number + ".game";
}

auto write_run(const Run& run, const std::string& folder, std::span<const Format> wanted,
               const render::Since* since) -> Result<std::vector<std::string>> {
  std::vector<std::string> paths;
  render::Beside beside{.since = since};
  const bool page = std::ranges::find(wanted, "html", &Format::name) != wanted.end();
  if (page) {
    beside.texts = true;
    beside.explorable = explorable(run);
  }
  const auto write = [&](const std::string& name, const std::string& text) {
    paths.push_back(folder + "/" + name);
    return write_file(paths.back(), text);
  };
  for (const auto& format : wanted) {
    if (const auto problem = write(std::string(format.file), format.render(run, beside))) {
      return *problem;
    }
  }
  if (page) {
    if (const auto problem = write(render::texts_file, render::findings_page(run))) return *problem;
  }
  if (!beside.explorable.empty()) {
    if (const auto problem = write(render::explorer_file, explorer_text())) return *problem;
  }
  for (const auto& game : run.games) {
    for (const auto& finding : game.findings) {
      for (std::size_t i = 0; i < finding.witnesses.size(); ++i) {
        const auto& record = finding.witnesses[i].record;
        if (record.empty()) continue;
        if (const auto problem = write(record_path(finding, i), record)) return *problem;
      }
    }
  }
  return paths;
}

}  // namespace ruleproof::cli
