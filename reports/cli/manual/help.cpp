#include "reports/cli/manual/help.hpp"

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/help.hpp"
#include "reports/cli/manual/completions/ruleproof.bash.hpp"
#include "reports/cli/manual/completions/ruleproof.fish.hpp"
#include "reports/cli/manual/completions/ruleproof.zsh.hpp"
#include "reports/cli/manual/roff.hpp"
#include "reports/cli/manual/topics.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

namespace scripts = embedded::cli;

const auto shells = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"bash", scripts::manual_completions_ruleproof_bash},
    {"zsh", scripts::manual_completions_ruleproof_zsh},
    {"fish", scripts::manual_completions_ruleproof_fish},
});

auto write_pages(const HelpFlags& options, Terminal& terminal) -> int {
  for (const auto& file : manual::man_files(options.pages(), version())) {
    const auto path = options.man + '/' + file.path;
    if (const auto error = write_file(path, file.text)) return fail(terminal, *error);
    terminal.out << path << '\n';
  }
  return exit_clean;
}

auto print_completion(const std::string& shell, Terminal& terminal) -> int {
  for (const auto& [name, script] : shells) {
    if (name != shell) continue;
    terminal.out << in_its_name(script);
    return exit_clean;
  }
  return fail(terminal, {Code::usage, "--completion", "one of bash, zsh, fish"});
}

auto print_topic(const HelpFlags& options, Terminal& terminal) -> int {
  std::vector<std::string_view> names;
  bool told = false;  // "data" is a subcommand and a format
  const auto pages = options.pages();
  for (const auto& page : pages) {
    names.push_back(page.name);
    if (page.name != options.topic) continue;
    terminal.out << page.help;
    told = true;
  }
  for (const auto& topic : manual::topics()) {
    names.push_back(topic.name);
    if (topic.name != options.topic) continue;
    terminal.out << (told ? "\n" : "") << topic.name << ": " << topic.about << "\n\n"
                 << with_its_commands(manual::section_of(topic));
    told = true;
  }
  if (told) return exit_clean;
  return fail(terminal,
              {Code::usage, "help",
               "nothing is called \"" + options.topic + '"' + did_you_mean(options.topic, names)});
}

}  // namespace

auto run(const HelpFlags& options, Terminal& terminal) -> int {
  if (!options.man.empty()) return write_pages(options, terminal);
  if (!options.completion.empty()) return print_completion(options.completion, terminal);
  if (!options.topic.empty() && options.topic != render::command_name())
    return print_topic(options, terminal);
  terminal.out << options.overview() << "\nFormats, as in `" << render::command_name()
               << " help record`:\n";
  std::vector<std::vector<std::string>> rows;
  for (const auto& topic : manual::topics()) {
    rows.push_back({std::string(topic.name), std::string(topic.about)});
  }
  terminal.out << columns(rows, "  ");
  return exit_clean;
}

}  // namespace ruleproof::cli
