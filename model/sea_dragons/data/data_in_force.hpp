/// The data that a set-up names as the tree that is read: the board, the cards and the pieces. For
/// those who write an engine of their own, and tests.
#pragma once

#include <string_view>

#include "model/core/data/data_files.hpp"

namespace ruleproof::sea_dragons {

class SeaDragons;

/// As `components` reads them, variants put in their places. Errors: as of `components`.
[[nodiscard]] auto data_in_force(std::string_view data) -> Result<ruleproof::Table>;

}  // namespace ruleproof::sea_dragons

template <>
inline constexpr ruleproof::DataSource
    ruleproof::data_source_of<ruleproof::sea_dragons::SeaDragons> = {
        .usual = "stand-in", .read = ruleproof::sea_dragons::data_in_force};
