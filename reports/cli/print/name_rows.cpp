#include "reports/cli/print/name_rows.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ruleproof::cli {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// A text as what stands between its numbers, and they.
struct Taken {
  std::string form;  ///< "p#.deck#"
  Numbers numbers;
};

auto take(std::string_view text) -> Taken {
  constexpr std::uint64_t too_long = 1'000'000;
  Taken taken;
  bool in_number = false;
  for (const char c : text) {
    const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
    if (digit && (!in_number || taken.numbers.back() < too_long)) {
      if (!in_number) {
        taken.form += '#';
        taken.numbers.push_back(0);
      }
      taken.numbers.back() = taken.numbers.back() * 10 + static_cast<std::uint64_t>(c - '0');
    } else {
      taken.form += c;
    }
    in_number = digit;
  }
  return taken;
}

/// The form with its numbers again, from the first of them that is meant.
auto filled(std::string_view form, const Numbers& numbers, std::size_t& next) -> std::string {
  std::string text;
  for (const char c : form) {
    if (c == '#') {
      text += std::to_string(numbers[next++]);
    } else {
      text += c;
    }
  }
  return text;
}

/// One name of several.
struct Member {
  const NameRow* row;
  Numbers in_name;
  Numbers in_says;
};
using Members = std::vector<Member>;

struct Range {
  Numbers low;
  Numbers high;
};

auto range_of(const Members& members, Numbers Member::* numbers) -> Range {
  Range range{members.front().*numbers, members.front().*numbers};
  for (const auto& member : members) {
    for (std::size_t i = 0; i < range.low.size(); ++i) {
      range.low[i] = std::min(range.low[i], (member.*numbers)[i]);
      range.high[i] = std::max(range.high[i], (member.*numbers)[i]);
    }
  }
  return range;
}

/// Whether every name of the range is there: each is there once at most.
auto is_whole(const Members& members, const Range& range) -> bool {
  std::uint64_t all = 1;
  for (std::size_t i = 0; i < range.low.size(); ++i) {
    all *= range.high[i] - range.low[i] + 1;
    if (all > members.size()) return false;
  }
  return all == members.size();
}

/// "p1..p2.deck1..deck20": part by part, so that each can be typed.
auto name_of(std::string_view form, const Range& range) -> std::string {
  std::string name;
  for (std::size_t next = 0, at = 0; at <= form.size();) {
    const auto end = std::min(form.find('.', at), form.size());
    const auto part = form.substr(at, end - at);
    auto again = next;
    const auto low = filled(part, range.low, next);
    const auto high = filled(part, range.high, again);
    name += (at == 0 ? "" : ".") + low + (low == high ? "" : ".." + high);
    at = end + 1;
  }
  return name;
}

/// "the card of place 1..20".
auto says_of(std::string_view form, const Range& range) -> std::string {
  std::string says;
  std::size_t next = 0;
  for (const char c : form) {
    if (c != '#') {
      says += c;
      continue;
    }
    says += std::to_string(range.low[next]);
    if (range.high[next] != range.low[next]) says += ".." + std::to_string(range.high[next]);
    ++next;
  }
  return says;
}

/// One row of all of them; or else those that share the first number that differs, in rows of
/// their own.
auto add(std::vector<NameRow>& rows, const Members& members) -> void {
  const auto range = range_of(members, &Member::in_name);
  if (members.size() == 1) {
    rows.push_back(*members.front().row);
  } else if (is_whole(members, range)) {
    const auto& first = *members.front().row;
    rows.push_back({name_of(take(first.name).form, range), first.values,
                    says_of(take(first.says).form, range_of(members, &Member::in_says))});
  } else {
    const auto differs = std::ranges::mismatch(range.low, range.high).in1 - range.low.begin();
    std::map<std::uint64_t, Members> parts;
    for (const auto& member : members) {
      parts[member.in_name[static_cast<std::size_t>(differs)]].push_back(member);
    }
    for (const auto& part : parts) add(rows, part.second);
  }
}

}  // namespace

auto without_repetition(const std::vector<NameRow>& names) -> std::vector<NameRow> {
  std::map<std::string, std::size_t> places;
  std::vector<Members> groups;
  for (const auto& row : names) {
    auto name = take(row.name);
    auto says = take(row.says);
    const auto [found, fresh] =
        places.emplace(name.form + '\n' + row.values + '\n' + says.form, groups.size());
    if (fresh) groups.emplace_back();
    groups[found->second].push_back({&row, std::move(name.numbers), std::move(says.numbers)});
  }
  std::vector<NameRow> rows;
  for (const auto& members : groups) add(rows, members);
  return rows;
}

}  // namespace ruleproof::cli
