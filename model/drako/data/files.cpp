#include "model/drako/data/files.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "model/core/data/data_files.hpp"
#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"

namespace ruleproof::drako {

namespace {

constexpr auto keyed_lists = std::to_array<Keys>({{"dwarf", {"name"}}});
constexpr auto deck_names = std::to_array<std::string_view>({"dwarf_deck", "dragon_deck"});

}  // namespace

auto merge_files(std::string_view decks, std::string_view counts, std::string_view variant,
                 std::string_view variant_name) -> Result<Table> {
  auto root = parse_tables(counts, "data/components.toml", Code::bad_data);
  if (!root) return root;
  auto cards = parse_tables(decks, "data/decks.toml", Code::bad_data);
  if (!cards) return cards;
  auto changes = parse_tables(variant, variant_name, Code::bad_data);
  if (!changes) return changes;

  std::optional<Error> error;
  TableReader reader(*cards, error);
  for (const auto name : deck_names) (void)reader.table(name);
  reader.only({deck_names[0], deck_names[1]});
  if (error) return *error;
  auto merged = std::move(root).value();
  for (const auto& [name, value] : cards->entries()) merged.set(name, value);
  return merge_variant(std::move(merged), *changes, keyed_lists);
}

}  // namespace ruleproof::drako
