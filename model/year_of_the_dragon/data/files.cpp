#include "model/year_of_the_dragon/data/files.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"

namespace ruleproof::year_of_the_dragon {

namespace {

constexpr auto keyed_lists = std::to_array<Keys>({{"person", {"type", "age"}},
                                                  {"piece", {"name"}},
                                                  {"event", {"kind"}},
                                                  {"action", {"name"}},
                                                  {"privilege", {"size"}},
                                                  {"players", {"number"}}});

auto error_at(const Spot& spot, std::string message) -> Error {
  return {Code::bad_data, to_text(spot), std::move(message)};
}

}  // namespace

auto merge_files(std::string_view persons, std::string_view counts, std::string_view variant,
                 std::string_view variant_name) -> Result<Table> {
  auto root = parse_tables(counts, "data/components.toml", Code::bad_data);
  if (!root) return root;
  auto people = parse_tables(persons, "data/persons.toml", Code::bad_data);
  if (!people) return people;
  auto changes = parse_tables(variant, variant_name, Code::bad_data);
  if (!changes) return changes;

  if (people->find("person") == nullptr) return error_at(people->spot(), "\"person\" is missing");
  auto merged = std::move(root).value();
  for (const auto& [name, value] : people->entries()) {
    if (name != "person") return error_at(value.spot, "unknown key \"" + name + '"');
    merged.set(name, value);
  }
  return merge_variant(std::move(merged), *changes, keyed_lists);
}

}  // namespace ruleproof::year_of_the_dragon
