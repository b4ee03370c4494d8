/// A game under a set-up, without its types: an object that keeps a position and reads and writes
/// moves as texts. Code that takes an AnyGame compiles once for all games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/naming.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"

namespace ruleproof {

/// What the rules say of a move in text form.
struct Judgement {
  enum class Kind : std::uint8_t { legal, illegal, unreadable };
  Kind kind = Kind::unreadable;
  ClauseRef why;      ///< of an illegal move
  ClauseSet because;  ///< of a legal one

  explicit operator bool() const { return kind == Kind::legal; }
};

/// A move that must be refused.
struct NearMiss {
  std::string move;
  ClauseRef why;
};

/// A position as somebody sees it who may know less than all.
struct Seen {
  std::string position;       ///< as `AnyGame::position` writes it; what is not seen is "hidden"
  std::vector<Panel> panels;  ///< as `AnyGame::picture` draws them
};

/// The fields that a caller wants.
struct FieldFilter {
  bool all = true;
  std::set<std::string, std::less<>> names = {};  ///< if not all
};

/// An open question of the game.
struct Question {
  std::string_view id;
  ClauseRef clause;
  std::span<const Answer> answers;
};

/// The rules, and a position.
class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  auto operator=(const AnyGame&) -> AnyGame& = delete;
  virtual ~AnyGame() = default;

  [[nodiscard]] virtual auto name() const -> std::string_view = 0;
  [[nodiscard]] virtual auto title() const -> std::string_view = 0;
  [[nodiscard]] virtual auto rulebook() const -> std::span<const Clause> = 0;
  /// Bumped when behaviour changes.
  [[nodiscard]] virtual auto ruleset() const -> int = 0;
  [[nodiscard]] virtual auto setup() const -> SetupText = 0;
  [[nodiscard]] virtual auto players() const -> int = 0;
  [[nodiscard]] virtual auto questions() const -> std::vector<Question> = 0;
  /// The names that a position may have, "to-act" last.
  [[nodiscard]] virtual auto fields() const -> std::vector<std::string> = 0;
  /// Those of the opening, without "to-act", with their ranges and meanings.
  [[nodiscard]] virtual auto field_infos() const -> std::vector<FieldInfo> = 0;

  /// Goes back to the opening, and forgets what came before.
  virtual auto restart() -> void = 0;
  /// Another position to begin with.
  virtual auto restart_at(std::string_view position) -> std::optional<Error> = 0;
  /// The position in one line, as it may be given to `restart_at`.
  [[nodiscard]] virtual auto position() const -> std::string = 0;
  /// Takes the last move back; false if there is none.
  virtual auto undo() -> bool = 0;

  [[nodiscard]] virtual auto seat() const -> Seat = 0;
  /// Who makes a move: `seat()`, but for moves out of turn.
  [[nodiscard]] virtual auto mover(std::string_view move) const -> Seat = 0;
  /// The number of legal moves.
  virtual auto offers() -> std::size_t = 0;
  [[nodiscard]] virtual auto text_of(std::size_t offer) -> std::string = 0;
  /// What the move would rely on.
  [[nodiscard]] virtual auto foresee(std::size_t offer) -> ClauseSet = 0;
  /// Chance by its weights, players evenly.
  virtual auto throw_dice(Dice& dice) -> std::size_t = 0;
  /// A move as the game writes it; errors say why it cannot be read.
  [[nodiscard]] virtual auto read_move(std::string_view text) const -> Result<std::string> = 0;
  [[nodiscard]] virtual auto judge(std::string_view move) const -> Judgement = 0;
  /// Makes the move if it is legal.
  virtual auto play(std::string_view move) -> Judgement = 0;
  /// Makes a legal move.
  virtual auto make(std::size_t offer) -> void = 0;
  /// A legal move and what it would change, without a picture.
  [[nodiscard]] virtual auto frame_of(std::string_view move) const -> Frame = 0;
  /// The table; empty if the game draws none.
  [[nodiscard]] virtual auto picture() const -> std::vector<Panel> = 0;
  /// Whether anything is hidden from a player.
  [[nodiscard]] virtual auto hides() const -> bool = 0;
  /// What a player sees; of `Seat::nobody`: what all players see. At the end all is open.
  [[nodiscard]] virtual auto seen_by(Seat viewer) const -> Seen = 0;
  /// `frame_of` as a player, or somebody who sees what all see, is shown the move. `move` is empty
  /// where it changes something hidden and what is seen does not say which move it was. The clauses
  /// are then those that all moves rely on which look the same.
  [[nodiscard]] virtual auto frame_seen_by(std::string_view move, Seat viewer) const -> Frame = 0;
  /// An illegal move, preferably because of a clause that refused little so far: `refused` has the
  /// number of times for each clause of the rulebook.
  virtual auto near_miss(Random& random, std::span<const std::uint64_t> refused)
      -> std::optional<NearMiss> = 0;
  [[nodiscard]] virtual auto outcome() const -> Outcome = 0;
  [[nodiscard]] virtual auto fingerprint() const -> std::uint64_t = 0;

  /// `{"moves":["drop 1"]}`
  virtual auto write_moves(std::string& out) -> void = 0;
  /// `{"round":1,"stage":"offer"}`
  virtual auto write_state(std::string& out, const FieldFilter& filter) const -> void = 0;

  /// The same of what a seat sees; `{}` where nothing is hidden.
  virtual auto write_seen(std::string& out, Seat seat) const -> void = 0;

  /// The set-up as the head of a record.
  [[nodiscard]] virtual auto record() const -> Record = 0;
  /// Begins where a record does. Errors name `where`, the file of the record.
  virtual auto open(const Record& record, const std::string& where) -> std::optional<Error> = 0;
  /// Plays a record from its beginning, up to the first expectation that fails: that is the error.
  /// `watch(frame)` sees every step that was made, or taken back ("undo"), without a picture.
  virtual auto replay(const Record& record, const std::string& where,
                      const std::function<void(const Frame&)>& watch) -> std::optional<Error> = 0;
  /// A record as it is shown, with pictures; ends where the record stops replaying. The position
  /// is left as it was.
  [[nodiscard]] virtual auto frames_of(const Record& record) const -> std::vector<Frame> = 0;
};

/// `{"over":true,"scores":[1,0],"winners":["p1"]}`; while the game goes on, `{"over":false}` with
/// nobody winning.
auto write_outcome(const AnyGame& game, std::string& out) -> void;

/// The id of a clause.
[[nodiscard]] inline auto id_of(const AnyGame& game, ClauseRef clause) -> std::string {
  return std::string(game.rulebook()[clause.index].id);
}

/// Plays on, players evenly and chance by its weights, for at most so many choices; a forced move
/// is none. `watch(offer)` sees each move before it is made.
auto play_at_random(AnyGame& game, Dice& dice, std::size_t choices,
                    const std::function<void(std::size_t offer)>& watch) -> void;

}  // namespace ruleproof
