/// What the catalogue of questions needs of one game.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::questions {

struct Parts {
  std::string_view name;                ///< of the game: "drako"
  std::span<const Question> questions;  ///< none, if nobody has asked anything yet
};

/// The questions about a game: none, unless its header solver/questions/<game>/questions.hpp
/// specialises this.
template <class G>
[[nodiscard]] auto asked_about() -> std::span<const Question> {
  return {};
}

/// Defined in parts_of.hpp.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games of this build, in the order of their list.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

/// The questions of that id, or of that tag: several questions may share a tag. `unknown_question`
/// if there are none.
[[nodiscard]] auto find(const Parts& game, std::string_view name)
    -> Result<std::vector<const Question*>>;

}  // namespace ruleproof::solver::questions
