#include "model/sea_dragons/data/files.hpp"

#include <string_view>
#include <utility>
#include <vector>

#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::sea_dragons {

auto merge_files(std::string_view board, std::string_view cards, std::string_view pieces,
                 std::string_view variant, std::string_view variant_name) -> Result<Table> {
  auto root = parse_tables(board, "data/board.toml", Code::bad_data);
  if (!root) return root;
  auto merged = std::move(root).value();
  for (const auto& [text, name] :
       {std::pair{cards, "data/cards.toml"}, std::pair{pieces, "data/pieces.toml"}}) {
    const auto more = parse_tables(text, name, Code::bad_data);
    if (!more) return more.error();
    for (const auto& [key, value] : more->entries()) {
      if (merged.find(key) != nullptr) {
        return Error{Code::bad_data, to_text(value.spot), '"' + key + "\" is in another file too"};
      }
      merged.set(key, value);
    }
  }
  const auto changes = parse_tables(variant, variant_name, Code::bad_data);
  if (!changes) return changes.error();
  for (const auto& [key, value] : changes->entries()) {
    if (merged.find(key) == nullptr) {
      std::vector<std::string_view> known;
      for (const auto& [other, ignored] : merged.entries()) known.emplace_back(other);
      return Error{Code::bad_data, to_text(value.spot),
                   "unknown key \"" + key + '"' + did_you_mean(key, known)};
    }
    merged.set(key, value);
  }
  return merged;
}

}  // namespace ruleproof::sea_dragons
