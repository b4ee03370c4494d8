/// A verdict is no number and no truth value that slips into arithmetic.
#include "model/core/game.hpp"

const int legal = ruleproof::Verdict::legal();
