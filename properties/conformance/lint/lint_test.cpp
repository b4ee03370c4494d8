/// Adapters that do one thing wrong each: a rule tells which, and no other fails.
#include "properties/conformance/lint/lint.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/whole_test.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/rules.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

/// Hands requests to a real engine; what `change` does to an answer is Python.
constexpr std::string_view script = R"(
import json, subprocess, sys, time
change, engine = compile(sys.argv[1], 'change', 'exec'), sys.argv[2:]
real = subprocess.Popen(engine, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
kept, stay = {}, None
def say(answer):
    sys.stdout.write(answer if isinstance(answer, str) else json.dumps(answer) + '\n')
    sys.stdout.flush()
def error(answer, code, **more):
    answer.pop('result', None)
    answer['error'] = {'code': code, 'message': 'no'} | more
for line in sys.stdin:
    request = json.loads(line)
    method, params = request['method'], request.get('params', {})
    real.stdin.write(line); real.stdin.flush()
    if method == 'quit':
        if sys.argv[1] == 'stay': time.sleep(3600)
        break
    answer = json.loads(real.stdout.readline())
    result = answer.get('result')
    welcome = method == 'initialize' and result is not None
    exec(change)
    if answer is not None: say(answer)
)";

/// What is wrong with an engine that changes its answers so.
auto complaints_of(const std::string& game, const std::string& change) -> lint::Complaints {
  const auto path = (std::filesystem::temp_directory_path() / "ruleproof_lint.py").string();
  std::ofstream(path) << script;
  lint::LintOptions options{.game = *parts_called(game),
                            .launch = {.command = {"python3", path, change, test_engine(), game}}};
  options.launch.timeout = options.launch.patience = std::chrono::seconds(60);
  const auto complaints = lint::look_at(options);
  REQUIRE(complaints);
  return *complaints;
}

auto rules_in(const lint::Complaints& complaints) -> std::set<std::string> {
  std::set<std::string> rules;
  for (const auto& complaint : complaints.all()) rules.insert(complaint.rule);
  return rules;
}

struct Case {
  std::string_view rule;
  std::string_view change;  ///< of each answer, in Python
  std::string_view says;    ///< a part of what is told, or of what it should be
  std::string_view game = "connect-four";
};

constexpr auto cases = std::to_array<Case>({
    {"answers", "if method == 'state': say('thinking\\n')", "thinking"},
    {"answers", "if method == 'state': say('\\n')", "a blank line"},
    {"answers", "if method == 'legal': raise KeyError('lost')", "KeyError: 'lost'"},
    {"answers", R"(answer = json.dumps(answer)[:-1] + ', "id": 7}\n')", "the key \"id\" twice"},
    {"envelope", "del answer['jsonrpc']", "lacks \"jsonrpc\""},
    {"envelope", "answer['time'] = 3", "\"time\" has no meaning"},
    {"envelope", "if method == 'start': answer['error'] = None", "not one of result and error"},
    {"id", "answer['id'] = str(answer['id'])", "under the id \"1\""},
    {"order",
     "kept['n'] = kept.get('n', 0) + 1 if method == 'state' else 0\n"
     "if kept['n'] > 2: answer['id'] += 1",
     "3 requests sent at once"},
    {"welcome", "if welcome: result['fields'] = 'stage'", R"("fields" is "stage")"},
    {"welcome", "if welcome: result['version'] = 1", "\"version\" is 1"},
    {"welcome",
     R"(if welcome: error(answer, -32603, data='Traceback\n' + 'x\n' * 900 + 'KeyError: 7\n'))",
     "KeyError: 7"},
    {"capabilities", "if welcome: result['capabilities']['undo'] = 'true'",
     "The capability undo is \"true\""},
    {"capabilities", "if welcome: result['capabilities'] = ['legal']", "an object such as"},
    {"capability-names", "if welcome: result['capabilities']['outcomes'] = True",
     "did you mean \"outcome\""},
    {"field-names", "if welcome: result['fields'][0] = 'Stage'", "no field \"Stage\""},
    {"fields-once", "if welcome: result['fields'].append('stage')", "declared twice"},
    {"other-game", "if params.get('game') == 'no-such-game': error(answer, -32603)",
     R"("data": "game")"},
    {"start",
     "if method == 'start': kept['s'] = kept.get('s', 0) + 1\n"
     "if method == 'start' and kept['s'] > 1: error(answer, -32600)",
     "answered by an error"},
    {"positions",
     "if method == 'start': kept['at'] = 'position' in params and 'no pos' not in line\n"
     "if method == 'state' and not kept.setdefault('opening', result): kept['opening'] = result\n"
     "if method == 'state' and kept['at']: answer['result'] = kept['opening']",
     "the position is ignored"},
    {"positions", "if 'position' in params: error(answer, -32602)", "own game went through it"},
    {"positions", "if 'position' in params: error(answer, -32603)", "refuses no position", "drako"},
    {"positions",
     "if method == 'start': kept['at'] = 'position' in params and 'no pos' not in line\n"
     "if method == 'state' and kept['at']: result['stones1'] = 0",
     "as the engine's own game showed there"},
    {"bad-position",
     "if 'no position at all' in line: answer = {'jsonrpc': '2.0', 'id': answer['id'], 'result': "
     "{}}",
     "an error with \"code\": -32602"},
    {"state", "if method == 'state': result.pop('stage')",
     "stage is declared, and the state lacks it"},
    {"field-shapes", "if method == 'state': result['stage'] = str(result['stage'])",
     "a whole number such as"},
    {"field-shapes", "if method == 'state': result['stage'] = 0", "a text such as", "drako"},
    {"to-act", "if method == 'state': result['to-act'] = result['to-act'].upper()", "here \"p1\""},
    {"field-texts", "if method == 'state': result['stage'] = result['stage'].upper()",
     "the case is another", "drako"},
    {"field-texts",
     "if method == 'state': result['stage'] = result['stage'].replace('action', 'acting')",
     "one of action", "drako"},
    {"numbers", "if method == 'state': result['p1.yuan'] += 1", "always 1 more",
     "year-of-the-dragon"},
    {"never-shown", "if method == 'state': result['stage'] = None", "null in every state"},
    {"undeclared-fields", "if method == 'state': result['secret'] = 3", "\"secret\""},
    {"legal", "if method == 'legal': answer['result'] = result['moves']", "lacks \"moves\""},
    {"legal", "if method == 'legal' and result['moves']: result['moves'] = [{'drop': 1}]",
     "a text"},
    {"moves-once", "if method == 'legal': result['moves'] += result['moves'][:1]", "stands twice"},
    {"move-texts", "if method == 'legal': result['moves'] = [m.upper() for m in result['moves']]",
     "cannot be read"},
    {"move-texts", "if method == 'legal': result['moves'] = [m + ' ' for m in result['moves']]",
     "\"drop 1\""},
    {"apply", "if method == 'apply' and result is not None: answer['result'] = {'ok': True}",
     "It is answered by"},
    {"apply", "if method == 'apply' and result is not None: error(answer, -32603)",
     "refuses no move"},
    {"refusal", "if method == 'apply' and result is None: error(answer, -32000)",
     "an error with \"code\": 1"},
    {"refusal",
     "if method == 'apply' and result is None: answer = {'jsonrpc': '2.0', 'id': answer['id'], "
     "'result': {}}",
     "applied as if"},
    {"outcome", "if method == 'outcome': result['over'] = int(result['over'])", "\"over\" is 0"},
    {"winners", "if method == 'outcome': result['winners'] = [w[1:] for w in result['winners']]",
     "seats from p1 to p2"},
    {"winners", "if method == 'outcome': result['winners'] = [0]", "Among the winners is 0",
     "river-dragons"},
    {"winners", "if method == 'outcome' and not result['over']: result['winners'] = 'p1'",
     "winners is \"p1\""},
    {"scores", "if method == 'outcome': result['scores'] = {'p1': 0}", "2 whole numbers"},
    {"undo", "if method == 'undo': error(answer, -32601)", "answered by an error"},
    {"unknown-method",
     "if method == 'no-such-method': answer = {'jsonrpc': '2.0', 'id': answer['id'], 'result': {}}",
     "-32601"},
    {"unknown-keys", "if method == 'legal': result['count'] = 3", "\"count\" has no meaning"},
    {"undeclared", "if welcome: result['capabilities']['outcome'] = False", "does not declare it"},
    {"legal-after-end",
     "if method == 'legal' and not result['moves']: result['moves'] = ['drop 1']", "After the end"},
    {"quit", "stay", "within 2 s"},
});

}  // namespace

TEST_CASE("each thing that an adapter gets wrong is told by its rule") {
  std::size_t number = 0;
  for (const auto& [rule, change, says, game] : cases) {
    if (number++ % sampled(3, 1) != 0) continue;
    CAPTURE(rule);
    CAPTURE(change);
    const auto complaints = complaints_of(std::string(game), std::string(change));
    const auto rules = rules_in(complaints);
    CHECK(rules.contains(std::string(rule)));
    bool said = false;
    for (const auto& complaint : complaints.all()) {
      CAPTURE(complaint.says);
      said |= complaint.rule == rule && (complaint.says.find(says) != std::string::npos ||
                                         complaint.fix.find(says) != std::string::npos);
      CHECK((complaint.rule == rule || lint::rule_called(complaint.rule).advice));
    }
    CHECK(said);
  }
}

TEST_CASE("every rule has an engine that breaks it") {
  for (const auto& rule : lint::all_rules()) {
    CAPTURE(rule.id);
    CHECK(std::ranges::count(cases, rule.id, &Case::rule) > 0);
  }
}

TEST_CASE("the model of every game is clean, and every rule was looked at") {
  for (const auto& game : all_parts()) {
    CAPTURE(game.name);
    lint::LintOptions options{.game = game,
                              .launch = {.command = {test_engine(), std::string(game.name)}}};
    options.launch.timeout = options.launch.patience = std::chrono::seconds(60);
    const auto complaints = lint::look_at(options);
    REQUIRE(complaints);
    for (const auto& complaint : complaints->all()) {
      CAPTURE(complaint.says);
      CHECK(complaint.rule.empty());
    }
    for (const auto& rule : lint::all_rules()) {
      CAPTURE(rule.id);
      // No field of Connect Four is a text; River Dragons seldom ends by dice.
      constexpr std::array of_the_end{"legal-after-end", "winners", "scores"};
      const bool is_there = game.name == "connect-four" ? rule.id != "field-texts"
                            : game.name == "river-dragons"
                                ? std::ranges::count(of_the_end, rule.id) == 0
                                : true;
      CHECK((complaints->looks(rule.id) > 0) == is_there);
    }
    const auto report = lint::report_of(options, *complaints, [](const auto&) { return "page:7"; });
    CHECK(report.findings.empty());
  }
}

TEST_CASE("an engine that takes its time is looked at until the clock ends it, and that is said") {
  lint::LintOptions options{.game = *parts_called("connect-four"),
                            .launch = {.command = {test_engine(), "connect-four", "delay=50"}},
                            .time = std::chrono::milliseconds(300)};
  options.launch.timeout = options.launch.patience = std::chrono::seconds(60);
  const auto complaints = lint::look_at(options);
  REQUIRE(complaints);
  CHECK(complaints->all().empty());
  CHECK(complaints->ended_early().find("in game 1 of 3") != std::string::npos);
  const auto report = lint::report_of(options, *complaints, [](const auto&) { return ""; });
  CHECK(report.facts.front().first == "ended early");
  const auto skipped =
      std::ranges::find(report.checks, lint::rule_called("unknown-method").holds, &Check::name);
  CHECK(skipped->status == Status::skipped);
  CHECK(skipped->message.find("--seconds") != std::string::npos);
}

TEST_CASE("when the end has come nothing more is asked, whatever was to come next") {
  const auto log = (std::filesystem::temp_directory_path() / "ruleproof_lint_asked").string();
  const auto path = (std::filesystem::temp_directory_path() / "ruleproof_lint.py").string();
  std::ofstream(path) << script;
  const auto asked = [&] {
    const auto text = properties::read_file(log);
    return text ? std::ranges::count(text->text, '\n') : 0;
  };
  for (int most = 1; most < 60; ++most) {
    CAPTURE(most);
    std::filesystem::remove(log);
    lint::LintOptions options{
        .game = *parts_called("connect-four"),
        .launch = {.command = {"python3", path, "open('" + log + "', 'a').write(method + '\\n')",
                               test_engine(), "connect-four"}},
        .stopped = [&] { return asked() >= most; }};
    options.launch.timeout = options.launch.patience = std::chrono::seconds(60);
    const auto complaints = lint::look_at(options);
    REQUIRE(complaints);
    CHECK(complaints->all().empty());
    CHECK(complaints->ended_early().starts_with("by Ctrl-C, "));
    CHECK(asked() == most);
  }
}

TEST_CASE("what is hidden by null at some positions is no complaint") {
  const auto complaints =
      complaints_of("drako",
                    "if method == 'legal': result['moves'] = None\n"
                    "if method == 'state' and result['stage'] != 'action': result['stage'] = None");
  CHECK(complaints.all().empty());
}

TEST_CASE("a report says what to read, and fails where it must") {
  lint::Complaints complaints;
  complaints.looked_at("to-act");
  complaints.add("to-act", "P1", "to-act is \"P1\".", "here \"p1\"");
  complaints.add("to-act", "P2", "to-act is \"P2\".", "here \"p2\"");
  complaints.looked_at("undeclared");
  complaints.add("undeclared", "legal", "The engine answers legal.");
  const lint::LintOptions options{.game = *parts_called("drako"), .launch = {}};
  const auto report = lint::report_of(
      options, complaints, [](const lint::Reference& read) { return std::string(read.phrase); });
  REQUIRE(report.findings.size() == 2);
  CHECK(report.findings[0].severity == Severity::error);
  CHECK(report.findings[0].bound == "seen 2 times");
  CHECK(fact(report.findings[0], "read") == "| `state` |");
  CHECK(report.findings[1].severity == Severity::note);
  CHECK(std::ranges::count(report.checks, Status::failed, &Check::status) == 1);
  CHECK(report.checks.size() == lint::all_rules().size());
}

TEST_CASE("what a rule refers to stands on its page, in every game") {
  const auto protocol = properties::read_file("properties/conformance/README.md");
  REQUIRE(protocol);
  for (const auto& rule : lint::all_rules()) {
    CAPTURE(rule.id);
    if (rule.read.page == lint::Reference::Page::protocol) {
      CHECK(protocol->text.find(rule.read.phrase) != std::string::npos);
      continue;
    }
    for (const auto& game : all_parts()) {
      const auto page =
          properties::read_file("model/" + properties::folder_of(game.name) + "/README.md");
      REQUIRE(page);
      CHECK((page->text.find(rule.read.phrase) != std::string::npos ||
             page->text.find("## Notation") != std::string::npos));
    }
  }
}
