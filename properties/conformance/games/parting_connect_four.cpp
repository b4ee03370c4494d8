#include "model/connect_four/connect_four.hpp"
#include "properties/conformance/shorten/parting_of.hpp"
#include "properties/conformance/shorten/proposals_of.hpp"

namespace ruleproof::conformance {

template auto parting_of<connect_four::ConnectFour>(const SetupText& one, const SetupText& other,
                                                    const PartingOptions& options)
    -> Result<Parting>;
template auto propose_in<connect_four::ConnectFour>(const SetupText& setup, const Wanted& wanted,
                                                    const ProposalOptions& options,
                                                    const Confirm& confirm) -> void;

}  // namespace ruleproof::conformance
