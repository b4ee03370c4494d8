/// The chase as a game of the model: both have cards for it, and play it as well as they can.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "model/drako/figures.hpp"
#include "solver/questions/drako/chase.hpp"
#include "solver/questions/drako/games.hpp"

namespace ruleproof::solver::drako_question {

/// Leads the figures of the model along a chase.
class ChasePlay {
 public:
  using Map = Chase<2>;  // its cells are numbered as the areas of the model

  ChasePlay(const Map& chase, Speeds speeds) : game_(game_of()), chase_(chase), speeds_(speeds) {}

  /// From the worst place of which the catch takes no more cards than hands hold.
  [[nodiscard]] auto show_catch() -> std::optional<Shown> {
    constexpr Node most = 11;  // actions of both: six of the dwarves at the most
    std::optional<Map::Place> worst;
    Node longest = 0;
    chase_.for_each_place([&](const Map::Place& at) {
      if (at.dragons_turn || at.actions != 2) return;
      const auto actions = chase_.actions_to_catch(at).value_or(0);
      if (actions > most || actions <= longest) return;
      worst = at;
      longest = actions;
    });
    if (!worst) return std::nullopt;
    const auto start = set_up(*worst);
    state_ = start;
    for (auto at = *worst; !(at.dragons_turn && at.actions == 2 && chase_.is_caught(at));) {
      const auto next = best(at);
      act(at, next);
      at = next;
    }
    return show_from(game_, start, line_,
                     "best play of both from a place that takes " + counted(longest, "action"),
                     [&](const drako::State& end) { return chase_.is_caught(place_of(end)); });
  }

 private:
  static auto place_of(const drako::State& state) -> Map::Place {
    return {static_cast<std::uint8_t>(state.dragon.at), drako::dwarves_on_map(state),
            state.turn == drako::Side::dragon, state.actions};
  }

  /// Cards that move by the speeds, and nothing spent yet.
  [[nodiscard]] auto set_up(const Map::Place& at) const -> drako::State {
    const std::string dwarf_hand = speeds_.dwarf == 1
                                       ? "attack-1/move-1*4+attack-2/move-1*2"
                                       : "move-2*2+move-2/shield*3+crossbow-2/move-2";
    const std::string dragon_hand =
        speeds_.dragon == 1 ? "walk-1*4+bite-1/walk-1*2" : "walk-2*4+walk-2/shield+flame-2/walk-2";
    auto state =
        sketch(game_, "turn=dwarves actions=2 p1.hand=" + dwarf_hand + " p2.hand=" + dragon_hand);
    state.dragon.at = static_cast<drako::Hex>(at.dragon);
    std::size_t dwarf = 0;
    Map::for_each(at.dwarves, [&](std::size_t cell) {
      state.dwarves[dwarf++].at = static_cast<drako::Hex>(cell);
    });
    return state;
  }

  /// The dwarves hurry, the dragon delays.
  [[nodiscard]] auto best(const Map::Place& at) const -> Map::Place {
    const auto all = chase_.after_action(at);
    const auto delay = [&](const Map::Place& next) {
      return chase_.actions_to_catch(next).value_or(~Node{0});
    };
    return at.dragons_turn ? *std::ranges::max_element(all, {}, delay)
                           : *std::ranges::min_element(all, {}, delay);
  }

  auto play(const drako::Move& move) -> void {
    line_.push_back(move);
    state_ = game_.apply(state_, move).next;
  }
  /// A card of movement, and where it leads.
  auto act(const Map::Place& at, const Map::Place& next) -> void {
    MoveList<drako::Move> list;
    moves(game_, state_, list);
    const auto moves_figure = [&](const drako::Move& move) {
      const auto* played = std::get_if<drako::Play>(&move);
      if (played == nullptr) return false;
      const auto icon = game_.rules().kind(played->side, played->card).faces[played->face].icon;
      return icon == drako::Icon::move || icon == drako::Icon::walk;
    };
    const auto card = std::ranges::find_if(list, moves_figure);
    RULEPROOF_ASSERT(card != list.end());
    play(*card);
    const auto from = at.dwarves & ~next.dwarves;
    if (at.dragons_turn && at.dragon != next.dragon) {
      play(drako::March{drako::Figure::dragon, static_cast<drako::Hex>(next.dragon)});
    } else if (from != 0) {
      for (const auto dwarf : drako::all_dwarves) {
        if ((drako::bit(state_.dwarf(dwarf).at) & from) == 0) continue;
        const auto to = static_cast<drako::Hex>(std::countr_zero(next.dwarves & ~at.dwarves));
        play(drako::March{drako::figure(dwarf), to});
        break;
      }
    } else {
      play(drako::Stay{});
    }
  }

  Drako game_;
  const Map& chase_;
  Speeds speeds_;
  drako::State state_{};
  std::vector<drako::Move> line_;
};

}  // namespace ruleproof::solver::drako_question
