/// The command `ruleproof`: flags to options, options to a subcommand. The only file with CLI11.
#include <algorithm>
#include <cstdint>
#include <exception>
#include <functional>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/games.hpp"
#include "reports/cli/command/play.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/command/report.hpp"
#include "reports/cli/command/rules.hpp"
#include "reports/cli/command/serve.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/numbers.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/usage.hpp"
#include "reports/cli/help.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/standard_streams.hpp"

namespace ruleproof::cli {
namespace {

/// What reads a number, as a step before the parser's own: that one cuts to what fits, and takes
/// a zero in front for octal. In plain digits it reads the same.
template <class Read>
auto in_digits(Read read) -> CLI::Validator {
  return CLI::Validator{[read](std::string& text) -> std::string {
                          const auto number = read(text);
                          if (!number) return number.error().message;
                          text = std::to_string(*number);
                          return {};
                        },
                        ""};
}

/// More games, steps or positions than anybody can wait for.
constexpr std::uint64_t most_count = 1'000'000'000'000;
/// The longest games are not nearly as long.
constexpr std::uint64_t most_depth = 1'000'000;
constexpr std::uint64_t most_jobs = 1'024;
constexpr std::uint64_t most_seconds = 1'000'000;
constexpr std::uint64_t most_effort = 1'000;

/// What is to be done once the command line is read.
using Action = std::function<int(Terminal&)>;

/// A subcommand in the making, with the options that its flags fill.
template <class Options>
struct Command {
  CLI::App* app;
  std::shared_ptr<Options> options;

  auto operator->() const -> CLI::App* { return app; }
  [[nodiscard]] auto flags() const -> Options& { return *options; }
};

template <class Options>
auto command(CLI::App& root, Action& action, std::string_view name) -> Command<Options> {
  const auto& help = help_of(name);
  auto options = std::make_shared<Options>();
  auto* app = root.add_subcommand(std::string(name), std::string(help.about));
  app->footer(std::string(help.more));
  app->callback([options, &action] {
    action = [options](Terminal& terminal) { return run(*options, terminal); };
  });
  return {app, std::move(options)};
}

auto add_json(CLI::App* app, bool& json) -> void { app->add_flag("--json", json, "print JSON"); }

/// A flag that may be given several times, each time with one word; help shows one.
auto one_word(CLI::Option* option, const std::string& name = "TEXT") -> CLI::Option* {
  return option->allow_extra_args(false)->option_text(name);
}
auto add_pairs(CLI::App* app, const std::string& name, std::vector<std::string>& words,
               const std::string& about) -> CLI::Option* {
  return one_word(app->add_option(name, words, about), "NAME=VALUE,...");
}

/// From the least to the greatest number that a flag may say.
struct Bounds {
  std::uint64_t low = 0;
  std::uint64_t high = most_count;
};

/// A number within bounds; without a flag, what `number` says.
template <class Number>
auto add_number(CLI::App* app, const std::string& name, Number& number, const std::string& about,
                Bounds bounds = {}) -> CLI::Option* {
  return app->add_option(name, number, about)->transform(in_digits([=](const std::string& text) {
    return read_count(text, bounds.low, bounds.high);
  }));
}
/// The same; help shows what it is without a flag.
template <class Number>
auto add_default(CLI::App* app, const std::string& name, Number& number, const std::string& about,
                 Bounds bounds = {}) -> void {
  add_number(app, name, number, about, bounds)->capture_default_str();
}

auto add_game_name(CLI::App* app, std::string& game) -> void {
  app->add_option("GAME", game, "its name: see `ruleproof games`")->required();
}

/// The flags that say of what size a game is, and how its rules are read.
auto add_size(CLI::App* app, SetUpFlags& flags) -> void {
  app->add_option("--players", flags.players, "number of players")->group("Set-up");
  add_pairs(app, "--setup", flags.options, "options: name=value,...")->group("Set-up");
}

auto add_readings(CLI::App* app, SetUpFlags& flags) -> void {
  add_pairs(app, "--rulings", flags.rulings, "answers to open questions: id=answer,...")
      ->group("Set-up");
  app->add_option("--rulebook", flags.rulebook, "the answers that this translation states: ru, es")
      ->group("Set-up");
}

auto add_set_up(CLI::App* app, SetUpFlags& flags) -> void {
  add_game_name(app, flags.game);
  add_size(app, flags);
  add_readings(app, flags);
}

auto add_memory(CLI::App* app, std::uint64_t& bytes, const std::string& usual) -> void {
  app->add_option("--memory", bytes, "most memory of one search: 4GB, 512MB")
      ->transform(in_digits([](const std::string& text) { return read_bytes(text); }))
      ->default_str(usual);
}

auto add_seed(CLI::App* app, std::uint64_t& seed) -> void {
  add_default(app, "--seed", seed, "of everything random",
              {.high = std::numeric_limits<std::uint64_t>::max()});
}
auto add_root(CLI::App* app, std::string& root) -> void {
  app->add_option("--root", root, "the repository, with properties/ and fuzz/; else it is here");
}

auto add_games(CLI::App& root, Action& action) -> void {
  const auto c = command<GamesOptions>(root, action, "games");
  add_json(c.app, c.flags().json);
}

auto add_rules(CLI::App& root, Action& action) -> void {
  const auto c = command<RulesOptions>(root, action, "rules");
  auto& flags = c.flags();
  add_game_name(c.app, flags.set_up.game);
  add_size(c.app, flags.set_up);
  c->add_option("CLAUSE", flags.clause, "only this clause, or those whose ids begin so");
  auto* rulings = c->add_flag("--rulings", flags.rulings, "the open questions and their answers");
  auto* notation = c->add_flag("--notation", flags.notation, "how moves are written");
  auto* fields = c->add_flag("--fields", flags.fields,
                             "what a position consists of, and which clauses decide it");
  rulings->excludes(notation)->excludes(fields);
  notation->excludes(fields);
  add_json(c.app, flags.json);
}

auto add_play(CLI::App& root, Action& action) -> void {
  const auto c = command<PlayOptions>(root, action, "play");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_flag("--random", flags.random, "dice choose every move");
  c->add_flag("--choose-chance", flags.choose_chance, "decide for chance, too");
  add_seed(c.app, flags.seed);
  add_number(c.app, "--moves", flags.moves,
             "stop after so many moves; dice stop after 20,000 by themselves");
  c->add_option("--record", flags.record, "write the record to this file");
  add_json(c.app, flags.json);
}

auto add_replay(CLI::App& root, Action& action) -> void {
  const auto c = command<ReplayOptions>(root, action, "replay");
  auto& flags = c.flags();
  c->add_option("RECORD", flags.files, "files, folders of *.game files, or -")->required();
  add_pairs(c.app, "--rulings", flags.rulings, "answers instead of those of the record");
  c->add_flag("--quiet", flags.quiet, "one line for each record");
  add_json(c.app, flags.json);
}

auto add_check(CLI::App& root, Action& action) -> void {
  const auto c = command<CheckFlags>(root, action, "check");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  add_default(c.app, "--steps", flags.steps, "at least so many steps");
  add_seed(c.app, flags.seed);
  one_word(c->add_option("--law", flags.laws, "only laws with this in their names"));
  add_json(c.app, flags.json);
}

auto add_explore(CLI::App& root, Action& action) -> void {
  const auto c = command<ExploreFlags>(root, action, "explore");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  add_number(c.app, "--depth", flags.depth, "moves from the opening", {.high = most_depth});
  add_number(c.app, "--states", flags.states, "stop when so many positions are stored");
  add_memory(c.app, flags.memory, "4GB");
  c->add_flag("--symmetric", flags.symmetric, "count positions alike by symmetry once");
  auto* checkpoint = c->add_option("--checkpoint", flags.checkpoint,
                                   "write to this file now and then what was found so far");
  c->add_flag("--resume", flags.resume, "go on from that file")->needs(checkpoint);
  auto* pins = c->add_flag("--pins", flags.pins, "count again what is pinned in properties/pins");
  c->add_flag("--graph", flags.graph,
              "instead: cycles, dead ends, what every win passes through, forced wins, safest ways")
      ->excludes(checkpoint)
      ->excludes(pins);
  add_root(c.app, flags.root);
  add_json(c.app, flags.json);
}

auto add_compare(CLI::App& root, Action& action) -> void {
  const auto c = command<CompareFlags>(root, action, "compare");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_option("--ruling", flags.ruling, "id=answer: one reading")->type_name("ID=ANSWER");
  c->add_option("--against", flags.against, "id=answer: the other; else as the set-up has it")
      ->type_name("ID=ANSWER");
  c->add_flag("--all", flags.all, "every answer to every open question, as a table");
  add_default(c.app, "--depth", flags.budget.depth, "try every game up to so many moves",
              {.high = most_depth});
  add_default(c.app, "--states", flags.budget.states, "and up to so many positions");
  add_default(c.app, "--samples", flags.budget.samples, "then so many random games");
  add_default(c.app, "--pairs", flags.budget.pairs, "pairs of random games: how often it matters");
  add_seed(c.app, flags.budget.seed);
  add_root(c.app, flags.root);
  add_json(c.app, flags.json);
}

/// A question that is typed, under a set-up and within bounds.
auto add_typed(CLI::App* app, TypedFlags& flags) -> void {
  const std::string group = "Typed questions";
  const auto add = [&](const std::string& name, auto& value, const std::string& about) {
    return app->add_option(name, value, about)->group(group);
  };
  add("--can", flags.can, "can it be that EXPR?")->type_name("EXPR");
  add("--always", flags.always, "is it always so that EXPR?")->type_name("EXPR");
  add("--never", flags.never, "is it never so that EXPR?")->type_name("EXPR");
  app->add_flag("--fields", flags.fields, "the names that EXPR may use")->group(group);
  add_number(app, "--depth", flags.depth, "only games of so many moves", {.high = most_depth})
      ->group(group);
  add_number(app, "--states", flags.states, "positions to visit breadth first")->group(group);
  add_number(app, "--seconds", flags.seconds, "give up after so long", {.high = most_seconds})
      ->group(group);
  add_memory(app, flags.memory, "2GB");
  add_size(app, flags.set_up);
  add_readings(app, flags.set_up);
}

auto add_ask(CLI::App& root, Action& action) -> void {
  const auto c = command<AskFlags>(root, action, "ask");
  auto& flags = c.flags();
  add_game_name(c.app, flags.game);
  c->add_option("QUESTION", flags.question, "id or tag: see --list");
  c->add_flag("--all", flags.all, "every question");
  c->add_flag("--list", flags.list, "the questions, without asking them");
  c->add_flag("--laws", flags.laws, "what induction proves of all games");
  c->add_flag("--confirm", flags.confirm, "ask cvc5 about every no of the solver, too");
  c->add_flag("--smt", flags.smt, "only what other solvers need to confirm a no: SMT-LIB 2");
  add_default(c.app, "--effort", flags.effort, "multiplies what searches look at",
              {.low = 1, .high = most_effort});
  add_typed(c.app, flags.typed);
  add_seed(c.app, flags.seed);
  add_json(c.app, flags.json);
}

auto add_balance(CLI::App& root, Action& action) -> void {
  const auto c = command<BalanceFlags>(root, action, "balance");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_option("--bots", flags.bots, "who plays: uniform, greedy, mcts:200, ...")
      ->capture_default_str();
  one_word(c->add_option("--never", flags.never,
                         "moves that a copy of each bot leaves out, by their beginning"));
  c->add_option("--vary", flags.vary, "the same with several answers or numbers: NAME=a,b")
      ->type_name("NAME=VALUE,VALUE");
  c->add_option("--until", flags.until, "half-width of the intervals")->capture_default_str();
  add_number(c.app, "--games", flags.games, "stop after so many, in whole rounds");
  add_default(c.app, "--longest", flags.longest, "cut a game off after so many choices");
  add_seed(c.app, flags.seed);
  add_number(c.app, "--threads", flags.threads, "else one for each processor");
  c->add_option("--checkpoint", flags.checkpoint, "keep in this file what was counted");
  c->add_flag("--resume", flags.resume, "go on from that file, where it is there");
  c->add_option("--record", flags.record, "keep the whole run in a file of this folder");
  c->add_flag("--clauses", flags.clauses, "how often each clause was relied on");
  add_json(c.app, flags.json);
}

auto add_audit(CLI::App& root, Action& action) -> void {
  const auto c = command<AuditFlags>(root, action, "audit");
  auto& flags = c.flags();
  add_game_name(c.app, flags.game);
  c->add_option("--texts", flags.texts, "folder of the texts")->envname("RULEPROOF_TEXTS");
  c->add_option("--old", flags.old, "folder of the texts as reviewed: shows changed lines twice");
  c->add_flag("--checks", flags.checks, "only print what each text check looks for");
  c->add_option("--new", flags.new_text, "draft a sources file for this text")->group("New text");
  c->add_option("--lang", flags.language, "its language: two letters")->group("New text");
  c->add_option("--sources", flags.sources,
                "folder of sources files (*.toml), instead of those built in");
  c->add_flag("--quick", flags.quick, "do not look for games that tell readings apart");
  c->add_flag("--games", flags.games, "print those games, too");
  add_default(c.app, "--budget", flags.budget, "so many times the usual work of looking for games",
              {.low = 1, .high = most_effort});
  add_number(c.app, "--jobs", flags.jobs, "questions at a time; else one for each processor",
             {.high = most_jobs});
  c->add_option("--out", flags.out, "folder for the page, SARIF, summary, questions and records");
  c->add_flag("--stamp", flags.stamp, "write fresh hashes into the sources files, after a review");
  add_seed(c.app, flags.seed);
  add_root(c.app, flags.root);
  add_json(c.app, flags.json);
}

auto add_conform(CLI::App& root, Action& action) -> void {
  const auto c = command<ConformFlags>(root, action, "conform");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_option("ENGINE", flags.command, "behind --: the program and its arguments")->required();
  add_number(c.app, "--steps", flags.steps, "the budget in steps, instead of seconds: repeatable",
             {.low = 1});
  add_default(c.app, "--seconds", flags.seconds, "the budget", {.low = 1});
  c->add_option("--timeout", flags.timeout, "seconds for each answer")->capture_default_str();
  c->add_flag("--keep-going", flags.keep_going, "past a disagreement that was found");
  one_word(c->add_option("--ignore", flags.ignore, "clauses whose disagreements are known"),
           "CLAUSE ...");
  c->add_option("--out", flags.out, "folder of the report");
  c->add_option("--log", flags.log, "file for the engine's standard error");
  add_seed(c.app, flags.seed);
  add_root(c.app, flags.root);
  add_json(c.app, flags.json);
}

auto add_serve(CLI::App& root, Action& action) -> void {
  const auto c = command<ServeFlags>(root, action, "serve");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  const auto* aids = "Test aids";
  add_pairs(c.app, "--play-rulings", flags.play_rulings, "play by these, whatever is asked for")
      ->group(aids);
  c->add_option("--bug", flags.bug, "play with this planted bug; list: tell them and their clauses")
      ->type_name("NAME")
      ->group(aids);
  one_word(c->add_option("--without", flags.without,
                         "do not declare: legal, undo, outcome, position, setup"),
           "TEXT,...")
      ->delimiter(',')
      ->group(aids);
  one_word(c->add_option("--fields", flags.fields, "report these fields only"), "TEXT,...")
      ->delimiter(',')
      ->group(aids);
}

auto add_verify(CLI::App& root, Action& action) -> void {
  const auto c = command<VerifyFlags>(root, action, "verify");
  auto& flags = c.flags();
  c->add_option("GAME", flags.games, "only these games");
  c->add_option("--out", flags.out, "folder of the report")->capture_default_str();
  add_default(c.app, "--steps", flags.steps, "of random games, for each game");
  c->add_option("--texts", flags.texts, "folder of the rulebooks' texts, for the audit")
      ->envname("RULEPROOF_TEXTS");
  c->add_flag("--quick", flags.quick, "smaller budgets");
  c->add_option("--balance", flags.balance,
                "play the balance anew to this half-width: 0.01; hours. Else the recorded runs")
      ->check(CLI::Range(0.0001, 0.5));
  add_number(c.app, "--jobs", flags.jobs, "parts at a time; else one for each processor",
             {.high = most_jobs});
  add_seed(c.app, flags.seed);
  add_root(c.app, flags.root);
  add_json(c.app, flags.json);
}

auto add_report(CLI::App& root, Action& action) -> void {
  const auto c = command<ReportOptions>(root, action, "report");
  auto& flags = c.flags();
  c->add_option("RUN", flags.run, "a run.json, or -")->required();
  c->add_option("--out", flags.out, "folder to write to");
  one_word(c->add_option("--format", flags.formats, "html, junit, sarif, markdown or json"));
}

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

auto main_of(int argc, char** argv, Terminal& terminal) -> int {
  CLI::App root(std::string(about_ruleproof), "ruleproof");
  root.set_version_flag("--version", "ruleproof " + std::string(version()));
  root.footer(std::string(about_exit_codes));
  root.require_subcommand(0, 1);
  Action action;
  add_games(root, action);
  add_rules(root, action);
  add_play(root, action);
  add_replay(root, action);
  add_check(root, action);
  add_explore(root, action);
  add_ask(root, action);
  add_compare(root, action);
  add_balance(root, action);
  add_audit(root, action);
  add_conform(root, action);
  add_serve(root, action);
  add_verify(root, action);
  add_report(root, action);
  try {
    auto words = each_with_its_flag({argv + 1, argv + argc}, "--ignore");
    std::ranges::reverse(words);  // as the parser takes them
    root.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return root.exit(error, terminal.out, terminal.err);  // --help
    return fail(terminal, not_understood(root, error, {argv + 1, argv + argc}));
  }
  if (const auto problem = empty_option(root)) return fail(terminal, *problem);
  if (!action) {
    terminal.out << root.help();
    return fail(terminal, {Code::usage, "", "which subcommand?"});
  }
  return action(terminal);
}

}  // namespace
}  // namespace ruleproof::cli

auto main(int argc, char** argv) -> int {
  try {
    auto terminal = ruleproof::cli::standard_streams();
    return ended(terminal, ruleproof::cli::main_of(argc, argv, terminal));
  } catch (const std::exception& error) {
    std::cerr << "RP-000: internal: " << error.what() << '\n';
  } catch (...) {
    std::cerr << "RP-000: internal: unknown exception\n";
  }
  return ruleproof::cli::exit_internal;
}
