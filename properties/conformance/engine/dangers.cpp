#include "properties/conformance/engine/dangers.hpp"

#include <cstddef>

#include "model/core/clause.hpp"

namespace ruleproof::conformance {
namespace {

constexpr std::size_t of_itself = 2;
constexpr std::size_t of_a_kind = 3;  // different ones

template <class Entries, class Key>
auto has_many(const Entries& entries, const Key& key) -> bool {
  const auto found = entries.find(key);
  return found != entries.end() && found->second.size() >= of_a_kind;
}

}  // namespace

auto Dangers::failed(const Deed& deed) -> void {
  ++times_[deed.text];
  kinds_[deed.kind].insert(deed.text);
  deed.because.for_each([&](ClauseRef clause) { clauses_[clause.index].insert(deed.text); });
}

auto Dangers::went_well(const Deed& deed) -> void {
  times_.erase(deed.text);
  kinds_.erase(deed.kind);
  deed.because.for_each([&](ClauseRef clause) { clauses_.erase(clause.index); });
}

auto Dangers::has(const Deed& deed) const -> bool {
  const auto times = times_.find(deed.text);
  if (times != times_.end() && times->second >= of_itself) return true;
  bool many = has_many(kinds_, deed.kind);
  deed.because.for_each([&](ClauseRef clause) { many |= has_many(clauses_, clause.index); });
  return many;
}

}  // namespace ruleproof::conformance
