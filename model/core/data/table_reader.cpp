#include "model/core/data/table_reader.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/data/tables.hpp"
#include "model/core/setup.hpp"

namespace ruleproof {

namespace {

auto quoted(std::string_view name) -> std::string { return '"' + std::string(name) + '"'; }

auto out_of_range(std::string_view name, int low, int high, std::int64_t number) -> std::string {
  return quoted(name) + " must be from " + std::to_string(low) + " to " + std::to_string(high) +
         ", not " + std::to_string(number);
}

auto wrong_kind(std::string_view name, std::string_view wanted, const Datum& value) -> std::string {
  return quoted(name) + " must be " + std::string(wanted) + ", not " + std::string(kind_of(value));
}

}  // namespace

auto not_among(std::string_view wrong, std::span<const std::string_view> words) -> std::string {
  std::string known;
  for (const auto word : words) known += (known.empty() ? "" : ", ") + std::string(word);
  return quoted(wrong) + " is none of " + known + did_you_mean(wrong, words);
}

auto TableReader::spot(std::string_view name) const -> const Spot& {
  const auto* value = table_.find(name);
  return value == nullptr ? table_.spot() : value->spot;
}

auto TableReader::fail(std::string_view name, std::string message) -> void {
  if (!error_) error_ = Error{table_.code(), to_text(spot(name)), std::move(message)};
}

template <class T>
auto TableReader::get(std::string_view name, std::string_view kind, bool required) -> const T* {
  const auto* value = table_.find(name);
  if (value == nullptr) {
    if (required) fail(name, quoted(name) + " is missing");
    return nullptr;
  }
  const auto* content = std::get_if<T>(&value->content);
  if (content == nullptr) fail(name, wrong_kind(name, kind, *value));
  return content;
}

auto TableReader::text(std::string_view name) -> std::string {
  const auto* text = get<std::string>(name, "a text", true);
  return text == nullptr ? "" : *text;
}

auto TableReader::text_if_any(std::string_view name) -> std::string {
  const auto* text = get<std::string>(name, "a text", false);
  return text == nullptr ? "" : *text;
}

auto TableReader::word(std::string_view name, std::span<const std::string_view> words)
    -> std::size_t {
  const auto* text = get<std::string>(name, "a text", true);
  if (text == nullptr) return 0;
  const auto found = std::ranges::find(words, *text);
  if (found == words.end()) {
    fail(name, quoted(name) + ": " + not_among(*text, words));
    return 0;
  }
  return static_cast<std::size_t>(found - words.begin());
}

auto TableReader::whole(std::string_view name, int low, int high) -> int {
  const auto* number = get<std::int64_t>(name, "a whole number", true);
  if (number == nullptr) return 0;
  if (*number < low || *number > high) {
    fail(name, out_of_range(name, low, high, *number));
    return 0;
  }
  return static_cast<int>(*number);
}

auto TableReader::texts(std::string_view name) -> std::vector<std::string> {
  std::vector<std::string> all;
  const auto* list = get<Datum::List>(name, "a list of texts", false);
  if (list == nullptr) return all;
  for (const auto& value : *list) {
    if (const auto* text = std::get_if<std::string>(&value.content)) {
      all.push_back(*text);
    } else {
      fail(name, wrong_kind(name, "a list of texts", value) + " within");
    }
  }
  return all;
}

auto TableReader::wholes(std::string_view name, int low, int high) -> std::vector<int> {
  std::vector<int> all;
  const auto* list = get<Datum::List>(name, "a list of whole numbers", true);
  if (list == nullptr) return all;
  for (const auto& value : *list) {
    const auto* number = std::get_if<std::int64_t>(&value.content);
    if (number == nullptr) {
      fail(name, wrong_kind(name, "a list of whole numbers", value) + " within");
    } else if (*number < low || *number > high) {
      fail(name, out_of_range(name, low, high, *number));
    } else {
      all.push_back(static_cast<int>(*number));
    }
  }
  return all;
}

auto TableReader::table(std::string_view name) -> Table {
  const auto* found = get<Table>(name, "a table", true);
  return found == nullptr ? Table(table_.spot(), table_.code()) : *found;
}

auto TableReader::tables(std::string_view name) -> std::vector<Table> {
  std::vector<Table> all;
  const auto* list = get<Datum::List>(name, "a list of tables", false);
  if (list == nullptr) return all;
  for (const auto& value : *list) {
    if (const auto* table = std::get_if<Table>(&value.content)) {
      all.push_back(*table);
    } else {
      fail(name, wrong_kind(name, "a list of tables", value) + " within");
    }
  }
  return all;
}

auto TableReader::only(std::initializer_list<std::string_view> names) -> void {
  for (const auto& [name, value] : table_.entries()) {
    if (std::ranges::find(names, name) == names.end()) {
      fail(name, "unknown key " + quoted(name) +
                     did_you_mean(name, std::span(names.begin(), names.size())));
    }
  }
}

}  // namespace ruleproof
