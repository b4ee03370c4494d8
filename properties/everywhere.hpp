/// Every law at every position and every step of a small game: exhaustive, where random play only
/// tries.
///
///     const auto report = check_everywhere<ConnectFour>(setup, {.max_states = 1'000'000});
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/replay.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/shared.hpp"
#include "properties/report.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof::properties {

/// The group of such checks in a report.
inline constexpr std::string_view scale_group = "laws at a scale";

/// What a search found about laws, and how it is told: parts that do not see the game.
namespace detail {

/// The set-up in words: "columns=4 rows=4".
[[nodiscard]] auto scale_text(const SetupText& setup) -> std::string;
/// The report of a set-up that the game refuses.
[[nodiscard]] auto refused_scale(GameReport report, const std::string& scale, const Error& why)
    -> GameReport;
/// A law that no step has broken: it holds, if every position was visited.
[[nodiscard]] auto unbroken(std::string_view law, const std::string& scale,
                            const solver::Exploration& seen) -> Check;
/// A law that one has, and its finding; `record` is empty where none was found again.
auto add_broken_somewhere(GameReport& report, std::string_view law, std::string_view clause,
                          const std::string& scale, const solver::Exploration& seen,
                          const std::optional<Record>& record, std::vector<Frame> frames) -> void;

/// Whether a law speaks of positions and it is broken in this one, or of steps and by this one.
template <class G>
auto is_broken(const Law<G>& law, const G& game, const typename G::State& state) -> bool {
  return law.position != nullptr && !law.position(game, state);
}
template <class G>
auto is_broken(const Law<G>& law, const G& game, const typename G::State& before,
               const typename G::Move& move, const Step<typename G::State>& step) -> bool {
  return law.holds != nullptr && !law.holds(game, before, move, step);
}

/// Whether a law says how positions are written, and nothing of the rules.
template <class G>
auto is_of_texts(const Law<G>& law) -> bool {
  if constexpr (Notated<G>) return law.position == &position_reads_back<G>;
  return false;
}

/// A shortest game that breaks the law.
template <class G>
auto breaking_game(const G& game, const Law<G>& law, const solver::ExploreOptions& bounds)
    -> std::optional<Record> {
  const auto found = solver::find(
      game, game.start(), bounds,
      [&](const auto& state, int /*depth*/) -> bool { return is_broken(law, game, state); },
      [&](const auto& before, const auto& move, const auto& step) -> bool {
        return is_broken(law, game, before, move, step);
      });
  if (!found.path) return std::nullopt;
  auto record = record_of(game, game.start(), std::span<const typename G::Move>(*found.path));
  record.from.push_back("law: " + std::string(law.name));
  return record;
}

}  // namespace detail

/// Laws of whole games are left to random play, and so is that a position reads back, which says
/// nothing of the rules and would take half of the time; so are laws that rest on other rulings. A
/// law that is broken comes with a shortest game that breaks it.
template <Configurable G>
auto check_everywhere(const SetupText& setup, const solver::ExploreOptions& bounds) -> GameReport {
  const auto scale = detail::scale_text(setup);
  const auto game = G::configure(setup);
  if (!game) return detail::refused_scale(report_of<G>(), scale, game.error());
  auto report = report_of<G>();
  auto laws = laws_of<G>();
  const auto whole_setup = game->setup();
  std::erase_if(laws, [&](const auto& law) {
    return law.game != nullptr || detail::is_of_texts(law) || !applies<G>(law.assumes, whole_setup);
  });
  std::vector<bool> broken(laws.size(), false);
  detail::Shared<G> shared;
  shared.enter(*game);
  const auto ask_all = [&](const auto& position, const auto&... step) {
    const detail::Opened<G> opened(shared);
    shared.at(position);
    for (std::size_t i = 0; i < laws.size(); ++i) {
      if (!broken[i]) broken[i] = detail::is_broken(laws[i], *game, step...);
    }
    shared.leave();
  };
  const auto seen = solver::explore(
      *game, bounds, [&](const auto& state, int /*depth*/) -> void { ask_all(state, state); },
      [&](const auto& before, const auto& move, const auto& step) -> void {
        ask_all(step.next, before, move, step);
      });
  for (std::size_t i = 0; i < laws.size(); ++i) {
    if (!broken[i]) {
      report.checks.push_back(detail::unbroken(laws[i].name, scale, seen));
      continue;
    }
    auto again = bounds;
    again.stop = {};  // what was seen is found again, however early the first search ended
    const auto record = detail::breaking_game(*game, laws[i], again);
    detail::add_broken_somewhere(report, laws[i].name, laws[i].clause, scale, seen, record,
                                 record ? frames_of(*game, *record) : std::vector<Frame>());
  }
  report.facts = {{"scale", scale},
                  {"positions", std::to_string(seen.states)},
                  {"steps", std::to_string(seen.transitions)},
                  {"visited", seen.complete() ? "all there are" : in_words(seen.stopped_by)}};
  return report;
}

}  // namespace ruleproof::properties
