/// Data files of games: reads the one that a set-up names, puts the values of a variant in their
/// place, and tells where the numbers come from.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/table_reader.hpp"

namespace ruleproof {

/// The text of a file of data. Errors: `no_file`; `bad_data` where it is too long to be one, is
/// no TOML, or says nothing.
[[nodiscard]] auto read_data_file(const std::string& path) -> Result<std::string>;

/// A list of entries, and the fields that tell one from another.
struct Keys {
  std::string_view list;
  std::array<std::string_view, 2> fields;  ///< the second may be empty
};

/// Puts every value of `changes` in the place of its namesake in `root`. An entry of a list that
/// has keys names the entry that it changes by them, and the values that differ; another list is
/// replaced as a whole. Unknown names are errors at their lines.
[[nodiscard]] auto merge_variant(Table root, const Table& changes, std::span<const Keys> keyed)
    -> Result<Table>;

/// The entries of the list `list` of `root`, each under the number that `number(reader)` reads from
/// it; an entry of `names` that is missing, or there twice, is an error.
template <class Number>
auto entries_by_name(TableReader& root, std::optional<Error>& error, std::string_view list,
                     std::span<const std::string_view> names, Number&& number)
    -> std::vector<std::optional<Table>> {
  std::vector<std::optional<Table>> seen(names.size());
  for (auto& table : root.tables(list)) {
    TableReader reader(table, error);
    const std::size_t i = number(reader);
    if (error) return seen;
    if (seen[i]) reader.fail("", std::string(names[i]) + " is there twice");
    seen[i] = std::move(table);
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (seen[i] || error) continue;
    error = Error{Code::bad_data, root.spot(list).file,
                  "there is no " + std::string(list) + " \"" + std::string(names[i]) + '"'};
  }
  return seen;
}

/// A whole number of which the rules know only one value.
auto read_fixed(TableReader& reader, std::string_view name, int expected) -> void;

/// Who reads the data of a game, and their name where a set-up gives none.
struct DataSource {
  std::string_view usual = {};
  auto (*read)(std::string_view data) -> Result<Table> = nullptr;
  /// What is odd about data that can be read, and no error; null: nothing ever is.
  auto (*warnings)(std::string_view data) -> std::vector<std::string> = nullptr;
};

/// The data of a game; nothing to read for one that has none. The specialisation stands beside the
/// function: whoever asks for it includes `data/data_in_force.hpp` of the game.
template <class G>
inline constexpr DataSource data_source_of{};

/// Where the numbers of a file come from; each table or value says it in a field.
class Provenance {
 public:
  /// Reads "rulebook", "public source" or "stand-in".
  auto read(TableReader& reader, std::string_view name = "from") -> void;
  /// What was read, each once, in that order: "rulebook, stand-in".
  [[nodiscard]] auto text() const -> std::string;

 private:
  std::array<bool, 3> used_{};
};

}  // namespace ruleproof
