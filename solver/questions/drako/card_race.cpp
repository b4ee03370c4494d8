/// Whose cards run out first, and what the net does to it.
#include <string>

#include "solver/questions/drako/card_life.hpp"
#include "solver/questions/drako/card_play.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using drako::Side;
using drako::State;

constexpr int rage_turn = 3;  ///< actions in it

auto count_cards(const drako::Rules& rules, Side side, drako::Icon icon) -> int {
  int cards = 0;
  for (const auto& kind : rules.deck(side)) cards += kind.shows(icon) ? kind.copies : 0;
  return cards;
}

/// When the cards of a side are gone, counted in turns of both sides from the dragon's first.
auto half_turn(Side side, int turn) -> int { return (2 * turn) - (side == Side::dragon ? 1 : 0); }

/// The last half turns that the cards of the sides reach, or the first.
struct Race {
  int dragon = 0;
  int dwarves = 0;
  int raging = 0;  ///< of the dwarves, with a rage

  [[nodiscard]] auto first(bool with_rage) const -> std::string {
    return dragon < (with_rage ? raging : dwarves) ? "the dragon" : "the dwarves";
  }
};
auto race_of(int dragon_actions, int dwarf_actions, int nets) -> Race {
  return {half_turn(Side::dragon, turns_of(dragon_actions, 1) + nets),
          half_turn(Side::dwarves, turns_of(dwarf_actions, 2)),
          half_turn(Side::dwarves, turns_of(dwarf_actions, rage_turn))};
}

auto life_in(const drako::Rules& rules, Side side, int shields) -> CardLife::Range {
  CardLife life(rules.components.hand_limit, Dry::deck_and_hand);
  return life.actions(opening_pile(rules, side), shields).value_or(CardLife::Range{});
}

auto turns_text(const CardLife::Range& range, int first, int more = 0) -> std::string {
  return std::to_string(turns_of(range.least, first) + more) + " to " +
         std::to_string(turns_of(range.most, first) + more);
}

/// Card play in which the dwarves also rage, throw nets, and the dragon shakes them off.
struct Skilled {
  CardPlay cards;
  bool rages = false;
  bool nets = false;

  auto operator()(const Drako& game, const State& state, std::span<const drako::Move> moves) const
      -> std::size_t {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (rages && is<drako::Rage>(moves[i])) return i;
      if (nets && is<drako::Shake>(moves[i])) return i;
      const auto* play = std::get_if<drako::Play>(&moves[i]);
      if (nets && play != nullptr && play->side == Side::dwarves &&
          game.rules().kind(play->side, play->card).faces[play->face].icon == drako::Icon::net) {
        return i;
      }
    }
    return cards(game, state, moves);
  }
};

/// A game up to where one side has no cards any more; the other must have some.
auto show_dry(const Drako& game, Side side, const Skilled& play, std::string title) -> Shown {
  const auto line =
      line_until(game, play, [&](const State& state) { return out_of_cards(state, side); });
  return show(game, line, std::move(title), [&](const State& end) {
    return out_of_cards(end, side) && !out_of_cards(end, other(side));
  });
}

auto count_moves(std::span<const drako::Move> line, bool (*wanted)(const drako::Move&)) -> int {
  return static_cast<int>(std::ranges::count_if(line, wanted));
}

}  // namespace

auto who_runs_dry_first(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of();
  const auto& rules = game.rules();
  const auto dwarves = life_in(rules, Side::dwarves, 0);
  const auto dragon = life_in(rules, Side::dragon, 0);
  const int nets = count_cards(rules, Side::dwarves, drako::Icon::net);

  Answer lives{.aspect = "lives", .says = Says::value, .how = How::exhaustive};
  lives.title = "The cards of the dwarves last " + turns_text(dwarves, 2) +
                " turns, those of the dragon " + turns_text(dragon, 1);
  lives.text =
      "Without shields, rage and nets; the facts give each of them. A shield spends a card "
      "without an action, rage puts a third action into one turn, and a net that is shaken "
      "off takes a turn in which the dragon spends nothing.";
  lives.bound = "every sequence of draws, plays and shields, over the numbers of cards";
  for (const auto side : {Side::dwarves, Side::dragon}) {
    const int shields = count_cards(rules, side, drako::Icon::shield);
    const auto name = drako::to_text(side);
    for (const int spent : {1, shields}) {
      lives.fact("turns of the " + name + " with " +
                     counted(static_cast<std::uint64_t>(spent), "card") + " spent as shields",
                 turns_text(life_in(rules, side, spent), side == Side::dwarves ? 2 : 1));
    }
  }
  lives.fact("turns of the dwarves with rage", turns_text(dwarves, rage_turn));
  for (int thrown = 1; thrown <= nets; ++thrown) {
    lives.fact("turns of the dragon with " + counted(static_cast<std::uint64_t>(thrown), "net") +
                   " shaken off",
               turns_text(dragon, 1, thrown));
  }
  lives.fact("relation", std::string(relation_tested));

  Answer first{.aspect = "who-is-first", .says = Says::value, .how = How::exhaustive};
  const auto slow = race_of(dragon.most, dwarves.most, 0);
  const auto fast = race_of(dragon.least, dwarves.least, 0);
  const auto netted = race_of(dragon.most, dwarves.most, 1);
  first.title = "If both spare their cards, those of " + slow.first(false) +
                " run out first; with rage, those of " + slow.first(true);
  first.text =
      "Either side can be the first, as the games show; the facts compare both sides at the "
      "same pace.";
  first.bound = lives.bound;
  first.fact("both as slowly as can be", slow.first(false))
      .fact("both as slowly as can be, with rage", slow.first(true))
      .fact("both as slowly as can be, one net shaken off", netted.first(false))
      .fact("both as fast as can be", fast.first(false))
      .fact("both as fast as can be, with rage", fast.first(true));
  first.shown.push_back(show_dry(game, Side::dragon, {{Pace::saving, Pace::hasty}},
                                 "the dragon's cards run out first"));
  first.shown.push_back(show_dry(game, Side::dwarves, {{Pace::hasty, Pace::saving}},
                                 "the dwarves' cards run out first"));
  if (slow.first(true) == "the dwarves") {
    first.shown.push_back(show_dry(game, Side::dwarves, {.cards = {}, .rages = true},
                                   "both spare their cards, and the dwarves rage"));
  }
  for (auto* answer : {&lives, &first}) {
    answer->data = rules.components.provenance;
    answer->clauses = {"draw.two", "draw.limit", "play.out", "rage.three", "net.shaken"};
  }
  return {lives, first};
}

auto what_is_the_net_worth(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of();
  const auto& rules = game.rules();
  const int nets = count_cards(rules, Side::dwarves, drako::Icon::net);
  const auto dragon = life_in(rules, Side::dragon, 0);
  const auto dwarves = life_in(rules, Side::dwarves, 0);

  Answer tempo{.aspect = "tempo", .says = Says::value, .how = How::counted};
  tempo.title =
      "A net costs the dwarves one action and the dragon, if he shakes it off, two; in a "
      "game he loses at most " +
      std::to_string(2 * nets) + " actions by it";
  tempo.text =
      "A card is played once, so a net is thrown at most once for each card that shows it. A "
      "dragon who does not shake it off loses walking and flying alone.";
  tempo.fact("cards that show a net", std::to_string(nets))
      .fact("of all actions that his cards give him, at the most", std::to_string(dragon.most));

  const auto race = race_of(dragon.most, dwarves.most, nets);
  Answer outlast{.aspect = "outlast", .says = Says::yes, .how = How::replayed};
  outlast.title = "A dragon that is netted again and again can outlast the cards of the dwarves";
  outlast.text =
      "While he shakes nets off he spends no cards: each net lengthens the life of his "
      "cards by a turn, and not that of the dwarves'.";
  outlast
      .fact("last turn that his cards can reach, of both sides' turns, with all nets",
            std::to_string(race.dragon))
      .fact("last turn that the dwarves' cards can reach", std::to_string(race.dwarves))
      .fact("relation of the count", std::string(relation_tested));
  const Skilled play{.cards = {}, .rages = false, .nets = true};
  const auto line = line_of(game, game.start(), play);
  const int shaken = count_moves(line, is<drako::Shake>);
  outlast.fact("nets shaken off in the game shown", std::to_string(shaken));
  outlast.shown.push_back(
      show(game, line, "every net is thrown and shaken off, and the dragon survives",
           [&](const State& end) {
             return shaken == nets && end.ending == drako::Ending::dragon_survived &&
                    !out_of_cards(end, Side::dragon);
           }));
  for (auto* answer : {&tempo, &outlast}) {
    answer->data = rules.components.provenance;
    answer->clauses = {"icon.net", "net.holds", "net.shaken", "play.out"};
  }
  return {tempo, outlast};
}

}  // namespace ruleproof::solver::drako_question
