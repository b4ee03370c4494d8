/// Typed questions that need no search: what is so of every position by the way it is stored, by
/// relations that the model is held to, and by laws by induction.
///
///     ask year-of-the-dragon --never "p1.score < 0"
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/deadline.hpp"
#include "solver/induction/facts.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {

struct Parts;  // of a game: solver/parts.hpp

/// Something that is so of every position, and what says it.
struct Premise {
  Truth says;
  const Fact* fact = nullptr;
  const Ledger* ledger = nullptr;
  std::string range = {};  ///< the field whose declared range it is
};

/// Why something is never so.
struct Argument {
  std::vector<const Premise*> premises;
  Reply reply;  ///< unsat
};

/// Premises from which it follows that `wrong` is never so; as few as those about the same fields,
/// if these suffice. They hold together, since they hold in the opening, whose values are given.
/// Nothing if it does not follow within the budget, or before the deadline.
[[nodiscard]] auto argue(const std::string& text, const std::vector<Truth>& stored,
                         const std::vector<Premise>& premises, const Truth& wrong,
                         const Budget& budget, const Values& opening, const Deadline& end = {})
    -> std::optional<Argument>;

/// A question that was answered so.
struct Proof {
  std::string_view game;
  TypedQuestion question;
  Argument argument;
  Scope scope;
  bool of_moves = false;
  std::uint64_t steps = 0;         ///< of the model that obeyed what the premises say
  std::vector<std::string> notes;  ///< how names were read that could be two things
};
[[nodiscard]] auto finding_of(const Proof& proof) -> Finding;
/// The error that sampled games break what it rests on.
[[nodiscard]] auto fault_of(const Proof& proof, const std::string& broken) -> Finding;

/// The answer, if it follows from the way positions are stored, or from facts and ledgers of the
/// game that sampled games obey; an error where they do not; nothing otherwise. Of another scale
/// than the whole game no more is known than the ranges that fields declare.
[[nodiscard]] auto proved_by_laws(const Parts& game, const SetupText& setup,
                                  const TypedQuestion& question, const AskOptions& options = {},
                                  const Deadline& end = {}) -> std::optional<Finding>;

}  // namespace ruleproof::solver
