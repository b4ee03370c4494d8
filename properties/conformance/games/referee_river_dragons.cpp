#include <memory>

#include "model/river_dragons/river_dragons.hpp"
#include "properties/conformance/referee/referee_of.hpp"

namespace ruleproof::conformance {

template auto referee_of<river_dragons::RiverDragons>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
