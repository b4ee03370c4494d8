/// Laws of the person track and of the order of play.
#pragma once

#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

template <class G>
auto order_is_permutation(const G& game, const State& state) -> bool {
  if (state.stage == Stage::lot) return true;
  std::array<int, most_players> seen{};
  for (std::size_t at = 0; at < static_cast<std::size_t>(game.players()); ++at) {
    if (state.order[at] >= game.players()) return false;
    ++seen[state.order[at]];
  }
  return std::ranges::none_of(seen, [](int times) { return times > 1; });
}

/// The order that a phase begins with, held against the track.
template <class G>
auto ordered_by(const G& game, const State& before, const Step<State>& step, const auto& in_order)
    -> bool {
  if (before.stage != Stage::deal) return true;
  const auto& now = step.next;
  for (std::size_t at = 1; at < static_cast<std::size_t>(game.players()); ++at) {
    const auto& first = now.players[now.order[at - 1]];
    const auto& second = now.players[now.order[at]];
    if (!first.out && !second.out && !in_order(first, second)) return false;
  }
  return true;
}

template <class G>
auto foremost_acts_first(const G& game, const State& before, const Move& /*move*/,
                         const Step<State>& step) -> bool {
  return ordered_by(game, before, step, [](const Player& first, const Player& second) {
    return first.track >= second.track;
  });
}

template <class G>
auto upper_acts_first(const G& game, const State& before, const Move& /*move*/,
                      const Step<State>& step) -> bool {
  return ordered_by(game, before, step, [](const Player& first, const Player& second) {
    return first.track != second.track || first.level > second.level;
  });
}

template <class G>
auto order_stays(const G& /*game*/, const State& before, const Move& /*move*/,
                 const Step<State>& step) -> bool {
  const bool same_phase = before.round == step.next.round &&
                          ((in_action_phase(before) && in_action_phase(step.next)) ||
                           (in_person_phase(before) && in_person_phase(step.next)) ||
                           (before.stage == Stage::release && step.next.stage == Stage::release));
  return !same_phase || before.order == step.next.order;
}

template <class G>
auto never_back(const G& game, const State& before, const Move& /*move*/, const Step<State>& step)
    -> bool {
  return all_players(game, before, step, [](const Pair& player, std::size_t) {
    return player.after.track >= player.before.track;
  });
}

template <class G>
auto stacks_have_no_gaps(const G& game, const State& state) -> bool {
  const auto players = players_of(game, state);
  return std::ranges::all_of(players, [&](const Player& player) {
    const auto lower = std::ranges::count_if(players, [&](const Player& other) {
      return other.track == player.track && other.level < player.level;
    });
    return lower == player.level;
  });
}

template <class G>
auto one_marker_moves(const G& game, const State& before, const Move& /*move*/,
                      const Step<State>& step) -> bool {
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    return player.after.track == player.before.track || p == before.actor;
  });
}

template <class G>
auto newcomer_on_top(const G& game, const State& before, const Move& /*move*/,
                     const Step<State>& step) -> bool {
  return all_players(game, before, step, [&](const Pair& player, std::size_t) {
    if (player.after.track == player.before.track) return true;
    const auto there = std::ranges::count_if(players_of(game, before), [&](const Player& other) {
      return other.track == player.after.track;
    });
    return player.after.level == there;
  });
}

template <class G>
auto moved_by_its_number(const G& game, const State& before, const Move& move,
                         const Step<State>& step) -> bool {
  const auto& player = pair_of(before, step, before.actor);
  int steps = 0;
  if (std::holds_alternative<House>(move) || std::holds_alternative<Replace>(move)) {
    steps = game.rules().facts(before.guests[before.guests.size() - 1]).value;
  } else if (const auto* choose = std::get_if<Choose>(&move)) {
    if (choose->choice == Choice::parade) {
      steps = game.rules().components.base[static_cast<std::size_t>(Action::parade)] +
              symbols_of(game, player.before, Type::warrior);
    }
  }
  return player.after.track == player.before.track + steps;
}

template <class G>
inline constexpr auto track_laws = std::to_array<Law<G>>({
    {.name = "the order of a phase is a permutation of the players",
     .clause = "action.order",
     .position = order_is_permutation<G>,
     .after = changes<State>("stage order")},
    {.name = "the foremost on the person track acts first",
     .clause = "action.order",
     .holds = foremost_acts_first<G>,
     .after = from(Stage::deal)},
    {.name = "of markers on one space the upper one acts first",
     .clause = "track.stack.first",
     .assumes = {{{"stack-order", "top-first"}}},
     .holds = upper_acts_first<G>,
     .after = from(Stage::deal)},
    {.name = "the order of a phase stays as it was when the phase began",
     .clause = "person.order",
     .assumes = {{{"turn-order", "frozen"}}},
     .holds = order_stays<G>,
     .after = changes<State>("order")},
    {.name = "a marker on the person track never moves back",
     .clause = "track.never-back",
     .assumes = {{{"marker-on-leaving", "stays"}, {"track-end", "unbounded"}}},
     .holds = never_back<G>,
     .after = changes<State>("p.track")},
    {.name = "a marker has as many markers below it as its place in the stack says",
     .clause = "track.stack.newcomer",
     .position = stacks_have_no_gaps<G>,
     .after = changes<State>("p.track p.level")},
    {.name = "only the marker of the player to act moves",
     .clause = "track.advance",
     .assumes =
         {{{"stack-mover", "alone"}, {"mongol-marker", "score"}, {"marker-on-leaving", "stays"}}},
     .holds = one_marker_moves<G>,
     .after = changes<State>("p.track")},
    {.name = "a marker that reaches others lies on top of them",
     .clause = "track.stack.newcomer",
     .assumes = {{{"parade-stack", "top"},
                  {"stack-mover", "alone"},
                  {"marker-on-leaving", "stays"},
                  {"mongol-marker", "score"}}},
     .holds = newcomer_on_top<G>,
     .after = changes<State>("p.track")},
    {.name = "persons and parades move the marker by what they show, and nothing else moves it",
     .clause = "person.advance",
     .assumes = {{{"track-end", "unbounded"},
                  {"stack-mover", "alone"},
                  {"marker-on-leaving", "stays"},
                  {"mongol-marker", "score"},
                  {"symbol-sum", "all-tiles"},
                  {"yield", "in-full"}}},
     .holds = moved_by_its_number<G>,
     .after = changes<State>("p.track") | moves_of<Move, House, Replace, Choose>()},
});

}  // namespace ruleproof::properties::dragon
