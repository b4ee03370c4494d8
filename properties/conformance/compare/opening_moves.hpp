/// Games that conform knows beforehand: the scenarios, as far as the engine can play them.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/record.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/files.hpp"

namespace ruleproof::conformance {

/// The games of records, by set-up, under the rulings of `base`: a record for another ruling is a
/// game that lies near a doubt. Records of positions, and of special set-ups, are left out where
/// the engine cannot play them.
[[nodiscard]] auto openings(std::span<const properties::TextFile> records, const AnyGame& base,
                            const Welcome& engine)
    -> std::vector<std::pair<SetupText, std::vector<Course>>>;

/// The game of a record: its moves, as the game writes them, what it takes back, and the illegal
/// moves that it expects to be refused.
[[nodiscard]] auto course_of(const AnyGame& game, const Record& record) -> Course;

/// Whether a record takes a move back.
[[nodiscard]] auto takes_back(const Record& record) -> bool;

/// The moves of a record that stand, as texts.
[[nodiscard]] auto moves_in(const Record& record) -> std::vector<std::string>;

}  // namespace ruleproof::conformance
