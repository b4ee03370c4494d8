#include "reports/cli/audit/pair_files.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/audit/review/review.hpp"
#include "reports/audit/writing/writing.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"

namespace ruleproof::cli {
namespace {

struct PairFormat {
  std::string_view name;
  std::string_view file;
  std::string (*write)(const audit::PairAudit&, const audit::Memory&);
};

using audit::Memory;
using audit::PairAudit;
constexpr auto pair_formats = std::to_array<PairFormat>(
    {{"questions", "questions.md",
      [](const PairAudit& pair, const Memory&) { return audit::questions(pair, version()); }},
     {"review", "review.html",
      [](const PairAudit& pair, const Memory& memory) {
        return audit::review_page(pair, memory, version());
      }},
     {"xliff", "pair.xlf", [](const PairAudit& pair, const Memory&) { return xliff_1_2(pair); }},
     {"xliff2", "pair.xliff2.xlf",
      [](const PairAudit& pair, const Memory&) { return xliff_2_0(pair); }},
     {"tmx", "pair.tmx",
      [](const PairAudit& pair, const Memory&) { return audit::tmx(pair, version()); }},
     {"tbx", "terms.tbx", [](const PairAudit& pair, const Memory&) { return audit::tbx(pair); }}});

auto is_of_pairs(const std::string& name) -> bool {
  return std::ranges::find(pair_formats, std::string_view(name), &PairFormat::name) !=
         pair_formats.end();
}

/// Where a code host looks for a text: as it was named, unless that says where a machine has it.
auto located(Run run, const std::vector<std::string>& paths) -> Run {
  const auto names = names_of_texts(paths);
  for (auto& game : run.games) {
    for (auto& finding : game.findings) {
      for (auto& place : finding.places) {
        for (std::size_t i = 0; i < names.size(); ++i) {
          const auto& path = paths[i];
          const bool is_inside = !path.starts_with('/') && path.find("..") == std::string::npos;
          if (is_inside && place.file.substr(0, place.file.find('#')) == names[i]) {
            place.file.replace(0, names[i].size(), path);
            break;
          }
        }
      }
    }
  }
  return run;
}

}  // namespace

auto names_of_texts(const std::vector<std::string>& paths) -> std::vector<std::string> {
  std::vector<std::filesystem::path> left;
  std::vector<std::string> names;
  for (const auto& path : paths) {
    const std::filesystem::path whole(path);
    left.push_back(whole.parent_path());
    names.push_back(whole.filename().string());
  }
  if (paths.size() != 2 || paths[0] == paths[1]) return names;
  const auto lengthen = [&](std::size_t i) {
    const auto folder = left[i].filename().string();
    if (folder.empty()) return false;
    names[i].insert(0, folder + '/');
    left[i] = left[i].parent_path();
    return true;
  };
  while (names[0] == names[1]) {
    const bool first = lengthen(0);
    const bool second = lengthen(1);
    if (!first && !second) break;
  }
  return names;
}

auto unknown_format(const std::vector<std::string>& names) -> std::optional<Error> {
  for (const auto& name : names) {
    if (is_of_pairs(name)) continue;
    if (const auto format = format_called(name); !format) {
      auto error = format.error();
      error.message += ", questions, review, xliff, xliff2, tmx, tbx";
      return error;
    }
  }
  return std::nullopt;
}

auto pair_files() -> std::vector<std::string> {
  std::vector<std::string> written{"findings.html", "explorer.html"};
  for (const auto& format : formats()) written.emplace_back(format.file);
  for (const auto& format : pair_formats) written.emplace_back(format.file);
  return written;
}

auto write_pair(const audit::PairAudit& comparison, const audit::Memory& memory, const Run& run,
                const std::vector<std::string>& paths, const OutFolder& folder,
                const std::vector<std::string>& names) -> std::optional<Error> {
  const auto is_wanted = [&](std::string_view name) {
    return names.empty() || std::ranges::find(names, name) != names.end();
  };
  std::vector<Format> reports;
  std::vector<Format> for_hosts;
  for (const auto& format : formats()) {
    if (is_wanted(format.name)) (format.name == "sarif" ? for_hosts : reports).push_back(format);
  }
  std::vector<std::string> beside;
  for (const auto& format : pair_formats) {
    if (is_wanted(format.name)) beside.emplace_back(format.file);
  }
  const auto written = write_run(run, folder, reports, nullptr, beside);
  if (!written) return written.error();
  const auto hosted = write_run(located(run, paths), folder, for_hosts);
  if (!hosted) return hosted.error();
  for (const auto& format : pair_formats) {
    if (!is_wanted(format.name)) continue;
    const auto path = folder.path_of(std::string(format.file));
    if (auto problem = write_file(path, format.write(comparison, memory))) return problem;
  }
  return std::nullopt;
}

}  // namespace ruleproof::cli
