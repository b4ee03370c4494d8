#include <memory>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/conformance/referee/referee_of.hpp"

namespace ruleproof::conformance {

template auto referee_of<year_of_the_dragon::YearOfTheDragon>(const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

}  // namespace ruleproof::conformance
