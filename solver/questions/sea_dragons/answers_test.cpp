/// Answers that follow from independent reasoning, and what every answer must have.
#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/contacts.hpp"
#include "solver/questions/sea_dragons/draws.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/last_turns.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

auto fact(const Answer& answer, std::string_view name) -> std::string {
  const auto found =
      std::ranges::find_if(answer.facts, [&](const auto& one) { return one.first == name; });
  return found == answer.facts.end() ? "" : found->second;
}

auto with(const Answers& answers, std::string_view aspect) -> const Answer& {
  const auto found = std::ranges::find(answers, aspect, &Answer::aspect);
  REQUIRE(found != answers.end());
  return *found;
}

TEST_CASE("questions have ids of their own, aspects too, and what is shown replays") {
  // The slowest are left to the catalogue.
  const std::set<std::string_view> slow = {"payment-readings", "pairs-of-any", "monotone-control"};
  std::set<std::string_view> ids;
  for (const auto& question : sea_dragons_questions()) {
    CHECK(ids.insert(question.id).second);
    CHECK(question.tag.starts_with("SD-"));
    CHECK(question.sentence.ends_with("?"));
    if (slow.contains(question.id)) continue;
    std::set<std::string> aspects;
    for (const auto& answer : question.ask({})) {
      CAPTURE(question.id);
      CAPTURE(answer.aspect);
      CHECK(aspects.insert(answer.aspect).second);
      CHECK(!answer.title.empty());
      CHECK(!answer.data.empty());
      for (const auto& shown : answer.shown) CHECK(!shown.fails);
      if (answer.how == How::proved) CHECK(!answer.smt2.empty());
      if (is_strong(answer.how)) CHECK(answer.how.scope());
      if (answer.how == How::replayed) CHECK(!answer.shown.empty());
      if (answer.how == How::bounded || answer.how == How::sampled) CHECK(!answer.bound.empty());
      for (const auto& id : answer.clauses) CHECK(find_clause(SeaDragons::rulebook, id));
    }
  }
  CHECK(ids.size() == 33);
}

TEST_CASE("who goes through readings shows each under its own, whichever is asked about") {
  const auto payments = which_ships_pay_a_mission({});
  for (const auto& row : SeaDragons::ruling_table) {
    const auto& reading = row.options().back();  // for each question one other than the usual
    const AskOptions options{
        .asked = {.options = {}, .rulings = {{std::string(row.id), std::string(reading.id)}}}};
    CAPTURE(row.id);
    CAPTURE(reading.id);
    for (const auto ask : {&can_all_missions_be_unpayable, &does_gold_on_drawn_cards_matter,
                           &is_a_gold_card_worth_as_much, &by_players<what_if_everybody_passes>}) {
      std::set<std::string> aspects;
      for (const auto& answer : ask(options)) {
        CHECK(aspects.insert(answer.aspect).second);
        for (const auto& shown : answer.shown) CHECK(!shown.fails);
      }
    }
    for (const auto& answer : which_ships_pay_a_mission(options)) {
      CHECK(answer.title == with(payments, answer.aspect).title);
    }
  }
}

TEST_CASE("every other draw at most is of one size, from the second on where the hand has it") {
  // Two draws of a size in a row need another card than it to be played twice: after the first
  // hand that is so once, for a size that it does not hold.
  for (int turns = 1; turns <= 14; ++turns) {
    const auto last = static_cast<std::size_t>(turns);
    CHECK(most_draws(Size::small, turns)[last] == (turns / 2) + 1);
    CHECK(most_draws(Size::large, turns)[last] == (turns / 2) + 1);
    CHECK(most_draws(Size::medium, turns)[last] == turns / 2);
  }
}

TEST_CASE("large stacks run dry when sixteen of them are drawn, small and medium ones never") {
  const auto answers = by_players<which_stacks_can_run_dry>({});
  CHECK(fact(with(answers, "2-players/large"), "earliest empty stack") == "round 14, seat 2");
  CHECK(fact(with(answers, "3-players/large"), "earliest empty stack") == "round 10, seat 1");
  CHECK(fact(with(answers, "4-players/large"), "earliest empty stack") == "round 6, seat 4");
  CHECK(fact(with(answers, "5-players/large"), "earliest empty stack") == "round 6, seat 1");
  for (const auto& answer : answers) {
    CHECK((answer.says == Says::yes) == answer.aspect.ends_with("/large"));
  }
}

TEST_CASE("heads are forced, and turns are as many") {
  const auto heads = do_the_totals_force_the_heads({});
  CHECK(heads.front().how == How::proved);
  const auto turns = by_players<how_many_turns_are_there>({});
  CHECK(fact(with(turns, "2-players"), "turns in all") == "28");
  CHECK(fact(with(turns, "3-players"), "turns in all") == "33");
  CHECK(fact(with(turns, "4-players"), "turns in all") == "32");
  CHECK(fact(with(turns, "5-players"), "turns in all") == "35");
}

TEST_CASE("who always passes has four gold and two for each head") {
  const auto answers = by_players<what_if_everybody_passes>({});
  for (int players = 2; players <= 5; ++players) {
    const auto gold = std::to_string(start_gold + (pass_gold * heads_for(players)));
    const auto& answer = with(answers, std::to_string(players) + "-players");
    CHECK(fact(answer, "gold of each player") == gold);
    CHECK(answer.title.find("score " + gold + ", " + gold) != std::string::npos);
  }
}

TEST_CASE("the fourth dearest mission for one colour is the most that a stuck hand can miss") {
  // With ships of one colour only, a mission costs one for each of that colour and two for others.
  const auto game = game_of(2);
  int most = 0;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    std::vector<int> costs;
    for (const auto& mission : game.rules().components.missions) {
      costs.push_back((2 * mission.ships.size()) - mission.ships[static_cast<Ship>(c)]);
    }
    std::ranges::sort(costs, std::ranges::greater());
    most = std::max(most, costs[mission_offers - 1] - 1);
  }
  const auto answers = can_all_missions_be_unpayable({});
  CHECK(with(answers, "default/most-tokens")
            .title.find("up to " + std::to_string(most) + " ship tokens") != std::string::npos);
}

TEST_CASE("what the last turn brings by control is shown beside what a pass leaves") {
  const auto answers = how_much_can_the_last_turn_swing(game_of(2), {});
  REQUIRE(answers.front().shown.size() == 2);
  for (const auto& shown : answers.front().shown) {
    CHECK_MESSAGE(!shown.fails, (shown.fails ? to_text(*shown.fails) : ""));
    CHECK(shown.witness.record.find("expect that over = 1 and sum(p2.pad.control*) = ") !=
          std::string::npos);
  }
}

TEST_CASE("contacts of three dragons in a row are two") {
  const auto game = game_of(2);
  const auto state = game.read_position("p1.dragons=a1+b1+c1+a3+b3+c3 p2.dragons=a2+b2+c2");
  REQUIRE(state);
  CHECK(contacts_on(*state) == 2);
  CHECK(dragon_count(*state) == 3);
  CHECK(most_contacts(3, 2) == 2);
  CHECK(most_contacts(3, 3) == 3);
}

TEST_CASE("currents of one cell's width let a dragon be in two realms and no more") {
  CHECK(most_realms_of_a_dragon(game_of(2)) == 2);
}

}  // namespace
}  // namespace ruleproof::solver::sea_dragons_question
