/// Engines that mean harm, or might: nothing of theirs outlives the run, obeys no terminal, or
/// spoils a record.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/recorded.hpp"
#include "properties/files.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// Stands between the tool and a real engine, and misbehaves after so many answers.
constexpr std::string_view script = R"(
import json, os, subprocess, sys, time
mode, after, engine = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
pids = sys.argv[0] + '.pids'
def stay():
    # A session of its own, an orphan, and all pipes kept open.
    here, there = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            with open(pids, 'a') as told: told.write(f'{os.getpid()}\n')
            os.write(there, b'.')
            while True: time.sleep(3600)
        os._exit(0)
    os.wait()
    os.read(here, 1)
if mode == 'stay': stay()
if mode == 'no-module':
    import no_such_module
if mode == 'slow-start': time.sleep(3600)
real = subprocess.Popen(engine, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
count, made = 0, 0
for line in sys.stdin.buffer:
    request = json.loads(line)
    if request['method'] == 'quit': break
    if mode == 'no-positions' and 'position' in request.get('params', {}):
        answer = {'jsonrpc': '2.0', 'id': request['id'], 'error': {'code': -32602, 'message': 'no', 'data': 'position'}}
        sys.stdout.write(json.dumps(answer) + '\n'); sys.stdout.flush()
        continue
    if mode == 'forgets-undo' and request['method'] == 'undo':
        sys.stdout.write(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'result': {}}) + '\n'); sys.stdout.flush()
        continue
    real.stdin.write(line); real.stdin.flush()
    answer = json.loads(real.stdout.readline())
    count += 1
    result = answer.get('result') or {}
    if count > after:
        if mode == 'stay-and-leave': stay(); os._exit(7)
        if mode == 'kills-its-parent': stay(); os.kill(os.getppid(), 9); time.sleep(3600)
        if mode == 'traceback': raise KeyError('the ladder')
        if mode == 'told-error':
            answer = {'jsonrpc': '2.0', 'id': answer['id'],
                      'error': {'code': -32603, 'message': 'oops', 'data': 'Traceback\n  File "a.py", line 3\nKeyError: 7\n'}}
        if mode == 'blank': sys.stdout.write('\n')
        if mode == 'twice': sys.stdout.write(json.dumps(answer) + '\n')
        if mode == 'two-stages' and 'stage' in result:
            sys.stdout.write(json.dumps(answer).replace('"stage":', '"stage": 0, "stage":') + '\n'); sys.stdout.flush()
            continue
        if mode == 'escapes' and 'moves' in result: result['moves'].append('drop 1\x1b[2J\nend\u009b31m')
        if mode == 'lines' and 'moves' in result: result['moves'] = [' ' + m + '\n' for m in result['moves']]
        if mode == 'quotes' and 'moves' in result: result['moves'].append('drop "1" # \n')
    sys.stdout.write(json.dumps(answer) + '\n'); sys.stdout.flush()
real.stdin.close()
)";

auto script_path() -> std::string {
  return (std::filesystem::temp_directory_path() / "ruleproof_hostile.py").string();
}

auto hostile(const std::string& mode, int after = 60) -> ConformOptions {
  std::ofstream(script_path()) << script;
  auto options = engine_options(
      "connect-four",
      {"python3", script_path(), mode, std::to_string(after), test_engine(), "connect-four"});
  options.shrink_steps = 50;
  std::filesystem::remove(script_path() + ".pids");
  return options;
}

/// The processes that the engine left behind, as it told them.
auto left_behind() -> std::vector<pid_t> {
  std::ifstream told(script_path() + ".pids");
  std::vector<pid_t> all;
  for (pid_t one = 0; told >> one;) all.push_back(one);
  return all;
}

auto is_gone(pid_t process) -> bool { return ::kill(process, 0) == -1 && errno == ESRCH; }

auto is_plain(std::string_view text) -> bool {
  return std::ranges::all_of(text, [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; });
}

auto only_finding(const ConformOptions& options) -> Finding {
  const auto report = conform(options);
  REQUIRE(report);
  REQUIRE(report->findings.size() == 1);
  return report->findings.front();
}

auto has(const std::string& text, std::string_view part) -> bool {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("what an engine starts ends with it, in whatever session it is") {
  auto options = hostile("stay");
  options.steps = 300;
  const auto report = conform(options);
  REQUIRE(report);
  CHECK(report->findings.empty());
  const auto left = left_behind();
  CHECK_FALSE(left.empty());
  CHECK(std::ranges::all_of(left, is_gone));
}

TEST_CASE("an engine that ends is no engine that hangs, though its children keep the pipes") {
  const auto finding = only_finding(hostile("stay-and-leave"));
  CHECK(fact(finding, "what") == "crash");
  CHECK(has(finding.message, "exited with code 7"));
  const auto left = left_behind();
  CHECK_FALSE(left.empty());
  CHECK(std::ranges::all_of(left, is_gone));
}

TEST_CASE("an engine that kills its parent leaves nobody behind") {
  const auto finding = only_finding(hostile("kills-its-parent"));
  CHECK(fact(finding, "what") == "crash");
  const auto left = left_behind();
  CHECK_FALSE(left.empty());
  CHECK(std::ranges::all_of(left, is_gone));
}

TEST_CASE("when the tool is killed, what it started ends as well") {
  const auto command = hostile("stay").launch.command;
  const auto eventually = [](auto&& holds) {
    for (int i = 0; i < 3'000 && !holds(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return holds();
  };
  const auto tool = ::fork();
  REQUIRE(tool >= 0);
  if (tool == 0) {
    const auto engine = Process::start({.command = command});
    (void)eventually([] { return !left_behind().empty(); });
    (void)::kill(::getpid(), SIGKILL);
  }
  (void)::waitpid(tool, nullptr, 0);
  const auto left = left_behind();
  CHECK_FALSE(left.empty());
  CHECK(eventually([&] { return std::ranges::all_of(left, is_gone); }));
}

TEST_CASE("what an engine said last stands in the finding, or in the error") {
  auto finding = only_finding(hostile("traceback"));
  CHECK(fact(finding, "what") == "crash");
  CHECK(has(fact(finding, "its standard error ends"), "KeyError: 'the ladder'"));
  finding = only_finding(hostile("told-error"));
  CHECK(fact(finding, "what") == "error");
  CHECK(fact(finding, "its standard error ends") ==
        "Traceback | File \"a.py\", line 3 | KeyError: 7");
  const auto report = conform(hostile("no-module"));
  REQUIRE_FALSE(report);
  CHECK(has(to_text(report.error()), "No module named 'no_such_module'"));
  CHECK_FALSE(has(to_text(report.error()), "\n"));
}

TEST_CASE("a time-out that is given holds for the first answer, too") {
  auto options = hostile("slow-start");
  options.launch.patience = std::chrono::milliseconds(300);
  const auto report = conform(options);
  REQUIRE_FALSE(report);
  CHECK(has(to_text(report.error()), "did not answer in time"));
}

TEST_CASE("a blank line, a second answer and a key that stands twice are told as what they are") {
  auto finding = only_finding(hostile("blank"));
  CHECK(fact(finding, "what") == "no-json");
  CHECK(has(finding.message, "it is blank"));
  finding = only_finding(hostile("twice"));
  CHECK(fact(finding, "what") == "twice");
  CHECK(has(finding.message, "answered twice"));
  finding = only_finding(hostile("two-stages"));
  CHECK(fact(finding, "what") == "no-json");
  CHECK(has(finding.message, R"(it has the key "stage" twice)"));
}

TEST_CASE("moves with escapes, quotes and line feeds reach neither terminals nor records") {
  for (const auto* mode : {"escapes", "lines", "quotes"}) {
    CAPTURE(mode);
    const auto finding = only_finding(hostile(mode, 0));
    CHECK(is_plain(finding.title));
    CHECK(is_plain(finding.message));
    for (const auto& [name, value] : finding.facts) CHECK(is_plain(value));
    for (const auto& witness : finding.witnesses) {
      CAPTURE(witness.record);
      CHECK(is_plain(witness.record));
      const auto record = parse_record(witness.record, "witness");
      REQUIRE(record);
      const auto game = parts_called(record->game)->make(record->setup);
      REQUIRE(game);
      CHECK_FALSE((*game)->replay(*record, "witness", [](const Frame& /*frame*/) {}));
    }
  }
}

TEST_CASE("the record of a move that is not taken back takes it back, and shows it again") {
  const auto finding = only_finding(hostile("forgets-undo"));
  CHECK(fact(finding, "what") == "undo");
  const auto record = parse_record(finding.witnesses.front().record, "witness");
  REQUIRE(record);
  CHECK(std::ranges::count(record->entries, Entry::Kind::undo, &Entry::kind) == 1);
  CHECK(std::ranges::count(record->entries, Entry::Kind::expect_field, &Entry::kind) >= 1);
  const auto game = parts_called(record->game)->make(record->setup);
  std::vector<std::string> steps;
  CHECK_FALSE((*game)->replay(*record, "witness",
                              [&](const Frame& frame) { steps.push_back(frame.move); }));
  CHECK(steps.back() == "undo");
  const std::vector<properties::TextFile> files{{"a.game", finding.witnesses.front().record}};
  const auto again = play_records(hostile("forgets-undo"), files);
  REQUIRE(again);
  REQUIRE(again->findings.size() == 1);
  CHECK(fact(again->findings.front(), "what") == "undo");
  auto without = hostile("forgets-undo");
  without.launch.command.emplace_back("without=undo");
  CHECK(play_records(without, files).error().code == Code::bad_setup);
}

TEST_CASE("where nothing else is wrong, a position that is refused is the finding") {
  auto options = hostile("no-positions");
  options.scenarios = scenarios_below("connect_four");
  options.steps = 1'000;
  const auto finding = only_finding(options);
  CHECK(fact(finding, "what") == "error");
  CHECK(has(finding.message, "asked to start"));
  CHECK(finding.clauses.empty());
  CHECK_FALSE(parse_record(finding.witnesses.front().record, "witness")->position.empty());
}
