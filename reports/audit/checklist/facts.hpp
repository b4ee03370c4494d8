/// What a line says, as far as words decide it: how often it names a duty, a condition, a piece;
/// which numbers of what. Nobody can tell a sentence from its facts, only that it has come to say
/// something else.
///
/// A sources file keeps the facts of each line as they were when it was last reviewed:
///
///     [says]
///     223 = "6 point, 3 point, more, fireworks*2, must, return, half, rounded-up"
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

/// How often; by "must", "rice", "6 point", "6".
using Facts = std::map<std::string, int, std::less<>>;

/// The facts of a line. A number has as its unit the piece, place or other term that follows within
/// three words of its sentence.
[[nodiscard]] auto facts_of(const std::vector<Word>& words, const std::vector<Mark>& marks)
    -> Facts;

/// The terms that may be the unit of the number `marks[at]`: all that follow within three words of
/// its sentence, the next number excluded.
[[nodiscard]] auto units_near(const std::vector<Word>& words, const std::vector<Mark>& marks,
                              std::size_t at) -> std::vector<std::string>;

/// "6 point, must*2".
[[nodiscard]] auto to_text(const Facts& facts) -> std::string;
/// Nothing if malformed.
[[nodiscard]] auto read_facts(std::string_view text) -> std::optional<Facts>;

/// Whether a fact is a number, with or without a unit.
[[nodiscard]] auto is_number(std::string_view fact) -> bool;

/// The number of a fact that is one.
[[nodiscard]] auto number_in(std::string_view fact) -> int;
/// "point" of "6 point"; empty without a unit.
[[nodiscard]] auto unit_in(std::string_view fact) -> std::string_view;

}  // namespace ruleproof::audit
