/// Data files as a plain tree in which everything remembers its line.
///
/// The files are TOML. tables.cpp alone includes the library that reads them, and lets none of its
/// exceptions out. `table_reader.hpp` reads the tree field by field.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof {

/// Where something is written. Line 0 is the file as a whole.
struct Spot {
  std::string file;
  int line = 0;
  auto operator<=>(const Spot&) const = default;
};

/// "persons.toml:12", or "persons.toml".
[[nodiscard]] auto to_text(const Spot& spot) -> std::string;

struct Datum;

/// Names and values in the order of the file. Each name occurs once.
class Table {
 public:
  using Entries = std::vector<std::pair<std::string, Datum>>;

  // Defined where a Datum is a complete type.
  Table();
  Table(Spot spot, Code code);
  Table(const Table& other);
  Table(Table&& other) noexcept;
  auto operator=(const Table& other) -> Table&;
  auto operator=(Table&& other) noexcept -> Table&;
  ~Table();

  /// The line of its header, or of its first value.
  [[nodiscard]] auto spot() const -> const Spot& { return spot_; }
  /// The name of the file in errors.
  [[nodiscard]] auto code() const -> Code { return code_; }
  [[nodiscard]] auto entries() const -> const Entries& { return entries_; }
  /// The value of that name, or null.
  [[nodiscard]] auto find(std::string_view name) const -> const Datum*;
  [[nodiscard]] auto find(std::string_view name) -> Datum*;
  /// Replaces the value of that name, or appends it.
  auto set(std::string_view name, Datum value) -> void;

 private:
  Spot spot_;
  Code code_ = Code::bad_data;
  Entries entries_;
};

/// A text, a whole number, yes or no, a number with a fraction, a list, or a table.
struct Datum {
  using List = std::vector<Datum>;
  std::variant<std::string, std::int64_t, bool, double, List, Table> content;
  Spot spot;
};

/// "a text", "a whole number": for messages.
[[nodiscard]] auto kind_of(const Datum& value) -> std::string_view;

/// The tables of a file. `where` names the file in errors, all of which have `code`.
[[nodiscard]] auto parse_tables(std::string_view text, std::string_view where, Code code)
    -> Result<Table>;

}  // namespace ruleproof
