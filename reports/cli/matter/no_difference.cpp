/// Open questions to which no game can give weight, and why.
#include <array>
#include <span>

#include "reports/cli/matter/matter.hpp"

namespace ruleproof::cli {
namespace {

constexpr auto rows = std::to_array<NoDifference>({
    {"year-of-the-dragon", "release-order", "",
     "argued, not proved: it decides only what the players see of one another while they release "
     "persons: in every "
     "game moves, resources, points and winners are the same"},
    {"drako", "draw-single", "DK-L1",
     "proved: decks of the given size, less an opening hand, are even, and every draw takes two"},
    {"drako", "markers", "DK-X2",
     "proved: the game is over before the wounds outnumber the markers, for as many boxes as the "
     "boards have"},
    {"sea-dragons", "gold-view", "",
     "argued, not proved: it decides only what the players see of one another's gold: in every "
     "game moves, resources, "
     "points and winners are the same"},
    {"sea-dragons", "hand-view", "",
     "argued, not proved: it decides only what the players see of one another's cards: in every "
     "game moves, "
     "resources, points and winners are the same"},
    {"sea-dragons", "bank", "SD-Q12",
     "the most gold that can lie on the table is less than the bank has, as long as used gold "
     "cards do not come back"},
});

}  // namespace

auto no_differences() -> std::span<const NoDifference> { return rows; }

}  // namespace ruleproof::cli
