#include "model/year_of_the_dragon/components_files.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof::year_of_the_dragon {

namespace {

/// A list of entries, and the fields by which one is told from another.
struct Keys {
  std::string_view list;
  std::array<std::string_view, 2> fields;  ///< the second may be empty
};
constexpr auto keyed_lists = std::to_array<Keys>({{"person", {"type", "age"}},
                                                  {"piece", {"name"}},
                                                  {"event", {"kind"}},
                                                  {"action", {"name"}},
                                                  {"privilege", {"size"}},
                                                  {"players", {"number"}}});

/// "type = court-lady, age = young": which entry is meant. Nothing where a field is missing.
auto key_of(const Table& entry, const Keys& keys) -> std::optional<std::string> {
  std::string key;
  for (const auto field : keys.fields) {
    if (field.empty()) continue;
    const auto* value = entry.find(field);
    if (value == nullptr) return std::nullopt;
    if (!key.empty()) key += ", ";
    key += std::string(field) + " = ";
    if (const auto* text = std::get_if<std::string>(&value->content)) {
      key += *text;
    } else if (const auto* number = std::get_if<std::int64_t>(&value->content)) {
      key += std::to_string(*number);
    } else {
      return std::nullopt;
    }
  }
  return key;
}

auto error_at(const Spot& spot, std::string message) -> Error {
  return {Code::bad_data, to_text(spot), std::move(message)};
}

auto replace_values(Table& into, const Table& from) -> void {
  for (const auto& [name, value] : from.entries()) into.set(name, value);
}

/// Changes the entry of `list` that has the keys of `entry`.
auto replace_entry(Datum::List& list, const Table& entry, const Keys& keys)
    -> std::optional<Error> {
  const auto wanted = key_of(entry, keys);
  if (!wanted) {
    std::string fields(keys.fields[0]);
    if (!keys.fields[1].empty()) fields += " and " + std::string(keys.fields[1]);
    return error_at(entry.spot(),
                    "an entry of a variant names the one that it changes by " + fields);
  }
  for (auto& value : list) {
    auto* table = std::get_if<Table>(&value.content);
    if (table != nullptr && key_of(*table, keys) == wanted) {
      replace_values(*table, entry);
      return std::nullopt;
    }
  }
  return error_at(entry.spot(), "there is no " + std::string(keys.list) + " with " + *wanted);
}

/// Puts one value of the top of a variant in its place.
auto replace(Table& root, std::string_view name, const Datum& change) -> std::optional<Error> {
  auto* value = root.find(name);
  if (value == nullptr) {
    std::vector<std::string_view> known;
    for (const auto& [other, ignored] : root.entries()) known.emplace_back(other);
    return error_at(change.spot,
                    "unknown key \"" + std::string(name) + '"' + did_you_mean(name, known));
  }
  auto* table = std::get_if<Table>(&value->content);
  const auto* new_table = std::get_if<Table>(&change.content);
  if (table != nullptr && new_table != nullptr) {
    replace_values(*table, *new_table);
    return std::nullopt;
  }
  auto* list = std::get_if<Datum::List>(&value->content);
  const auto* new_list = std::get_if<Datum::List>(&change.content);
  const auto keys = std::ranges::find(keyed_lists, name, &Keys::list);
  if (list == nullptr || new_list == nullptr || keys == keyed_lists.end()) {
    return error_at(change.spot, '"' + std::string(name) + "\" must be " +
                                     std::string(kind_of(*value)) + ", not " +
                                     std::string(kind_of(change)));
  }
  for (const auto& entry : *new_list) {
    const auto* fields = std::get_if<Table>(&entry.content);
    if (fields == nullptr) return error_at(entry.spot, "expected a table");
    if (auto error = replace_entry(*list, *fields, *keys)) return error;
  }
  return std::nullopt;
}

}  // namespace

auto merge_files(std::string_view persons, std::string_view counts, std::string_view variant,
                 std::string_view variant_name) -> Result<Table> {
  auto root = parse_tables(counts, "data/components.toml", Code::bad_data);
  if (!root) return root;
  const auto people = parse_tables(persons, "data/persons.toml", Code::bad_data);
  if (!people) return people;
  const auto changes = parse_tables(variant, variant_name, Code::bad_data);
  if (!changes) return changes;

  if (people->find("person") == nullptr) return error_at(people->spot(), "\"person\" is missing");
  auto merged = std::move(root).value();
  for (const auto& [name, value] : people->entries()) {
    if (name != "person") return error_at(value.spot, "unknown key \"" + name + '"');
    merged.set(name, value);
  }
  for (const auto& [name, value] : changes->entries()) {
    if (auto error = replace(merged, name, value)) return *error;
  }
  return merged;
}

}  // namespace ruleproof::year_of_the_dragon
