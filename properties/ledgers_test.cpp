/// What proofs rest on is held to the model: ledgers and facts of every game to sampled games, and
/// to all scenarios, whatever their readings.
#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/parts.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"
#include "solver/parts.hpp"

namespace ruleproof::properties {
namespace {

/// The scenarios of a game, and whole games that readers built against facts.
auto records_of(std::string_view game) -> std::vector<TextFile> {
  std::vector<TextFile> records;
  for (const std::string folder : {"properties/scenarios/", "solver/induction/found/"}) {
    auto files = read_files(folder + folder_of(game), ".game");
    if (!files) continue;
    std::ranges::move(*files, std::back_inserter(records));
  }
  return records;
}

/// Facts that count what has happened since the opening, which a position that is set up does not
/// have behind it: points and goods of earlier months, cards that were played, tiles that are out.
constexpr auto of_the_past = std::to_array<std::string_view>(
    {"stage != deal or round < 2 or all(i: p[i].score >= min(round, 4) +",
     "stage != over or min(p*.score) >= 4",
     "over = 0 or all(p*.score >= 5)",
     "round > 2 or all(k: box[k] = start.box[k])",
     "round < 2 or sum(pile*) <= sum(start.pile*)",
     "all(i: p[i].score + 2 >= p[i].small + 2 * p[i].large)",
     "all(i: p[i].rice + p[i].fireworks + 6 * (p[i].small + p[i].large) <=",
     "all(i: 3 * bits(p[i].missions.bits) <= sum(w: bits(p[i].dragons.word[w])",
     "all(i: sum(w: bits(p[i].dragons.word[w])) > 0 or p[i].gold =",
     "stage = realms or stage = sides or stage = ships or stage = market or stage = refill or",
     "stage != lay and stage != mission and stage != take and stage != refill and",
     "all(i: 6 * (p[i].palaces.size - 2) +",
     "stage != deal or all(i: 6 * (p[i].palaces.size - 2) +",
     "stage != deal or all(i: p[i].rice + p[i].fireworks +",
     "stage != deal or all(i: p[i].yuan + 2 * p[i].rice +",
     "stage != deal or stage = over or all(i: p[i].yuan + 16 *",
     "stage != over or all(i: 3 * (p[i].score - 4 -",
     "stage != over or sum(p*.score) >= 2 * (sum(start.pile*) +",
     "dwarf1.wounds <= 3 * p2.out.size + 1 and",
     "dwarf2.wounds <= 3 * p2.out.size and dwarf3.wounds <= 3 * p2.out.size",
     "sum(dwarf*.wounds) <= p2.out"});

auto is_of_the_past(const std::string& fact) -> bool {
  return std::ranges::any_of(of_the_past, [&](auto begin) { return fact.starts_with(begin); });
}

TEST_CASE("every step of every scenario obeys the ledgers and facts of its game") {
  for (const auto& game : solver::all_parts()) {
    CAPTURE(game.name);
    std::uint64_t records = 0;
    for (const auto& file : records_of(game.name)) {
      const auto record = parse_record(file.text, file.name);
      if (!record) continue;  // whether it should be read is tried elsewhere
      const auto held = game.hold_record(game, *record, file.name);
      CAPTURE(file.name);
      CHECK(held.broken == "");
      for (const auto& fact : held.lapsed) {
        CAPTURE(fact);
        CHECK(is_of_the_past(fact));
      }
      if (file.name.find("/found/") != std::string::npos) CHECK(held.games == 1);
      records += held.games;
    }
    CHECK(records > 0);
  }
}

TEST_CASE("every position of sampled games obeys the facts, for each number of players") {
  for (const auto& game : solver::all_parts()) {
    for (int players = 1; players <= static_cast<int>(max_players); ++players) {
      const SetupText setup{{{"players", std::to_string(players)}}, {}};
      const bool there = static_cast<bool>(any_game::make(game.name, setup));
      if (!there && !(players == 2 && game.name == "connect-four")) continue;
      CAPTURE(game.name);
      CAPTURE(players);
      const auto held = game.hold_facts(game.facts, there ? setup : SetupText{}, 12, 90 + players);
      CHECK(held.broken == "");
      CHECK(held.steps > 100);
    }
  }
}

TEST_CASE("facts that are so under any reading are held to games under each other answer") {
  for (const auto& game : solver::all_parts()) {
    const auto usual = any_game::make(game.name, {}).value();
    for (const auto& question : usual->questions()) {
      for (const auto& answer : question.answers.subspan(1)) {
        const SetupText setup{{}, {{std::string(question.id), std::string(answer.id)}}};
        if (!any_game::make(game.name, setup)) continue;
        CAPTURE(game.name);
        CAPTURE(question.id);
        CAPTURE(answer.id);
        CHECK(game.hold_facts(game.facts, setup, 2, 7).broken == "");
      }
    }
  }
}

TEST_CASE("each fact cites a clause of its game, and a fact that is not so is found out") {
  for (const auto& game : solver::all_parts()) {
    const auto rules = any_game::make(game.name, {}).value();
    for (const auto& fact : game.facts) {
      CAPTURE(fact.says);
      CHECK(find_clause(rules->rulebook(), fact.clause));
    }
    if (game.facts.empty()) continue;
    const solver::Fact wrong{"to-act = nobody", "end.over"};
    CHECK(game.hold_facts({&wrong, 1}, {}, 5, 3).broken != "");
    const solver::Fact wrong_of_choices{"before.to-act = nobody", "end.over"};
    CHECK(game.hold_facts({&wrong_of_choices, 1}, {}, 5, 3).broken != "");
    const solver::Fact unread{"no-such-field = 0", "end.over"};
    CHECK(game.hold_facts({&unread, 1}, {}, 1, 3).broken != "");
  }
}

}  // namespace
}  // namespace ruleproof::properties
