#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// What comes first and what comes later, by the only "before" or "after" of a sentence.
struct Sequence {
  std::set<std::string> earlier;
  std::set<std::string> later;
  Words marker;
};

auto sequence_of(const std::vector<int>& at, const std::vector<Saying>& says)
    -> std::optional<Sequence> {
  std::optional<Sequence> sequence;
  for (const int i : at) {
    const auto& saying = says[static_cast<std::size_t>(i)];
    for (const auto& marker : saying.facts) {
      if (marker.value != "before" && marker.value != "after") continue;
      if (sequence) return std::nullopt;  // two of them: who knows
      sequence.emplace();
      sequence->marker = {i, marker.at, marker.size};
      for (const auto& act : saying.facts) {
        if (act.kind != Kind::act) continue;
        const bool is_ruled =
            act.word > marker.word && saying.clauses[act.word] == saying.clauses[marker.word];
        const bool is_later = is_ruled == (marker.value == "before");
        (is_later ? sequence->later : sequence->earlier).insert(act.value);
      }
    }
  }
  return sequence;
}

auto only_in(const std::set<std::string>& own, const std::set<std::string>& other)
    -> std::set<std::string> {
  std::set<std::string> rest;
  std::ranges::set_difference(own, other, std::inserter(rest, rest.end()));
  return rest;
}

auto meet(const std::set<std::string>& a, const std::set<std::string>& b) -> std::string {
  for (const auto& act : a) {
    if (b.contains(act)) return act;
  }
  return "";
}

}  // namespace

auto reordered_events(const Pairing& pairing, const std::vector<Saying>& first,
                      const std::vector<Saying>& second, std::vector<Difference>& found) -> void {
  const auto a = sequence_of(pairing.first, first);
  const auto b = sequence_of(pairing.second, second);
  if (!a || !b) return;
  const auto first_then = meet(only_in(a->earlier, a->later), only_in(b->later, b->earlier));
  const auto then_first = meet(only_in(a->later, a->earlier), only_in(b->earlier, b->later));
  if (first_then.empty() || then_first.empty()) return;
  found.push_back({Topic::order,
                   Way::turned,
                   first_then + " before " + then_first,
                   then_first + " before " + first_then,
                   {a->marker},
                   {b->marker},
                   0.8});
}

}  // namespace ruleproof::audit
