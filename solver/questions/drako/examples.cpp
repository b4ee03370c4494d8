/// The worked examples of the rulebook, as records that the model plays and answers for.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/strength.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

/// An example: what it is about, and records in which the model must agree with the text.
struct Example {
  std::string_view aspect;
  std::string_view lines;
  std::vector<std::string> clauses;
  std::vector<std::pair<std::string, std::string>> records;  ///< titles and bodies
};

constexpr std::string_view head = "ruleproof 1\ngame drako ruleset 1\nsetup players=2\n";

auto examples() -> std::vector<Example> {
  const std::string two = "position turn=dwarves actions=2 p1.hand=shield+move-2 p2.hand=shield\n";
  const std::string draw = "p1 draw\nchance dwarves get attack-2\nchance dwarves get net\n";
  const std::string play = "p1 dwarves play move-2 for nothing\n";
  const std::string other = "p1 dwarves play shield for nothing\n";
  const std::string no_skip = "expect illegal p1 \"skip\" because action.compulsory\n";
  const std::string done = "expect turn=dragon\n";
  const std::string shot =
      "position turn=dwarves actions=2 dwarf1.at=b3 dwarf2.at=e1 dwarf3.at=b2 "
      "p1.hand=crossbow-1/move-1+attack-two-1 p2.hand=shield\n"
      "p1 dwarves play crossbow-1/move-1 as crossbow-1\n"
      "p2 dragon block with shield\n"
      "expect dragon.armour=0\nexpect p1.held=1\nexpect p2.held=0\nexpect actions=1\n";
  return {
      {.aspect = "example-1",
       .lines = "158",
       .clauses = {"action.kinds", "icon.move-two"},
       .records = {{"draw two, then both dwarves walk towards the dragon",
                    "position turn=dwarves actions=2 p1.hand=move-two-1+shield p2.hand=shield\n" +
                        draw + "expect p1.held=4\nexpect actions=1\n" +
                        "p1 dwarves play move-two-1 as move-two-1\n"
                        "p1 rager to b3\np1 shooter to d2\n"
                        "expect p1.held=3\nexpect dwarf1.at=b3\nexpect dwarf2.at=d2\n" +
                        done}}},
      {.aspect = "example-2",
       .lines = "162",
       .clauses = {"icon.crossbow", "attack.blocked"},
       .records = {{"a shot that is blocked: no wound, both cards out, one action", shot}}},
      {.aspect = "example-3",
       .lines = "164",
       .clauses = {"icon.attack-two", "attack.wounds"},
       .records = {{"two attacks in the same turn, no shield left: two wounds",
                    shot + "p1 dwarves play attack-two-1 as attack-two-1\np1 strike 2\n" +
                        "expect dragon.armour=2\n" + done}}},
      {.aspect = "example-4",
       .lines = "190-192",
       .clauses = {"icon.walk", "icon.flame", "icon.crossbow"},
       .records = {{"the dragon walks out of the shooter's line and breathes at two, of whom one "
                    "is protected",
                    "position turn=dragon actions=2 dwarf1.at=c1 dwarf2.at=e1 dwarf3.at=c2 "
                    "p1.hand=shield p2.hand=walk-2+flame-2\n"
                    "p2 dragon play walk-2 as walk-2\np2 dragon to c5\n"
                    "p2 dragon play flame-2 as flame-2\np2 breathe w\n"
                    "p1 dwarves block with shield\n"
                    "expect dwarf1.wounds=0\nexpect dwarf3.wounds=2\nexpect p1.held=0\n"
                    "expect turn=dwarves\n"}}},
      {.aspect = "example-5",
       .lines = "91",
       .clauses = {"action.kinds", "action.compulsory"},
       .records = {{"draw and play", two + no_skip + draw + no_skip + play + done},
                   {"play and draw", two + play + no_skip + draw + done},
                   {"play and play", two + play + other + done},
                   {"draw and draw: four cards", two + draw +
                                                     "p1 draw\nchance dwarves get move-two-1\n"
                                                     "chance dwarves get attack-2\n"
                                                     "expect p1.held=6\n" +
                                                     done}}},
  };
}

}  // namespace

auto does_an_example_contradict_its_rule(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto& example : examples()) {
    auto answer =
        about(game_of(), std::string(example.aspect), example.clauses, Says::no, How::replayed);
    answer.title = "The example of line " + std::string(example.lines) + " agrees with its rule";
    for (const auto& [title, body] : example.records) {
      answer.shown.push_back(run_record(title, std::string(head) + body));
      if (!answer.shown.back().fails) continue;
      answer.says = Says::yes;
      answer.title = "The example of line " + std::string(example.lines) +
                     " does not agree with the rule as the model plays it";
    }
    answer.fact("records replayed with what the text expects",
                std::to_string(example.records.size()));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
