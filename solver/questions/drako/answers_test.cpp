/// Answers: their numbers where they are known from elsewhere, their certificates, their games.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/endings.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/question.hpp"
#include "solver/refute/course.hpp"
#include "solver/refute/course_claim.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

auto fact(const Finding& finding, std::string_view name) -> std::string {
  for (const auto& [known, value] : finding.facts) {
    if (known == name) return value;
  }
  return "no such fact";
}

/// What an answer claims of every position can be read, and some games of its scope obey it.
auto check_claims(const Finding& finding) -> void {
  if (finding.always.empty()) return;
  SetupText setup;
  const auto scope = finding.how.scope();
  REQUIRE(scope);
  for (const auto& [name, values] : scope->options) setup.options[name] = values.front();
  for (const auto& [name, values] : scope->rulings) setup.rulings[name] = values.front();
  const auto game = Drako::configure(setup);
  REQUIRE(game);
  const auto vocabulary = expression::vocabulary_of(*game);
  for (const auto& claim : finding.always) {
    CAPTURE(claim);
    auto program = expression::compile(claim, vocabulary);
    // What is claimed of the course of a game the refuter tries; here it can be read.
    if (!program) {
      CHECK(refute::compile_in_course(claim, refute::names_in_course(*game)));
      continue;
    }
    const expression::Asked<Drako> asked(*game, *std::move(program));
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      bool holds = true;
      (void)play(*game, Dice(seed), [&](const State&, const Move&, const Step<State>& step) {
        holds = holds && asked.holds(step.next);
      });
      CHECK(holds);
    }
  }
}

/// The findings of a question, by the last part of their ids. What holds of all is checked.
auto asked(std::string_view id) -> std::map<std::string, Finding> {
  std::map<std::string, Finding> findings;
  const auto found = find_questions(Drako::name, id);
  REQUIRE(found);
  for (const auto* question : *found) {
    for (auto& finding : findings_of(*question)) {
      CAPTURE(finding.id);
      CHECK(finding.severity == Severity::note);
      const bool bounded = finding.how == How::bounded || finding.how == How::sampled;
      CHECK((finding.how != How::proved || finding.bound.empty()));
      CHECK((!bounded || !finding.bound.empty()));
      CHECK(!finding.data.empty());
      for (const auto& clause : finding.clauses) {
        CHECK(find_clause(Drako::rulebook, clause).has_value());
      }
      if (!finding.smt2.empty()) {
        const auto other = second_opinion(finding.smt2);
        if (other) CHECK(*other == Sat::unsat);
      }
      const bool by_z3 = fact(finding, "engine").find("Z3") != std::string::npos;
      if (by_z3 && fact(finding, "answer") == "no" && finding.how == How::relation) {
        CHECK(!finding.smt2.empty());
      }
      if (finding.how == How::replayed) CHECK(!finding.witnesses.empty());
      for (const auto& witness : finding.witnesses) {
        const auto record = parse_record(witness.record, "witness");
        REQUIRE(record);
        const auto game = Drako::configure(record->setup);
        REQUIRE(game);
        CHECK(replay(*game, *record, "witness"));
      }
      check_claims(finding);
      const auto name = finding.id.substr(finding.id.rfind('/') + 1);
      CHECK(findings.emplace(name, finding).second);
    }
  }
  return findings;
}

/// Questions and answers, by the last part of their ids: "yes" or "no".
auto says(const std::map<std::string, Finding>& findings) -> std::map<std::string, std::string> {
  std::map<std::string, std::string> all;
  for (const auto& [id, finding] : findings) all[id] = fact(finding, "answer");
  return all;
}

TEST_CASE("questions of Drako have ids of their own, and tags of the list") {
  std::set<std::string_view> ids;
  std::set<std::string_view> tags;
  for (const auto& question : questions_of(Drako::name)) {
    CHECK(ids.insert(question.id).second);
    tags.insert(question.tag);
    CHECK(question.sentence.ends_with("?"));
    CHECK(question.game == Drako::name);
  }
  CHECK(tags.size() == 22);  // ten of play, eight of structure, four more
}

// A draw from an empty deck can be repeated for ever. Otherwise it is the cards that nobody can
// play which stop a player who may not waste them; with skips he waits, without he is stuck.
TEST_CASE("the turn rule works where cards may be wasted and empty decks are not drawn from") {
  for (const std::string waste : {"allowed", "forbidden", "movement-only", "last-resort"}) {
    const bool plays_on = waste == "allowed" || waste == "last-resort";
    static const auto bare = says(asked("turn-rule"));
    static const auto skips = says(asked("turn-rule-with-skips"));
    const auto yes_if = [](bool holds) { return holds ? "yes" : "no"; };
    CHECK(bare.at("draw-illegal-waste-" + waste + "-total") == yes_if(plays_on));
    CHECK(bare.at("draw-illegal-waste-" + waste + "-ends") == "yes");
    CHECK(bare.at("draw-no-effect-waste-" + waste + "-total") == "yes");
    CHECK(bare.at("draw-no-effect-waste-" + waste + "-ends") == "no");
    CHECK(skips.at("draw-illegal-waste-" + waste + "-total") == "yes");
    CHECK(skips.at("draw-illegal-waste-" + waste + "-ends") == yes_if(plays_on));
    CHECK(skips.at("draw-no-effect-waste-" + waste + "-total") == "yes");
    CHECK(skips.at("draw-no-effect-waste-" + waste + "-ends") == "no");
  }
}

// 34 cards are drawn in 17 draws. All 38 are played if none is discarded; if all draws come first,
// a hand of six is left.
TEST_CASE("a side acts 23 to 55 times") {
  const auto found = asked("own-actions");
  CHECK(found.at("dwarves-deck-and-hand").title.find(" 23 to 55 ") != std::string::npos);
  CHECK(found.at("dragon-deck-and-hand").title.find(" 23 to 55 ") != std::string::npos);
  CHECK(found.at("dwarves-deck").title.find(" 17 to 53 ") != std::string::npos);
  CHECK(fact(found.at("dwarves-deck-and-hand"), "turns without rage") == "12 to 28");
  CHECK(fact(found.at("dwarves-deck-and-hand"), "turns with rage") == "11 to 27");
  CHECK(fact(found.at("dragon-deck-and-hand"), "turns") == "12 to 28");
}

// The rules that a record is replayed with must call so many of its moves actions.
TEST_CASE(
    "the records of 23 and 55 actions expect each of them, and that the last one is the last") {
  const auto found = asked("own-actions");
  const auto& witnesses = found.at("dragon-deck-and-hand").witnesses;
  REQUIRE(witnesses.size() == 2);
  std::set<std::ptrdiff_t> counts;
  for (const auto& witness : witnesses) {
    const auto record = parse_record(witness.record, "witness");
    REQUIRE(record);
    counts.insert(std::ranges::count_if(record->entries, [](const Entry& entry) {
      return entry.kind == Entry::Kind::expect_cites && entry.text == "action.kinds";
    }));
    CHECK(record->entries.back().text ==
          "p2.left + p2.held = 0 and before.p2.left + before.p2.held > 0");
  }
  CHECK(counts == std::set<std::ptrdiff_t>{23, 55});
}

TEST_CASE("either side's cards can run out first, and rage and nets turn it round") {
  const auto found = asked("card-lives");
  CHECK(fact(found.at("who-is-first"), "both as slowly as can be") == "the dragon");
  CHECK(fact(found.at("who-is-first"), "both as slowly as can be, with rage") == "the dwarves");
  CHECK(found.at("who-is-first").witnesses.size() == 3);
}

TEST_CASE("a deck holds one card at a draw only where deck less opening hand is odd") {
  for (const auto& [id, answer] : says(asked("single-card"))) {
    CHECK(answer == (id.starts_with("skirmish") ? "yes" : "no"));
  }
}

TEST_CASE("ends of the game: only the deck readings give other winners, and they help the dragon") {
  const auto found = asked("end-readings");
  const auto all = says(found);
  CHECK(all.at("last-card-or-last-card-own-action") == "no");
  CHECK(all.at("last-card-or-deck-at-once") == "yes");
  CHECK(fact(found.at("last-card-or-deck-at-once"), "winner of the game under last-card") ==
        "dwarves");
  CHECK(fact(found.at("last-card-or-deck-at-once"), "winner of the game under deck-at-once") ==
        "dragon");
}

TEST_CASE("a dragon is enclosed in corners, whose three neighbours are the fewest") {
  const auto found = asked("enclosed");
  for (const auto* id : {"default-walk-1", "default-walk-2", "passing-any-figures-walk-1"}) {
    CHECK(found.at(id).title.ends_with(": a1 a3 c1 c5 e1 e3"));
    CHECK(fact(found.at(id), "places in which he is enclosed") == "6");
  }
  CHECK(fact(found.at("passing-any-figures-walk-2"), "answer") == "no");
}

// On seven areas everybody is next to the middle; the dragon cannot leave a dwarf behind.
TEST_CASE("the dwarves come near the dragon everywhere, and enclose him almost nowhere") {
  const auto found = asked("chase");
  const auto all = says(found);
  const auto* on_seven = "7-areas-dwarf-1-dragon-1-1-beside";  // no game has such a map
  CHECK(all.at(on_seven) == "value");
  CHECK(found.at(on_seven).title.ends_with("can always bring 1 of them next to the dragon"));
  CHECK(all.at("19-areas-dwarf-1-dragon-1-1-beside") == "yes");
  CHECK(all.at("19-areas-dwarf-1-dragon-2-1-beside") == "yes");
  CHECK(all.at("19-areas-dwarf-2-dragon-2-enclosed") == "no");
}

TEST_CASE("each chase that succeeds on the map of the game is shown, even if others do not") {
  int shown = 0;
  for (const auto& [id, finding] : asked("chase")) {
    CAPTURE(id);
    if (!id.starts_with("19-areas")) continue;
    CHECK(finding.title.find("never") == std::string::npos);
    REQUIRE(finding.witnesses.size() == 1);
    CHECK(finding.witnesses[0].record.find("expect that ") != std::string::npos);
    ++shown;
  }
  CHECK(shown == 16);
}

TEST_CASE("some formations are safe from flames and have a shot") {
  for (const auto& [id, answer] : says(asked("safe-formations"))) CHECK(answer == "yes");
}

TEST_CASE("wounds: four and three take an ability, thirteen kill, ten leave all") {
  const auto found = asked("wounds-for-ability").begin()->second;
  CHECK(found.how == How::relation);
  CHECK(fact(found, "least wounds by which walk can be lost") == "7");
  CHECK(fact(found, "most wounds that leave him every ability") == "10");
  CHECK(fact(found, "wounds that kill him") == "13");
  const auto lost = asked("lost-abilities");
  CHECK(lost.at("all-three").how == How::relation);
  CHECK(fact(lost.at("walk-and-flight"), "icons of use") == "bite, flame");
}

TEST_CASE("markers suffice for one box more than there are of them") {
  const auto found = asked("markers");
  CHECK(found.at("25-markers").how == How::relation);
  CHECK(found.at("28-markers").how == How::relation);
  CHECK(fact(found.at("25-markers"), "boxes of the data") == "26");
}

// 7 + 10 + 10 + 9: single, strong, double attacks and shots. Eight attacks of two and eight of one
// must be blocked to leave twelve.
TEST_CASE("the deck has strength 36, and sixteen shields are needed to stay alive by them") {
  const auto found = asked("least-strength");
  CHECK(fact(found.at("shields"), "strength of all") == "36");
  CHECK(found.at("shields").title.starts_with("Up to 15 shields cannot"));
  CHECK(fact(found.at("dwarf-deck"), "answer") == "yes");
}

TEST_CASE("the decks hold 38 cards by their icons") {
  const auto found = asked("icons");
  CHECK(found.at("dwarves").title.find("16 show one icon and 22") != std::string::npos);
  CHECK(found.at("dragon").title.find("22 show one icon and 16") != std::string::npos);
}

// The first turn has one action: a draw is all of it. Games can break that each deed is known.
TEST_CASE(
    "the dragon idles by two draws, by shaking off the net, or by the draw of his first turn") {
  const auto found = asked("idle-turns");
  const auto& usual = found.at("default");
  CHECK(usual.title.find("data duel has 3 ways ") != std::string::npos);
  CHECK(usual.title.ends_with(", 1 of them in his first turn"));
  CHECK(usual.bound.find("of his first turn every opening hand") != std::string::npos);
  CHECK(found.at("waste-forbidden").title.find(" 5 ways ") != std::string::npos);
  CHECK(usual.witnesses.size() == 3);
  CHECK(usual.always.size() == 1);
}

TEST_CASE("every other question is answered without an error") {
  for (const auto* id : {"net-tempo", "first-ability", "endings", "boxes-and-balance", "one-winner",
                         "examples", "second-answer", "rare-cases"}) {
    CHECK(!asked(id).empty());
  }
}

/// Who wins, by going through every line of play.
auto dwarves_win(const Drako& game, const State& state) -> bool {
  const auto seat = game.to_act(state);
  if (seat == Seat::nobody) return game.outcome(state).wins[0];
  MoveList<Move> list;
  moves(game, state, list);
  const auto wins = [&](const Move& move) {
    return dwarves_win(game, game.apply(state, move).next);
  };
  return seat == Seat::p1 ? std::ranges::any_of(list, wins) : std::ranges::all_of(list, wins);
}

TEST_CASE("endings are solved as by going through every line of play") {
  const auto game = game_of();
  Random random(5);
  int won = 0;
  for (int i = 0; i < 150; ++i) {
    const auto start = random_ending(game, random, {2, i % 2, 2});
    REQUIRE(game.well_formed(start));
    const auto solved = SolvedEnding::of(game, start, {.max_states = 1'000'000});
    REQUIRE(solved);
    CHECK(solved->dwarves_win() == dwarves_win(game, start));
    const auto line = solved->best_line();
    CHECK(line.size() == solved->moves_left());
    const auto end = after(game, start, line);
    CHECK(game.to_act(end) == Seat::nobody);
    CHECK(game.outcome(end).wins[0] == solved->dwarves_win());
    won += solved->dwarves_win() ? 1 : 0;
  }
  CHECK(won > 10);
  CHECK(won < 140);
}

}  // namespace
}  // namespace ruleproof::solver::drako_question
