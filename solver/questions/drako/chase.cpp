/// Can three dwarves force contact with a dragon who cannot fly, or enclose him?
#include "solver/questions/drako/chase.hpp"

#include <string>

#include "solver/questions/drako/chase_play.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

/// Where the dwarves succeed, over all places.
struct Tally {
  std::uint64_t places = 0;    ///< up to symmetry, at the start of a turn of the dwarves
  std::uint64_t caught = 0;    ///< in which the catch can be forced
  Node longest = 0;            ///< actions of both sides, at the most, where it can
  std::uint64_t openings = 0;  ///< dragon in the middle with his one action, nobody beside him
  std::uint64_t opening_catches = 0;  ///< of these, those in which the catch can be forced
};

template <int Radius>
auto tally(const Chase<Radius>& chase) -> Tally {
  Tally result;
  using Cells = typename Chase<Radius>::Cells;
  constexpr auto middle = Cells::number({0, 0});
  chase.for_each_place([&](const auto& place) {
    const bool dwarves_begin = !place.dragons_turn && place.actions == 2;
    const bool opening = place.dragons_turn && place.actions == 1 && place.dragon == middle &&
                         (Cells::neighbours[middle] & place.dwarves) == 0;
    if (!dwarves_begin && !opening) return;
    const auto actions = chase.actions_to_catch(place);
    if (dwarves_begin) {
      ++result.places;
      result.caught += actions ? 1 : 0;
      result.longest = std::max(result.longest, actions.value_or(0));
    } else {
      ++result.openings;
      result.opening_catches += actions ? 1 : 0;
    }
  });
  return result;
}

auto in_words(Catch wanted) -> std::string {
  if (wanted.enclosed) return "enclose the dragon";
  return "bring " + std::to_string(wanted.beside) + " of them next to the dragon";
}
auto aspect_of(Catch wanted) -> std::string {
  return wanted.enclosed ? "enclosed" : std::to_string(wanted.beside) + "-beside";
}

auto answer_for(int radius, Speeds speeds, Catch wanted, const Tally& found) -> Answer {
  const auto cells = 1 + (3 * radius * (radius + 1));
  Answer answer{.aspect = std::to_string(cells) + "-areas-dwarf-" + std::to_string(speeds.dwarf) +
                          "-dragon-" + std::to_string(speeds.dragon) + "-" + aspect_of(wanted),
                .says = found.caught == found.places ? Says::yes : Says::no,
                .how = How::exhaustive};
  const auto speed = "With " + counted(static_cast<std::uint64_t>(speeds.dwarf), "area") +
                     " an action for a dwarf and " + std::to_string(speeds.dragon) +
                     " for the dragon, on " + std::to_string(cells) + " areas, ";
  const auto deed = in_words(wanted);
  if (found.caught == found.places) {
    answer.title = speed + "the dwarves can always " + deed;
  } else if (found.caught == 0) {
    answer.title = speed + "the dwarves can never " + deed;
  } else {
    answer.title = speed + "the dwarves can " + deed + " from " + std::to_string(found.caught) +
                   " of " + std::to_string(found.places) + " places";
  }
  answer.text =
      "A game of places: two actions a turn, one dwarf walks in each, cards never run out, nobody "
      "flies or passes through others. It counts when the dwarves' turn is over.";
  answer.bound = "every place of the four figures up to symmetry";
  answer.data = "public source";
  answer.clauses = {"icon.move", "icon.walk", "move.one-figure"};
  answer
      .fact("places at the start of a turn of the dwarves, up to symmetry",
            std::to_string(found.places))
      .fact("from which it can be forced", std::to_string(found.caught))
      .fact("actions of both sides that this takes at the most", std::to_string(found.longest))
      .fact("places in which the game may begin", std::to_string(found.openings))
      .fact("of these, from which it can be forced", std::to_string(found.opening_catches))
      .fact("relation", std::string(relation_tested));
  return answer;
}

template <int Radius>
auto add_answers(Answers& answers, std::span<const Speeds> speeds) -> void {
  constexpr auto catches = std::to_array<Catch>({{1, false}, {2, false}, {3, false}, {0, true}});
  for (const auto speed : speeds) {
    for (const auto wanted : catches) {
      const Chase<Radius> chase(speed, wanted);
      const auto found = tally(chase);
      answers.push_back(answer_for(Radius, speed, wanted, found));
      if constexpr (Radius == 2) {
        if (found.caught < found.places) continue;
        if (auto shown = ChasePlay(chase, speed).show_catch()) {
          answers.back().shown.push_back(std::move(*shown));
        }
      }
    }
  }
}

}  // namespace

auto can_the_dwarves_force_contact(const AskOptions& /*options*/) -> Answers {
  constexpr auto every = std::to_array<Speeds>({{1, 1}, {2, 1}, {1, 2}, {2, 2}});
  constexpr auto equal = std::to_array<Speeds>({{1, 1}});
  Answers answers;
  add_answers<1>(answers, equal);
  add_answers<2>(answers, every);
  add_answers<3>(answers, equal);
  return answers;
}

}  // namespace ruleproof::solver::drako_question
