#include "reports/cli/door/other_run.hpp"

#include <istream>
#include <optional>
#include <string>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {

auto read_run_file(const std::string& path, std::istream& in) -> Result<Run> {
  const auto text = read_file(path, in);
  if (!text) return text.error();
  auto run = render::read_run(*text);
  if (run) return run;
  auto error = run.error();
  error.where = path + (error.where.empty() ? "" : ": " + error.where);
  return error;
}

auto read_other_run(const std::string& path, std::istream& in) -> Result<std::optional<Run>> {
  if (path.empty()) return std::optional<Run>();
  auto run = read_run_file(path, in);
  if (!run) return run.error();
  return std::optional(std::move(run).value());
}

}  // namespace ruleproof::cli
