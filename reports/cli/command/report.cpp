#include "reports/cli/command/report.hpp"

#include <ostream>
#include <vector>

#include "reports/cli/door/files.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {

auto run(const ReportOptions& options, Terminal& terminal) -> int {
  std::vector<Format> wanted;
  for (const auto& name : options.formats) {
    const auto format = format_called(name);
    if (!format) return fail(terminal, format.error());
    wanted.push_back(*format);
  }
  if (wanted.empty()) wanted.assign(formats().begin(), formats().end());
  if (options.out.empty() && wanted.size() != 1) {
    return fail(terminal, {Code::usage, "report", "say where to: --out DIR, or one --format"});
  }
  const auto text = read_file(options.run, terminal.in);
  if (!text) return fail(terminal, text.error());
  const auto read = render::read_run(*text);
  if (!read) {
    auto error = read.error();
    error.where = options.run + (error.where.empty() ? "" : ": " + error.where);
    return fail(terminal, error);
  }
  if (options.out.empty()) {
    terminal.out << wanted.front().render(*read);
    return exit_clean;
  }
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  const auto paths = write_run(*read, *folder, wanted);
  if (!paths) return fail(terminal, paths.error());
  for (const auto& path : *paths) terminal.out << path << '\n';
  return exit_clean;
}

}  // namespace ruleproof::cli
