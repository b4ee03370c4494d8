/// The files of components.hpp as one tree: the two of data/, with the entries of a variant put in
/// the place of theirs. Private to components*.cpp.
#pragma once

#include <string_view>

#include "model/core/data/tables.hpp"

namespace ruleproof::year_of_the_dragon {

/// `[[person]]` and all that components.toml holds, under one root. An entry of the variant names
/// the entry that it changes as the files do (a person by type and age, a privilege by size...)
/// and the values that differ.
[[nodiscard]] auto merge_files(std::string_view persons, std::string_view counts,
                               std::string_view variant, std::string_view variant_name)
    -> Result<Table>;

}  // namespace ruleproof::year_of_the_dragon
