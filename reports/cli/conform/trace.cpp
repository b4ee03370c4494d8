#include "reports/cli/conform/trace.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/trace/hold.hpp"
#include "properties/conformance/trace/trace.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

auto hold_trace(const ConformFlags& flags, const std::optional<OutFolder>& folder,
                Terminal& terminal) -> int {
  auto setup = setup_text(flags.set_up);
  if (!setup) return fail(terminal, setup.error());
  const auto text = read_file(flags.trace, terminal.in);
  if (!text) return fail(terminal, text.error());
  const auto games = conformance::trace::read(*text, flags.trace);
  if (!games) return fail(terminal, games.error());
  auto report = conformance::trace::hold({.game = entry_called(flags.set_up.game).conform,
                                          .setup = std::move(setup).value(),
                                          .name = flags.trace},
                                         *games);
  if (!report) return fail(terminal, report.error());
  auto shown = std::move(report).value();
  fill_frames(shown);
  const std::vector<std::pair<std::string, std::string>> settings{{"trace", flags.trace}};
  const auto status = finish(shown, settings, flags.json, detail_of(flags.verbose), terminal);
  if (const auto problem = write_report(shown, settings, folder, terminal)) {
    return fail(terminal, *problem);
  }
  return status;
}

}  // namespace ruleproof::cli
