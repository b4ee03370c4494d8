#include "solver/questions/year_of_the_dragon/ruin.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
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

namespace ruleproof::solver {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): every move of the game

class Ruining {
 public:
  using Moves = MoveList<Move>;

  Ruining(const YearOfTheDragon& game, std::string_view row) : game_(&game) {
    RULEPROOF_ASSERT(read_text(row, row_));
  }

  auto operator()(const State& state, Moves& out) const -> void {
    switch (state.stage) {
      case Stage::row:
        prefer(out, [&](const Move& move) {
          const auto cell = next_cell(game_->rulings(), state.events);
          return std::get<Draw>(move).event == row_[static_cast<std::size_t>(cell)];
        });
        break;
      case Stage::draft:
        prefer(out, [&](const Move& move) {
          const auto& draft = std::get<Draft>(move);
          return (draft.first == Type::warrior || draft.second == Type::warrior) ==
                 (state.actor != 0);
        });
        out.resize(std::min<std::size_t>(out.size(), 2));
        break;
      case Stage::deal:
        out.resize(1);
        break;
      case Stage::action:
        if (state.actor == 0) {
          spend(out);
        } else {
          out.resize(1);
        }
        break;
      case Stage::person:
        if (state.actor != 0) prefer(out, is_warrior);
        out.resize(std::min<std::size_t>(out.size(), 6));
        break;
      case Stage::release:
        if (state.actor != 0) {
          prefer(out, [](const Move& move) {
            return type_of(std::get<Release>(move).tile) != Type::warrior;
          });
        }
        break;
      case Stage::lot:
      case Stage::take:
      case Stage::build:
      case Stage::place:
      case Stage::supply:
      case Stage::over:
        break;
    }
  }

 private:
  static auto is_warrior(const Move& move) -> bool {
    const auto* play = std::get_if<Play>(&move);
    return play != nullptr && play->tile != Tile::nothing && type_of(play->tile) == Type::warrior;
  }
  /// What costs money and brings nothing that would help.
  static auto spend(Moves& out) -> void {
    prefer(out, [](const Move& move) {
      const auto* choose = std::get_if<Choose>(&move);
      return choose == nullptr || choose->choice == Choice::research ||
             choose->choice >= Choice::privilege_small;
    });
  }

  const YearOfTheDragon* game_;
  EventRow row_{};
};

}  // namespace

auto is_end_of(const State& state, int round) -> bool {
  return (state.stage == Stage::deal && state.round == round + 1) || state.stage == Stage::over;
}

auto seek_ruin(const YearOfTheDragon& game, std::string_view row,
               const std::function<bool(const State&)>& wanted, const AskOptions& options)
    -> std::optional<std::vector<Move>> {
  const Helped<YearOfTheDragon, Ruining> helped(game, Ruining(game, row));
  const auto progress = [](const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    int worth = (4 * player.yuan) + (10 * persons(player));
    for (const auto& palace : player.palaces) worth += 6 * palace.height();
    return -worth;
  };
  return seek(helped, wanted, progress,
              {.width = 400 * options.effort, .depth = 300, .restarts = 2, .seed = options.seed})
      .path;
}

}  // namespace ruleproof::solver
