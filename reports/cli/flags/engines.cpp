/// The flags of the subcommands about engines.
#include <string>

#include "reports/cli/command/conform.hpp"
#include "reports/cli/command/serve.hpp"
#include "reports/cli/flags/flag.hpp"

namespace ruleproof::cli {

namespace {

/// Records instead of games that conform thinks of: what is about those means nothing.
auto add_records(CLI::App* app, ConformFlags& flags) -> void {
  app->add_option("--record", flags.record, "play this record only, and say where the two part")
      ->option_text("FILE");
  add_failed_in_store(app, flags.failed);
  for (const auto* mode : {"--record", "--last-failed"}) {
    not_with(app, mode,
             {"--steps", "--seconds", "--keep-going", "--all-rulings", "--no-shrink", "--ignore",
              "--baseline", "--min-coverage", "--seed", "--root", "--players", "--setup",
              "--rulings", "--rulebook"});
  }
  for (const auto* mode : {"--record", "--trace", "--lint"}) {
    not_with(app, mode, {"--failed-first", "--last-failed", "--no-store", "--store"});
  }
}

}  // namespace

auto add_conform(CLI::App& root, Action& action) -> void {
  const auto c = command<ConformFlags>(root, action, "conform");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_option("ENGINE", flags.command, "behind --: the program and its arguments");
  add_number(
      c.app, "--steps", flags.steps,
      "the budget in compared steps: repeatable; what is found is then made short, which takes an "
      "engine that answers slowly long: add --seconds",
      {.low = 1});
  add_number(
      c.app, "--seconds", flags.seconds,
      "the budget by the clock, with --steps or instead, or of --lint: 60 where neither is given",
      {.low = 1, .high = most_seconds});
  c->add_option("--timeout", flags.timeout,
                "seconds for each answer; without it 30 for the first, 5 for others");
  c->add_option("--trace", flags.trace, "recorded games of an engine, lines of JSON, instead of it")
      ->type_name("FILE");
  c->add_flag("--lint", flags.lint,
              "look at the adapter, before any game: names, shapes, notation");
  c->add_flag("--keep-going", flags.keep_going, "past a disagreement that was found");
  c->add_flag("--all-rulings", flags.all_rulings,
              "under every answer to every ruling in turn, the usual ones first; they share the "
              "budget");
  c->add_flag("--no-shrink", flags.no_shrink, "leave the games of findings as long as they are");
  one_word(c->add_option("--ignore", flags.ignore,
                         "clauses whose disagreements are known; looks past them, as --keep-going"),
           "CLAUSE ...")
      ->delimiter(',');
  add_number(c.app, "--min-coverage", flags.min_coverage,
             "percent of the enforced clauses to be tried: less fails; without it less than 50 is "
             "skipped",
             {.high = 100});
  c->add_option("--baseline", flags.baseline,
                "file of what is known, which does not fail; looks past it, as --keep-going")
      ->option_text("FILE");
  c->add_flag("--accept", flags.accept, "write all that is found into the baseline");
  only_with(c.app, {"--accept"}, {"--baseline"});
  c->add_option("--out", flags.out, "folder of the report");
  c->add_option("--log", flags.log, "file for the engine's standard error");
  add_seed(c.app, flags.seed);
  add_shard(c.app, flags.shard);
  add_root(c.app, flags.root);
  add_telling(c.app, flags.json, flags.verbose, "each check, and the games of what was found");
  add_records(c.app, flags);
  for (const auto* mode : {"--lint", "--trace", "--record", "--last-failed"}) {
    not_with(c.app, mode, {"--shard"});
  }
  not_with(c.app, "--min-coverage", {"--shard"});  // of one's own games a shard tells nothing
  not_with(c.app, "--all-rulings", {"--baseline"});
  not_with(c.app, "--lint",
           {"--steps", "--keep-going", "--all-rulings", "--ignore", "--no-shrink", "--baseline",
            "--min-coverage", "--record"});
  not_with(
      c.app, "--trace",
      {"--steps", "--seconds", "--keep-going", "--all-rulings", "--ignore", "--lint", "--timeout",
       "--log", "--no-shrink", "--baseline", "--min-coverage", "--record", "--seed", "ENGINE"});
}

auto add_serve(CLI::App& root, Action& action) -> void {
  const auto c = command<ServeFlags>(root, action, "serve");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  const auto* aids = "Test aids";
  add_pairs(c.app, "--play-rulings", flags.play_rulings, "play by these, whatever is asked for")
      ->group(aids);
  one_word(
      c->add_option("--bug", flags.bugs, "play with this planted bug, or several; list: tell them"),
      "NAME ...")
      ->group(aids);
  one_word(c->add_option("--without", flags.without,
                         "do not declare: legal, undo, outcome, position, setup"),
           "TEXT,...")
      ->delimiter(',')
      ->check(CLI::IsMember({"legal", "undo", "outcome", "position", "setup"}))
      ->group(aids);
  one_word(c->add_option("--fields", flags.fields, "report these fields only"), "TEXT,...")
      ->delimiter(',')
      ->group(aids);
}

}  // namespace ruleproof::cli
