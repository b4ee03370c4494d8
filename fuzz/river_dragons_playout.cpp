#include "fuzz/entry.hpp"
#include "fuzz/playout.hpp"
#include "properties/laws/river_dragons.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::playout<ruleproof::river_dragons::RiverDragons>);
