/// Games that somebody recorded of an engine which cannot be driven, as lines of JSON:
///
///     {"start": true, "setup": {"players": "2"}, "rulings": {}, "state": {"stage": "offer"}}
///     {"move": "drop 1", "state": {"to-act": "p2"}, "legal": ["drop 1", "drop 2"]}
///     {"refused": "drop 9"}
///     {"undo": true, "outcome": {"over": false}}
///
/// A line does one thing, or none, and may show what the engine showed after it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance::trace {

/// What the engine showed at a position; null where it showed nothing.
struct Sight {
  Value state = {};
  Value legal = {};  ///< a list of texts
  Value outcome = {};
};

/// One line.
struct Line {
  std::optional<Action> action;  ///< nothing where it only shows
  Sight sight;
  int number = 0;  ///< in the file
};

struct Game {
  SetupText setup;       ///< what the line of the start says
  std::string position;  ///< empty: the opening
  std::vector<Line> lines;
  int number = 0;  ///< of its first line
};

/// Reads a trace; errors say `where`:line. Never crashes, whatever the text.
[[nodiscard]] auto read(std::string_view text, const std::string& where)
    -> Result<std::vector<Game>>;

}  // namespace ruleproof::conformance::trace
