/// A game under a set-up, without its types: it keeps a position, and moves are texts. Both sides
/// of the protocol speak of this, so that all but one file of each game is compiled once.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {

/// What the rules say of a move that is given as text.
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

/// Which fields are spoken of.
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

/// The model, with a position.
class Referee {
 public:
  Referee() = default;
  Referee(const Referee&) = delete;
  auto operator=(const Referee&) -> Referee& = delete;
  virtual ~Referee() = default;

  [[nodiscard]] virtual auto name() const -> std::string_view = 0;
  [[nodiscard]] virtual auto title() const -> std::string_view = 0;
  [[nodiscard]] virtual auto rulebook() const -> std::span<const Clause> = 0;
  [[nodiscard]] virtual auto setup() const -> SetupText = 0;
  [[nodiscard]] virtual auto players() const -> int = 0;
  [[nodiscard]] virtual auto questions() const -> std::vector<Question> = 0;
  /// The names that a position may have, "to-act" last.
  [[nodiscard]] virtual auto fields() const -> std::vector<std::string> = 0;

  /// The opening; what came before is forgotten.
  virtual auto restart() -> void = 0;
  /// Another position to begin with.
  virtual auto restart_at(std::string_view position) -> std::optional<Error> = 0;
  /// The position in one line, as it may be given to `restart_at`.
  [[nodiscard]] virtual auto position() const -> std::string = 0;
  /// Takes the last move back; false if there is none.
  virtual auto undo() -> bool = 0;

  [[nodiscard]] virtual auto seat() const -> Seat = 0;
  /// The number of legal moves.
  virtual auto offers() -> std::size_t = 0;
  [[nodiscard]] virtual auto text_of(std::size_t offer) -> std::string = 0;
  /// What the move would rely on.
  [[nodiscard]] virtual auto foresee(std::size_t offer) -> ClauseSet = 0;
  /// Chance by its weights, players evenly.
  virtual auto throw_dice(Dice& dice) -> std::size_t = 0;
  [[nodiscard]] virtual auto judge(std::string_view move) const -> Judgement = 0;
  /// Makes the move if it is legal.
  virtual auto play(std::string_view move) -> Judgement = 0;
  /// An illegal move, preferably because of a clause that refused little so far.
  virtual auto near_miss(Random& random, const properties::Citations& so_far)
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
};

/// `{"over":true,"scores":[1,0],"winners":["p1"]}`; while the game goes on, `{"over":false}` with
/// nobody winning.
auto write_outcome(const Referee& referee, std::string& out) -> void;

/// The id of a clause.
[[nodiscard]] inline auto id_of(const Referee& referee, ClauseRef clause) -> std::string {
  return std::string(referee.rulebook()[clause.index].id);
}

/// A referee of the game of that name, which exists.
[[nodiscard]] auto make_referee(std::string_view game, const SetupText& setup)
    -> Result<std::unique_ptr<Referee>>;

/// A set-up to be tried: number 0 is the default, others are as random tests draw them.
[[nodiscard]] auto drawn_options(std::string_view game, std::uint64_t number) -> Texts;

}  // namespace ruleproof::conformance
