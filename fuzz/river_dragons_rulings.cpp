#include "fuzz/entry.hpp"
#include "fuzz/rulings.hpp"
#include "properties/laws/river_dragons.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::two_rulings<ruleproof::river_dragons::RiverDragons>);
