#include "model/sea_dragons/sea_dragons.hpp"
#include "properties/conformance/shorten/parting_of.hpp"
#include "properties/conformance/shorten/proposals_of.hpp"

namespace ruleproof::conformance {

template auto parting_of<sea_dragons::SeaDragons>(const SetupText& one, const SetupText& other,
                                                  const PartingOptions& options) -> Result<Parting>;
template auto propose_in<sea_dragons::SeaDragons>(const SetupText& setup, const Wanted& wanted,
                                                  const ProposalOptions& options,
                                                  const Confirm& confirm) -> void;

}  // namespace ruleproof::conformance
