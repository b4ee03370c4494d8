/// The files that a run is written to.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/beside.hpp"

namespace ruleproof::cli {

/// One form of a report.
struct Format {
  std::string_view name;  ///< "html"
  std::string_view file;  ///< "report.html"
  std::string (*render)(const Run&, const render::Beside&);
};

/// html, junit, sarif, markdown, json.
[[nodiscard]] auto formats() -> std::span<const Format>;
/// The format of that name; otherwise the error says which there are.
[[nodiscard]] auto format_called(const std::string& name) -> Result<Format>;

/// Writes the run in every format into a folder, and each witness as a record under `records/`: all
/// of them, or none where one cannot be written; beside the page, its findings as text and the
/// explorer. Records that an older run.json in the folder speaks of, and this one not, go with it.
/// Reports say what is different `since` another run, if there is one; the page names the files
/// that lie `beside` it besides. Gives the paths, in the order of writing.
[[nodiscard]] auto write_run(const Run& run, const OutFolder& folder,
                             std::span<const Format> wanted, const render::Since* since = nullptr,
                             const std::vector<std::string>& beside = {})
    -> Result<std::vector<std::string>>;

/// Writes the report of one game in every format into the folder of --out, if one was claimed, and
/// says where on standard error.
[[nodiscard]] auto write_report(const GameReport& report,
                                std::vector<std::pair<std::string, std::string>> settings,
                                const std::optional<OutFolder>& folder, Terminal& terminal)
    -> std::optional<Error>;

/// "records/year-of-the-dragon-ruling-festival-zero-1.game".
[[nodiscard]] auto record_path(const Finding& finding, std::size_t witness) -> std::string;

}  // namespace ruleproof::cli
