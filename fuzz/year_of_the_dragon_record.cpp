#include "fuzz/entry.hpp"
#include "fuzz/record.hpp"
#include "properties/laws/year_of_the_dragon.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::record<ruleproof::year_of_the_dragon::YearOfTheDragon>);
