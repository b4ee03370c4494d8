/// Reads a table of a data file field by field, and says what is wrong with it and where.
///
///     std::optional<Error> error;
///     TableReader person(table, error);
///     facts.value = person.whole("value", 1, 6);
///     person.only({"value", "note"});
///     if (error) return *error;   // RP-009: persons.toml:12: "value" must be from 1 to 6, not 9
///
/// The reader keeps the first error; a value that it cannot read is zero or empty.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/tables.hpp"

namespace ruleproof {

class TableReader {
 public:
  TableReader(const Table& table, std::optional<Error>& error) : table_(table), error_(error) {}

  [[nodiscard]] auto has(std::string_view name) const -> bool {
    return table_.find(name) != nullptr;
  }
  /// A text that must be there.
  auto text(std::string_view name) -> std::string;
  /// A text, or nothing where there is none.
  auto text_if_any(std::string_view name) -> std::string;
  /// The position of the text in `words`; another text is an error.
  auto word(std::string_view name, std::span<const std::string_view> words) -> std::size_t;
  /// A whole number within low..high.
  auto whole(std::string_view name, int low, int high) -> int;
  /// A list of texts; empty where there is none.
  auto texts(std::string_view name) -> std::vector<std::string>;
  /// A list of whole numbers within low..high.
  auto wholes(std::string_view name, int low, int high) -> std::vector<int>;
  /// A table that must be there: `[name]`.
  auto table(std::string_view name) -> Table;
  /// Tables with one name: `[[name]]`; none where there is none.
  auto tables(std::string_view name) -> std::vector<Table>;
  /// Any other name in the table is an error.
  auto only(std::initializer_list<std::string_view> names) -> void;

  /// Line of the value, or of the table where there is no such value.
  [[nodiscard]] auto spot(std::string_view name) const -> const Spot&;
  /// Records an error at the value, or at the table.
  auto fail(std::string_view name, std::string message) -> void;

 private:
  /// The value if it is a T; otherwise null, and an error that asks for `kind`.
  template <class T>
  auto get(std::string_view name, std::string_view kind, bool required) -> const T*;

  const Table& table_;
  std::optional<Error>& error_;
};

/// "\"x\" is none of a, b, c; did you mean ...?"
[[nodiscard]] auto not_among(std::string_view wrong, std::span<const std::string_view> words)
    -> std::string;

}  // namespace ruleproof
