#include "model/connect_four/rules/rulings.hpp"

#include <array>
#include <span>

#include "model/connect_four/connect_four.hpp"
#include "model/connect_four/rules/clauses.hpp"
#include "model/core/ruling.hpp"

namespace ruleproof::connect_four {
namespace {

constexpr auto open_questions = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::diagonals>(
        "A1", "diagonals", "line.diagonal"_c, "Do four stones in a diagonal win?",
        {{"count", "a diagonal wins like a row"}, {"do-not-count", "only rows and columns win"}}),
});

static_assert(sizeof(Rulings) == open_questions.size(), "every ruling has a row in the table");

}  // namespace

constinit const std::span<const Ruling<Rulings>> ConnectFour::ruling_table = open_questions;

}  // namespace ruleproof::connect_four
