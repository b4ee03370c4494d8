/// The board from the merged files: the grid and the faces. Private to components*.cpp.
#pragma once

#include <array>
#include <optional>

#include "model/core/data/table_reader.hpp"
#include "model/sea_dragons/data/components.hpp"

namespace ruleproof::sea_dragons {

inline constexpr auto sources =
    std::to_array<std::string_view>({"rulebook", "public source", "stand-in"});
using UsedSources = std::array<bool, sources.size()>;

/// Reads where an entry comes from, and its note.
inline auto note_source(TableReader& reader, std::string_view name, UsedSources& used) -> void {
  used[reader.word(name, sources)] = true;
  reader.text_if_any("note");
}

/// Reads `[grid]`: the plan of the board.
auto read_grid(TableReader& root, std::optional<Error>& error, Components& made, UsedSources& used)
    -> void;
/// Reads the `[[face]]` entries, which need a cell for each ship token: after these.
auto read_faces(TableReader& root, std::optional<Error>& error, Components& made, UsedSources& used)
    -> void;

}  // namespace ruleproof::sea_dragons
