#include "fuzz/entry.hpp"
#include "fuzz/record.hpp"
#include "properties/laws/drako.hpp"

RULEPROOF_FUZZ(ruleproof::fuzz::record<ruleproof::drako::Drako>);
