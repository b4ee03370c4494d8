/// Positions as names and texts, from their fields: "p1.yuan=4".
///
/// A value may have a text of its own: where argument-dependent look-up finds `to_text(value)` and
/// `read_text(text, value)`, these write and read the value, and nobody visits its parts.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/fields.hpp"
#include "model/core/finding.hpp"

namespace ruleproof {

/// Has a text form of its own.
template <class T>
concept Worded = requires(const T& value, T& out, std::string_view text) {
  { to_text(value) } -> std::convertible_to<std::string>;
  { read_text(text, out) } -> std::same_as<bool>;
};

/// One field of a position, as text. Numbers are told apart for JSON.
struct Named {
  std::string path;  ///< "p1.yuan"
  std::string text;
  bool is_number = true;
  auto operator==(const Named&) const -> bool = default;
};

/// All that is known about a field before the first move.
struct FieldInfo {
  std::string path;
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool is_number = true;
  std::string_view says;
};

namespace detail {

/// Keeps the dotted path: a name that ends in a letter takes an index without a dot: "p" 0 -> "p1".
struct PathVisitor : IgnoreAll {
  std::string path;
  std::vector<std::size_t> ends;
  std::string_view meaning;
  auto enter(std::string_view name, std::string_view says) -> void {
    ends.push_back(path.size());
    if (!path.empty()) path += '.';
    path += name;
    if (!says.empty()) meaning = says;
  }
  auto enter(std::size_t index) -> void {
    ends.push_back(path.size());
    if (!path.empty() && path.back() >= '0' && path.back() <= '9') path += '.';
    path += std::to_string(index + 1);
  }
  auto leave() -> void {
    path.resize(ends.back());
    ends.pop_back();
  }
};

struct ReadNames : PathVisitor {
  std::vector<Named> out;
  template <class T>
  auto whole(T& value) -> bool {
    if constexpr (Worded<std::remove_const_t<T>>) {
      out.push_back({path, std::string(to_text(value)), false});
      return true;
    } else {
      return false;
    }
  }
  template <class V>
  auto length(V& vector) -> void {
    out.push_back({path + ".size", std::to_string(vector.size()), true});
  }
  template <class T>
  auto scalar(T& value, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
    out.push_back({path, std::to_string(static_cast<std::int64_t>(value)), true});
  }
};

struct ListFields : PathVisitor {
  std::vector<FieldInfo> out;
  template <class T>
  auto whole(T& /*value*/) -> bool {
    if constexpr (Worded<std::remove_const_t<T>>) {
      out.push_back({path, 0, 0, false, meaning});
      return true;
    } else {
      return false;
    }
  }
  template <class T>
  auto scalar(T& /*value*/, std::int64_t low, std::int64_t high) -> void {
    out.push_back({path, low, high, true, meaning});
  }
};

enum class SetOutcome : std::uint8_t { no_such_field, unreadable, out_of_range, done };

struct SetByName : PathVisitor {
  std::string_view wanted;
  std::string_view text;
  SetOutcome outcome = SetOutcome::no_such_field;
  template <class T>
  auto whole(T& value) -> bool {
    if (!wanted.starts_with(path)) return true;  // nor is it in here
    if constexpr (Worded<T>) {
      if (path == wanted) {
        outcome = read_text(text, value) ? SetOutcome::done : SetOutcome::unreadable;
      }
      return true;
    } else {
      return false;
    }
  }
  template <class V>
  auto length(V& vector) -> void {
    if (path + ".size" != wanted) return;
    std::size_t size = 0;
    scalar_text(size, 0, static_cast<std::int64_t>(V::capacity()));
    if (outcome == SetOutcome::done) vector.resize(size);
  }
  template <class T>
  auto scalar(T& value, std::int64_t low, std::int64_t high) -> void {
    if (path == wanted) scalar_text(value, low, high);
  }
  template <class T>
  auto scalar_text(T& value, std::int64_t low, std::int64_t high) -> void {
    std::int64_t number = 0;
    const auto* last = text.data() + text.size();
    const auto read = std::from_chars(text.data(), last, number);
    if (read.ec != std::errc{} || read.ptr != last) {
      outcome = SetOutcome::unreadable;
    } else if (number < low || number > high) {
      outcome = SetOutcome::out_of_range;
    } else {
      value = static_cast<T>(number);
      outcome = SetOutcome::done;
    }
  }
};

}  // namespace detail

using detail::SetOutcome;

/// Every field with its text, in order.
template <Fielded T>
auto named_fields(const T& value) -> std::vector<Named> {
  detail::ReadNames names;
  walk(names, value);
  return std::move(names.out);
}

/// The fields that a struct has, with ranges and meanings.
template <Fielded T>
auto list_fields(const T& example) -> std::vector<FieldInfo> {
  detail::ListFields list;
  walk(list, example);
  return std::move(list.out);
}

/// Sets one field from text.
template <Fielded T>
auto set_field(T& value, std::string_view path, std::string_view text) -> SetOutcome {
  detail::SetByName set;
  set.wanted = path;
  set.text = text;
  walk(set, value);
  return set.outcome;
}

/// What differs between two positions, field by field.
template <Fielded T>
auto difference(const T& before, const T& after) -> std::vector<Change> {
  const auto old_names = named_fields(before);
  const auto new_names = named_fields(after);
  std::vector<Change> changes;
  std::size_t i = 0;
  std::size_t j = 0;
  // Both lists follow the same order; only vectors grow or shrink in between.
  while (i < old_names.size() || j < new_names.size()) {
    const auto old_left = old_names.size() - i;
    const auto new_left = new_names.size() - j;
    if (old_left > 0 && new_left > 0 && old_names[i].path == new_names[j].path) {
      if (old_names[i].text != new_names[j].text) {
        changes.push_back({old_names[i].path, old_names[i].text, new_names[j].text});
      }
      ++i;
      ++j;
    } else if (new_left > old_left) {
      changes.push_back({new_names[j].path, "", new_names[j].text});
      ++j;
    } else {
      changes.push_back({old_names[i].path, old_names[i].text, ""});
      ++i;
    }
  }
  return changes;
}

/// The position in one line: every field that differs from `base`.
template <Fielded T>
auto position_text(const T& value, const T& base = T{}) -> std::string {
  std::string line;
  for (const auto& change : difference(base, value)) {
    if (change.after.empty()) continue;
    if (!line.empty()) line += ' ';
    line += change.field + '=' + change.after;
  }
  return line;
}

}  // namespace ruleproof
