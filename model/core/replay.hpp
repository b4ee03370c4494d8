/// Running a record against a game, and writing down a game as a record.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/expression/before.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/remembering.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/naming.hpp"  // IWYU pragma: export
#include "model/core/packing.hpp"
#include "model/core/record.hpp"  // IWYU pragma: export

namespace ruleproof {

/// The fields of a position that records may expect something of: those of the state, `to-act`, and
/// at the end `outcome.p1` (points) and `winner.p1` (0 or 1).
template <Notated G>
auto expectable_fields(const G& game, const typename G::State& state) -> std::vector<Named> {
  auto names = named_fields(state);
  names.push_back({"to-act", std::string(to_text(game.to_act(state))), false});
  if constexpr (Scored<G>) {
    if (game.to_act(state) == Seat::nobody) {
      const auto outcome = game.outcome(state);
      for (int p = 0; p < outcome.players; ++p) {
        const auto seat = std::string(to_text(player_seat(p)));
        const auto i = static_cast<std::size_t>(p);
        names.push_back({"outcome." + seat, std::to_string(outcome.scores[i]), true});
        names.push_back({"winner." + seat, outcome.wins[i] ? "1" : "0", true});
      }
    }
  }
  return names;
}

/// Plays a record step by step. Every expectation is checked; the first that fails is the error.
template <Notated G>
class Replayer {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Replayer(const G& game, std::string where) : game_(game), where_(std::move(where)) {}

  /// `watch(before, move, step)` sees every step. Gives the last position.
  template <class Watch>
  auto run(const Record& record, Watch&& watch) -> Result<State> {
    return run(record, watch, [](const auto&...) {});
  }
  /// The same; `taken_back(seat, before, after)` sees every step of that seat that is taken back.
  template <class Watch, class TakenBack>
  auto run(const Record& record, Watch&& watch, TakenBack&& taken_back) -> Result<State> {
    auto start = opening(record);
    if (!start) return start.error();
    state_ = start.value();
    before_ = state_;
    moved_ = false;
    made_.clear();
    keeps_ = std::ranges::count(record.entries, Entry::Kind::undo, &Entry::kind) > 0;
    for (const auto& id : record.cites) {
      if (!find_clause(G::rulebook, id)) {
        return Error{Code::unknown_clause, where_, "no clause is called \"" + id + "\""};
      }
    }
    for (const auto& entry : record.entries) {
      if (auto problem = run_entry(entry, watch, taken_back)) return *problem;
    }
    if (record.end_fingerprint && fingerprint(state_) != *record.end_fingerprint) {
      return Error{Code::expectation, where_, "the last position has another fingerprint"};
    }
    return state_;
  }

  /// Where a record starts: its position, or the game's opening.
  [[nodiscard]] auto opening(const Record& record) const -> Result<State> {
    if (record.position.empty()) return game_.start();
    auto state = game_.read_position(record.position);
    if (!state) {
      auto error = state.error();
      error.where = where_ + (error.where.empty() ? "" : ": " + error.where);
      return error;
    }
    return state;
  }

 private:
  auto at(const Entry& entry, Code code, std::string message) const -> Error {
    return {code, where_ + ":" + std::to_string(entry.line), std::move(message)};
  }
  static auto id_of(ClauseRef clause) -> std::string {
    return std::string(std::span<const Clause>(G::rulebook)[clause.index].id);
  }

  template <class Watch, class TakenBack>
  auto run_entry(const Entry& entry, Watch& watch, TakenBack& taken_back) -> std::optional<Error> {
    switch (entry.kind) {
      case Entry::Kind::move:
        return run_move(entry, watch);
      case Entry::Kind::undo:
        return run_undo(entry, taken_back);
      case Entry::Kind::expect_field:
        return check_field(entry);
      case Entry::Kind::expect_claim:
        return check_claim(entry);
      case Entry::Kind::expect_illegal:
      case Entry::Kind::expect_legal:
        return check_verdict(entry);
      case Entry::Kind::expect_cites:
        return check_cites(entry);
    }
    return std::nullopt;
  }

  /// The move of an entry, and what the rules say of it.
  auto judged(const Entry& entry, Move& move, Verdict& verdict) const -> std::optional<Error> {
    auto read = game_.read_move(entry.text);
    if (!read) return at(entry, Code::bad_move, read.error().message);
    move = read.value();
    if (to_text(mover_of(game_, state_, move)) != entry.seat && !made_out_of_turn(entry, move)) {
      const auto seat = std::string(to_text(game_.to_act(state_)));
      return at(entry, Code::illegal_move,
                seat == entry.seat ? "\"" + entry.text + "\" is no move of " + seat
                                   : entry.seat + " is not to act; " + seat + " is");
    }
    verdict = game_.judge(state_, move);
    return std::nullopt;
  }

  /// Whether a seat that is not to act makes the move: then `move` is that of this seat.
  auto made_out_of_turn(const Entry& entry, Move& move) const -> bool {
    if constexpr (Interrupted<G>) {
      for (int player = 0; player < static_cast<int>(max_players); ++player) {
        const auto seat = player_seat(player);
        if (to_text(seat) != entry.seat) continue;
        move = game_.made_by(state_, move, seat);
        return game_.mover(state_, move) == seat;
      }
    }
    return false;
  }

  template <class Watch>
  auto run_move(const Entry& entry, Watch& watch) -> std::optional<Error> {
    Move move{};
    auto verdict = Verdict::legal();
    if (auto problem = judged(entry, move, verdict)) return problem;
    if (!verdict) {
      return at(entry, Code::illegal_move,
                "\"" + entry.text + "\" is illegal because of " + id_of(verdict.why()));
    }
    const auto step = game_.apply(state_, move);
    watch(std::as_const(state_), move, step);
    if (keeps_) made_.push_back({entry.seat, state_, before_, moved_, because_});
    because_ = step.because;
    before_ = std::exchange(state_, step.next);
    moved_ = true;
    return std::nullopt;
  }

  template <class TakenBack>
  auto run_undo(const Entry& entry, TakenBack& taken_back) -> std::optional<Error> {
    if (made_.empty()) return at(entry, Code::illegal_move, "there is no step to take back");
    auto point = std::move(made_.back());
    made_.pop_back();
    taken_back(point.seat, std::as_const(state_), std::as_const(point.state));
    state_ = std::move(point.state);
    before_ = std::move(point.before);
    moved_ = point.moved;
    because_ = point.because;
    return std::nullopt;
  }

  /// Whether a field, set to what an entry expects, leaves the position as it is: what is read in
  /// any order is expected in any order, too.
  auto says_the_same(const Entry& entry) const -> bool {
    auto copy = state_;
    return set_field(copy, entry.field, entry.text) == SetOutcome::done && copy == state_;
  }

  auto check_field(const Entry& entry) const -> std::optional<Error> {
    const auto names = expectable_fields(game_, state_);
    const auto found = std::ranges::find(names, entry.field, &Named::path);
    if (found == names.end()) {
      std::vector<std::string_view> known;
      known.reserve(names.size());
      for (const auto& name : names) known.emplace_back(name.path);
      const bool of_the_end =
          entry.field.starts_with("outcome.") || entry.field.starts_with("winner.");
      return at(entry, of_the_end ? Code::expectation : Code::bad_record,
                "no field \"" + entry.field + "\" here" + did_you_mean(entry.field, known));
    }
    if (found->text == entry.text || says_the_same(entry)) return std::nullopt;
    return at(entry, Code::expectation,
              "expected " + entry.field + "=" + entry.text + ", the model has " + found->text);
  }

  auto check_claim(const Entry& entry) -> std::optional<Error> {
    if (!vocabulary_) vocabulary_ = expression::names_of_moves(game_);
    auto program = expression::compile(entry.text, *vocabulary_, place_of(entry));
    if (!program) return at(entry, Code::bad_record, program.error().message);
    if (!moved_ && expression::is_about_moves(*program, sizeof(State))) {
      return at(entry, Code::bad_record, "it asks about a move, and none was made yet");
    }
    const Remembering<G> moves(game_);
    const expression::Asked<Remembering<G>> asked(moves, *std::move(program));
    const typename Remembering<G>::State here{state_, before_, true};
    const bool holds = asked.holds(here);
    if (const auto column = asked.overflowed()) {
      return at(entry, Code::bad_record, expression::beyond_range(*column).message);
    }
    if (holds) return std::nullopt;
    return at(entry, Code::expectation,
              "expected that " + entry.text + "; the model has " + asked.values(here));
  }

  auto check_verdict(const Entry& entry) const -> std::optional<Error> {
    Move move{};
    auto verdict = Verdict::legal();
    if (auto problem = judged(entry, move, verdict)) return problem;
    if (entry.kind == Entry::Kind::expect_legal) {
      if (verdict) return std::nullopt;
      return at(entry, Code::expectation,
                "\"" + entry.text + "\" is illegal because of " + id_of(verdict.why()));
    }
    if (verdict) return at(entry, Code::expectation, "\"" + entry.text + "\" is legal");
    const auto why = id_of(verdict.why());
    if (entry.because.empty() || entry.because == why) return std::nullopt;
    if (!find_clause(G::rulebook, entry.because)) {
      return at(entry, Code::unknown_clause, "no clause is called \"" + entry.because + "\"");
    }
    return at(entry, Code::expectation,
              "expected illegal because of " + entry.because + ", the model says " + why);
  }

  auto check_cites(const Entry& entry) const -> std::optional<Error> {
    const auto clause = find_clause(G::rulebook, entry.text);
    if (!clause) {
      return at(entry, Code::unknown_clause, "no clause is called \"" + entry.text + "\"");
    }
    if (because_.has(*clause)) return std::nullopt;
    return at(entry, Code::expectation, "the step before does not cite " + entry.text);
  }

  /// Where a step was made, to be taken back.
  struct Point {
    std::string seat;
    State state;
    State before;
    bool moved = false;
    ClauseSet because;
  };

  const G& game_;
  std::string where_;
  State state_{};
  State before_{};  ///< the position before the last move
  bool moved_ = false;
  ClauseSet because_;
  std::vector<Point> made_;  ///< of the steps that stand; empty where no record takes one back
  bool keeps_ = false;
  std::optional<expression::Vocabulary> vocabulary_;  ///< made for the first claim
};

/// Replays without watching.
template <Notated G>
auto replay(const G& game, const Record& record, std::string where) -> Result<typename G::State> {
  return Replayer<G>(game, std::move(where)).run(record, [](const auto&...) {});
}

/// Writes down moves as a record of `game`, from its opening or from another position.
template <class G>
  requires Notated<G> && Configurable<G>
auto record_of(const G& game, const typename G::State& start,
               std::span<const typename G::Move> played) -> Record {
  Record record;
  record.game = G::name;
  record.ruleset = G::ruleset;
  record.setup = game.setup();
  auto state = start;
  if (!(state == game.start())) record.position = game.position(state);
  for (const auto& move : played) {
    record.entries.push_back({.kind = Entry::Kind::move,
                              .seat = std::string(to_text(mover_of(game, state, move))),
                              .text = game.to_text(move)});
    state = game.apply(state, move).next;
  }
  record.end_fingerprint = fingerprint(state);
  return record;
}

/// A step, ready to be shown, without its picture.
template <Notated G>
auto frame_of(const G& game, const typename G::State& before, const typename G::Move& move,
              const Step<typename G::State>& step) -> Frame {
  Frame frame{std::string(to_text(mover_of(game, before, move))),
              game.to_text(move),
              {},
              difference(before, step.next),
              {}};
  step.because.for_each([&](ClauseRef clause) {
    frame.because.emplace_back(std::span<const Clause>(G::rulebook)[clause.index].id);
  });
  return frame;
}

/// A step that is taken back, ready to be shown, without its picture.
template <Notated G>
auto frame_of_undo(const std::string& seat, const typename G::State& before,
                   const typename G::State& after) -> Frame {
  return {seat, "undo", {}, difference(before, after), {}};
}

/// Shows a record: every step with its clauses, changes and the table after it. Where the record
/// stops replaying, the frames end.
template <Notated G>
auto frames_of(const G& game, const Record& record) -> std::vector<Frame> {
  std::vector<Frame> frames;
  Replayer<G> replayer(game, "");
  const auto start = replayer.opening(record);
  if (!start) return frames;
  const auto panels = [&](const typename G::State& state) -> std::vector<Panel> {
    if constexpr (Pictured<G>) {
      return game.picture(state);
    } else {
      return {};
    }
  };
  frames.push_back({"", "", {}, {}, panels(start.value())});
  const auto show = [&](Frame frame, const typename G::State& after) {
    frame.panels = panels(after);
    frames.push_back(std::move(frame));
  };
  (void)replayer.run(
      record,
      [&](const auto& before, const auto& move, const auto& step) {
        show(frame_of(game, before, move, step), step.next);
      },
      [&](const auto& seat, const auto& before, const auto& after) {
        show(frame_of_undo<G>(seat, before, after), after);
      });
  return frames;
}

}  // namespace ruleproof
