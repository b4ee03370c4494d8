#include "model/core/strength.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof {
namespace {

/// "2, 3 or 5", "2 to 5".
auto alternatives(const std::vector<std::string>& values) -> std::string {
  const auto number = [](const std::string& text) {
    int value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
  };
  const bool run = values.size() > 2 && std::ranges::adjacent_find(values, [&](auto& a, auto& b) {
                                          return number(a) < 0 || number(b) != number(a) + 1;
                                        }) == values.end();
  if (run) return values.front() + " to " + values.back();
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == values.size() ? " or " : ", ") + values[i];
  }
  return text;
}

/// "sides=drawn, overhang=nothing or any".
auto listed(const Scope::Values& pairs, std::string_view left_out = "") -> std::string {
  std::string text;
  for (const auto& [name, values] : pairs) {
    if (name == left_out) continue;
    text += (text.empty() ? "" : ", ") + name + "=" +
            (values.empty() ? "its default" : alternatives(values));
  }
  return text;
}

auto has(const std::vector<std::string>& values, std::string_view value) -> bool {
  return std::ranges::find(values, value) != values.end();
}

}  // namespace

auto to_text(How how) -> std::string_view {
  constexpr auto names =
      std::to_array<std::string_view>({"proved", "exhaustive", "counted", "proved of a relation",
                                       "replayed", "bounded", "sampled", "stated", "unknown"});
  return names[static_cast<std::size_t>(how)];
}

auto Scope::with_players(int least, int most) const -> Scope {
  auto scope = *this;
  auto& players = scope.options["players"];
  players.clear();
  for (int number = least; number <= most; ++number) players.push_back(std::to_string(number));
  return scope;
}

auto Scope::whatever_the_rulings() const -> Scope {
  auto scope = *this;
  scope.any_ruling = true;
  return scope;
}

auto Scope::with(std::string ruling, std::vector<std::string> answers) const -> Scope {
  auto scope = *this;
  scope.rulings[std::move(ruling)] = std::move(answers);
  return scope;
}

auto Scope::resting_on(std::string provenance) const -> Scope {
  auto scope = *this;
  scope.data = std::move(provenance);
  return scope;
}

auto to_text(const Scope& scope) -> std::string {
  std::string text;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) text += (text.empty() ? "" : "; ") + part;
  };
  const auto players = scope.options.find("players");
  if (players != scope.options.end()) add(alternatives(players->second) + " players");
  if (scope.options.empty()) add("any number of players");
  add(listed(scope.options, "players"));
  const auto named = listed(scope.rulings);
  add(named.empty() ? (scope.any_ruling ? "whatever the rulings" : "default rulings")
                    : named + (scope.any_ruling ? ", whatever the other rulings"
                                                : ", other rulings by default"));
  if (!scope.data.empty()) add("data: " + scope.data);
  return text;
}

auto covers(const Scope& scope, const SetupText& asked, const Texts& defaults) -> bool {
  for (const auto& [name, value] : asked.options) {
    const auto held = scope.options.find(name);
    if (held == scope.options.end() ? name != "players" : !has(held->second, value)) return false;
  }
  for (const auto& [name, values] : scope.options) {
    if (name != "players" && !asked.options.contains(name)) return false;
  }
  for (const auto& [name, usual] : defaults) {
    const auto wanted = asked.rulings.find(name);
    const auto& answer = wanted == asked.rulings.end() ? usual : wanted->second;
    const auto held = scope.rulings.find(name);
    const bool named = held != scope.rulings.end() && !held->second.empty();
    const bool any = held == scope.rulings.end() && scope.any_ruling;
    if (named ? !has(held->second, answer) : !any && answer != usual) return false;
  }
  return true;
}

}  // namespace ruleproof
