#include "solver/questions/year_of_the_dragon/supply_seek.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

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
  Hoarding(const YearOfTheDragon& game, const Stock& stock, int last_round)
      : game_(&game), stock_(stock), last_round_(last_round) {
    const auto& deals = game.rules().deals;
    const auto found =
        std::ranges::find_if(deals, [&](const Groups& deal) { return is_apart(deal); });
    if (found != deals.end()) deal_ = *found;
  }

  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    if (state.round > last_round_) return out.clear();
    if (state.stage == Stage::place) return choose_place(state, out);
    prefer(out, [&](const Move& move) { return helps(state, move); });
  }

 private:
  /// The action that is hoarded with, and taxes, are in different groups.
  [[nodiscard]] auto is_apart(const Groups& deal) const -> bool {
    return std::ranges::none_of(deal, [&](Group group) {
      return stock_.choice != Choice::taxes && holds(group, action_of(stock_.choice)) &&
             holds(group, Action::taxes);
    });
  }
  [[nodiscard]] auto is_useful(Type type) const -> bool {
    return type == Type::tax_collector || type == stock_.helper;
  }
  [[nodiscard]] auto is_useful(Tile tile) const -> bool { return is_useful(type_of(tile)); }

  [[nodiscard]] auto helps(const State& state, const Move& move) const -> bool {
    if (state.stage == Stage::build) return std::holds_alternative<AddFloor>(move);
    if (const auto* draft = std::get_if<Draft>(&move)) {
      return is_useful(draft->first) || is_useful(draft->second);
    }
    if (const auto* deal = std::get_if<Deal>(&move)) return deal->groups == deal_;
    if (const auto* choose = std::get_if<Choose>(&move)) {
      return choose->choice == stock_.choice || choose->choice == Choice::taxes;
    }
    if (const auto* play = std::get_if<Play>(&move)) {
      // Persons who help; and strangers who bring the marker far or leave it where it is, because
      // who goes first pays nothing.
      if (play->tile == Tile::nothing || is_useful(play->tile)) return true;
      const auto value = game_->rules().facts(play->tile).value;
      return value >= 5 || value <= 1;
    }
    const auto* release = std::get_if<Release>(&move);
    return release == nullptr || !is_useful(release->tile);
  }

  auto choose_place(const State& state, MoveList<Move>& out) const -> void {
    if (prefer(out, [](const Move& move) { return std::holds_alternative<House>(move); })) {
      // One palace of a kind is enough, and floors last where somebody lives.
      if (stock_.is_floors()) {
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
  Groups deal_{};
};

auto seek_with(const YearOfTheDragon& game, const Stock& stock, int round, const Taste& taste,
               const AskOptions& options) -> std::optional<std::vector<Move>> {
  const auto& rules = game.rules();
  const auto wanted = [&](const State& state) { return total_held(stock, state) > stock.printed; };
  const auto progress = [&](const State& state) -> std::int64_t {
    const auto left = static_cast<std::int64_t>(round - state.round);
    const std::int64_t worth = stock.price > 0 ? 100 : 20;
    auto total = worth * static_cast<std::int64_t>(total_held(stock, state));
    for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
      const auto& player = state.players[p];
      const auto coins = symbols(rules, player, Type::tax_collector);
      const auto helpers = stock.helper ? symbols(rules, player, *stock.helper) : 0;
      total += (10 * left * helpers) + (2 * left * coins) +
               (4 * std::min<std::int64_t>(player.yuan, 12));
      if (!stock.is_floors()) continue;
      total += taste.persons * static_cast<std::int64_t>(persons(player));
      for (const auto& palace : player.palaces) total -= palace.inhabited() ? 0 : taste.empty;
    }
    return total;
  };
  return seek(Planned(game, Plan(game, taste.row, Hoarding(game, stock, round))), wanted, progress,
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
    if (path || !stock.is_floors()) return path;
  }
  return std::nullopt;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
