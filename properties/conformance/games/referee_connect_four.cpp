#include <memory>

#include "model/connect_four/connect_four.hpp"
#include "properties/conformance/referee/referee_of.hpp"

namespace ruleproof::conformance {

template auto referee_of<connect_four::ConnectFour>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
