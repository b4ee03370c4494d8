#include "model/core/telling/unnamed.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/telling/number_in.hpp"

namespace ruleproof {
namespace {

/// How many there are of each kind.
using Pile = std::map<std::string, int, std::less<>>;

constexpr std::string_view nothing = "-";

auto is_letter(char c) -> bool { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
auto is_digit(char c) -> bool { return c >= '0' && c <= '9'; }

/// "I3*13+L3": names of letters, digits and dashes.
auto named_pile(std::string_view text) -> std::optional<Pile> {
  Pile pile;
  if (text == nothing) return pile;
  while (true) {
    const auto item = text.substr(0, text.find('+'));
    const auto star = item.find('*');
    const auto name = item.substr(0, star);
    const auto count = star == std::string_view::npos ? 1 : count_in(item.substr(star + 1));
    const bool plain = std::ranges::all_of(
        name, [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; });
    if (name.empty() || !plain || !count || *count < 1) return std::nullopt;
    pile[std::string(name)] += static_cast<int>(*count);
    if (item.size() == text.size()) return pile;
    text.remove_prefix(item.size() + 1);
  }
}

/// "gggvv": each letter in one run.
auto lettered_pile(std::string_view text) -> std::optional<Pile> {
  Pile pile;
  if (text == nothing) return pile;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool again = pile.contains(text.substr(i, 1));
    if (!is_letter(text[i]) || (again && text[i - 1] != text[i])) return std::nullopt;
    ++pile[std::string(text.substr(i, 1))];
  }
  return pile;
}

auto is_named(std::string_view text) -> bool {
  return text.find_first_of("+*") != std::string_view::npos;
}
/// A word has no letter three times on end.
auto is_lettered(std::string_view text) -> bool {
  int run = 1;
  for (std::size_t i = 1; i < text.size() && run < 3; ++i) {
    run = text[i] == text[i - 1] && is_letter(text[i]) ? run + 1 : 1;
  }
  return run >= 3;
}

/// What one pile has more of than another.
auto more_in(const Pile& pile, const Pile& other) -> std::string {
  std::string text;
  for (const auto& [name, count] : pile) {
    const auto found = other.find(name);
    const auto more = count - (found == other.end() ? 0 : found->second);
    if (more <= 0) continue;
    text += (text.empty() ? "" : "+") + name;
    if (more > 1) text += '*' + std::to_string(more);
  }
  return text;
}

auto of_piles(const Change& change, const std::optional<Pile>& before,
              const std::optional<Pile>& after) -> std::optional<Change> {
  if (!before || !after) return std::nullopt;
  Change parts{change.field, more_in(*before, *after), more_in(*after, *before)};
  const bool same = parts.before.empty() && parts.after.empty();  // in another order
  const auto saved = change.before.size() + change.after.size();
  if (same || parts.before.size() + parts.after.size() >= saved) return std::nullopt;
  return parts;
}

auto is_of_cells(const Change& change) -> bool {
  constexpr std::int64_t most_of_a_count = 1'000'000;
  const auto before = number_in(change.before);
  const auto after = number_in(change.after);
  return before && after && std::max(*before, *after) > most_of_a_count;
}

}  // namespace

auto unnamed(const Change& change) -> std::optional<Change> {
  if (is_of_cells(change)) return std::nullopt;
  std::optional<Change> parts;
  if (is_named(change.before) || is_named(change.after)) {
    parts = of_piles(change, named_pile(change.before), named_pile(change.after));
  } else if (is_lettered(change.before) || is_lettered(change.after)) {
    parts = of_piles(change, lettered_pile(change.before), lettered_pile(change.after));
  }
  return parts ? parts : change;
}

}  // namespace ruleproof
