/// Expressions about a move: names of the position after it and, with "before." in front, of the
/// one before it.
///
///     before.supply >= supply     nothing is put back
///     before.to-act != to-act     somebody else is to act then
///
/// They are no statements about positions: to the opening no move has led, and of it they say
/// nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/expression/program.hpp"
#include "model/core/expression/vocabulary.hpp"

namespace ruleproof::expression {

/// What the game says of the position after a move, and who was to act before it.
struct AroundMove {
  Around now;
  std::int64_t acted = 0;
};

inline constexpr std::string_view before_prefix = "before.";

/// Adds the names of the position before to those of a game's position: "before.p1.yuan". It is
/// read so many bytes farther on.
auto add_before(Vocabulary& all, const Vocabulary& of_positions, std::size_t farther) -> void;
/// Adds who was to act then, if it is known who is to act.
auto add_acted(Vocabulary& all) -> void;

/// Whether a program asks about moves, as read by `names_of_moves`; `size` is that of a position.
[[nodiscard]] auto is_about_moves(const Program& program, std::size_t size) -> bool;

/// The same of the position before: a program read by `names_of_moves` that asks of positions. Who
/// was to act is read then, too; over it was not yet, and there was no outcome.
[[nodiscard]] auto one_move_earlier(Program program, std::size_t size) -> Program;

/// Why a name cannot be one, if it speaks of the position before where there is none; empty: it
/// does not.
[[nodiscard]] auto why_not_before(std::string_view path, const Vocabulary& vocabulary)
    -> std::string;

/// The names of a game's positions, in the opening, too, and in the position before: what
/// `Asked<Remembering<G>>` answers.
template <Game G>
auto names_of_moves(const G& game) -> Vocabulary {
  const auto of_positions = vocabulary_of(game);
  auto all = of_positions.with_opening(sizeof(typename G::State));
  add_before(all, of_positions, 2 * sizeof(typename G::State));
  add_acted(all);
  return all;
}

}  // namespace ruleproof::expression
