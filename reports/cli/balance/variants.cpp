#include "reports/cli/balance/variants.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::cli {
namespace {

auto wrong(std::string message) -> Error { return {Code::usage, "--vary", std::move(message)}; }

auto said_twice(const std::string& name) -> Error {
  return wrong(name + " cannot be fixed by the set-up, too");
}

auto split(std::string_view text, char separator) -> std::vector<std::string> {
  std::vector<std::string> words;
  while (true) {
    const auto end = text.find(separator);
    words.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}

/// Short names of values that are often varied.
struct Alias {
  std::string_view game;
  std::string_view name;
  std::string_view path;
};
constexpr auto aliases = std::to_array<Alias>({
    {"year-of-the-dragon", "large_privilege", "privilege[size=large].price"},
    {"year-of-the-dragon", "small_privilege", "privilege[size=small].price"},
});

auto path_of(const std::string& game, const std::string& name) -> std::string {
  for (const auto& alias : aliases) {
    if (alias.game == game && alias.name == name) return std::string(alias.path);
  }
  return name;
}

auto is_number(std::string_view text) -> bool {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

auto is_name(std::string_view text) -> bool {
  return !text.empty() && text.find_first_not_of(
                              "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVW"
                              "XYZ0123456789_-") == std::string_view::npos;
}

/// A value as TOML writes it: a number, or a text.
auto toml_value(const std::string& text) -> std::string {
  return is_number(text) ? text : '"' + text + '"';
}

/// "list[key=name,key=name]" as the head of an entry.
auto entry_head(const std::string& list, const std::string& keys) -> Result<std::string> {
  auto text = "[[" + list + "]]\n";
  for (const auto& pair : split(keys, ',')) {
    const auto equals = pair.find('=');
    if (equals == std::string::npos || !is_name(pair.substr(0, equals)) ||
        !is_name(std::string_view(pair).substr(equals + 1))) {
      return wrong("expected KEY=NAME in brackets, got \"" + keys + '"');
    }
    text += pair.substr(0, equals) + " = " + toml_value(pair.substr(equals + 1)) + '\n';
  }
  return text;
}

}  // namespace

auto data_variant(const std::string& path, const std::string& value) -> Result<std::string> {
  const auto dot = path.rfind('.');
  const auto name = dot == std::string::npos ? path : path.substr(dot + 1);
  if (!is_name(name) || !is_name(value)) {
    return wrong("expected data.TABLE.VALUE or data.LIST[KEY=NAME].VALUE, got \"data." + path +
                 "=" + value + '"');
  }
  const auto line = name + " = " + toml_value(value) + '\n';
  if (dot == std::string::npos) return line;
  const auto table = path.substr(0, dot);
  const auto bracket = table.find('[');
  if (bracket == std::string::npos || !table.ends_with(']')) {
    if (!is_name(table)) return wrong("\"" + table + "\" is no name of a table");
    return '[' + table + "]\n" + line;
  }
  const auto list = table.substr(0, bracket);
  if (!is_name(list)) return wrong("\"" + list + "\" is no name of a list");
  auto head = entry_head(list, table.substr(bracket + 1, table.size() - bracket - 2));
  if (!head) return head;
  return *head + line;
}

auto variants_of(const std::string& game, const SetupText& base, const std::string& vary)
    -> Result<std::vector<Variant>> {
  std::vector<Variant> variants;
  if (vary.empty()) {
    variants.push_back({.name = {}, .setup = base});
    return variants;
  }
  const auto equals = vary.rfind('=');
  if (equals == std::string::npos || equals == 0) {
    return wrong("expected NAME=VALUE,VALUE..., got \"" + vary + '"');
  }
  const auto name = vary.substr(0, equals);
  const auto values = split(std::string_view(vary).substr(equals + 1), ',');
  if (values.size() < 2) return wrong("expected two values or more, got \"" + vary + '"');
  for (const auto& value : values) {
    if (value.empty() || std::ranges::count(values, value) > 1) {
      return wrong("expected different values, got \"" + vary + '"');
    }
    Variant variant{.name = name + "=" + value, .setup = base};
    if (name.starts_with("data.")) {
      if (base.options.contains("data")) {
        return wrong("a number of the data is varied in the default data only");
      }
      auto text = data_variant(path_of(game, name.substr(5)), value);
      if (!text) return text.error();
      variant.data = *text;
    } else if (name.starts_with("setup.")) {
      if (base.options.contains(name.substr(6))) return said_twice(name.substr(6));
      variant.setup.options.insert_or_assign(name.substr(6), value);
    } else {
      const auto ruling = name.starts_with("ruling.") ? name.substr(7) : name;
      if (base.rulings.contains(ruling)) return said_twice(ruling);
      variant.setup.rulings.insert_or_assign(ruling, value);
    }
    variants.push_back(std::move(variant));
  }
  return variants;
}

}  // namespace ruleproof::cli
