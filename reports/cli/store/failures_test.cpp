/// What failed last is kept, told the next time, and forgotten once it is mended.
#include "reports/cli/store/failures.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/store/kept_laws.hpp"
#include "reports/cli/verify/folders_test.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {
namespace {

namespace fs = std::filesystem;

const std::string tower_file = "/failed/verify/tower.json";

/// Parts of which those named fail.
auto parts_failing(const std::vector<std::string>& failing) -> std::vector<Part> {
  std::vector<Part> parts;
  for (const auto* name : {"laws", "pins", "corpus"}) {
    const bool fails = std::ranges::count(failing, std::string(name)) > 0;
    parts.push_back({"tower", name, [fails]() -> Result<GameReport> {
                       auto report = empty_report("tower");
                       report.checks.push_back({.group = "group",
                                                .name = "the check",
                                                .status = fails ? Status::failed : Status::passed,
                                                .amount = {},
                                                .message = {},
                                                .finding = {}});
                       return report;
                     }});
  }
  return parts;
}

/// Does those that are chosen; gives their names in the order in which they begin.
auto run(const std::string& store, const FailedFlags& modes,
         const std::vector<std::string>& failing) -> std::vector<std::string> {
  auto flags = modes;
  flags.store = store;
  auto made = FailedParts::of("verify", {"tower"}, flags);
  REQUIRE(made);
  auto failed = std::move(made).value();
  const auto parts = failed.chosen(parts_failing(failing));
  Done done;
  for (const auto& part : parts) done.results.emplace_back(part.work());
  REQUIRE_FALSE(failed.keep(parts, done));
  std::vector<std::string> names;
  for (const bool heavy : {true, false}) {
    for (const auto& part : parts) {
      if ((part.heavy > 0) == heavy) names.push_back(part.name);
    }
  }
  return names;
}

TEST_CASE("failures are read as they were kept; without any there is no file") {
  const auto store = fresh_folder("failures");
  const Failures file(store, "verify", "tower");
  CHECK(file.read().value().empty());
  const std::vector<Failure> failures{{"pins", "a \"quoted\" why\n", ""},
                                      {"a law", "", "ruleproof 1\ngame tower\n"}};
  REQUIRE_FALSE(file.keep(failures));
  CHECK(file.read().value() == failures);
  CHECK(file.path() == store + tower_file);
  REQUIRE_FALSE(file.keep({}));
  CHECK_FALSE(fs::exists(file.path()));
  CHECK_FALSE(Failures("", "verify", "tower").keep(failures));  // no store
}

TEST_CASE("what is no list of failures is an error for whoever asks for them, and no crash") {
  const auto store = fresh_folder("failures_damaged");
  for (const auto* text : {"", "[]", "{}", "{\"schema\": 3}", R"({"schema": "ruleproof.failures"})",
                           R"({"schema": "ruleproof.failures", "failures": [3]})",
                           R"({"schema": "ruleproof.failures", "failures": [{"what": 3}]})"}) {
    CAPTURE(text);
    REQUIRE_FALSE(write_file(store + tower_file, text));
    const auto asked = FailedParts::of("verify", {"tower"}, {.first = true, .store = store});
    REQUIRE_FALSE(asked);
    CHECK(asked.error().where == store + tower_file);
    CHECK(FailedParts::of("verify", {"tower"}, {.store = store}));
  }
}

TEST_CASE("what failed begins the next run, or is all of it, and is forgotten once it passes") {
  const auto store = fresh_folder("failures_parts");
  using Names = std::vector<std::string>;
  const auto none = FailedParts::of("verify", {"tower"}, {.last = true, .store = store});
  REQUIRE_FALSE(none);
  CHECK(none.error().message.find("nothing is kept that failed") != std::string::npos);
  CHECK(run(store, {}, {"pins", "corpus"}) == Names{"laws", "pins", "corpus"});
  CHECK(run(store, {.first = true}, {"pins", "corpus"}) == Names{"pins", "corpus", "laws"});
  CHECK(run(store, {.last = true}, {"corpus"}) == Names{"pins", "corpus"});
  CHECK(run(store, {.last = true}, {"corpus", "laws"}) == Names{"corpus"});
  CHECK(run(store, {.last = true}, {}) == Names{"corpus"});
  CHECK_FALSE(fs::exists(store + tower_file));
}

TEST_CASE("a part that was not done is known as before") {
  const auto store = fresh_folder("failures_undone");
  CHECK(run(store, {}, {"laws", "pins"}).size() == 3);
  auto failed = FailedParts::of("verify", {"tower"}, {.store = store}).value();
  const auto parts = parts_failing({});
  Done done;
  done.results.resize(parts.size());
  done.results[1] = parts[1].work();
  REQUIRE_FALSE(failed.keep(parts, done));
  const auto left = Failures(store, "verify", "tower").read().value();
  REQUIRE(left.size() == 1);
  CHECK(left[0].what == "laws");
  CHECK(left[0].why == "the check");
}

TEST_CASE(
    "what failed and is no part now is an error; of a failed audit all parts are done again") {
  const auto store = fresh_folder("failures_untried");
  const Failures file(store, "verify", "tower");
  REQUIRE_FALSE(file.keep({{"tea", "", ""}}));
  const auto failed = FailedParts::of("verify", {"tower"}, {.last = true, .store = store}).value();
  CHECK(failed.chosen(parts_failing({})).empty());
  const auto problem = failed.untried(parts_failing({}));
  REQUIRE(problem);
  CHECK(problem->message.find("\"tea\" failed and cannot be tried now") != std::string::npos);
  REQUIRE_FALSE(file.keep({{std::string(name_of_audit), "", ""}}));
  const auto audit = FailedParts::of("verify", {"tower"}, {.last = true, .store = store}).value();
  CHECK(audit.chosen(parts_failing({})).size() == 3);
  auto with_audit = parts_failing({});
  with_audit.push_back({"tower", std::string(name_of_audit), {}});
  CHECK_FALSE(audit.untried(with_audit));
}

TEST_CASE("what else was asked has a folder of its own") {
  CHECK(folder_for("verify", "seed=1") != folder_for("verify", "seed=2"));
  CHECK(folder_for("verify", "seed=1").starts_with("verify-"));
}

TEST_CASE("a law is kept with its game, and forgotten once the game does not break it") {
  const auto store = fresh_folder("failures_laws");
  const std::string law = "four stones in a diagonal win at once";
  const std::string record = "ruleproof 1\ngame connect-four ruleset 1\np1 drop 1\n";
  auto found = empty_report("connect-four");
  found.checks.push_back({"laws", law, Status::failed, "", "It breaks.", "connect-four/law/x"});
  Finding finding;
  finding.id = "connect-four/law/x";
  finding.kind = FindingKind::law_broken;
  finding.severity = Severity::error;
  finding.message = "It breaks.";
  finding.witnesses.push_back({"", record, {}});
  found.findings.push_back(finding);
  const auto nothing = KeptLaws::of("connect-four", {.store = store}).value();
  REQUIRE_FALSE(nothing.keep(found));

  const auto kept = KeptLaws::of("connect-four", {.last = true, .store = store}).value();
  CHECK(kept.names() == std::vector<std::string>{law});
  const auto again = kept.played_again();
  REQUIRE(again.checks.size() == 1);
  CHECK(again.checks[0].name == law);
  CHECK(again.checks[0].status == Status::passed);  // our Connect Four does not break it
  REQUIRE_FALSE(kept.keep(empty_report("connect-four")));
  CHECK_FALSE(KeptLaws::of("connect-four", {.last = true, .store = store}));
}

}  // namespace
}  // namespace ruleproof::cli
