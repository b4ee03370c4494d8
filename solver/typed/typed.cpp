#include "solver/typed/typed.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/games.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/compile.hpp"
#include "solver/typed/pursue.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver {

auto to_text(Asks asks) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>({"can", "always", "never"});
  return names[static_cast<std::size_t>(asks)];
}

namespace {

using namespace typed;  // NOLINT(google-build-using-namespace): this is its front door

/// The positions that are looked for: those that fulfil it or, for a law, those that break it.
auto sought_in(const TypedQuestion& question, const Vocabulary& vocabulary) -> Result<Program> {
  const auto syntax = parse(question.text);
  if (!syntax) return syntax.error();
  if (question.asks != Asks::always) return compile(*syntax, vocabulary);
  const auto law = compile(*syntax, vocabulary);  // so that what must be true is called so
  if (!law) return law.error();
  return compile(Syntax{.form = Form::negation, .column = syntax->column, .parts = {*syntax}},
                 vocabulary);
}

template <class G>
auto data_of(const G& game) -> std::string {
  if constexpr (requires { std::string(game.rules().components.provenance); }) {
    return game.rules().components.provenance;
  } else {
    return "rules only";
  }
}

template <class G>
auto answer(const G& game, const TypedQuestion& question, const TypedBudget& budget)
    -> Result<Finding> {
  auto program = sought_in(question, vocabulary_of(game));
  if (!program) return program.error();
  const Asked<G> wanted(game, *std::move(program));
  const auto pursuit = Pursuer<G>(game, wanted, budget).run();
  Report report{.question = question,
                .game = std::string(G::name),
                .setup = game.setup(),
                .data = data_of(game),
                .by = pursuit.by,
                .moves = pursuit.path.size(),
                .all = pursuit.all,
                .whole_depth = pursuit.whole_depth,
                .guided = pursuit.guided,
                .games = pursuit.games,
                .out_of_time = pursuit.out_of_time};
  auto finding = finding_of(report);
  if (pursuit.by == FoundBy::nothing) return finding;
  auto shown = show(game, std::span<const typename G::Move>(pursuit.path), question.text,
                    [&](const auto& state) { return wanted.holds(state); });
  finding.witnesses.push_back(std::move(shown.witness));
  if (shown.fails) {
    finding.severity = Severity::error;
    finding.how = How::unknown;
    finding.message =
        "Internal error: the game that is to show this does not replay on the model: " +
        to_text(*shown.fails);
  }
  return finding;
}

/// Calls `visit(game)` with the game set up, or says why it cannot be.
template <class T, class Visit>
auto with_game_set_up(std::string_view name, const SetupText& setup, Visit&& visit) -> Result<T> {
  Result<T> out = Error{Code::unknown_game, "", "no game is called \"" + std::string(name) + "\""};
  with_game(name, [&]<class G>(std::type_identity<G>) {
    const auto game = G::configure(setup);
    out = game ? visit(*game) : Result<T>(game.error());
  });
  return out;
}

}  // namespace

auto ask_typed(std::string_view game, const SetupText& setup, const TypedQuestion& question,
               const TypedBudget& budget) -> Result<Finding> {
  auto finding = with_game_set_up<Finding>(
      game, setup, [&](const auto& rules) { return answer(rules, question, budget); });
  if (finding || finding.error().code != Code::usage || !finding.error().where.empty()) {
    return finding;
  }
  auto error = finding.error();
  error.where = "--" + std::string(to_text(question.asks));
  return error;
}

auto typed_names(std::string_view game, const SetupText& setup) -> Result<std::vector<Symbol>> {
  return with_game_set_up<std::vector<Symbol>>(
      game, setup, [](const auto& rules) -> Result<std::vector<Symbol>> {
        return vocabulary_of(rules).symbols();
      });
}

}  // namespace ruleproof::solver
