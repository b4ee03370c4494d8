/// What an engine did not show of what was asked: `null` says so, and is not compared.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ruleproof::conformance {

/// How much was asked and how much of it was not shown.
struct Shown {
  std::uint64_t states = 0;
  std::uint64_t lists = 0;                           ///< of legal moves
  std::uint64_t lists_hidden = 0;                    ///< of these, `null`
  std::map<std::string, std::uint64_t> hidden{};     ///< fields, and in how many states
  std::map<std::string, std::uint64_t> reordered{};  ///< fields that said the same in another order

  auto add(const Shown& other) -> void {
    states += other.states;
    lists += other.lists;
    lists_hidden += other.lists_hidden;
    for (const auto& [field, times] : other.hidden) hidden[field] += times;
    for (const auto& [field, times] : other.reordered) reordered[field] += times;
  }
  /// Values of fields that were not compared.
  [[nodiscard]] auto values_hidden() const -> std::uint64_t {
    std::uint64_t all = 0;
    for (const auto& [field, times] : hidden) all += times;
    return all;
  }
  /// Fields that no state showed.
  [[nodiscard]] auto never() const -> std::vector<std::string> {
    std::vector<std::string> names;
    for (const auto& [field, times] : hidden) {
      if (times == states) names.push_back(field);
    }
    return names;
  }
};

}  // namespace ruleproof::conformance
