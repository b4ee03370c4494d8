#include "fuzz/entry.hpp"
#include "fuzz/rulings.hpp"
#include "model/connect_four/connect_four.hpp"
#include "properties/laws/connect_four.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::two_rulings<ruleproof::connect_four::ConnectFour>);
