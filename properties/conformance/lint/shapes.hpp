/// What may be wrong with results by themselves, whatever the position.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance::lint {

/// What an engine declares, as far as it can be read.
struct Declared {
  std::set<std::string, std::less<>> capabilities;
  std::vector<std::string> fields;  ///< those that the game has
};

/// Complains about members that the protocol does not know, under `rule`.
auto unknown_keys(const Value& object, const std::vector<std::string_view>& known,
                  std::string_view rule, std::string_view what, Complaints& complaints) -> void;

/// The answer to `initialize`. `known`: the fields of the game.
auto read_welcome(const Value& result, std::span<const std::string> known, Complaints& complaints)
    -> Declared;

/// Complains where `{}` is due; null does as well, since nobody looks.
auto look_at_nothing(std::string_view rule, const Value& result, Complaints& complaints) -> void;

/// The answer to `outcome` at a position of the game.
auto look_at_outcome(const Value& result, const AnyGame& model, Complaints& complaints) -> void;

}  // namespace ruleproof::conformance::lint
