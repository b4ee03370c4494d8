/// Which abilities a living dragon can have lost, and after how many wounds.
#include <string>

#include "model/drako/figures.hpp"
#include "model/drako/icons.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/wound_relation.hpp"
#include "solver/questions/helped.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and stages

/// Numbers for the armour, which may have no box at all, and for the abilities.
auto make_mat(Query& query, const std::string& name, int low) -> Mat<Term> {
  Mat<Term> mat;
  mat.armour = query.number(name + ".armour", 0, most_boxes);
  for (std::size_t i = 0; i < ability_count; ++i) {
    mat.abilities[i] = query.number(name + "." + std::string(ability_names[i]), low, most_boxes);
  }
  return mat;
}

/// For all numbers of boxes at once: what is said of the wounds holds after one wound more, and
/// what follows from it. `wrong(boxes, wounds)` is what must not be.
template <class Wrong>
auto wound_query(const std::string& says, Wrong&& wrong) -> Query {
  Query query(says);
  const auto boxes = make_mat(query, "boxes", 1);
  const auto before = make_mat(query, "before", 0);
  const auto after = make_mat(query, "after", 0);
  query.require(wounds_fit(boxes, before));
  const auto step = wounded_once(boxes, before, after);
  return query.require((step && !wounds_fit(boxes, after)) || wrong(boxes, before));
}

/// Players who see to it that the dragon is wounded: he does not block, nor bite.
struct Target {
  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    std::erase_if(out, [&](const Move& move) {
      if (is<Block>(move)) return true;
      const auto* allot = std::get_if<Allot>(&move);
      if (allot != nullptr && allot->ability == Ability::fire) return true;
      const bool dragon_attacks = state.turn == Side::dragon && is<Play>(move);
      return dragon_attacks || (is<Waste>(move) && state.turn == Side::dwarves);
    });
  }
};

auto is_grounded(const Rules& rules, const State& state) -> bool {
  return !has_ability(rules, state, Ability::walk) && !has_ability(rules, state, Ability::flight) &&
         !is_slain(rules, state);
}

auto show_grounded(const Drako& game, const AskOptions& options) -> std::optional<Shown> {
  const auto& rules = game.rules();
  const auto wanted = [&](const State& state) { return is_grounded(rules, state); };
  const auto progress = [&](const State& state) -> std::int64_t {
    int near = 0;
    for (const auto& dwarf : state.dwarves) {
      if (dwarf.at != Hex::nowhere) near -= distance(dwarf.at, state.dragon.at);
    }
    return (20 * wounds_of(state).total()) + near;
  };
  const auto found = seek(Helped<Drako, Target>(game, {}), wanted, progress,
                          {.width = 40 * options.effort, .depth = 300, .seed = options.seed});
  if (!found.path) return std::nullopt;
  return show(game, *found.path, "a living dragon that can neither walk nor fly", wanted);
}

/// What a dragon that has lost walking and flying can do with cards, over all places of figures.
struct Uses {
  IconSet some = 0;  ///< icons that are of use somewhere
  int positions = 0;
};
auto uses_of_grounded(const Drako& game) -> Uses {
  Uses uses;
  const auto& numbers = game.rules().components;
  State state = sketch(game, "turn=dragon actions=2 p2.hand=shield");
  state.dragon.armour = static_cast<std::uint8_t>(numbers.armour);
  for (const auto lost : {Ability::flight, Ability::walk}) {
    state.dragon.abilities[index(lost)] = static_cast<std::uint8_t>(game.rules().boxes(lost));
  }
  const auto all = game.rules().board().areas();
  for_each_hex(all, [&](Hex dragon) {
    for_each_hex(all & ~bit(dragon), [&](Hex a) {
      for_each_hex(all & ~bit(dragon) & ~bit(a), [&](Hex b) {
        for_each_hex(all & ~bit(dragon) & ~bit(a) & ~bit(b), [&](Hex c) {
          state.dragon.at = dragon;
          state.dwarves[0].at = a;
          state.dwarves[1].at = b;
          state.dwarves[2].at = c;
          uses.some = static_cast<IconSet>(uses.some | usable_icons(game.rules(), state));
          ++uses.positions;
        });
      });
    });
  });
  return uses;
}

}  // namespace

auto can_a_living_dragon_have_lost_abilities(const AskOptions& options) -> Answers {
  const auto game = game_of();
  const auto all_lost =
      ask(wound_query("Can a living dragon have lost all three abilities?",
                      [](const Mat<Term>& boxes, const Mat<Term>& wounds) {
                        return is_lost(boxes, wounds, 0) && is_lost(boxes, wounds, 1) &&
                               is_lost(boxes, wounds, 2) && !is_slain(boxes, wounds);
                      }),
          options.budget);
  const bool proved = all_lost.sat == Sat::unsat;
  Answer three{.aspect = "all-three",
               .says = proved ? Says::no : Says::unknown,
               .how = proved ? How::proved : How::unknown};
  three.title = proved ? "A living dragon has at least one of his three abilities"
                       : "It is not known whether a living dragon can have lost all abilities";
  three.text =
      "For every number of boxes from 1 to 9: the armour is full before any ability is "
      "wounded, so with all three lost every box is full.";
  three.data = "rulebook";
  three.clauses = {"wounds.armour", "ability.lost", "figure.dead"};
  three.smt2 = proved ? all_lost.smt : "";
  three.fact("relation of the proof", std::string(relation_tested));

  const auto uses = uses_of_grounded(game);
  Answer two{.aspect = "walk-and-flight", .says = Says::unknown, .how = How::bounded};
  two.title = "No game was found in which a living dragon can neither walk nor fly";
  two.bound = "one guided search";
  if (auto shown = show_grounded(game, options)) {
    two.says = Says::yes;
    two.how = How::replayed;
    two.bound = "";
    two.title = "A living dragon can be unable to walk and to fly";
    two.shown.push_back(std::move(*shown));
  }
  std::string useful;
  for (std::size_t i = 1; i < icon_count; ++i) {
    if (!has(uses.some, static_cast<Icon>(i))) continue;
    useful += (useful.empty() ? "" : ", ") + std::string(icon_names[i]);
  }
  two.text =
      "What he can still do is computed over every place of all four figures: besides "
      "drawing and blocking with shields, his cards are of use for: " +
      useful + ".";
  two.data = game.rules().components.provenance;
  two.clauses = {"ability.lost", "ability.needed"};
  two.fact("icons of use", useful).fact("places of the figures", std::to_string(uses.positions));
  return {three, two};
}

auto how_many_wounds_take_an_ability(const AskOptions& options) -> Answers {
  const auto game = game_of();
  const auto boxes = boxes_of(game.rules());
  const auto reply = ask(
      wound_query(
          "Can an ability be lost by fewer wounds than armour and its boxes, or all be kept after "
          "more than each but one box, or the dragon die of fewer wounds than boxes?",
          [](const Mat<Term>& mat, const Mat<Term>& wounds) {
            Truth wrong(false);
            Truth none(true);
            for (std::size_t i = 0; i < ability_count; ++i) {
              wrong = wrong ||
                      (is_lost(mat, wounds, i) && wounds.total() < mat.armour + mat.abilities[i]);
              none = none && !is_lost(mat, wounds, i);
            }
            wrong = wrong || (none && wounds.total() > mat.total() - Term(3));
            return wrong || (is_slain(mat, wounds) && wounds.total() != mat.total());
          }),
      options.budget);
  const bool proved = reply.sat == Sat::unsat;
  Answer answer{.says = proved ? Says::value : Says::unknown,
                .how = proved ? How::proved : How::unknown};
  answer.title = proved ? "An ability can be lost by as many wounds as armour and its own boxes; "
                          "all boxes together kill"
                        : "It is not known how many wounds take an ability";
  answer.text =
      "For every number of boxes from 1 to 9. Wounds on armour and on all boxes but one of "
      "each ability leave him all three; the next one takes one.";
  answer.data = game.rules().components.provenance;
  answer.clauses = {"wounds.armour", "wounds.allotted", "ability.lost", "figure.dead"};
  answer.smt2 = proved ? reply.smt : "";
  for (const auto ability : all_abilities) {
    answer.fact(
        "least wounds by which " + std::string(ability_names[index(ability)]) + " can be lost",
        std::to_string(boxes.armour + boxes.abilities[index(ability)]));
  }
  answer.fact("most wounds that leave him every ability", std::to_string(boxes.total() - 3))
      .fact("wounds that kill him", std::to_string(boxes.total()))
      .fact("relation of the proof", std::string(relation_tested));
  return {answer};
}

}  // namespace ruleproof::solver::drako_question
