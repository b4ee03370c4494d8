/// Questions to Z3: is there a choice of numbers for which all formulas hold?
///
///     Query query("can a player with six persons be left with nothing?");
///     const auto yuan = query.number("yuan", 0, 30);
///     query.require(...);
///     const auto reply = ask(query);          // sat with values, unsat, or unknown
///
/// The solver reads the very text that is published (`reply.smt`), so that another solver can be
/// asked the same: see solver/smt/second_opinion.hpp. Every `sat` is checked here by evaluation.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/smt/term.hpp"

namespace ruleproof::solver {

/// `unknown` is an answer: the budget did not suffice.
enum class Sat : std::uint8_t { sat, unsat, unknown };

[[nodiscard]] auto to_text(Sat sat) -> std::string_view;

/// Formulas that are to hold together.
class Query {
 public:
  explicit Query(std::string says = {}) : says_(std::move(says)) {}

  /// A number to be chosen, low..high.
  auto number(std::string name, std::int64_t low, std::int64_t high) -> Term {
    return Term::variable(std::move(name), low, high);
  }
  auto require(Truth formula) -> Query& {
    formulas_.push_back(std::move(formula));
    return *this;
  }
  [[nodiscard]] auto formulas() const -> const std::vector<Truth>& { return formulas_; }
  [[nodiscard]] auto smt() const -> std::string;

 private:
  std::string says_;
  std::vector<Truth> formulas_;
};

/// How much a query may cost. Z3's own count of its work is the same on every machine, so that an
/// answer does not depend on the load; the time is a last resort.
struct Budget {
  std::uint32_t work = 20'000'000;          ///< Z3's `rlimit`: about 10 to 30 seconds
  std::chrono::milliseconds time{120'000};  ///< then Z3 is interrupted
  std::uint32_t seed = 0;
};

struct Reply {
  Sat sat = Sat::unknown;
  Values values;       ///< of every variable; only if sat
  std::string smt;     ///< the question as asked
  std::string reason;  ///< why unknown
};

[[nodiscard]] auto ask(const Query& query, const Budget& budget = {}) -> Reply;

/// Of formulas that cannot hold together, some that cannot either, as places in `formulas()`: often
/// few, not always the fewest. Nothing where the budget does not suffice.
[[nodiscard]] auto needed(const Query& query, const Budget& budget = {})
    -> std::optional<std::vector<std::size_t>>;

/// The greatest value that a term can have.
struct Optimum {
  std::optional<std::int64_t> best;  ///< the greatest value that was found
  bool proved = false;  ///< there is none greater; without `best`: there is none at all
  Reply witness;        ///< reaches `best`
  Reply proof;          ///< unsat: nothing greater
};

/// By halving the range that is left; every step is a query of its own with the whole budget.
[[nodiscard]] auto maximise(const Query& query, const Term& term, const Budget& budget = {})
    -> Optimum;

}  // namespace ruleproof::solver
