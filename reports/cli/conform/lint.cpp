#include "reports/cli/conform/lint.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/lint/lint.hpp"
#include "properties/conformance/lint/rules.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/manual/topics.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

namespace lint = conformance::lint;

/// The line in which a phrase first stands, from 1; 0 where it does not.
auto line_of(std::string_view phrase, std::string_view text) -> std::ptrdiff_t {
  const auto at = text.find(phrase);
  return at == std::string_view::npos ? 0 : std::ranges::count(text.substr(0, at), '\n') + 1;
}

/// The page of the protocol is built in; that of a game lies in the repository.
auto place_to_read(const lint::Reference& reference, const std::string& game,
                   const std::string& root) -> std::string {
  if (reference.page == lint::Reference::Page::protocol) {
    const auto line = line_of(reference.phrase, manual::topic_called("protocol")->readme);
    return "properties/conformance/README.md:" + std::to_string(line) + ", or " +
           render::command_name() + " help protocol";
  }
  const auto path = "model/" + properties::folder_of(game) + "/README.md";
  const auto aid = render::command_name() + " rules " + game +
                   (reference.phrase == "### Moves" ? " --notation" : " --fields");
  const auto page = properties::read_file(in_root(root, path));
  auto line = page ? line_of(reference.phrase, page->text) : 0;
  if (page && line == 0) line = line_of("## Notation", page->text);
  return line == 0 ? aid : path + ':' + std::to_string(line) + ", or " + aid;
}

}  // namespace

auto lint_engine(const ConformFlags& flags, const conformance::Launch& launch,
                 const std::optional<OutFolder>& folder, Terminal& terminal) -> int {
  auto setup = setup_text(flags.set_up);
  if (!setup) return fail(terminal, setup.error());
  lint::LintOptions options{.game = entry_called(flags.set_up.game).conform,
                            .setup = std::move(setup).value(),
                            .launch = launch,
                            .seed = flags.seed};
  if (flags.seconds) options.time = std::chrono::seconds(*flags.seconds);
  options.stopped = interrupted;
  // As where games are compared: what was found is told within an answer and the time to quit.
  const Interruptible interruptible(launch.timeout + std::chrono::seconds(5));
  const auto complaints = [&] {
    const auto most = options.time / std::chrono::seconds(1);
    const Watched watched(
        terminal, so_long("looking at the adapter, " + std::to_string(most) + " s at most"));
    return lint::look_at(options);
  }();
  if (!complaints) return fail(terminal, complaints.error());
  const auto report = lint::report_of(options, *complaints, [&](const lint::Reference& reference) {
    return place_to_read(reference, flags.set_up.game, flags.root);
  });
  const std::vector<std::pair<std::string, std::string>> settings{
      {"lint", "yes"},
      {"budget", std::to_string(options.time / std::chrono::seconds(1)) + " seconds"},
      {"seed", std::to_string(flags.seed)}};
  auto status =
      finish(report, settings, flags.json, detail_of(flags.verbose, Detail::paragraph), terminal);
  if (interrupted() && status == exit_clean) status = exit_interrupted;
  if (!complaints->ended_early().empty() && !flags.json) {
    terminal.out << "ended early " << complaints->ended_early() << '\n';
  }
  if (const auto problem = write_report(report, settings, folder, terminal)) {
    return fail(terminal, *problem);
  }
  return status;
}

}  // namespace ruleproof::cli
