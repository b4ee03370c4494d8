#include "fuzz/entry.hpp"
#include "fuzz/record.hpp"
#include "properties/laws/river_dragons.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::record<ruleproof::river_dragons::RiverDragons>);
