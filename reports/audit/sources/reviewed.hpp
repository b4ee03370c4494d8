/// A text as it was at its last review, line by line, and where these lines stand now.
///
///     [reviewed]
///     1 = "3284a891 - d841184d"
///
/// In a sources file: the first eight digits of the hashes of ten lines a row, from that line on; a
/// dash is a blank line. `--stamp` writes it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/data/tables.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

/// Of each line, the first one at 0; empty for a blank line.
using LineHashes = std::vector<std::string>;

[[nodiscard]] auto line_hashes(const Text& text) -> LineHashes;

/// The table as a sources file has it, with a blank line before it.
[[nodiscard]] auto reviewed_table(const LineHashes& hashes) -> std::string;

/// The table, read; nothing of what is malformed or has not so many lines.
[[nodiscard]] auto read_reviewed(const Table& table, int lines) -> std::optional<LineHashes>;

/// Where a line of the reviewed text stands now.
struct Standing {
  int line = 0;       ///< from 1; 0: nothing stands in its place
  bool same = false;  ///< as it was; else that line stands in its place
};

/// Of each line, the first one at 0. Lines that are there once in both texts are found wherever
/// they stand, others beside their neighbours; what is left over between the same neighbours has
/// changed. A blank line is the same, and nowhere.
[[nodiscard]] auto standing(const LineHashes& then, const LineHashes& now) -> std::vector<Standing>;

/// Where lines of the reviewed text stand now, or what stands in their place: neighbours of a span
/// stay neighbours where nothing but blank lines is between them.
[[nodiscard]] auto followed(const Lines& lines, const std::vector<Standing>& standing,
                            const LineHashes& now) -> Lines;

}  // namespace ruleproof::audit
