/// The data that a set-up names as the tree that is read: persons, tiles and counts. For those who
/// write an engine of their own, and tests.
#pragma once

#include <string_view>

#include "model/core/data/data_files.hpp"

namespace ruleproof::year_of_the_dragon {

class YearOfTheDragon;

/// As `components` reads them, variants put in their places. Errors: as of `components`.
[[nodiscard]] auto data_in_force(std::string_view data) -> Result<ruleproof::Table>;

}  // namespace ruleproof::year_of_the_dragon

template <>
inline constexpr ruleproof::DataSource
    ruleproof::data_source_of<ruleproof::year_of_the_dragon::YearOfTheDragon> = {
        .usual = "first-edition", .read = ruleproof::year_of_the_dragon::data_in_force};
