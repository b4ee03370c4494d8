/// The whole command: words to flags, flags to a subcommand, and what nobody else has caught.
#include "reports/cli/run.hpp"

#include <algorithm>
#include <exception>
#include <iostream>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/usage.hpp"
#include "reports/cli/flags/flag.hpp"
#include "reports/cli/help.hpp"
#include "reports/cli/manual/complete.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/standard_streams.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/ranks/run_with.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/command_name.hpp"
#include "solver/ranks/post.hpp"

namespace ruleproof {
namespace cli {
namespace {

/// What the parser did not understand, with what was perhaps meant.
auto not_understood(const CLI::App& root, const CLI::ParseError& error,
                    const std::vector<std::string>& words) -> Error {
  std::vector<std::string> known;
  const auto chosen = root.get_subcommands();
  if (chosen.empty()) {
    for (const auto& help : help_texts) known.emplace_back(help.name);
    return usage_error("", error.what(), words, known);
  }
  for (const auto* option : chosen.front()->get_options()) {
    for (const auto& name : option->get_lnames()) known.push_back("--" + name);
  }
  return usage_error(chosen.front()->get_name(), error.what(), words, known);
}

/// An option that is given must say something.
auto empty_option(const CLI::App& root) -> std::optional<Error> {
  for (const auto* app : root.get_subcommands()) {
    for (const auto* option : app->get_options()) {
      for (const auto& word : option->results()) {
        if (word.empty()) return Error{Code::usage, option->get_name(), "expected a value"};
      }
    }
  }
  return std::nullopt;
}

/// What a word does that is known without a subcommand.
constexpr auto about_root_flag(std::string_view name) -> std::string_view {
  return std::ranges::find(root_flags, name, &KnownWord::name)->about;
}

/// The version, then what the program was built with.
auto version_text() -> std::string {
  return "ruleproof " + std::string(version()) + "\nbuilt with " + RULEPROOF_BUILT_WITH;
}

/// The folder in which the files lie that came with the program, for scripts: one line.
auto say_where(const CLI::App& root, Terminal& terminal) -> int {
  if (!root.get_subcommands().empty()) {
    return fail(terminal, {Code::usage, "--where", "goes without a subcommand"});
  }
  const auto folder = home();
  if (folder.empty()) {
    return fail(terminal, {Code::no_file, "--where",
                           "nothing came with this program, and here is no repository"});
  }
  terminal.out << folder << '\n';
  return 0;
}

auto main_of(const std::vector<std::string>& given, Terminal& terminal) -> int {
  CLI::App root(about_command(), render::command_name());
  root.set_version_flag("--version", version_text());
  bool where = false;
  root.add_flag("--where", where, std::string(about_root_flag("--where")));
  root.footer(std::string(about_exit_codes));
  root.require_subcommand(0, 1);
  Action action;
  add_games(root, action);
  add_rules(root, action);
  add_rulebook(root, action);
  add_play(root, action);
  add_replay(root, action);
  add_check(root, action);
  add_explore(root, action);
  add_ask(root, action);
  add_compare(root, action);
  add_refute(root, action);
  add_balance(root, action);
  add_audit(root, action);
  add_conform(root, action);
  add_serve(root, action);
  add_data(root, action);
  add_verify(root, action);
  add_merge(root, action);
  add_report(root, action);
  add_explorer(root, action);
  add_help(root, action);
  // A shell asks this while somebody types: the words are unfinished, and not the parser's.
  if (!given.empty() && given.front() == "complete") {
    return manual::complete(pages_of(root), std::span(given).subspan(1), terminal);
  }
  try {
    auto words = each_with_its_flag(given, "--ignore");
    std::ranges::reverse(words);  // as the parser takes them
    root.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return root.exit(error, terminal.out, terminal.err);  // --help
    return fail(terminal, not_understood(root, error, given));
  }
  if (const auto problem = empty_option(root)) return fail(terminal, *problem);
  if (where) return say_where(root, terminal);
  if (!action) {
    terminal.out << root.help();
    return fail(terminal, {Code::usage, "", "which subcommand?"});
  }
  const auto chosen = root.get_subcommands().front()->get_name();
  if (terminal.ranks != nullptr && chosen != "explore") {
    return fail(terminal, {Code::usage, chosen, "several processes can share explore only"});
  }
  return action(terminal);
}

}  // namespace
}  // namespace cli

namespace {

auto run_in(cli::Terminal terminal, int count, char** words, GameList games) -> int {
  try {
    // Several processes say what one says, and to be typed next is that one.
    if (count > 0 && terminal.ranks == nullptr) render::call_it(words[0]);
    cli::know(std::move(games));
    return ended(terminal, cli::main_of({words + 1, words + count}, terminal));
  } catch (const std::exception& error) {
    std::cerr << "RP-000: internal: " << cli::error_line(error.what()) << '\n';
  } catch (...) {
    std::cerr << "RP-000: internal: unknown exception\n";
  }
  return cli::exit_internal;
}

}  // namespace

auto run(int count, char** words, GameList games) -> int {
  return run_in(cli::standard_streams(), count, words, std::move(games));
}

auto run_with(solver::Post& ranks, int count, char** words, GameList games) -> int {
  auto terminal = cli::standard_streams();
  std::ostringstream unseen;
  if (ranks.rank() == 0) {
    terminal.ranks = &ranks;
    return run_in(terminal, count, words, std::move(games));
  }
  return run_in({.in = terminal.in, .out = unseen, .err = unseen, .ranks = &ranks}, count, words,
                std::move(games));
}

}  // namespace ruleproof
