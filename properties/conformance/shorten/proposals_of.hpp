/// The search for short games in which something happens. For files that know a game's types.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/packing.hpp"
#include "properties/conformance/blame/wanted_in.hpp"
#include "properties/conformance/shorten/led.hpp"

namespace ruleproof::conformance {

namespace detail {

template <class G>
class Proposer {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Texts = std::vector<std::string>;
  using Choices = std::vector<std::uint16_t>;

  Proposer(const G& game, const Wanted& wanted, const ProposalOptions& options,
           const Confirm& confirm)
      : game_(game),
        wanted_(game, wanted),
        options_(options),
        confirm_(confirm),
        below_(options.below),
        left_(options.steps),
        random_(options.seed) {}

  auto run() -> void {
    follow();
    if (look_at_levels()) return;
    while (may_go_on()) {
      if (tried_ != best_ && (drop() || quieten())) continue;
      tried_ = best_;
      ++games_;
      if (games_ % 2 == 0 || best_.empty()) {
        (void)play(Led<G>(options_.seed + games_, games_ % 4 == 0));
      } else {
        change();
      }
    }
  }

 private:
  /// A position, and the way there.
  struct Node {
    State state;
    std::size_t before;
    std::size_t depth;
    Move move;
  };
  /// How often a way was tried on the engine, and whether it showed.
  struct Tries {
    std::size_t in_vain = 0;
    bool shown = false;
  };

  [[nodiscard]] auto may_go_on() const -> bool { return left_ > 0 && options_.go_on(); }

  /// The game that is known: in which way it shows, and the choices that lead there.
  auto follow() -> void {
    Led<G> players(options_.seed, false, options_.known);
    auto state = game_.start();
    MoveList<Move> list;
    for (std::size_t i = 0; i < options_.known.size(); ++i) {
      moves(game_, state, list);
      if (list.empty()) return;
      const std::size_t choice = players(game_, state, std::span<const Move>(list));
      best_.push_back(static_cast<std::uint16_t>(choice));
      const auto step = game_.apply(state, list[choice]);
      if (i + 1 == options_.known.size()) {
        const auto way = wanted_.way(state, step);
        ways_[way.kind].shown = ways_[way.kind + way.change].shown = true;
      }
      state = step.next;
    }
    ways_[""].shown = true;
  }

  /// Positions level by level, each once. The first game that shows there is the shortest of those
  /// that were tried.
  auto look_at_levels() -> bool {
    std::set<std::uint64_t> seen;
    nodes_.push_back({game_.start(), 0, 0, {}});
    seen.insert(fingerprint(nodes_.front().state));
    MoveList<Move> list;
    for (std::size_t at = 0; at < nodes_.size() && nodes_[at].depth < below_; ++at) {
      const auto state = nodes_[at].state;
      if (wanted_.here(state) && try_it(way_to(at), state, {})) return true;
      if (game_.to_act(state) == Seat::nobody || nodes_[at].depth + 1 == below_) continue;
      if (!options_.go_on()) break;
      moves(game_, state, list);
      for (const auto& move : list) {
        const auto step = game_.apply(state, move);
        if (wanted_.by(step) && try_it(way_to(at, move), step.next, wanted_.way(state, step))) {
          return true;
        }
        if (nodes_.size() < options_.states && seen.insert(fingerprint(step.next)).second) {
          nodes_.push_back({step.next, at, nodes_[at].depth + 1, move});
        }
      }
    }
    nodes_.clear();
    return false;
  }
  [[nodiscard]] auto way_to(std::size_t at, const std::optional<Move>& last = {}) const -> Texts {
    Texts texts;
    if (last) texts.push_back(game_.to_text(*last));
    for (; at != 0; at = nodes_[at].before) texts.push_back(game_.to_text(nodes_[at].move));
    std::ranges::reverse(texts);
    return texts;
  }

  /// Asks the engine, unless it was asked for the same position, or for so many in vain: of a kind
  /// that never showed, or of one that did with another change.
  auto try_it(const Texts& texts, const State& end, const Way& way) -> bool {
    constexpr std::size_t most_of_a_kind = 60;
    constexpr std::size_t most_of_a_change = 12;
    auto& kind = ways_[way.kind];
    auto& change = ways_[way.kind + way.change];
    if (texts.size() >= below_ || (!kind.shown && kind.in_vain >= most_of_a_kind)) return false;
    if (!change.shown && change.in_vain >= most_of_a_change) return false;
    if (!asked_.emplace(fingerprint(end), way.kind + way.change).second) return false;
    const auto shown = confirm_(texts);
    if (!shown) {
      ++kind.in_vain;
      if (&kind != &change) ++change.in_vain;
      return false;
    }
    kind.shown = change.shown = true;
    below_ = *shown;
    return true;
  }

  /// A game; at every position all moves are looked at. Whether it showed in fewer moves.
  template <class Players>
  auto play(Players players) -> bool {
    auto state = game_.start();
    Texts texts;
    Choices choices;
    MoveList<Move> list;
    left_ -= std::min<std::uint64_t>(left_, 1);
    while (texts.size() < below_ && left_ > 0) {
      if (wanted_.here(state) && try_it(texts, state, {})) return keep(choices);
      if (game_.to_act(state) == Seat::nobody) break;
      moves(game_, state, list);
      left_ -= std::min<std::uint64_t>(left_, list.size());
      for (std::size_t i = 0; i < list.size(); ++i) {
        const auto step = game_.apply(state, list[i]);
        if (!wanted_.by(step)) continue;
        texts.push_back(game_.to_text(list[i]));
        const bool shows = try_it(texts, step.next, wanted_.way(state, step));
        texts.pop_back();
        if (!shows) continue;
        choices.push_back(static_cast<std::uint16_t>(i));
        return keep(choices);
      }
      const std::size_t choice = players(game_, state, std::span<const Move>(list));
      choices.push_back(static_cast<std::uint16_t>(choice));
      texts.push_back(game_.to_text(list[choice]));
      state = game_.apply(state, list[choice]).next;
    }
    return false;
  }
  auto keep(const Choices& choices) -> bool {
    best_ = choices;
    return true;
  }
  /// Plays by numbers, then the quietest moves.
  auto replay(const Choices& choices) -> bool {
    std::size_t next = 0;
    return play([&](const G& /*game*/, const State& /*state*/, std::span<const Move> list) {
      return next < choices.size() ? choices[next++] % list.size() : std::size_t{0};
    });
  }

  /// Leaves out runs of choices, long ones first.
  auto drop() -> bool {
    for (auto length = best_.size() / 2; length > 0; length /= 2) {
      for (std::size_t at = 0; at + length <= best_.size() && may_go_on(); at += length) {
        auto choices = best_;
        const auto begin = choices.begin() + static_cast<std::ptrdiff_t>(at);
        choices.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
        if (replay(choices)) return true;
      }
    }
    return false;
  }
  auto quieten() -> bool {
    constexpr std::uint16_t offers = 6;
    for (std::size_t at = 0; at < best_.size(); ++at) {
      for (std::uint16_t choice = 0; choice < offers && may_go_on(); ++choice) {
        auto choices = best_;
        if (choices[at] == choice) continue;
        choices[at] = choice;
        if (replay(choices)) return true;
      }
    }
    return false;
  }
  auto change() -> void {
    auto choices = best_;
    for (auto changes = 1 + random_.below(3); changes > 0; --changes) {
      const auto where =
          choices.begin() + static_cast<std::ptrdiff_t>(random_.below(choices.size()));
      const auto number = static_cast<std::uint16_t>(random_.below(16));
      const auto kind = random_.below(3);
      if (kind == 0) *where = number;
      if (kind == 1 && choices.size() > 1) choices.erase(where);
      if (kind == 2) choices.insert(where, number);
    }
    (void)replay(choices);
  }

  const G& game_;
  WantedIn<G> wanted_;
  const ProposalOptions& options_;
  const Confirm& confirm_;
  std::size_t below_;
  std::uint64_t left_;  ///< moves to be looked at
  std::uint64_t games_ = 0;
  Random random_;
  std::vector<Node> nodes_;
  std::map<std::string, Tries> ways_;
  std::set<std::pair<std::uint64_t, std::string>> asked_;
  Choices best_;
  Choices tried_;
};

}  // namespace detail

template <class G>
auto propose_in(const SetupText& setup, const Wanted& wanted, const ProposalOptions& options,
                const Confirm& confirm) -> void {
  const auto game = G::configure(setup);
  if (game) detail::Proposer<G>(*game, wanted, options, confirm).run();
}

}  // namespace ruleproof::conformance
