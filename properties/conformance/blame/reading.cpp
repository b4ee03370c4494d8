#include "properties/conformance/blame/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/seek.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {
namespace {

/// The game of a disagreement, with the move that is spoken of made or tried at its end: whichever
/// the reading allows.
auto probing(const Disagreement& it) -> std::vector<Action> {
  auto actions = it.course.actions;
  if (it.kind == "accepts") actions.back().kind = Action::Kind::play;
  if (it.kind == "refuses" || it.kind == "accepts") {
    actions.push_back({Action::Kind::refuse, it.move});
  }
  return actions;
}

class Reader {
 public:
  Reader(AnyGame& base, Engine& engine, const Disagreement& it, const ReadingOptions& options)
      : base_(base), engine_(engine), it_(it), options_(options), actions_(probing(it)) {}

  auto run() -> std::vector<Reading> {
    const auto setup = base_.setup();
    for (const auto& question : base_.questions()) {
      const auto said = setup.rulings.find(question.id);
      const auto own = said == setup.rulings.end() ? question.answers.front().id
                                                   : std::string_view(said->second);
      for (const auto& answer : question.answers) {
        if (answer.id == own) continue;
        singles_.push_back({.answers = {{std::string(question.id), std::string(answer.id)}},
                            .clause = question.clause});
      }
    }
    for (const auto& single : singles_) try_one(single);
    if (found_.empty()) try_editions();
    if (found_.empty()) try_pairs();
    for (auto& reading : found_) verify(reading);
    return held_first(found_);
  }

  /// Whether this one agrees on the game; then it is kept.
  auto try_one(const Reading& reading) -> bool {
    const auto model = model_of(reading);
    if (!model || !goes_along(*model) || engine_.ready(base_)) return false;
    Examiner examiner(*model, engine_);
    Listed source(actions_);
    if (examiner.run(it_.course.position, source, {.thorough = true})) return false;
    if (engine_.is_late()) return false;  // it was not seen to the end
    found_.push_back(reading);
    return true;
  }

  /// Plays other games under the reading.
  auto verify(Reading& reading) -> void {
    const auto model = model_of(reading);
    if (!model) return;
    Examiner examiner(*model, engine_);
    properties::Citations seen;
    reading.holds = true;
    for (const auto& course : options_.courses) {
      if (!reading.holds || engine_.ready(base_) || options_.late()) break;
      Listed source(course.actions);
      reading.holds = !examiner.run(course.position, source, {}).has_value();
    }
    const auto enough = examiner.tally().steps + options_.steps;
    for (std::uint64_t game = 0; examiner.tally().steps < enough && reading.holds; ++game) {
      if (engine_.ready(base_) || options_.late() || game > options_.steps) break;
      Seeker seeker({.seed = options_.seed + game, .longest = 400}, seen);
      reading.holds = !examiner.run("", seeker, {}).has_value();
    }
    reading.steps = examiner.tally().steps;
    // Where there was no time to look, nothing is known.
    if (reading.steps < std::min(options_.steps, least_steps)) reading.holds = false;
  }

 private:
  static constexpr std::uint64_t least_steps = 500;

  [[nodiscard]] auto model_of(const Reading& reading) const -> std::unique_ptr<AnyGame> {
    auto setup = base_.setup();
    for (const auto& [id, answer] : reading.answers) setup.rulings.insert_or_assign(id, answer);
    for (const auto& [name, value] : reading.edition) setup.options.insert_or_assign(name, value);
    auto made = engine_.game().make(setup);
    return made ? std::move(made).value() : nullptr;
  }

  /// Whether the model allows all that the engine went along with.
  [[nodiscard]] auto goes_along(AnyGame& model) const -> bool {
    if (!begin_at(model, it_.course.position)) return false;
    const auto last = it_.kind == "accepts" ? actions_.size() - 1 : it_.course.actions.size();
    for (std::size_t i = 0; i < last; ++i) {
      if (!follow(model, actions_[i])) return false;
    }
    if (it_.kind == "refuses" && model.judge(it_.move)) return false;
    return true;
  }

  /// The data of other editions, as random set-ups name them.
  auto try_editions() -> void {
    constexpr std::uint64_t drawn = 64;
    const auto own = base_.setup();
    const auto said = own.options.find("data");
    std::set<std::string> seen{said == own.options.end() ? std::string(engine_.game().data.usual)
                                                         : said->second};
    for (std::uint64_t number = 0; number <= drawn && !options_.late(); ++number) {
      const auto options = engine_.game().drawn_options(number);
      const auto named = options.find("data");
      const auto name =
          named == options.end() ? std::string(engine_.game().data.usual) : named->second;
      if (!name.empty() && seen.insert(name).second) {
        try_one({.answers = {}, .edition = {{"data", name}}, .clause = {}});
      }
    }
  }

  /// Two answers together; the smallest numbers first.
  auto try_pairs() -> void {
    auto left = options_.pairs;
    for (std::size_t b = 1; b < singles_.size(); ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        if (left-- == 0 || options_.late()) return;
        auto both = singles_[a];
        both.answers.insert(singles_[b].answers.begin(), singles_[b].answers.end());
        if (both.answers.size() == 2 && try_one(both)) return;
      }
    }
  }

  AnyGame& base_;
  Engine& engine_;
  const Disagreement& it_;
  const ReadingOptions& options_;
  std::vector<Action> actions_;
  std::vector<Reading> singles_;
  std::vector<Reading> found_;
};

}  // namespace

auto readings_of(AnyGame& base, Engine& engine, const Disagreement& it,
                 const ReadingOptions& options) -> std::vector<Reading> {
  return Reader(base, engine, it, options).run();
}

auto held_first(const std::vector<Reading>& readings) -> std::vector<Reading> {
  std::vector<Reading> sorted;
  for (const bool held : {true, false}) {
    for (const auto& reading : readings) {
      if (reading.holds == held) sorted.push_back(reading);
    }
  }
  return sorted;
}

auto holds_there(Reading& reading, AnyGame& base, Engine& engine, const ReadingOptions& options)
    -> void {
  Reader(base, engine, {}, options).verify(reading);
}

auto explains(const Reading& reading, AnyGame& base, Engine& engine, const Disagreement& it)
    -> bool {
  const ReadingOptions options;
  return Reader(base, engine, it, options).try_one(reading);
}

}  // namespace ruleproof::conformance
