/// The games that a command knows, by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reports/games/entry.hpp"

namespace ruleproof::cli {

using games::clause_called;
using games::players_text;
using games::ruling_called;
using games::to_text;

/// One open question: tag, id, clause, question, answers.
using RulingInfo = games::RulingInfo;
/// What a game says of itself.
using GameInfo = games::Parts;

/// The games that commands know: those that the program was given, in the order in which lists show
/// them.
[[nodiscard]] auto known_games() -> const GameList&;
/// Says which: once, before anything else.
auto know(GameList games) -> void;

[[nodiscard]] auto game_info(std::string_view name) -> std::optional<GameInfo>;
/// The game exists.
[[nodiscard]] auto entry_called(std::string_view name) -> const GameEntry&;

/// The part that the audit reads.
[[nodiscard]] inline auto tables_of(const GameInfo& game) -> const audit::GameTables& {
  return game;
}

}  // namespace ruleproof::cli
