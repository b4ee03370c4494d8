#include "reports/render/since.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/edited.hpp"
#include "reports/render/facts.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

using Facts = std::vector<std::pair<std::string, std::string>>;

constexpr std::array all_turns{Turn::appeared, Turn::weaker, Turn::stronger, Turn::changed,
                               Turn::gone};

template <class List, class Key>
auto by_key(const List& list, Key key) {
  std::map<decltype(key(list.front())), const typename List::value_type*> found;
  for (const auto& item : list) found.try_emplace(key(item), &item);
  return found;
}

/// Whether they say the same: a number was perhaps written in groups.
auto same_facts(const Facts& before, const Facts& now) -> bool {
  return std::ranges::equal(before, now, [](const auto& one, const auto& other) {
    return one.first == other.first && ungrouped(one.second) == ungrouped(other.second);
  });
}

/// Which parts of a finding are not as they were.
auto differing(const Finding& before, const Finding& now) -> std::string {
  std::string what;
  const auto part = [&](std::string_view name, bool differs) {
    if (differs) what += (what.empty() ? "" : ", ") + std::string(name);
  };
  part("kind", before.kind != now.kind);
  part("severity", before.severity != now.severity);
  part("title", before.title != now.title);
  part("message", before.message != now.message);
  part("bound", before.bound != now.bound);
  part("scope", scope_of(before) != scope_of(now));
  part("facts", !same_facts(before.facts, now.facts));
  part("places", before.places != now.places);
  part("clauses", before.clauses != now.clauses);
  part("games", !std::ranges::equal(before.witnesses, now.witnesses, {}, &Witness::record,
                                    &Witness::record));
  return what;
}

auto turned(Turn turn, const GameReport& game, const Finding& finding, std::string what) -> Turned {
  return {.turn = turn,
          .game = game.name,
          .id = finding.id,
          .title = finding.title.empty() ? finding.id : finding.title,
          .severity = finding.severity,
          .what = std::move(what)};
}

/// What a new finding was before somebody changed some words of it, and which words.
struct Edited {
  const Finding* other = nullptr;
  std::string words;
};

template <class Ids>
auto edited_from(const GameReport& before, const Ids& fresh,
                 const std::set<std::string_view>& taken, const Finding& finding) -> Edited {
  for (const auto& other : before.findings) {
    if (fresh.contains(other.id) || taken.contains(other.id)) continue;
    if (auto words = edited_words(other, finding)) return {&other, *std::move(words)};
  }
  return {};
}

auto add_findings(Since& since, const GameReport& before, const GameReport& now) -> void {
  const auto id = [](const Finding& finding) -> std::string_view { return finding.id; };
  const auto old = by_key(before.findings, id);
  const auto fresh = by_key(now.findings, id);
  std::set<std::string_view> edited;  // findings of the other run that are here under another id
  for (const auto& finding : now.findings) {
    const auto was = old.find(finding.id);
    if (was == old.end()) {
      const auto [other, words] = edited_from(before, fresh, edited, finding);
      if (other != nullptr) edited.insert(other->id);
      const auto turn = other == nullptr ? Turn::appeared : Turn::changed;
      since.findings.push_back(turned(turn, now, finding, words));
      continue;
    }
    const auto how = static_cast<How>(was->second->how);
    const auto is = static_cast<How>(finding.how);
    auto what = differing(*was->second, finding);
    if (how != is) {
      what =
          fmt::format("{}, was {}{}{}", to_text(is), to_text(how), what.empty() ? "" : "; ", what);
      since.findings.push_back(
          turned(is > how ? Turn::weaker : Turn::stronger, now, finding, std::move(what)));
    } else if (!what.empty()) {
      since.findings.push_back(turned(Turn::changed, now, finding, std::move(what)));
    }
  }
  for (const auto& finding : before.findings) {
    if (!fresh.contains(finding.id) && !edited.contains(finding.id)) {
      since.findings.push_back(turned(Turn::gone, before, finding, ""));
    }
  }
}

auto add_checks(Since& since, const GameReport& before, const GameReport& now) -> void {
  const auto key = [](const Check& check) {
    return std::pair<std::string_view, std::string_view>(check.group, check.name);
  };
  const auto named = [&](const Check& check) {
    return fmt::format("{}: {}: {}", now.name.empty() ? before.name : now.name, check.group,
                       check.name);
  };
  const auto old = by_key(before.checks, key);
  const auto fresh = by_key(now.checks, key);
  for (const auto& check : now.checks) {
    const auto was = old.find(key(check));
    const bool failed = was != old.end() && was->second->status == Status::failed;
    if (check.status == Status::failed && !failed) since.failing.push_back(named(check));
    if (check.status == Status::passed && failed) since.mended.push_back(named(check));
  }
  for (const auto& check : before.checks) {
    if (check.status != Status::passed) continue;
    const auto is = fresh.find(key(check));
    if (is == fresh.end() || is->second->status == Status::skipped) {
      since.unchecked.push_back(named(check));
    }
  }
}

auto add_clauses(Since& since, const GameReport& before, const GameReport& now) -> void {
  const auto id = [](const ClauseUse& clause) -> std::string_view { return clause.id; };
  const auto old = by_key(before.clauses, id);
  for (const auto& clause : now.clauses) {
    const auto was = old.find(clause.id);
    const bool before_uncited = was == old.end() || uncited(*was->second);
    if (clause.disposition != "enforced" || before_uncited == uncited(clause)) continue;
    (before_uncited ? since.reached : since.unreached)
        .push_back(fmt::format("{}: {}", now.name, clause.id));
  }
}

auto add_settings(Since& since, const Run& before, const Run& now) -> void {
  const auto name = [](const auto& setting) -> std::string_view { return setting.first; };
  const auto old = by_key(before.settings, name);
  for (const auto& [setting, value] : now.settings) {
    const auto was = old.find(setting);
    const auto said = was == old.end() ? std::string("not said") : was->second->second;
    if (said != value)
      since.settings.push_back(fmt::format("{}: {}, was {}", setting, value, said));
  }
  if (before.tool_version != now.tool_version) {
    since.settings.push_back(
        fmt::format("version: {}, was {}", now.tool_version, before.tool_version));
  }
}

/// By turn, then severity; what is alike in both stays as it is.
auto in_order(std::vector<Turned> findings) -> std::vector<Turned> {
  std::vector<Turned> sorted;
  for (const auto turn : all_turns) {
    for (const auto severity : {Severity::error, Severity::warning, Severity::note}) {
      std::ranges::copy_if(findings, std::back_inserter(sorted), [&](const Turned& each) {
        return each.turn == turn && each.severity == severity;
      });
    }
  }
  return sorted;
}

}  // namespace

auto to_text(Turn turn) -> std::string_view {
  constexpr std::array<std::string_view, 5> words{"new", "weaker", "stronger", "changed", "gone"};
  return words[static_cast<std::size_t>(turn)];
}

auto since(const Run& before, const Run& now) -> Since {
  Since since;
  const auto name = [](const GameReport& game) -> std::string_view { return game.name; };
  const auto old = by_key(before.games, name);
  const auto fresh = by_key(now.games, name);
  const GameReport nothing;
  const auto add = [&](const GameReport& was, const GameReport& is) {
    add_findings(since, was, is);
    add_checks(since, was, is);
    add_clauses(since, was, is);
  };
  for (const auto& game : now.games) {
    const auto was = old.find(game.name);
    add(was == old.end() ? nothing : *was->second, game);
  }
  for (const auto& game : before.games) {
    if (!fresh.contains(game.name)) add(game, nothing);
  }
  add_settings(since, before, now);
  since.findings = in_order(std::move(since.findings));
  return since;
}

auto in_words(const Since& since) -> std::string {
  std::string text;
  const auto part = [&](std::size_t number, std::string_view one, std::string_view many) {
    if (number == 0) return;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", number, number == 1 ? one : many);
  };
  for (const auto turn : all_turns) {
    part(static_cast<std::size_t>(std::ranges::count(since.findings, turn, &Turned::turn)),
         to_text(turn), to_text(turn));
  }
  part(since.failing.size(), "check fails that did not", "checks fail that did not");
  part(since.mended.size(), "check is mended", "checks are mended");
  part(since.unchecked.size(), "check is no longer made", "checks are no longer made");
  part(since.reached.size(), "clause more is reached", "clauses more are reached");
  part(since.unreached.size(), "clause is no longer reached", "clauses are no longer reached");
  return "Since the other run: " + (text.empty() ? "nothing is different" : text) + ".";
}

}  // namespace ruleproof::render
