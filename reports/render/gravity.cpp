#include "reports/render/gravity.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/escape.hpp"
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
  return {static_cast<int>(where - all_chapters.begin()), static_cast<int>(item.finding->kind)};
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

}  // namespace

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
  int open = 0;
  for (const auto& game : run.games) {
    open += static_cast<int>(std::ranges::count_if(game.findings, [](const Finding& finding) {
      return finding.severity == Severity::note && finding.how == How::unknown;
    }));
  }
  std::vector<std::string> wrong;
  if (sum.failed > 0) wrong.push_back(does(sum.failed, "check", "fails", "fail"));
  if (sum.errors > 0) wrong.push_back(does(sum.errors, "error", "was found", "were found"));
  std::vector<std::string> undecided;
  if (sum.warnings > 0) {
    undecided.push_back(does(sum.warnings, "finding", "asks for a decision", "ask for a decision"));
  }
  if (open > 0) undecided.push_back(does(open, "question", "has no answer", "have no answer"));
  auto text = !wrong.empty()                     ? joined(wrong)
              : sum.passed + sum.findings() == 0 ? std::string("Nothing was checked")
              : sum.passed == 0                  ? std::string("No check was made")
                                                 : std::string("Nothing fails");
  if (!undecided.empty()) text += "; " + joined(undecided);
  return text + ".";
}

}  // namespace ruleproof::render
