#include "solver/spill/disk.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/explore/exploration.hpp"
#include "solver/explore/parcel.hpp"
#include "solver/spill/numbers.hpp"
#include "solver/spill/spill.hpp"

namespace ruleproof::solver {
namespace {

/// Those that are numbers; what a search took of memory is nothing that it has found.
auto figures(Exploration& all) -> std::array<std::uint64_t*, 5> {
  return {&all.states, &all.expanded, &all.transitions, &all.terminals, &all.stuck};
}

}  // namespace

auto confirm(Spill& spill, std::span<Parcel> parcels) -> bool {
  std::vector<std::uint64_t> keys;
  std::vector<std::uint8_t*> places;
  for (auto& parcel : parcels) {
    for (std::size_t i = 0; i < parcel.keys.size(); ++i) {
      if (parcel.fresh[i] == 0) continue;
      keys.push_back(parcel.keys[i]);
      places.push_back(&parcel.fresh[i]);
    }
  }
  const auto fresh = spill.confirm(keys);
  if (!fresh) return false;
  for (std::size_t i = 0; i < keys.size(); ++i) *places[i] = (*fresh)[i];
  return true;
}

auto put(Numbers& out, const Exploration& all) -> void {
  auto copy = all;
  for (const auto* figure : figures(copy)) out.put(*figure);
  out.put(all.levels.size());
  for (const auto level : all.levels) out.put(level);
}

auto get(Numbers& in, Exploration& all) -> void {
  for (auto* figure : figures(all)) *figure = in.get();
  all.levels.clear();
  for (auto left = in.count(); left > 0; --left) all.levels.push_back(in.get());
  all.depth = static_cast<int>(all.levels.size()) - 1;
}

}  // namespace ruleproof::solver
