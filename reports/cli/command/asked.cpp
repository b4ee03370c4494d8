#include "reports/cli/command/asked.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/door/set_up.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view as_asked = "/as-asked";

auto add(std::vector<std::string>& values, const std::string& value) -> void {
  if (std::ranges::find(values, value) == values.end()) values.push_back(value);
}

}  // namespace

auto AskedFor::of(const SetUpFlags& flags) -> Result<std::optional<AskedFor>> {
  const bool says_nothing = flags.players.empty() && flags.options.empty() &&
                            flags.rulings.empty() && flags.rulebook.empty();
  if (says_nothing) return std::optional<AskedFor>();
  const auto game = make(flags);
  if (!game) return game.error();
  AskedFor asked((*game)->setup(), std::string((*game)->name()));
  for (const auto& question : (*game)->questions()) {
    asked.defaults_.emplace(question.id, question.answers.front().id);
  }
  return std::optional(std::move(asked));
}

auto AskedFor::scope_of(const Finding& answer) const -> std::optional<Scope> {
  if (answer.how.scope()) return answer.how.scope();
  std::optional<Scope> scope;
  for (const auto& witness : answer.witnesses) {
    const auto record = parse_record(witness.record, "witness");
    if (!record) continue;
    const auto game = make(game_, record->setup);
    if (!game) continue;
    if (!scope) scope.emplace();
    const auto setup = (*game)->setup();
    for (const auto& [name, value] : setup.options) add(scope->options[name], value);
    for (const auto& [name, usual] : defaults_) {
      const auto said = setup.rulings.find(name);
      add(scope->rulings[name], said == setup.rulings.end() ? usual : said->second);
    }
  }
  if (!scope) return std::nullopt;
  std::erase_if(scope->rulings, [&](const auto& ruling) {  // by default, unless it says otherwise
    return ruling.second == std::vector<std::string>{defaults_.at(ruling.first)};
  });
  scope->data = answer.data;
  return scope;
}

auto AskedFor::in_words() const -> std::string {
  auto words = ruleproof::to_text(setup_.options);
  if (!setup_.rulings.empty()) words += "; " + ruleproof::to_text(setup_.rulings);
  return words;
}

auto AskedFor::is_of_others(const Finding& answer) -> bool {
  return answer.how == How::unknown && answer.id.ends_with(as_asked);
}

auto AskedFor::unanswered(const std::vector<Finding>& answers, const std::string& question) const
    -> Finding {
  Finding finding;
  finding.id = game_ + "/question/" + question + std::string(as_asked);
  finding.kind = FindingKind::answer;
  finding.game = game_;
  finding.title = "Not asked of this set-up: " + in_words();
  finding.message = answers.empty() ? "The question has no answer."
                                    : "The answers to the question hold for other set-ups or "
                                      "readings; they follow, each with what it holds for.";
  finding.facts = {{"answer", "unknown"}, {"asked for", in_words()}};
  return finding;
}

auto AskedFor::select(std::vector<Finding> answers, const std::string& question) const
    -> std::vector<Finding> {
  std::vector<Finding> held;
  std::vector<Finding> others;
  bool answered = false;
  for (auto& answer : answers) {
    const auto scope = scope_of(answer);
    if (scope && !answer.how.scope()) answer.how = Strength(answer.how, *scope);
    if (answer.severity == Severity::error) {
      held.push_back(std::move(answer));
    } else if (scope && covers(*scope, setup_, defaults_)) {
      answered = true;
      held.push_back(std::move(answer));
    } else {
      answer.title = "For another set-up (" +
                     (scope ? ruleproof::to_text(*scope) : "that of the question") +
                     "): " + answer.title;
      others.push_back(std::move(answer));
    }
  }
  if (answered) return held;
  held.push_back(unanswered(others, question));
  for (auto& other : others) held.push_back(std::move(other));
  return held;
}

}  // namespace ruleproof::cli
