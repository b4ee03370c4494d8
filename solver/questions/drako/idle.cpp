/// The ways in which the dragon spends a turn without spending cards while he holds some.
///
/// Scope: on the data duel, with the figures as in a first game. Turns of two actions: every
/// division of his cards between deck, hand and out, every set of abilities lost but all, with and
/// without net. His first turn, of one action: every opening hand. Argument: every turn from each
/// of these positions is gone through; one of each way is shown.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/deeds.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and stages

/// What he does without spending a card.
enum class Deed : std::uint8_t { draw, draw_of_nothing, skip, shake };
constexpr std::size_t deeds = 4;
constexpr std::array<std::string_view, deeds> deed_names = {"draw", "draw from the empty deck",
                                                            "skip", "shake off the net"};

/// A turn without spending a card: its deeds, in a turn of so many actions.
struct Way {
  int actions = 0;
  std::vector<Deed> deeds;

  auto operator<=>(const Way&) const = default;
};

auto in_words(const Way& way) -> std::string {
  std::string text = way.actions == 1 ? "in the first turn, of one action, " : "";
  for (std::size_t i = 0; i < way.deeds.size(); ++i) {
    text.append(i == 0 ? "" : ", ").append(deed_names[static_cast<std::size_t>(way.deeds[i])]);
  }
  return text;
}

/// The first position and turn that shows a way.
struct Seen {
  State start;
  std::vector<Move> line;
};
using Ways = std::map<Way, Seen>;

/// Goes through the dragon's turn, and notes every way in which no card leaves his hand.
class IdleTurns {
 public:
  explicit IdleTurns(const Drako& game) : game_(game) {}

  auto look(const State& start) -> void {
    start_ = start;
    line_.clear();
    way_ = {.actions = start.actions, .deeds = {}};
    ++positions_;
    go(start);
  }
  [[nodiscard]] auto ways() const -> const Ways& { return ways_; }
  [[nodiscard]] auto positions() const -> int { return positions_; }

 private:
  auto go(const State& state) -> void {
    if (state.stage == Stage::over || state.turn == Side::dwarves) {
      ways_.try_emplace(way_, Seen{start_, line_});
      return;
    }
    MoveList<Move> list;
    moves(game_, state, list);
    for (const auto& move : list) {
      if (is<Play>(move) || is<Waste>(move) || is<Discard>(move)) continue;
      line_.push_back(move);
      const auto before = way_.deeds.size();
      note(state, move);
      go(game_.apply(state, move).next);
      way_.deeds.resize(before);
      line_.pop_back();
    }
  }
  auto note(const State& state, const Move& move) -> void {
    if (is<Skip>(move)) way_.deeds.push_back(Deed::skip);
    if (is<Shake>(move)) way_.deeds.push_back(Deed::shake);
    if (!is<Draw>(move)) return;
    const bool empty = state.stock(Side::dragon).left == 0;
    way_.deeds.push_back(empty ? Deed::draw_of_nothing : Deed::draw);
  }

  const Drako& game_;
  State start_;
  std::vector<Move> line_;
  Way way_;
  Ways ways_;
  int positions_ = 0;
};

/// Divides the copies of each kind from `kind` on between deck, hand and out, in every way.
template <class Visit>
auto for_each_division(const Deck& deck, std::size_t kind, Stock& stock, Visit&& visit) -> void {
  if (kind == deck.size()) {
    stock.left = static_cast<std::uint8_t>(stock.deck.size());
    stock.held = static_cast<std::uint8_t>(stock.hand.size());
    return visit();
  }
  const auto card = static_cast<Card>(kind);
  const int copies = deck[kind].copies;
  for (int in_deck = 0; in_deck <= copies; ++in_deck) {
    for (int in_hand = 0; in_deck + in_hand <= copies; ++in_hand) {
      stock.deck[card] = static_cast<std::uint8_t>(in_deck);
      stock.hand[card] = static_cast<std::uint8_t>(in_hand);
      stock.out[card] = static_cast<std::uint8_t>(copies - in_deck - in_hand);
      for_each_division(deck, kind + 1, stock, visit);
    }
  }
}

/// Turns of two actions: every division of the dragon's cards, with a card in hand; with and
/// without net; every set of abilities lost but all.
auto look_at_later_turns(const Drako& game, IdleTurns& turns) -> void {
  const auto& rules = game.rules();
  auto state = sketch(game, "turn=dragon actions=2");
  state.dragon.armour = static_cast<std::uint8_t>(rules.components.armour);
  auto& stock = state.stock(Side::dragon);
  for_each_division(rules.deck(Side::dragon), 0, stock, [&] {
    if (stock.held == 0 || stock.held > rules.components.hand_limit) return;
    for (unsigned lost = 0; lost < 7; ++lost) {
      for (std::size_t i = 0; i < ability_count; ++i) {
        const bool gone = ((lost >> i) & 1U) != 0;
        state.dragon.abilities[i] =
            static_cast<std::uint8_t>(gone ? rules.components.abilities[i] : 0);
      }
      for (const bool netted : {false, true}) {
        state.dragon.netted = netted;
        turns.look(state);
      }
    }
  });
}

/// His first turn, of one action: every opening hand.
auto look_at_first_turn(const Drako& game, IdleTurns& turns) -> void {
  const auto& rules = game.rules();
  auto state = sketch(game, "turn=dragon actions=1");
  auto& stock = state.stock(Side::dragon);
  for_each_division(rules.deck(Side::dragon), 0, stock, [&] {
    if (stock.held == rules.components.opening_hand && stock.out.size() == 0) turns.look(state);
  });
}

/// A deed, as an expression over a move.
auto claim_of(Deed deed) -> std::string {
  if (deed == Deed::shake) return gets_free() + " and before.actions = 2";
  if (deed == Deed::skip) return "because.action.dragon-skips = 1 or because.action.compulsory = 1";
  return std::string("because.draw.two = 1 and before.p2.left ") +
         (deed == Deed::draw_of_nothing ? "= 0" : "> 0");
}

/// That whatever the dragon does without spending a card, while he holds some, is one of the deeds.
auto deeds_claim(const std::vector<Deed>& known) -> std::string {
  std::string claim =
      "before.stage != action or before.turn = dwarves or before.p2.held = 0 or p2.held < "
      "before.p2.held";
  for (const auto deed : known) claim += " or (" + claim_of(deed) + ")";
  return claim;
}

/// What any game may break of it: each deed is one of those that were seen.
auto ways_claims(const Ways& ways) -> std::vector<std::string> {
  std::set<Deed> found;
  for (const auto& [way, seen] : ways) found.insert(way.deeds.begin(), way.deeds.end());
  return {deeds_claim({found.begin(), found.end()})};
}

auto idle_under(const Rulings& rulings) -> Answer {
  const auto game = game_of(rulings, "duel");
  IdleTurns turns(game);
  look_at_later_turns(game, turns);
  look_at_first_turn(game, turns);
  auto answer = about(game, aspect_of(game),
                      {"action.compulsory", "action.dragon-skips", "net.shaken", "draw.two",
                       "turn.first", "turn.two-actions"},
                      Says::value, How::exhaustive);
  answer.title = fmt::format(
      "Under {} the dragon of the data duel has {} to spend a turn without spending cards while he "
      "holds some, {} of them in his first turn",
      named(game), counted(turns.ways().size(), "way"),
      std::ranges::count(turns.ways(), 1, [](const auto& each) { return each.first.actions; }));
  answer.bound = fmt::format(
      "data=duel, figures as in a first game: {} positions: of a turn of two actions every "
      "division "
      "of his cards between deck, hand and out, every set of abilities lost, with and without net; "
      "of his first turn every opening hand",
      turns.positions());
  for (const auto& [way, seen] : turns.ways()) {
    answer.text += (answer.text.empty() ? "They are: " : "; ") + in_words(way);
    const auto& stock = seen.start.stock(Side::dragon);
    answer.shown.push_back(show_from(
        game, seen.start, seen.line, in_words(way),
        fmt::format("p2.held >= {} and p2.out.size = {} and (turn = dwarves or stage = over)",
                    stock.held, stock.out.size())));
  }
  answer.text += answer.text.empty() ? "" : ". Not every division need come up in a game.";
  answer.always = ways_claims(turns.ways());
  return answer;
}

}  // namespace

auto in_which_ways_can_the_dragon_idle(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto out : {DragonOut::deck_and_hand, DragonOut::deck}) {
    for (const auto draw : {DrawEmpty::illegal, DrawEmpty::no_effect}) {
      for (const auto waste : {Wasting::allowed, Wasting::forbidden}) {
        answers.push_back(idle_under({.draw_empty = draw, .waste = waste, .dragon_out = out}));
      }
    }
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
