#include "properties/conformance/study.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/blame/suspects.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/shorten/nearer.hpp"
#include "properties/conformance/shorten/shorter.hpp"
#include "properties/conformance/shorten/shrink.hpp"

namespace ruleproof::conformance {
namespace {

/// While it lives, no more than a share of what is left may be used.
class Part {
 public:
  Part(Engine& engine, std::uint64_t shares) : engine_(engine), whole_(engine.limit()) {
    engine_.keep_to(whole_.share(engine_.made(), shares));
  }
  ~Part() { engine_.keep_to(whole_); }
  Part(const Part&) = delete;
  auto operator=(const Part&) -> Part& = delete;

 private:
  Engine& engine_;
  Limit whole_;
};

}  // namespace

auto Study::is_late() const -> bool { return notes_.engine.is_late(); }

auto Study::of(AnyGame& model, Disagreement it) -> Found {
  Examiner apart(model, notes_.engine);
  Found found;
  found.it = notes_.options.shrink ? made_short(apart, it) : it;
  auto opening = come_nearer(apart, found);
  found.confirmed =
      shows_again(apart, found.it) && (notes_.engine.lose(), shows_again(apart, found.it));
  found.rough = !found.confirmed && is_late();
  if (!found.confirmed) found.before_it = before_it_;
  if (!found.it.is_fault() && found.confirmed) name(model, found);
  if (!found.confirmed) {
    // What depends on more than the game may need all of it.
    found.it = std::move(it);
    opening.reset();
  }
  found.record = record_of(model, found.it);
  if (opening) found.from_opening = record_of(model, *opening);
  if (found.confirmed && notes_.options.shrink) read_shorter(found);
  return found;
}

auto Study::made_short(Examiner& examiner, const Disagreement& it) -> Disagreement {
  const Part half(notes_.engine, 2);
  return Shrinker(examiner, it,
                  {.steps = std::min(budget_.shrink_steps, notes_.engine.moves_left()),
                   .seed = notes_.options.seed,
                   .common = &notes_.common,
                   .late = [this] { return is_late(); }})
      .run();
}

auto Study::name(AnyGame& model, Found& found) -> void {
  const auto courses = courses_under(model);
  {
    const Part half(notes_.engine, 2);
    found.readings = readings_of(model, notes_.engine, found.it, reading_options(courses));
    try_readings_as_usual(model, found.readings);
  }
  rank_suspects(model, notes_.engine, found.it,
                {.steps = budget_.naming_steps,
                 .courses = courses,
                 .common = &notes_.common,
                 .seed = notes_.options.seed,
                 .late = [this] { return is_late(); }});
}

auto Study::reading_options(std::span<const Course> courses) const -> ReadingOptions {
  ReadingOptions options{
      .courses = courses, .seed = notes_.options.seed, .late = [this] { return is_late(); }};
  options.steps = std::min(options.steps, budget_.naming_steps);
  return options;
}

auto Study::try_readings_as_usual(AnyGame& model, std::vector<Reading>& readings) -> void {
  if (model.setup() == notes_.base.setup()) return;
  for (auto& reading : readings) {
    if (!reading.holds) continue;
    const auto steps = reading.steps;
    holds_there(reading, notes_.base, notes_.engine, reading_options(courses_under(notes_.base)));
    reading.steps += steps;
  }
  readings = held_first(readings);
}

auto Study::come_nearer(Examiner& examiner, Found& found) -> std::optional<Disagreement> {
  auto near = nearer(examiner, found.it, notes_.common);
  if (!near) return std::nullopt;
  auto before = std::exchange(found.it, *std::move(near));
  found.also.insert(before.key());
  if (!before.course.position.empty()) return std::nullopt;
  return before;
}

auto Study::read_shorter(Found& found) -> void {
  auto& shortest = found.from_opening ? *found.from_opening : found.record;
  if (found.readings.empty() || !found.readings.front().holds) return;
  if (!shortest.position.empty()) return;
  for (const auto& setup : set_ups_near(shortest.setup)) {
    const auto model = is_late() ? nullptr : notes_.opened(setup);
    if (!model) continue;
    Examiner examiner(*model, notes_.engine);
    auto less = shorter(examiner, shortest, found.readings.front(),
                        {.steps = std::min(budget_.shrink_steps, notes_.engine.moves_left()),
                         .seed = notes_.options.seed,
                         .common = &notes_.common,
                         .late = [this] { return is_late(); }});
    if (!less || !shows_again(examiner, *less)) continue;
    shortest = record_of(*model, *less);
    if (!found.from_opening) found.it = *std::move(less);
  }
}

auto Study::set_ups_near(const SetupText& setup) const -> std::vector<SetupText> {
  std::vector<SetupText> all{setup};
  const auto& options = notes_.options;
  const auto add = [&](const SetupText& other) {
    const auto made = options.game.make(other);
    if (made && std::ranges::count(all, (*made)->setup()) == 0) all.push_back((*made)->setup());
  };
  if (options.fixed) return all;
  add(options.setup);
  for (const auto& [other, games] : notes_.courses) add(other);
  return all;
}

auto Study::courses_under(const AnyGame& model) const -> std::span<const Course> {
  for (const auto& [setup, games] : notes_.courses) {
    const auto same = notes_.options.game.make(setup);
    if (same && (*same)->setup() == model.setup()) return games;
  }
  return {};
}

auto Study::shows_again(Examiner& examiner, const Disagreement& it) -> bool {
  before_it_.clear();
  if (shows_in(examiner, it, true)) return true;
  // What stood in the way may be an outcome that nobody asked for when it was seen.
  return !before_it_.empty() && it.kind != "outcome" && shows_in(examiner, it, false);
}

auto Study::shows_in(Examiner& examiner, const Disagreement& it, bool thorough) -> bool {
  if (const auto problem = notes_.engine.ready(examiner.model())) {
    before_it_ = "The engine did not start again: " + ruleproof::to_text(*problem) + ".";
    return false;
  }
  auto actions = it.course.actions;
  if (it.kind == "refuses") actions.push_back({Action::Kind::play, it.move});
  Listed source(actions);
  const auto trouble = examiner.run(it.course.position, source, {.ahead = 1, .thorough = thorough});
  if (!trouble) {
    if (examiner.went_past()) before_it_ = "Other faults that are told here.";
    return false;
  }
  const auto all = explain(examiner.model(), *trouble, notes_.common);
  if (std::ranges::any_of(all, [&](const auto& other) { return akin(other, it); })) return true;
  before_it_ = all.front().says;
  return false;
}

}  // namespace ruleproof::conformance
