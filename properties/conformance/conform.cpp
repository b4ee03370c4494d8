#include "properties/conformance/conform.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/blame/suspects.hpp"
#include "properties/conformance/compare/common.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/compare/seek.hpp"
#include "properties/conformance/corpus.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/shorten/nearer.hpp"
#include "properties/conformance/shorten/shorter.hpp"
#include "properties/conformance/shorten/shrink.hpp"

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
    common_ = citations_alone(*base_, options_.seed);
    play_scenarios();
    play_corpus();
    play_at_random();
    try_refused_position();
    engine_.quit();
    summary_.ignored_quit = engine_.ignored_quit();
    summary_.launches = engine_.launches();
    return report_of(options_.game, summary_);
  }

 private:
  [[nodiscard]] auto late() const -> bool { return !options_.steps && Clock::now() >= until_; }
  [[nodiscard]] auto finished() const -> bool {
    if (!summary_.found.empty() && !options_.keep_going) return true;
    if (summary_.found.size() >= options_.most_findings || gone_) return true;
    return options_.steps ? summary_.tally.steps >= *options_.steps : late();
  }

  /// The model under a set-up, with the engine ready for it; nothing where either refuses, or where
  /// the engine does not come up.
  auto opened(const SetupText& setup) -> std::unique_ptr<AnyGame> {
    if (refused_.contains(ruleproof::to_text(setup.options))) return nullptr;
    auto model = options_.game.make(setup);
    if (!model) return nullptr;
    if (const auto problem = engine_.ready(**model)) {
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

  auto play_scenarios() -> void {
    courses_ = openings(options_.scenarios, *base_, summary_.welcome);
    for (const auto& [setup, games] : courses_) {
      if (options_.fixed && !(setup.options == base_->setup().options)) continue;
      const auto model = opened(setup);
      if (!model) continue;
      Examiner examiner(*model, engine_);
      for (const auto& course : games) {
        if (finished()) break;
        Listed source(course.actions);
        ++summary_.scenarios;
        look(examiner, course.position, source);
      }
      add(examiner);
      if (finished()) return;
    }
  }

  auto play_corpus() -> void {
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
      Scripted source(std::move(game.choices));
      ++summary_.corpus;
      look(examiner, "", source);
      add(examiner);
    }
  }

  /// Whether the engine can be told of an option.
  [[nodiscard]] auto knows(const std::string& option) const -> bool {
    return summary_.welcome.setup || option == "players";
  }

  auto play_at_random() -> void {
    for (std::uint64_t visit = 0; !finished(); ++visit) {
      options_.progress(std::to_string(summary_.tally.steps) + " steps");
      const auto model = opened(set_up_of(visit));
      if (!model) {
        if (visit % 4 != 0) continue;
        if (summary_.lost.empty()) summary_.lost = "it refuses the set-up that it took at first";
        return;
      }
      visit_set_up(*model, visit);
    }
  }

  /// Every fourth visit is under the set-up of the flags.
  [[nodiscard]] auto set_up_of(std::uint64_t visit) const -> SetupText {
    auto setup = options_.setup;
    if (options_.fixed || visit % 4 == 0 || refused_.size() > most_refused) return setup;
    for (const auto& [name, value] : options_.game.drawn_options(options_.seed * 1000 + visit)) {
      if (knows(name)) setup.options.insert_or_assign(name, value);
    }
    return setup;
  }

  auto visit_set_up(AnyGame& model, std::uint64_t visit) -> void {
    constexpr std::uint64_t steps = 2'000;
    constexpr std::uint64_t most_games = 400;
    Examiner examiner(model, engine_);
    for (std::uint64_t game = 0; game < most_games && examiner.tally().steps < steps; ++game) {
      if (finished() || late() || over_budget(examiner)) break;
      const SeekOptions seek{.seed = Random(options_.seed + (visit << 20U) + game).next(),
                             .longest = 1'000,
                             .undo = summary_.welcome.undo,
                             .attempts = !summary_.welcome.legal};
      Seeker source(seek, seen_);
      look(examiner, "", source);
      if (game % 16 == 15 && !finished()) repeat(examiner);
    }
    add(examiner);
  }

  [[nodiscard]] auto over_budget(Examiner& examiner) const -> bool {
    return options_.steps && summary_.tally.steps + examiner.tally().steps >= *options_.steps;
  }

  /// Plays one game, and sees to what it shows.
  auto look(Examiner& examiner, const std::string& position, Source& source) -> void {
    if (!revived(examiner)) return;
    const auto trouble = examiner.run(position, source, {});
    if (!trouble) {
      ++summary_.agreed;
      return;
    }
    if (!position.empty() && refuses_start(*trouble)) {
      ++summary_.positions_refused;
      if (!refused_position_) refused_position_ = {examiner.model().setup(), position};
      return;
    }
    consider(examiner, *trouble);
  }

  static auto refuses_start(const Trouble& trouble) -> bool {
    return trouble.mismatch.ask.kind == Ask::Kind::start &&
           trouble.mismatch.fault == Fault::odd_error;
  }

  /// What is a position under one reading may be none under another. So other games are to tell
  /// what an engine does that refuses one; where they do not, the refusal itself is what is wrong.
  auto try_refused_position() -> void {
    if (!refused_position_ || gone_ || !summary_.found.empty()) return;
    const auto& [setup, position] = *refused_position_;
    const auto model = opened(setup);
    if (!model) return;
    Examiner examiner(*model, engine_);
    const std::vector<Action> nothing;
    Listed source(nothing);
    if (const auto trouble = examiner.run(position, source, {})) consider(examiner, *trouble);
  }

  /// The engine runs, again if need be.
  auto revived(Examiner& examiner) -> bool {
    const auto problem = engine_.ready(examiner.model());
    if (problem) {
      lose(*problem);
      gone_ = true;
    }
    return !problem;
  }

  /// It was started before, and cannot be started now: that is a fault of its own.
  auto lose(const Error& problem) -> void {
    if (summary_.lost.empty()) summary_.lost = ruleproof::to_text(problem);
    if (!options_.keep_going) gone_ = true;
  }

  /// The last game once more: an engine that answers otherwise now has a memory, or dice.
  auto repeat(Examiner& examiner) -> void {
    auto course = examiner.course();
    Listed source(course.actions);
    ++summary_.repeated;
    look(examiner, course.position, source);
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
      } else if (summary_.found.size() >= options_.most_findings ||
                 pursue(examiner, std::move(it)) || finished()) {
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
    auto found = study(examiner, std::move(it));
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

  /// Makes it short, plays it again twice, and asks for a reading that explains it.
  auto study(Examiner& examiner, Disagreement it) -> Found {
    options_.progress("shrinking: " + it.says);
    const auto patience = std::max(until_, Clock::now() + std::chrono::seconds(10));
    const auto too_late = [this, patience] { return !options_.steps && Clock::now() > patience; };
    Examiner apart(examiner.model(), engine_);
    Found found;
    found.first_moves = moves_of(it.course);
    found.after_steps = summary_.tally.steps + examiner.tally().steps;
    found.it = Shrinker(apart, it,
                        {.steps = options_.shrink_steps,
                         .seed = options_.seed,
                         .common = &common_,
                         .late = too_late})
                   .run();
    auto opening = come_nearer(apart, found);
    found.confirmed =
        shows_again(apart, found.it) && (engine_.lose(), shows_again(apart, found.it));
    if (!found.it.is_fault() && found.confirmed) {
      const auto courses = courses_under(examiner.model());
      found.readings = readings_of(examiner.model(), engine_, found.it,
                                   {.courses = courses, .seed = options_.seed, .late = too_late});
      try_readings_as_usual(examiner.model(), found.readings, too_late);
      rank_suspects(
          examiner.model(), engine_, found.it,
          {.courses = courses, .common = &common_, .seed = options_.seed, .late = too_late});
    }
    if (!found.confirmed) {
      // What depends on more than the game may need all of it.
      found.it = std::move(it);
      opening.reset();
    }
    found.record = record_of(examiner.model(), found.it);
    if (opening) found.from_opening = record_of(examiner.model(), *opening);
    if (found.confirmed && !too_late()) read_shorter(found, too_late);
    return found;
  }

  /// A reading that explains games under a special set-up must do so under the usual one, too.
  auto try_readings_as_usual(AnyGame& model, std::vector<Reading>& readings,
                             const std::function<bool()>& late) -> void {
    if (model.setup() == base_->setup()) return;
    for (auto& reading : readings) {
      if (!reading.holds) continue;
      const auto steps = reading.steps;
      holds_there(reading, *base_, engine_,
                  {.courses = courses_under(*base_), .seed = options_.seed, .late = late});
      reading.steps += steps;
    }
    readings = held_first(readings);
  }

  /// A game from the opening is kept beside the shorter one from a position.
  auto come_nearer(Examiner& examiner, Found& found) -> std::optional<Disagreement> {
    auto near = nearer(examiner, found.it, common_);
    if (!near) return std::nullopt;
    known_.insert(found.it.key());
    auto before = std::exchange(found.it, *std::move(near));
    if (!before.course.position.empty()) return std::nullopt;
    return before;
  }

  /// What a reading explains, that reading may show in fewer moves, and under another set-up.
  auto read_shorter(Found& found, const std::function<bool()>& late) -> void {
    auto& shortest = found.from_opening ? *found.from_opening : found.record;
    if (found.readings.empty() || !found.readings.front().holds) return;
    if (!shortest.position.empty()) return;
    for (const auto& setup : set_ups_near(shortest.setup)) {
      const auto model = late() ? nullptr : opened(setup);
      if (!model) continue;
      Examiner examiner(*model, engine_);
      auto less =
          shorter(examiner, shortest, found.readings.front(),
                  {.steps = options_.shrink_steps, .seed = options_.seed, .common = &common_});
      if (!less || !shows_again(examiner, *less)) continue;
      shortest = record_of(*model, *less);
      if (!found.from_opening) found.it = *std::move(less);
    }
  }

  /// A set-up first, then the usual one, then those of the games that are known.
  [[nodiscard]] auto set_ups_near(const SetupText& setup) const -> std::vector<SetupText> {
    std::vector<SetupText> all{setup};
    const auto add = [&](const SetupText& other) {
      const auto made = options_.game.make(other);
      if (made && std::ranges::count(all, (*made)->setup()) == 0) all.push_back((*made)->setup());
    };
    if (options_.fixed) return all;
    add(options_.setup);
    for (const auto& [other, games] : courses_) add(other);
    return all;
  }

  /// The games that are known under the set-up of a model.
  [[nodiscard]] auto courses_under(const AnyGame& model) const -> std::span<const Course> {
    for (const auto& [setup, games] : courses_) {
      const auto same = options_.game.make(setup);
      if (same && (*same)->setup() == model.setup()) return games;
    }
    return {};
  }

  /// Once more, a question at a time.
  auto shows_again(Examiner& examiner, const Disagreement& it) -> bool {
    if (engine_.ready(examiner.model())) return false;
    auto actions = it.course.actions;
    if (it.kind == "refuses") actions.push_back({Action::Kind::play, it.move});
    Listed source(actions);
    const auto trouble = examiner.run(it.course.position, source, {.ahead = 1, .thorough = true});
    if (!trouble) return false;
    const auto all = explain(examiner.model(), *trouble, common_);
    return std::ranges::any_of(all, [&](const auto& other) { return akin(other, it); });
  }

  auto add(Examiner& examiner) -> void {
    const auto& tally = examiner.tally();
    summary_.tally.games += tally.games;
    summary_.tally.steps += tally.steps;
    summary_.tally.refusals += tally.refusals;
    summary_.tally.undos += tally.undos;
    summary_.tally.tried.add(tally.tried);
    summary_.tally.shown.add(tally.shown);
  }

  static constexpr std::size_t most_refused = 24;
  const ConformOptions& options_;
  Engine engine_;
  Clock::time_point until_;
  std::unique_ptr<AnyGame> base_;
  Summary summary_;
  std::vector<std::pair<SetupText, std::vector<Course>>> courses_;
  properties::Citations seen_;
  properties::Citations common_;  ///< in random games of the model
  std::set<std::string> known_;
  std::map<std::string, std::string> ignored_;  ///< what is known and ignored, and by which clause
  std::vector<Found> let_be_;                   ///< the same, with what was learnt of it
  std::set<std::string> refused_;
  std::optional<std::pair<SetupText, std::string>> refused_position_;  ///< the first one
  bool gone_ = false;
};

}  // namespace

auto conform(const ConformOptions& options) -> Result<GameReport> {
  return Conformer(options).run();
}

}  // namespace ruleproof::conformance
