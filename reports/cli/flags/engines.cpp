/// The flags of the subcommands about engines.
#include <string>

#include "reports/cli/command/conform.hpp"
#include "reports/cli/command/serve.hpp"
#include "reports/cli/flags/flag.hpp"

namespace ruleproof::cli {

auto add_conform(CLI::App& root, Action& action) -> void {
  const auto c = command<ConformFlags>(root, action, "conform");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_option("ENGINE", flags.command, "behind --: the program and its arguments");
  add_number(c.app, "--steps", flags.steps, "the budget in steps, instead of seconds: repeatable",
             {.low = 1});
  add_default(c.app, "--seconds", flags.seconds, "the budget", {.low = 1});
  c->add_option("--timeout", flags.timeout,
                "seconds for each answer; without it 30 for the first, 5 for others");
  c->add_option("--trace", flags.trace, "recorded games of an engine, lines of JSON, instead of it")
      ->type_name("FILE");
  c->add_flag("--lint", flags.lint,
              "look at the adapter, before any game: names, shapes, notation");
  c->add_flag("--keep-going", flags.keep_going, "past a disagreement that was found");
  one_word(c->add_option("--ignore", flags.ignore, "clauses whose disagreements are known"),
           "CLAUSE ...");
  c->add_option("--out", flags.out, "folder of the report");
  c->add_option("--log", flags.log, "file for the engine's standard error");
  add_seed(c.app, flags.seed);
  add_root(c.app, flags.root);
  add_json(c.app, flags.json);
  not_with(c.app, "--lint", {"--steps", "--seconds", "--keep-going", "--ignore"});
  not_with(c.app, "--trace",
           {"--steps", "--seconds", "--keep-going", "--ignore", "--lint", "--timeout", "--log",
            "--seed", "ENGINE"});
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

}  // namespace ruleproof::cli
