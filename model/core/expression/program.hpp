/// An expression made ready: a list of small operations, each on the results of earlier ones,
/// that reads the bytes of a position. Nothing is looked up by name any more.
///
/// What is not there (a list is shorter than that; an outcome, while the game goes on) has no
/// value: neither has a comparison with it, `any`, `all`, `count`, `sum`... pass over it, and a
/// question without a value is not fulfilled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ruleproof::expression {

/// A number in a position, or in what the game says of it (`Around`).
struct Source {
  bool in_state = true;
  std::size_t offset = 0;
  std::int64_t (*read)(const std::byte* at) = nullptr;
};

/// The list, or the end of the game, must be that far.
struct Guard {
  Source of;
  std::int64_t at_least = 0;
};

/// A part of a position that was written as a text: its numbers, with where they lie in it.
struct Written {
  struct Part {
    std::size_t offset = 0;
    std::int64_t (*read)(const std::byte* at) = nullptr;
    std::int64_t number = 0;
    std::int64_t least = 0;  ///< as its type has it
    std::int64_t most = 0;
  };
  std::function<bool(const std::byte* at)> same;  ///< whether a part is that; empty: unreadable
  std::vector<Part> parts = {};                   ///< all of its numbers
};

/// What a question may ask of: a field or a part of one.
struct Symbol {
  std::string path;
  std::string says;
  std::int64_t low = 0;  ///< as the list of fields has it
  std::int64_t high = 0;
  std::int64_t least = 0;  ///< as its type has it
  std::int64_t most = 0;
  bool is_number = true;
  Source source;
  std::vector<Guard> guards = {};
  std::vector<std::string> words = {};                 ///< of an enumerator, from `low`
  std::function<Written(std::string_view)> text = {};  ///< of a part with a text
  std::vector<Source> sums = {};  ///< of the size of a bag: its parts, which add up to it
};

enum class Op : std::uint8_t {
  constant,
  absent,
  field,
  same,
  negate,
  add,
  subtract,
  multiply,
  sum,
  greatest,
  least,
  bits,
  magnitude,
  count,
  // from here on, truths
  less,
  at_most,
  equal,
  negation,
  both,
  either,
  all,
  any,
};
[[nodiscard]] constexpr auto is_truth(Op op) -> bool { return op == Op::same || op >= Op::less; }

/// A sum, a difference, a product, an opposite or an amount; nothing if it leaves 64 bits.
[[nodiscard]] auto computed(Op op, std::int64_t a, std::int64_t b) -> std::optional<std::int64_t>;

struct Node {
  Op op = Op::constant;
  std::int64_t number = 0;  ///< of a constant; the index of a field
  std::uint32_t first = 0;  ///< its operands in `Program::links`
  std::uint32_t count = 0;
  int column = 1;  ///< where it stands in the text
};

/// What the game says of a position, beyond its fields.
struct Around {
  static constexpr std::size_t most_players = 6;
  std::int64_t to_act = 0;
  std::int64_t over = 0;
  std::int64_t scores[most_players] = {};
  std::int64_t wins[most_players] = {};
};

class Program {
 public:
  std::vector<Node> nodes;           ///< the last one is the question
  std::vector<std::uint32_t> links;  ///< operands, by node
  std::vector<Symbol> fields;        ///< that it reads
  std::vector<Written> texts;
  std::vector<std::string> notes;  ///< how names were read that could be two things

  /// Whether it holds of a position. `state` and `around` are the bytes of both.
  [[nodiscard]] auto holds(const std::byte* state, const std::byte* around) const -> bool;

  /// The value of a number; nothing if it has none.
  [[nodiscard]] auto number(const std::byte* state, const std::byte* around) const
      -> std::optional<std::int64_t>;

  /// How far a position is from fulfilling it: 0 if it does. A measure for searches; it proves
  /// nothing.
  [[nodiscard]] auto distance(const std::byte* state, const std::byte* around) const
      -> std::int64_t {
    return distance(state, around, {});
  }
  /// The same where each comparison counts by the weight of its node: another way to the same goal.
  [[nodiscard]] auto distance(const std::byte* state, const std::byte* around,
                              std::span<const std::int64_t> weights) const -> std::int64_t;

  /// What the node of that index comes to: a number, a truth as 0 or 1, nothing if it has no value.
  [[nodiscard]] auto part(std::size_t node, const std::byte* state, const std::byte* around) const
      -> std::optional<std::int64_t>;

  /// A number for what its fields are in a position: positions that it cannot tell apart share one.
  [[nodiscard]] auto print(const std::byte* state, const std::byte* around) const -> std::uint64_t;

  /// Where the text has a sum or a product that left 64 bits in a position it was held to: what it
  /// then said of that position means nothing. Nothing if all numbers stayed within.
  [[nodiscard]] auto overflowed() const -> std::optional<int> { return overflowed_; }

  /// The fields that it reads in a position, each with its value: "p1.yuan=4, stage=person". At
  /// most eight are told.
  [[nodiscard]] auto values(const std::byte* state, const std::byte* around) const -> std::string;

  /// To be called where its nodes or fields were changed: what it kept of a position is none of its
  /// own any more.
  auto forget() -> void { cells_.clear(); }

  /// Whether it reads anything that the game says of a position beyond its fields.
  [[nodiscard]] auto looks_around() const -> bool;
  /// Whether it reads bytes behind a position of that size: those of the opening.
  [[nodiscard]] auto looks_behind(std::size_t size) const -> bool;

 private:
  struct Cell {
    std::int64_t number = 0;
    bool known = false;
    auto operator==(const Cell&) const -> bool = default;
  };
  struct Gap {
    std::int64_t to_true = 0;
    std::int64_t to_false = 0;
  };
  [[nodiscard]] auto read(const Symbol& field, const std::byte* state,
                          const std::byte* around) const -> Cell;
  [[nodiscard]] auto cell(const Node& node, const std::byte* state) const -> Cell;
  /// Whether the part of a node `same` is what was written; it must be there.
  [[nodiscard]] auto is_written(const Node& node, const std::byte* state) const -> bool;
  [[nodiscard]] auto folded(const Node& node) const -> Cell;
  [[nodiscard]] auto quantified(const Node& node) const -> Cell;
  [[nodiscard]] auto gap(std::size_t at, std::int64_t weight) const -> Gap;
  /// Brings the cells up to date; whether any of them may be another than before.
  auto evaluate(const std::byte* state, const std::byte* around) const -> bool;
  auto weigh(std::span<const std::int64_t> weights) const -> void;
  /// A number, or none and a note where one leaves 64 bits.
  [[nodiscard]] auto within(const Node& node, std::optional<std::int64_t> number) const -> Cell;

  mutable std::optional<int> overflowed_;
  // Kept from one position to the next: most steps change nothing that a question reads.
  mutable std::vector<Cell> read_;             ///< one for each field
  mutable std::vector<Cell> cells_;            ///< one for each node
  mutable std::vector<Gap> gaps_;              ///< one for each node, by
  mutable std::vector<std::int64_t> weights_;  ///< these weights
};

}  // namespace ruleproof::expression
