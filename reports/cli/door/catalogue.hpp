/// What a game says of itself, without its types: what listings, flags and reports are made from.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/ruling.hpp"
#include "model/core/setup.hpp"
#include "reports/audit/game_tables.hpp"

namespace ruleproof::cli {

/// One open question: tag, id, clause, question, answers.
using RulingInfo = audit::RulingRow;

struct GameInfo {
  std::string_view name;   ///< "year-of-the-dragon"
  std::string_view title;  ///< "In the Year of the Dragon"
  int ruleset = 0;
  int least_players = 0;
  int most_players = 0;
  std::span<const Clause> clauses;
  std::vector<RulingInfo> rulings;
  std::span<const Unruled> unruled;
  Texts setup;       ///< the options of the default set-up
  std::string data;  ///< where the numbers come from: "rulebook, public source"
};

/// All games, in the order of model/games.hpp.
[[nodiscard]] auto all_games() -> std::vector<GameInfo>;
[[nodiscard]] auto game_info(std::string_view name) -> std::optional<GameInfo>;

/// The part that the audit reads.
[[nodiscard]] auto tables_of(const GameInfo& game) -> audit::GameTables;

[[nodiscard]] auto to_text(Disposition disposition) -> std::string_view;
/// "2", "2 to 5".
[[nodiscard]] auto players_text(const GameInfo& game) -> std::string;
/// The clause, ruling or unruled question is found by id or by tag.
[[nodiscard]] auto clause_called(const GameInfo& game, std::string_view name) -> const Clause*;
[[nodiscard]] auto ruling_called(const GameInfo& game, std::string_view name) -> const RulingInfo*;

}  // namespace ruleproof::cli
