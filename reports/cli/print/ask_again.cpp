#include "reports/cli/print/ask_again.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/typed.hpp"
#include "reports/render/again.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

auto with(std::string_view flag, const std::string& value) -> std::string {
  return value.empty() ? "" : " " + std::string(flag) + " " + render::shell_word(value);
}

auto with_all(std::string_view flag, const std::vector<std::string>& values) -> std::string {
  std::string text;
  for (const auto& value : values) text += with(flag, value);
  return text;
}

/// What is the same for both kinds of questions.
auto set_up_and_seed(const AskFlags& flags) -> std::string {
  const auto& set_up = flags.typed.set_up;
  return with("--players", set_up.players) + with_all("--setup", set_up.options) +
         with_all("--rulings", set_up.rulings) + with("--rulebook", set_up.rulebook) +
         (flags.seed == AskFlags{}.seed ? "" : with("--seed", std::to_string(flags.seed)));
}

auto typed_command(const AskFlags& flags) -> std::string {
  const auto& typed = flags.typed;
  auto text = with("--can", typed.can) + with("--always", typed.always) +
              with("--never", typed.never) + set_up_and_seed(flags);
  if (typed.depth) text += with("--depth", std::to_string(*typed.depth));
  if (typed.states) text += with("--states", std::to_string(*typed.states));
  if (typed.seconds) text += with("--seconds", std::to_string(*typed.seconds));
  return text;
}

/// Of a question of the catalogue; empty where its id says it all.
auto usual_command(const AskFlags& flags, const Finding& finding) -> std::string {
  auto text = set_up_and_seed(flags);
  if (flags.effort != AskFlags{}.effort) text += with("--effort", std::to_string(flags.effort));
  if (text.empty()) return "";
  const auto begin = flags.game + "/question/";
  if (!finding.id.starts_with(begin)) return flags.laws ? " --laws" + text : "";
  const auto rest = finding.id.substr(begin.size());
  return " " + render::shell_word(rest.substr(0, rest.find('/'))) + text;
}

}  // namespace

auto add_commands(GameReport& report, const AskFlags& flags) -> void {
  for (auto& finding : report.findings) {
    const auto asked = flags.typed.given() ? typed_command(flags) : usual_command(flags, finding);
    if (asked.empty()) continue;
    finding.facts.emplace_back(
        "made by", render::command_name() + " ask " + render::shell_word(flags.game) + asked);
  }
}

}  // namespace ruleproof::cli
