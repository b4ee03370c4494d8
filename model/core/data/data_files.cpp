#include "model/core/data/data_files.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/data/file_text.hpp"
#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"

namespace ruleproof {

namespace {

constexpr std::size_t longest_file = 1'000'000;  // bytes
constexpr auto sources = std::to_array<std::string_view>({"rulebook", "public source", "stand-in"});

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
auto replace(Table& root, std::string_view name, const Datum& change,
             std::span<const Keys> keyed_lists) -> std::optional<Error> {
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

auto read_data_file(const std::string& path) -> Result<std::string> {
  auto text = text_of_file(path, longest_file + 1);
  if (!text) return Error{Code::no_file, path, "there is no data file that can be read"};
  if (text->size() > longest_file)
    return Error{Code::bad_data, path, "is too long for a data file"};
  const auto tables = parse_tables(*text, path, Code::bad_data);
  if (!tables) return tables.error();
  if (tables->entries().empty()) return Error{Code::bad_data, path, "says nothing"};
  return *std::move(text);
}

auto merge_variant(Table root, const Table& changes, std::span<const Keys> keyed) -> Result<Table> {
  for (const auto& [name, value] : changes.entries()) {
    if (auto error = replace(root, name, value, keyed)) return *error;
  }
  return root;
}

auto read_fixed(TableReader& reader, std::string_view name, int expected) -> void {
  if (reader.whole(name, 0, 999) != expected) {
    reader.fail(name, '"' + std::string(name) + "\" must be " + std::to_string(expected) +
                          ", as in the rulebook; the rules are written for it");
  }
}

auto Provenance::read(TableReader& reader, std::string_view name) -> void {
  used_[reader.word(name, sources)] = true;
}

auto Provenance::text() const -> std::string {
  std::string all;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (used_[i]) all += (all.empty() ? "" : ", ") + std::string(sources[i]);
  }
  return all;
}

}  // namespace ruleproof
