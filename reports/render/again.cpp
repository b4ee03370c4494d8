#include "reports/render/again.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/command_name.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/said.hpp"

namespace ruleproof::render {
namespace {

/// "compare drako --all", behind the name of the command.
template <class... Words>
auto command(fmt::format_string<const Words&...> text, const Words&... words) -> std::string {
  return command_name() + ' ' + fmt::format(text, words...);
}

auto parts_of(std::string_view id) -> std::vector<std::string_view> {
  std::vector<std::string_view> parts;
  while (!id.empty()) {
    const auto end = std::min(id.find('/'), id.size());
    parts.push_back(id.substr(0, end));
    id.remove_prefix(std::min(end + 1, id.size()));
  }
  return parts;
}

/// Two readings under a set-up: "players=2 data=lane" is written with commas.
auto comparison(const std::string& game, const Finding& finding) -> std::string {
  const auto first = said(finding.facts, "first");
  const auto second = said(finding.facts, "second");
  if (first.empty() || second.empty()) return command("compare {} --all", game);
  auto set_up = said(finding.facts, "set-up");
  std::ranges::replace(set_up, ' ', ',');
  auto others = said(finding.facts, "other answers");
  if (others == "default") others.clear();
  std::ranges::replace(others, ' ', ',');
  return command("compare {} --ruling {} --against {}{}{}", game, shell_word(second),
                 shell_word(first), set_up.empty() ? "" : " --setup " + shell_word(set_up),
                 others.empty() ? "" : " --rulings " + shell_word(others));
}

auto by_id(const std::string& game, const Finding& finding) -> std::string {
  const auto parts = parts_of(finding.id);
  const auto part = parts.size() > 1 ? parts[1] : std::string_view{};
  switch (finding.kind) {
    case FindingKind::answer:
      if (part == "question" && parts.size() > 2) {
        return command("ask {} {}", game, shell_word(parts[2]));
      }
      if (part == "clause" && parts.size() > 2) {
        return command("rulebook {} {}", game, shell_word(parts[2]));
      }
      if (part == "end") return command("rulebook {}", game);
      if (part == "balance") return command("balance {}", game);
      return part == "induction" ? command("ask {} --laws", game) : command("verify {}", game);
    case FindingKind::ruling_matters:
      return comparison(game, finding);
    case FindingKind::texts_differ:
    case FindingKind::text_contradicts:
    case FindingKind::text_silent:
    case FindingKind::line_unaccounted:
    case FindingKind::link_suspect:
      return command("audit {}", game);
    case FindingKind::law_broken:
    case FindingKind::goal_unreached:
      return command("check {}", game);
    case FindingKind::pin_moved:
      return command("explore {} --pins", game);
    case FindingKind::engine_differs:
      return command("conform {} -- YOUR-ENGINE", game);
    case FindingKind::scenario_failed:
    case FindingKind::clause_uncited:
      break;
  }
  return command("verify {}", game);
}

/// The command that somebody has written down; empty where nobody has.
auto told_command(const Run& run, const Finding& finding) -> std::string {
  for (const auto& words : {said(finding.facts, "made by"), said(finding.facts, "shown again by"),
                            said(run.settings, "command")}) {
    if (!words.empty()) return one_line(words);
  }
  return "";
}

}  // namespace

auto shell_word(std::string_view text) -> std::string {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=,+@%";
  auto line = one_line(text);
  if (!line.empty() && line.find_first_not_of(plain) == std::string::npos) return line;
  std::string quoted = "'";
  for (const char letter : line) {
    if (letter == '\'') {
      quoted += "'\\''";
    } else {
      quoted += letter;
    }
  }
  return quoted + "'";
}

auto command_of(const Run& run, const GameReport& game, const Finding& finding) -> std::string {
  auto told = told_command(run, finding);
  return told.empty() ? by_id(shell_word(game.name), finding) : told;
}

auto note_of_command(const Run& run, const Finding& finding) -> std::string_view {
  if (!told_command(run, finding).empty()) return "";
  switch (finding.kind) {
    case FindingKind::ruling_matters:
      return "It searches by itself, and may show another game than this one, or a longer one: the "
             "records show this one.";
    case FindingKind::texts_differ:
    case FindingKind::text_contradicts:
    case FindingKind::text_silent:
    case FindingKind::line_unaccounted:
    case FindingKind::link_suspect:
      return "It needs the texts: RULEPROOF_TEXTS=FOLDER before it, or --texts FOLDER after it.";
    default:
      return "";
  }
}

auto record_name(const Finding& finding, std::size_t witness) -> std::string {
  auto name = short_slug(finding.id);
  if (finding.witnesses.size() > 1) name += fmt::format("-{}", witness + 1);
  return name + ".game";
}

}  // namespace ruleproof::render
