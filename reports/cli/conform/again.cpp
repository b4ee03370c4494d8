#include "reports/cli/conform/again.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "properties/conformance/findings.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/conform/last_failed.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/render/again.hpp"
#include "reports/render/command_name.hpp"

namespace ruleproof::cli {
namespace {

using render::shell_word;

/// The flags that show a finding again: its record lies in the folder of --out, else in the store,
/// which keeps what fails. Empty where it is nowhere.
auto shown_by(const Finding& finding, const ConformFlags& flags) -> std::string {
  if (!flags.record.empty()) return " --record " + shell_word(flags.record);
  if (begins_with_report(flags)) return " --last-failed --out " + shell_word(flags.out);
  if (!flags.out.empty()) {
    return " --record " + shell_word(flags.out + "/" + record_path(finding, 0));
  }
  if (flags.failed.store.empty() || finding.severity != Severity::error) return "";
  const bool usual = flags.failed.store == FailedFlags{}.store;
  return " --last-failed" + (usual ? "" : " --store " + shell_word(flags.failed.store));
}

/// How to look for a game that is shorter than the one that was found.
auto longer(const ConformFlags& flags) -> std::string {
  constexpr std::uint64_t more = 10;
  constexpr std::uint64_t usual_seconds = 60;
  const auto flag =
      flags.steps ? "--steps " + std::to_string(*flags.steps * more)
                  : "--seconds " + std::to_string(flags.seconds.value_or(usual_seconds) * more);
  return "a longer look may find one: " + flag;
}

/// The flags of the run that found it, but for where it wrote.
auto found_by(const ConformFlags& flags) -> std::string {
  std::string text;
  const auto add = [&](std::string_view flag, const std::string& value) {
    if (!value.empty()) text += ' ' + std::string(flag) + ' ' + shell_word(value);
  };
  const auto add_if = [&](std::string_view flag, bool said) {
    if (said) text += ' ' + std::string(flag);
  };
  const auto add_all = [&](std::string_view flag, const std::vector<std::string>& values) {
    for (const auto& value : values) add(flag, value);
  };
  add("--players", flags.set_up.players);
  add_all("--setup", flags.set_up.options);
  add_all("--rulings", flags.set_up.rulings);
  add("--rulebook", flags.set_up.rulebook);
  if (flags.steps) add("--steps", std::to_string(*flags.steps));
  if (flags.seconds) add("--seconds", std::to_string(*flags.seconds));
  if (flags.timeout) add("--timeout", fmt::format("{}", *flags.timeout));
  add_if("--keep-going", flags.keep_going);
  add_if("--all-rulings", flags.all_rulings);
  add_if("--no-shrink", flags.no_shrink);
  std::string ignored;
  for (const auto& clause : flags.ignore) ignored += (ignored.empty() ? "" : ",") + clause;
  add("--ignore", ignored);
  add("--baseline", flags.baseline);
  add("--shard", flags.shard);
  add("--root", flags.root);
  add("--seed", std::to_string(flags.seed));
  return text;
}

}  // namespace

auto add_commands(GameReport& report, const ConformFlags& flags) -> void {
  const bool of_records = !flags.record.empty() || flags.failed.last;
  for (auto& finding : report.findings) {
    if (finding.witnesses.empty()) continue;
    const bool by_its_game = of_records || conformance::is_shown_by_its_game(finding);
    const auto shown = by_its_game ? shown_by(finding, flags) : "";
    auto command = render::command_name() + " conform " + flags.set_up.game +
                   (shown.empty() ? found_by(flags) : shown) + " --";
    for (const auto& word : flags.command) command += " " + shell_word(word);
    finding.facts.emplace_back(shown.empty() ? "made by" : "shown again by", command);
    if (!of_records && !flags.no_shrink)
      finding.facts.emplace_back("a shorter game", longer(flags));
  }
}

}  // namespace ruleproof::cli
