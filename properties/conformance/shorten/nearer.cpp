#include "properties/conformance/shorten/nearer.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/shorten/shrink.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {
namespace {

/// The moves that stand, and what is tried after the last of them.
struct Line {
  std::vector<Action> moves;
  std::vector<Action> beside;
};

auto line_of(const Disagreement& it) -> Line {
  Line line;
  for (const auto& action : it.course.actions) {
    if (action.kind == Action::Kind::refuse) {
      line.beside.push_back(action);
      continue;
    }
    line.beside.clear();
    if (action.kind == Action::Kind::play) line.moves.push_back(action);
    if (action.kind == Action::Kind::undo && !line.moves.empty()) line.moves.pop_back();
  }
  // What the engine refuses is left out of a course, and asked for all the same.
  if (it.kind == "refuses") line.beside.push_back({Action::Kind::play, it.move});
  return line;
}

/// The end of a game, from the position before its last `kept` moves.
auto end_of(AnyGame& model, const Disagreement& it, const Line& line, std::size_t kept) -> Course {
  (void)begin_at(model, it.course.position);
  const auto begin = line.moves.size() - kept;
  for (std::size_t i = 0; i < begin; ++i) (void)model.play(line.moves[i].move);
  Course course{.position = model.position(), .actions = {}};
  for (auto i = begin; i < line.moves.size(); ++i) course.actions.push_back(line.moves[i]);
  for (const auto& action : line.beside) course.actions.push_back(action);
  return course;
}

}  // namespace

auto nearer(Examiner& examiner, const Disagreement& found, const properties::Citations& common)
    -> std::optional<Disagreement> {
  // A fault, or a move that is taken back wrongly, is no matter of a single position.
  if (!examiner.engine().welcome().position || found.is_fault() || found.kind == "undo") {
    return std::nullopt;
  }
  const auto line = line_of(found);
  for (std::size_t kept = 0; kept <= 1 && kept < moves_of(found.course); ++kept) {
    const auto course = end_of(examiner.model(), found, line, kept);
    if (examiner.engine().ready(examiner.model())) return std::nullopt;
    Listed source(course.actions);
    const auto trouble = examiner.run(course.position, source, {.thorough = true});
    if (!trouble) continue;
    for (auto& it : explain(examiner.model(), *trouble, common)) {
      if (akin(it, found)) return std::move(it);
    }
  }
  return std::nullopt;
}

}  // namespace ruleproof::conformance
