#include "reports/cli/audit/pair_files.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/writing/writing.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"

namespace ruleproof::cli {
namespace {

struct PairFormat {
  std::string_view name;
  std::string_view file;
  std::string (*write)(const audit::PairAudit&);
};

constexpr auto pair_formats = std::to_array<PairFormat>(
    {{"xliff", "pair.xlf", audit::xliff_1_2},
     {"xliff2", "pair.xliff2.xlf", audit::xliff_2_0},
     {"tmx", "pair.tmx",
      [](const audit::PairAudit& comparison) { return audit::tmx(comparison, version()); }},
     {"tbx", "terms.tbx", audit::tbx}});

auto is_of_pairs(const std::string& name) -> bool {
  return std::ranges::find(pair_formats, std::string_view(name), &PairFormat::name) !=
         pair_formats.end();
}

}  // namespace

auto unknown_format(const std::vector<std::string>& names) -> std::optional<Error> {
  for (const auto& name : names) {
    if (is_of_pairs(name)) continue;
    if (const auto format = format_called(name); !format) {
      auto error = format.error();
      error.message += ", xliff, xliff2, tmx, tbx";
      return error;
    }
  }
  return std::nullopt;
}

auto write_pair(const audit::PairAudit& comparison, const Run& run, const OutFolder& folder,
                const std::vector<std::string>& names) -> std::optional<Error> {
  const auto is_wanted = [&](std::string_view name) {
    return names.empty() || std::ranges::find(names, name) != names.end();
  };
  std::vector<Format> reports;
  for (const auto& format : formats()) {
    if (is_wanted(format.name)) reports.push_back(format);
  }
  const auto written = write_run(run, folder, reports);
  if (!written) return written.error();
  for (const auto& format : pair_formats) {
    if (!is_wanted(format.name)) continue;
    const auto path = folder.path_of(std::string(format.file));
    if (auto problem = write_file(path, format.write(comparison))) return problem;
  }
  return std::nullopt;
}

}  // namespace ruleproof::cli
