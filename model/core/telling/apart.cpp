#include "model/core/telling/apart.hpp"

#include <span>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"

namespace ruleproof {
namespace {

auto one(const Told& told) -> std::string {
  if (told.before.empty()) return told.words + ": " + told.after + " in the second only";
  if (told.after.empty()) return told.words + ": " + told.before + " in the first only";
  return told.words + ": " + told.before + " or " + told.after;
}

}  // namespace

auto apart_text(const GameWords& game, std::span<const Change> differences) -> std::string {
  auto all = told(game, differences);
  if (all.empty()) {
    for (const auto& [field, before, after] : differences) {
      all.push_back({field, field, before, after});
    }
  }
  std::string text;
  for (const auto& each : all) text += (text.empty() ? "" : "; ") + one(each);
  return text;
}

}  // namespace ruleproof
