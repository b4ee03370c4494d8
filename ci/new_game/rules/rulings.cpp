#include "model/new_game/rules/rulings.hpp"

#include <array>
#include <span>

#include "model/core/ruling.hpp"
#include "model/new_game/new_game.hpp"
#include "model/new_game/rules/clauses.hpp"

namespace ruleproof::new_game {
namespace {

constexpr auto open_questions = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::last>("A1", "last", "end.last"_c, "Does the last token win?",
                           {{"wins", "who takes it wins"}, {"loses", "who takes it loses"}}),
});

static_assert(sizeof(Rulings) == open_questions.size(), "every ruling has a row in the table");

}  // namespace

constinit const std::span<const Ruling<Rulings>> NewGame::ruling_table = open_questions;

}  // namespace ruleproof::new_game
