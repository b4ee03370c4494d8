/// A strong word says what it holds for.
#include "model/core/strength.hpp"

const ruleproof::Strength proved = ruleproof::How::proved;
