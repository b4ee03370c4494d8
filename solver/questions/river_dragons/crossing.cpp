/// How fast pawns cross: steps in a round, a player on his own, and all together.
#include <algorithm>
#include <string>

#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"
#include "solver/questions/river_dragons/schedule.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and sites

auto steps_of(const Laid& plan, bool jumps) -> int {
  int steps = 0;
  for (const auto card : plan) {
    steps += card == Card::move1 ? 1 : card == Card::move2 || (jumps && card == Card::jump) ? 2 : 0;
  }
  return steps;
}

auto most_steps(Cards hand, bool jumps) -> int {
  int most = 0;
  for_each_plan(hand, DragonLimit::per_round,
                [&](const Laid& plan) { most = std::max(most, steps_of(plan, jumps)); });
  return most;
}

/// A clean chain of so many planks of one set for the first seat; empty if the board has none.
auto clean_chain(const RiverDragons& game, std::size_t length) -> Route {
  const auto& rules = game.rules();
  Route route;
  for_each_chain(rules, sets_of_planks(1), rules.home[0],
                 static_cast<Site>(std::countr_zero(rules.ends[0])), length,
                 [&](const Chain& chain) {
                   if (chain.clean) route = chain.sites;
                   return route.empty();
                 });
  return route;
}

/// Plays a schedule along a route: the first seat builds and walks, the second does what is in
/// nobody's way.
class Alone {
 public:
  Alone(const RiverDragons& game, Route route)
      : game_(game),
        route_(std::move(route)),
        sizes_(assign_planks(game.rules(), route_, sets_of_planks(1))) {}

  auto play(const Schedule& schedule) -> Course {
    Course course(game_);
    Progress at;
    for (const auto& cards : schedule) {
      std::vector<std::string> wishes;
      for (const auto card : cards) wish(card, at, wishes);
      for (const char* verb : {"stone ", "remove stone "}) {
        for (const auto& islet : elsewhere()) wishes.push_back(verb + islet);
      }
      const bool last = &cards == &schedule.back();
      course.plan(std::vector<Plan>{filled(cards), bystander(last)});
      course.act_freely(wishes);  // those of the other player need not come true
    }
    return course;
  }

 private:
  /// The cards of a round, filled up with what does no harm.
  static auto filled(std::vector<Card> cards) -> Plan {
    for (const auto card : {Card::dragon_black, Card::stone1, Card::stone2, Card::remove,
                            Card::jump, Card::plank1, Card::plank2}) {
      if (cards.size() == most_cards) break;
      if (std::ranges::find(cards, card) == cards.end()) cards.push_back(card);
    }
    return cards;
  }

  /// A plan that gets in nobody's way: a step is made before a plank can lie at the own village, or
  /// when it no longer matters.
  static auto bystander(bool last) -> Plan {
    if (last) return {Card::stone1, Card::stone2, Card::remove, Card::jump, Card::move1};
    return {Card::move1, Card::stone1, Card::stone2, Card::remove, Card::jump};
  }

  /// Stones that the other player may put: where the route does not go.
  [[nodiscard]] auto elsewhere() const -> std::vector<std::string> {
    std::vector<std::string> islets;
    for (std::size_t i = 0; i < game_.rules().components.islets.size(); ++i) {
      if (std::ranges::find(route_, islet(i)) == route_.end()) {
        islets.push_back(site_text(game_.rules(), islet(i)));
      }
    }
    return islets;
  }

  auto wish(Card card, Progress& at, std::vector<std::string>& wishes) -> void {
    const auto to = progress_by(card, at, length(), Use::in_full);
    if (!to) return;
    const auto& rules = game_.rules();
    const auto plank = [&](int number) {
      return plank_text(rules, plank_name(0, sizes_[static_cast<std::size_t>(number)]));
    };
    const auto site = [&](int number) {
      return site_text(rules, route_[static_cast<std::size_t>(number)]);
    };
    for (int i = at.stones; i < to->stones; ++i) wishes.push_back("stone " + site(i + 1));
    for (int i = at.planks; i < to->planks; ++i) {
      wishes.push_back("choose " + plank(i));
      wishes.push_back("lay " + plank(i) + ' ' + site(i) + ' ' + site(i + 1));
    }
    for (int i = at.steps; i < to->steps; ++i) {
      wishes.push_back("move to " + (i < length() ? plank(i) : site(length())));
    }
    at = *to;
  }

  [[nodiscard]] auto length() const -> int { return static_cast<int>(sizes_.size()); }

  const RiverDragons& game_;
  Route route_;
  std::vector<int> sizes_;
};

/// A board on which a clean chain of that many planks exists, and that chain.
struct Place {
  const char* board = "";
  Route route;
};
auto place_for(std::size_t length) -> Place {
  for (const auto* board : {"stand-in", "toy-9", "toy"}) {
    auto route = clean_chain(game_of(2, board), length);
    if (!route.empty()) return {board, std::move(route)};
  }
  return {};
}

auto cards_text(const Schedule& schedule) -> std::string {
  std::string text;
  for (const auto& round : schedule) {
    if (!text.empty()) text += "; ";
    for (std::size_t i = 0; i < round.size(); ++i) {
      text += (i == 0 ? "" : " ") + river_dragons::to_text(round[i]);
    }
  }
  return text;
}

}  // namespace

auto how_many_steps_can_a_pawn_make(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(2);
  const auto hand = game.rules().hands[0];
  const int without = most_steps(hand, false);
  const int with = most_steps(hand, true);
  Answer answer{.says = Says::value, .how = How::counted};
  answer.title = "The cards of a plan make " + std::to_string(without) +
                 " steps without Jump, and " + std::to_string(with) +
                 " with it, where it counts for two";
  answer.text =
      "The most over all plans. A game in which five steps are made in a round is shown by "
      "the question how soon a pawn can arrive, with two players.";
  answer.data = any_board;
  answer.clauses = {"move.one", "move.two", "jump.must"};
  answer.fact("without Jump", std::to_string(without)).fact("with Jump", std::to_string(with));
  return {answer};
}

auto how_fast_can_a_player_cross_alone(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int length = 2; length <= static_cast<int>(plank_sizes); ++length) {
    const auto bound = best_schedule(length, Use::in_part);
    const auto schedule = best_schedule(length, Use::in_full);
    const auto where = place_for(static_cast<std::size_t>(length));
    Answer answer{.aspect = std::to_string(length) + "-planks"};
    answer.clauses = {"stone.must", "plank.must", "move.two", "end.arrival"};
    if (!bound || !schedule || where.route.empty()) {
      answer.title = "No way was found to cross " + answer.aspect + " alone";
      answers.push_back(std::move(answer));
      continue;
    }
    const auto game = game_of(2, where.board);
    answer.shown.push_back(
        shown(game, Alone(game, where.route).play(*schedule),
              "the first player crosses, on the " + game.rules().components.label,
              [](const State& state) { return state.winner == 1; }));
    const bool tight =
        bound->size() == schedule->size() && bound->back().size() == schedule->back().size();
    const auto cost = [](const Schedule& s) {
      return std::to_string(s.size()) + (s.size() == 1 ? " round" : " rounds") + ", with " +
             std::to_string(s.back().size()) +
             (s.back().size() == 1 ? " card in the last" : " cards in the last");
    };
    answer.says = tight ? Says::value : Says::unknown;
    answer.how = !replays(answer) ? How::unknown : tight ? How::counted : How::bounded;
    answer.title = "To build and cross " + std::to_string(length) + " planks alone takes " +
                   (tight ? "" : "between " + cost(*bound) + ", and ") + cost(*schedule);
    answer.text =
        "The lower bound is the best of all orders of cards that put, lay and step, where "
        "none is ever in the way; every gap has to be bridged once, with planks that may "
        "be taken up again.";
    answer.bound = tight ? "" : "no fewer than " + cost(*bound);
    answer.data = data_of(game);
    answer.fact("cards", cards_text(*schedule));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
