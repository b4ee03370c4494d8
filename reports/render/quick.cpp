#include "reports/render/quick.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "model/core/finding.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {

auto told_of_quick(const Run& run) -> std::string {
  const std::pair<std::string, std::string> quick("budget", "quick");
  if (std::ranges::count(run.settings, quick) == 0) return "";
  std::string text = "quick: less was tried; what is found may be weaker, or less, than without";
  int questions = 0;
  for (const auto& game : run.games) {
    questions +=
        static_cast<int>(std::ranges::count(game.checks, recorded_not_asked, &Check::message));
  }
  if (questions == 0) return text;
  return text + "; " + count(questions, "question") + (questions == 1 ? " was" : " were") +
         " not asked: the answers are as recorded";
}

auto verdict_of_page(const Run& run) -> std::string {
  const auto quick = told_of_quick(run);
  return verdict(run) + (quick.empty() ? "" : " Of a run that was " + quick + ".");
}

}  // namespace ruleproof::render
