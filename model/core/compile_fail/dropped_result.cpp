/// The result of reading bad input cannot be used without looking: it is no value.
#include "model/core/record.hpp"

const ruleproof::Record record = ruleproof::parse_record("", "");
