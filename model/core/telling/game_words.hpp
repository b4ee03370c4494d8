/// What the fields of a game are called by people, and how their values are said: a table that a
/// game gives once, in `text/telling.hpp` of its folder, and every reader uses.
///
///     return {.seats = {{"the dwarves", true}, {"the dragon"}},
///             .fields = {value("actions", "actions left"), flag("dragon.netted", "under the net"),
///                        share("p#.hand#", "@'s hand", cards), silent("pending.draws")}};
///
/// In the name of a field # stands for any number. In its words @ is the seat with the first number
/// of the name, # the last number, and * what the field's list calls that number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"

namespace ruleproof {

class AnyGame;

/// A value, or one item of a pile, in words.
using Say = std::function<std::string(std::string_view)>;
/// The items of a pile, each as often as it is there.
using Split = std::function<std::vector<std::string>(std::string_view)>;
using NameList = std::vector<std::string>;

/// One field, or all fields whose names differ in numbers alone.
struct FieldWords {
  enum class Kind : std::uint8_t {
    value,   ///< from this to that
    pile,    ///< what went and what came
    share,   ///< of a pile: how many there are of the kind that the last number in the name says
    row,     ///< a letter for each place, told for itself
    silent,  ///< told by other fields, or of no matter to people
  };
  std::string field;
  std::string words;
  Kind kind = Kind::value;
  Say say = {};         ///< as it is, where there is none
  Split split = {};     ///< of a pile
  NameList items = {};  ///< what the last number in the name stands for, from 1
};

/// Who sits there: "the dwarves", of whom there are several.
struct SeatWords {
  std::string name;
  bool several = false;
};

struct GameWords {
  std::vector<SeatWords> seats = {};  ///< p1 first; none where players are alike
  std::vector<FieldWords> fields = {};
  /// Fields of which `seen_by` has stand-ins, as `FieldWords::field`: those of a player ("p#.hand")
  /// for all others, those behind an @ for all but whoever is to act, the rest for everybody.
  NameList unseen = {};
};

/// What a game says of itself: specialised in its `text/telling.hpp`.
///
///     template <>
///     struct WordsOf<drako::Drako> {
///       static auto of(const drako::Drako& game) -> GameWords;
///     };
template <class G>
struct WordsOf {};

/// An `AnyGame` is one of these, too. It is a door of its own: who plays needs no words.
class Spoken {
 public:
  Spoken() = default;
  Spoken(const Spoken&) = delete;
  auto operator=(const Spoken&) -> Spoken& = delete;
  virtual ~Spoken() = default;
  [[nodiscard]] virtual auto words() const -> GameWords = 0;
};

/// The words of a game; empty where it has none.
[[nodiscard]] auto game_words(const AnyGame& game) -> GameWords;

/// "the dwarves", or "p1" where the seat has no name.
[[nodiscard]] auto seat_words(const GameWords& game, std::string_view seat) -> std::string;
/// The same of a player by his number, from 0.
[[nodiscard]] auto seat_words(const GameWords& game, std::size_t player) -> std::string;

/// "p1 and p2 share the win; points: p1 12, p2 12", by the words that `score_words` gives.
[[nodiscard]] auto outcome_words(const GameWords& game, const Outcome& outcome) -> std::string;

namespace telling {

[[nodiscard]] auto value(std::string field, std::string words, Say say = {}, NameList items = {})
    -> FieldWords;
/// 0 and 1 as "no" and "yes".
[[nodiscard]] auto flag(std::string field, std::string words) -> FieldWords;
[[nodiscard]] auto pile(std::string field, std::string words, Split split, Say say = {},
                        NameList items = {}) -> FieldWords;
[[nodiscard]] auto share(std::string field, std::string words, NameList items) -> FieldWords;
[[nodiscard]] auto row(std::string field, std::string words, Say say) -> FieldWords;
[[nodiscard]] auto silent(std::string field) -> FieldWords;

/// Number n as names[n - first], and `none` below.
[[nodiscard]] auto numbered(NameList names, std::int64_t first = 0, std::string none = "none")
    -> Say;
/// A letter as the name in its place.
[[nodiscard]] auto lettered(std::string letters, NameList names) -> Say;
/// A text, where it is `before`, as `after`.
[[nodiscard]] auto renamed(std::string before, std::string after) -> Say;
/// A number counted from 0 as people count.
[[nodiscard]] auto from_one() -> Say;
/// A player by his number: that of p1 is `first`; smaller ones are `none`.
[[nodiscard]] auto player(const std::vector<SeatWords>& seats, std::int64_t first = 0,
                          std::string none = "nobody") -> Say;

/// "I3*2+L4" as I3, I3, L4.
[[nodiscard]] auto by_plus() -> Split;
/// "build|parade" as build, parade.
[[nodiscard]] auto by_bar() -> Split;
/// "ggv" as g, g, v.
[[nodiscard]] auto by_letter() -> Split;
/// A number that stands for a set, as the numbers of its bits, from 0.
[[nodiscard]] auto by_bit() -> Split;

/// Names of a list that is part of the game's types.
[[nodiscard]] inline auto names_of(const auto& list) -> NameList {
  return NameList(std::begin(list), std::end(list));
}

}  // namespace telling
}  // namespace ruleproof
