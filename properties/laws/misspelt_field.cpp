// Does not compile: a law names a field that the game does not have.
#include "model/drako/drako.hpp"
#include "properties/laws/after.hpp"

constexpr auto after =
    ruleproof::properties::changes<ruleproof::drako::Drako::State>("stage dragn.at");
