#include "solver/questions/year_of_the_dragon/guided.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/year_of_the_dragon/event_row.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

auto keep_first(MoveList<Move>& out, std::size_t most) -> void {
  out.resize(std::min(out.size(), most));
}

/// What a climb leaves.
auto climbing(const Climb& climb) -> Narrow {
  return [&climb](const State& state, MoveList<Move>& out) {
    if (climb.ends(state)) return out.clear();
    if (state.stage == Stage::lot) return keep_first(out, 1);
    if (state.stage == Stage::deal) return keep_first(out, 2);
    if (state.actor != 0 && !climb.together) return keep_first(out, 1);  // the quietest is first
    if (climb.helps) prefer(out, [&](const Move& move) { return climb.helps(state, move); });
  };
}

/// The same from another position.
struct Climbed : Planned {
  State begin;
  Climbed(const YearOfTheDragon& game, const Climb& climb)
      : Planned(game, Plan(game, climb.row, climbing(climb))),
        begin(climb.start == nullptr ? game.start() : *climb.start) {}
  [[nodiscard]] auto start() const -> State { return begin; }
};

/// What costs money and brings nothing that would help.
auto is_waste(const Move& move) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  return choose == nullptr || choose->choice == Choice::research ||
         choose->choice >= Choice::privilege_small;
}

/// What leads to the first player's ruin.
auto ruining(const State& state, MoveList<Move>& out) -> void {
  const bool victim = state.actor == 0;
  if (state.stage == Stage::draft) {
    prefer(out, [&](const Move& move) { return drafts(move, Type::warrior) != victim; });
    keep_first(out, 2);
  } else if (state.stage == Stage::deal || (state.stage == Stage::action && !victim)) {
    keep_first(out, 1);
  } else if (state.stage == Stage::action) {
    prefer(out, is_waste);
  } else if (state.stage == Stage::person) {
    if (!victim) prefer(out, [](const Move& move) { return plays(move, Type::warrior); });
    keep_first(out, 6);
  } else if (state.stage == Stage::release && !victim) {
    prefer(out,
           [](const Move& move) { return type_of(std::get<Release>(move).tile) != Type::warrior; });
  }
}

}  // namespace

Plan::Plan(const YearOfTheDragon& game, std::string_view row, Narrow narrow)
    : game_(&game), narrow_(std::move(narrow)) {
  RULEPROOF_ASSERT(read_text(row, row_));
}

auto Plan::operator()(const State& state, MoveList<Move>& out) const -> void {
  if (state.stage != Stage::row) return narrow_(state, out);
  prefer(out, [&](const Move& move) {
    const auto cell = next_cell(game_->rulings(), state.events);
    return std::get<Draw>(move).event == row_[static_cast<std::size_t>(cell)];
  });
}

auto plays(const Move& move, Type type) -> bool {
  const auto* play = std::get_if<Play>(&move);
  return play != nullptr && play->tile != Tile::nothing && type_of(play->tile) == type;
}

auto drafts(const Move& move, Type type) -> bool {
  const auto* draft = std::get_if<Draft>(&move);
  return draft != nullptr && (draft->first == type || draft->second == type);
}

auto climbed(const YearOfTheDragon& game, const Climb& climb, const AskOptions& options)
    -> std::vector<Move> {
  constexpr std::int64_t at_the_end = std::int64_t{1} << 40U;
  const auto progress = [&](const State& state) {
    return climb.worth(state) + (climb.ends(state) ? at_the_end : 0);
  };
  const auto never = [](const State&) { return false; };
  auto sought = seek(
      Climbed(game, climb), never, progress,
      {.width = climb.width * options.effort, .depth = 400, .restarts = 1, .seed = options.seed});
  if (sought.progress < at_the_end / 2) return {};
  return std::move(sought.best);
}

auto seek_ruin(const YearOfTheDragon& game, const Holds& wanted, const AskOptions& options)
    -> std::optional<std::vector<Move>> {
  const auto progress = [](const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    int worth = (4 * player.yuan) + (10 * persons(player));
    for (const auto& palace : player.palaces) worth += 6 * palace.height();
    return -worth;
  };
  return seek(Planned(game, Plan(game, hard_row, ruining)), wanted, progress,
              {.width = 400 * options.effort, .depth = 300, .restarts = 2, .seed = options.seed})
      .path;
}

auto told(const YearOfTheDragon& game, std::string_view row, const Narrow& narrow,
          const Holds& ends) -> std::vector<Move> {
  const Plan plan(game, row, narrow);
  std::vector<Move> told;
  MoveList<Move> list;
  auto state = game.start();
  while (!ends(state) && game.to_act(state) != Seat::nobody) {
    moves(game, state, list);
    plan(state, list);
    told.push_back(list.front());
    state = game.apply(state, told.back()).next;
  }
  return told;
}

auto is_end_of_round(const State& state) -> bool {
  return state.stage == Stage::deal || state.stage == Stage::over;
}

auto is_end_of(const State& state, int round) -> bool {
  return (state.stage == Stage::deal && state.round == round + 1) || state.stage == Stage::over;
}

auto after(const YearOfTheDragon& game, std::span<const Move> moves) -> State {
  auto state = game.start();
  for (const auto& move : moves) state = game.apply(state, move).next;
  return state;
}

auto show_on_the_way(const YearOfTheDragon& game, const std::vector<Move>& moves,
                     std::span<const Said> said, std::string title) -> Shown {
  auto record = record_of(game, game.start(), std::span(moves));
  for (const auto& [made, says] : said | std::views::reverse) {
    record.entries.insert(record.entries.begin() + static_cast<std::ptrdiff_t>(made), claim(says));
  }
  return shown_of<YearOfTheDragon>(record, std::move(title));
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
