/// Engines that misbehave: each gives its finding, and the tool lives on in bounded memory.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <sys/resource.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/triage/baseline.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// Hands requests to a real engine, and spoils answers from the `after`-th on.
constexpr std::string_view spoiler = R"(
import json, subprocess, sys, time
mode, after, engine = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
out = sys.stdout.buffer
def put(data):
    out.write(data); out.flush()
def flood(stream, block, times):
    for _ in range(times):
        stream.write(block)
    stream.flush()
if mode == 'exit-at-once': sys.exit(3)
if mode == 'second-start':
    import os
    if os.path.exists(sys.argv[0] + '.started'): sys.exit(5)
    open(sys.argv[0] + '.started', 'w').close()
real = subprocess.Popen(engine, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
count, held, plies = 0, None, 0
for line in sys.stdin.buffer:
    if b'"quit"' in line:
        if mode == 'ignores-quit': time.sleep(3600)
        break
    real.stdin.write(line); real.stdin.flush()
    answer = real.stdout.readline()
    if mode == 'one-set-up' and b'"initialize"' in line and b'"setup":{"data"' in line:
        put(b'{"jsonrpc":"2.0","id":1,"error":{"code":2,"message":"no","data":"data"}}\n')
        continue
    count += 1
    if mode == 'hangs-later':
        told = sys.argv[0] + '.hangs'
        with open(told, 'a') as log: log.write('start\n' if count == 1 else '')
        starts = open(told).read().count('start')
        if starts > 1 and count > 1: time.sleep(3600)
        if b'"stage":' in answer and count > after: answer = answer.replace(b'"stage":', b'"stage":9')
        put(answer)
        if count > after + 20: time.sleep(3600)
        continue
    if count <= after: put(answer); continue
    if mode == 'exit': sys.exit(4)
    if mode == 'killed': import os; os.kill(os.getpid(), 11)
    if mode in ('hang', 'sleep'): time.sleep(3600)
    if mode == 'flood': flood(out, b'x' * (1 << 20), 1024)
    if mode == 'flood-lines': flood(out, b'\n' * (1 << 20), 1024)
    if mode == 'flood-log': flood(sys.stderr.buffer, b'y' * (1 << 20), 64); put(answer); continue
    if mode == 'binary': put(bytes(range(256)) + b'\n'); continue
    if mode == 'half': put(answer[:len(answer) // 2]); time.sleep(3600)
    if mode == 'half-end': put(answer[:len(answer) // 2]); sys.exit(0)
    if mode == 'text': put(b'hello\n'); continue
    if mode == 'deep': put(b'[' * 100000 + b'\n'); continue
    if mode == 'twice': put(answer + answer); continue
    if mode == 'order':
        if held is None: held = answer
        else: put(answer + held); held = None
        continue
    data = json.loads(answer)
    if mode == 'id': data['id'] += 1
    if mode == 'id-before': data['id'] -= 1
    if mode == 'no-id': del data['id']
    if mode == 'internal': data.pop('result', None); data['error'] = {'code': -32603, 'message': 'oops'}
    result = data.get('result')
    if mode == 'shape' and isinstance(result, dict) and result: data['result'] = [1, 2]
    if mode == 'huge' and isinstance(result, dict) and 'stage' in result: result['stage'] = 10 ** 30
    if mode == 'infinite' and isinstance(result, dict) and 'stage' in result:
        put(answer.replace(b'"stage":', b'"stage":1e999')); continue
    if b'"start"' in line: plies = 0
    if b'"apply"' in line and 'result' in data: plies += 1
    if b'"undo"' in line: plies -= 1
    if mode == 'over-at-three' and isinstance(result, dict) and result.get('over') is False and plies == 3:
        result.update(over=True, winners=['p1'])
    if result == {'moves': []}:
        if mode == 'moves-after': result['moves'] = ['drop 1']
        if mode == 'null-after': result['moves'] = None
        if mode == 'error-after':
            data.pop('result'); data['error'] = {'code': -32603, 'message': 'it is over'}
    if mode == 'no-winners' and isinstance(result, dict): result.pop('winners', None)
    if mode == 'strange' and isinstance(result, dict) and 'fields' in result:
        result['fields'] = ['Stage', 'to-act']
    if mode == 'over-early' and isinstance(result, dict):
        if result.get('over') is False: result.update(over=True, winners=[])
        if 'stage' in result and str(result.get('stones2', 0)) != '0': result['stage'] = 9
    if mode.startswith('ends') and isinstance(result, dict) and result.get('over'):
        if 'W' in mode and result['winners'] == ['p1']: result['winners'] = ['p2']
        elif 'S' in mode and result['winners'] == ['p2']:
            result.update(winners=['p1', 'p2'], scores=[5, 5])
        elif 'B' in mode: result.update(winners=['p2'], scores=[7, 3])
    if mode.startswith('declares ') and isinstance(result, dict) and 'capabilities' in result:
        result.update(json.loads(mode[9:]))
    if mode == 'notation' and isinstance(result, dict) and 'moves' in result:
        result['moves'] = ['DROP-' + move for move in result['moves']]
    put(json.dumps(data).encode() + b'\n')
real.stdin.close()
)";

/// The path of the spoiler, which is written anew.
auto spoiler_path() -> std::string {
  const auto path = std::filesystem::temp_directory_path() / "ruleproof_spoiler.py";
  std::ofstream(path) << spoiler;
  return path.string();
}

/// After 62 answers comes the state after a move.
auto spoiled(const std::string& mode, int after = 62) -> ConformOptions {
  auto options = engine_options(
      "connect-four",
      {"python3", spoiler_path(), mode, std::to_string(after), test_engine(), "connect-four"});
  options.shrink_steps = 500;
  return options;
}

using Fact = std::pair<std::string, std::string>;

struct Case {
  std::string_view mode;
  std::string_view what;  ///< the kind of the finding
  std::string_view says;  ///< a part of its message
};

}  // namespace

TEST_CASE("an engine that misbehaves in a game: what is wrong is said, and what was found before") {
  constexpr auto cases = std::to_array<Case>({
      {"exit", "crash", "exited with code 4"},
      {"killed", "crash", "was killed by signal 11"},
      {"half-end", "crash", "exited with code 0"},
      {"flood", "flood", "too long"},
      {"flood-lines", "no-json", "no answer"},
      {"binary", "no-json", "no answer"},
      {"text", "no-json", "no answer"},
      {"deep", "no-json", "no answer"},
      {"no-id", "no-json", "no answer"},
      {"infinite", "no-json", "no answer"},
      {"twice", "twice", "answered twice"},
      {"id", "id", "another id"},
      {"id-before", "id", "another id"},
      {"shape", "shape", "another shape"},
      {"internal", "error", "with an error"},
      {"huge", "state", "the positions differ"},
      {"notation", "offers", "which is no move"},
  });
  for (const auto& [mode, what, says] : cases) {
    CAPTURE(mode);
    const auto report = conform(spoiled(std::string(mode)));
    REQUIRE(report);
    REQUIRE(report->findings.size() == 1);
    const auto& finding = report->findings.front();
    CHECK(finding.kind == FindingKind::engine_differs);
    CHECK(fact(finding, "what") == what);
    CAPTURE(finding.message);
    CHECK(finding.message.find(says) != std::string::npos);
    CHECK(report->facts.at(2).second != "0");  // steps that were compared before
  }
}

TEST_CASE("an engine that does not answer in time has hung, be it asleep or in half a line") {
  for (const auto* mode : {"hang", "sleep", "half", "order"}) {
    CAPTURE(mode);
    auto options = spoiled(mode);
    options.launch.timeout = std::chrono::milliseconds(400);
    const auto report = conform(options);
    REQUIRE(report);
    REQUIRE(report->findings.size() == 1);
    const auto what = fact(report->findings.front(), "what");
    // Out of order is another id at once; alone, an answer that is held back never comes.
    CHECK((what == "hang" || (std::string_view(mode) == "order" && what == "id")));
  }
}

TEST_CASE("an engine that ends at once, does not exist, or says nothing sensible is bad input") {
  const auto problem = [](const ConformOptions& options) {
    const auto report = conform(options);
    REQUIRE_FALSE(report);
    return to_text(report.error());
  };
  CHECK(problem(spoiled("exit-at-once")).find("exited with code 3") != std::string::npos);
  CHECK(problem(engine_options("connect-four", {"/no/such/program"})).starts_with("RP-011"));
  CHECK(problem(engine_options("connect-four", {"no-such-program"})).starts_with("RP-011"));
  CHECK(problem(engine_options("connect-four", {"true"})).starts_with("RP-011"));
  CHECK(problem(spoiled("text", 0)).find("hello") != std::string::npos);
  CHECK(problem(spoiled("binary", 0)).starts_with("RP-011"));
  CHECK(problem(engine_options("drako", {test_engine(), "connect-four"})).starts_with("RP-014"));
}

TEST_CASE("an engine that dies at a later start does not stay alive; what it refuses it may") {
  const auto alive = [](const GameReport& report) {
    const auto check = std::ranges::find(
        report.checks, "the engine stays alive and speaks the protocol", &Check::name);
    REQUIRE(check != report.checks.end());
    return *check;
  };
  const auto drako = [](const std::string& mode) {
    constexpr std::uint64_t steps = 6'000;  // more than are made under one set-up
    return engine_options(
        "drako", {"python3", spoiler_path(), mode, "1000000", test_engine(), "drako"}, steps);
  };
  for (const bool keep_going : {false, true}) {
    CAPTURE(keep_going);
    auto options = drako("second-start");
    options.keep_going = keep_going;
    std::filesystem::remove(spoiler_path() + ".started");
    const auto report = conform(options);
    REQUIRE(report);
    CHECK(alive(*report).status == Status::failed);
    CHECK(alive(*report).message.find("exited with code 5") != std::string::npos);
    CHECK(report->facts.at(2).second != "0");  // steps that were compared before
  }
  const auto report = conform(drako("one-set-up"));
  REQUIRE(report);
  CHECK(alive(*report).status == Status::passed);
  CHECK(std::ranges::count(report->facts, "set-ups refused",
                           &std::pair<std::string, std::string>::first) == 1);
}

TEST_CASE("an engine that hangs while a disagreement is made short is not waited for without end") {
  auto options = spoiled("hangs-later");
  options.launch.timeout = std::chrono::milliseconds(100);
  options.shrink_steps = 1'000'000;
  const auto starts = spoiler_path() + ".hangs";
  std::filesystem::remove(starts);
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.size() == 1);
  std::ifstream log(starts);
  std::string word;
  int count = 0;
  while (log >> word) ++count;
  CHECK(count > 10);
  CHECK(count < 40);
}

TEST_CASE("a flood costs little memory, on the output as on the log") {
  rusage before{};
  (void)getrusage(RUSAGE_SELF, &before);
  auto options = spoiled("flood");
  CHECK(conform(options)->findings.size() == 1);
  options = spoiled("flood-log", 600);
  options.steps = 200;
  options.launch.log =
      (std::filesystem::temp_directory_path() / "ruleproof_flood_log.txt").string();
  std::filesystem::remove(options.launch.log);
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  CHECK(std::filesystem::file_size(options.launch.log) <= options.launch.most_log);
  rusage after{};
  (void)getrusage(RUSAGE_SELF, &after);
  constexpr long most = 500'000;  // kilobytes: half of the flood; sanitizers keep what was freed
  CHECK(after.ru_maxrss - before.ru_maxrss < most);
}

TEST_CASE("an engine that tells the end of games without winners tells no outcome") {
  const auto report = conform(spoiled("no-winners"));
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  CHECK(fact(report->findings.front(), "what") == "shape");
}

TEST_CASE("fields that the game has not are not compared, and that is said") {
  auto options = spoiled("strange", 0);
  options.steps = 200;
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  const auto strange = std::ranges::find(
      report->facts, "not compared, since the game has no such fields", &Fact::first);
  REQUIRE(strange != report->facts.end());
  CHECK(strange->second == "Stage");
  const auto fields =
      std::ranges::find(report->checks, "the fields are the model's after each step", &Check::name);
  CHECK(fields->amount.starts_with("1 field, "));
}

TEST_CASE("what an engine wrote is shown without control characters; its whole game is kept") {
  const auto report = conform(spoiled("binary", 90));
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  const auto& finding = report->findings.front();
  CHECK(std::ranges::all_of(fact(finding, "the engine wrote"),
                            [](char c) { return c >= ' ' && c <= '~'; }));
  // It goes by how much was asked: no shorter game shows it again.
  CHECK(finding.how == How::sampled);
  CHECK(finding.witnesses.front().record.find("drop") != std::string::npos);
}

TEST_CASE(
    "an engine is not called unrepeatable where only the replay asks for what is wrong, too") {
  // The outcome is asked for at the end of games, and at each position of a replay.
  auto options = spoiled("over-early", 0);
  options.launch.command.emplace_back("without=position");
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  const auto& finding = report->findings.front();
  CAPTURE(finding.message);
  CHECK(fact(finding, "what") == "state");
  CHECK(finding.how == How::replayed);
  CHECK(finding.message.find("repeatable") == std::string::npos);
}

TEST_CASE("who wins and the points are two faults at the end of games, each gone when it is gone") {
  const auto run = [](const std::string& mode, std::optional<Baseline> known, Baseline* learnt) {
    auto options = spoiled(mode, 0);
    options.steps = 3'000;
    options.keep_going = true;
    options.baseline = std::move(known);
    if (learnt != nullptr) options.learn = [=](const Baseline& all) { *learnt = all; };
    auto report = conform(options);
    REQUIRE(report);
    return std::move(report).value();
  };
  const auto gone = [](const GameReport& report) {
    return std::ranges::find(report.checks, "what the baseline knows is seen again", &Check::name)
        ->amount;
  };
  const auto about = [](const Baseline& learnt, const std::string& topic) {
    return std::ranges::count(learnt.faults, std::set{topic}, &KnownFault::topics);
  };
  Baseline both;
  const auto found = run("ends WS", std::nullopt, &both);
  const auto total = static_cast<std::ptrdiff_t>(both.faults.size());
  CHECK(about(both, "winners") > 0);
  CHECK(about(both, "scores") > 0);
  CHECK(about(both, "winners") + about(both, "scores") == total);
  const auto of_all = " of " + std::to_string(total);
  CHECK(gone(run("ends WS", both, nullptr)) == std::to_string(total) + of_all);
  for (const auto* topic : {"winners", "scores"}) {
    CAPTURE(topic);
    const auto report = run(*topic == 'w' ? "ends W" : "ends S", both, nullptr);
    CHECK(gone(report) == std::to_string(about(both, topic)) + of_all);
    CHECK(std::ranges::count(report.findings, Severity::error, &Finding::severity) == 0);
  }
}

TEST_CASE("winners that contradict the engine's own points are wrong by themselves") {
  auto options = spoiled("ends B", 0);
  options.steps = 3'000;
  options.keep_going = true;
  std::set<std::set<std::string>> topics;
  options.learn = [&](const Baseline& all) {
    for (const auto& fault : all.faults) topics.insert(fault.topics);
  };
  REQUIRE(conform(options));
  CHECK(topics == std::set<std::set<std::string>>{{"scores"}, {"winners"}});
}

TEST_CASE("what an engine declares in another form is told, and counts as not declared") {
  constexpr auto cases = std::to_array<std::pair<std::string_view, std::string_view>>({
      {R"({"capabilities": [1]})", R"("capabilities" is [1], not an object)"},
      {R"({"capabilities": "legal"})", R"("capabilities" is "legal", not an object)"},
      {R"({"capabilities": {"legal": 1}})", R"(The capability "legal" is 1, not true or false.)"},
      {R"({"capabilities": {"undo": "true"}})", R"(The capability "undo" is "true", not true)"},
      {R"({"fields": ["stage", 7]})", "Among the fields is 7, not a name."},
      {R"({"name": 5})", R"("name" is 5, not a text.)"},
  });
  for (const auto& [declared, says] : cases) {
    CAPTURE(declared);
    auto options = spoiled("declares " + std::string(declared), 0);
    options.steps = 100;
    const auto report = conform(options);
    REQUIRE(report);
    CHECK(report->findings.empty());
    const auto check = std::ranges::find(
        report->checks, "the engine stays alive and speaks the protocol", &Check::name);
    CHECK(check->status == Status::failed);
    CAPTURE(check->message);
    CHECK(check->message.find(says) != std::string::npos);
  }
}

TEST_CASE("an engine that is over in the middle, or has moves after the end, is found") {
  auto early = spoiled("over-at-three", 0);
  early.steps = 5'000;
  const auto middle = conform(early);
  REQUIRE(middle);
  REQUIRE(middle->findings.size() == 1);
  CHECK(fact(middle->findings.front(), "what") == "outcome");
  const auto after = conform(spoiled("moves-after", 0));
  REQUIRE(after);
  REQUIRE(after->findings.size() == 1);
  CHECK(fact(after->findings.front(), "what") == "offers");
  CHECK(after->findings.front().clauses == std::vector<std::string>{"end.over"});
  const auto& record = after->findings.front().witnesses.front().record;
  CHECK(record.find("expect illegal nobody \"drop 1\" because end.over") != std::string::npos);
  // What an engine answers there instead of a list is its own.
  for (const auto* mode : {"null-after", "error-after"}) {
    CAPTURE(mode);
    const auto report = conform(spoiled(mode, 0));
    REQUIRE(report);
    CHECK(report->findings.empty());
    CHECK(std::ranges::none_of(report->facts,
                               [](const Fact& it) { return it.first.ends_with(" not shown"); }));
  }
}

TEST_CASE("an adapter that fails in initialize refuses nothing, and says why") {
  const auto failed = conform(spoiled("internal", 0));
  REQUIRE_FALSE(failed);
  CHECK(failed.error().code == Code::no_file);
  CHECK(failed.error().message.find("it fails in initialize, by error -32603 \"oops\"") == 0);
}

TEST_CASE("an engine that ignores quit is killed, and that is said") {
  auto options = spoiled("ignores-quit", 1 << 20);
  options.steps = 20;
  options.fixed = true;
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  bool said = false;
  for (const auto& check : report->checks) {
    if (check.name == "the engine ends when told to quit") said = check.status == Status::failed;
  }
  CHECK(said);
}
