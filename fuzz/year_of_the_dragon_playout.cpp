#include "fuzz/entry.hpp"
#include "fuzz/playout.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/year_of_the_dragon.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::playout<ruleproof::year_of_the_dragon::YearOfTheDragon>);
