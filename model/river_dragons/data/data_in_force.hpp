/// The data that a set-up names as the tree that is read: the board, planks and cards. For those
/// who write an engine of their own, and tests.
#pragma once

#include <string_view>

#include "model/core/data/data_files.hpp"

namespace ruleproof::river_dragons {

class RiverDragons;

/// As `components` reads them, variants put in their places. Errors: as of `components`.
[[nodiscard]] auto data_in_force(std::string_view data) -> Result<ruleproof::Table>;

}  // namespace ruleproof::river_dragons

template <>
inline constexpr ruleproof::DataSource
    ruleproof::data_source_of<ruleproof::river_dragons::RiverDragons> = {
        .usual = "stand-in", .read = ruleproof::river_dragons::data_in_force};
