/// Answers: their numbers where they are known from elsewhere, their certificates, their games.
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/decisions.hpp"
#include "solver/questions/year_of_the_dragon/event_row_law.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// The findings of a question, by the last part of their ids.
auto asked(std::string_view id, const AskOptions& options = {}) -> std::map<std::string, Finding> {
  std::map<std::string, Finding> findings;
  const auto found = find_questions(YearOfTheDragon::name, id);
  REQUIRE(found);
  for (const auto* question : *found) {
    for (auto& finding : findings_of(*question, options)) {
      CHECK(finding.severity == Severity::note);
      // A formula that is false before a solver sees it confirms nothing.
      CHECK(finding.smt2.find("(assert false)") == std::string::npos);
      CHECK((finding.how != How::bounded && finding.how != How::sampled) ==
            (finding.how == How::exhaustive || finding.bound.empty()));
      findings.emplace(finding.id.substr(finding.id.rfind('/') + 1), finding);
    }
  }
  return findings;
}

auto fact(const Finding& finding, std::string_view name) -> std::string {
  for (const auto& [known, value] : finding.facts) {
    if (known == name) return value;
  }
  return "";
}

/// Both solvers call the formula unsatisfiable, where there are two.
auto confirm(const Finding& finding) -> void {
  REQUIRE(!finding.smt2.empty());
  const auto other = second_opinion(finding.smt2);
  if (other) CHECK(*other == Sat::unsat);
}

auto replays(const Witness& witness) -> bool {
  const auto record = parse_record(witness.record, "witness");
  if (!record) return false;
  const auto game = YearOfTheDragon::configure(record->setup);
  return game && replay(*game, *record, "witness");
}

TEST_CASE("the event row: 39,480 legal rows, a dead end with 31/315") {
  CHECK(count_legal_rows().all == 113'400);
  CHECK(count_legal_rows().legal == 39'480);
  const auto law = row_law({});
  CHECK(law.every_order == 3'628'800);
  CHECK(law.all_orders == law.every_order);
  CHECK(law.orders.size() == 39'480);
  CHECK(to_text(Fraction(law.dead_ends, law.every_order)) == "31/315");
  CHECK(to_text(distance_from_uniform(law, 39'480)) == "13427/44415");
  const auto uniform = row_law({.event_repair = EventRepair::uniform_row});
  CHECK(uniform.all_orders == 39'480);
  CHECK(distance_from_uniform(uniform, 39'480) == 0);
}

TEST_CASE("gaps that are filled last leave fewer dead ends: 4/105, and another law") {
  const auto law = row_law({.event_repair = EventRepair::gaps_last});
  CHECK(law.orders.size() == 39'480);
  CHECK(to_text(Fraction(law.dead_ends, law.every_order)) == "4/105");
  CHECK(to_text(distance_from_uniform(law, 39'480)) == "12812/44415");
  CHECK(fact(asked("event-row-repair").begin()->second, "answer") == "value");
}

TEST_CASE("the graph of the procedure and the count of rows agree on dead ends") {
  for (const auto& [id, finding] : asked("event-row-dead-ends")) {
    CHECK(finding.how == How::exhaustive);
    const bool last = id.ends_with("gaps-last");
    CHECK(fact(finding, "probability of a dead end, along the graph") ==
          (last ? "4/105" : "31/315"));
  }
}

TEST_CASE("deals and drafts are those of public combinatorics") {
  const auto deals = asked("deals").begin()->second;
  CHECK(fact(deals, "2 players") == "35");
  CHECK(fact(deals, "3 players") == "105");
  CHECK(fact(deals, "4 players") == "105");
  CHECK(fact(deals, "5 players") == "105");
  const auto drafts = asked("drafts").begin()->second;
  CHECK(fact(drafts, "2 players: sequences of pairs") == "1260");
  CHECK(fact(drafts, "3 players: sequences of pairs") == "42840");
  CHECK(fact(drafts, "4 players: sequences of pairs") == "1413720");
  CHECK(fact(drafts, "5 players: sequences of pairs") == "45239040");
  CHECK(fact(drafts, "2 players: positions after the draft") == "5040");
  CHECK(fact(drafts, "3 players: positions after the draft") == "342720");
}

TEST_CASE("the example of the draft gives 3, 4, 4; the other numbers stay open") {
  const auto numbers = asked("person-numbers");
  const auto& example = numbers.at("example-of-the-draft");
  CHECK(example.how == How::proved);
  CHECK(fact(example, "tax collector, young scholar, young farmer") == "3, 4, 4");
  confirm(example);
  CHECK(fact(numbers.at("all-numbers"), "both texts") == "16402500");
  CHECK(fact(numbers.at("all-numbers"), "Russian text alone") == "2460375000");
}

TEST_CASE("what is proved of a relation to be impossible is confirmed by another solver") {
  for (const auto* id : {"wild-card-fails", "mongols-cost", "contagion-costs", "festival-of-two"}) {
    for (const auto& [aspect, finding] : asked(id)) {
      CHECK(finding.how == How::relation);
      CHECK(std::stoi(fact(finding, "steps that obey it")) > 0);
      confirm(finding);
    }
  }
  const auto order = asked("order-fixed");
  CHECK(fact(order.at("default"), "answer") == "no");
  confirm(order.at("default"));
  CHECK(fact(order.at("mongol-marker-person"), "answer") == "yes");
}

TEST_CASE("a player can be left without persons in round 3, without palaces in round 4") {
  for (const auto& [aspect, finding] : asked("no-person")) {
    CHECK(finding.how == How::relation);
    CHECK(finding.title.ends_with("no person at the end of round 3"));
    confirm(finding);
    CHECK(replays(finding.witnesses.at(0)));
  }
  for (const auto& [aspect, finding] : asked("no-palace")) {
    CHECK(finding.how == How::relation);
    const bool low = aspect.find("four-of-one") != std::string::npos;
    CHECK(finding.title.ends_with(low ? "no palace at the end of round 3"
                                      : "no palace at the end of round 4"));
    confirm(finding);
    CHECK(replays(finding.witnesses.at(0)));
  }
}

TEST_CASE("the rounds in which pieces can first run out") {
  const std::map<std::string, std::array<int, 4>> first = {
      {"rice-runs-out", {4, 3, 3, 2}},
      {"fireworks-run-out", {3, 2, 2, 2}},
      {"small-privileges-run-out", {4, 3, 3, 2}},
      {"large-privileges-run-out", {4, 3, 3, 3}},
  };
  for (const auto& [id, rounds] : first) {
    auto round = rounds.begin();
    for (const auto& [aspect, finding] : asked(id)) {
      CHECK(finding.how == How::relation);
      CHECK(finding.title.ends_with("first in round " + std::to_string(*round++)));
      confirm(finding);
      CHECK(replays(finding.witnesses.at(0)));
    }
  }
}

TEST_CASE("an empty palace brings a point for each floor but the first") {
  const auto findings = asked("empty-palace");
  CHECK(findings.at("1-floor").title.ends_with("brings 0 points"));
  CHECK(findings.at("2-floors").title.ends_with("brings 1 point"));
  CHECK(findings.at("3-floors").title.ends_with("brings 2 points"));
  for (const auto& [aspect, finding] : findings) CHECK(finding.how == How::exhaustive);
}

TEST_CASE("the least scores: 5 with the duty to recruit, 4 without, for any number of players") {
  for (const auto* id : {"least-score", "palace-points"}) {
    const auto findings = asked(id);
    CHECK(findings.size() == 8);
    for (const auto& [aspect, finding] : findings) {
      CAPTURE(finding.title);
      CAPTURE(finding.bound);
      CHECK(finding.how == How::relation);
      CHECK(finding.title.ends_with(aspect.ends_with("-may") ? "is 4" : "is 5"));
      CHECK(replays(finding.witnesses.at(0)));
    }
  }
}

TEST_CASE("one void card more than there are players, and no further") {
  int players = 2;
  for (const auto& [aspect, finding] : asked("void-cards")) {
    CHECK(finding.how == How::counted);
    CHECK(finding.title.find(fmt::format(" players {} void cards", ++players)) !=
          std::string::npos);
    CHECK(replays(finding.witnesses.at(0)));
  }
}

TEST_CASE("with four or five players Privilege can be all that is left, and too dear") {
  for (const auto& [aspect, finding] : asked("denied")) {
    CHECK(finding.how == How::exhaustive);
    const bool many = aspect >= "4";
    CHECK(fact(finding, "answer") == (many ? "yes" : "no"));
    CHECK(finding.witnesses.size() == (many ? 1 : 0));
  }
}

TEST_CASE("every decision has a move, and one of sampled games is none but these") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    const auto decisions = every_decision(game);
    CHECK(decisions.all.size() > 300);
    CHECK(decisions.without_a_move == 0);
    CHECK(decisions.closed);
    const auto held = hold_decisions(game, decisions);
    CHECK(held.steps > 1000);
    CHECK(held.broken == 0);
  }
  // Under readings that it is not made for, the list lacks decisions.
  const auto supplies = game_for(2, {.keep_ban = KeepBan::may_decline});
  CHECK(hold_decisions(supplies, every_decision(supplies)).broken > 0);
}

TEST_CASE("nobody holds a card in the twelfth round, unless cards may be kept") {
  const auto twelfth = asked("twelfth-person-phase");
  CHECK(fact(twelfth.at("default"), "answer") == "no");
  CHECK(fact(twelfth.at("card-play-optional"), "answer") == "yes");
  CHECK(fact(asked("open-hands").begin()->second, "answer") == "no");
}

TEST_CASE(
    "a question is answered for the players, the data and the readings that are asked about") {
  const AskOptions three{.asked = {.options = {{"players", "3"}}, .rulings = {}}};
  const auto findings = asked("mongols-cost", three);
  REQUIRE(findings.size() == 1);
  const auto& scope = findings.at("3-players").how.scope();
  REQUIRE(scope.has_value());
  CHECK(scope->options.at("players") == std::vector<std::string>{"3"});
  const AskOptions dear{.asked = {.options = {{"data", "anniversary"}}, .rulings = {}}};
  CHECK(asked("privilege-worth", dear).at("large").how.scope()->options.contains("data"));
  const AskOptions any{.asked = {.options = {}, .rulings = {{"card-play", "optional"}}}};
  const auto dice = asked("after-the-draft", any);
  CHECK(dice.at("seats").how.scope()->rulings.at("card-play") ==
        std::vector<std::string>{"optional"});
  // A formula of the default readings is not told as one of others.
  CHECK(asked("mongols-cost", any).at("2-players").how.scope()->rulings.empty());
}

#ifdef NDEBUG  // minutes with sanitizers
TEST_CASE("the long questions are answered without an error") {
  for (const auto* id : {"always-a-move", "floors-run-out", "money-runs-out", "event-row-law"}) {
    for (const auto& [aspect, finding] : asked(id)) {
      CHECK(finding.how != How::unknown);
      for (const auto& witness : finding.witnesses) CHECK(replays(witness));
    }
  }
}
#endif

TEST_CASE("a record of who stays, or is turned away, expects just that") {
  const auto expects = [](const Finding& finding, std::string_view what) {
    return !finding.witnesses.empty() &&
           finding.witnesses.front().record.find(what) != std::string::npos;
  };
  for (const auto& [id, finding] : asked("no-loss-guaranteed")) {
    CAPTURE(id);
    if (finding.how == How::bounded) continue;  // too big to be solved
    CHECK(expects(finding, "expect that over = 1 and p1.palaces = \""));
  }
  for (const auto& [id, finding] : asked("all-persons-stay")) {
    CAPTURE(id);
    CHECK(expects(finding, "expect that over = 1 and p1.palaces = \""));
  }
  const auto burnt = asked("burnt-tiles").begin()->second;
  const auto& record = burnt.witnesses.front().record;
  int turned_away = 0;
  for (auto at = record.find("expect cites person.turn-away"); at != std::string::npos;
       at = record.find("expect cites person.turn-away", at + 1)) {
    ++turned_away;
  }
  CHECK(burnt.title.find(fmt::format(" between {} and ", turned_away)) != std::string::npos);
}

TEST_CASE("that readings part is shown by a game") {
  const auto all = asked("readings-apart");
  CHECK(all.at("apart").how == How::replayed);
  CHECK(all.at("apart").severity != Severity::error);
  CHECK(all.at("apart").witnesses.size() == 2);
}

}  // namespace
}  // namespace ruleproof::solver::year_of_the_dragon_question
