#include "properties/conformance/compare/course.hpp"

#include <string>

#include "model/core/any_game.hpp"

namespace ruleproof::conformance {

auto begin_at(AnyGame& model, const std::string& position) -> bool {
  if (!position.empty()) return !model.restart_at(position).has_value();
  model.restart();
  return true;
}

auto follow(AnyGame& model, const Action& action) -> bool {
  switch (action.kind) {
    case Action::Kind::play:
      return static_cast<bool>(model.play(action.move));
    case Action::Kind::undo:
      return model.undo();
    case Action::Kind::refuse:
      break;
  }
  return true;
}

auto play_through(AnyGame& model, const Course& course) -> void {
  (void)begin_at(model, course.position);
  for (const auto& action : course.actions) (void)follow(model, action);
}

}  // namespace ruleproof::conformance
