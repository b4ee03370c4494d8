/// What is so of every position of a game that can be reached or, with `before.`, of every choice,
/// as expressions over its fields: a relation that is written by hand, from the rulebook and the
/// model.
///
///     {"stage = release or all(p*.owed = 0)", "event.release"}
///     {"round <= before.round + 1", "round.months"}
///
/// It is held to the model before anything follows from it: sampled games obey it in every
/// position, and so do all scenarios from the opening; in those that begin elsewhere no step ends
/// what a fact says, but for facts that count what happened since the opening. What follows is
/// proved of a relation.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof::solver {

/// Under which readings something is so.
enum class Readings : std::uint8_t {
  usual,  ///< where every ruling has its default answer
  any,
};

struct Fact {
  std::string_view says;    ///< an expression that is never refuted
  std::string_view clause;  ///< on which it rests
  Readings readings = Readings::usual;
  std::string_view players = {};  ///< "2" where it is about so many; empty: any number
  std::string_view ruling = {};   ///< "bank=limited" where it is about that answer only
  std::string_view answer = {};   ///< the question of the catalogue whose claim it is; empty: none
  std::string_view cites = {};    ///< what it rests on that no program here checks; empty: nothing
};

/// A text that is put together, for a fact: it lives as long as the program.
[[nodiscard]] auto kept(std::string says) -> std::string_view;

}  // namespace ruleproof::solver
