#include "properties/conformance/lint/rules.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "model/core/assert.hpp"

namespace ruleproof::conformance::lint {
namespace {

using enum Reference::Page;

constexpr auto rules = std::to_array<Rule>({
    {"answers",
     "each request has one answer, a line of JSON",
     {protocol, "they speak JSON-RPC 2.0"}},
    {"envelope",
     "an answer has jsonrpc, id, and result or error",
     {protocol, "they speak JSON-RPC 2.0"}},
    {"id",
     "an answer repeats the id of its request",
     {protocol, "requests, of which many may be under way"}},
    {"order",
     "answers come in the order of the requests",
     {protocol, "requests, of which many may be under way"}},
    {"welcome", "initialize is answered by an object with fields", {protocol, "| `initialize` |"}},
    {"capabilities", "capabilities are truth values", {protocol, "Capabilities are truth values"}},
    {"capability-names",
     "capabilities have the names of the protocol",
     {protocol, "Capabilities are truth values"}},
    {"field-names", "declared fields are fields of the game", {game, "### Positions"}},
    {"fields-once", "each field is declared once", {protocol, "| `initialize` |"}},
    {"other-game",
     "a game or a protocol that is not played is refused",
     {protocol, "Errors: 1 illegal move"}},
    {"start", "start begins a new game each time", {protocol, "| `start` |"}},
    {"positions",
     "a game starts from a position, which state shows",
     {protocol, "`position` (games may start from a position"}},
    {"bad-position", "a position that is none is refused", {protocol, "| `start` |"}},
    {"state", "state is an object of the declared fields", {protocol, "| `state` |"}},
    {"field-shapes", "fields are whole numbers or texts, as in the game", {game, "### Engines"}},
    {"to-act", "to-act is p1, p2, .., chance or nobody", {protocol, "| `state` |"}},
    {"field-texts", "texts of fields are written as in the game", {game, "### Engines"}},
    {"numbers", "numbers count as in the game", {game, "### Positions"}},
    {"never-shown",
     "each declared field is shown somewhere",
     {protocol, "A field that is `null` in every answer"},
     true},
    {"undeclared-fields",
     "state has no fields besides those declared",
     {protocol, "| `state` |"},
     true},
    {"legal", "legal is answered by a list of texts", {protocol, "| `legal` |"}},
    {"moves-once",
     "each legal move stands once in the list",
     {protocol, "The tool compares an answer to"}},
    {"move-texts", "moves are written as in the game", {game, "### Moves"}},
    {"legal-after-end", "after the end no move is legal", {protocol, "| `legal` |"}, true},
    {"apply", "a legal move is answered by {}", {protocol, "| `apply` |"}},
    {"refusal",
     "an illegal move is error 1, and changes nothing",
     {protocol, "Errors: 1 illegal move"}},
    {"outcome",
     "outcome tells whether the game is over, then the winners",
     {protocol, "| `outcome` |"}},
    {"winners", "winners are seats", {protocol, "| `outcome` |"}},
    {"scores", "scores are whole numbers, one for each seat", {protocol, "| `outcome` |"}},
    {"undo", "undo takes the last move back", {protocol, "| `undo` |"}},
    {"unknown-method", "an unknown method is an error", {protocol, "the codes of JSON-RPC"}},
    {"unknown-keys",
     "results have the keys of the protocol",
     {protocol, "| request | params | result |"}},
    {"undeclared",
     "what the engine can it declares",
     {protocol, "The tool asks only for what the engine declares"},
     true},
    {"quit", "the engine ends when told to quit", {protocol, "| `quit` |"}},
});

}  // namespace

auto all_rules() -> std::span<const Rule> { return rules; }

auto rule_called(std::string_view id) -> const Rule& {
  const auto* found = std::ranges::find(rules, id, &Rule::id);
  RULEPROOF_ASSERT(found != rules.end());
  return *found;
}

}  // namespace ruleproof::conformance::lint
