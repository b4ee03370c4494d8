/// The flags of the subcommands about the rules of a game, read and played.
#include "reports/cli/command/rules.hpp"

#include <string>

#include "reports/cli/command/data.hpp"
#include "reports/cli/command/games.hpp"
#include "reports/cli/command/play.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/flags/flag.hpp"
#include "reports/cli/rulebook/rulebook.hpp"

namespace ruleproof::cli {

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
  add_telling(c.app, flags.json, flags.verbose, "each clause; each answer; each field");
  not_with(c.app, "--notation", {"CLAUSE"});
  not_with(c.app, "--fields", {"CLAUSE"});
  only_with(c.app, {"--players", "--setup"}, {"--fields", "--notation"});
  not_with(c.app, "--verbose", {"CLAUSE"});  // what is named is shown whole
}

auto add_rulebook(CLI::App& root, Action& action) -> void {
  const auto c = command<RulebookFlags>(root, action, "rulebook");
  auto& flags = c.flags();
  add_game_name(c.app, flags.game);
  c->add_option("CLAUSE", flags.clause, "only clauses whose ids begin so");
  c->add_flag("--again", flags.again, "look for all games anew, whatever is kept");
  c->add_option("--record", flags.record, "folder: keep the games there, and what answers change");
  add_default(c.app, "--effort", flags.effort,
              "with --again: so many times the usual work for each clause; answers have the usual",
              {.low = 1, .high = most_effort});
  add_number(c.app, "--jobs", flags.jobs, "clauses at a time; else one for each processor",
             {.high = most_jobs});
  c->add_option("--out", flags.out, "folder for the page and the records");
  add_seed(c.app, flags.seed);
  only_with(c.app, {"--record", "--effort", "--seed", "--jobs"}, {"--again"});
  not_with(c.app, "--record", {"CLAUSE"});
  add_root(c.app, flags.root);
  add_telling(c.app, flags.json, flags.verbose, "each clause");
}

auto add_play(CLI::App& root, Action& action) -> void {
  const auto c = command<PlayOptions>(root, action, "play");
  auto& flags = c.flags();
  add_set_up(c.app, flags.set_up);
  c->add_flag("--random", flags.random, "dice choose every move");
  c->add_flag("--choose-chance", flags.choose_chance, "decide for chance, too");
  c->add_option("--as", flags.as,
                "play this seat, p2 or its name, and see what it sees; dice move the others");
  c->add_flag("--open", flags.open, "hide nothing from whoever is to act");
  add_seed(c.app, flags.seed);
  add_number(c.app, "--moves", flags.moves,
             "stop after so many moves; dice stop after 20,000 by themselves");
  c->add_option("--record", flags.record, "write the record to this file");
  add_json(c.app, flags.json);
  not_with(c.app, "--choose-chance", {"--random", "--seed"});  // no dice are left
  not_with(c.app, "--random", {"--as", "--open"});             // no table is shown
  not_with(c.app, "--as", {"--choose-chance"});                // who deals sees all cards
}

auto add_data(CLI::App& root, Action& action) -> void {
  const auto c = command<DataFlags>(root, action, "data");
  auto& flags = c.flags();
  c->add_option("WHAT", flags.what, "check")->required();
  add_game_name(c.app, flags.game);
  c->add_option("FILE", flags.file, "your numbers, as for --setup data=FILE")->required();
  c->add_flag("--no-answers", flags.no_answers, "do not ask the catalogue again");
  add_telling(c.app, flags.json, flags.verbose, "each value that differs, and each part");
}

auto add_replay(CLI::App& root, Action& action) -> void {
  const auto c = command<ReplayOptions>(root, action, "replay");
  auto& flags = c.flags();
  c->add_option("RECORD", flags.files, "files, folders of *.game files, or -")->required();
  add_pairs(c.app, "--rulings", flags.rulings, "answers instead of those of the record");
  c->add_flag("--quiet", flags.quiet, "one line for each record");
  one_word(c->add_option("--export", flags.suite,
                         "print tests for an engine's own suite: pytest, jest, doctest or catch2"),
           "SUITE");
  add_telling(c.app, flags.json, flags.verbose, "each step");
  not_with(c.app, "--export", {"--quiet", "--json"});
  not_with(c.app, "--json", {"--quiet"});
  not_with(c.app, "--verbose", {"--quiet", "--export"});
}

}  // namespace ruleproof::cli
