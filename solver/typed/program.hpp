/// A typed question made ready: a list of small operations, each on the results of earlier ones,
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
#include <string>
#include <vector>

namespace ruleproof::solver::typed {

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

/// Whether a part of a position is what was written.
using Same = std::function<bool(const std::byte* at)>;

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
  std::vector<std::string> words = {};              ///< of an enumerator, from `low`
  std::function<Same(std::string_view)> text = {};  ///< of a part with a text; empty: unreadable
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

struct Node {
  Op op = Op::constant;
  std::int64_t number = 0;  ///< of a constant; the index of a field
  std::uint32_t first = 0;  ///< its operands in `Program::links`
  std::uint32_t count = 0;
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
  std::vector<Same> texts;

  /// Whether it holds of a position. `state` and `around` are the bytes of both.
  [[nodiscard]] auto holds(const std::byte* state, const std::byte* around) const -> bool;

  /// The value of a number; nothing if it has none.
  [[nodiscard]] auto number(const std::byte* state, const std::byte* around) const
      -> std::optional<std::int64_t>;

  /// How far a position is from fulfilling it: 0 if it does. A measure for searches; it proves
  /// nothing.
  [[nodiscard]] auto distance(const std::byte* state, const std::byte* around) const
      -> std::int64_t;

  /// Whether it reads anything that the game says of a position beyond its fields.
  [[nodiscard]] auto looks_around() const -> bool;

 private:
  struct Cell {
    std::int64_t number = 0;
    bool known = false;
  };
  struct Gap {
    std::int64_t to_true = 0;
    std::int64_t to_false = 0;
  };
  [[nodiscard]] auto read(const Symbol& field, const std::byte* state,
                          const std::byte* around) const -> Cell;
  [[nodiscard]] auto cell(const Node& node, const std::byte* state, const std::byte* around) const
      -> Cell;
  [[nodiscard]] auto folded(const Node& node) const -> Cell;
  [[nodiscard]] auto quantified(const Node& node) const -> Cell;
  [[nodiscard]] auto gap(std::size_t at) const -> Gap;
  auto evaluate(const std::byte* state, const std::byte* around) const -> void;

  mutable std::vector<Cell> cells_;  ///< one for each node; kept from one position to the next
  mutable std::vector<Gap> gaps_;
};

}  // namespace ruleproof::solver::typed
