#include "fuzz/entry.hpp"
#include "fuzz/record.hpp"
#include "properties/laws/sea_dragons.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::record<ruleproof::sea_dragons::SeaDragons>);
