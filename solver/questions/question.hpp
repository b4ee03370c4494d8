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
};

/// One answer. A question has several where it is asked for several numbers of players.
struct Answer {
  std::string aspect = {};  ///< part of the finding's id: "3-players"; empty if there is one answer
  Says says = Says::unknown;
  How how = How::unknown;
  std::string title = {};  ///< one sentence
  std::string text = {};   ///< a paragraph; may be empty
  std::string bound = {};  ///< what `bounded`, `sampled` or `exhaustive` is bounded by
  std::string data = {};   ///< the provenance of the numbers that it rests on
  std::vector<std::string> clauses = {};
  std::vector<std::pair<std::string, std::string>> facts = {};
  std::vector<Shown> shown = {};
  std::string smt2 = {};  ///< unsat, or empty

  auto fact(std::string name, std::string value) -> Answer& {
    facts.emplace_back(std::move(name), std::move(value));
    return *this;
  }
};

/// What stands behind a proof on a relation: a fact of every such answer.
inline constexpr std::string_view relation_tested =
    "written by hand and held to the model by sampled games, which obey it in every step";

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

/// Writes moves from a position down as a record, replays what was written on a game set up from
/// it, and checks that its last position shows what it is to show.
template <class G, class Claim>
  requires Notated<G> && Configurable<G>
auto show_from(const G& game, const typename G::State& start,
               std::span<const typename G::Move> moves, std::string title, Claim&& claim) -> Shown {
  Shown shown{{std::move(title), to_text(record_of(game, start, moves)), {}}, {}};
  const auto read = parse_record(shown.witness.record, "witness");
  if (!read) return shown.fails = read.error(), shown;
  const auto again = G::configure(read->setup);
  if (!again) return shown.fails = again.error(), shown;
  const auto end = replay(*again, *read, "witness");
  if (!end) {
    shown.fails = end.error();
  } else if (!claim(*end)) {
    shown.fails = Error{Code::expectation, "witness", "its last position does not show it"};
  }
  shown.witness.frames = frames_of(*again, *read);
  return shown;
}

/// The same, from the opening.
template <class G, class Claim>
  requires Notated<G> && Configurable<G>
auto show(const G& game, std::span<const typename G::Move> moves, std::string title, Claim&& claim)
    -> Shown {
  return show_from(game, game.start(), moves, std::move(title), std::forward<Claim>(claim));
}

}  // namespace ruleproof::solver
