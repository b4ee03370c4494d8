/// How long the cards of each side last, whose run out first, and what the net does to it.
///
/// Scope: every sequence of draws, plays and shields, over the numbers of cards in deck and hand;
/// the hand is cut down at once, and an empty deck is not drawn from. Argument: `CardLife` counts
/// them all, and the games shown reach what it says.
#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/card_play.hpp"
#include "solver/questions/drako/deeds.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/relations/cards.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): sides and icons

constexpr int rage_turn = 3;  ///< actions in it

/// The actions of the turn that is unlike the others, which have two.
constexpr auto usual_turn(Side side) -> int { return side == Side::dwarves ? 2 : 1; }

/// The turn, from 1, in which a side carries out so many actions, with two in every turn but one.
constexpr auto turns_of(int actions, int actions_of_one_turn) -> int {
  return actions <= 0 ? 0 : 1 + ((actions - actions_of_one_turn + 1) / 2);
}

auto range_text(int least, int most) -> std::string { return fmt::format("{} to {}", least, most); }
auto turns_text(const CardLife::Range& range, int first, int more = 0) -> std::string {
  return range_text(turns_of(range.least, first) + more, turns_of(range.most, first) + more);
}

auto life_in(const Rules& rules, Side side, int shields) -> CardLife::Range {
  CardLife life(rules.components.hand_limit, Dry::deck_and_hand);
  return life.actions(opening_pile(rules, side), shields).value_or(CardLife::Range{});
}

/// A game up to where a side has no cards any more.
auto line_of_life(const Drako& game, Side side, const CardPlay& play) -> std::vector<Move> {
  return line_until(game, play, [&](const State& state) { return out_of_cards(state, side); });
}

/// Own actions of a side: draws and plays.
auto own_action(Side side) {
  return [side](const State& state, const Move& move) {
    return state.turn == side && (is<Draw>(move) || is<Waste>(move) || is<Play>(move));
  };
}

auto own_actions(const Drako& game, std::span<const Move> line, Side side) -> int {
  int actions = 0;
  auto state = game.start();
  for (const auto& move : line) {
    actions += own_action(side)(state, move) ? 1 : 0;
    state = game.apply(state, move).next;
  }
  return actions;
}

/// A game that reaches a number of own actions: each is one by the rules, and only the last leaves
/// the side without cards.
auto show_life(const Drako& game, Side side, Pace pace, int actions) -> Shown {
  CardPlay play;
  (side == Side::dwarves ? play.dwarves : play.dragon) = pace;
  const auto line = line_of_life(game, side, play);
  const int acted = own_actions(game, line, side);
  auto shown = show_counting(
      game, std::span<const Move>(line),
      fmt::format("{} own actions of the {}", acted, drako::to_text(side)),
      fmt::format("p{0}.left + p{0}.held = 0 and before.p{0}.left + before.p{0}.held > 0",
                  drako::index(side) + 1),
      "action.kinds", own_action(side));
  if (!shown.fails && acted != actions) {
    shown.fails = Error{Code::expectation, "witness", "it has another number of actions"};
  }
  return shown;
}

/// A game up to where one side has no cards any more; the other must have some.
auto show_dry(const Drako& game, Side side, const CardPlay& play, std::string title) -> Shown {
  return show(game, line_of_life(game, side, play), std::move(title),
              out_of_cards_claim(side) + " and not " + out_of_cards_claim(other(side)));
}

/// What each shield changes, as a sentence that the counts are held to; empty if it does not fit.
auto shield_rule(CardLife& life, const Pile<int>& pile, int shields) -> std::string {
  const auto without = life.actions(pile, 0);
  for (int spent = 1; spent <= shields; ++spent) {
    const auto range = life.actions(pile, spent);
    if (!without || !range || range->most != without->most - spent) return "";
  }
  return "each card spent as a shield takes exactly one action off the greatest number";
}

/// A number is within a range when the cards of a side are gone, and never greater before, unless
/// something else happened.
auto range_claims(const std::string& cards, const std::string& count, int least, int most,
                  const std::string& unless) -> std::vector<std::string> {
  const auto any = fmt::format(fmt::runtime(cards), "");
  const auto before = fmt::format(fmt::runtime(cards), "before.");
  return {fmt::format("{} > 0 or {} = 0 or {} or ({} >= {} and {} <= {})", any, before, unless,
                      count, least, count, most),
          fmt::format("{} = 0 or {} or {} <= {}", before, unless, count, most)};
}

/// The cards of a side, as a sum in which `{}` stands before each field.
auto cards_in(Side side, Dry dry) -> std::string {
  const std::string stock = side == Side::dwarves ? "p1" : "p2";
  const auto left = "{0}" + stock + ".left";
  return dry == Dry::deck ? left : left + " + {0}" + stock + ".held";
}

/// That the actions of a side are so many, without shields.
auto life_claims(Side side, Dry dry, const CardLife::Range& range) -> std::vector<std::string> {
  return range_claims(cards_in(side, dry), times(acts(side)), range.least, range.most,
                      times(blocks(side)) + " > 0");
}

/// That the cards of a side last so many turns, without shields, rage and nets.
auto turn_claims(Side side, const CardLife::Range& range) -> std::vector<std::string> {
  const auto unless =
      times(blocks(side)) + " > 0 or rage = 0 or raging = 1 or " + times(nets()) + " > 0";
  const int first = usual_turn(side);
  return range_claims(cards_in(side, Dry::deck_and_hand), times(begins_turn(side)),
                      turns_of(range.least, first), turns_of(range.most, first), unless);
}

auto life_of(const Drako& game, Side side, Dry dry) -> Answer {
  const auto& rules = game.rules();
  const auto pile = opening_pile(rules, side);
  CardLife life(rules.components.hand_limit, dry);
  const auto range = life.actions(pile, 0).value();
  const bool all = dry == Dry::deck_and_hand;
  const auto name = drako::to_text(side);
  auto answer = about(game, name + (all ? "-deck-and-hand" : "-deck"),
                      {"draw.two", "draw.limit", "play.out", all ? "end.last-card" : "aim.dwarves"},
                      Says::value, How::relation);
  answer.title =
      fmt::format("Without shields the side of the {} acts {} times until {} empty", name,
                  range_text(range.least, range.most), all ? "deck and hand are" : "the deck is");
  answer.text = "The hand is cut down at once after a draw, and an empty deck is not drawn from.";
  if (side == Side::dwarves) {
    answer.fact("turns without rage", turns_text(range, usual_turn(side)))
        .fact("turns with rage", turns_text(range, rage_turn));
  } else {
    answer.fact("turns", turns_text(range, usual_turn(side)));
  }
  const int shields = cards_showing(rules.deck(side), Icon::shield);
  if (const auto rule = shield_rule(life, pile, shields); !rule.empty()) {
    answer.fact("with shields", fmt::format("{} (counted for up to {})", rule, shields));
  }
  if (const auto many = life.actions(pile, shields)) {
    answer.fact(fmt::format("actions with all {} cards that show a shield spent so", shields),
                range_text(many->least, many->most));
  }
  answer.always = life_claims(side, dry, range);
  answer.bound = fmt::format(
      "every sequence of draws, plays and shields, over the numbers of cards in deck and hand: {} "
      "combinations",
      life.size());
  if (all) {
    answer.shown.push_back(show_life(game, side, Pace::saving, range.most));
    answer.shown.push_back(show_life(game, side, Pace::hasty, range.least));
  }
  rest_on(hold_cards(game), answer, "relation");
  return answer;
}

/// The last half turns that the cards of the sides reach, or the first: turns of both sides are
/// counted, from the dragon's first.
struct Race {
  int dragon = 0;
  int dwarves = 0;
  int raging = 0;  ///< of the dwarves, with a rage

  [[nodiscard]] auto first(bool with_rage) const -> std::string {
    return dragon < (with_rage ? raging : dwarves) ? "the dragon" : "the dwarves";
  }
};
auto race_of(int dragon_actions, int dwarf_actions, int nets) -> Race {
  return {(2 * (turns_of(dragon_actions, 1) + nets)) - 1, 2 * turns_of(dwarf_actions, 2),
          2 * turns_of(dwarf_actions, rage_turn)};
}

auto cards_of_both(const Drako& game) -> Answer {
  const auto& rules = game.rules();
  const auto dwarves = life_in(rules, Side::dwarves, 0);
  const auto dragon = life_in(rules, Side::dragon, 0);
  auto answer =
      about(game, "lives", {"draw.two", "draw.limit", "play.out", "rage.three", "net.shaken"},
            Says::value, How::relation);
  answer.title = fmt::format(
      "Without shields, rage and nets the cards of the dwarves last {} turns, those of the dragon "
      "{}",
      turns_text(dwarves, usual_turn(Side::dwarves)), turns_text(dragon, usual_turn(Side::dragon)));
  answer.text =
      "The facts give what each of them changes. A shield spends a card "
      "without an action, rage puts a third action into one turn, and a net that is shaken "
      "off takes a turn in which the dragon spends nothing.";
  answer.bound = "every sequence of draws, plays and shields, over the numbers of cards";
  answer.always = turn_claims(Side::dwarves, dwarves);
  for (auto& claim : turn_claims(Side::dragon, dragon)) answer.always.push_back(std::move(claim));
  for (const auto side : {Side::dwarves, Side::dragon}) {
    for (const int spent : {1, cards_showing(rules.deck(side), Icon::shield)}) {
      answer.fact(fmt::format("turns of the {} with {} spent as shields", drako::to_text(side),
                              counted(spent, "card")),
                  turns_text(life_in(rules, side, spent), usual_turn(side)));
    }
  }
  answer.fact("turns of the dwarves with rage", turns_text(dwarves, rage_turn));
  const int nets = cards_showing(rules.deck(Side::dwarves), Icon::net);
  for (int thrown = 1; thrown <= nets; ++thrown) {
    answer.fact("turns of the dragon with " + counted(thrown, "net") + " shaken off",
                turns_text(dragon, usual_turn(Side::dragon), thrown));
  }
  rest_on(hold_cards(game), answer, "relation");
  return answer;
}

auto first_to_run_dry(const Drako& game, const Answer& lives) -> Answer {
  const auto dwarves = life_in(game.rules(), Side::dwarves, 0);
  const auto dragon = life_in(game.rules(), Side::dragon, 0);
  const auto slow = race_of(dragon.most, dwarves.most, 0);
  const auto fast = race_of(dragon.least, dwarves.least, 0);
  const auto netted = race_of(dragon.most, dwarves.most, 1);
  auto answer = about(game, "who-is-first", lives.clauses, Says::value, How::relation);
  answer.title = fmt::format(
      "If both spare their cards, without shields and nets, those of {} run out first; "
      "with rage, those of {}",
      slow.first(false), slow.first(true));
  answer.text =
      "Either side can be the first, as the games show; the facts compare both sides at the "
      "same pace.";
  answer.bound = lives.bound;
  answer.always = lives.always;  // how long each lasts decides who is first
  answer.fact("both as slowly as can be", slow.first(false))
      .fact("both as slowly as can be, with rage", slow.first(true))
      .fact("both as slowly as can be, one net shaken off", netted.first(false))
      .fact("both as fast as can be", fast.first(false))
      .fact("both as fast as can be, with rage", fast.first(true));
  answer.shown = {
      show_dry(game, Side::dragon, {.dragon = Pace::hasty}, "the dragon's cards run out first"),
      show_dry(game, Side::dwarves, {.dwarves = Pace::hasty}, "the dwarves' cards run out first")};
  if (slow.first(true) == "the dwarves") {
    answer.shown.push_back(show_dry(game, Side::dwarves, {.rages = true},
                                    "both spare their cards, and the dwarves rage"));
  }
  rest_on(hold_cards(game), answer, "relation");
  return answer;
}

}  // namespace

auto how_many_actions_has_a_side(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of();
  return {life_of(game, Side::dwarves, Dry::deck_and_hand), life_of(game, Side::dwarves, Dry::deck),
          life_of(game, Side::dragon, Dry::deck_and_hand), life_of(game, Side::dragon, Dry::deck)};
}

auto who_runs_dry_first(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of();
  const auto lives = cards_of_both(game);
  return {lives, first_to_run_dry(game, lives)};
}

auto what_is_the_net_worth(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of();
  const auto& rules = game.rules();
  const int nets = cards_showing(rules.deck(Side::dwarves), Icon::net);
  const auto dragon = life_in(rules, Side::dragon, 0);
  const auto dwarves = life_in(rules, Side::dwarves, 0);
  const std::vector<std::string> clauses = {"icon.net", "net.holds", "net.shaken", "play.out"};

  auto tempo = about(game, "tempo", clauses, Says::value, How::counted);
  tempo.title = fmt::format(
      "A net costs the dwarves one action and the dragon, if he shakes it off, two; in a game he "
      "loses at most {} actions by it",
      2 * nets);
  tempo.text =
      "A card is played once, so a net is thrown at most once for each card that shows it. A "
      "dragon who does not shake it off loses walking and flying alone.";
  tempo.always = {fmt::format("{} <= {}", times(drako_question::nets()), nets),
                  fmt::format("2 * {} <= {}", times(gets_free()), 2 * nets),
                  // Without cards he loses it with two actions that he could not carry out.
                  "not (" + gets_free() +
                      ") or ((before.actions = 2 or before.p2.left + before.p2.held = 0) and "
                      "before.turn = dragon and (turn = dwarves or over = 1))"};
  tempo.fact("cards that show a net", std::to_string(nets))
      .fact("of all actions that his cards give him, at the most", std::to_string(dragon.most));

  const auto race = race_of(dragon.most, dwarves.most, nets);
  auto outlast = about(game, "outlast", clauses);
  outlast.text =
      "While he shakes nets off he spends no cards: each net lengthens the life of his "
      "cards by a turn, and not that of the dwarves'.";
  const auto line = line_until(game, CardPlay{.nets = true}, [](const State&) { return false; });
  const auto shaken = std::ranges::count_if(line, is<Shake>);
  outlast
      .fact("last turn that his cards can reach, of both sides' turns, with all nets",
            std::to_string(race.dragon))
      .fact("last turn that the dwarves' cards can reach", std::to_string(race.dwarves))
      .fact("nets shaken off in the game shown", std::to_string(shaken));
  set_shown(outlast,
            show(game, line, "every net is thrown and shaken off, and the dragon survives",
                 "ending = dragon-survived and dragon.netted = 0 and not " +
                     out_of_cards_claim(Side::dragon),
                 [&](const State&) { return shaken == nets; }),
            "A dragon that is netted again and again can outlast the cards of the dwarves");
  rest_on(hold_cards(game), outlast, "relation of the count");
  return {tempo, outlast};
}

}  // namespace ruleproof::solver::drako_question
