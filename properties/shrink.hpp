/// From a case in which a law is broken to a short game that breaks it: RapidCheck has dropped and
/// lowered choices; here the last game is cut out, simplified as choices, then as moves.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "model/core/replay.hpp"
#include "properties/last_game.hpp"
#include "properties/play_case.hpp"

namespace ruleproof::properties {

/// Tries to leave out runs of `list`, from halves down to single items, as long as `fails` stays
/// true of what is left.
template <class T, class Fails>
auto drop_chunks(std::vector<T>& list, const Fails& fails) -> void {
  for (auto size = std::max<std::size_t>(list.size() / 2, 1); size > 0; size /= 2) {
    // From the end, so that what is tried next is not moved by what was dropped.
    for (auto end = list.size(); end > 0;) {
      const auto begin = end - std::min(size, end);
      auto less = list;
      less.erase(less.begin() + static_cast<std::ptrdiff_t>(begin),
                 less.begin() + static_cast<std::ptrdiff_t>(std::min(end, less.size())));
      if (fails(less)) list = std::move(less);
      end = std::min(begin, list.size());
    }
  }
}

/// Makes each number as small as possible: zero, or by repeated halving.
template <class Fails>
auto lower_words(std::vector<std::uint16_t>& words, const Fails& fails) -> void {
  for (std::size_t i = 0; i < words.size(); ++i) {
    auto gap = words[i];
    while (gap > 0) {
      auto less = words;
      less[i] = static_cast<std::uint16_t>(less[i] - gap);
      if (fails(less)) {
        words = std::move(less);
        gap = std::min(gap, words[i]);
      } else {
        gap /= 2;
      }
    }
  }
}

/// A game that breaks a law with its last move.
template <Game G>
struct BreakingGame {
  SetupText setup;
  std::vector<typename G::Move> moves;
};

/// Makes games that break one law smaller.
template <class G>
  requires Configurable<G> && Notated<G>
class Shrinker {
 public:
  using Move = typename G::Move;

  /// `law` is a position in `laws`; what laws assume of the ruling `except` is ignored.
  Shrinker(std::span<const Law<G>> laws, std::size_t law, std::string_view except = {})
      : laws_(laws), law_(law), except_(except) {}

  /// `setup` is that of the case. The result breaks the law, and is empty if `found` does not.
  auto run(SetupText setup, const Case& found) -> std::optional<BreakingGame<G>> {
    auto words = last_game(setup, found.words);
    const auto fails = [&](const std::vector<std::uint16_t>& tried) {
      return !broken_by_words(setup, tried).empty() || breaks_at_once_;
    };
    if (!fails(words)) return std::nullopt;
    simplify(setup, [&](const SetupText& tried) {
      return !broken_by_words(tried, words).empty() || breaks_at_once_;
    });
    drop_chunks(words, fails);
    tries_ = 0;
    lower_words(words, fails);
    tries_ = 0;
    BreakingGame<G> game{setup, broken_by_words(setup, words)};
    shrink_moves(game);
    return game;
  }

  /// Leaves out moves, replaces them by earlier ones of the list, and forgets options and rulings.
  auto shrink_moves(BreakingGame<G>& game) -> void {
    const auto fails = [&](const std::vector<Move>& tried) {
      return broken_by_moves(game.setup, tried);
    };
    for (std::size_t before = game.moves.size() + 1; game.moves.size() < before;) {
      before = game.moves.size();
      drop_chunks(game.moves, fails);
      quieten(game);
      // The law may break earlier now.
      cut(game);
    }
    simplify(game.setup,
             [&](const SetupText& tried) { return broken_by_moves(tried, game.moves); });
  }

 private:
  /// For each of the three ways: words dropped, words lowered, moves.
  static constexpr int most_tries = 10000;

  auto watch_of(const G& game) const -> LawWatch<G> {
    LawWatch<G> watch(laws_, {}, Sampling::every_step, 0);
    watch.only(law_);
    watch.enter(game, except_);
    return watch;
  }

  /// The choices of the game that breaks the law.
  auto last_game(const SetupText& setup, const std::vector<std::uint16_t>& words)
      -> std::vector<std::uint16_t> {
    const auto* game = games_.get(setup);
    if (game == nullptr) return words;
    auto watch = watch_of(*game);
    MoveList<Move> buffer;
    const auto from = play_case<G>(*game, words, watch, buffer);
    return {words.begin() + static_cast<std::ptrdiff_t>(from), words.end()};
  }

  /// The moves up to the break; none if the law holds, or if the opening breaks it.
  auto broken_by_words(const SetupText& setup, const std::vector<std::uint16_t>& words)
      -> std::vector<Move> {
    breaks_at_once_ = false;
    const auto* game = games_.get(setup);
    if (game == nullptr || ++tries_ > most_tries) return {};
    auto watch = watch_of(*game);
    MoveList<Move> buffer;
    Script<std::uint16_t> script(words);
    play_watched(*game, script, watch, buffer);
    if (!watch.broken()) return {};
    breaks_at_once_ = watch.made().empty();
    return {watch.made().begin(), watch.made().end()};
  }

  /// Plays the moves as long as they are legal; whether the law is broken on the way.
  auto broken_by_moves(const SetupText& setup, std::span<const Move> list) -> bool {
    const auto* game = games_.get(setup);
    if (game == nullptr || ++tries_ > most_tries) return false;
    auto watch = watch_of(*game);
    auto state = game->start();
    bool held = watch.open(state);
    for (const auto& move : list) {
      if (!held) break;
      if (game->to_act(state) == Seat::nobody || !game->judge(state, move)) return false;
      const auto step = game->apply(state, move);
      held = watch(state, move, step);
      state = step.next;
    }
    if (held && game->to_act(state) != Seat::nobody) {
      MoveList<Move> buffer;
      moves(*game, state, buffer);
      if (buffer.empty()) watch.stuck(state);
    }
    if (held && !watch.broken()) (void)watch.close();
    broken_after_ = watch.made().size();
    return watch.broken().has_value();
  }

  auto quieten(BreakingGame<G>& game) -> void {
    const auto rules = configured<G>(game.setup);
    auto state = rules.start();
    MoveList<Move> offers;
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      moves(rules, state, offers);
      for (const auto& quieter : offers) {
        if (quieter == game.moves[i]) break;
        auto tried = game.moves;
        tried[i] = quieter;
        if (broken_by_moves(game.setup, tried)) {
          game.moves = std::move(tried);
          break;
        }
      }
      if (rules.to_act(state) == Seat::nobody || !rules.judge(state, game.moves[i])) break;
      state = rules.apply(state, game.moves[i]).next;
    }
  }

  auto cut(BreakingGame<G>& game) -> void {
    if (broken_by_moves(game.setup, game.moves)) game.moves.resize(broken_after_);
  }

  /// Forgets options and rulings one by one.
  static auto simplify(SetupText& setup, const auto& fails) -> void {
    for (const auto part : {&SetupText::rulings, &SetupText::options}) {
      const auto names = setup.*part;
      for (const auto& [name, value] : names) {
        auto less = setup;
        (less.*part).erase(name);
        if (fails(less)) setup = std::move(less);
      }
    }
  }

  std::span<const Law<G>> laws_;
  std::size_t law_;
  std::string_view except_;
  LastGame<G> games_;
  int tries_ = 0;
  bool breaks_at_once_ = false;
  std::size_t broken_after_ = 0;
};

}  // namespace ruleproof::properties
