/// Texts of ours that say the same: whatever is told of them is a false alarm. People who did not
/// know the program translated all but the lamps; the checks were tuned on all of them but the last
/// six, so that new ones fare worse: the README has what was told of them when they were new.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {
namespace {

struct Told {
  std::size_t lines = 0;
  std::size_t entries = 0;
  std::size_t warnings = 0;
};

auto told_of(const std::string& original, const std::string& translation) -> Told {
  auto first = read_document(original, "");
  auto second = read_document(translation, "");
  REQUIRE(first);
  REQUIRE(second);
  std::size_t lines = 0;
  for (std::size_t i = 0; i < second->sentences.size(); ++i) {
    lines += i == 0 || second->sentences[i].line != second->sentences[i - 1].line ? 1 : 0;
  }
  const auto audit = compare(std::move(first).value(), std::move(second).value());
  const auto warnings = std::ranges::count(audit.entries, Severity::warning, &Entry::severity);
  return {lines, audit.entries.size(), static_cast<std::size_t>(warnings)};
}

}  // namespace

TEST_CASE(
    "of faithful translations one line in twenty is told at most, and one in sixty-five as a "
    "warning") {
  Told all;
  for (const auto& [game, language] :
       {std::pair("race", "en"), {"dice", "en"},        {"hearts", "es"},   {"lamps", "en"},
        {"canals", "en"},        {"estate", "en"},      {"dunes", "en"},    {"lamplighters", "es"},
        {"marshes", "en"},       {"lighthouse", "ru"},  {"abbey", "en"},    {"glassmakers", "de"},
        {"council", "en"},       {"puffins", "en"},     {"railways", "fr"}, {"tarn", "en"},
        {"apiary", "en"},        {"bellfounder", "en"}, {"ferryman", "en"}, {"glassworks", "en"},
        {"icebound", "en"},      {"saltworks", "en"}}) {
    const auto folder = std::string("reports/audit/fixtures/faithful/") + game + '/';
    std::vector<std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().stem() != language) texts.push_back(entry.path().string());
    }
    std::ranges::sort(texts);
    REQUIRE_FALSE(texts.empty());
    for (const auto& text : texts) {
      const auto told = told_of(folder + language + ".txt", text);
      MESSAGE(text << ": " << told.entries << " of " << told.lines);
      all.lines += told.lines;
      all.entries += told.entries;
      all.warnings += told.warnings;
    }
  }
  MESSAGE("all: " << all.entries << " entries and " << all.warnings << " warnings of " << all.lines
                  << " lines");
  CHECK(all.lines > 1700);
  CHECK(20 * all.entries <= all.lines);
  CHECK(65 * all.warnings <= all.lines);
}

}  // namespace ruleproof::audit
