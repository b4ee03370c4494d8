/// The files of components.hpp as one tree: the two of data/, with the entries of a variant put in
/// the place of theirs. Private to components*.cpp.
#pragma once

#include <string_view>

#include "model/core/data/tables.hpp"

namespace ruleproof::drako {

/// The two decks and all that components.toml holds, under one root. A variant gives whole lists
/// (a deck, the areas), or the values of a table that differ; a dwarf is named by his name.
[[nodiscard]] auto merge_files(std::string_view decks, std::string_view counts,
                               std::string_view variant, std::string_view variant_name)
    -> Result<Table>;

}  // namespace ruleproof::drako
