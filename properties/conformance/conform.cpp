#include "properties/conformance/conform.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/common.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/engine/limit.hpp"
#include "properties/conformance/facts.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/rounds.hpp"
#include "properties/conformance/shorten/shrink.hpp"
#include "properties/conformance/study.hpp"
#include "properties/conformance/triage/baseline.hpp"
#include "properties/conformance/triage/evidence.hpp"
#include "properties/conformance/triage/sorting.hpp"

namespace ruleproof::conformance {
namespace {

using Clock = Limit::Clock;

/// What is found at the very end may take so many steps more.
constexpr std::uint64_t least_for_studies = 10'000;

class Conformer {
 public:
  explicit Conformer(const ConformOptions& options)
      : options_(options),
        engine_(options.game, options.launch),
        begin_(Clock::now()),
        until_(options.time ? begin_ + *options.time : Clock::time_point::max()) {
    engine_.stop_if(options.stopped);
    engine_.keep_to({.until = until_});
  }

  auto run() -> Result<GameReport> {
    auto base = options_.game.make(options_.setup);
    if (!base) return base.error();
    if (auto problem = engine_.ready(**base)) return *problem;
    base_ = std::move(base).value();
    summary_.welcome = engine_.welcome();
    common_ = citations_alone(*base_, options_.seed);
    rounds_.emplace(options_, engine_, *base_, summary_, hooks());
    if (options_.keep_going) {
      see_all();
    } else {
      rounds_->play();
      rounds_->try_refused_position();
    }
    hold_against_baseline();
    summary_.min_coverage = options_.min_coverage;
    summary_.end_with(engine_);
    return report_of(options_.game, summary_);
  }

 private:
  auto hooks() -> RoundHooks {
    return {.enough = [this](std::uint64_t steps) { return is_enough(steps); },
            .trouble = [this](Examiner& examiner,
                              const Trouble& trouble) { consider(examiner, trouble); }};
  }
  /// Half of what is left when the first thing is seen is kept for looking into all of them.
  [[nodiscard]] auto is_enough(std::uint64_t steps) const -> bool {
    if (!summary_.found.empty() && !options_.keep_going) return true;
    if (engine_.is_out_of_time()) return true;
    if (options_.time && first_time_ && Clock::now() >= half_way(*first_time_)) return true;
    if (!options_.steps) return false;
    return steps >= (first_steps_ ? (*first_steps_ + *options_.steps) / 2 : *options_.steps);
  }
  [[nodiscard]] auto half_way(Clock::time_point from) const -> Clock::time_point {
    return from + ((until_ - from) / 2);
  }
  /// What is left when `steps` were compared.
  [[nodiscard]] auto rest_after(std::uint64_t steps) const -> Limit {
    Limit limit{.until = until_};
    // Steps alone are the same run each time, but those of a slow engine would take hours.
    if (!options_.time && engine_.is_slow()) {
      const auto now = Clock::now();
      limit.until = now + std::max<Clock::duration>(now - begin_, options_.least_for_slow);
    }
    if (options_.steps) {
      const auto left = *options_.steps - std::min(*options_.steps, steps);
      limit.moves = engine_.made() + std::max(left, least_for_studies);
    }
    return limit;
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
    engine_.heed_dangers(true);
    engine_.leave_out_taken(true);
    rounds_->play();
    engine_.leave_out_taken(false);
    engine_.go_past({});
    clusters_ = sorted_out(
        evidence_, {.game = options_.game, .common = common_, .tried = summary_.tally.tried});
    const auto rest = rest_after(rounds_->steps());
    for (std::size_t i = 0; i < clusters_.size(); ++i) {
      if (summary_.found.size() >= options_.most_findings) {  // told, but not looked into
        keep(told_roughly(clusters_[i]));
        continue;
      }
      engine_.keep_to(rest);
      engine_.keep_to(rest.share(engine_.made(), clusters_.size() - i));
      look_into(clusters_[i]);
    }
    engine_.go_past({});
    if (clusters_.empty()) rounds_->try_refused_position();
  }
  auto note(AnyGame& model, const Trouble& trouble) -> void {
    if (!first_steps_) {
      first_steps_ = rounds_->steps();
      first_time_ = Clock::now();
    }
    for (auto& it : explain(model, trouble, common_)) {
      summary_.kinds.insert(it.kind);
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
    engine_.heed_dangers(cluster.family != Family::fault);
    const auto model = engine_.is_late() ? nullptr : rounds_->opened(shown.setup);
    if (!model) return keep(told_roughly(cluster));
    engine_.go_past([this, &cluster](AnyGame& at, const Trouble& trouble) {
      const auto all = explain(at, trouble, common_);
      return std::ranges::all_of(
          all, [&](const Disagreement& it) { return is_of_another(cluster, it); });
    });
    if (const auto* like = explained_by(let_be_, *model, shown.it)) {
      auto found = told_roughly(cluster);
      return pass_over(found, *ignored_clause(*like));
    }
    if (explained_by(summary_.found, *model, shown.it) != nullptr) {
      summary_.again += cluster.times;
      explained_.push_back(known_of(options_.game, told_roughly(cluster)));
      return;
    }
    auto found = study(*model, shown.it, shown.after_steps);
    found.times = cluster.times;
    if (found.rough) found = told_roughly(cluster);
    if (cluster.family == Family::fault) found.about = cluster.topics;
    keep(std::move(found));
  }
  /// What triage says of it, where there is no time to look into it.
  auto told_roughly(const Cluster& cluster) -> Found {
    const auto& shown = cluster.shown();
    Found found;
    found.it = shown.it;
    found.first_moves = shown.first_moves;
    found.after_steps = cluster.after_steps;
    found.rough = true;
    found.times = cluster.times;
    found.it.clauses = cluster.clauses;
    found.it.alike = cluster.alike;
    if (cluster.family == Family::fault) found.about = cluster.topics;
    if (const auto model = options_.game.make(shown.setup)) {
      found.record = record_of(**model, found.it);
    }
    return found;
  }
  auto keep(Found found) -> void {
    if (const auto clause = ignored_clause(found)) {
      pass_over(found, *clause);
      let_be_.push_back(std::move(found));
      return;
    }
    summary_.again += found.times - 1;
    summary_.found.push_back(std::move(found));
  }

  /// What is known does not fail; what is known and was not seen is said.
  auto hold_against_baseline() -> void {
    Baseline now{.game = std::string(options_.game.name)};
    for (const auto& found : summary_.found) now.faults.push_back(known_of(options_.game, found));
    for (auto& found : summary_.found) found.known = options_.accept;
    const auto has = [](const std::vector<KnownFault>& all, const KnownFault& one) {
      return std::ranges::any_of(all, [&](const KnownFault& it) { return same_fault(it, one); });
    };
    // What a run does not show may be there: it is kept until somebody takes it out.
    auto learnt = now;
    if (options_.baseline) {
      std::ranges::copy_if(options_.baseline->faults, std::back_inserter(learnt.faults),
                           [&](const KnownFault& fault) { return !has(now.faults, fault); });
    }
    options_.learn(learnt);
    if (!options_.baseline) return;
    for (std::size_t i = 0; i < now.faults.size(); ++i) {
      summary_.found[i].known |= has(options_.baseline->faults, now.faults[i]);
    }
    for (const auto& fault : options_.baseline->faults) {
      if (has(now.faults, fault) || has(explained_, fault)) continue;
      const auto clauses = listed({fault.clauses.begin(), fault.clauses.end()}, ", ");
      summary_.gone.push_back(fault.says + (clauses.empty() ? "" : " (" + clauses + ")"));
    }
    summary_.in_baseline = options_.baseline->faults.size();
  }

  auto consider(Examiner& examiner, const Trouble& trouble) -> void {
    auto& model = examiner.model();
    for (auto& it : explain(model, trouble, common_)) {
      if (explained_by(summary_.found, model, it) != nullptr || !known_.insert(it.key()).second) {
        ++summary_.again;
        continue;
      }
      pursue(examiner, std::move(it));
      return;
    }
  }

  auto pass_over(const Found& found, const std::string& clause) -> void {
    auto& ignored = summary_.ignored[found.it.kind];
    ignored.times += found.times;
    ignored.clauses.insert(clause);
  }

  /// The clause by which a disagreement is to be ignored: one that its finding would name, which is
  /// known only when it was looked into. A move relies on many that have nothing to do with it.
  /// Where it names several, all of them must be ignored.
  [[nodiscard]] auto ignored_clause(const Found& found) const -> std::optional<std::string> {
    if (options_.ignore.empty() || !(found.confirmed || found.rough)) return std::nullopt;
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

  auto pursue(Examiner& examiner, Disagreement it) -> void {
    const auto before = engine_.limit();
    engine_.keep_to(rest_after(rounds_->steps()));
    auto found = study(examiner.model(), std::move(it), rounds_->steps());
    engine_.keep_to(before);
    known_.insert(found.also.begin(), found.also.end());
    known_.insert(found.it.key());
    summary_.found.push_back(std::move(found));
  }

  auto study(AnyGame& model, Disagreement it, std::uint64_t after_steps) -> Found {
    options_.progress("shrinking: " + it.says);
    const auto moves = moves_of(it.course);
    const auto with = notes();
    auto found = Study(with, {.shrink_steps = options_.shrink_steps}).of(model, std::move(it));
    found.first_moves = moves;
    found.after_steps = after_steps;
    return found;
  }

  const ConformOptions& options_;
  Engine engine_;
  Clock::time_point begin_;
  Clock::time_point until_;
  std::optional<std::uint64_t> first_steps_;  ///< when something was seen first
  std::optional<Clock::time_point> first_time_;
  std::unique_ptr<AnyGame> base_;
  Summary summary_;
  std::optional<Rounds> rounds_;
  properties::Citations common_;  ///< in random games of the model
  Evidence evidence_;
  std::vector<Cluster> clusters_;
  std::vector<KnownFault> explained_;  ///< by a reading that was found before: not gone
  std::set<std::string> known_;
  std::vector<Found> let_be_;  ///< what is ignored, with what was learnt of it
};

}  // namespace

auto conform(const ConformOptions& options) -> Result<GameReport> {
  // What is ignored must not hide what comes after it, nor end the games before anything is tried.
  auto with = options;
  with.keep_going = with.keep_going || !with.ignore.empty();
  return Conformer(with).run();
}

}  // namespace ruleproof::conformance
