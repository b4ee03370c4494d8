#include "reports/cli/rulebook/known.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/files.hpp"
#include "reports/cli/rulebook/ends.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/games/entry.hpp"

namespace ruleproof::cli {
namespace {

/// Collects what is better than what is known.
class Collector {
 public:
  explicit Collector(const GameEntry& game) : game_(game), deciding_(deciding_clauses(game)) {
    known_.clauses.resize(game.facts.clauses.size());
  }

  auto relied(ClauseSet because, const KnownGame& game) -> void {
    because.for_each([&](ClauseRef clause) { keep(known_.clauses[clause.index].relied, game); });
  }
  auto refused(ClauseRef why, const KnownGame& game) -> void {
    keep(known_.clauses[why.index].refused, game);
  }
  /// `over` stands where the game has ended, or not.
  auto ended(const AnyGame& over, const ClauseSet& because, const KnownGame& game) -> void {
    if (over.seat() != Seat::nobody) return;
    const auto ending = ending_of(over, because, deciding_);
    const auto found = known_.ends.find(ending);
    if (found == known_.ends.end()) {
      known_.ends.emplace(ending, game);
    } else if (rank(game_, game) < rank(game_, found->second)) {
      found->second = game;
    }
  }
  /// How often each clause refused a move, for whoever looks for others.
  auto count(ClauseRef why) -> void { ++counts_[why.index]; }
  [[nodiscard]] auto counts() const -> std::span<const std::uint64_t> { return counts_; }
  auto take() -> KnownGames { return std::move(known_); }

 private:
  auto keep(std::optional<KnownGame>& known, const KnownGame& game) const -> void {
    if (!known || rank(game_, game) < rank(game_, *known)) known = game;
  }

  const GameEntry& game_;
  ClauseSet deciding_;
  KnownGames known_;
  std::vector<std::uint64_t> counts_ = std::vector<std::uint64_t>(game_.facts.clauses.size());
};

/// Plays a record, and notes what its moves and its refusals show; ends where it does not replay.
auto look_through(const GameEntry& entry, const properties::TextFile& file, Collector& collector)
    -> void {
  const auto record = parse_record(file.text, file.name);
  if (!record) return;
  auto made = entry.rules.make(record->setup);
  if (!made) return;
  auto& game = **made;
  if (game.open(*record, file.name)) return;
  KnownGame shown{.setup = game.setup(), .position = record->position};
  for (const auto& line : record->entries) {
    const auto move = game.read_move(line.text);
    if (!move) continue;
    if (line.kind == Entry::Kind::move) {
      const auto verdict = game.play(*move);
      if (!verdict) return;
      shown.moves.push_back(*move);
      collector.relied(verdict.because, shown);
      collector.ended(game, verdict.because, shown);
    } else if (line.kind == Entry::Kind::expect_illegal) {
      const auto verdict = game.judge(*move);
      if (verdict.kind != Judgement::Kind::illegal) continue;
      auto refused = shown;
      refused.forbidden = *move;
      collector.refused(verdict.why, refused);
    }
  }
}

/// The same of a game that is known.
auto look_through(const GameEntry& entry, const KnownGame& known, Collector& collector) -> void {
  auto made = entry.rules.make(known.setup);
  if (!made) return;
  auto& game = **made;
  if (!known.position.empty() && game.restart_at(known.position)) return;
  KnownGame shown{.setup = known.setup, .position = known.position};
  for (const auto& move : known.moves) {
    const auto verdict = game.play(move);
    if (!verdict) return;
    shown.moves.push_back(move);
    collector.relied(verdict.because, shown);
    collector.ended(game, verdict.because, shown);
  }
}

/// Notes a move that the rules forbid here, if one is found.
auto try_forbidden(AnyGame& game, Dice& dice, const KnownGame& shown, Collector& collector)
    -> void {
  const auto miss = game.near_miss(dice.random(), collector.counts());
  if (!miss) return;
  collector.count(miss->why);
  // Not every move that can be thought of can be written: read again, it may be another.
  const auto verdict = game.judge(miss->move);
  if (verdict.kind != Judgement::Kind::illegal || verdict.why != miss->why) return;
  auto refused = shown;
  refused.forbidden = miss->move;
  collector.refused(miss->why, refused);
}

/// At the end of a game, the move that was made last is forbidden.
auto try_after_the_end(const AnyGame& game, const KnownGame& shown, Collector& collector) -> void {
  if (game.seat() != Seat::nobody || shown.moves.empty()) return;
  const auto verdict = game.judge(shown.moves.back());
  if (verdict.kind != Judgement::Kind::illegal) return;
  auto refused = shown;
  refused.forbidden = shown.moves.back();
  collector.refused(verdict.why, refused);
}

/// Plays games by dice, and tries forbidden moves on the way.
auto play_some(AnyGame& game, std::uint64_t seed, Collector& collector) -> void {
  constexpr int games = 60;
  constexpr std::size_t choices = 400;
  Dice dice(seed);
  for (int i = 0; i < games; ++i) {
    game.restart();
    KnownGame shown{.setup = game.setup()};
    ClauseSet because;
    play_at_random(game, dice, choices, [&](std::size_t offer) {
      try_forbidden(game, dice, shown, collector);
      because = game.foresee(offer);
      shown.moves.push_back(game.text_of(offer));
      collector.relied(because, shown);
    });
    collector.ended(game, because, shown);
    try_after_the_end(game, shown, collector);
  }
}

}  // namespace

auto unusual(const GameEntry& game, const SetupText& setup) -> std::string {
  auto options = setup.options;
  for (const auto& [name, value] : game.facts.setup) {
    const auto found = options.find(name);
    if (found != options.end() && found->second == value) options.erase(found);
  }
  options.erase("players");
  auto text = ruleproof::to_text(options);
  const auto rulings = ruleproof::to_text(setup.rulings);
  if (!text.empty() && !rulings.empty()) text += ' ';
  return text + rulings;
}

auto rank(const GameEntry& game, const KnownGame& known) -> std::tuple<bool, bool, std::size_t> {
  return {!known.position.empty(), !unusual(game, known.setup).empty(), known.moves.size()};
}

auto known_games_of(const GameEntry& game, std::span<const properties::TextFile> scenarios,
                    std::uint64_t seed) -> KnownGames {
  Collector collector(game);
  for (const auto& file : scenarios) look_through(game, file, collector);
  for (int players = game.facts.least_players; players <= game.facts.most_players; ++players) {
    SetupText setup;
    setup.options["players"] = std::to_string(players);
    auto made = game.rules.make(setup);
    if (!made) made = game.rules.make({});  // a game that does not ask
    if (made) play_some(**made, seed + static_cast<std::uint64_t>(players), collector);
  }
  return collector.take();
}

auto shown_by(const GameEntry& game, std::span<const KnownGame> games) -> KnownGames {
  Collector collector(game);
  for (const auto& each : games) look_through(game, each, collector);
  return collector.take();
}

auto record_of(const GameEntry& entry, const KnownGame& known,
               const std::vector<std::string>& clauses) -> Result<Record> {
  auto made = entry.rules.make(known.setup);
  if (!made) return made.error();
  auto& game = **made;
  const auto where = clauses.empty() ? entry.name() : clauses.front();
  auto record = game.record();
  record.position = known.position;
  record.cites = clauses;
  if (const auto problem = game.open(record, where)) return *problem;
  for (const auto& move : known.moves) {
    const auto seat = std::string(to_text(game.mover(move)));
    if (!game.play(move)) return Error{Code::illegal_move, where, move};
    record.entries.push_back({.kind = Entry::Kind::move, .seat = seat, .text = move});
  }
  if (!known.forbidden.empty()) {
    record.entries.push_back({.kind = Entry::Kind::expect_illegal,
                              .seat = std::string(to_text(game.mover(known.forbidden))),
                              .text = known.forbidden,
                              .because = where});
    return record;
  }
  for (const auto& clause : clauses) {
    record.entries.push_back({.kind = Entry::Kind::expect_cites, .text = clause});
  }
  return record;
}

}  // namespace ruleproof::cli
