#include "solver/questions/question.hpp"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"

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

auto Claims::operator+(const Claims& more) const -> Claims {
  auto all = entries;
  all.insert(all.end(), more.entries.begin(), more.entries.end());
  return all;
}

namespace {

/// A yes or a no that was only seen in a sample, and that no game shows.
auto only_sampled(const Answer& answer) -> bool {
  return answer.how == How::sampled && answer.shown.empty() &&
         (answer.says == Says::yes || answer.says == Says::no);
}

/// Adds a value that is not among them; whether it was not.
auto joins(std::vector<std::string>& values, const std::vector<std::string>& more) -> bool {
  if (std::ranges::find(values, more.front()) != values.end()) return false;
  values.push_back(more.front());
  return true;
}

/// Adds what another game is played under. False if they differ by more than one option or ruling:
/// together they would stand for set-ups that no game shows.
auto join(Scope& scope, const Scope& other) -> bool {
  if (!std::ranges::equal(scope.options | std::views::keys, other.options | std::views::keys)) {
    return false;
  }
  for (const auto& [name, values] : other.options) joins(scope.options[name], values);
  for (const auto& [name, values] : other.rulings) joins(scope.rulings[name], values);
  const auto several = [](const Scope::Values& all) {
    return std::ranges::count_if(all, [](const auto& each) { return each.second.size() > 1; });
  };
  return several(scope.options) + several(scope.rulings) <= 1;
}

/// What the games hold for that an answer shows; of games that differ by much the first alone.
auto scope_shown(const Answer& answer) -> std::optional<Scope> {
  std::optional<Scope> first;
  std::optional<Scope> all;
  for (const auto& shown : answer.shown) {
    if (shown.fails || shown.played == Scope{}) continue;
    if (!first) {
      first = all = shown.played;
    } else if (all && !join(*all, shown.played)) {
      all.reset();
    }
  }
  if (!first) return first;
  auto scope = all.value_or(*first);
  const auto& usual = answer.shown.front().usual;
  std::erase_if(scope.rulings, [&](const auto& ruling) {  // by default, unless it says otherwise
    const auto found = usual.find(ruling.first);
    return found != usual.end() && ruling.second == std::vector<std::string>{found->second};
  });
  return scope;
}

/// What is said of a game that begins elsewhere than at the opening.
constexpr std::string_view set_up =
    "from a position that is set up, which no game is shown to reach";

auto begins_set_up(const Shown& shown) -> bool {
  return shown.witness.record.find("\nposition ") != std::string::npos;
}

/// "With data=lane: " before the title of what holds for other data than the game's, if it does not
/// say so itself.
auto names_data(const std::optional<Scope>& scope, std::string_view title) -> std::string {
  if (!scope) return "";
  const auto data = scope->options.find("data");
  if (data == scope->options.end() || data->second.size() != 1) return "";
  const auto& value = data->second.front();
  const auto kind = value.substr(0, value.find('-'));  // "toy" of "toy-3"
  return title.find(kind) == std::string_view::npos ? "With data=" + value + ": " : "";
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
  // What games show holds for their set-ups, if the answer does not say it itself.
  if (answer.how == How::replayed && !answer.how.scope()) {
    if (auto scope = scope_shown(answer)) finding.how = {How::replayed, *std::move(scope)};
  }
  finding.bound = answer.bound;
  if (answer.how == How::replayed && std::ranges::any_of(answer.shown, begins_set_up)) {
    finding.bound = std::string(set_up) + (finding.bound.empty() ? "" : "; ") + finding.bound;
  }
  finding.title = names_data(answer.how.scope(), finding.title) + finding.title;
  finding.data = answer.data.empty() && answer.how.scope() ? answer.how.scope()->data : answer.data;
  finding.facts = {{"question", std::string(question.tag)},
                   {"answer", std::string(to_text(seen ? Says::unknown : answer.says))}};
  // One question may be answered by several engines.
  if (std::ranges::count(answer.facts, "engine", &std::pair<std::string, std::string>::first) ==
      0) {
    finding.facts.emplace_back("engine", question.engine);
  }
  finding.facts.insert(finding.facts.end(), answer.facts.begin(), answer.facts.end());
  finding.always = answer.always;
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
