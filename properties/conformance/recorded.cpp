#include "properties/conformance/recorded.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/shorten/shrink.hpp"

namespace ruleproof::conformance {
namespace {

class Recorded {
 public:
  explicit Recorded(const ConformOptions& options)
      : options_(options), engine_(options.game, options.launch) {
    engine_.stop_if(options.stopped);
  }

  auto play(const properties::TextFile& file) -> std::optional<Error> {
    const auto record = parse_record(file.text, file.name);
    if (!record) return record.error();
    if (record->game != options_.game.name) {
      return Error{Code::bad_record, file.name, "it is a game of " + record->game};
    }
    auto model = options_.game.make(record->setup);
    if (!model) return model.error();
    if (auto wrong = (*model)->replay(*record, file.name, [](const Frame& /*frame*/) {})) {
      return wrong;
    }
    if (auto problem = engine_.ready(**model)) return problem;
    if (!record->position.empty() && !engine_.welcome().position) {
      return Error{Code::bad_setup, file.name,
                   "it begins at a position, and the engine starts from the opening only"};
    }
    summary_.set_ups.insert(ruleproof::to_text(record->setup.options));
    compare(**model, *record, file.name);
    return std::nullopt;
  }
  [[nodiscard]] auto agreed() const -> const std::vector<std::string>& { return agreed_; }
  auto report() -> GameReport {
    summary_.welcome = engine_.welcome();
    summary_.end_with(engine_);
    return report_of(options_.game, summary_);
  }

 private:
  auto compare(AnyGame& model, const Record& record, const std::string& name) -> void {
    auto course = course_of(model, record);
    // What ends by expecting a move to be legal is there to have it made.
    if (!record.entries.empty() && record.entries.back().kind == Entry::Kind::expect_legal) {
      course.actions.push_back({Action::Kind::play, written(model, record.entries.back().text)});
    }
    Examiner examiner(model, engine_);
    ++summary_.scenarios;
    auto all = parts(examiner, course);
    if (all.empty()) {
      ++summary_.agreed;
      agreed_.push_back(name);
    }
    for (auto& it : all) {
      Found found;
      engine_.lose();
      const auto again =
          engine_.ready(model) ? std::vector<Disagreement>{} : parts(examiner, course);
      found.confirmed =
          std::ranges::any_of(again, [&](const Disagreement& other) { return akin(other, it); });
      found.first_moves = moves_of(it.course);
      found.after_steps = examiner.tally().steps;
      it.alike = 0;  // of one game nothing is known but that it shows
      it.says += " That is after " + std::to_string(found.first_moves) + " of the " +
                 std::to_string(moves_in(record).size()) + " moves of " + name + ".";
      found.record = record_of(model, it);
      found.it = std::move(it);
      summary_.found.push_back(std::move(found));
    }
    summary_.tally.add(examiner.tally());
  }
  auto parts(Examiner& examiner, const Course& course) -> std::vector<Disagreement> {
    Listed source(course.actions);
    const auto trouble = examiner.run(course.position, source, {.ahead = 1, .thorough = true});
    if (!trouble) return {};
    return explain(examiner.model(), *trouble, common_);
  }

  const ConformOptions& options_;
  Engine engine_;
  Summary summary_;
  std::vector<std::string> agreed_;  ///< names of records
  properties::Citations common_;
};

}  // namespace

auto play_records(const ConformOptions& options, std::span<const properties::TextFile> records,
                  std::vector<std::string>* agreed) -> Result<GameReport> {
  Recorded recorded(options);
  for (const auto& file : records) {
    if (auto problem = recorded.play(file)) return *problem;
  }
  if (agreed != nullptr) *agreed = recorded.agreed();
  return recorded.report();
}

}  // namespace ruleproof::conformance
