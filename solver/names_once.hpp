/// The names of a game's positions, made once: with all their texts they take longer to make than a
/// game to play, and engines that try hundreds of set-ups ask for them under each.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "model/core/expression/before.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/game.hpp"

namespace ruleproof::solver {

namespace once {

template <Game G>
auto number_of_players(const G& game) -> std::size_t {
  if constexpr (Scored<G>) return static_cast<std::size_t>(game.players());
  return 0;
}

/// Whoever asks first makes it.
template <class Make, Game G, std::size_t Players>
auto made_for(const G& game) -> const expression::Vocabulary& {
  static const expression::Vocabulary names = Make{}(game);
  return names;
}

struct ListNames {
  template <Game G>
  auto operator()(const G& game) const -> expression::Vocabulary {
    return expression::vocabulary_of(game);
  }
};

struct ListBoth {
  template <Game G>
  auto operator()(const G& game) const -> expression::Vocabulary {
    return expression::names_of(game);
  }
};

struct ListOfMoves {
  template <Game G>
  auto operator()(const G& game) const -> expression::Vocabulary {
    return expression::names_of_moves(game);
  }
};

}  // namespace once

/// What `Make` makes of a game. Names depend on the type of its positions and on the number of its
/// players, and on nothing else of a set-up.
template <class Make, Game G>
auto made_once(const G& game) -> const expression::Vocabulary& {
  constexpr auto for_players = []<std::size_t... Players>(std::index_sequence<Players...>) {
    return std::array{&once::made_for<Make, G, Players>...};
  }(std::make_index_sequence<max_players + 1>());
  return for_players[once::number_of_players(game)](game);
}

/// What `expression::vocabulary_of` says.
template <Game G>
auto vocabulary_once(const G& game) -> const expression::Vocabulary& {
  return made_once<once::ListNames>(game);
}

/// What `expression::names_of` says.
template <Game G>
auto names_once(const G& game) -> const expression::Vocabulary& {
  return made_once<once::ListBoth>(game);
}

/// What `expression::names_of_moves` says.
template <Game G>
auto names_of_moves_once(const G& game) -> const expression::Vocabulary& {
  return made_once<once::ListOfMoves>(game);
}

}  // namespace ruleproof::solver
