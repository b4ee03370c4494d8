/// The ways in which the dragon spends a turn without spending cards while he holds some.
///
/// Scope: on the data duel, with the figures as in a first game, every division of his cards
/// between deck, hand and out, every set of abilities lost but all, with and without net. Argument:
/// every turn from each of these positions is gone through; one of each way is shown.
#include <map>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/deeds.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and stages

/// The first position and turn that shows a way.
struct Way {
  State start;
  std::vector<Move> line;
};

/// Goes through the dragon's turn, and notes every way in which no card leaves his hand.
class IdleTurns {
 public:
  explicit IdleTurns(const Drako& game) : game_(game) {}

  auto look(const State& start) -> void {
    start_ = start;
    line_.clear();
    ++positions_;
    go(start, "");
  }
  [[nodiscard]] auto ways() const -> const std::map<std::string, Way>& { return ways_; }
  [[nodiscard]] auto positions() const -> int { return positions_; }

 private:
  auto go(const State& state, const std::string& way) -> void {
    if (state.stage == Stage::over || state.turn == Side::dwarves) {
      ways_.try_emplace(way, Way{start_, line_});
      return;
    }
    MoveList<Move> list;
    moves(game_, state, list);
    for (const auto& move : list) {
      if (is<Play>(move) || is<Waste>(move) || is<Discard>(move)) continue;
      line_.push_back(move);
      const auto step = what(state, move);
      go(game_.apply(state, move).next,
         way.empty() || step.empty() ? way + step : way + ", " + step);
      line_.pop_back();
    }
  }
  [[nodiscard]] static auto what(const State& state, const Move& move) -> std::string {
    if (is<Skip>(move)) return "skip";
    if (is<Shake>(move)) return "shake off the net";
    if (!is<Draw>(move)) return "";
    return state.stock(Side::dragon).left == 0 ? "draw from the empty deck" : "draw";
  }

  const Drako& game_;
  State start_;
  std::vector<Move> line_;
  std::map<std::string, Way> ways_;
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

/// Every division of the dragon's cards, with a card in hand; with and without net; every set of
/// abilities lost but all.
auto look_everywhere(const Drako& game, IdleTurns& turns) -> void {
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

/// What a step of such a turn is, as an expression.
auto step_claim(const std::string& step) -> std::string {
  if (step == "shake off the net") return gets_free() + " and before.actions = 2";
  if (step == "skip") return "because.action.dragon-skips = 1 or because.action.compulsory = 1";
  const bool empty = step == "draw from the empty deck";
  return std::string("because.draw.two = 1 and before.p2.left ") + (empty ? "= 0" : "> 0");
}

/// That whatever the dragon does without spending a card, while he holds some, is a step of one of
/// these ways.
auto ways_claim(const std::map<std::string, Way>& ways) -> std::string {
  std::set<std::string> steps;
  for (const auto& [way, shown] : ways) {
    std::string_view rest = way;
    for (auto end = rest.find(", "); end != std::string_view::npos; end = rest.find(", ")) {
      steps.emplace(rest.substr(0, end));
      rest.remove_prefix(end + 2);
    }
    steps.emplace(rest);
  }
  std::string claim =
      "before.stage != action or before.turn = dwarves or before.p2.held = 0 or p2.held < "
      "before.p2.held";
  for (const auto& step : steps) claim += " or (" + step_claim(step) + ")";
  return claim;
}

auto idle_under(const Rulings& rulings) -> Answer {
  const auto game = game_of(rulings, "duel");
  IdleTurns turns(game);
  look_everywhere(game, turns);
  auto answer = about(game, aspect_of(game),
                      {"action.compulsory", "action.dragon-skips", "net.shaken", "draw.two"},
                      Says::value, How::exhaustive);
  answer.title = fmt::format(
      "Under {} the dragon has {} to spend a turn without spending cards while he holds some",
      named(game), counted(turns.ways().size(), "way"));
  answer.bound = fmt::format(
      "data=duel, figures as in a first game: {} positions, every division of his cards between "
      "deck, hand and out, every set of abilities lost, with and without net",
      turns.positions());
  for (const auto& [way, shown] : turns.ways()) {
    answer.text += (answer.text.empty() ? "They are: " : "; ") + way;
    const int held = shown.start.stock(Side::dragon).held;
    answer.shown.push_back(
        show_from(game, shown.start, shown.line, way,
                  fmt::format("p2.held >= {} and (turn = dwarves or stage = over)", held)));
  }
  answer.text += answer.text.empty() ? "" : ".";
  answer.always = {ways_claim(turns.ways())};
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
