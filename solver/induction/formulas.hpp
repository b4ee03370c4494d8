/// Expressions over the fields of a game as formulas, for proofs that follow from laws.
///
/// A formula says exactly what evaluation says (model/core/expression/program.hpp), also of what is
/// not there: `evaluate` on the values of a position gives what the program gives, and
/// `formulas_test` holds both to each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "model/core/expression/program.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {

class Formulas {
 public:
  struct Value {
    Term number{0};
    Truth truth{false};
    Truth known{true};
    std::int64_t reach = 0;  ///< how far from zero the number can be
    Truth beyond{false};     ///< a sum or product in it leaves 64 bits: then evaluation is an error
  };

  Formulas() = default;
  /// With names for the opening, too (`Vocabulary::with_opening`): they are plain numbers. What
  /// lies farther on is the position before a move.
  Formulas(std::size_t size, const std::byte* opening) : size_(size), opening_(opening) {}

  /// The formula of an expression; nothing for what formulas cannot say.
  auto of(const expression::Program& program) -> std::optional<Value>;

  /// That it is fulfilled; that it is refuted. What has no value is neither.
  [[nodiscard]] static auto holds(const Value& value) -> Truth {
    return value.known && value.truth;
  }
  [[nodiscard]] static auto fails(const Value& value) -> Truth {
    return value.known && !value.truth;
  }

  /// What is so of any position by the way it is stored: a bag has as many pieces as its kinds have
  /// together; the game is over when nobody is to act; a number has no bits only if it is none.
  [[nodiscard]] auto premises() const -> const std::vector<Truth>& { return premises_; }
  /// The ranges that games declare for the fields that were read, by the field's name: a bound
  /// below and one above, where they are narrower than what the field can store.
  using Ranges = std::map<std::string, std::vector<Truth>>;
  [[nodiscard]] auto ranges() const -> const Ranges& { return ranges_; }

  /// The values of all variables in one position.
  [[nodiscard]] auto values(const std::byte* state, const std::byte* around) const -> Values;

 private:
  /// Where a number lies, and how it is read.
  using Key = std::tuple<bool, std::size_t, std::int64_t (*)(const std::byte*)>;
  struct Variable {
    Term term;
    std::string name;
  };
  /// A number whose bits are counted, or several whose common bits are: a variable for each bit or,
  /// if it is too wide, one for all.
  struct Counted {
    std::vector<Term> numbers;
    Term bits;
    std::string name;             ///< of the variable for all, or of those for each; else empty
    std::vector<Term> each = {};  ///< bit by bit, from the lowest; empty: not taken apart
  };

  auto number_at(const expression::Source& source, std::string name, std::int64_t least,
                 std::int64_t most) -> Term;
  auto number_of(const expression::Symbol& symbol) -> Term;
  auto note_range(const expression::Symbol& symbol, const Value& value) -> void;
  /// The game is over when nobody is to act.
  auto end_of_game(const expression::Source& over) -> void;
  auto guarded(const expression::Symbol& symbol) -> Truth;
  auto field(const expression::Symbol& symbol) -> Value;
  auto written(const expression::Symbol& symbol, const expression::Written& text) -> Value;
  auto bits(const std::vector<const Value*>& of) -> Value;
  auto counted(const Term& number) -> std::size_t;
  auto constant_bits(const Term& number) -> Counted;
  auto some_bits(const Term& number, std::string name) -> Counted;
  /// Bit by bit, if it is not so yet.
  auto take_apart(Counted& made) -> void;
  /// A sum has no more bits than its parts, and as many where these have none in common.
  auto bits_of_sum(const Term& sum, const Term& bits) -> void;
  auto counted(std::vector<std::size_t> several) -> std::size_t;
  /// What all of several numbers have is no more than what all but one of them have.
  auto common_of_fewer(const std::vector<std::size_t>& several) -> std::vector<Term>;
  /// 1 if all of them have a bit, else 0.
  [[nodiscard]] auto in_all(const std::vector<std::size_t>& several, std::size_t bit) const -> Term;
  /// Whether all of them are bit by bit: beside a plain number each is taken apart, however wide.
  auto are_apart(const std::vector<std::size_t>& several) -> bool;
  auto operation(const expression::Program& program, const expression::Node& node,
                 const std::vector<Value>& values) -> std::optional<Value>;

  [[nodiscard]] auto is_of_opening(const expression::Source& source) const -> bool {
    return opening_ != nullptr && source.in_state && source.offset >= size_ &&
           source.offset < 2 * size_;
  }

  std::size_t size_ = 0;  ///< of a position; what lies beyond is the opening
  const std::byte* opening_ = nullptr;
  std::map<Key, Variable> variables_;
  std::set<Key> introduced_;      ///< what is so of them by the way they are stored was said
  std::vector<Counted> counted_;  ///< in the order in which they were read
  std::map<const Expression*, std::size_t> counted_nodes_;  ///< where each of them is
  std::map<std::vector<std::size_t>, std::size_t> common_;  ///< and several of them together
  std::vector<Truth> premises_;
  Ranges ranges_;
};

}  // namespace ruleproof::solver
