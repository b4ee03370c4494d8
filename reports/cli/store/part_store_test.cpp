#include "reports/cli/store/part_store.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/cli/store/program.hpp"
#include "reports/cli/verify/folders_test.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"
#include "solver/cut_short.hpp"

namespace ruleproof::cli {
namespace {

namespace fs = std::filesystem;

const std::string scenarios = "properties/scenarios/tower";

/// A repository with one scenario, a store, and a part that counts how often it is done.
struct Bench {
  std::string root = fresh_folder("store_root");
  std::string folder = fresh_folder("store");
  std::string program = "program";
  std::string seed = "1";
  Status status = Status::passed;
  std::function<void()> meanwhile = [] {};
  std::shared_ptr<int> done = std::make_shared<int>(0);

  Bench() { scenario("setup data=small"); }

  auto scenario(const std::string& text) const -> void {
    REQUIRE_FALSE(write_file(root + "/" + scenarios + "/one.game", text));
  }
  [[nodiscard]] auto part() const -> Part {
    return {.game = "tower",
            .name = "a part",
            .work = [*this]() -> Result<GameReport> {
              ++*done;
              meanwhile();
              auto report = empty_report("tower");
              report.checks.push_back({.group = "laws",
                                       .name = "a law, \"quoted\", \xc3\xa4",
                                       .status = status,
                                       .amount = "3 steps",
                                       .message = {},
                                       .finding = {}});
              return report;
            },
            .rests_on = {scenarios}};
  }
  /// What a run says of its store; `reports` takes what the part says.
  auto run(std::vector<GameReport>* reports = nullptr) const -> std::string {
    PartStore store(folder, {program, root, {{"seed", seed}}});
    store.look_at({part()});
    const auto sparing = store.sparing({part()});
    Done done_now;
    done_now.results.emplace_back(sparing.front().work());
    if (reports != nullptr) reports->push_back(done_now.results.front()->value());
    CHECK_FALSE(store.keep(sparing, done_now));
    return store.told();
  }
  /// Whether the part is done again.
  auto again() const -> bool {
    const auto before = *done;
    (void)run();
    return *done > before;
  }
  [[nodiscard]] auto file() const -> std::string {
    for (const auto& entry : fs::recursive_directory_iterator(folder + "/parts")) {
      if (entry.is_regular_file()) return entry.path().string();
    }
    return "";
  }
};

}  // namespace

TEST_CASE("what nothing has changed about is not done again, and says the same") {
  const Bench bench;
  std::vector<GameReport> reports;
  CHECK(bench.run(&reports).empty());
  CHECK(has(bench.run(&reports), "1 part of 1 not done again"));
  CHECK(*bench.done == 1);
  CHECK(reports.at(0) == reports.at(1));
}

TEST_CASE("another program, other numbers, another scenario: the part is done again") {
  Bench bench;
  CHECK(bench.again());
  CHECK_FALSE(bench.again());
  SUBCASE("program") { bench.program = "rebuilt"; }
  SUBCASE("asked") { bench.seed = "2"; }
  SUBCASE("a scenario") { bench.scenario("setup data=large"); }
  SUBCASE("one more scenario") {
    REQUIRE_FALSE(write_file(bench.root + "/" + scenarios + "/two.game", ""));
  }
  SUBCASE("none any more") { fs::remove_all(bench.root + "/" + scenarios); }
  CHECK(bench.again());
  CHECK_FALSE(bench.again());
}

TEST_CASE("a data file that a scenario names counts, also one that was not there") {
  const Bench bench;
  const auto data = bench.root + "/boards.toml";
  bench.scenario("setup players=2,data=" + data + "\n");
  CHECK(bench.again());
  CHECK_FALSE(bench.again());
  REQUIRE_FALSE(write_file(data, "size = 3"));
  CHECK(bench.again());
  REQUIRE_FALSE(write_file(data, "size = 4"));
  CHECK(bench.again());
  CHECK_FALSE(bench.again());
}

TEST_CASE("a damaged file is said and never believed") {
  const Bench bench;
  std::vector<GameReport> reports;
  CHECK(bench.run(&reports).empty());
  const auto whole = file_in(fs::path(bench.file()).parent_path().string(),
                             fs::path(bench.file()).filename().string());
  REQUIRE(whole.size() > 200);
  for (std::size_t at = 0; at < whole.size(); at += 7) {
    auto text = whole;
    text[at] = text[at] == '0' ? '1' : '0';
    REQUIRE_FALSE(write_file(bench.file(), text));
    CAPTURE(at);
    const auto before = *bench.done;
    reports.resize(1);
    (void)bench.run(&reports);
    CHECK(*bench.done == before + 1);
    CHECK(reports.at(0) == reports.at(1));
  }
  for (const std::size_t length :
       {whole.size() - 1, whole.size() / 2, std::size_t{20}, std::size_t{0}}) {
    REQUIRE_FALSE(write_file(bench.file(), whole.substr(0, length)));
    CAPTURE(length);
    CHECK(has(bench.run(), "1 file damaged"));
    CHECK(has(bench.run(), "1 part of 1 not done again"));
  }
}

TEST_CASE("what failed, what a clock cut short, and what changed meanwhile is done again") {
  Bench bench;
  SUBCASE("failed") { bench.status = Status::failed; }
  SUBCASE("cut short") {
    bench.meanwhile = [] { solver::note_cut_short(); };
  }
  SUBCASE("changed meanwhile") {
    bench.meanwhile = [&bench] { bench.scenario("setup data=" + std::to_string(*bench.done)); };
  }
  CHECK(bench.again());
  CHECK(bench.again());
}

TEST_CASE("nothing is kept where nobody knows which program computes") {
  Bench bench;
  bench.program = "";
  CHECK(bench.again());
  CHECK(bench.again());
  CHECK_FALSE(fs::exists(bench.folder));
}

TEST_CASE("a program has one fingerprint") {
  const auto mine = fingerprint_of_program();
  REQUIRE(mine);
  CHECK(mine->size() == 64);
  CHECK(mine == fingerprint_of_program());
}

TEST_CASE("a run from the store is the run without one, byte for byte") {
  const auto store = fresh_folder("store_of_verify");
  const auto without = fresh_folder("store_without");
  const auto first = fresh_folder("store_first");
  const auto second = fresh_folder("store_second");
  const auto run_into = [&](const std::string& out, const std::string& kept) {
    auto flags = quick(out, 2);
    flags.store = kept;
    return ran(flags);
  };
  CHECK(run_into(without, "").status == exit_clean);
  CHECK(run_into(first, store).status == exit_clean);
  const auto again = run_into(second, store);
  CHECK(again.status == exit_clean);
  CHECK(has(again.err, "not done again"));
  for (const auto* name : {"report.html", "junit.xml", "report.sarif", "summary.md", "run.json"}) {
    CAPTURE(name);
    CHECK_FALSE(file_in(without, name).empty());
    CHECK(file_in(without, name) == file_in(first, name));
    CHECK(file_in(without, name) == file_in(second, name));
  }
}

}  // namespace ruleproof::cli
