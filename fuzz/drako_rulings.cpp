#include "fuzz/entry.hpp"
#include "fuzz/rulings.hpp"
#include "properties/laws/drako.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::two_rulings<ruleproof::drako::Drako>);
