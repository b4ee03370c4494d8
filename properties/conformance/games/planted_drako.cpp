#include <memory>

#include "model/drako/drako.hpp"
#include "properties/conformance/referee/planted_of.hpp"

namespace ruleproof::conformance {

template auto planted_referee_of<drako::Drako>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
