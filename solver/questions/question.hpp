/// Questions about a game, and their answers: each is a function named as a sentence, and the
/// engine that fits it answers.
///
///     for (const auto& question : questions_of("year-of-the-dragon")) {
///       for (const auto& finding : findings_of(question)) ...
///     }
///
/// The model replays a game before an answer shows it. No answer calls `bounded` or `sampled` a
/// proof, and one that found nothing out says `unknown`.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/replay.hpp"
#include "model/core/result.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {

/// How much may be spent on one question, and the seed of what is left to chance.
struct AskOptions {
  Budget budget{.work = 20'000'000, .time = std::chrono::seconds(20), .seed = 0};  ///< of a query
  std::uint64_t effort = 1;  ///< multiplies the games and positions that searches look at
  std::uint64_t seed = 1;
  std::uint64_t max_bytes = std::uint64_t{2} << 30U;  ///< of each search; then it is bounded
  /// The set-up and the readings that somebody asks about; empty: those that the question is made
  /// for. A question that can be asked of others takes them from here; the scope of each answer
  /// says what it holds for, so that an answer for another set-up is told as one.
  SetupText asked = {};

  /// The bounds of a search that visits so many positions at the usual effort.
  [[nodiscard]] auto search(std::uint64_t states) const -> ExploreOptions {
    return {.max_states = states * effort, .max_bytes = max_bytes};
  }
};

enum class Says : std::uint8_t { yes, no, unknown, value };
[[nodiscard]] auto to_text(Says says) -> std::string_view;

/// A game that shows something, and the outcome of replaying it.
struct Shown {
  Witness witness;
  std::optional<Error> fails;  ///< why it does not replay: an error of this program
  Scope played = {};           ///< the set-up of the game, and its answer to each ruling by name
  Texts usual = {};            ///< the default answer to each ruling

  /// Says under which set-up and readings the game is played.
  template <Configurable G>
  auto set_played(const G& game) -> void {
    played = scope_of(game);
    for (const auto& row : G::ruling_table) {
      const std::string first(row.answers[0].id);
      usual.emplace(row.id, first);
      played.rulings.try_emplace(std::string(row.id), 1, first);
    }
  }
};

/// One answer. A question has several where it is asked for several numbers of players.
struct Answer {
  std::string aspect = {};  ///< part of the finding's id: "3-players"; empty if there is one answer
  Says says = Says::unknown;
  Strength how = How::unknown;  ///< and for a strong word what it holds for
  std::string title = {};       ///< one sentence
  std::string text = {};        ///< a paragraph; may be empty
  std::string bound = {};       ///< what `bounded`, `sampled` or `exhaustive` is bounded by
  std::string data = {};        ///< the provenance of the numbers that it rests on
  std::vector<std::string> clauses = {};
  std::vector<std::pair<std::string, std::string>> facts = {};
  std::vector<Shown> shown = {};
  /// What it claims of every position of every game within its scope, as typed expressions: "not
  /// over or p1.score <= 90". The refuter tries to break them.
  std::vector<std::string> always = {};
  std::string smt2 = {};  ///< unsat, or empty

  auto fact(std::string name, std::string value) -> Answer& {
    facts.emplace_back(std::move(name), std::move(value));
    return *this;
  }
};

struct Question {
  std::string_view game;
  std::string_view id;        ///< "event-row-law"
  std::string_view tag;       ///< number in the list of questions: "Q13"
  std::string_view sentence;  ///< "What is the exact law of the event row?"
  std::string_view engine;    ///< "exact counting", "Z3", "explicit search", "Boost.Graph"
  std::vector<Answer> (*ask)(const AskOptions& options);
};

/// Every question about a game; none for a game without any.
[[nodiscard]] auto questions_of(std::string_view game) -> std::span<const Question>;

/// The questions of that id, or of that tag: several questions may share a tag. `unknown_question`
/// if there are none.
[[nodiscard]] auto find_questions(std::string_view game, std::string_view name)
    -> Result<std::vector<const Question*>>;

/// Asks. A witness that does not replay turns its answer into an error.
[[nodiscard]] auto findings_of(const Question& question, const AskOptions& options = {})
    -> std::vector<Finding>;

/// The finding that an answer is.
[[nodiscard]] auto finding_of(const Question& question, const Answer& answer) -> Finding;

/// What a game must show at its end: expectations that its record ends with, so that whoever
/// replays it checks them. An expression over fields, mostly; or what is legal there and what not.
struct Claims {
  std::vector<Entry> entries;

  Claims(std::vector<Entry> lines) : entries(std::move(lines)) {}      // NOLINT(*explicit*)
  Claims(std::string_view expression) : entries{claim(expression)} {}  // NOLINT(*explicit*)
  Claims(const std::string& expression) : Claims(std::string_view(expression)) {}  // NOLINT
  Claims(const char* expression) : Claims(std::string_view(expression)) {}         // NOLINT
  Claims(std::nullptr_t) =
      delete;  // and so `{}`: a game shows something, or it says what else does

  auto operator+(const Claims& more) const -> Claims;
};

/// A record as it is shown: replayed from its own text on a game set up from it.
template <class G>
  requires Notated<G> && Configurable<G>
auto shown_of(const Record& record, std::string title) -> Shown {
  Shown shown{.witness = {std::move(title), to_text(record), {}}, .fails = {}};
  const auto read = parse_record(shown.witness.record, "witness");
  if (!read) return shown.fails = read.error(), shown;
  const auto again = G::configure(read->setup);
  if (!again) return shown.fails = again.error(), shown;
  if (const auto end = replay(*again, *read, "witness"); !end) shown.fails = end.error();
  shown.witness.frames = frames_of(*again, *read);
  shown.set_played(*again);
  return shown;
}

/// Writes moves from a position down as a record that ends with claims, and replays what was
/// written.
template <class G>
  requires Notated<G> && Configurable<G>
auto show_from(const G& game, const typename G::State& start,
               std::span<const typename G::Move> moves, std::string title, const Claims& claims)
    -> Shown {
  auto record = record_of(game, start, moves);
  record.entries.insert(record.entries.end(), claims.entries.begin(), claims.entries.end());
  return shown_of<G>(record, std::move(title));
}

/// The same, and a test of the last position that no expression over its fields can say: a record
/// cannot carry it. `catalogue_test` lists who needs this.
template <class G, std::predicate<const typename G::State&> Test>
  requires Notated<G> && Configurable<G>
auto show_from(const G& game, const typename G::State& start,
               std::span<const typename G::Move> moves, std::string title, const Claims& claims,
               Test&& test) -> Shown {
  auto shown = show_from(game, start, moves, std::move(title), claims);
  if (shown.fails) return shown;
  auto end = start;
  for (const auto& move : moves) end = game.apply(end, move).next;
  if (!test(end)) {
    shown.fails = Error{Code::expectation, "witness", "its last position does not show it"};
  }
  return shown;
}

/// From the opening.
template <class G>
  requires Notated<G> && Configurable<G>
auto show(const G& game, std::span<const typename G::Move> moves, std::string title,
          const Claims& claims) -> Shown {
  return show_from(game, game.start(), moves, std::move(title), claims);
}
template <class G, std::predicate<const typename G::State&> Test>
  requires Notated<G> && Configurable<G>
auto show(const G& game, std::span<const typename G::Move> moves, std::string title,
          const Claims& claims, Test&& test) -> Shown {
  return show_from(game, game.start(), moves, std::move(title), claims, std::forward<Test>(test));
}

/// Claims that the seat to act may play a move, or may not.
template <Notated G>
auto expected(Entry::Kind kind, const G& game, const typename G::State& state,
              const typename G::Move& move) -> Claims {
  return {{{.kind = kind,
            .seat = std::string(to_text(game.to_act(state))),
            .text = game.to_text(move)}}};
}
template <Notated G>
auto is_legal(const G& game, const typename G::State& state, const typename G::Move& move)
    -> Claims {
  return expected(Entry::Kind::expect_legal, game, state, move);
}
/// And because of which clause he may not.
template <Notated G>
auto is_illegal(const G& game, const typename G::State& state, const typename G::Move& move)
    -> Claims {
  auto claims = expected(Entry::Kind::expect_illegal, game, state, move);
  if (const auto verdict = game.judge(state, move); !verdict) {
    claims.entries.front().because = std::span<const Clause>(G::rulebook)[verdict.why().index].id;
  }
  return claims;
}

/// Who wins and who does not, at the end of a game.
template <Scored G>
auto winners_claim(const G& game, const typename G::State& end) -> std::string {
  const auto outcome = game.outcome(end);
  std::string expression = "over = 1";
  for (int p = 0; p < outcome.players; ++p) {
    expression += " and winner." + std::string(to_text(player_seat(p))) + " = " +
                  (outcome.wins[static_cast<std::size_t>(p)] ? "1" : "0");
  }
  return expression;
}

/// Every field of a position but one, as claims.
template <class State>
auto position_claims(const State& state, std::string_view except = {}) -> Claims {
  constexpr std::size_t long_enough = 500;
  Claims claims(std::vector<Entry>{});
  std::string line;
  for (const auto& field : named_fields(state)) {
    if (field.path == except) continue;
    line += (line.empty() ? "" : " and ") + field.path +
            (field.is_number ? " = " + field.text : " = \"" + field.text + '"');
    if (line.size() > long_enough) claims = claims + Claims(std::exchange(line, ""));
  }
  return line.empty() ? claims : claims + Claims(line);
}

/// That a position is one and not another, by a field in which they differ; empty if none does.
template <class State>
auto difference_claim(const State& is, const State& is_not) -> std::string {
  const auto names = named_fields(is);
  for (const auto& other : named_fields(is_not)) {
    const auto found = std::ranges::find(names, other.path, &Named::path);
    if (found == names.end() || found->text == other.text) continue;
    return found->path + (found->is_number ? " = " + found->text : " = \"" + found->text + '"');
  }
  return "";
}

}  // namespace ruleproof::solver
