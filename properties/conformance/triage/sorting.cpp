#include "properties/conformance/triage/sorting.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/blame/clues.hpp"
#include "properties/conformance/blame/suspicion.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/triage/evidence.hpp"

namespace ruleproof::conformance {
namespace {

using Sightings = std::vector<const Sighting*>;
using Topics = std::set<std::string>;

auto share_one(const Topics& one, const Topics& other) -> bool {
  return std::ranges::any_of(one, [&](const std::string& topic) { return other.contains(topic); });
}
auto cites(const Disagreement& it, const std::string& clause) -> bool {
  return std::ranges::count(it.clauses, clause) > 0;
}

/// How an engine fails, whatever it is asked.
auto without_question(const Disagreement& it) -> Topics {
  auto how = topics_of(it);
  how.erase(it.asked);
  return how;
}

/// Whether clauses have to be weighed: of what the engine allows, the clause is known that forbids
/// it.
auto is_weighed(Family family) -> bool {
  return family == Family::misses || family == Family::refuses || family == Family::position ||
         family == Family::outcome;
}

/// Weighs the clauses of sightings that are alike.
class Weighing {
 public:
  Weighing(const SortOptions& options, const Sightings& alike, const Sightings& family)
      : options_(options), alike_(alike), family_(family) {}

  auto run() -> Ranking {
    const auto& first = *alike_.front();
    ids_ = first.it.clauses;
    for (const auto& id : ids_) suspects_[id] = {.wrong = 0};
    for (const auto& [id, share] : clues(first)) {
      suspects_.try_emplace(id, Suspect{.cited = false, .wrong = 0}).first->second.clue = share;
      if (std::ranges::count(ids_, id) == 0) ids_.push_back(id);
    }
    case_.failures = 0;
    const auto family = family_of(first.it);
    case_.misses_a_move = family == Family::misses || family == Family::refuses;
    for (const auto* sighting : alike_) count(*sighting);
    for (auto& [id, suspect] : suspects_) {
      suspect.right = went_right(id, suspect);
      suspect.common = options_.common.steps.at(index_of(id));
    }
    if (ids_.empty()) return {};
    return ranked(suspects_, ids_, case_);
  }
  [[nodiscard]] auto is_cited(const std::string& id) const -> bool {
    return suspects_.at(id).cited;
  }

 private:
  /// The model in the position where the sighting shows.
  auto model_at(const Sighting& sighting) -> AnyGame* {
    auto& model = models_[ruleproof::to_text(sighting.setup.options)];
    if (!model) {
      auto made = options_.game.make(sighting.setup);
      if (!made) return nullptr;
      model = std::move(made).value();
    }
    play_through(*model, sighting.it.course);
    return model.get();
  }
  auto clues(const Sighting& sighting) -> Clues {
    auto* model = model_at(sighting);
    return model == nullptr ? Clues{} : clues_of(*model, options_.game, sighting.it);
  }
  auto count(const Sighting& sighting) -> void {
    case_.failures += sighting.times;
    auto clauses = clues(sighting);
    for (const auto& id : sighting.it.clauses) clauses.emplace(id, 0);
    for (const auto& [id, share] : clauses) {
      const auto suspect = suspects_.find(id);
      if (suspect != suspects_.end()) suspect->second.wrong += sighting.times;
    }
    auto* model = model_at(sighting);
    if (model == nullptr) return;
    for (const auto& [id, share] : near_at_hand(*model, sighting.it.seat)) {
      const auto suspect = suspects_.find(id);
      if (suspect != suspects_.end()) {
        suspect->second.near += share * static_cast<double>(sighting.times);
      }
    }
  }
  /// Steps that relied on it after which nothing of what these sightings are about was wrong.
  [[nodiscard]] auto went_right(const std::string& id, const Suspect& suspect) const
      -> std::uint64_t {
    if (!suspect.cited) return 0;
    const auto topics = topics_of(alike_.front()->it);
    std::uint64_t wrong = 0;
    for (const auto* other : family_) {
      if (cites(other->it, id) && share_one(topics, topics_of(other->it))) wrong += other->times;
    }
    const auto cited = options_.tried.steps.at(index_of(id));
    return cited - std::min(cited, wrong);
  }
  [[nodiscard]] auto index_of(const std::string& id) const -> std::size_t {
    const auto clause = std::ranges::find(options_.game.clauses, id, &Clause::id);
    return static_cast<std::size_t>(clause - options_.game.clauses.begin());
  }

  const SortOptions& options_;
  const Sightings& alike_;
  const Sightings& family_;
  std::map<std::string, std::unique_ptr<AnyGame>> models_;
  Suspects suspects_;
  std::vector<std::string> ids_;
  Case case_;
};

class Sorter {
 public:
  explicit Sorter(const SortOptions& options) : options_(options) {}

  /// Who fails by the same error whatever it is asked has one fault, not one for each question.
  auto run_faults(const Sightings& family) -> void {
    constexpr std::size_t whatever = 3;
    std::map<Topics, std::set<std::string>> questions;
    for (const auto* sighting : family) {
      questions[without_question(sighting->it)].insert(sighting->it.asked);
    }
    std::map<Topics, Sightings> faults;
    for (const auto* sighting : family) {
      auto how = without_question(sighting->it);
      if (questions[how].size() < whatever) how = topics_of(sighting->it);
      faults[how].push_back(sighting);
    }
    for (auto& [how, sightings] : faults) {
      Cluster cluster{
          .family = Family::fault, .topics = how, .clauses = {}, .alike = 0, .sightings = {}};
      cluster.sightings = sightings;
      finish(cluster);
      clusters_.push_back(std::move(cluster));
    }
  }
  /// One family after another: what is seen most plainly first, then what that does not explain.
  auto run(const Sightings& family) -> void {
    auto left = family;
    while (!left.empty()) {
      const auto alike = alike_of_plainest(left);
      auto cluster = begun(alike, family);
      Sightings rest;
      for (const auto* sighting : left) {
        (cluster.claims(sighting->it) ? cluster.sightings : rest).push_back(sighting);
      }
      if (rest.size() == left.size()) {  // it does not even claim what it was made of
        cluster.sightings = alike;
        std::erase_if(rest, [&](const auto* it) { return std::ranges::count(alike, it) > 0; });
      }
      finish(cluster);
      clusters_.push_back(std::move(cluster));
      left = std::move(rest);
    }
  }
  auto clusters() -> std::vector<Cluster> {
    std::ranges::sort(clusters_, {}, [](const Cluster& it) {
      return std::pair(it.after_steps, it.shown().number);
    });
    return std::move(clusters_);
  }

 private:
  /// Those with the fewest topics, of these the ones that are seen most often; and all like them.
  static auto alike_of_plainest(const Sightings& left) -> Sightings {
    std::map<Topics, std::uint64_t> times;
    for (const auto* sighting : left) times[topics_of(sighting->it)] += sighting->times;
    const auto plainest = std::ranges::min_element(times, {}, [](const auto& entry) {
      return std::pair(entry.first.size(), -static_cast<std::int64_t>(entry.second));
    });
    Sightings alike;
    for (const auto* sighting : left) {
      if (topics_of(sighting->it) == plainest->first) alike.push_back(sighting);
    }
    std::ranges::sort(alike, {}, [](const Sighting* it) {
      return std::tuple(it->it.clauses.empty(), -static_cast<std::int64_t>(it->times), it->number);
    });
    return alike;
  }

  auto begun(const Sightings& alike, const Sightings& family) -> Cluster {
    const auto& first = *alike.front();
    Cluster cluster{.family = family_of(first.it),
                    .topics = topics_of(first.it),
                    .clauses = {},
                    .sightings = {}};
    for (const auto* sighting : alike) {
      // Of those at the start, which rely on nothing, it is to be told whether they differ so, too.
      const bool of_a_kind = sighting->it.clauses.empty() == first.it.clauses.empty();
      if (of_a_kind) cluster.ways.merge(ways_of(sighting->it));
    }
    if (!is_weighed(cluster.family)) {
      cluster.clauses = first.it.clauses;
      cluster.alike = std::min<std::size_t>(1, cluster.clauses.size());
      return cluster;
    }
    Weighing weighing(options_, alike, family);
    auto ranking = weighing.run();
    cluster.alike = ranking.alike;
    cluster.clauses = std::move(ranking.ids);
    cluster.cited = cluster.clauses.empty() || weighing.is_cited(cluster.clauses.front());
    return cluster;
  }

  /// To be shown: one of the fewest moves; from the opening rather than not.
  static auto finish(Cluster& cluster) -> void {
    cluster.after_steps = cluster.sightings.front()->after_steps;
    for (const auto* sighting : cluster.sightings) {
      cluster.times += sighting->times;
      cluster.after_steps = std::min(cluster.after_steps, sighting->after_steps);
    }
    const auto order = [&](const Sighting* it) {
      const auto topics = topics_of(it->it);
      const bool tells_nothing = !cluster.clauses.empty() && it->it.clauses.empty();
      return std::tuple(topics != cluster.topics, tells_nothing, it->it.differences.size(),
                        it->it.course.actions.size(), it->number);
    };
    std::ranges::sort(cluster.sightings, {}, order);
  }

  const SortOptions& options_;
  std::vector<Cluster> clusters_;
};

}  // namespace

auto Cluster::claims(const Disagreement& it) const -> bool {
  if (family_of(it) != family) return false;
  const auto about = topics_of(it);
  if (family == Family::fault) return about == topics || without_question(it) == topics;
  if (family == Family::allows || family == Family::accepts || family == Family::changes) {
    if (clauses.empty() || it.clauses.empty()) {
      return clauses.empty() && it.clauses.empty() && share_one(about, topics);
    }
    return it.clause() == clauses.front();
  }
  const bool shares = share_one(about, topics) || (about.empty() && topics.empty());
  if (family == Family::undo) return shares;
  const auto ends_alike = [&](std::string_view end) {
    return about.contains(std::string(end)) == topics.contains(std::string(end));
  };
  if (!std::ranges::all_of(end_topics, ends_alike)) return false;
  if (!shares) return false;
  if (clauses.empty()) return true;
  if (it.clauses.empty()) return shows_through(it);
  if (!cited) return std::ranges::includes(topics, about);
  return cites(it, clauses.front());
}

auto Cluster::shows_through(const Disagreement& it) const -> bool {
  return std::ranges::includes(topics, topics_of(it)) && std::ranges::includes(ways, ways_of(it));
}

namespace {

/// What differs after a move is taken back, and differs so elsewhere, is no matter of taking back.
auto join_undone(std::vector<Cluster>& clusters) -> void {
  const auto follows = [](const Cluster& undone, const Cluster& whole) {
    return whole.family == Family::position && undone.family == Family::undo &&
           !undone.topics.empty() &&
           std::ranges::all_of(undone.sightings, [&](const Sighting* sighting) {
             return whole.shows_through(sighting->it);
           });
  };
  for (auto& whole : clusters) {
    for (const auto& undone : clusters) {
      if (follows(undone, whole)) whole.times += undone.times;
    }
  }
  std::vector<Cluster> rest;
  std::ranges::copy_if(clusters, std::back_inserter(rest), [&](const Cluster& it) {
    return std::ranges::none_of(clusters, [&](const Cluster& whole) { return follows(it, whole); });
  });
  clusters = std::move(rest);
}

/// What differs where games begin, when nothing was relied on yet, is nothing new if each field
/// differs so by a fault that is told apart already: several show there at once.
auto join_coincidences(std::vector<Cluster>& clusters) -> void {
  const auto others = [&](const Cluster& it) {
    Cluster all{.topics = {}, .clauses = {}, .sightings = {}};
    for (const auto& other : clusters) {
      if (other.family != it.family || other.topics.size() >= it.topics.size()) continue;
      all.topics.insert(other.topics.begin(), other.topics.end());
      all.ways.insert(other.ways.begin(), other.ways.end());
    }
    return all;
  };
  std::vector<Cluster> rest;
  std::ranges::copy_if(clusters, std::back_inserter(rest), [&](const Cluster& it) {
    if (it.family != Family::position || it.topics.size() < 2) return true;
    const auto plainer = others(it);
    return !std::ranges::all_of(it.sightings, [&](const Sighting* sighting) {
      return sighting->it.clauses.empty() && plainer.shows_through(sighting->it);
    });
  });
  clusters = std::move(rest);
}

}  // namespace

auto sorted_out(const Evidence& evidence, const SortOptions& options) -> std::vector<Cluster> {
  std::map<Family, Sightings> families;
  for (const auto& [signature, sighting] : evidence.sightings()) {
    families[family_of(sighting.it)].push_back(&sighting);
  }
  Sorter sorter(options);
  for (const auto& [family, sightings] : families) {
    family == Family::fault ? sorter.run_faults(sightings) : sorter.run(sightings);
  }
  auto clusters = sorter.clusters();
  join_undone(clusters);
  join_coincidences(clusters);
  return clusters;
}

}  // namespace ruleproof::conformance
