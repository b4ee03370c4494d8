#include "solver/refute/course.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <utility>

#include "model/core/clause.hpp"
#include "model/core/expression/before.hpp"
#include "model/core/expression/program.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "solver/refute/course_claim.hpp"

namespace ruleproof::solver::refute {
namespace {

constexpr std::int64_t many = std::numeric_limits<std::int32_t>::max();

auto beside(std::string path, std::string says, std::size_t offset, std::int64_t most = many)
    -> expression::Symbol {
  return {.path = std::move(path),
          .says = std::move(says),
          .high = most,
          .most = most,
          .source = {false, offset, expression::detail::read_scalar<std::int64_t>}};
}

}  // namespace

auto names_in_course(const expression::Vocabulary& names, std::size_t size,
                     std::span<const Clause> clauses) -> expression::Vocabulary {
  auto all = names.with_opening(size);
  expression::add_before(all, names, 2 * size);
  expression::add_acted(all);
  all.add(beside("legal-moves", "how many moves are legal", offsetof(Course, legal_moves)));
  all.add(beside("moves-made", "how many moves were made", offsetof(Course, moves_made)));
  for (std::size_t i = 0; i < most_counts; ++i) {
    all.add(beside("times" + std::to_string(i + 1), "how often something was so",
                   offsetof(Course, times) + (i * sizeof(std::int64_t))));
  }
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    auto symbol = beside("because." + std::string(clauses[i].id), "the last move relied on it",
                         offsetof(Course, because) + i, 1);
    symbol.source.read = expression::detail::read_scalar<std::uint8_t>;
    all.add(std::move(symbol));
  }
  return all;
}

auto counts_moves(const CourseClaim& claim) -> bool {
  const auto asks = [](const expression::Program& program) {
    return std::ranges::any_of(program.fields, [](const expression::Symbol& field) {
      return !field.source.in_state && field.source.offset == offsetof(Course, legal_moves);
    });
  };
  return asks(claim.says) || std::ranges::any_of(claim.counted, [&](const Counted& counted) {
           return asks(counted.what) || (counted.since && asks(*counted.since));
         });
}

}  // namespace ruleproof::solver::refute
