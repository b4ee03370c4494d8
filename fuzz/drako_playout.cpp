#include "fuzz/entry.hpp"
#include "fuzz/playout.hpp"
#include "properties/laws/drako.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::playout<ruleproof::drako::Drako>);
