#include <memory>

#include "model/sea_dragons/sea_dragons.hpp"
#include "properties/conformance/referee/referee_of.hpp"

namespace ruleproof::conformance {

template auto referee_of<sea_dragons::SeaDragons>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
