#include "reports/audit/seeding/seeding.hpp"

#include <array>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/game_tables.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/seeding/edits.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/rulebooks_test.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

constexpr int each = 2;  // edits of a kind in a text

auto games() -> std::array<GameTables, 4> {
  return {parts_called("year-of-the-dragon"), parts_called("river-dragons"), parts_called("drako"),
          parts_called("sea-dragons")};
}

auto spanish_tower() -> Sources {
  auto sources = tower::stamped_sources("en");
  sources.language = "es";
  return sources;
}

}  // namespace

TEST_CASE("seeded edits change the text, each in its own way, and always the same") {
  const auto text = tower::need(text_of(
      "La torre\n\nDos personas.\nCada una puede poner 3 piedras.\nNo más. Ni menos.\n\nFin\n"
      "La última gana.\n\n",
      "tower.txt"));
  const auto first = seeded_edits(spanish_tower(), text, 3);
  const auto second = seeded_edits(spanish_tower(), text, 3);
  REQUIRE(first.size() == second.size());
  CHECK(first.size() > 10);
  for (std::size_t i = 0; i < first.size(); ++i) {
    CAPTURE(first[i].kind);
    CHECK(first[i].text.normal != text.normal);
    CHECK(first[i].text.normal == second[i].text.normal);
  }
  CHECK(edit_kinds().size() >= 20);
}

TEST_CASE("the text checks find at least eight of ten seeded edits, without any hash") {
  const auto* folder = tower::rulebooks_folder();
  if (folder == nullptr) return;
  SeededTable table;
  for (const auto& game : games()) {
    auto sources = tower::need(known_sources(game));
    std::vector<Text> texts;
    for (auto& source : sources) {
      texts.push_back(tower::need(read_text(folder, source.file)));
      for (auto& link : source.clauses) link.link.hash.clear();
      for (auto& link : source.rulings) link.link.hash.clear();
      for (auto& link : source.marked) link.link.hash.clear();
    }
    try_edits(game, sources, texts, each, table);
  }
  std::cout << to_text(table);
  const auto total = table.total();
  CHECK(table.columns.size() == 5);
  CHECK(total.tried > 200);
  CHECK(total.flagged * 10 >= total.tried * 8);
  CHECK(table.false_alarms().flagged * 10 <= table.false_alarms().tried);
}

}  // namespace ruleproof::audit
