/// One game played by the model and an engine at the same time, until they part; and past that,
/// where it is known and the engine can be set to the position of the model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/shown.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {

/// Where the actions of a game come from.
class Source {
 public:
  Source() = default;
  Source(const Source&) = delete;
  auto operator=(const Source&) -> Source& = delete;
  virtual ~Source() = default;
  /// The next action in the position of the model; nothing to end the game. What the rules do not
  /// allow is left out.
  virtual auto next(AnyGame& model) -> std::optional<Action> = 0;
};

/// Actions that are known beforehand.
class Listed final : public Source {
 public:
  explicit Listed(const std::vector<Action>& actions) : actions_(actions) {}
  auto next(AnyGame& /*model*/) -> std::optional<Action> override {
    if (at_ == actions_.size()) return std::nullopt;
    return actions_[at_++];
  }
  /// All were taken.
  [[nodiscard]] auto ended() const -> bool { return at_ == actions_.size(); }

 private:
  const std::vector<Action>& actions_;
  std::size_t at_ = 0;
};

/// What has been compared.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t ends = 0;      ///< games over in both, whose outcomes agreed
  std::uint64_t steps = 0;     ///< moves made by both, with everything that is compared after them
  std::uint64_t refusals = 0;  ///< illegal moves refused by both
  std::uint64_t undos = 0;
  properties::Citations tried = {};
  Shown shown = {};
  std::set<std::string> followed = {};  ///< kinds of differences that follow from others

  auto add(const Tally& other) -> void {
    games += other.games;
    ends += other.ends;
    steps += other.steps;
    refusals += other.refusals;
    undos += other.undos;
    tried.add(other.tried);
    shown.add(other.shown);
    followed.insert(other.followed.begin(), other.followed.end());
  }
};

/// An answer that is not the model's, and the game that led there.
struct Trouble {
  Mismatch mismatch;
  Course course;  ///< up to the action after which it showed
  /// Of a move refused or accepted: what the engine lists there is right about it.
  bool listed_right = false;
};

/// How to hold a game against the engine.
struct Manner {
  std::size_t ahead = 192;  ///< questions that may be open; 1: each is answered before the next
  bool thorough = false;    ///< asks for the outcome at every position
};

class Examiner {
 public:
  Examiner(AnyGame& model, Engine& engine) : model_(model), engine_(engine) {}

  /// Plays a game on an engine that is ready, and notes where the engine is lost. Past what is
  /// known (`Engine::past`) it goes on: then the course of a trouble begins where they went
  /// together last. The game ends early where the engine is late.
  auto run(const std::string& position, Source& source, const Manner& manner)
      -> std::optional<Trouble>;

  /// Whether the last game went past something, or ended there: what came after is no whole game.
  [[nodiscard]] auto went_past() const -> bool { return went_past_; }
  /// The game that was played last.
  [[nodiscard]] auto course() const -> const Course& { return course_; }
  [[nodiscard]] auto tally() -> Tally& { return tally_; }
  [[nodiscard]] auto model() -> AnyGame& { return model_; }
  [[nodiscard]] auto engine() -> Engine& { return engine_; }

 private:
  auto begin(const std::string& position) -> void;
  /// Plays until there is trouble, or the game is over.
  auto play_on(Source& source) -> std::optional<Trouble>;
  /// What is to be done again first, then what the source says.
  auto next(Source& source) -> std::optional<Action>;
  /// Does the action on the model and asks for it; false where the rules do not allow it.
  auto perform(const Action& action) -> bool;
  /// Asks for everything that is to be compared at a position.
  auto observe() -> void;
  auto ask_for_moves(bool over) -> void;
  /// Whether the outcome is asked for here, though the game goes on.
  [[nodiscard]] auto is_sampled(std::size_t at) const -> bool;
  /// Waits for answers until at most so many are open.
  auto answered(std::size_t open) -> std::optional<Trouble>;
  auto count(const Ask& ask) -> void;
  /// Takes off what is still to be answered; false where the engine is lost, or takes too long.
  auto drained() -> bool;

  /// Whether it is known, or follows from what was seen just before.
  auto passes(const Trouble& trouble) -> bool;
  [[nodiscard]] auto is_echo(const Mismatch& wrong) const -> bool;
  /// Whether the engine begins with the opening, though it is to begin with another position.
  [[nodiscard]] auto is_elsewhere(const Mismatch& wrong) -> bool;
  /// Whether a move was tried where the engine was asked last for its list, and the list is shown.
  [[nodiscard]] auto is_where_listed(const Ask& ask) const -> bool;
  /// Whether the list is wrong about a move that was refused or accepted there.
  [[nodiscard]] auto is_listed_wrong(const Mismatch& wrong) const -> bool;
  /// A list that is the model's, if it was shown; or one that is not.
  auto note_list(const Ask& ask) -> void;
  auto note_list(const Mismatch& wrong) -> void;

  /// What was done before a question that the engine did not outlive.
  auto note_failure(const Ask& ask) -> void;
  /// The answer to a move: what was done before it did no harm.
  auto note_answer(const Ask& ask) -> void;
  [[nodiscard]] auto is_avoided(const Action& action, const ClauseSet& because) const -> bool;
  /// The engine refused an illegal move: what it took before was not all of its kind.
  auto note_refusal(const Ask& ask) -> void;
  /// Whether the engine would take the illegal move, as it did before, and the game end with it.
  [[nodiscard]] auto is_taken(const Deed& deed) const -> bool;
  /// Sees to it that both can go on; false where they cannot.
  auto go_past(const Trouble& trouble) -> bool;
  /// Whether a game can go on though fields differ after so many actions: that says nothing of what
  /// comes.
  auto follows_nothing(std::size_t at, const std::set<std::string, std::less<>>& fields) -> bool;
  /// Whether these fields have ended one of so many games: then there is hardly another way to see
  /// what else is wrong.
  auto ends(const std::set<std::string, std::less<>>& fields, std::uint64_t share) -> bool;
  /// Sets the engine to the position of the model after so many actions.
  auto set_again(std::size_t at) -> bool;
  /// Plays the first of the actions on the model once more.
  auto replay(std::size_t actions) -> void;

  AnyGame& model_;
  Engine& engine_;
  Manner manner_;
  Tally tally_;
  Course course_;
  std::string state_;  ///< the model's, as JSON
  std::string params_;
  std::size_t reach_ = 1;    ///< questions that may be open now: fewer where there is much trouble
  std::deque<Action> redo_;  ///< that were under way when the engine was set again
  bool ended_ = false;       ///< the source has no more
  bool went_past_ = false;
  std::set<std::string, std::less<>> wrong_;    ///< fields that differed when it was set again
  std::set<std::string, std::less<>> lacking_;  ///< moves that the engine lacks in its last list
  std::set<std::string, std::less<>> surplus_;  ///< that it has too many, and of which kind
  std::optional<std::size_t> listed_at_;        ///< after how many actions it showed that
  std::optional<Deed> under_way_;               ///< of which not everything is answered yet
  std::map<std::set<std::string, std::less<>>, std::uint64_t> ends_;  ///< of games, by wrong fields
};

}  // namespace ruleproof::conformance
