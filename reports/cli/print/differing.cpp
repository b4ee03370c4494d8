#include "reports/cli/print/differing.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/core.h>

#include "model/core/data/tables.hpp"

namespace ruleproof::cli {
namespace {

/// Values by their names, in the order of the tables.
struct Values {
  std::vector<std::string> names;
  std::map<std::string, std::string> of;

  auto add(const std::string& name, std::string value) -> void {
    if (of.emplace(name, std::move(value)).second) names.push_back(name);
  }
};

auto is_remark(std::string_view name) -> bool {
  return name == "from" || name.ends_with("_from") || name == "note" || name.ends_with("_note");
}

/// The names that entries of lists go by.
auto is_name(std::string_view name) -> bool { return name == "name" || name == "id"; }

/// How an entry of a list is called: by its name, else by its number from 1.
auto called(const Datum& entry, std::size_t number) -> std::string {
  if (const auto* table = std::get_if<Table>(&entry.content)) {
    for (const auto& [name, value] : table->entries()) {
      const auto* text = std::get_if<std::string>(&value.content);
      if (is_name(name) && text != nullptr) return *text;
    }
  }
  return std::to_string(number);
}

auto add(Values& values, const std::string& name, const Datum& datum) -> void;

auto add(Values& values, const std::string& above, const Table& table) -> void {
  for (const auto& [name, value] : table.entries()) {
    if (!is_remark(name)) add(values, above.empty() ? name : above + "." + name, value);
  }
}

auto add(Values& values, const std::string& name, const Datum::List& list) -> void {
  std::set<std::string> known;
  for (std::size_t i = 0; i < list.size(); ++i) {
    auto entry = called(list[i], i + 1);
    if (!known.insert(entry).second) entry += fmt::format(" {}", i + 1);
    add(values, fmt::format("{}[{}]", name, entry), list[i]);
  }
}

auto add(Values& values, const std::string& name, const Datum& datum) -> void {
  if (const auto* table = std::get_if<Table>(&datum.content)) return add(values, name, *table);
  if (const auto* list = std::get_if<Datum::List>(&datum.content)) return add(values, name, *list);
  if (const auto* text = std::get_if<std::string>(&datum.content)) {
    values.add(name, '"' + *text + '"');
  } else if (const auto* number = std::get_if<std::int64_t>(&datum.content)) {
    values.add(name, std::to_string(*number));
  } else if (const auto* truth = std::get_if<bool>(&datum.content)) {
    values.add(name, *truth ? "yes" : "no");
  } else {
    values.add(name, fmt::format("{}", std::get<double>(datum.content)));
  }
}

auto values_of(const Table& table) -> Values {
  Values values;
  add(values, "", table);
  return values;
}

}  // namespace

auto differing(const Table& before, const Table& after) -> std::vector<Differing> {
  const auto old_values = values_of(before);
  const auto new_values = values_of(after);
  std::vector<Differing> all;
  for (const auto& name : old_values.names) {
    const auto now = new_values.of.find(name);
    const auto value = now == new_values.of.end() ? std::string() : now->second;
    if (old_values.of.at(name) != value) all.push_back({name, old_values.of.at(name), value});
  }
  for (const auto& name : new_values.names) {
    if (!old_values.of.contains(name)) all.push_back({name, "", new_values.of.at(name)});
  }
  return all;
}

}  // namespace ruleproof::cli
