#include "fuzz/entry.hpp"
#include "fuzz/playout.hpp"
#include "properties/laws/sea_dragons.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::playout<ruleproof::sea_dragons::SeaDragons>);
