/// What a game says of itself, without its types: what listings, flags and reports are made from.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/ruling.hpp"
#include "model/core/setup.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::games {

/// One open question: tag, id, clause, question, answers.
using RulingInfo = audit::RulingRow;

/// Clauses, rulings and sources are those of the audit's tables.
struct Parts : audit::GameTables {
  int ruleset = 0;
  int least_players = 0;
  int most_players = 0;
  Texts setup = {};       ///< the options of the default set-up
  std::string data = {};  ///< where the numbers of the default set-up come from: "rulebook"
  std::optional<Scale> scale = {};
  std::span<const std::string_view> small_set_ups = {};
  std::span<const NoDifference> no_differences = {};
  std::span<const NoDifference> seatings = {};
  /// The set-up with everything that it leaves open said, or why it cannot be.
  auto (*whole)(const SetupText& text) -> Result<SetupText> = nullptr;
  /// Where the numbers of a set-up come from; empty where the game refuses it.
  auto (*data_under)(const SetupText& text) -> std::string = nullptr;

  [[nodiscard]] auto accepts(const SetupText& text) const -> bool { return bool(whole(text)); }
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

[[nodiscard]] auto to_text(Disposition disposition) -> std::string_view;
/// "2", "2 to 5".
[[nodiscard]] auto players_text(const Parts& game) -> std::string;
/// The clause, ruling or unruled question is found by id or by tag.
[[nodiscard]] auto clause_called(const Parts& game, std::string_view name) -> const Clause*;
[[nodiscard]] auto ruling_called(const Parts& game, std::string_view name) -> const RulingInfo*;

}  // namespace ruleproof::games
