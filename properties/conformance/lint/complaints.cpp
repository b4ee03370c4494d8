#include "properties/conformance/lint/complaints.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/effects.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {

auto Complaints::add(std::string_view rule, std::string_view subject, const std::string& says,
                     const std::string& fix) -> void {
  constexpr std::size_t most_of_a_rule = 8;
  const auto kind = without_digits(printable(subject, 60));
  const auto same = std::ranges::find_if(
      all_, [&](const Complaint& one) { return one.rule == rule && one.subject == kind; });
  if (same != all_.end()) {
    ++same->times;
  } else if (std::ranges::count(all_, rule, &Complaint::rule) <
             static_cast<std::ptrdiff_t>(most_of_a_rule)) {
    // A question at the end needs no full stop.
    const bool asks = says.ends_with("?.");
    all_.push_back({std::string(rule), kind, says.substr(0, says.size() - (asks ? 1 : 0)), fix});
  }
}

auto Complaints::has(std::string_view rule) const -> bool {
  return std::ranges::count(all_, rule, &Complaint::rule) > 0;
}

auto Complaints::looks(std::string_view rule) const -> std::uint64_t {
  const auto found = looked_.find(rule);
  return found == looked_.end() ? 0 : found->second;
}

}  // namespace ruleproof::conformance::lint
