#include "solver/questions/question.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/questions/connect_four/questions.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver {

auto to_text(Says says) -> std::string_view {
  switch (says) {
    case Says::yes:
      return "yes";
    case Says::no:
      return "no";
    case Says::unknown:
      return "unknown";
    case Says::value:
      return "value";
  }
  return "";
}

auto questions_of(std::string_view game) -> std::span<const Question> {
  // A game that has questions is one line here.
  static constexpr auto tables = std::to_array<std::span<const Question> (*)()>({
      year_of_the_dragon_questions,
      river_dragons_questions,
      drako_questions,
      sea_dragons_questions,
      connect_four_questions,
  });
  for (const auto table : tables) {
    const auto questions = table();
    if (!questions.empty() && questions.front().game == game) return questions;
  }
  return {};
}

auto find_questions(std::string_view game, std::string_view name)
    -> Result<std::vector<const Question*>> {
  std::vector<const Question*> found;
  std::vector<std::string_view> known;
  for (const auto& question : questions_of(game)) {
    if (question.id == name || question.tag == name) found.push_back(&question);
    known.push_back(question.id);
    known.push_back(question.tag);
  }
  if (!found.empty()) return found;
  return Error{Code::unknown_question, std::string(game),
               "there is no question \"" + std::string(name) + "\"" + did_you_mean(name, known)};
}

namespace {

/// A yes or a no that was only seen in a sample, and that no game shows.
auto only_sampled(const Answer& answer) -> bool {
  return answer.how == How::sampled && answer.shown.empty() &&
         (answer.says == Says::yes || answer.says == Says::no);
}

}  // namespace

auto finding_of(const Question& question, const Answer& answer) -> Finding {
  Finding finding;
  finding.id = std::string(question.game) + "/question/" + std::string(question.id) +
               (answer.aspect.empty() ? "" : "/" + answer.aspect);
  finding.kind = FindingKind::answer;
  finding.game = question.game;
  finding.clauses = answer.clauses;
  const bool open = answer.says == Says::unknown && answer.how == How::unknown;
  const bool seen = only_sampled(answer);
  finding.title = (open   ? "Not answered: "
                   : seen ? "In all that was sampled: "
                          : "") +
                  answer.title;
  finding.message = std::string(question.sentence) + (answer.text.empty() ? "" : " " + answer.text);
  if (seen) {
    finding.message += " In all that was sampled it was a " + std::string(to_text(answer.says)) +
                       "; what holds beyond the sample is open.";
  }
  finding.how = answer.how;
  finding.bound = answer.bound;
  finding.data = answer.data;
  finding.facts = {{"question", std::string(question.tag)},
                   {"answer", std::string(to_text(seen ? Says::unknown : answer.says))},
                   {"engine", std::string(question.engine)}};
  finding.facts.insert(finding.facts.end(), answer.facts.begin(), answer.facts.end());
  finding.smt2 = answer.smt2;
  for (const auto& shown : answer.shown) {
    finding.witnesses.push_back(shown.witness);
    if (!shown.fails) continue;
    finding.severity = Severity::error;
    finding.how = How::unknown;
    finding.message =
        "Internal error: the game that is to show this does not replay on the model: " +
        to_text(*shown.fails);
  }
  return finding;
}

auto findings_of(const Question& question, const AskOptions& options) -> std::vector<Finding> {
  std::vector<Finding> findings;
  for (const auto& answer : question.ask(options)) {
    findings.push_back(finding_of(question, answer));
  }
  return findings;
}

}  // namespace ruleproof::solver
