/// Reading JSON that others wrote: one value a line, whatever they send.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::conformance {

/// A JSON value. Numbers are texts, so that none is too big: whole ones as digits ("7" for 7 and
/// for 7.0), others as they were written.
struct Value {
  enum class Kind : std::uint8_t { null, boolean, number, text, list, object };
  Kind kind = Kind::null;
  std::string text = {};  ///< of a text, a number, or "true", "false"
  std::vector<Value> items = {};
  std::vector<std::pair<std::string, Value>> members = {};

  /// The member of that name, or null.
  [[nodiscard]] auto find(std::string_view name) const -> const Value*;
  [[nodiscard]] auto is(Kind which) const -> bool { return kind == which; }
  /// A number that fits, of a whole number.
  [[nodiscard]] auto whole() const -> std::optional<std::int64_t>;
  auto operator==(const Value&) const -> bool = default;
};

/// Deeper values are refused.
inline constexpr std::size_t deepest_json = 32;

/// The one value that `line` consists of; in an object each key stands once. Errors say what is
/// wrong, without a place.
[[nodiscard]] auto parse_json(std::string_view line) -> Result<Value>;

/// The value in one line, for messages.
[[nodiscard]] auto to_text(const Value& value) -> std::string;

}  // namespace ruleproof::conformance
