/// Expressions over the fields of a game as they are read: "any(i: p[i].yuan = 0 and p[i].rice =
/// 0)".
///
///     expression   or, and, not; < <= > >= = !=, also in a chain; + - *; parentheses
///     aggregates   sum max min count any all (x, y, ...); bits(x); common(x, y, ...); abs(x)
///     names        p1.yuan, p[i].yuan with an index bound by any(i: ...), p*.yuan for short
///     words        stage = person, p1.hand = "pt?"
///
/// Beside = and != a name that is a word for a value of the other side is that word, even if there
/// is a field of that name: stage = over asks for the stage; the program notes it. The field is
/// over + 0. What could still be two things is refused.
///
/// A name may have `-` between letters, so that subtraction wants spaces; so does `*` after a name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::expression {

enum class Form : std::uint8_t {
  number,
  text,  ///< in quotes
  name,
  call,  ///< an aggregate, or another function
  minus,
  add,
  subtract,
  multiply,
  less,
  at_most,
  more,
  at_least,
  equal,
  unequal,
  negation,
  conjunction,
  disjunction,
};

/// A part of an expression.
struct Syntax {
  Form form = Form::number;
  int column = 1;                       ///< where it begins, from 1
  std::int64_t number = 0;              ///< of a number
  std::string text = {};                ///< of a text or name (# for each index), or a function
  std::vector<std::string> binds = {};  ///< indices that a call binds
  std::vector<Syntax> parts = {};       ///< operands; of a name, its indices
};

/// The index that `*` stands for: the first, second... star of a name.
[[nodiscard]] auto star(std::size_t which) -> std::string;

/// Where an expression stands, and how large it may be.
struct Place {
  int column = 1;                 ///< of its first character
  std::size_t characters = 1000;  ///< it may have so many
  int depth = 50;                 ///< brackets in brackets
};

/// Reads an expression; the message of an error begins with "column n: ".
[[nodiscard]] auto parse(std::string_view text, const Place& place = {}) -> Result<Syntax>;

/// The opposite: "not (...)".
[[nodiscard]] auto negated(std::string_view text) -> std::string;
/// The expression on one line: what separates its parts is a blank.
[[nodiscard]] auto on_one_line(std::string_view text) -> std::string;

/// "column 7: ...", of a flag or another place.
[[nodiscard]] auto error_at(int column, const std::string& message) -> Error;
/// The error of a position in which a sum or a product is no number of 64 bits.
[[nodiscard]] auto beyond_range(int column) -> Error;

}  // namespace ruleproof::expression
