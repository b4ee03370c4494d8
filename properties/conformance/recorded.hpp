/// Records played against an engine: where the two part.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "properties/conformance/conform.hpp"

namespace ruleproof::conformance {

/// Plays each record, under its own set-up and rulings, a question at a time; what differs it plays
/// once more to a fresh process. An error where a record is none of the game, does not hold on the
/// model, or is more than the engine can be set to. `agreed` takes the names of those in which the
/// two do not part.
[[nodiscard]] auto play_records(const ConformOptions& options,
                                std::span<const properties::TextFile> records,
                                std::vector<std::string>* agreed = nullptr) -> Result<GameReport>;

}  // namespace ruleproof::conformance
