#include "fuzz/entry.hpp"
#include "fuzz/rulings.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/year_of_the_dragon.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::two_rulings<ruleproof::year_of_the_dragon::YearOfTheDragon>);
