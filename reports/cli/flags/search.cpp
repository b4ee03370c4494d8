/// The flags of the subcommands about the searches.
#include <string>
#include <vector>

#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/command/explore.hpp"
#include "reports/cli/command/refute.hpp"
#include "reports/cli/command/typed.hpp"
#include "reports/cli/flags/flag.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/memory_share.hpp"

namespace ruleproof::cli {

auto add_check(CLI::App& root, Action& action) -> void {
  const auto c = command<CheckFlags>(root, action, "check");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  add_default(c.app, "--steps", flags.steps, "at least so many steps", {.low = 1});
  add_seed(c.app, flags.seed);
  one_word(c->add_option("--law", flags.laws, "only laws with this in their names"));
  c->add_flag("--everywhere", flags.everywhere,
              "at every step of a small game instead: of --setup, or of the set-up that the game "
              "names");
  add_number(c.app, "--states", flags.states,
             "stop when so many positions are stored: 2000000 without it");
  add_jobs(c.app, flags.jobs);
  add_shard(c.app, flags.shard);
  add_out(c.app, flags.out);
  add_failed_in_store(c.app, flags.failed);
  add_telling(c.app, flags.json, flags.verbose, "each law, and the games that break it");
  not_with(c.app, "--last-failed", {"--law"});
  for (const auto* alone : {"--everywhere", "--shard"}) {
    not_with(c.app, alone, {"--failed-first", "--last-failed"});
  }
  only_with(c.app, {"--states"}, {"--everywhere"});
  not_with(c.app, "--everywhere", {"--steps", "--seed", "--law", "--jobs", "--shard"});
}

auto add_explore(CLI::App& root, Action& action) -> void {
  const auto c = command<ExploreFlags>(root, action, "explore");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  add_number(c.app, "--depth", flags.depth, "moves from the opening", {.high = most_depth});
  add_number(c.app, "--states", flags.states, "stop when so many positions are stored");
  add_memory(c.app, flags.memory, "4GB");
  c->add_flag("--symmetric", flags.symmetric, "count positions alike by symmetry once");
  add_jobs(c.app, flags.jobs);
  auto* checkpoint = c->add_option("--checkpoint", flags.checkpoint,
                                   "write to this file now and then what was found so far");
  auto* spill = c->add_option("--spill", flags.spill,
                              "folder for positions that do not fit in --memory; it may be resumed")
                    ->excludes(checkpoint);
  c->add_flag("--resume", flags.resume, "go on from that file, or in that folder");
  only_with(c.app, {"--resume"}, {"--checkpoint", "--spill"});
  auto* pins = c->add_flag("--pins", flags.pins, "count again what is pinned in properties/pins");
  c->add_flag("--graph", flags.graph,
              "instead: cycles, dead ends, what every win passes through, forced wins, safest ways")
      ->excludes(checkpoint)
      ->excludes(spill)
      ->excludes(pins);
  add_root(c.app, flags.root);
  add_out(c.app, flags.out);
  refuse_failed(c.app, "a count is whole or is none; `verify` has them for pins");
  add_telling(c.app, flags.json, flags.verbose,
              "what is reached after each number of moves; each pin; the ways to win");
  only_with(c.app, {"--root"}, {"--pins"});
  not_with(c.app, "--pins",
           {"--depth", "--states", "--symmetric", "--jobs", "--checkpoint", "--spill", "--players",
            "--setup", "--rulings", "--rulebook"});
  not_with(c.app, "--graph", {"--symmetric", "--jobs"});
  not_with(c.app, "--checkpoint", {"--jobs"});
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
  add_default(
      c.app, "--samples", flags.budget.samples,
      "then so many random games; a quarter for those between the fewest and the most players");
  add_default(c.app, "--pairs", flags.budget.pairs, "pairs of random games: how often it matters");
  add_seed(c.app, flags.budget.seed);
  add_jobs(c.app, flags.jobs);
  add_root(c.app, flags.root);
  add_out(c.app, flags.out);
  refuse_failed(c.app, "readings that differ are no failures");
  add_telling(c.app, flags.json, flags.verbose, "the games; of --all, each pair of readings");
  not_with(c.app, "--all", {"--ruling", "--against"});
}

namespace {

/// A question that is typed, under a set-up and within bounds.
auto add_typed(CLI::App* app, TypedFlags& flags) -> void {
  const std::string group = "Typed questions";
  const auto add = [&](const std::string& name, auto& value, const std::string& about) {
    return app->add_option(name, value, about)->group(group);
  };
  add("--can", flags.can, "can it be that EXPR?")->type_name("EXPR");
  add("--always", flags.always, "is it always so that EXPR?")->type_name("EXPR");
  add("--never", flags.never, "is it never so that EXPR?")->type_name("EXPR");
  app->add_flag("--fields", flags.fields,
                "the names that EXPR may use; -v each in a row of its own")
      ->group(group);
  add_number(app, "--depth", flags.depth, "only games of so many moves", {.high = most_depth})
      ->group(group);
  add_number(app, "--states", flags.states, "positions to visit breadth first")->group(group);
  add_number(app, "--seconds", flags.seconds, "give up after so long", {.high = most_seconds})
      ->group(group);
  add_memory(app, flags.memory, "2GB");
  // What questions take beside these is not counted.
  app->get_option("--memory")
      ->description("most memory of all searches and of Z3: 4GB, 512MB; 32MB or more");
  add_size(app, flags.set_up);
  add_readings(app, flags.set_up);
}

/// What goes with the catalogue, with what is typed, and with lists.
auto tell_modes_of_ask(CLI::App* app) -> void {
  const std::vector<std::string> set_up{"--players", "--setup", "--rulings", "--rulebook"};
  const std::vector<std::string> searching{"--effort",  "--memory", "--seed", "--smt",
                                           "--confirm", "--jobs",   "--out"};
  only_with(app, {"--depth", "--states", "--seconds"}, {"--can", "--always", "--never"});
  only_with(app, searching, {"QUESTION", "--all", "--laws", "--can", "--always", "--never"});
  for (const std::string list : {"--list", "--fields"}) {
    not_with(app, list, searching);
    not_with(app, list, {"--can", "--always", "--never", "--laws", "--all"});
  }
  only_with(app, {"--verbose"},
            {"QUESTION", "--all", "--laws", "--can", "--always", "--never", "--fields"});
  not_with(app, "--list", {"--verbose"});
  not_with(app, "--list", set_up);
  not_with(app, "--list", {"--fields"});
  not_with(app, "--smt", {"--out", "--verbose"});
  for (const std::string mode : {"--all", "--laws", "--list", "--fields"}) {
    not_with(app, mode, {"QUESTION"});
  }
  not_with(app, "--laws", set_up);
  not_with(app, "--laws", {"--memory", "--jobs"});
  for (const std::string typed : {"--can", "--always", "--never"}) {
    not_with(app, typed, {"--effort", "--smt", "--confirm", "--all", "--laws", "--jobs"});
  }
}

/// Engines share what --memory says, so that they stay within it together. Shares do not depend on
/// --jobs, and nor do answers.
auto share_memory_of_ask(const CLI::App& app, AskFlags& flags) -> void {
  if (app.get_option("--memory")->count() == 0) return;
  constexpr unsigned at_a_time = 4;
  const auto all = flags.typed.memory;
  flags.shares = at_a_time;
  const bool typed = !(flags.typed.can + flags.typed.always + flags.typed.never).empty();
  flags.typed.memory = typed ? all / 2 : all / 2 / at_a_time;
  solver::share_memory({.search = flags.typed.memory, .z3 = all / 2});
}

}  // namespace

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
  add_number(c.app, "--jobs", flags.jobs, "questions at a time; else one for each processor",
             {.high = most_jobs});
  add_default(c.app, "--effort", flags.effort, "multiplies what searches look at",
              {.low = 1, .high = most_effort});
  add_typed(c.app, flags.typed);
  add_out(c.app, flags.out);
  add_seed(c.app, flags.seed);
  add_failed_in_store(c.app, flags.failed);
  only_with(c.app, {"--failed-first", "--last-failed", "--store", "--no-store"}, {"--all"});
  add_telling(c.app, flags.json, flags.verbose,
              "all of each answer, with the games that show it; each of the names");
  tell_modes_of_ask(c.app);
  c->callback([c, &action] {
    share_memory_of_ask(*c.app, c.flags());
    action = [options = c.options](Terminal& terminal) { return run(*options, terminal); };
  });
}

auto add_refute(CLI::App& root, Action& action) -> void {
  const auto c = command<RefuteFlags>(root, action, "refute");
  auto& flags = c.flags();
  add_game_name(c.app, flags.game);
  c->add_option("QUESTION", flags.question, R"(id or tag, "laws" or "facts"; else all)");
  auto& effort = flags.effort;
  add_default(c.app, "--steps", effort.steps, "of games, for the answers to each question");
  add_default(c.app, "--guided", effort.guided, "positions of searches, for each claim");
  add_default(c.app, "--pairs", effort.pairs, "of other answers to two rulings, for each claim",
              {.high = most_effort});
  add_number(c.app, "--seconds", flags.seconds,
             "end after so long, the answers included; without it when all is tried",
             {.low = 1, .high = most_seconds});
  add_seed(c.app, effort.seed);
  add_root(c.app, flags.root);
  add_jobs(c.app, flags.jobs);
  add_out(c.app, flags.out);
  add_failed_in_store(c.app, flags.failed);
  for (const auto* mode : {"--failed-first", "--last-failed"}) not_with(c.app, mode, {"QUESTION"});
  add_telling(c.app, flags.json, flags.verbose,
              "a row for each answer, as soon as it was tried; the games");
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
  add_out(c.app, flags.out);
  refuse_failed(c.app, "who is favoured is no failure");
  add_telling(c.app, flags.json, flags.verbose, "scores and lengths, too, and each variant");
  not_with(c.app, "--vary", {"--checkpoint"});
}

}  // namespace ruleproof::cli
