/// The games of rulebooks that are kept in the repository: they replay, show what they are said to,
/// and leave out no clause.
#include "reports/cli/rulebook/kept.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/rulebook/shared.hpp"
#include "reports/games/entry.hpp"

using namespace ruleproof;
using namespace ruleproof::cli;

namespace {

auto read(const GameEntry& game) -> KeptRulebook {
  std::istringstream none;
  const auto path = kept_games_file(game.name());
  const auto text = read_file(path, none);
  REQUIRE(text);
  auto kept = read_kept(game, *text, path);
  REQUIRE(kept);
  return std::move(kept).value();
}

/// The clauses because of which the sources of a game refuse a move.
auto refusing_in_sources(const GameEntry& game) -> std::set<std::string> {
  std::set<std::string> ids;
  const std::regex cited(R"re(illegal\(\s*"([a-z0-9.-]+)"_c)re");
  for (const auto& file : std::filesystem::directory_iterator("model/" + game.folder())) {
    if (file.path().extension() != ".cpp" && file.path().extension() != ".hpp") continue;
    std::istringstream none;
    const auto text = read_file(file.path().string(), none);
    REQUIRE(text);
    for (auto it = std::sregex_iterator(text->begin(), text->end(), cited);
         it != std::sregex_iterator(); ++it) {
      ids.insert((*it)[1]);
    }
  }
  return ids;
}

/// Clauses of which no refused move is known, and why.
auto not_shown(const std::string& id) -> bool {
  return id == "drop.bottom" ||  // a column beside the board cannot be written
         id == "action.build";   // a floor too many: only under readings that let persons move then
}

}  // namespace

TEST_CASE("every enforced clause of every game has a kept game") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    const auto kept = read(*game);
    for (std::size_t i = 0; i < game->facts.clauses.size(); ++i) {
      const auto& clause = game->facts.clauses[i];
      CAPTURE(clause.id);
      CHECK(kept.games.clauses[i].any() == (clause.disposition == Disposition::enforced));
    }
    CHECK_FALSE(kept.games.ends.empty());
  }
}

TEST_CASE("every kept game replays, and shows what it is said to") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    const auto kept = read(*game);
    const auto done = replayed(*game, kept);
    for (const auto clause : done.stale) {
      const auto id = std::string(game->facts.clauses[clause].id);
      FAIL_CHECK(id << ": ci/record-rulebook " << game->name());
    }
    CHECK_FALSE(done.stale_ends);
    std::size_t parted = 0;
    for (const auto& tried : kept.answers) parted += tried.game.moves.empty() ? 0 : 1;
    std::size_t still = 0;
    for (const auto& tried : done.kept.answers) still += tried.game.moves.empty() ? 0 : 1;
    CHECK(still == parted);
    if (!done.same_model) MESSAGE("searched under another state of the model: ci/record-rulebook");
  }
}

TEST_CASE("no kept game shows a thing in fewer moves than the game that is kept for it") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    auto kept = read(*game);
    const auto before = kept.games;
    share_games(*game, kept.games);
    for (std::size_t i = 0; i < before.clauses.size(); ++i) {
      CAPTURE(game->facts.clauses[i].id);
      CHECK(kept.games.clauses[i].relied == before.clauses[i].relied);
    }
    CHECK(kept.games.ends == before.ends);
  }
}

TEST_CASE("what no game is kept for is taken from the beginning of one that shows it") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    const auto kept = read(*game);
    std::size_t shown = 0;
    for (std::size_t i = 0; i < kept.games.clauses.size(); ++i) {
      const auto& usual = kept.games.clauses[i].relied.usual;
      if (!usual || !usual->game.position.empty()) continue;
      auto without = kept.games;
      without.clauses[i].relied.usual.reset();
      share_games(*game, without);
      const auto& again = without.clauses[i].relied.usual;
      if (!again || !again->game.position.empty()) continue;
      if (usual->game.setup == again->game.setup) {
        CHECK(again->game.moves.size() >= usual->game.moves.size());
      }
      ++shown;
    }
    CHECK(shown > 0);
  }
}

TEST_CASE("every answer that is no default was tried") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    const auto kept = read(*game);
    for (const auto& ruling : game->facts.rulings) {
      for (const auto& answer : ruling.answers.subspan(1)) {
        CAPTURE(ruling.id);
        CAPTURE(answer.id);
        CHECK(std::ranges::any_of(kept.answers, [&](const AnswerTried& tried) {
          return tried.ruling == ruling.id && tried.answer == answer.id;
        }));
      }
    }
  }
}

TEST_CASE("clauses because of which the sources refuse moves have a game that shows it") {
  for (const auto* game : known_games()) {
    CAPTURE(game->name());
    const auto kept = read(*game);
    for (const auto& id : refusing_in_sources(*game)) {
      CAPTURE(id);
      const auto clause = find_clause(game->facts.clauses, id);
      REQUIRE(clause);
      const auto& row = game->facts.clauses[clause->index];
      if (row.disposition != Disposition::enforced || not_shown(id)) continue;
      CHECK(kept.games.clauses[clause->index].refused.any());
    }
  }
}

TEST_CASE("kept games read as they were written") {
  for (const auto* game : known_games()) {
    const auto kept = read(*game);
    const auto text = to_text(*game, kept);
    const auto again = read_kept(*game, text, "again");
    REQUIRE(again);
    CHECK(to_text(*game, *again) == text);
    CHECK(again->answers == kept.answers);
  }
}

TEST_CASE("what shows it no more is dropped, and no game is the shortest under another model") {
  const auto& game = entry_called("connect-four");
  auto kept = read(game);
  const auto straight = find_clause(game.facts.clauses, "line.straight");
  REQUIRE(straight);
  auto& shown = kept.games.clauses[straight->index].relied;
  REQUIRE(shown.usual);
  shown.usual->game.moves.pop_back();  // its last move is another
  kept.model = "another";
  const auto done = replayed(game, kept);
  CHECK_FALSE(done.same_model);
  CHECK(done.stale == std::vector<std::size_t>{straight->index});
  for (const auto& of : done.kept.games.clauses) {
    if (of.relied.usual) CHECK(of.relied.usual->least == 0);
  }
}

TEST_CASE("a kept game that somebody called the shortest has the length that a search says") {
  const auto& game = entry_called("connect-four");
  const auto kept = read(game);
  const auto whole = game.search.set_up({});
  REQUIRE(whole);
  const auto firsts = game.search.firsts(*whole, {.max_states = 100'000});
  REQUIRE(firsts);
  for (const auto& [clause, first] : firsts->relied) {
    const auto& shown = kept.games.clauses[clause].relied;
    REQUIRE(shown.usual);
    CHECK(shown.usual->game.moves.size() == first.moves.size());
    CHECK(shown.usual->shortest());
  }
}

TEST_CASE("what is no file of kept games is bad input") {
  const auto& game = entry_called("drako");
  for (const auto* text :
       {"", "[]", "{}", R"({"game":"drako"})", R"({"game":"go","games":[],"answers":[]})",
        R"({"game":"drako","games":[1],"answers":[]})"}) {
    CAPTURE(text);
    CHECK_FALSE(read_kept(game, text, "x"));
  }
}
