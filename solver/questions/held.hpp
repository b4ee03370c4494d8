/// A relation that is written by hand, held to the model: how many steps of games obey it. An
/// answer that rests on one says so, and is none where a step does not obey it.
///
///     Held held;
///     held.check(after == expected);     // at each step of some games
///     rest_on(held, answer);
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "solver/questions/question.hpp"

namespace ruleproof::solver {

struct Held {
  std::uint64_t steps = 0;   ///< of games, each of which obeys it
  std::uint64_t broken = 0;  ///< steps that do not

  auto check(bool obeys) -> void { ++(obeys ? steps : broken); }
  auto add(const Held& other) -> void {
    steps += other.steps;
    broken += other.broken;
  }

  /// Whether anything was tried, and all of it obeys.
  [[nodiscard]] auto obeyed() const -> bool { return steps > 0 && broken == 0; }
};

/// What stands behind a proof on a relation, and how far it was held to the model: facts of every
/// such answer.
inline constexpr std::string_view relation_tested =
    "written by hand and held to the model by sampled games, which obey it in every step";
inline constexpr std::string_view steps_held = "steps that obey it";

/// Adds these facts, or leaves the answer open.
inline auto rest_on(const Held& held, Answer& answer,
                    std::string_view name = "relation of the proof") -> void {
  if (held.obeyed()) {
    answer.fact(std::string(name), std::string(relation_tested))
        .fact(std::string(steps_held), std::to_string(held.steps));
    return;
  }
  answer.says = Says::unknown;
  answer.how = How::unknown;
  answer.title = "The model does not obey the relation: " + answer.title;
  answer.always.clear();
  answer.smt2.clear();
  answer.fact("steps that do not obey it", std::to_string(held.broken));
}

}  // namespace ruleproof::solver
