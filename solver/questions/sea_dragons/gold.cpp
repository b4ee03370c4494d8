/// Readings that are about gold and points: when a gold card is used, which gold pays a dragon, who
/// gets his first, and the five points for no missions. Sums are proved by Z3 over relations that
/// random games are held to; where a reading matters, a game shows it.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/claims.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// The outcome of an end whose points are counted once more, under some rules.
auto counted_again(const SeaDragons& game, const Rules& rules, State end) -> Outcome {
  for (auto& player : end.players) player.pad = {};
  ClauseSet because;
  Table table{rules, end, because};
  score(table);
  return game.outcome(end);
}

/// At an end: whether the same win, with missions taken away from all, under both answers.
auto same_win_without_missions(const SeaDragons& game, State end) -> bool {
  for (auto& player : end.players) player.missions = {};
  auto rules = game.rules();
  rules.rulings.zero_missions = ZeroMissions::nobody;
  const auto nobody = counted_again(game, rules, end);
  rules.rulings.zero_missions = ZeroMissions::everybody;
  return counted_again(game, rules, end).wins == nobody.wins;
}

/// At an end: whether nobody has other points where his gold cards are gold.
auto same_points_as_gold(const SeaDragons& game, State end) -> bool {
  const auto kept = counted_again(game, game.rules(), end);
  for (auto& player : end.players) {
    auto& cards = player.reefs[Reef::gold];
    player.gold = static_cast<std::int16_t>(player.gold + (card_gold * cards));
    cards = 0;
  }
  return counted_again(game, game.rules(), end).scores == kept.scores;
}

/// A position under a reading, with all else as by default, and what is played from it.
auto shown(const Rulings& rulings, std::string_view position, const std::vector<std::string>& line,
           const std::string& title, const Claims& claims) -> Shown {
  const auto game = game_of(2, rulings);
  Line made;
  for (const auto& move : line) made.push_back(game.read_move(move).value());
  return show_from(game, game.read_position(position).value(), made, title, claims);
}

}  // namespace

auto can_zero_missions_change_the_winner(const AskOptions& options) -> Answers {
  const auto game = any_game_for(options);
  Query query("Does a bonus for everybody change who has more points?");
  const auto one = query.number("points-of-one", 0, 2000);
  const auto other = query.number("points-of-another", 0, 2000);
  const Term bonus(most_missions_bonus);
  const Truth ahead = other < one;
  const Truth then = other + bonus < one + bonus;
  const auto held = held_to(
      game, options, {}, [](const auto& reading, const State&, const Move&, const auto& step) {
        return step.next.stage != Stage::over || same_win_without_missions(reading, step.next);
      });
  Answer answer{.text = "Nobody has more missions than another either, so ties stay ties.",
                .data = "rulebook",
                .clauses = {"score.sum", "end.winner"},
                .always = {"over = 0 or any(i: bits(p[i].missions.bits) > 0) or "
                           "max(p*.pad.most) = min(p*.pad.most)"}};
  prove(
      answer, query, (ahead && !then) || (!ahead && then), Says::no,
      "zero-missions never changes the winner: if nobody has a mission all get the same", options,
      {held.obeyed ? How::relation : How::unknown, scope_of_all(game, {}).resting_on("rulebook")});
  answer.fact("relation of the proof", to_text(held))
      .fact(std::string(steps_held), std::to_string(held.steps));
  return {answer};
}

namespace {

/// While the bank can pay and used cards do not come back.
auto as_many_points(const SeaDragons& game, const AskOptions& options) -> Answer {
  Answer same{.aspect = "points",
              .text =
                  "Used, it may also pay tolls. Under bank=limited it may bring less, and under "
                  "used-reefs=bottom it may come back: other answers show that.",
              .data = data_of(game),
              .clauses = {"reef.gold", "score.sum", "setup.bank"}};
  if (is_settled(game, {"bank", "used-reefs"}, same)) {
    Query query("Does a gold card bring other points when it is used than when it is kept?");
    const auto gold = query.number("gold", 0, 1000);
    const auto cards = query.number("gold-cards", 1, 4);
    const Term kept = gold + Term(card_gold) * cards;
    const Term used = (gold + Term(card_gold)) + Term(card_gold) * (cards - Term(1));
    const auto held =
        held_to(game, options, {"bank", "used-reefs"},
                [](const auto& reading, const State&, const Move&, const auto& step) {
                  return step.next.stage != Stage::over || same_points_as_gold(reading, step.next);
                });
    prove(same, query, kept != used, Says::no,
          "A gold card is worth as many points used as kept, while the bank can pay and used cards "
          "do not come back",
          options,
          {held.obeyed ? How::relation : How::unknown, scope_of_all(game, {"bank", "used-reefs"})});
    same.always = {gold_claim()};
    same.fact("relation of the proof", to_text(held))
        .fact(std::string(steps_held), std::to_string(held.steps));
  }
  return same;
}

}  // namespace

auto is_a_gold_card_worth_as_much(const AskOptions& options) -> Answers {
  const auto game = any_game_for(options);
  Answers answers{as_many_points(game, options)};

  const auto another = [&](std::string_view aspect, std::string title, std::string text,
                           Shown game_shown) {
    answers.push_back({.aspect = std::string(aspect),
                       .says = Says::yes,
                       .how = How::replayed,
                       .title = std::move(title),
                       .text = std::move(text),
                       .data = data_of(game),
                       .clauses = {"reef.gold", "score.sum", "setup.bank"},
                       .shown = {std::move(game_shown)}});
  };
  another("bank-limited",
          "Under bank=limited a gold card brings less when it is used while the bank is empty",
          "The position is a sketch; whether play gets there is another question (bank-empty).",
          shown({.bank = Bank::limited}, "p1.reefs=gold p1.gold=0 p2.gold=140", {"cash"},
                "the bank has nothing left",
                fmt::format("p1.gold = 0 and p1.reefs{} = 0", index(Reef::gold) + 1)));
  another(
      "used-reefs-bottom",
      "Under used-reefs=bottom a gold card that is used at once may come back, and bring its "
      "gold twice",
      "Few reef cards are left, so that the next reef draws the card again; kept, it would have "
      "been worth four points once.",
      shown({.used_reefs = UsedReefs::bottom},
            "p1.hand=L3+I4 p1.gold=4 p1.reefs=gold reefs=any-ship",
            {"cash", "lay L3 turn 3 at i7", "reef any-ship", "reef gold", "keep gold"},
            "four gold more, and the card again",
            fmt::format("p1.gold = {} and p1.reefs{} = 1", 4 + card_gold - toll,
                        index(Reef::gold) + 1)));
  return answers;
}

auto does_gold_on_drawn_cards_matter(const AskOptions& /*options*/) -> Answers {
  constexpr std::string_view position = "p1.gold=0 p1.hand=L3+I4 reefs=two-red+gold";
  const std::string lay = "lay L3 turn 1 at i6";
  Answer answer{.says = Says::yes,
                .how = How::replayed,
                .data = data_of(game_of(2)),
                .clauses = {"lay.toll", "reef.gold"}};
  answer.title =
      "net-gold decides whether a dragon may lie where only gold on a card that it draws could pay";
  answer.text =
      "Under drawn-reef-gold the placement may be tried: with luck it is paid, otherwise all goes "
      "back. Under symbols-only it is illegal.";
  answer.shown = {shown({.net_gold = NetGold::drawn_reef_gold}, position,
                        {lay, "reef two-red", "reef gold", "keep gold"},
                        "paid by a card that it has drawn", "laid = 1 and p1.gold = 2"),
                  shown({.net_gold = NetGold::drawn_reef_gold}, position,
                        {lay, "reef gold", "reef two-red", "keep two-red"},
                        "not paid, and taken back", "stage = retreat")};
  const auto usual = game_of(2);
  const auto start = usual.read_position(position).value();
  answer.shown.push_back(show_from(usual, start, {}, "illegal by default",
                                   is_illegal(usual, start, usual.read_move(lay).value())));
  return {answer};
}

auto does_the_order_of_rewards_matter(const SeaDragons& game, const AskOptions& options)
    -> Answers {
  const auto turned = [](const SeaDragons& reading) {
    auto setup = reading.setup();
    const bool usual = reading.rulings().reward_order == RewardOrder::mover_first;
    setup.rulings["reward-order"] = usual ? "neighbours-first" : "mover-first";
    return SeaDragons::configure(setup).value();
  };
  Answer answer{.aspect = "bank-unlimited", .clauses = {"lay.neighbours", "lay.gold", "lay.toll"}};
  if (is_settled(game, {"bank"}, answer)) {
    std::optional<SeaDragons> other;
    Texts of;
    const auto held =
        held_to(game, options, {"bank", "reward-order"},
                [&](const auto& reading, const State& before, const Move& move, const auto& step) {
                  if (!other || of != reading.setup().rulings) {
                    of = reading.setup().rulings;
                    other = turned(reading);
                  }
                  return static_cast<bool>(other->judge(before, move)) &&
                         other->apply(before, move).next == step.next;
                });
    answer.says = held.obeyed ? Says::no : Says::unknown;
    answer.how = {held.obeyed ? How::relation : How::unknown,
                  scope_of_all(game, {"bank"}).with_players(game.players(), game.players())};
    answer.title = fmt::format(
        "Who gets his gold first makes no difference while the bank can pay, with {} players",
        game.players());
    answer.text =
        "Each sum is added to what its player has, whatever the others get, and what the mover can "
        "pay does not depend on theirs. Both orders led to the same position in every step.";
    answer.fact("relation of the proof", to_text(held))
        .fact(std::string(steps_held), std::to_string(held.steps));
  }
  return {answer};
}

auto when_does_the_order_of_rewards_matter(const AskOptions& options) -> Answers {
  auto answers = ask_by_players(does_the_order_of_rewards_matter, options);
  constexpr std::string_view position = "p1.hand=I3+I4 p1.gold=39 p2.gold=100 p2.dragons=k3+l3+m3";
  Answer limited{.aspect = "bank-limited",
                 .says = Says::yes,
                 .how = How::replayed,
                 .title = "Under bank=limited the last gold of the bank goes to who is first",
                 .data = data_of(game_of(2)),
                 .clauses = {"lay.neighbours", "lay.gold", "setup.bank"}};
  for (const auto order : {RewardOrder::mover_first, RewardOrder::neighbours_first}) {
    const bool mover = order == RewardOrder::mover_first;
    limited.shown.push_back(shown({.reward_order = order, .bank = Bank::limited}, position,
                                  {"lay I3 turn 1 at l2"},
                                  mover ? "the mover gets it" : "the rival gets it",
                                  fmt::format("p2.gold = {}", mover ? 100 : 101)));
  }
  answers.push_back(std::move(limited));
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
