#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/conformance/shorten/parting_of.hpp"
#include "properties/conformance/shorten/proposals_of.hpp"

namespace ruleproof::conformance {

template auto parting_of<year_of_the_dragon::YearOfTheDragon>(const SetupText& one,
                                                              const SetupText& other,
                                                              const PartingOptions& options)
    -> Result<Parting>;
template auto propose_in<year_of_the_dragon::YearOfTheDragon>(const SetupText& setup,
                                                              const Wanted& wanted,
                                                              const ProposalOptions& options,
                                                              const Confirm& confirm) -> void;

}  // namespace ruleproof::conformance
