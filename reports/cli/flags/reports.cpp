/// The flags of the subcommands about texts and reports.
#include <string>
#include <vector>

#include "reports/cli/command/audit.hpp"
#include "reports/cli/command/report.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/explorer/explorer.hpp"
#include "reports/cli/flags/flag.hpp"
#include "reports/cli/shards/merge.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {

namespace {

/// What goes with a pair of texts, a list of checks, a draft, fresh hashes and no games.
auto tell_modes_of_audit(CLI::App* app) -> void {
  const std::vector<std::string> searching{"--quick", "--games", "--budget", "--jobs", "--seed"};
  for (const std::string mode : {"--pair", "--checks", "--new", "--stamp"}) {
    not_with(app, mode, searching);
    not_with(app, mode, {"--old"});
  }
  not_with(app, "--pair",
           {"GAME", "--checks", "--new", "--sources", "--stamp", "--root", "--texts"});
  not_with(app, "--checks",
           {"GAME", "--new", "--sources", "--stamp", "--root", "--texts", "--out", "--json"});
  not_with(app, "--new", {"--stamp", "--json"});
  not_with(app, "--stamp", {"--out", "--json", "--verbose"});
  not_with(app, "--quick", {"--games", "--budget", "--jobs", "--seed"});
}

}  // namespace

auto add_audit(CLI::App& root, Action& action) -> void {
  const auto c = command<AuditFlags>(root, action, "audit");
  auto& flags = c.flags();
  c->add_option("GAME", flags.game, "its name: see `" + render::command_name() + " games`");
  c->add_option("--pair", flags.pair, "two texts of any game, or one PO, XLIFF or TMX file")
      ->expected(1, 2)
      ->option_text("A B")
      ->group("Two texts");
  c->add_option("--glossary", flags.glossary, "TBX file with the terms of both")
      ->option_text("FILE")
      ->group("Two texts");
  one_word(c->add_option(
               "--format", flags.formats,
               "of --out: html, junit, sarif, markdown, json, questions, review, xliff, xliff2, "
               "tmx, tbx; else all"))
      ->group("Two texts");
  c->add_option("--memory", flags.memory, "file that keeps what was reviewed of them")
      ->option_text("FILE")
      ->group("Two texts");
  one_word(c->add_option("--accept", flags.accept, "review: the entry with this key, or all"),
           "KEY")
      ->group("Two texts");
  one_word(c->add_option("--waive", flags.waive, "the same, with the reason"), "KEY=REASON")
      ->group("Two texts");
  add_texts(c.app, flags.texts);
  c->add_option("--old", flags.old, "folder of the texts as reviewed: shows changed lines twice");
  c->add_flag("--checks", flags.checks, "only print what each text check looks for");
  c->add_option("--new", flags.new_text, "draft a sources file for this text")->group("New text");
  c->add_option("--reviewed", flags.reviewed, "file that the draft's page exported: keep to it")
      ->option_text("FILE")
      ->group("New text");
  c->add_option("--lang", flags.language, "its language: two letters; of a pair: en,de")
      ->group("New text");
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
  refuse_failed(c.app, "the texts are read whole each time, which takes a second");
  add_telling(c.app, flags.json, flags.verbose,
              "all of each entry: what each text says, and where");
  only_with(c.app, {"--memory", "--accept", "--waive", "--glossary", "--format"}, {"--pair"});
  only_with(c.app, {"--format"}, {"--out"});
  only_with(c.app, {"--lang"}, {"--new", "--pair"});
  only_with(c.app, {"--reviewed"}, {"--new"});
  tell_modes_of_audit(c.app);
}

auto add_verify(CLI::App& root, Action& action) -> void {
  const auto c = command<VerifyFlags>(root, action, "verify");
  auto& flags = c.flags();
  c->add_option("GAME", flags.games, "only these games");
  c->add_option("--out", flags.out, "folder of the report")->capture_default_str();
  add_default(c.app, "--steps", flags.steps, "of random games, for each game", {.low = 1});
  add_texts(c.app, flags.texts);
  c->add_flag("--quick", flags.quick,
              "smaller budgets; long questions are not asked: their answers are as recorded");
  c->add_option("--against", flags.against, "an older run.json: what is different since")
      ->option_text("OLD.json");
  c->add_option("--balance", flags.balance,
                "play the balance anew to this half-width: 0.01; hours. Else the recorded runs")
      ->check(CLI::Range(0.0001, 0.5));
  add_number(c.app, "--jobs", flags.jobs, "parts at a time; else one for each processor",
             {.high = most_jobs});
  flags.store = ".ruleproof";
  c->add_option("--store", flags.store,
                "folder of parts that need not be done again where nothing has changed")
      ->option_text("FOLDER")
      ->capture_default_str();
  c->add_flag_callback(
      "--no-store", [&flags] { flags.store.clear(); }, "do everything, and keep nothing");
  not_with(c.app, "--no-store", {"--store"});
  add_failed(c.app, flags.failed);
  not_with(c.app, "--last-failed", {"--against"});  // what is not done is not gone
  add_shard(c.app, flags.shard);
  add_seed(c.app, flags.seed);
  add_root(c.app, flags.root);
  add_telling(c.app, flags.json, flags.verbose, "each game, and more of what is open");
  // What the whole is needed for: `merge` has these.
  not_with(c.app, "--shard",
           {"--texts", "--against", "--json", "--verbose", "--failed-first", "--last-failed"});
}

auto add_merge(CLI::App& root, Action& action) -> void {
  const auto c = command<MergeFlags>(root, action, "merge");
  auto& flags = c.flags();
  c->add_option("SHARD", flags.shards, "folders or files of all shards")->required();
  c->add_option("--out", flags.out, "folder of the report")->capture_default_str();
  add_texts(c.app, flags.texts, flags.usual_texts);
  c->add_option("--against", flags.against, "an older run.json: what is different since")
      ->option_text("OLD.json");
  add_number(c.app, "--jobs", flags.jobs, "audits at a time; else one for each processor",
             {.high = most_jobs});
  add_root(c.app, flags.root);
  add_telling(c.app, flags.json, flags.verbose, "each game, and more of what is open");
}

auto add_report(CLI::App& root, Action& action) -> void {
  const auto c = command<ReportOptions>(root, action, "report");
  auto& flags = c.flags();
  c->add_option("RUN", flags.run, "a run.json, or -")->required();
  c->add_option("--out", flags.out, "folder to write to");
  c->add_option("--against", flags.against, "an older run.json: what is different since")
      ->option_text("OLD.json");
  one_word(c->add_option("--format", flags.formats, "html, junit, sarif, markdown or json"));
}

auto add_explorer(CLI::App& root, Action& action) -> void {
  const auto c = command<ExplorerFlags>(root, action, "explorer");
  auto& flags = c.flags();
  c->add_option("GAME", flags.game, "only this game");
  c->add_option("--out", flags.out, "the file to write")->option_text("FILE")->required();
}

}  // namespace ruleproof::cli
