#include <memory>

#include "model/sea_dragons/sea_dragons.hpp"
#include "properties/conformance/referee/planted_of.hpp"

namespace ruleproof::conformance {

template auto planted_referee_of<sea_dragons::SeaDragons>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
