#include "properties/conformance/compare/examiner.hpp"

#include <optional>
#include <string>
#include <utility>

#include "model/core/json_text.hpp"

namespace ruleproof::conformance {

auto Examiner::run(const std::string& position, Source& source, const Manner& manner)
    -> std::optional<Trouble> {
  manner_ = manner;
  course_ = {.position = position, .actions = {}};
  if (position.empty()) {
    model_.restart();
  } else if (model_.restart_at(position)) {
    return std::nullopt;  // not a position under this set-up
  }
  begin(position);
  auto trouble = answered(manner.ahead - 1);
  while (!trouble) {
    auto action = source.next(model_);
    if (!action) break;
    if (!perform(*action)) continue;
    if (engine_.dialogue().open() >= manner.ahead) trouble = answered(manner.ahead / 2);
  }
  if (!trouble) trouble = answered(0);
  ++tally_.games;
  if (trouble && (is_fatal(trouble->mismatch.fault) || !engine_.dialogue().drain())) {
    engine_.lose();
  }
  return trouble;
}

auto Examiner::begin(const std::string& position) -> void {
  params_.clear();
  if (!position.empty()) {
    params_ = R"({"position":)";
    write_string(params_, position);
    params_ += '}';
  }
  engine_.dialogue().ask({.kind = Ask::Kind::start, .expected = "{}"}, params_);
  observe();
}

auto Examiner::perform(const Action& action) -> bool {
  Ask ask{.at = course_.actions.size() + 1};
  params_.clear();
  if (action.kind == Action::Kind::undo) {
    if (!engine_.welcome().undo || !model_.undo()) return false;
    ask.kind = Ask::Kind::undo;
    ask.expected = "{}";
  } else {
    const bool play = action.kind == Action::Kind::play;
    const auto judgement = play ? model_.play(action.move) : model_.judge(action.move);
    if (static_cast<bool>(judgement) != play) return false;
    ask.kind = play ? Ask::Kind::play : Ask::Kind::refuse;
    if (play) ask.expected = "{}";
    ask.because = judgement.because;
    if (judgement.kind == Judgement::Kind::illegal) ask.why = judgement.why;
    params_ = R"({"move":)";
    write_string(params_, action.move);
    params_ += '}';
  }
  course_.actions.push_back(action);
  engine_.dialogue().ask(std::move(ask), params_);
  if (action.kind != Action::Kind::refuse) {
    observe();
  } else if (!engine_.filter().names.empty()) {
    // Nothing may have changed.
    engine_.dialogue().ask(
        {.kind = Ask::Kind::state, .at = course_.actions.size(), .expected = state_});
  }
  return true;
}

auto Examiner::observe() -> void {
  auto& dialogue = engine_.dialogue();
  const auto at = course_.actions.size();
  if (!engine_.filter().names.empty()) {
    state_.clear();
    model_.write_state(state_, engine_.filter());
    dialogue.ask({.kind = Ask::Kind::state, .at = at, .expected = state_});
  }
  const bool over = model_.seat() == Seat::nobody;
  if (engine_.welcome().legal && !over) {
    Ask ask{.kind = Ask::Kind::legal, .at = at};
    model_.write_moves(ask.expected);
    dialogue.ask(std::move(ask));
  }
  if (engine_.welcome().outcome && (over || manner_.thorough)) {
    Ask ask{.kind = Ask::Kind::outcome, .at = at};
    write_outcome(model_, ask.expected);
    dialogue.ask(std::move(ask));
  }
}

auto Examiner::answered(std::size_t open) -> std::optional<Trouble> {
  auto& dialogue = engine_.dialogue();
  while (dialogue.open() > open) {
    auto mismatch = dialogue.next();
    if (!mismatch) {
      count(dialogue.last());
      continue;
    }
    Trouble trouble{std::move(*mismatch), course_};
    trouble.course.actions.resize(trouble.mismatch.ask.at);
    return trouble;
  }
  return std::nullopt;
}

auto Examiner::count(const Ask& ask) -> void {
  switch (ask.kind) {
    case Ask::Kind::play:
      ++tally_.steps;
      tally_.tried.add(ask.because);
      break;
    case Ask::Kind::refuse:
      ++tally_.refusals;
      if (ask.why) ++tally_.tried.verdicts[ask.why->index];
      break;
    case Ask::Kind::undo:
      ++tally_.undos;
      break;
    case Ask::Kind::state:
      ++tally_.shown.states;
      for (const auto& field : engine_.dialogue().hidden()) ++tally_.shown.hidden[field];
      for (const auto& field : engine_.dialogue().reordered()) ++tally_.shown.reordered[field];
      break;
    case Ask::Kind::legal:
      ++tally_.shown.lists;
      tally_.shown.lists_hidden += engine_.dialogue().hidden().size();
      break;
    default:
      break;
  }
}

}  // namespace ruleproof::conformance
