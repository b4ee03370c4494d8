/// An outside engine: starts when somebody asks for it, and again after it was lost.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "properties/conformance/engine/dangers.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/limit.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

struct Trouble;

/// Whether a game is to go on past a trouble, for it is known. It may move the model.
using Past = std::function<bool(AnyGame& model, const Trouble& trouble)>;

class Engine {
 public:
  /// `game` must outlive it.
  Engine(const Parts& game, Launch launch) : game_(game), launch_(std::move(launch)) {}

  /// Sees to it that the engine runs, set up as the model is. The error says why it does not.
  auto ready(const AnyGame& model) -> std::optional<Error>;
  /// It can only be started again.
  auto lose() -> void { dialogue_.reset(); }
  /// Says quit, and notices whether it obeys.
  auto quit() -> void;

  /// What every game with it goes past; without that a game ends where the two part.
  auto go_past(Past past) -> void { past_ = std::move(past); }
  [[nodiscard]] auto past() const -> const Past& { return past_; }

  /// It begins with the opening, wherever it is to begin: nobody sets it to positions any more.
  auto ignores_positions() -> void {
    begins_anywhere_ = false;
    welcome_.position = false;
  }
  [[nodiscard]] auto begins_anywhere() const -> bool { return begins_anywhere_; }

  /// Whether games leave out what it does not outlive.
  auto heed_dangers(bool heed) -> void { heeds_ = heed; }
  [[nodiscard]] auto heeds_dangers() const -> bool { return heeds_; }
  [[nodiscard]] auto dangers() -> Dangers& { return dangers_; }
  /// Illegal moves that it took, and that ended the game, since it cannot be set to the position
  /// before; most games leave them out while somebody wants to see what else is wrong.
  auto leave_out_taken(bool leave_out) -> void { leaves_out_taken_ = leave_out; }
  [[nodiscard]] auto leaves_out_taken() const -> bool { return leaves_out_taken_; }
  [[nodiscard]] auto taken() -> Dangers& { return taken_; }

  /// Games end where this is reached, in the middle if need be.
  auto keep_to(const Limit& limit) -> void { limit_ = limit; }
  [[nodiscard]] auto limit() const -> const Limit& { return limit_; }
  /// Somebody may stop everything.
  auto stop_if(std::function<bool()> stopped) -> void { stopped_ = std::move(stopped); }
  [[nodiscard]] auto is_stopped() const -> bool { return stopped_(); }
  /// Nothing more is to be asked.
  [[nodiscard]] auto is_late() const -> bool { return made_ >= limit_.moves || is_out_of_time(); }
  /// Not even what was asked is waited for.
  [[nodiscard]] auto is_out_of_time() const -> bool {
    return stopped_() || (limit_.by_clock() && Limit::Clock::now() >= limit_.until);
  }
  /// It answered a move as the model does, or began a game.
  auto count_move() -> void { ++made_; }
  [[nodiscard]] auto made() const -> std::uint64_t { return made_; }
  /// Moves that it may still make: where the clock counts, as fast as it was so far.
  [[nodiscard]] auto moves_left() const -> std::uint64_t;
  /// It took so long for a few answers.
  auto note_pace(std::chrono::duration<double> waited, std::size_t answers) -> void {
    pace_ = waited / static_cast<double>(answers);
    waited_ += waited;
    answers_ += answers;
  }
  /// One for whose answers somebody waits so long that a budget in steps alone may take hours.
  [[nodiscard]] auto is_slow() const -> bool {
    constexpr std::chrono::milliseconds slow{5};
    return answers_ > 0 && waited_ / static_cast<double>(answers_) > slow;
  }
  /// Questions that may be open, where time counts: as many as it answers in half a second.
  [[nodiscard]] auto reach(std::size_t most) const -> std::size_t;

  [[nodiscard]] auto game() const -> const Parts& { return game_; }
  [[nodiscard]] auto running() const -> bool { return dialogue_ != nullptr; }
  [[nodiscard]] auto dialogue() -> Dialogue& { return *dialogue_; }
  [[nodiscard]] auto welcome() const -> const Welcome& { return welcome_; }
  [[nodiscard]] auto filter() const -> const FieldFilter& { return filter_; }
  [[nodiscard]] auto launches() const -> std::uint64_t { return launches_; }
  /// It was told to quit so often; one that is busy is killed.
  [[nodiscard]] auto quits() const -> std::uint64_t { return quits_; }
  /// It had to be killed, though it had time to obey.
  [[nodiscard]] auto ignored_quit() const -> bool { return ignored_quit_; }

 private:
  const Parts& game_;
  Launch launch_;
  std::unique_ptr<Dialogue> dialogue_;
  SetupText setup_;  ///< what the running engine was told
  Welcome welcome_;
  FieldFilter filter_;
  Past past_;
  Dangers dangers_;
  Dangers taken_;
  bool leaves_out_taken_ = false;
  bool heeds_ = false;
  bool begins_anywhere_ = true;
  Limit limit_;
  std::function<bool()> stopped_ = [] { return false; };
  std::uint64_t made_ = 0;
  Limit::Clock::time_point begin_ = Limit::Clock::now();
  std::optional<std::chrono::duration<double>> pace_;
  std::chrono::duration<double> waited_{0};  ///< in all, for so many answers
  std::uint64_t answers_ = 0;
  std::uint64_t launches_ = 0;
  std::uint64_t quits_ = 0;
  bool ignored_quit_ = false;
};

}  // namespace ruleproof::conformance
