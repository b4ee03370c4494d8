#include "reports/cli/command/report.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ostream>
#include <vector>

#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/since.hpp"

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
  if (options.run == "-" && options.against == "-") {
    return fail(terminal, {Code::usage, "--against", "the standard input is one run, not two"});
  }
  const auto shows = [](const Format& format) {
    return format.name == "html" || format.name == "markdown";
  };
  if (!options.against.empty() && std::ranges::none_of(wanted, shows)) {
    return fail(terminal, {Code::usage, "--against", "only html and markdown show what differs"});
  }
  const auto read = read_run_file(options.run, terminal.in);
  if (!read) return fail(terminal, read.error());
  const auto other = read_other_run(options.against, terminal.in);
  if (!other) return fail(terminal, other.error());
  std::optional<render::Since> since;
  if (*other) since = render::since(**other, *read);
  const auto* different = since ? &*since : nullptr;
  if (options.out.empty()) {
    terminal.out << wanted.front().render(*read, {.since = different});
    return exit_clean;
  }
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  const auto paths = [&] {
    const Watched watched(terminal, so_long("writing the report"));
    return write_run(*read, *folder, wanted, different);
  }();
  if (!paths) return fail(terminal, paths.error());
  std::size_t records = 0;
  const auto records_folder = folder->path_of("records/");
  for (const auto& path : *paths) {
    if (path.starts_with(records_folder)) {
      ++records;
    } else {
      terminal.out << path << '\n';
    }
  }
  if (records > 0) terminal.out << plural(records, "record") << " in " << records_folder << '\n';
  if (since) terminal.out << render::in_words(*since) << '\n';
  return exit_clean;
}

}  // namespace ruleproof::cli
