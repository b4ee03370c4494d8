/// Bad input is an answer: a value, or an `Error` with a stable code, a place and a likely fix.
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "model/core/assert.hpp"

namespace ruleproof {

/// Stable codes, printed as RP-nnn. Never renumbered, never reused. One list for the whole program.
enum class Code {
  usage = 1,              ///< a flag or argument is missing or malformed
  unknown_game = 2,       ///< no game of that name
  unknown_ruling = 3,     ///< no such ruling, or no such answer to it
  unknown_clause = 4,     ///< no clause of that id
  bad_record = 5,         ///< a line of a record is malformed
  bad_move = 6,           ///< a move that cannot be read in the game's notation
  illegal_move = 7,       ///< a record plays a move that the rules forbid
  bad_position = 8,       ///< a position that cannot be read or cannot occur
  bad_data = 9,           ///< a data file is malformed or contradicts the rulebook
  bad_sources = 10,       ///< a sources file is malformed or names unknown clauses
  no_file = 11,           ///< a file or folder that cannot be read or written
  no_text = 12,           ///< the folder of texts lacks the rulebook
  expectation = 13,       ///< an `expect` or `end` line of a record does not hold
  bad_setup = 14,         ///< a set-up outside the game's limits
  unknown_question = 15,  ///< no question of that name
  bad_run = 16,           ///< a run.json that cannot be read
};

/// What is wrong, where, and how to mend it.
struct Error {
  Code code = Code::usage;
  std::string where;    ///< "scenario.game:7", "--rulings"; may be empty
  std::string message;  ///< what, the offending value, the likely fix
  auto operator==(const Error&) const -> bool = default;
};

/// "RP-005: scenario.game:7: unknown word "exepct"": one line.
[[nodiscard]] auto to_text(const Error& error) -> std::string;

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  // NOLINTBEGIN(google-explicit-constructor): both convert implicitly by design
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}
  // NOLINTEND(google-explicit-constructor)

  explicit operator bool() const { return content_.index() == 0; }
  [[nodiscard]] auto value() const& -> const T& {
    RULEPROOF_ASSERT(content_.index() == 0);
    return *std::get_if<0>(&content_);
  }
  [[nodiscard]] auto value() && -> T {
    RULEPROOF_ASSERT(content_.index() == 0);
    return std::move(*std::get_if<0>(&content_));
  }
  auto operator*() const& -> const T& { return value(); }
  auto operator->() const -> const T* { return &value(); }
  [[nodiscard]] auto error() const -> const Error& {
    RULEPROOF_ASSERT(content_.index() == 1);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

}  // namespace ruleproof
