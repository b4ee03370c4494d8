#include "properties/conformance/recorded.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/triage/evidence.hpp"
#include "properties/files.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {
namespace {

/// Whether the second is the first, seen again later in the game: what is offered is accepted, too.
auto are_one(const Disagreement& one, const Disagreement& other) -> bool {
  if (family_of(one) != family_of(other) || topics_of(one) != topics_of(other)) return false;
  if (one.clauses.empty() || other.clauses.empty()) return true;
  return std::ranges::any_of(other.clauses, [&](const std::string& clause) {
    return std::ranges::count(one.clauses, clause) > 0;
  });
}

/// The moves of a game, those taken back among them.
auto plays_in(const Course& course) -> std::size_t {
  return static_cast<std::size_t>(
      std::ranges::count(course.actions, Action::Kind::play, &Action::kind));
}

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
    if (takes_back(*record) && !engine_.welcome().undo) {
      return Error{Code::bad_setup, file.name,
                   "it takes a move back, and the engine takes none back"};
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
    std::vector<Disagreement> again;
    if (!all.empty()) {
      engine_.lose();
      if (!engine_.ready(model)) again = parts(examiner, course);
    }
    const auto moves =
        std::to_string(std::ranges::count(record.entries, Entry::Kind::move, &Entry::kind));
    for (auto& it : all) {
      Found found;
      found.confirmed =
          std::ranges::any_of(again, [&](const Disagreement& other) { return akin(other, it); });
      found.first_moves = moves_before(model, course, it.course);
      found.after_steps = examiner.tally().steps;
      it.alike = 0;  // of one game nothing is known but that it shows
      it.says += " That is after " + std::to_string(found.first_moves) + " of the " + moves +
                 " moves of " + name + ".";
      if (&it == &all.back() && !at_end_) it.says += " Nothing could be compared past that.";
      found.record = record_of(model, it);
      found.it = std::move(it);
      summary_.found.push_back(std::move(found));
    }
    summary_.tally.add(examiner.tally());
  }
  /// All in which they part, each once: as in a run that keeps going, the record goes on past what
  /// was seen, where the engine can follow.
  auto parts(Examiner& examiner, const Course& course) -> std::vector<Disagreement> {
    std::vector<Disagreement> all;
    const auto note = [&](AnyGame& model, const Trouble& trouble) {
      for (auto& it : explain(model, trouble, common_)) {
        const auto same = [&](const Disagreement& other) { return are_one(other, it); };
        if (std::ranges::none_of(all, same)) all.push_back(std::move(it));
      }
    };
    engine_.go_past([&](AnyGame& model, const Trouble& trouble) {
      if (trouble.mismatch.ask.kind == Ask::Kind::start) return false;
      note(model, trouble);
      return true;
    });
    Listed source(course.actions);
    const auto trouble = examiner.run(course.position, source, {.ahead = 1, .thorough = true});
    engine_.go_past({});
    if (trouble) note(examiner.model(), *trouble);
    at_end_ = source.ended();
    return all;
  }
  /// The moves of the whole record up to where a part of it ends, those taken back among them: it
  /// may begin where the two were set to the same position again.
  static auto moves_before(AnyGame& model, const Course& whole, const Course& part) -> std::size_t {
    Course before{.position = whole.position, .actions = {}};
    if (part.position == whole.position) return plays_in(part);
    (void)begin_at(model, whole.position);
    for (const auto& action : whole.actions) {
      if (model.position() == part.position) break;
      before.actions.push_back(action);
      (void)follow(model, action);
    }
    return plays_in(before) + plays_in(part);
  }

  const ConformOptions& options_;
  Engine engine_;
  Summary summary_;
  std::vector<std::string> agreed_;  ///< names of records
  bool at_end_ = true;               ///< the record that was played last, until its end
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
