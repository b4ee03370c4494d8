/// A plan for players who hoard one kind of piece together, and a guided search that follows it.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/assert.hpp"
#include "model/year_of_the_dragon/event_row.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"
#include "solver/questions/year_of_the_dragon/supply_search.hpp"

namespace ruleproof::solver {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): every move of the game

/// What a search hoards for. Events that take little from those who hoard come first in the rows.
struct Taste {
  std::string_view row;
  std::int64_t persons;  ///< worth of a person
  std::int64_t empty;    ///< worth of there being no palace without persons
  std::size_t width;
};
constexpr auto tastes = std::to_array<Taste>(
    {{"ppfmfmdcdtct", 0, 0, 100}, {"ppfmfmtcdtcd", 0, 0, 400}, {"ppfmfmtcdtcd", 5, 10, 700}});

/// Leaves, of the legal moves, those that may help.
class Hoarding {
 public:
  using Moves = MoveList<Move>;

  Hoarding(const YearOfTheDragon& game, const Stock& stock, int last_round, std::string_view row)
      : game_(&game), stock_(stock), last_round_(last_round) {
    RULEPROOF_ASSERT(read_text(row, row_));
    for (const auto& deal : game.rules().deals) {
      if (apart(deal)) {
        deal_ = deal;
        break;
      }
    }
  }

  auto operator()(const State& state, Moves& out) const -> void {
    if (state.round > last_round_) return out.clear();
    switch (state.stage) {
      case Stage::row:
        prefer(out, [&](const Move& move) { return is_next_event(state, move); });
        break;
      case Stage::draft:
        prefer(out, [&](const Move& move) { return is_good_pair(move); });
        break;
      case Stage::deal:
        prefer(out, [&](const Move& move) { return std::get<Deal>(move).groups == deal_; });
        break;
      case Stage::action:
        prefer(out, [&](const Move& move) { return is_good_action(move); });
        break;
      case Stage::build:
        prefer(out, [](const Move& move) { return std::holds_alternative<AddFloor>(move); });
        break;
      case Stage::person:
        choose_persons(out);
        break;
      case Stage::place:
        choose_place(state, out);
        break;
      case Stage::release:
        prefer(out, [&](const Move& move) { return !is_useful(std::get<Release>(move).tile); });
        break;
      case Stage::lot:
      case Stage::take:
      case Stage::supply:
      case Stage::over:
        break;
    }
  }

 private:
  /// The action that is hoarded with, and taxes, are in different groups.
  [[nodiscard]] auto apart(const Groups& deal) const -> bool {
    return std::ranges::none_of(deal, [&](Group group) {
      return stock_.choice != Choice::taxes && holds(group, action_of(stock_.choice)) &&
             holds(group, Action::taxes);
    });
  }
  [[nodiscard]] auto is_next_event(const State& state, const Move& move) const -> bool {
    const auto cell = next_cell(game_->rulings(), state.events);
    return std::get<Draw>(move).event == row_[static_cast<std::size_t>(cell)];
  }
  [[nodiscard]] auto is_useful(Type type) const -> bool {
    return type == Type::tax_collector || (stock_.has_helper && type == stock_.helper);
  }
  [[nodiscard]] auto is_useful(Tile tile) const -> bool { return is_useful(type_of(tile)); }
  [[nodiscard]] auto is_good_pair(const Move& move) const -> bool {
    const auto& draft = std::get<Draft>(move);
    return is_useful(draft.first) || is_useful(draft.second);
  }
  [[nodiscard]] auto is_good_action(const Move& move) const -> bool {
    const auto* choose = std::get_if<Choose>(&move);
    return choose == nullptr || choose->choice == stock_.choice || choose->choice == Choice::taxes;
  }
  /// Persons who help; and strangers who bring the marker far or leave it where it is, because who
  /// goes first pays nothing.
  auto choose_persons(Moves& out) const -> void {
    const auto far = [&](const Move& move) {
      const auto& play = std::get<Play>(move);
      return play.tile != Tile::nothing && game_->rules().facts(play.tile).value >= 5;
    };
    const auto near = [&](const Move& move) {
      const auto& play = std::get<Play>(move);
      return play.tile == Tile::nothing || game_->rules().facts(play.tile).value <= 1;
    };
    prefer(out, [&](const Move& move) {
      const auto& play = std::get<Play>(move);
      return (play.tile != Tile::nothing && is_useful(play.tile)) || far(move) || near(move);
    });
  }
  auto choose_place(const State& state, Moves& out) const -> void {
    if (prefer(out, [](const Move& move) { return std::holds_alternative<House>(move); })) {
      // One palace of a kind is enough, and floors last where somebody lives.
      if (stock_.is_floors) {
        prefer(out, [](const Move& move) { return !std::get<House>(move).palace.inhabited(); });
      }
      out.resize(1);
      return;
    }
    if (state.guests.empty() || !is_useful(state.guests[0])) {
      prefer(out, [](const Move& move) { return std::holds_alternative<TurnAway>(move); });
      return;
    }
    prefer(out, [&](const Move& move) {
      const auto* replace = std::get_if<Replace>(&move);
      return replace != nullptr && !is_useful(replace->tile);
    });
    out.resize(1);
  }

  const YearOfTheDragon* game_;
  Stock stock_;
  int last_round_;
  EventRow row_{};
  Groups deal_{};
};

}  // namespace

namespace {

auto seek_with(const YearOfTheDragon& game, const Stock& stock, int round, const Taste& taste,
               const AskOptions& options) -> std::optional<std::vector<Move>> {
  const Helped<YearOfTheDragon, Hoarding> helped(game, Hoarding(game, stock, round, taste.row));
  const auto& rules = game.rules();
  const auto wanted = [&](const State& state) {
    return total_held(stock, rules, state) > stock.printed;
  };
  const auto progress = [&](const State& state) -> std::int64_t {
    const auto left = static_cast<std::int64_t>(round - state.round);
    const std::int64_t worth = stock.price > 0 ? 100 : 20;
    auto total = worth * static_cast<std::int64_t>(total_held(stock, rules, state));
    for (int p = 0; p < rules.players; ++p) {
      const auto& player = state.players[static_cast<std::size_t>(p)];
      const auto coins = symbols(rules, player, Type::tax_collector);
      const auto helpers = stock.has_helper ? symbols(rules, player, stock.helper) : 0;
      total += (10 * left * helpers) + (2 * left * coins) +
               (4 * std::min<std::int64_t>(player.yuan, 12));
      if (!stock.is_floors) continue;
      total += taste.persons * static_cast<std::int64_t>(persons(player));
      for (const auto& palace : player.palaces) total -= palace.inhabited() ? 0 : taste.empty;
    }
    return total;
  };
  return seek(helped, wanted, progress,
              {.width = taste.width * options.effort,
               .depth = 600,
               .restarts = 2,
               .seed = options.seed})
      .path;
}

}  // namespace

auto seek_shortage(const YearOfTheDragon& game, const Stock& stock, int round,
                   const AskOptions& options) -> std::optional<std::vector<Move>> {
  for (const auto& taste : tastes) {
    auto path = seek_with(game, stock, round, taste, options);
    if (path || !stock.is_floors) return path;
  }
  return std::nullopt;
}

}  // namespace ruleproof::solver
