/// A player without a legal placement for any figure, with every figure in hand and gold for all
/// tolls: shown by games of greed, alone and with the help of an opponent, on the toy board and on
/// the whole one. The fewest dragons that do it are not known.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/contacts.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// Placements that the first player would have with every figure in hand and gold enough.
auto places_of_first(const SeaDragons& game, State state) -> int {
  auto& player = state.players[0];
  state.stage = Stage::lay;
  state.actor = 0;
  player.gold = 500;
  player.hand = {};
  for (std::size_t f = 0; f < figure_count; ++f) player.hand[static_cast<Figure>(f)] = 1;
  MoveList<Move> list;
  propose_lays(game.rules(), state, list);
  return static_cast<int>(list.size());
}

auto dragons_claim(const State& state) -> std::string {
  return fmt::format(R"(p1.dragons = "{}" and p2.dragons = "{}")",
                     to_text(state.players[0].dragons), to_text(state.players[1].dragons));
}

/// The first player shuts himself out, or the second one helps: each placement leaves him as few
/// places as can be. With `alone` the others pass. The worth is the opposite of the dragons laid.
auto shut_out(const SeaDragons& game, bool alone, std::uint64_t seed) -> std::optional<Found> {
  const auto is_shut_out = [&](const State& state) {
    return state.stage == Stage::lay && state.players[0].heads > 0 &&
           places_of_first(game, state) == 0;
  };
  Fond fond(
      [&](const State& now, const Move& move) {
        if (!is<Lay>(move)) return is<Pass>(move) ? -1000 : 0;
        if (alone && now.actor != 0) return -2000;
        return -places_of_first(game, game.apply(now, move).next);
      },
      seed);
  const auto line = line_of(game, [&](const auto& same, const State& state, const auto& list) {
    return is_shut_out(state) ? stop_playing : fond(same, state, list);
  });
  auto found = peak_of(game, line, is_shut_out);
  if (found.worth == 0) return std::nullopt;
  found.worth = -dragon_count(after(game, game.start(), found.line));
  return found;
}

/// The card lies in the first player's hand, in the place of one of his others: taken from a stack,
/// from what was played or from the other hand, where the other one goes.
auto give_card(State& state, Figure wanted, Figure keeps) -> void {
  auto& hand = state.players[0].hand;
  if (hand[wanted] > 0) return;
  for (auto* cards : {&state.stack, &state.played, &state.players[1].hand}) {
    if ((*cards)[wanted] == 0) continue;
    for (std::size_t f = 0; f < figure_count; ++f) {
      const auto other = static_cast<Figure>(f);
      if (hand[other] == 0 || other == keeps) continue;
      --hand[other];
      ++(*cards)[other];
      --(*cards)[wanted];
      ++hand[wanted];
      return;
    }
  }
}

/// Places of the figures of three cells on free water that touch the island or a rival's dragon, in
/// a position in which the first player has both in hand, and gold for all tolls: he may use none.
/// A larger dragon, cut to three cells that hang together and touch, would lie on such a place.
auto refused_places(const SeaDragons& game, State state) -> Shown {
  const auto& plan = game.rules().components.plan;
  state.actor = 0;  // the other one passes, if it is his turn
  state.players[1].heads = state.players[0].heads;
  state.players[0].gold = 500;
  give_card(state, Figure::i3, Figure::l3);
  give_card(state, Figure::l3, Figure::i3);
  const auto free = plan.sea & ~pieces_on(state);
  const auto touching = (plan.island | state.players[1].dragons).beside();
  auto claims = Claims(
      fmt::format("stage = lay and to-act = p1 and p1.gold = 500 and {}", dragons_claim(state)));
  for (const auto figure : {Figure::i3, Figure::l3}) {
    const auto& turns = game.rules().figure(figure);
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      for (int corner = 0; corner < row_cells * row_cells; ++corner) {
        const Lay lay{figure, static_cast<std::uint8_t>(turn), static_cast<Cell>(corner)};
        const auto cells = cells_of(turns[turn], lay.corner);
        if (cells.count() != 3 || !(cells & ~free).empty() || (cells & touching).empty()) continue;
        claims = claims + is_illegal(game, state, Move{lay});
      }
    }
  }
  return show_from(game, state, {}, "no figure of three cells has a place, so that none has one",
                   claims);
}

auto soonest(bool toy, bool alone, const AskOptions& options) -> Answer {
  const auto* data = toy ? "toy" : "stand-in";
  const auto game = game_for(options, 2, {}, data).value();
  const auto tries = (toy ? 30 : 12) * options.effort;
  const auto best =
      best_of(tries, options.seed, [&](std::uint64_t seed) { return shut_out(game, alone, seed); });
  const auto where =
      fmt::format("be without a place for any figure on the {} board, {}", toy ? "toy" : "whole",
                  alone ? "by his own dragons" : "with those of one opponent");
  Answer answer{.aspect = fmt::format("{}/{}", data, alone ? "alone" : "against-one"),
                .title = "Whether a player can " + where,
                .bound = fmt::format("{} games of greedy play", tries),
                .data = data_of(game),
                .clauses = {"lay.contact", "lay.apart", "lay.one-piece"}};
  answer.text =
      "Every figure in hand and gold for all tolls would not help him. The least number of dragons "
      "is not known: the games were found by greed.";
  if (!best) return answer;
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.title = fmt::format("A player can {}, after {} dragons or fewer", where, -best->worth);
  answer.fact("dragons laid", std::to_string(-best->worth));
  const auto end = after(game, game.start(), best->line);
  answer.shown = {
      show(game, best->line, "no figure has a place", "stage = lay and " + dragons_claim(end),
           [&](const State& state) { return places_of_first(game, state) == 0; }),
      refused_places(game, end)};
  return answer;
}

}  // namespace

auto how_soon_is_a_player_shut_out(const AskOptions& options) -> Answers {
  return {soonest(true, true, options), soonest(true, false, options),
          soonest(false, true, options), soonest(false, false, options)};
}

}  // namespace ruleproof::solver::sea_dragons_question
