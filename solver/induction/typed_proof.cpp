#include "solver/induction/typed_proof.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/parts.hpp"
#include "solver/smt/query.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {

auto proof_of(std::string_view game, const TypedQuestion& question, const Reply& reply,
              const std::vector<std::string>& laws, std::uint64_t steps) -> Finding {
  Finding finding;
  finding.id = std::string(game) + "/typed/" + std::string(to_text(question.asks)) + "/by-laws";
  finding.kind = FindingKind::answer;
  finding.game = game;
  finding.how = How::proved;
  finding.title = std::string(question.asks == Asks::can      ? "No, it can never be that "
                              : question.asks == Asks::always ? "Yes, it is always so that "
                                                              : "Yes, it is never so that ") +
                  question.text;
  finding.message =
      "It follows from laws that are proved by induction for all games. They rest on relations "
      "that are written by hand and held to the model by sampled steps.";
  finding.data = "rules only";
  finding.smt2 = reply.smt;
  finding.facts = {{"answer", question.asks == Asks::can ? "no" : "yes"},
                   {"engine", "Z3, from laws proved by induction"},
                   {"held to the model", std::to_string(steps) + " steps of random games"}};
  for (const auto& law : laws) finding.facts.emplace_back("law", law);
  return finding;
}

auto proved_by_laws(const Parts& game, const SetupText& setup, const TypedQuestion& question,
                    const AskOptions& options) -> std::optional<Finding> {
  for (const auto& [name, value] : setup.options) {
    if (name != "players") return std::nullopt;
  }
  return game.prove(game, setup, question, options);
}

}  // namespace ruleproof::solver
