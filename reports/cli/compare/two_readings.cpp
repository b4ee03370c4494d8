#include "reports/cli/compare/two_readings.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/columns.hpp"
#include "solver/divergence/parts.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::cli {
namespace {

auto name_of(const Texts& rulings, const RulingInfo& row) -> std::string {
  const auto said = rulings.find(row.id);
  const auto answer = said == rulings.end() ? std::string(row.answers[0].id) : said->second;
  return std::string(row.id) + "=" + answer;
}

/// The answers to other questions that both readings share.
auto other_rulings(Texts rulings, std::string_view ruling) -> std::string {
  std::erase_if(rulings, [&](const auto& said) { return said.first == ruling; });
  return rulings.empty() ? std::string() : ruleproof::to_text(rulings);
}

/// Whether nothing is set otherwise than in the default set-up but the number of players.
auto is_in_the_box(std::string_view game, const Texts& options) -> bool {
  const auto info = game_info(std::string(game));
  return !info || std::ranges::all_of(options, [&](const auto& option) {
    const auto own = info->setup.find(option.first);
    return option.first == "players" || (own != info->setup.end() && own->second == option.second);
  });
}

/// Moves up to which the search looked at every game.
auto whole_levels(const solver::Exploration& searched) -> std::uint64_t {
  using solver::Bound;
  const bool whole = searched.complete() || searched.stopped_by == Bound::depth;
  return static_cast<std::uint64_t>(whole ? searched.depth : std::max(0, searched.depth - 1));
}

}  // namespace

auto divergence_of(std::string_view game) -> solver::divergence::Parts {
  return entry_called(game).compare;
}

auto titled(Witness witness, const std::string& reading) -> Witness {
  witness.title = "under " + reading;
  return witness;
}

auto names_of(const Readings& readings, const RulingInfo& row, const SetupText& setup)
    -> ReadingNames {
  const auto others = other_rulings(setup.rulings, row.id);
  return {name_of(readings.first.rulings, row), name_of(readings.second.rulings, row),
          others.empty() ? others : ", with " + others};
}

auto finding_about(std::string_view game, const Readings& readings, const RulingInfo& row,
                   const SetupText& setup) -> Finding {
  const auto names = names_of(readings, row, setup);
  const auto others = other_rulings(setup.rulings, row.id);
  Finding made{.id = std::string(game) + "/ruling/" + std::string(row.id) + "/" +
                     std::string(readings.answer),
               .kind = FindingKind::ruling_matters,
               .severity = Severity::note,
               .game = std::string(game),
               .clauses = {std::string(row.clause)},
               .title = {},
               .message = {},
               .bound = {},
               .data = {},
               .facts = {{"question", std::string(row.question)},
                         {"first", names.first},
                         {"second", names.second},
                         {"set-up", ruleproof::to_text(setup.options)},
                         {"other answers", others.empty() ? "default" : others}},
               .places = {},
               .witnesses = {},
               .smt2 = {}};
  if (!is_in_the_box(game, setup.options)) {
    made.facts.emplace_back(audit::other_size, "not that of the game in the box");
  }
  return made;
}

auto Looked::add_facts(Finding& finding) const -> void {
  if (searched.states > 0) {
    finding.facts.emplace_back("positions searched", grouped(searched.states));
    finding.facts.emplace_back("every " + std::string(what) + " up to",
                               plural(whole_levels(searched), "move"));
  }
  if (random > 0) finding.facts.emplace_back("random games", grouped(random));
}

auto Looked::bound(How how, std::optional<std::size_t> moves, const SetupText& setup) const
    -> std::string {
  const auto name = std::string(what);
  const auto where = ruleproof::to_text(setup.options);
  if (moves && how == How::exhaustive) return "no shorter " + name + " does it under " + where;
  if (moves) return plural(*moves, "move") + "; a shorter " + name + " may do it";
  if (how == How::exhaustive) return "every position of " + where;
  return "every " + name + " up to " + plural(whole_levels(searched), "move") +
         (random > 0 ? ", " + plural(random, "random game") : "");
}

}  // namespace ruleproof::cli
