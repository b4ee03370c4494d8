/// Connect Four as an engine: ruleproof conform connect-four -- ./engine
#include "connect_four.hpp"
#include "ruleproof_adapter.hpp"

auto main() -> int {
  return ruleproof_adapter::serve<ConnectFour>("connect-four", {.undo_by_replay = true});
}
