/// What exported tests want to know of the engine under test.
#pragma once

#include <doctest/doctest.h>

#include "../examples/connect_four.hpp"
#include "ruleproof_trial.hpp"

inline auto engine() -> ruleproof_adapter::Trial<ConnectFour> {
  return ruleproof_adapter::Trial<ConnectFour>("connect-four");
}
