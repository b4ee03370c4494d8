/// The data that a set-up names as the tree that is read: the two decks, the figures and the map.
/// For those who write an engine of their own, and tests.
#pragma once

#include <string_view>

#include "model/core/data/data_files.hpp"

namespace ruleproof::drako {

class Drako;

/// As `components` reads them, variants put in their places. Errors: as of `components`.
[[nodiscard]] auto data_in_force(std::string_view data) -> Result<ruleproof::Table>;

}  // namespace ruleproof::drako

template <>
inline constexpr ruleproof::DataSource ruleproof::data_source_of<ruleproof::drako::Drako> = {
    .usual = "stand-in", .read = ruleproof::drako::data_in_force};
