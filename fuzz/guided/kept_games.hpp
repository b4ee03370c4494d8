/// Set-ups that stay: a game under one, and what watches it, is made once and played many times.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "fuzz/harness.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::fuzz {

/// A game under one set-up.
template <class G>
struct KeptGame {
  G game;
  properties::LawWatch<G> watch;
  /// Each ruling with its answer, as a number.
  std::vector<std::uint32_t> answers;

  KeptGame(const SetupText& setup, std::span<const properties::Law<G>> laws,
           std::span<const properties::Goal<G>> goals, properties::Sampling sampling)
      : game(properties::configured<G>(setup)), watch(laws, goals, sampling, 0) {
    watch.enter(game);
    const auto whole = game.setup();
    for (std::uint32_t row = 0; row < properties::rulings_count<G>(); ++row) {
      const auto& ruling = G::ruling_table[row];
      const auto said = whole.rulings.find(std::string(ruling.id));
      for (std::uint32_t answer = 0; answer < ruling.size(); ++answer) {
        const bool given = said != whole.rulings.end() && ruling.answers[answer].id == said->second;
        if (given) answers.push_back((row * 64) + answer);
      }
    }
  }
  KeptGame(const KeptGame&) = delete;
  auto operator=(const KeptGame&) -> KeptGame& = delete;
};

/// The games that were asked for of late.
template <class G>
class KeptGames {
 public:
  explicit KeptGames(properties::Sampling sampling) : sampling_(sampling) {}

  /// The game under the set-up that the bytes begin with, which are taken off. `flip`: with one
  /// more ruling set as the next two bytes say, which stay.
  auto at(Bytes& bytes, bool flip = false) -> KeptGame<G>& {
    const auto whole = bytes;
    const auto setup = properties::setup_from_bytes<G>(bytes);
    return find(whole.first(whole.size() - bytes.size()), setup, flip ? bytes : Bytes{});
  }
  [[nodiscard]] auto laws() const -> const std::vector<properties::Law<G>>& { return laws_; }
  [[nodiscard]] auto goals() const -> std::size_t { return goals_.size(); }

 private:
  static constexpr std::size_t most = 1024;

  auto find(Bytes head, SetupText setup, Bytes flip) -> KeptGame<G>& {
    std::string key(head.begin(), head.end());
    if (flip.size() >= 2) {
      properties::set_answer<G>(setup, flip[0], flip[1]);
      key.append({'/', static_cast<char>(flip[0]), static_cast<char>(flip[1])});
    }
    auto& kept = games_[key];
    if (kept == nullptr && games_.size() > most) {
      games_.clear();
      return find(head, std::move(setup), flip);
    }
    if (kept == nullptr) kept = std::make_unique<KeptGame<G>>(setup, laws_, goals_, sampling_);
    return *kept;
  }

  properties::Sampling sampling_;
  std::vector<properties::Law<G>> laws_ = properties::laws_of<G>();
  std::vector<properties::Goal<G>> goals_ = properties::goals_of<G>();
  std::map<std::string, std::unique_ptr<KeptGame<G>>> games_;
};

}  // namespace ruleproof::fuzz
