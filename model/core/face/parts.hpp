/// What the face says of one game, without its types.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/face/search.hpp"
#include "model/core/parts.hpp"
#include "model/core/ruling.hpp"

namespace ruleproof::face {

/// An open question of the rulebook, and its answers, the default first.
struct OpenQuestion {
  std::string_view tag;
  std::string_view id;
  std::string_view clause;
  std::string_view question;
  std::span<const Answer> answers;
};

struct Parts {
  std::string_view name;
  std::string_view title;
  int ruleset = 0;
  std::span<const Clause> clauses;
  std::vector<OpenQuestion> questions;
  std::span<const std::string_view> data;  ///< the names of the data that it carries
  auto (*make)(const SetupText& setup) -> any_game::Made;
  /// Where the numbers of a set-up come from; empty where the game refuses it.
  auto (*provenance)(const SetupText& setup) -> std::string;
  MakeSearch search;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

/// The game of that name, or what is wrong with the name.
[[nodiscard]] auto parts_called(std::string_view name) -> Result<Parts>;

}  // namespace ruleproof::face
