#include "reports/cli/shards/merge.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/cli/command/check.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/shards/complete.hpp"
#include "reports/cli/shards/join.hpp"
#include "reports/cli/shards/shard.hpp"
#include "reports/cli/shards/shard_file.hpp"
#include "reports/cli/verify/asked.hpp"
#include "reports/cli/verify/folders_test.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

/// Two shards of one run, made once.
auto halves() -> const std::vector<std::string>& {
  static const auto made = [] {
    std::vector<std::string> folders;
    for (const auto* number : {"1", "2"}) {
      folders.push_back(fresh_folder(std::string("half_") + number));
      auto flags = quick(folders.back(), 2);
      flags.shard = std::string(number) + "/2";
      const auto done = ran(flags);
      CAPTURE(done.err);
      CHECK(done.status == exit_clean);
      CHECK(has(done.out, "shard " + flags.shard));
    }
    return folders;
  }();
  return made;
}

auto replaced(std::string text, const std::string& from, const std::string& to) -> std::string {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

/// A folder with a shard.json of that text.
auto shard_folder(const std::string& name, const std::string& text) -> std::string {
  const auto folder = fresh_folder(name);
  REQUIRE_FALSE(write_file(folder + "/" + shard_file_name, text));
  return folder;
}

auto refused(const std::vector<std::string>& shards) -> std::string {
  const auto out = fresh_folder("refused");
  const auto done = ran(MergeFlags{.shards = shards, .out = out});
  CHECK(done.status == exit_bad_input);
  CHECK(done.out.empty());
  CHECK_FALSE(std::filesystem::exists(out + "/report.html"));
  return done.err;
}

}  // namespace

TEST_CASE("the shards of a run are the whole, byte for byte, in whatever order") {
  const auto whole = fresh_folder("whole");
  const auto alone = ran(quick(whole, 2));
  const auto out = fresh_folder("merged");
  const auto done = ran(MergeFlags{.shards = {halves()[1], halves()[0]}, .out = out});
  CHECK(done.status == alone.status);
  CHECK(replaced(done.out, out, "") == replaced(alone.out, whole, ""));
  std::size_t files = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(whole)) {
    if (!file.is_regular_file()) continue;
    const auto name = std::filesystem::relative(file, whole).string();
    CAPTURE(name);
    CHECK(file_in(out, name) == file_in(whole, name));
    ++files;
  }
  CHECK(files > 10);
}

TEST_CASE("a merge says which shard is missing, there twice, or of another run") {
  const auto& one = halves()[0];
  CHECK(has(refused({one}), "not all shards are given: 2/2 missing"));
  CHECK(has(refused({one, one}), "shard 1/2 is there twice"));
  CHECK(has(refused({one, "no-such-folder"}), "RP-011: no-such-folder"));
  const auto text = file_in(halves()[1], shard_file_name);
  const auto seed = shard_folder("seed", replaced(text, "\"seed\",\n   1\n", "\"seed\",\n   2\n"));
  CHECK(has(refused({one, seed}), "it is of another run: seed 2, the first seed 1"));
  const auto third = shard_folder("third", replaced(text, "2/2", "2/3"));
  CHECK(has(refused({one, third}), "shards of several runs: 1/2 and 2/3"));
  const auto part = shard_folder("part", replaced(text, "\"scenarios\"", "\"tea\""));
  CHECK(has(refused({one, part}), "RP-016: shard 2/2: no part of such a run: connect-four: tea"));
}

TEST_CASE("what is no shard is bad input") {
  const auto whole = fresh_folder("no_shard");
  CHECK(ran(quick(whole, 2)).status == exit_clean);
  CHECK(has(refused({whole + "/run.json"}), "no shard of a run"));
  CHECK(has(refused({shard_folder("empty", "")}), "RP-016"));
  CHECK(has(refused({shard_folder("json", "{}")}), "RP-016"));
}

TEST_CASE("a part that an interrupt left out is skipped in the whole, and the exit code says so") {
  std::istringstream none;
  const auto path = halves()[1] + "/" + shard_file_name;
  auto run = read_run_file(path, none);
  REQUIRE(run);
  auto read = shard_of({path, std::move(run).value()});
  REQUIRE(read);
  auto shard = std::move(read).value();
  const auto left_out = shard.parts.back().name;
  shard.parts.pop_back();
  const auto out = fresh_folder("lacking");
  const auto done = ran(MergeFlags{.shards = {halves()[0], shard_folder("cut", shard_json(shard))},
                                   .out = out,
                                   .verbose = true});
  CHECK(done.status == exit_interrupted);
  CHECK(has(done.out, "skipped parts: " + left_out));
}

TEST_CASE("a shard is named by its number and by how many there are") {
  CHECK(*read_shard("2/4") == Shard{.number = 2, .count = 4});
  CHECK(*read_shard("") == Shard{});
  for (const auto* wrong :
       {"0/4", "5/4", "2", "2/", "/4", "a/b", "2/4/6", "-1/4", "1/1001", "1 /4"}) {
    CAPTURE(wrong);
    CHECK_FALSE(read_shard(wrong));
  }
}

TEST_CASE("each part is done by one shard") {
  for (std::size_t part = 0; part < 20; ++part) {
    int done = 0;
    for (std::size_t i = 1; i <= 3; ++i) done += Shard{.number = i, .count = 3}.does(part) ? 1 : 0;
    CHECK(done == 1);
  }
}

TEST_CASE("what was asked is read as it was written") {
  const VerifyFlags flags{.games = {"drako", "sea-dragons"},
                          .steps = 5,
                          .seed = 18446744073709551615U,
                          .quick = true,
                          .balance = 0.0123};
  const auto asked = asked_of(flags);
  const auto read = flags_of(asked);
  REQUIRE(read);
  CHECK(asked_of(*read) == asked);
  CHECK(read->balance == flags.balance);
  CHECK(read->games == flags.games);
  CHECK_FALSE(flags_of({{"tea", "green"}}));
  CHECK_FALSE(flags_of({{"seed", "-1"}}));
  CHECK_FALSE(flags_of({{"quick", "perhaps"}}));
  CHECK_FALSE(flags_of({{"balance", "0.1x"}}));
}

TEST_CASE("shards of check play other games, and together all of them") {
  const auto folder = fresh_folder("checked");
  std::vector<std::string> files;
  for (const auto* shard : {"1/2", "2/2"}) {
    CheckFlags flags{.set_up = {.game = "connect-four"}, .steps = 2000, .jobs = 1, .json = true};
    flags.shard = shard;
    files.push_back(folder + "/" + shard[0] + ".json");
    REQUIRE_FALSE(write_file(files.back(), ran(flags).out));
  }
  std::vector<NamedRun> runs;
  runs.reserve(files.size());
  std::istringstream none;
  for (const auto& file : files) runs.push_back({file, *read_run_file(file, none)});
  CHECK(runs[0].run.settings != runs[1].run.settings);
  const auto all = joined(runs);
  REQUIRE(all);
  REQUIRE(all->games.size() == 1);
  const auto& game = all->games.front();
  CHECK(game.checks.size() == runs[0].run.games.front().checks.size());
  const auto used = [](const Run& run) {
    std::uint64_t steps = 0;
    for (const auto& clause : run.games.front().clauses) steps += clause.steps;
    return steps;
  };
  CHECK(used(*all) == used(runs[0].run) + used(runs[1].run));
  CHECK(has(game.checks.front().amount, " + "));
  const auto done = ran(MergeFlags{.shards = files, .out = folder + "/out"});
  CHECK(done.status == exit_clean);
  CHECK(has(file_in(folder + "/out", "run.json"), "\"shards\""));
  CHECK(has(refused({files[0]}), "2/2 missing"));
  const auto audited = ran(MergeFlags{.shards = files, .out = folder + "/out", .texts = folder});
  CHECK(has(audited.err, "RP-001: --texts"));
}

TEST_CASE("a finding of several shards stands once, with its shortest game") {
  const auto run_with = [](const char* shard, const std::vector<std::string>& records) {
    Run run{.tool_version = "1", .settings = with_shard({{"seed", "1"}}, shard), .games = {{}}};
    run.games[0].name = "tower";
    for (const auto& record : records) {
      Finding finding;
      finding.id = "tower/" + record.substr(0, 1);
      finding.witnesses.push_back({"", record, {}});
      run.games[0].findings.push_back(finding);
    }
    Check check;
    check.name = "height";
    check.status = records.size() > 1 ? Status::failed : Status::passed;
    run.games[0].checks.push_back(check);
    return NamedRun{shard, run};
  };
  const auto all = joined({run_with("2/3", {"a long game"}), run_with("1/3", {"a game"}),
                           run_with("3/3", {"a longer game", "b"})});
  REQUIRE(all);
  const auto& game = all->games.at(0);
  REQUIRE(game.findings.size() == 2);
  CHECK(game.findings[0].witnesses.at(0).record == "a game");
  CHECK(game.findings[0].facts.back().second == "1/3, 2/3, 3/3");
  CHECK(game.findings[1].facts.back().second == "3/3");
  REQUIRE(game.checks.size() == 1);
  CHECK(game.checks[0].status == Status::failed);
  CHECK_FALSE(joined({run_with("1/2", {}), run_with("1/2", {})}));
  auto other = run_with("2/2", {});
  other.run.settings.emplace_back("engine", "mine");
  CHECK_FALSE(joined({run_with("1/2", {}), other}));
}

TEST_CASE("the seeds of shards are far from each other, and the first has the run's own") {
  CHECK(seed_of({.number = 1, .count = 4}, 7) == 7);
  CHECK(seed_of({.number = 3, .count = 4}, 7) - seed_of({.number = 2, .count = 4}, 7) >
        1'000'000'000);
}

TEST_CASE("a shard that is none is refused by all who take one") {
  CheckFlags check{.set_up = {.game = "connect-four"}, .steps = 10};
  check.shard = "3/2";
  CHECK(ran(check).err.starts_with("RP-001: --shard: "));
  ConformFlags conform{.set_up = {.game = "connect-four"}, .command = {"true"}};
  conform.shard = "x";
  CHECK(ran(conform).err.starts_with("RP-001: --shard: "));
  auto verify = quick(fresh_folder("bad_shard"), 1);
  verify.shard = "0/1";
  CHECK(ran(verify).err.starts_with("RP-001: --shard: "));
}
