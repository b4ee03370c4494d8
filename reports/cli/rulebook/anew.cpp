#include "reports/cli/rulebook/anew.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/rulebook/ends.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/cli/rulebook/set_ups.hpp"
#include "reports/cli/rulebook/shortest.hpp"
#include "reports/games/entry.hpp"
#include "solver/search/firsts.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

/// Several pieces of work at a time, with a line for who waits.
class Work {
 public:
  Work(Terminal& terminal, unsigned jobs) : terminal_(terminal), team_(solver::jobs_for(jobs)) {}

  auto run(std::size_t pieces, std::string_view noun, const std::function<void(std::size_t)>& work)
      -> void {
    std::size_t done = 0;
    const auto began = std::chrono::steady_clock::now();
    team_.run(pieces, [&](std::size_t /*worker*/, std::size_t piece) {
      work(piece);
      const std::scoped_lock lock(mutex_);
      ++done;
      if (!terminal_.progress) return;
      const auto elapsed = std::chrono::duration_cast<std::chrono::seconds>(
          std::chrono::steady_clock::now() - began);
      show_line(terminal_, std::to_string(done) + " of " + properties::plural(pieces, noun) +
                               time_left(done, pieces, elapsed));
    });
    end_line(terminal_);
  }

 private:
  Terminal& terminal_;
  solver::Team team_;
  std::mutex mutex_;
};

/// The set-ups to be searched, with those of known games that are not as usual.
auto searched_set_ups(const GameEntry& game, const KnownGames& known) -> std::vector<SetupText> {
  auto all = set_ups_of(game);
  const auto add = [&](const std::optional<KnownGame>& of) {
    if (!of || unusual(game, of->setup).empty()) return;
    if (std::ranges::find(all, of->setup) == all.end()) all.push_back(of->setup);
  };
  for (const auto& clause : known.clauses) {
    add(clause.relied);
    add(clause.refused);
  }
  for (const auto& [ending, of] : known.ends) add(of);
  return all;
}

/// Makes the game of the usual set-up shorter where it may be, and looks for one where there is
/// none; a small one is of use where it is the shortest, and the usual one is not known to be.
class Shortening {
 public:
  Shortening(const GameEntry& game, const Searches& searches) : game_(game), searches_(searches) {}

  template <class Shorten>
  auto run(Shown& shown, bool look, const Shorten& shorter) const -> void {
    if (interrupted()) return;
    if (look && (!shown.usual || !is_usual(shown.usual->game))) look_for(shown, shorter);
    if (!shown.usual) return;
    auto& usual = *shown.usual;
    if (!usual.shortest()) {
      usual = ShortGame{.game = shorter(usual.game)};
      searches_.bound(usual);
    }
    if (usual.shortest() || (shown.small && !shown.small->shortest())) shown.small.reset();
  }

 private:
  [[nodiscard]] auto is_usual(const KnownGame& game) const -> bool {
    return game.position.empty() && unusual(game_, game.setup).empty();
  }
  template <class Shorten>
  auto look_for(Shown& shown, const Shorten& shorter) const -> void {
    const auto setup = game_.search.set_up({});
    if (!setup) return;
    const auto found = shorter(KnownGame{.setup = *setup});
    if (found.moves.empty()) return;
    if (!shown.small) shown.small = shown.usual;
    shown.usual = ShortGame{.game = found};
  }

  const GameEntry& game_;
  const Searches& searches_;
};

}  // namespace

auto games_anew(const GameEntry& game, const Anew& wanted, Terminal& terminal) -> GamesOfRulebook {
  const auto known = known_games_of(game, wanted.scenarios, wanted.effort.seed);
  const auto set_ups = searched_set_ups(game, known);
  std::vector<std::optional<solver::search::Firsts>> firsts(set_ups.size());
  Work work(terminal, wanted.jobs);
  const solver::search::FirstOptions options{.max_states = wanted.effort.states,
                                             .judgements = wanted.effort.judgements,
                                             .deciding = deciding_clauses(game),
                                             .stop = interrupted};
  work.run(set_ups.size(), "set-up", [&](std::size_t i) {
    if (auto found = game.search.firsts(set_ups[i], options)) firsts[i] = *std::move(found);
  });
  Searches searches(game);
  for (std::size_t i = 0; i < set_ups.size(); ++i) {
    if (firsts[i]) searches.add(set_ups[i], *std::move(firsts[i]));
  }
  GamesOfRulebook games{.clauses = std::vector<GamesOfClause>(game.facts.clauses.size()),
                        .ends = {}};
  const auto& effort = wanted.effort;
  const Shortening shortening(game, searches);
  work.run(wanted.clauses.size(), "clause", [&](std::size_t i) {
    const auto clause = wanted.clauses[i];
    const auto number = static_cast<std::uint8_t>(clause);
    const auto id = std::string(game.facts.clauses[clause].id);
    auto& of = games.clauses[clause];
    of.relied = searches.relied(number, known.clauses[clause].relied);
    of.refused = searches.refused(number, known.clauses[clause].refused);
    shortening.run(of.relied, true, [&](const KnownGame& known_one) {
      return shorter_relying(game, id, known_one, effort);
    });
    shortening.run(of.refused, false, [&](const KnownGame& known_one) {
      return shorter_refusing(game, id, known_one, effort);
    });
  });
  if (!wanted.ends) return games;
  std::map<Ending, std::optional<KnownGame>> endings;
  for (const auto& [ending, of] : known.ends) endings.emplace(ending, of);
  for (const auto& ending : searches.ends()) endings.try_emplace(ending);
  std::vector<std::pair<Ending, Shown>> ends;
  ends.reserve(endings.size());
  for (const auto& [ending, of] : endings) ends.emplace_back(ending, searches.ended(ending, of));
  work.run(ends.size(), "ending", [&](std::size_t i) {
    auto& [ending, shown] = ends[i];
    shortening.run(shown, true, [&](const KnownGame& known_one) {
      return shorter_ending(game, ending, known_one, effort);
    });
  });
  games.ends = {ends.begin(), ends.end()};
  return games;
}

}  // namespace ruleproof::cli
