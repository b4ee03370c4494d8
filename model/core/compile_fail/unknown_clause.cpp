/// A typo in the id of a clause does not compile.
#include "model/connect_four/rules/clauses.hpp"

using ruleproof::connect_four::operator""_c;
constexpr auto clause = "drop.botom"_c;
