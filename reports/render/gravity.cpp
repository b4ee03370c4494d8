#include "reports/render/gravity.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/of_one_kind.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

/// Failed checks that no finding of the game tells of.
auto told_by_nothing(const GameReport& game, const Check& check) -> bool {
  return check.status == Status::failed &&
         (check.finding.empty() ||
          std::ranges::find(game.findings, check.finding, &Finding::id) == game.findings.end());
}

auto rank(const Item& item) -> int {
  if (item.check != nullptr) return 0;
  if (item.finding->severity != Severity::note) return static_cast<int>(item.finding->severity);
  return item.finding->how == How::unknown ? 2 : 3;
}

auto kind(const Run& run, const Item& item) -> std::pair<int, int> {
  if (item.check != nullptr) return {-1, 0};
  const auto& game = run.games[item.game];
  const auto where = std::ranges::find(all_chapters, chapter_of(game, *item.finding));
  // The audit has ranked its findings itself: in the order in which they stand.
  const bool ranked = where != all_chapters.end() && *where == Chapter::audit;
  return {static_cast<int>(where - all_chapters.begin()),
          ranked ? 0 : static_cast<int>(item.finding->kind)};
}

/// "1 finding asks", "9 findings ask".
auto does(int number, std::string_view noun, std::string_view one, std::string_view many)
    -> std::string {
  return fmt::format("{} {}", count(number, noun), number == 1 ? one : many);
}

auto joined(const std::vector<std::string>& parts) -> std::string {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

auto all_findings(const Run& run) -> std::vector<const Finding*> {
  std::vector<const Finding*> all;
  for (const auto& game : run.games) {
    for (const auto& finding : game.findings) all.push_back(&finding);
  }
  return all;
}

/// What a run without checks found: one answer is its title, of several it is how many.
auto found(const Run& run, int warnings) -> std::string {
  constexpr std::size_t longest = 240;
  const auto all = all_findings(run);
  if (all.size() == 1) {
    const auto& only = *all.front();
    auto text = shortened(one_line(only.title.empty() ? only.id : only.title), longest);
    while (text.ends_with('.')) text.pop_back();
    return text;
  }
  const bool entries = std::ranges::all_of(
      all, [](const Finding* finding) { return chapter_of(finding->kind) == Chapter::audit; });
  const auto how_many = static_cast<int>(all.size());
  auto text = entries ? grouped(all.size()) + " entries" : count(how_many, "finding");
  if (warnings > 0) text += ", of them " + count(warnings, "warning");
  return text;
}

/// Of a run in which nothing is wrong.
auto at_best(const Run& run, const Tally& sum, bool early) -> std::string {
  if (early && sum.skipped > 0) {
    return "Incomplete: " + does(sum.skipped, "check", "was", "were") + " not made" +
           (sum.passed > 0 ? "; nothing that was made fails" : "");
  }
  if (early) return "Incomplete: the run ended early; nothing that was made fails";
  if (sum.passed > sum.nothing) return of_one_kind(run).value_or("Nothing fails");
  if (sum.nothing > 0) return "Nothing was looked at";
  if (sum.findings() == 0) return "Nothing was checked";
  if (sum.checks() == 0 && sum.warnings == 0) {
    if (auto text = of_one_kind(run)) return *std::move(text);
  }
  return sum.checks() == 0 ? found(run, sum.warnings) : "No check was made";
}

}  // namespace

auto ended_early(const Run& run) -> bool {
  const auto named = [](const auto& pairs, std::string_view name) {
    return std::ranges::any_of(pairs, [&](const auto& pair) { return pair.first == name; });
  };
  return named(run.settings, "interrupted") ||
         std::ranges::any_of(
             run.games, [&](const GameReport& game) { return named(game.facts, "ended early"); });
}

auto is_wrong_or_open(const Run& run) -> bool {
  const auto sum = tally(run);
  if (sum.failed + sum.skipped + sum.errors + sum.warnings > 0) return true;
  const auto is_open = [](const Finding& finding) { return finding.how == How::unknown; };
  return std::ranges::any_of(run.games, [&](const GameReport& game) {
    return std::ranges::any_of(game.findings, is_open);
  });
}

auto gravest_first(const Run& run) -> std::vector<Item> {
  std::vector<Item> items;
  std::set<std::string> names;
  const auto named = [&](std::string name) {
    auto at = name;
    for (int copy = 2; !names.insert(at).second; ++copy) at = fmt::format("{}~{}", name, copy);
    return at;
  };
  for (std::size_t g = 0; g < run.games.size(); ++g) {
    const auto& game = run.games[g];
    for (std::size_t i = 0; i < game.findings.size(); ++i) {
      const auto& finding = game.findings[i];
      const auto id = finding.id.empty() ? game.name + "/finding" : finding.id;
      items.push_back({.game = g, .number = i, .finding = &finding, .at = named(one_line(id))});
    }
    for (std::size_t i = 0; i < game.checks.size(); ++i) {
      if (!told_by_nothing(game, game.checks[i])) continue;
      items.push_back({.game = g,
                       .number = i,
                       .check = &game.checks[i],
                       .at = named(fmt::format("{}/check/{}", one_line(game.name), i))});
    }
  }
  std::ranges::sort(items, {}, [&](const Item& item) {
    return std::tuple{rank(item), kind(run, item), item.game, item.number};
  });
  return items;
}

auto sentence(const Run& run) -> std::string {
  const auto sum = tally(run);
  const auto all = all_findings(run);
  const auto open = static_cast<int>(std::ranges::count_if(all, [](const Finding* finding) {
    return finding->severity == Severity::note && finding->how == How::unknown;
  }));
  const bool early = ended_early(run);
  std::vector<std::string> wrong;
  if (sum.failed > 0) wrong.push_back(does(sum.failed, "check", "fails", "fail"));
  if (sum.errors > 0) wrong.push_back(does(sum.errors, "error", "was found", "were found"));
  std::vector<std::string> undecided;
  if (early && !wrong.empty()) {
    undecided.emplace_back("the run ended early");
    if (sum.skipped > 0)
      undecided.push_back(does(sum.skipped, "check", "was", "were") + " not made");
  }
  const bool told = wrong.empty() && sum.checks() == 0 && !early;  // by what was found
  if (sum.warnings > 0 && !told) {
    undecided.push_back(does(sum.warnings, "finding", "asks for a decision", "ask for a decision"));
  }
  if (open > 0 && !(told && all.size() == 1)) {
    undecided.push_back(does(open, "question", "has no answer", "have no answer"));
  }
  auto text = wrong.empty() ? at_best(run, sum, early) : joined(wrong);
  if (!undecided.empty()) text += "; " + joined(undecided);
  return text + (text.ends_with('?') || text.ends_with('!') ? "" : ".");
}

}  // namespace ruleproof::render
