#include "reports/render/sample_run.hpp"

#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

auto province(int floors, int yuan) -> Panel {
  std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">)";
  for (int i = 0; i < floors; ++i) {
    svg += fmt::format(R"(<rect x="10" y="{}" width="40" height="12" fill="#b5492f"/>)",
                       44 - (14 * i));
  }
  svg += fmt::format(R"(<text x="64" y="50" font-size="11">{} yuan</text></svg>)", yuan);
  return {.title = "p1", .svg = svg};
}

auto witness(std::string title, bool ranked) -> Witness {
  Witness out{.title = std::move(title),
              .record = std::string("ruleproof 1\ngame year-of-the-dragon  ruleset 1\n") +
                        (ranked ? "rulings festival-zero=ranked\n" : "") +
                        "\np1 taxes\np1 build 1\nend fingerprint 0x1f3c\n",
              .frames = {}};
  out.frames.push_back(
      {.seat = "", .move = "", .because = {}, .changes = {}, .panels = {province(2, 6)}});
  out.frames.push_back({.seat = "p1",
                        .move = "taxes",
                        .because = {"action.taxes", "phase.action"},
                        .changes = {{.field = "p1.yuan", .before = "6", .after = "8"}},
                        .panels = {province(2, 8)}});
  out.frames.push_back(
      {.seat = "p1",
       .move = "build 1",
       .because = {"action.build"},
       .changes = {{.field = "p1.floors", .before = "2", .after = ranked ? "3" : "4"}},
       .panels = {province(ranked ? 3 : 4, 8)}});
  return out;
}

auto two_readings() -> Finding {
  return {.id = "year-of-the-dragon/ruling/festival-zero",
          .kind = FindingKind::ruling_matters,
          .severity = Severity::warning,
          .game = "year-of-the-dragon",
          .clauses = {"action.build", "not.in.the.table"},
          .title = "Whether a player without fireworks ranks at the festival changes the outcome",
          .message = "One text bars such a player.\nThe other says nothing.",
          .how = How::replayed,
          .bound = "2 players, first round",
          .data = "stand-in",
          .facts = {{"first difference", "step 2"}, {"games that differ", "31 of 1,000"}},
          .places = {{.file = "year-of-the-dragon.ru.txt",
                      .line = 160,
                      .last_line = 161,
                      .quote = "Игрок без фейерверков\nне получает очков."},
                     {.file = "year-of-the-dragon.es.txt",
                      .line = 214,
                      .last_line = 214,
                      .quote = "¿Y quien no tenga ninguno?"}},
          .witnesses = {witness("under festival-zero=ranked", true),
                        witness("under festival-zero=barred", false)},
          .smt2 = "(assert (> x 0))\n(check-sat)\n"};
}

/// One small finding of each kind; `How` and severity take their turns.
auto one_of_each_kind() -> std::vector<Finding> {
  std::vector<Finding> list;
  int turn = 0;
  for (const auto kind : all_kinds()) {
    Finding finding;
    finding.id = fmt::format("drako/{}/1", to_text(kind));
    finding.kind = kind;
    finding.severity = static_cast<Severity>(turn % 3);
    finding.game = "drako";
    finding.title = fmt::format("A finding: {}", label(kind));
    finding.message = std::string{meaning(kind)};
    finding.how = {static_cast<How>(turn % 9), Scope{.data = "rulebook"}};
    if (turn % 2 == 0) {
      finding.places.push_back(
          {.file = "drako.ru.txt", .line = turn, .last_line = 0, .quote = "Дракон"});
    }
    list.push_back(std::move(finding));
    ++turn;
  }
  return list;
}

auto checks() -> std::vector<Check> {
  return {{.group = "laws",
           .name = "a palace never has more than three floors",
           .status = Status::failed,
           .amount = "1,000,000 steps",
           .message = "p1 has a palace of four floors",
           .finding = "year-of-the-dragon/law/height"},
          {.group = "laws",
           .name = "someone can always move",
           .status = Status::passed,
           .amount = "1,000,000 steps in 4,512 games",
           .message = "",
           .finding = ""},
          {.group = "questions",
           .name = "Can everybody score zero?",
           .status = Status::skipped,
           .amount = "",
           .message = "no budget left",
           .finding = ""}};
}

auto clauses() -> std::vector<ClauseUse> {
  return {{.tag = "C63",
           .id = "action.taxes",
           .says = "Taxes give two yuan and one for each coin.",
           .disposition = "enforced",
           .reason = "",
           .steps = 4512,
           .verdicts = 0},
          {.tag = "C64",
           .id = "action.build",
           .says = "Build one floor and one for each hammer.",
           .disposition = "enforced",
           .reason = "",
           .steps = 91,
           .verdicts = 7},
          {.tag = "C70",
           .id = "action.fireworks",
           .says = "Fireworks give one tile.",
           .disposition = "enforced",
           .reason = "",
           .steps = 0,
           .verdicts = 0},
          {.tag = "C31",
           .id = "money.open",
           .says = "Money lies open.",
           .disposition = "table_talk",
           .reason = "the model hides nothing",
           .steps = 0,
           .verdicts = 0}};
}

auto dragon() -> GameReport {
  GameReport game;
  game.name = "year-of-the-dragon";
  game.title = "In the Year of the Dragon";
  game.facts = {{"data", "rulebook, stand-in: order of the event tiles"}, {"set-up", "2 players"}};
  game.checks = checks();
  game.clauses = clauses();
  Finding law;
  law.id = "year-of-the-dragon/law/height";
  law.kind = FindingKind::law_broken;
  law.severity = Severity::error;
  law.game = game.name;
  law.clauses = {"action.build"};
  law.title = "A palace has four floors";
  law.message = "The shortest game that shows it has two steps.";
  law.how = How::replayed;
  law.witnesses = {witness("", false)};
  game.findings = {two_readings(), law};
  return game;
}

auto run_of(std::vector<GameReport> games) -> Run {
  return {.tool_version = "0.1.0",
          .settings = {{"seed", "1"}, {"steps", "1000000"}},
          .games = std::move(games)};
}

}  // namespace

auto sample_run() -> Run {
  GameReport drako;
  drako.name = "drako";
  drako.title = "Drako";
  drako.findings = one_of_each_kind();
  Finding rude;
  rude.id = "drako/hostile";
  rude.kind = FindingKind::texts_differ;
  rude.title = std::string{hostile};
  rude.message = std::string{hostile};
  rude.how = How::stated;
  rude.places = {
      {.file = "../<b>.ru.txt", .line = 3, .last_line = 5, .quote = std::string{hostile}}};
  drako.findings.push_back(rude);
  return run_of({dragon(), drako});
}

auto hostile_run() -> Run {
  const std::string evil{hostile};
  Frame frame{
      .seat = evil,
      .move = evil,
      .because = {evil},
      .changes = {{.field = evil, .before = evil, .after = evil}},
      .panels = {{.title = evil, .svg = evil},
                 {.title = "svg", .svg = "<svg onload='alert(1)'><script>1</script></svg>"}}};
  Finding finding{.id = evil,
                  .kind = FindingKind::law_broken,
                  .severity = Severity::error,
                  .game = evil,
                  .clauses = {evil},
                  .title = evil,
                  .message = evil,
                  .how = How::unknown,
                  .bound = evil,
                  .data = evil,
                  .facts = {{evil, evil}},
                  .places = {{.file = evil, .line = 1, .last_line = 2, .quote = evil}},
                  .witnesses = {{.title = evil, .record = evil, .frames = {frame, frame}},
                                {.title = evil, .record = evil, .frames = {frame}}},
                  .smt2 = evil};
  GameReport game;
  game.name = evil;
  game.title = evil;
  game.facts = {{evil, "stand-in" + evil}};
  game.checks = {{.group = evil,
                  .name = evil,
                  .status = Status::failed,
                  .amount = evil,
                  .message = evil,
                  .finding = evil},
                 {.group = evil,
                  .name = evil,
                  .status = Status::skipped,
                  .amount = evil,
                  .message = evil,
                  .finding = evil}};
  game.clauses = {{.tag = evil,
                   .id = evil,
                   .says = evil,
                   .disposition = "enforced",
                   .reason = evil,
                   .steps = 0,
                   .verdicts = 0},
                  {.tag = evil,
                   .id = evil,
                   .says = evil,
                   .disposition = evil,
                   .reason = evil,
                   .steps = 1,
                   .verdicts = 1}};
  game.findings = {finding, finding};
  return {.tool_version = evil, .settings = {{evil, evil}}, .games = {game, game}};
}

}  // namespace ruleproof::render
