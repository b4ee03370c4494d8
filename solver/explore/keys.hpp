/// Positions as keys of one word, exact and reversible: the form in which a search keeps them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "solver/explore/forest.hpp"
#include "solver/explore/image.hpp"
#include "solver/explore/tree.hpp"

namespace ruleproof::solver {

/// The fields of a position fit in one word.
template <class G>
constexpr auto fields_fit_a_word() -> bool {
  if constexpr (Fielded<typename G::State>) {
    return detail::most_bits<typename G::State>() <= 64;
  } else {
    return false;
  }
}

/// Games whose positions are single words to the search.
template <class G>
concept OneWord = Compact<G> || (Game<G> && fields_fit_a_word<G>());

/// Keys for one thread, where a position fits in a word: no key is ever missing.
template <Game G>
class WordKeys {
 public:
  using State = typename G::State;
  /// What the threads of a search share.
  struct Shared {
    [[nodiscard]] static auto make_room() -> bool { return true; }
    [[nodiscard]] static auto bytes() -> std::size_t { return 0; }
  };

  WordKeys(const G& game, Shared& /*shared*/, const State& /*opening*/) : game_(game) {}

  auto read(std::uint64_t key) -> State {
    if constexpr (Compact<G>) {
      return game_.expand(key);
    } else {
      return unpack<State>({&key, 1});
    }
  }
  auto key(const State& state) -> std::optional<std::uint64_t> {
    if constexpr (Compact<G>) {
      return game_.compact(state);
    } else {
      return pack(state).words[0];
    }
  }

 private:
  const G& game_;
};

/// Keys for one thread, where it does not.
template <Game G>
class TreeKeys : public Tree<typename G::State> {
 public:
  using State = typename G::State;
  struct Shared : Forest {
    Shared() : Forest(Image<State>::size) {}
    using Forest::Forest;
  };

  TreeKeys(const G& /*game*/, Shared& shared, const State& opening)
      : Tree<State>(shared, opening) {}
};

namespace detail {
template <class G>
struct KeysOf {
  using Type = TreeKeys<G>;
};
template <OneWord G>
struct KeysOf<G> {
  using Type = WordKeys<G>;
};
}  // namespace detail

/// The keys that suit a game.
template <Game G>
using Keys = typename detail::KeysOf<G>::Type;

}  // namespace ruleproof::solver
