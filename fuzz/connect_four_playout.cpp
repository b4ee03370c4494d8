#include "fuzz/entry.hpp"
#include "fuzz/playout.hpp"
#include "model/connect_four/connect_four.hpp"
#include "properties/laws/connect_four.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::playout<ruleproof::connect_four::ConnectFour>);
