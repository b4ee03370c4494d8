#include "mutants.hpp"

#include "kalah.hpp"
#include "properties/mutants/bug.hpp"

namespace ruleproof::properties::mutants {

using kalah::Kalah;

template <>
struct BugTable<Kalah> {
  static constexpr auto rows = std::to_array<Bug<Kalah>>({
      {.about = {"never-again", "a last seed in the store gives no second move", "turn.again"},
       .spoils =
           [](const Kalah&, const kalah::State& before, const kalah::Move&, kalah::State& after) {
             after.mover = static_cast<std::uint8_t>(1 - before.mover);
           }},
  });
};
static_assert(is_sound<Kalah>(BugTable<Kalah>::rows, kalah::clause_ids));

template class Planted<Kalah>;
template auto planted_bugs<Kalah>() -> std::span<const PlantedBug>;

}  // namespace ruleproof::properties::mutants
