#include "properties/conformance/shorten/proposals.hpp"

#include <type_traits>

#include "model/games.hpp"

namespace ruleproof::conformance {

// Each is instantiated in the file of its game.
template <class G>
auto propose_in(const SetupText& setup, const Wanted& wanted, const ProposalOptions& options,
                const Confirm& confirm) -> void;

auto propose(std::string_view game, const SetupText& setup, const Wanted& wanted,
             const ProposalOptions& options, const Confirm& confirm) -> void {
  with_game(game, [&]<class G>(std::type_identity<G>) {
    propose_in<G>(setup, wanted, options, confirm);
  });
}

}  // namespace ruleproof::conformance
