#include "properties/conformance/conform.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/rounds.hpp"
#include "properties/conformance/shorten/shrink.hpp"
#include "properties/conformance/study.hpp"
#include "properties/conformance/triage/evidence.hpp"
#include "properties/conformance/triage/sorting.hpp"

namespace ruleproof::conformance {
namespace {

using Clock = std::chrono::steady_clock;

class Conformer {
 public:
  explicit Conformer(const ConformOptions& options)
      : options_(options),
        engine_(options.game, options.launch),
        until_(Clock::now() + options.time) {}

  auto run() -> Result<GameReport> {
    auto base = options_.game.make(options_.setup);
    if (!base) return base.error();
    if (auto problem = engine_.ready(**base)) return *problem;
    base_ = std::move(base).value();
    summary_.welcome = engine_.welcome();
    play_alone();
    rounds_.emplace(options_, engine_, *base_, summary_, hooks());
    if (options_.keep_going) {
      see_all();
    } else {
      rounds_->play();
      rounds_->try_refused_position();
    }
    engine_.quit();
    summary_.ignored_quit = engine_.ignored_quit();
    summary_.launches = engine_.launches();
    return report_of(options_.game, summary_);
  }

 private:
  /// How common each clause is: by it, what a disagreement is about is told from what every move
  /// relies on.
  auto play_alone() -> void {
    constexpr int steps = 3'000;
    Dice dice(options_.seed);
    for (int i = 0; i < steps; ++i) {
      if (base_->seat() == Seat::nobody || i % 500 == 0) base_->restart();
      common_.add(base_->play(base_->text_of(base_->throw_dice(dice))).because);
    }
  }

  auto hooks() -> RoundHooks {
    return {.enough = [this](std::uint64_t steps) { return is_enough(steps); },
            .trouble = [this](Examiner& examiner,
                              const Trouble& trouble) { consider(examiner, trouble); }};
  }
  [[nodiscard]] auto is_enough(std::uint64_t steps) const -> bool {
    if (!summary_.found.empty() && !options_.keep_going) return true;
    return options_.steps ? steps >= *options_.steps : Clock::now() >= until_;
  }
  auto notes() -> StudyNotes {
    return {.options = options_,
            .engine = engine_,
            .base = *base_,
            .common = common_,
            .courses = rounds_->courses(),
            .opened = [this](const SetupText& setup) { return rounds_->opened(setup); }};
  }

  /// Plays on past everything that differs, sorts what was seen, and looks into each by itself.
  auto see_all() -> void {
    engine_.go_past([this](AnyGame& model, const Trouble& trouble) {
      if (trouble.mismatch.ask.kind == Ask::Kind::start) return false;
      note(model, trouble);
      return true;
    });
    rounds_->play();
    engine_.go_past({});
    clusters_ = sorted_out(
        evidence_, {.game = options_.game, .common = common_, .tried = summary_.tally.tried});
    for (const auto& cluster : clusters_) {
      if (summary_.found.size() >= options_.most_findings || rounds_->gone()) break;
      look_into(cluster);
    }
    engine_.go_past({});
    if (clusters_.empty()) rounds_->try_refused_position();
  }
  auto note(AnyGame& model, const Trouble& trouble) -> void {
    for (auto& it : explain(model, trouble, common_)) {
      evidence_.add(rounds_->setup(), std::move(it), rounds_->steps());
    }
  }

  /// Whether a cluster is what a trouble is about; others are passed over while it is looked into.
  [[nodiscard]] auto is_of_another(const Cluster& cluster, const Disagreement& it) const -> bool {
    if (cluster.claims(it)) return false;
    return std::ranges::any_of(clusters_, [&](const Cluster& other) { return other.claims(it); });
  }
  auto look_into(const Cluster& cluster) -> void {
    const auto& shown = cluster.shown();
    const auto model = rounds_->opened(shown.setup);
    if (!model) return;
    engine_.go_past([this, &cluster](AnyGame& at, const Trouble& trouble) {
      const auto all = explain(at, trouble, common_);
      return std::ranges::all_of(
          all, [&](const Disagreement& it) { return is_of_another(cluster, it); });
    });
    if (explained_by(summary_.found, *model, shown.it) != nullptr) {
      summary_.again += cluster.times;
      return;
    }
    auto found = study(*model, shown.it, shown.after_steps);
    found.times = cluster.times;
    keep(std::move(found));
  }
  auto keep(Found found) -> void {
    summary_.again += found.times - 1;
    if (const auto clause = ignored_clause(found)) {
      pass_over(found.it, *clause);
      return;
    }
    summary_.found.push_back(std::move(found));
  }

  auto consider(Examiner& examiner, const Trouble& trouble) -> void {
    auto& model = examiner.model();
    for (auto& it : explain(model, trouble, common_)) {
      if (const auto known = ignored_.find(it.key()); known != ignored_.end()) {
        pass_over(it, known->second);
      } else if (const auto* like = explained_by(let_be_, model, it)) {
        pass_over(it, *ignored_clause(*like));
      } else if (explained_by(summary_.found, model, it) != nullptr) {
        ++summary_.again;
      } else if (!known_.insert(it.key()).second) {
        ++summary_.again;
      } else if (pursue(examiner, std::move(it)) || !summary_.found.empty()) {
        return;
      }
    }
  }

  auto pass_over(const Disagreement& it, const std::string& clause) -> void {
    auto& ignored = summary_.ignored[it.kind];
    ++ignored.times;
    ignored.clauses.insert(clause);
  }

  /// The clause by which a disagreement is to be ignored: one that its finding would name, which is
  /// known only when it was looked into. A move relies on many that have nothing to do with it.
  /// Where it names several, all of them must be ignored.
  [[nodiscard]] auto ignored_clause(const Found& found) const -> std::optional<std::string> {
    if (options_.ignore.empty() || !found.confirmed) return std::nullopt;
    const auto broken = broken_clauses(options_.game, found);
    const bool all = std::ranges::all_of(broken, [&](const std::string& clause) {
      return std::ranges::count(options_.ignore, clause) > 0;
    });
    return all && !broken.empty() ? std::optional(broken.front()) : std::nullopt;
  }

  /// One that was found before whose reading holds here, too: then it is the same disagreement.
  auto explained_by(const std::vector<Found>& before, AnyGame& model, const Disagreement& it)
      -> const Found* {
    if (it.is_fault()) return nullptr;
    const auto same = std::ranges::find_if(before, [&](const Found& found) {
      return !found.readings.empty() && found.readings.front().holds &&
             explains(found.readings.front(), model, engine_, it);
    });
    return same == before.end() ? nullptr : &*same;
  }

  /// Whether it is reported, not ignored.
  auto pursue(Examiner& examiner, Disagreement it) -> bool {
    const auto first_key = it.key();
    auto found = study(examiner.model(), std::move(it), rounds_->steps());
    known_.insert(found.also.begin(), found.also.end());
    known_.insert(found.it.key());
    if (const auto clause = ignored_clause(found)) {
      pass_over(found.it, *clause);
      ignored_.insert_or_assign(first_key, *clause);
      ignored_.insert_or_assign(found.it.key(), *clause);
      let_be_.push_back(std::move(found));
      return false;
    }
    summary_.found.push_back(std::move(found));
    return true;
  }

  auto study(AnyGame& model, Disagreement it, std::uint64_t after_steps) -> Found {
    options_.progress("shrinking: " + it.says);
    const auto patience = std::max(until_, Clock::now() + std::chrono::seconds(10));
    const auto too_late = [this, patience] { return !options_.steps && Clock::now() > patience; };
    const auto moves = moves_of(it.course);
    const auto with = notes();
    auto found = Study(with, {.shrink_steps = options_.shrink_steps, .late = too_late})
                     .of(model, std::move(it));
    found.first_moves = moves;
    found.after_steps = after_steps;
    return found;
  }

  const ConformOptions& options_;
  Engine engine_;
  Clock::time_point until_;
  std::unique_ptr<AnyGame> base_;
  Summary summary_;
  std::optional<Rounds> rounds_;
  properties::Citations common_;  ///< in random games of the model
  Evidence evidence_;
  std::vector<Cluster> clusters_;
  std::set<std::string> known_;
  std::map<std::string, std::string> ignored_;  ///< what is known and ignored, and by which clause
  std::vector<Found> let_be_;                   ///< the same, with what was learnt of it
};

}  // namespace

auto conform(const ConformOptions& options) -> Result<GameReport> {
  return Conformer(options).run();
}

}  // namespace ruleproof::conformance
