/// Watches games being played, and checks the laws that apply to them.
///
///     LawWatch<Drako> watch(laws, goals, Sampling::sampled, seed);
///     watch.enter(game);                          // once for each set-up
///     play_watched(game, chooser, watch, buffer); // any number of games
///     if (watch.broken()) ...
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "properties/laws/citations.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/schedule.hpp"

namespace ruleproof::properties {

/// Whether costly laws are checked as often as they say, eight times as often, or on every step.
enum class Sampling : std::uint8_t { sampled, often, every_step };

/// One occasion in so many.
constexpr auto period_of(Sampling sampling, std::uint32_t sample) -> std::uint32_t {
  switch (sampling) {
    case Sampling::sampled:
      return sample;
    case Sampling::often:
      return sample > 8 ? sample / 8 : 1;
    case Sampling::every_step:
      return 1;
  }
  return 1;
}

/// What was checked of one law or goal.
struct LawCount {
  std::uint64_t steps = 0;    ///< in games where the law applies
  std::uint64_t games = 0;    ///< where the law applies
  std::uint64_t checked = 0;  ///< occasions on which a sampled law was checked
  bool asked = false;         ///< whether anything was played after which it was checked
};

/// The first law that did not hold.
struct Broken {
  std::size_t law = 0;    ///< position in the list of laws
  std::size_t steps = 0;  ///< of the game, up to and with the one that broke it
};

template <Configurable G>
class LawWatch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  LawWatch(std::span<const Law<G>> laws, std::span<const Goal<G>> goals, Sampling sampling,
           std::uint64_t seed)
      : laws_(laws),
        goals_(goals),
        sampling_(sampling),
        random_(seed),
        counts_(laws.size()),
        reached_at_(goals.size()),
        allowed_(laws.size(), true) {}

  /// Leaves a law out from now on.
  auto forget(std::size_t law) -> void { allowed_[law] = false; }
  /// Checks no law but this.
  auto only(std::size_t law) -> void {
    allowed_.assign(laws_.size(), false);
    allowed_[law] = true;
  }

  /// Checks every law after every step, even after those that cannot break it: for tests.
  auto skip_nothing() -> void { skips_ = false; }

  /// Games of this set-up follow. What laws assume of the ruling `except` is ignored.
  auto enter(const G& game, std::string_view except = {}) -> void {
    game_ = &game;
    broken_.reset();
    made_.clear();
    candidates_.clear();
    dues_.clear();
    asked_ = {};
    whole_.clear();
    opening_.reset();
    shared_.enter(game);
    const auto setup = game.setup();
    for (const bool sampled : {false, true}) {
      for (std::size_t i = 0; i < laws_.size(); ++i) {
        const auto& law = laws_[i];
        const auto period = period_of(sampling_, law.sample);
        if ((period > 1) != sampled || !allowed_[i]) continue;
        if (!applies<G>(law.assumes, setup, except)) continue;
        (law.game != nullptr ? whole_ : dues_)
            .push_back({i, law.holds, law.position, law.game, law.after, period - 1,
                        static_cast<std::uint32_t>(i) * 0x9e3779b9U});
      }
    }
    schedule_ = {dues_, skips_};
  }

  /// Forgets what was before, but not the counts: from here on everything depends on `seed` and on
  /// what follows.
  auto restart(std::uint64_t seed) -> void {
    random_ = Random(seed);
    broken_.reset();
    candidates_.clear();
  }

  /// A game begins; says whether every law holds.
  auto open(const State& state) -> bool {
    made_.clear();
    shared_.leave();
    for_each_applicable([&](std::size_t i) { ++counts_[i].games; });
    ++games_;
    if (opening_ == state) return true;  // all games of a set-up begin in the same position
    const detail::Opened<G> opened(shared_);
    for (const auto& due : dues_) {
      if (due.position != nullptr && !due.position(*game_, state)) return breaks(due);
    }
    mark_goals(nullptr, nullptr, {state, {}});
    opening_ = state;
    return true;
  }

  /// A step; says whether every law holds.
  auto operator()(const State& before, const Move& move, const Step<State>& step) -> bool {
    ++steps_;
    made_.push_back(move);
    citations_.add(step.because);
    candidates_.made(move);
    if (!open_goals_.empty()) mark_goals(&before, &move, step);
    const detail::Opened<G> opened(shared_);
    shared_.at(step.next);
    const auto hold = [&](const Due<G>& due) {
      return due.holds != nullptr ? due.holds(*game_, before, move, step)
                                  : due.position(*game_, step.next);
    };
    const auto asked = schedule_.asked(*game_, before, move, step.next);
    asked_ |= asked;
    if (!asked.all_of([&](std::size_t i) { return hold(dues_[i]) || breaks(dues_[i]); })) {
      return false;
    }
    const auto chance = static_cast<std::uint32_t>(random_.next());
    const auto from = stage_of(before);
    const auto to = stage_of(step.next);
    for (const auto& due : schedule_.sampled(chance)) {
      if (!due.is_due(chance) || !due.concerns(from, to)) continue;
      checks(due);
      if (!hold(due)) return breaks(due);
    }
    if (sampling_ == Sampling::sampled && (chance & 63U) == 0) {
      candidates_.judge(*game_, step.next, random_, citations_);
    }
    return true;
  }

  /// A game ends, or is left; says whether every law holds.
  auto close() -> bool {
    const auto chance = static_cast<std::uint32_t>(random_.next());
    for_each_applicable([&](std::size_t i) { counts_[i].steps += made_.size(); });
    std::exchange(asked_, {}).all_of([&](std::size_t i) {
      return counts_[dues_[i].law].asked = true;
    });
    for (const auto& due : whole_) {
      if (!due.is_due(chance)) continue;
      checks(due);
      if (!due.game(*game_, made_)) return breaks(due);
    }
    return true;
  }

  /// Somebody is to act and cannot: finds the law that says so, whatever its sample.
  auto stuck(const State& state) -> void {
    for (const auto& due : dues_) {
      if (due.position == nullptr || due.position(*game_, state)) continue;
      breaks(due);
      return;
    }
  }

  /// The legal moves of the position that the last step led to, if a law has asked for them.
  auto take_moves(MoveList<Move>& out) -> bool { return shared_.take_moves(out); }

  [[nodiscard]] auto broken() const -> const std::optional<Broken>& { return broken_; }
  /// The moves of the current game.
  [[nodiscard]] auto made() const -> std::span<const Move> { return made_; }
  [[nodiscard]] auto steps() const -> std::uint64_t { return steps_; }
  [[nodiscard]] auto games() const -> std::uint64_t { return games_; }
  [[nodiscard]] auto count(std::size_t law) const -> const LawCount& { return counts_[law]; }
  /// The number of steps after which a goal was first reached, if it was.
  [[nodiscard]] auto reached(std::size_t goal) const -> std::optional<std::uint64_t> {
    return reached_at_[goal];
  }
  [[nodiscard]] auto citations() const -> const Citations& { return citations_; }

 private:
  auto checks(const Due<G>& due) -> void {
    ++counts_[due.law].checked;
    counts_[due.law].asked = true;
  }
  auto breaks(const Due<G>& due) -> bool {
    broken_ = Broken{due.law, made_.size()};
    return false;
  }
  auto for_each_applicable(auto&& visit) -> void {
    for (const auto* dues : {&dues_, &whole_}) {
      for (const auto& due : *dues) visit(due.law);
    }
  }
  auto mark_goals(const State* before, const Move* move, const Step<State>& step) -> void {
    std::erase_if(open_goals_, [&](std::size_t i) {
      const auto& goal = goals_[i];
      const bool yes = goal.reached != nullptr
                           ? goal.reached(*game_, step.next)
                           : before != nullptr && goal.taken(*game_, *before, *move, step);
      if (yes) reached_at_[i] = steps_;
      return yes;
    });
  }
  static auto all_of(std::size_t size) -> std::vector<std::size_t> {
    std::vector<std::size_t> all(size);
    for (std::size_t i = 0; i < size; ++i) all[i] = i;
    return all;
  }

  std::span<const Law<G>> laws_;
  std::span<const Goal<G>> goals_;
  Sampling sampling_;
  Random random_;
  const G* game_ = nullptr;
  detail::Shared<G> shared_;
  bool skips_ = true;
  std::optional<State> opening_;  ///< of which every law of positions holds
  std::vector<Due<G>> dues_;      ///< laws of steps and positions, those last that are sampled
  std::vector<Due<G>> whole_;     ///< laws of games
  Schedule<G> schedule_;          ///< of the dues
  DueSet asked_;                  ///< those asked in this game, by their places
  std::vector<LawCount> counts_;
  std::vector<std::size_t> open_goals_ = all_of(goals_.size());
  std::vector<std::optional<std::uint64_t>> reached_at_;
  std::vector<bool> allowed_;
  MoveList<Move> made_;
  Candidates<G> candidates_;
  Citations citations_;
  std::optional<Broken> broken_;
  std::uint64_t steps_ = 0;
  std::uint64_t games_ = 0;
};

/// Plays one game from its opening, as `play` does, but stops where a law is broken: a broken model
/// may well have no moves, or abort, a little later. `watch` is a `LawWatch` or looks through one.
template <Configurable G, Chooser<G> C, class Watch>
auto play_watched(const G& game, C&& choose, Watch& watch, MoveList<typename G::Move>& buffer)
    -> void {
  auto state = game.start();
  if (!watch.open(state)) return;
  int forced = 0;
  while (game.to_act(state) != Seat::nobody) {
    if (!watch.take_moves(buffer)) moves(game, state, buffer);
    if (buffer.empty()) return watch.stuck(state);
    std::size_t index = 0;
    if (buffer.size() == 1) {
      if (++forced == longest_forced) break;
    } else {
      forced = 0;
      index = choose(game, std::as_const(state), std::span<const typename G::Move>(buffer));
      if (index == stop_playing) break;
    }
    const auto move = buffer[index];
    const auto step = game.apply(state, move);
    if (!watch(state, move, step)) return;
    state = step.next;
  }
  (void)watch.close();
}

}  // namespace ruleproof::properties
