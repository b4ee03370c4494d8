#include "properties/conformance/compare/examiner.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/json_text.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/conformance/engine/limit.hpp"

namespace ruleproof::conformance {
namespace {

/// Notes how long an engine takes to answer, of all the questions that are answered while it lives.
class Pacer {
 public:
  explicit Pacer(Engine& engine)
      : engine_(engine), open_(engine.dialogue().open()), begin_(Limit::Clock::now()) {}
  ~Pacer() {
    const auto open = engine_.running() ? engine_.dialogue().open() : open_;
    if (open >= open_) return;
    engine_.note_pace(Limit::Clock::now() - begin_, open_ - open);
  }
  Pacer(const Pacer&) = delete;
  auto operator=(const Pacer&) -> Pacer& = delete;

 private:
  Engine& engine_;
  std::size_t open_;
  Limit::Clock::time_point begin_;
};

}  // namespace

auto Examiner::run(const std::string& position, Source& source, const Manner& manner)
    -> std::optional<Trouble> {
  manner_ = manner;
  reach_ = engine_.reach(manner.ahead);
  redo_.clear();
  ended_ = false;
  went_past_ = false;
  course_ = {.position = position, .actions = {}};
  if (!begin_at(model_, position)) return std::nullopt;
  wrong_.clear();
  // Nobody but the model need know how a sketch is filled in.
  begin(position.empty() ? "" : model_.position());
  auto trouble = play_on(source);
  while (trouble && !is_elsewhere(trouble->mismatch) && passes(*trouble)) {
    went_past_ = true;
    const bool goes_on = go_past(*trouble);
    trouble.reset();
    if (goes_on) trouble = play_on(source);
    if (!goes_on && engine_.running() && !drained()) engine_.lose();
    if (!goes_on) break;
  }
  ++tally_.games;
  if (!engine_.running()) return trouble;
  if (trouble && is_elsewhere(trouble->mismatch)) {
    engine_.ignores_positions();
    engine_.lose();
    return std::nullopt;
  }
  const bool lost = trouble && is_fatal(trouble->mismatch.fault);
  if (lost || !drained()) engine_.lose();
  return trouble;
}

auto Examiner::drained() -> bool {
  return engine_.dialogue().drain([this] { return !engine_.is_out_of_time(); });
}

auto Examiner::play_on(Source& source) -> std::optional<Trouble> {
  auto trouble = answered(reach_ - 1);
  while (!trouble && !engine_.is_late()) {
    auto action = next(source);
    if (!action) break;
    if (!perform(*action) || engine_.dialogue().open() < reach_) continue;
    trouble = answered(reach_ / 2);
    reach_ = std::min(engine_.reach(manner_.ahead), reach_ + (reach_ / 2) + 1);
  }
  return trouble ? std::move(trouble) : answered(0);
}

auto Examiner::next(Source& source) -> std::optional<Action> {
  if (!redo_.empty()) {
    auto action = std::move(redo_.front());
    redo_.pop_front();
    return action;
  }
  if (ended_) return std::nullopt;
  auto action = source.next(model_);
  ended_ = !action;
  return action;
}

auto Examiner::begin(const std::string& position) -> void {
  params_.clear();
  if (!position.empty()) {
    params_ = R"({"position":)";
    write_string(params_, position);
    params_ += '}';
  }
  engine_.dialogue().tolerate({});
  listed_at_.reset();
  under_way_.reset();
  engine_.dialogue().ask({.kind = Ask::Kind::start, .expected = "{}"}, params_);
  observe();
}

auto Examiner::perform(const Action& action) -> bool {
  Ask ask{.at = course_.actions.size() + 1};
  params_.clear();
  if (action.kind == Action::Kind::undo) {
    if (!engine_.welcome().undo || is_avoided(action, {}) || !model_.undo()) return false;
    ask.kind = Ask::Kind::undo;
    ask.expected = "{}";
  } else {
    const bool play = action.kind == Action::Kind::play;
    const auto judgement = play ? model_.play(action.move) : model_.judge(action.move);
    if (static_cast<bool>(judgement) != play) return false;
    ask.because = judgement.because;
    if (judgement.kind == Judgement::Kind::illegal) {
      ask.why = judgement.why;
      ask.because.add(judgement.why);
    }
    if (is_avoided(action, ask.because)) {
      if (play) (void)model_.undo();
      return false;
    }
    ask.kind = play ? Ask::Kind::play : Ask::Kind::refuse;
    if (play) ask.expected = "{}";
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
  // After the end what the engine says of it comes first: it explains that there are moves.
  if (!over) ask_for_moves(over);
  if (engine_.welcome().outcome && (over || manner_.thorough || is_sampled(at))) {
    Ask ask{.kind = Ask::Kind::outcome, .at = at, .over = over};
    write_outcome(model_, ask.expected);
    dialogue.ask(std::move(ask));
  }
  if (over) ask_for_moves(over);
}

auto Examiner::ask_for_moves(bool over) -> void {
  if (!engine_.welcome().legal) return;
  Ask ask{.kind = Ask::Kind::legal, .at = course_.actions.size(), .over = over};
  model_.write_moves(ask.expected);
  engine_.dialogue().ask(std::move(ask));
}

auto Examiner::is_sampled(std::size_t at) const -> bool {
  constexpr std::size_t apart = 16;
  constexpr std::size_t shift = 5;  // from game to game, so that each position has its turn
  // Who plays a game again asks what was asked, or everything.
  return manner_.ahead > 1 && (at + (tally_.games * shift)) % apart == apart / 2;
}

auto Examiner::answered(std::size_t open) -> std::optional<Trouble> {
  auto& dialogue = engine_.dialogue();
  const Pacer pacer(engine_);
  while (dialogue.open() > open && !engine_.is_out_of_time()) {
    auto mismatch = dialogue.next();
    if (!mismatch) {
      count(dialogue.last());
      continue;
    }
    Trouble trouble{std::move(*mismatch), course_};
    trouble.course.actions.resize(trouble.mismatch.ask.at);
    trouble.listed_right =
        is_where_listed(trouble.mismatch.ask) && !is_listed_wrong(trouble.mismatch);
    if (engine_.heeds_dangers() && is_fatal(trouble.mismatch.fault))
      note_failure(trouble.mismatch.ask);
    return trouble;
  }
  return std::nullopt;
}

auto Examiner::count(const Ask& ask) -> void {
  if (engine_.heeds_dangers() && !engine_.dangers().none()) note_answer(ask);
  switch (ask.kind) {
    case Ask::Kind::start:
      engine_.count_move();
      break;
    case Ask::Kind::play:
      engine_.count_move();
      ++tally_.steps;
      tally_.tried.add(ask.because);
      break;
    case Ask::Kind::refuse:
      ++tally_.refusals;
      note_refusal(ask);
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
      if (ask.over) break;
      ++tally_.shown.lists;
      tally_.shown.lists_hidden += engine_.dialogue().hidden().size();
      note_list(ask);
      break;
    case Ask::Kind::outcome:
      tally_.ends += ask.over ? 1 : 0;
      break;
    default:
      break;
  }
}

}  // namespace ruleproof::conformance
