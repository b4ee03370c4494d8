/// Engines that cannot show everything everywhere, or show it in an order of their own.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

constexpr std::string_view script = R"(
import json, subprocess, sys
change, engine = sys.argv[1], sys.argv[2:]
does = None if change.startswith('data=') else compile(change, 'change', 'exec')
real = subprocess.Popen(engine, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    request = json.loads(line)
    if does is None and request['method'] == 'initialize':
        request['params']['setup']['data'] = change[5:]
        del request['params']['components']
        line = json.dumps(request) + '\n'
    real.stdin.write(line); real.stdin.flush()
    if request['method'] == 'quit': break
    answer = json.loads(real.stdout.readline())
    result, method = answer.get('result'), request['method']
    if does is not None: exec(does)
    print(json.dumps(answer), flush=True)
)";

auto script_path() -> std::string {
  return (std::filesystem::temp_directory_path() / "ruleproof_coarse.py").string();
}

/// An engine whose answers are changed.
auto options_with(const std::string& game, const std::string& change, std::uint64_t steps)
    -> ConformOptions {
  const auto path = script_path();
  std::ofstream(path) << script;
  auto options = engine_options(game, {"python3", path, change, test_engine(), game}, steps);
  options.shrink_steps = 500;
  return options;
}

/// A run with such an engine, past what is wrong or not.
auto run_with(const std::string& game, const std::string& change, bool keep_going) -> GameReport {
  auto options = options_with(game, change, 1'500);
  options.keep_going = keep_going;
  const auto report = conform(options);
  REQUIRE(report);
  return *report;
}
auto changed(const std::string& game, const std::string& change) -> GameReport {
  return run_with(game, change, false);
}
auto passed_by(const std::string& game, const std::string& change) -> GameReport {
  return run_with(game, change, true);
}

auto fact_of(const GameReport& report, std::string_view name) -> std::string {
  for (const auto& [key, value] : report.facts) {
    if (key == name) return value;
  }
  return "";
}

auto check_of(const GameReport& report, std::string_view name) -> Check {
  const auto found = std::ranges::find(report.checks, name, &Check::name);
  REQUIRE(found != report.checks.end());
  return *found;
}

}  // namespace

// Such an engine cannot be set to a position: what ends all its games is passed over.
TEST_CASE("a field that is always wrong hides nothing else, without positions, too") {
  for (const std::string when : {"", " and request['id'] > 4"}) {
    const std::string change =
        "if method == 'initialize': result['capabilities']['position'] = False\n"
        "if method == 'state'" +
        when +
        ": result['to-act'] = 'p9'\n"
        "if method == 'legal' and result: result['moves'] = result['moves'][:-1] or "
        "result['moves']";
    const auto report = passed_by("connect-four", change);
    CHECK(check_of(report, "the fields are the model's after each step").status == Status::failed);
    CHECK(check_of(report, "the legal moves are the model's").status == Status::failed);
    CHECK(report.findings.size() >= 2);
  }
}

TEST_CASE("a field that is wrong at every end does not hide who wins") {
  const auto report =
      passed_by("connect-four",
                "if method == 'state' and result['to-act'] == 'nobody': "
                "result['to-act'] = 'p1'\n"
                "if method == 'outcome' and result['over']: result['winners'] = []");
  CHECK(check_of(report, "the fields are the model's after each step").status == Status::failed);
  CHECK(check_of(report, "the outcomes are the model's").status == Status::failed);
}

TEST_CASE("a field that is null is not compared, is counted, and named where it never shows") {
  // Wrong in every other position, and hidden there.
  const auto report =
      changed("connect-four",
              "if method == 'state':\n"
              "    result['stage'] = None if answer['id'] % 2 else result['stage']\n"
              "    result['to-act'] = None");
  CHECK(report.findings.empty());
  CHECK(fact_of(report, "fields never shown") == "to-act");
  CHECK(fact_of(report, "values not shown").find(" positions") != std::string::npos);
  const auto fields = check_of(report, "the fields are the model's after each step");
  CHECK(fields.status == Status::passed);
  CHECK(fields.amount.find("values not shown") != std::string::npos);
}

TEST_CASE("what is shown beside a null is compared") {
  const auto report = changed("connect-four",
                              "if method == 'state':\n"
                              "    result['to-act'] = None\n"
                              "    if result['stage'] == 1: result['stage'] = 0");
  REQUIRE(report.findings.size() == 1);
  CHECK(fact(report.findings.front(), "stage").find("engine 0") != std::string::npos);
  CHECK(fact(report.findings.front(), "to-act").empty());
}

TEST_CASE("a list of moves that is null is not compared; one that always is was not tried") {
  const auto half =
      changed("connect-four", "if method == 'legal' and answer['id'] % 2: result['moves'] = None");
  CHECK(half.findings.empty());
  CHECK(fact_of(half, "lists of moves not shown").find(" of ") != std::string::npos);
  CHECK(check_of(half, "the legal moves are the model's").status == Status::passed);
  const auto never = changed("connect-four", "if method == 'legal': result['moves'] = None");
  CHECK(never.findings.empty());
  CHECK(check_of(never, "the legal moves are the model's").status == Status::skipped);
}

TEST_CASE("an engine without any move for the mover has a finding of its own") {
  const auto report = changed(
      "connect-four", "if method == 'legal' and len(result['moves']) < 7: result['moves'] = []");
  REQUIRE(report.findings.size() == 1);
  CHECK(fact(report.findings.front(), "what") == "stuck");
  CHECK(report.findings.front().message.find("has no move for p") != std::string::npos);
}

TEST_CASE("a bag in another order is the same bag, a sequence is not") {
  const auto bag = changed("year-of-the-dragon",
                           "if method == 'state':\n"
                           "    for p in '12': result[f'p{p}.palaces'] = "
                           "'+'.join(reversed(result[f'p{p}.palaces'].split('+')))");
  CHECK(bag.findings.empty());
  CHECK(fact_of(bag, "the same, though in another order").find("p1.palaces") != std::string::npos);
  const auto row = changed("year-of-the-dragon",
                           "if method == 'state' and '.' not in result['events']: result['events'] "
                           "= result['events'][::-1]");
  REQUIRE(row.findings.size() == 1);
  CHECK(row.findings.front().message.find("Only the order of events is another.") !=
        std::string::npos);
}

TEST_CASE("an engine that plays another edition is told by its data, which are no clause") {
  const auto report = changed("year-of-the-dragon", "data=anniversary");
  REQUIRE(report.findings.size() == 1);
  const auto& finding = report.findings.front();
  CHECK(fact(finding, "reading") == "data=anniversary");
  CHECK(finding.message.find("with those data") != std::string::npos);
}

TEST_CASE("winners are a set") {
  const auto report = changed(
      "connect-four", "if method == 'outcome': result['winners'] = result['winners'][::-1]");
  CHECK(report.findings.empty());
}

TEST_CASE("a failure does not hide another one with another error") {
  const std::string begins =
      "move = request.get('params', {}).get('move', '')\n"
      "def fail(word, error):\n"
      "    if method == 'apply' and word in move:\n"
      "        answer.pop('result', None)\n"
      "        answer['error'] = {'code': -32603, 'message': error}\n";
  const auto findings = [&](const std::string& failures) {
    auto options = options_with("drako", begins + failures, 600);
    options.keep_going = true;
    options.shrink = false;
    const auto report = conform(options);
    REQUIRE(report);
    return report->findings.size();
  };
  CHECK(findings("fail('draw', 'KeyError: 7')") == 1);
  CHECK(findings("fail('draw', 'KeyError: 7')\nfail('fly', 'IndexError: 3')") == 2);
}

TEST_CASE("a list that is wrong does not hide that moves are refused or accepted against it") {
  const auto accepted = "illegal moves are refused";
  const auto refused = "legal moves are accepted";
  const auto listed = "the legal moves are the model's";
  const std::string lacks =
      "if method == 'legal' and result: result['moves'] = [m for m in result['moves'] "
      "if m != 'drop 7' or len(result['moves']) == 1]\n"
      "move = request.get('params', {}).get('move')\n";
  const std::string no = "answer.pop('result', None); answer['error'] = {'code': 1}\n";
  // What follows from the list is no finding of its own, and yet it does not hold.
  const auto one = passed_by("connect-four", lacks + "if move == 'drop 7': " + no);
  CHECK(one.findings.size() == 1);
  CHECK(check_of(one, listed).status == Status::failed);
  CHECK(check_of(one, refused).status == Status::skipped);
  const auto two = passed_by("connect-four", lacks + "if move == 'drop 6': " + no);
  CHECK(two.findings.size() == 2);
  CHECK(check_of(two, listed).status == Status::failed);
  CHECK(check_of(two, refused).status == Status::failed);
  const auto three =
      passed_by("connect-four",
                "if method == 'legal' and result and 'drop 3' not in result['moves']: "
                "result['moves'].append('drop 3')\n"
                "if request.get('params', {}).get('move') == 'drop 1' and 'error' in answer: "
                "answer.pop('error'); answer['result'] = {}");
  CHECK(check_of(three, listed).status == Status::failed);
  CHECK(check_of(three, accepted).status == Status::failed);
}

/// A run that begins with scenarios.
auto from_positions(const std::string& change) -> GameReport {
  auto options = options_with("drako", change, 1'500);
  options.keep_going = true;
  options.scenarios = scenarios_below("drako");
  const auto report = conform(options);
  REQUIRE(report);
  return *report;
}

TEST_CASE("an engine that begins with the opening wherever it is to begin is told so, once") {
  const auto report = from_positions(
      "if method == 'start' and request.get('params'):\n"
      "    del request['params']\n"
      "    real.stdin.write(json.dumps(request) + '\\n'); real.stdin.flush(); "
      "real.stdout.readline()");
  CHECK(report.findings.empty());
  CHECK(check_of(report, "games begin with the positions that it is told").status ==
        Status::failed);
  CHECK(check_of(report, "the outcomes are the model's").status == Status::passed);
}

TEST_CASE("an engine that fails at a position has not refused it") {
  const std::string fails =
      "if method == 'start' and request.get('params'):\n"
      "    answer.pop('result', None); answer['error'] = {'code': CODE, 'message': 'KeyError'}";
  const auto with_code = [&](const std::string& code) {
    auto change = fails;
    return from_positions(change.replace(change.find("CODE"), 4, code));
  };
  const auto failed = with_code("-32603");
  CHECK(check_of(failed, "the engine stays alive and speaks the protocol").status ==
        Status::failed);
  const auto refused = with_code("1");
  CHECK(refused.findings.size() == 1);  // nothing else tells which rule that is
  CHECK(check_of(refused, "games begin with the positions that it is told").status ==
        Status::skipped);
}

TEST_CASE("a field that is wrong wherever a game begins is not blamed on taking back") {
  const auto report = from_positions(
      "if method == 'state' and result.get('pending.draws') == 1: "
      "result['pending.draws'] = 2");
  CHECK(check_of(report, "the fields are the model's after each step").status == Status::failed);
  CHECK(check_of(report, "a move that is taken back leaves no trace").status == Status::passed);
}

TEST_CASE("what an engine does not outlive is left out, so that the rest is seen") {
  const auto report =
      passed_by("connect-four",
                "if request.get('params', {}).get('move') == 'drop 4': sys.exit(3)\n"
                "if method == 'outcome' and result['over']: result['winners'] = []");
  CHECK(check_of(report, "the engine stays alive and speaks the protocol").status ==
        Status::failed);
  CHECK(check_of(report, "the outcomes are the model's").status == Status::failed);
  const auto launches = check_of(report, "the engine ends when told to quit").amount;
  CAPTURE(launches);
  CHECK(launches.size() <= std::string("99 starts").size());
}

TEST_CASE("a run in steps ends where the engine outlives none") {
  const auto report = passed_by("connect-four", "if method == 'apply': sys.exit(3)");
  CHECK(report.findings.size() == 1);
}

TEST_CASE("an engine that is stopped while it starts again is no engine that does not come up") {
  auto options = options_with("drako",
                              "import os, time\n"
                              "if method == 'initialize':\n"
                              "    up = sys.argv[0] + '.up'\n"
                              "    again = os.path.exists(up)\n"
                              "    open(up + 'again' if again else up, 'w').close()\n"
                              "    if again: time.sleep(3600)\n",
                              6'000);
  const auto again = script_path() + ".upagain";
  std::filesystem::remove(script_path() + ".up");
  std::filesystem::remove(again);
  options.keep_going = true;
  options.stopped = [&] { return std::filesystem::exists(again); };
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  CHECK(check_of(*report, "the engine stays alive and speaks the protocol").status ==
        Status::passed);
}

TEST_CASE("what ends the games of an engine without positions is left out of most") {
  auto options =
      options_with("connect-four",
                   "if method == 'initialize': result['capabilities'].update(position=False)\n"
                   "if method == 'apply' and 'error' in answer:\n"
                   "    answer = {'jsonrpc': '2.0', 'id': request['id'], 'result': {}}\n",
                   6'000);
  options.keep_going = true;
  options.fixed = true;
  const auto report = conform(options);
  REQUIRE(report);
  std::uint64_t seen = 0;
  for (const auto& finding : report->findings) {
    for (const auto& [name, value] : finding.facts) {
      if (name == "seen") seen += std::stoull(value);
    }
  }
  // 25 times; without that, 721.
  CHECK(seen > 2);
  CHECK(seen < 100);
}
