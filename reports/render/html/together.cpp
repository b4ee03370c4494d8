#include "reports/render/html/together.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

/// What a record says of the game before its moves: the readings, and all else.
struct Head {
  std::string readings;
  std::string rest;
};

auto head_of(const Witness& witness) -> Head {
  Head head;
  std::string_view left = witness.record;
  while (!left.empty() && !left.starts_with('\n')) {
    const auto end = std::min(left.find('\n'), left.size() - 1) + 1;
    (left.starts_with("rulings ") ? head.readings : head.rest) += left.substr(0, end);
    left.remove_prefix(end);
  }
  // Without a blank line it is no record that replays: only its title can say what is not the same.
  return left.empty() ? Head{witness.title, {}} : head;
}

auto same_moves(const Witness& a, const Witness& b) -> bool {
  const auto size = std::min(a.frames.size(), b.frames.size());
  for (std::size_t i = 0; i < size; ++i) {
    if (a.frames[i].move != b.frames[i].move) return false;
  }
  return true;
}

/// Whether a witness stands beside those of a group.
auto belongs(const Finding& finding, const Together& group, const Witness& witness) -> bool {
  const auto& first = finding.witnesses[group.witnesses.front()];
  if (first.frames.empty() || witness.frames.empty()) {
    return first.frames.empty() && witness.frames.empty();  // nothing is stepped through
  }
  const auto head = head_of(witness);
  return same_moves(first, witness) && std::ranges::all_of(group.witnesses, [&](std::size_t other) {
           const auto known = head_of(finding.witnesses[other]);
           return known.rest == head.rest && known.readings != head.readings;
         });
}

/// The first step at which two games differ, if they do.
auto first_difference(const std::vector<Frame>& a, const std::vector<Frame>& b)
    -> std::optional<std::size_t> {
  const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
  if (at == a.size() && at == b.size()) return std::nullopt;
  return at;
}

auto first_difference(const Finding& finding, const std::vector<std::size_t>& group)
    -> std::optional<std::size_t> {
  std::optional<std::size_t> first;
  for (const auto other : group) {
    const auto at =
        first_difference(finding.witnesses[group.front()].frames, finding.witnesses[other].frames);
    if (at && (!first || *at < *first)) first = at;
  }
  return first;
}

/// In what games differ whose steps are all the same, by the word that a finding has for it.
auto after_all(std::string_view what) -> std::string_view {
  if (what == "legal moves") return "in what is legal";
  if (what == "position") return "in what is not drawn";
  if (what == "winner" || what == "another winner") return "in who wins";
  if (what == "scores" || what == "other points") return "in the points";
  return "in what comes then";
}

/// "After 20 moves ...", a line's end, where the message has it.
auto sentence_about(const Finding& finding, std::size_t step) -> std::string {
  for (const std::string_view noun : {"move ", "moves "}) {
    const auto at = finding.message.find(fmt::format("After {} {}", step, noun));
    if (at == std::string::npos) continue;
    return finding.message.substr(at, finding.message.find('\n', at) - at);
  }
  return {};
}

/// What the finding's facts say of its pairs, in their order: in what they differ first, then to
/// what other pairs lead.
auto told_of_pairs(const Finding& finding) -> std::vector<std::string_view> {
  constexpr std::string_view ending = "a game with ";
  std::vector<std::string_view> told(1);
  for (const auto& [name, value] : finding.facts) {
    if (name == "what differs") told.front() = value;
    if (name.starts_with(ending)) told.push_back(std::string_view(name).substr(ending.size()));
  }
  return told;
}

auto say_difference(const Finding& finding, Together& group, std::string_view what) -> void {
  const auto at = first_difference(finding, group.witnesses);
  const auto last = finding.witnesses[group.witnesses.front()].frames.size() - 1;
  group.difference = at.value_or(last);
  group.differ = at ? fmt::format("the first difference at step {}", *at)
                    : fmt::format("then they differ {}", after_all(what));
  group.says = sentence_about(finding, *group.difference);
  if (group.says.empty() && !at) {
    group.says = fmt::format("After {} they differ {}.", count(static_cast<int>(last), "step"),
                             after_all(what));
  }
}

}  // namespace

auto together(const Finding& finding) -> std::vector<Together> {
  std::vector<Together> groups;
  for (std::size_t i = 0; i < finding.witnesses.size(); ++i) {
    if (groups.empty() || !belongs(finding, groups.back(), finding.witnesses[i])) {
      groups.emplace_back();
    }
    groups.back().witnesses.push_back(i);
  }
  const auto told = told_of_pairs(finding);
  std::size_t pair = 0;
  for (auto& group : groups) {
    const bool stepped = !finding.witnesses[group.witnesses.front()].frames.empty();
    if (group.witnesses.size() < 2 || !stepped) continue;
    const auto what = pair < told.size() ? told[pair] : std::string_view();
    if (pair > 0) group.leads_to = what;
    say_difference(finding, group, what);
    ++pair;
  }
  return groups;
}

}  // namespace ruleproof::render
