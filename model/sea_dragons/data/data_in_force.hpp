/// The data that a set-up names as the tree that is read: the board, the cards and the pieces. For
/// those who write an engine of their own, and tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"

namespace ruleproof::sea_dragons {

class SeaDragons;

/// As `components` reads them, variants put in their places. Errors: as of `components`.
[[nodiscard]] auto data_in_force(std::string_view data) -> Result<ruleproof::Table>;

/// What is odd about these data, and no error; nothing of data that cannot be read.
[[nodiscard]] auto data_warnings(std::string_view data) -> std::vector<std::string>;

}  // namespace ruleproof::sea_dragons

template <>
inline constexpr ruleproof::DataSource
    ruleproof::data_source_of<ruleproof::sea_dragons::SeaDragons> = {
        .usual = "stand-in",
        .read = ruleproof::sea_dragons::data_in_force,
        .warnings = ruleproof::sea_dragons::data_warnings};
