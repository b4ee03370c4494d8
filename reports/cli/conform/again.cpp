#include "reports/cli/conform/again.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "properties/conformance/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/render/again.hpp"

namespace ruleproof::cli {
namespace {

using render::shell_word;

/// The flags that show a finding again: its record lies in the folder of --out.
auto shown_by(const Finding& finding, const ConformFlags& flags) -> std::string {
  if (flags.failed.last) {
    return " --last-failed" + (flags.out.empty() ? "" : " --out " + shell_word(flags.out));
  }
  if (!flags.record.empty()) return " --record " + shell_word(flags.record);
  if (flags.out.empty()) return " --record FILE-OF-THE-RECORD";
  return " --record " + shell_word(flags.out + "/" + record_path(finding, 0));
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
    const bool of_run = !of_records && !conformance::is_shown_by_its_game(finding);
    auto command = "ruleproof conform " + flags.set_up.game +
                   (of_run ? found_by(flags) : shown_by(finding, flags)) + " --";
    for (const auto& word : flags.command) command += " " + shell_word(word);
    finding.facts.emplace_back(of_run ? "made by" : "shown again by", command);
  }
}

}  // namespace ruleproof::cli
