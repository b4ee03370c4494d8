#include "reports/cli/rulebook/answers.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "properties/wording.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"
#include "reports/games/parts.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

using properties::grouped;
using properties::plural;
using solver::Effect;

/// In what its game ends otherwise; nothing: in anything at all.
auto end_of(const AnswerTried& tried) -> std::optional<Effect> {
  if (tried.what.starts_with("another winner")) return Effect::winner;
  if (tried.what.starts_with("other points")) return Effect::scores;
  return std::nullopt;
}

/// The moves of a game that a finding shows.
auto moves_of(const Record& record) -> std::vector<std::string> {
  std::vector<std::string> moves;
  for (const auto& entry : record.entries) {
    if (entry.kind == Entry::Kind::move) moves.push_back(entry.text);
  }
  return moves;
}

/// The two games of a finding about two readings.
auto add_games(AnswerTried& tried, const Finding& finding) -> void {
  if (finding.witnesses.size() < 2) return;
  const auto first = parse_record(finding.witnesses[0].record, finding.witnesses[0].title);
  const auto second = parse_record(finding.witnesses[1].record, finding.witnesses[1].title);
  if (!first || !second) return;
  tried.game = {.setup = first->setup, .moves = moves_of(*first)};
  tried.other = moves_of(*second);
  if (tried.other == tried.game.moves) tried.other.clear();
}

auto pairs_of(const audit::Often& often) -> PairsTried {
  return {.play = often.play,
          .set_up = often.set_up,
          .games = often.differ.of,
          .differ = often.differ.count,
          .scores = often.scores.count,
          .winner = often.winner.count};
}

auto tried_of(const GameEntry& game, const audit::Matter& matter) -> AnswerTried {
  AnswerTried tried;
  tried.ruling = matter.ruling;
  tried.answer = matter.second;
  tried.what = audit::consequence(matter);
  tried.reason = matter.reason;
  if (tried.reason.empty()) tried.reason = matter.seating;
  const auto* shown = matter.shown();
  if (shown == nullptr && matter.parting) shown = &*matter.parting;
  if (shown != nullptr) {
    tried.how = to_text(static_cast<How>(shown->how));
    tried.bound = shown->bound;
    add_games(tried, *shown);
    if (!still_parts(game, tried)) {
      tried.game = {};
      tried.other.clear();
    }
  }
  for (const auto& often : matter.often) tried.pairs.push_back(pairs_of(often));
  return tried;
}

}  // namespace

auto answers_tried(const GameEntry& game, std::uint64_t effort, std::uint64_t seed,
                   const std::string& root, unsigned jobs, Terminal& terminal)
    -> std::vector<AnswerTried> {
  std::vector<std::pair<const games::RulingInfo*, std::string>> pairs;
  for (const auto& ruling : game.facts.rulings) {
    for (const auto& answer : ruling.answers.subspan(1)) pairs.emplace_back(&ruling, answer.id);
  }
  auto budget = matter_budget(effort, seed);
  budget.root = root;
  std::vector<AnswerTried> all(pairs.size());
  std::mutex mutex;
  std::size_t done = 0;
  solver::Team team(solver::jobs_for(jobs));
  team.run(pairs.size(), [&](std::size_t /*worker*/, std::size_t i) {
    const auto& [ruling, answer] = pairs[i];
    if (!interrupted()) {
      const auto matter = try_question(game.name(), std::string(ruling->id),
                                       {std::string(ruling->answers.front().id), answer}, budget);
      if (!matter.second.empty()) all[i] = tried_of(game, matter);
    }
    const std::scoped_lock lock(mutex);
    ++done;
    show_line(terminal, std::to_string(done) + " of " + plural(pairs.size(), "answer"));
  });
  end_line(terminal);
  std::erase_if(all, [](const AnswerTried& tried) { return tried.ruling.empty(); });
  return all;
}

auto still_parts(const GameEntry& game, const AnswerTried& tried) -> bool {
  if (tried.game.moves.empty()) return false;
  auto answered = tried.game;
  answered.setup.rulings[tried.ruling] = tried.answer;
  if (!tried.other.empty()) answered.moves = tried.other;
  const auto first = record_of(game, tried.game, {});
  const auto second = record_of(game, answered, {});
  if (!first || !second) return false;
  const auto one = ruleproof::to_text(*first);
  const auto two = ruleproof::to_text(*second);
  const auto parted =
      game.compare.again({tried.game.setup, answered.setup},
                         {.first = one, .second = two, .end = end_of(tried), .shown = false});
  return parted && parted->has_value();
}

auto in_words(const GameEntry& game, const AnswerTried& tried, bool same_model) -> std::string {
  auto text = (same_model ? "" : "under an earlier state of the model: ") + tried.what;
  if (!tried.reason.empty()) text += ": " + tried.reason;
  if (!tried.game.moves.empty()) {
    const auto where = unusual(game, tried.game.setup);
    const auto moves = std::max(tried.game.moves.size(), tried.other.size());
    text += "; in a game of " + plural(moves, "move");
    if (!where.empty()) text += " under " + where;
  }
  if (!tried.how.empty()) text += "; " + tried.how;
  if (!tried.how.empty() && !tried.bound.empty()) text += ": " + tried.bound;
  for (const auto& pairs : tried.pairs) {
    text += "; another winner in " + grouped(pairs.winner) + ", other points in " +
            grouped(pairs.scores) + " of " + plural(pairs.games, "pair") + " of games, " +
            pairs.play + ", " + pairs.set_up;
  }
  return text;
}

}  // namespace ruleproof::cli
