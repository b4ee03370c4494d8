#include "properties/conformance/rounds.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/compare/seek.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/corpus.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/conformance/findings.hpp"

namespace ruleproof::conformance {
namespace {

/// With another error the engine has failed.
auto refuses_start(const Trouble& trouble) -> bool {
  const auto& wrong = trouble.mismatch;
  if (wrong.ask.kind != Ask::Kind::start || wrong.fault != Fault::odd_error) return false;
  return refuses_position(wrong.answer);
}

}  // namespace

Rounds::Rounds(const ConformOptions& options, Engine& engine, AnyGame& base, Summary& summary,
               RoundHooks hooks)
    : options_(options),
      engine_(engine),
      base_(base),
      summary_(summary),
      hooks_(std::move(hooks)),
      courses_(openings(options.scenarios, base, summary.welcome)) {}

auto Rounds::play() -> void {
  play_scenarios();
  play_corpus();
  play_at_random();
}

auto Rounds::steps() const -> std::uint64_t {
  return summary_.tally.steps + (now_ == nullptr ? 0 : now_->tally().steps);
}

auto Rounds::open(Examiner& examiner) -> void {
  now_ = &examiner;
  setup_ = examiner.model().setup();
}

auto Rounds::close() -> void { summary_.tally.add(std::exchange(now_, nullptr)->tally()); }

auto Rounds::opened(const SetupText& setup) -> std::unique_ptr<AnyGame> {
  if (refused_.contains(ruleproof::to_text(setup.options))) return nullptr;
  if (engine_.is_out_of_time()) return nullptr;
  auto model = options_.game.make(setup);
  if (!model) return nullptr;
  if (const auto problem = engine_.ready(**model)) {
    if (engine_.is_stopped()) return nullptr;  // it might have come up
    refused_.insert(ruleproof::to_text(setup.options));
    if (problem->code == Code::bad_setup) {
      summary_.refused.insert_or_assign(ruleproof::to_text(setup.options),
                                        ruleproof::to_text(*problem));
    } else {
      lose(*problem);
    }
    return nullptr;
  }
  summary_.set_ups.insert(ruleproof::to_text((*model)->setup().options));
  return std::move(model).value();
}

auto Rounds::play_scenarios() -> void {
  for (const auto& [setup, games] : courses_) {
    if (options_.fixed && !(setup.options == base_.setup().options)) continue;
    const auto model = opened(setup);
    if (!model) continue;
    Examiner examiner(*model, engine_);
    open(examiner);
    for (const auto& course : games) {
      if (finished()) break;
      Listed source(course.actions);
      ++summary_.scenarios;
      look(examiner, course.position, source);
    }
    close();
    if (finished()) return;
  }
}

auto Rounds::play_corpus() -> void {
  for (const auto& file : options_.corpus) {
    if (finished()) return;
    auto game = options_.game.corpus_game(file.text);
    auto setup = options_.setup;
    if (options_.fixed && game.options != setup.options) continue;
    for (const auto& [name, value] : game.options) {
      if (knows(name)) setup.options.insert_or_assign(name, value);
    }
    const auto model = opened(setup);
    if (!model) continue;
    Examiner examiner(*model, engine_);
    open(examiner);
    Scripted source(std::move(game.choices));
    ++summary_.corpus;
    look(examiner, "", source);
    close();
  }
}

auto Rounds::knows(const std::string& option) const -> bool {
  return summary_.welcome.setup || option == "players";
}

auto Rounds::play_at_random() -> void {
  constexpr std::uint64_t most_idle = 4;  // one of them under the usual set-up
  std::uint64_t idle = 0;
  for (std::uint64_t visit = 0; !finished() && idle < most_idle; ++visit) {
    options_.progress(std::to_string(summary_.tally.steps) + " steps");
    const auto model = opened(set_up_of(visit));
    if (!model) {
      if (visit % 4 != 0 || finished()) continue;
      if (summary_.lost.empty()) summary_.lost = "it refuses the set-up that it took at first";
      return;
    }
    const auto before = steps();
    visit_set_up(*model, visit);
    idle = steps() == before ? idle + 1 : 0;  // an engine that outlives no move gets nowhere
  }
}

auto Rounds::set_up_of(std::uint64_t visit) const -> SetupText {
  auto setup = options_.setup;
  if (options_.fixed || visit % 4 == 0 || refused_.size() > most_refused) return setup;
  for (const auto& [name, value] : options_.game.drawn_options(options_.seed * 1000 + visit)) {
    if (knows(name)) setup.options.insert_or_assign(name, value);
  }
  return setup;
}

auto Rounds::visit_set_up(AnyGame& model, std::uint64_t visit) -> void {
  constexpr std::uint64_t steps = 2'000;
  constexpr std::uint64_t most_games = 400;
  Examiner examiner(model, engine_);
  open(examiner);
  for (std::uint64_t game = 0; game < most_games && examiner.tally().steps < steps; ++game) {
    if (finished()) break;
    const SeekOptions seek{.seed = Random(options_.seed + (visit << 20U) + game).next(),
                           .longest = 1'000,
                           .undo = summary_.welcome.undo,
                           .attempts = !summary_.welcome.legal,
                           .kinds = options_.keep_going ? &kinds_ : nullptr};
    Seeker source(seek, seen_);
    look(examiner, "", source);
    if (game % 16 == 15 && !finished()) repeat(examiner);
  }
  close();
}

auto Rounds::look(Examiner& examiner, const std::string& position, Source& source) -> void {
  if (!revived(examiner)) return;
  if (!position.empty() && !engine_.begins_anywhere()) return;
  const auto trouble = examiner.run(position, source, {});
  if (!trouble) {
    if (!engine_.is_late()) ++summary_.agreed;
    return;
  }
  const auto& begun_at = trouble->course.position;
  if (!begun_at.empty() && refuses_start(*trouble)) {
    ++summary_.positions_refused;
    if (!refused_position_) refused_position_ = {examiner.model().setup(), begun_at};
    return;
  }
  hooks_.trouble(examiner, *trouble);
}

auto Rounds::try_refused_position() -> void {
  if (!refused_position_ || gone_ || !summary_.found.empty()) return;
  const auto& [setup, position] = *refused_position_;
  const auto model = opened(setup);
  if (!model) return;
  Examiner examiner(*model, engine_);
  open(examiner);
  const std::vector<Action> nothing;
  Listed source(nothing);
  if (const auto trouble = examiner.run(position, source, {})) hooks_.trouble(examiner, *trouble);
}

auto Rounds::revived(Examiner& examiner) -> bool {
  if (engine_.is_out_of_time()) return false;
  const auto problem = engine_.ready(examiner.model());
  if (problem && !engine_.is_stopped()) {
    lose(*problem);
    gone_ = true;
  }
  return !problem;
}

auto Rounds::lose(const Error& problem) -> void {
  if (summary_.lost.empty()) summary_.lost = ruleproof::to_text(problem);
  if (!options_.keep_going) gone_ = true;
}

auto Rounds::repeat(Examiner& examiner) -> void {
  auto course = examiner.course();
  Listed source(course.actions);
  ++summary_.repeated;
  look(examiner, course.position, source);
}

}  // namespace ruleproof::conformance
