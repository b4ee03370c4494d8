/// <ruleproof/main.hpp>: what a program needs that is the command line of its own games.
#pragma once

#include "reports/cli/run.hpp"  // IWYU pragma: export
