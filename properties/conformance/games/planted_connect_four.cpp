#include <memory>

#include "model/connect_four/connect_four.hpp"
#include "properties/conformance/referee/planted_of.hpp"

namespace ruleproof::conformance {

template auto planted_referee_of<connect_four::ConnectFour>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
