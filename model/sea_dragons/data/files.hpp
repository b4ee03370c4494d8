/// The files of components.hpp as one tree: a list or table of a variant takes the place of the
/// whole list or table of that name. Private to components*.cpp.
#pragma once

#include <string_view>

#include "model/core/data/tables.hpp"

namespace ruleproof::sea_dragons {

[[nodiscard]] auto merge_files(std::string_view board, std::string_view cards,
                               std::string_view pieces, std::string_view variant,
                               std::string_view variant_name) -> Result<Table>;

}  // namespace ruleproof::sea_dragons
