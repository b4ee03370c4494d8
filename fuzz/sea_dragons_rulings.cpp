#include "fuzz/entry.hpp"
#include "fuzz/rulings.hpp"
#include "properties/laws/sea_dragons.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::two_rulings<ruleproof::sea_dragons::SeaDragons>);
