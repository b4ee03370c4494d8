/// What guides the fuzzer and changes its inputs.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "fuzz/guided/counters.hpp"
#include "fuzz/guided/from_record.hpp"
#include "fuzz/guided/genes.hpp"
#include "fuzz/guided/stages.hpp"
#include "fuzz/playout.hpp"
#include "model/connect_four/connect_four.hpp"
#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/law_watch.hpp"

namespace ruleproof::fuzz {
namespace {

using connect_four::ConnectFour;

/// p1 fills the left column up to a win; p2 the next one.
const Genes left_wins = {0, 0, 0, 1, 0, 1, 0, 1, 0};

auto sum(const auto& counters) -> unsigned {
  unsigned all = 0;
  for (const auto counter : counters) all += counter;
  return all;
}

TEST_CASE("an input begins with its set-up") {
  CHECK(head_of(Bytes()) == 0);
  CHECK(head_of(left_wins) == 2);
  CHECK(head_of(Genes{1, 2, 3, 4, 5, 6, 7}) == 6);
  CHECK(head_of(Genes{1, 8, 3}) == 2);  // as `setup_from_bytes` reads it
  CHECK(head_of(Genes{1, 7, 3, 4}) == 4);
}

TEST_CASE("a mutation keeps the parts apart, and is the same again") {
  const Genes parent = {9, 1, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8};
  std::size_t same_head = 0;
  std::size_t shorter = 0;
  std::size_t longer = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    Random again(seed);
    const auto child = mutated(parent, 2, 100, random);
    CHECK(child == mutated(parent, 2, 100, again));
    CHECK(child.size() <= 100);
    const auto end = head_of(child);
    REQUIRE(end >= 2);
    CHECK((end - 2) / 2 == child[1] % 8U);  // no set-up is half given
    same_head += std::ranges::equal(Bytes(child).first(4), Bytes(parent).first(4)) ? 1 : 0;
    shorter += child.size() < parent.size() ? 1 : 0;
    longer += child.size() > parent.size() ? 1 : 0;
  }
  CHECK(same_head > 200);
  CHECK(same_head < 400);
  CHECK(shorter > 20);
  CHECK(longer > 100);
}

TEST_CASE("nothing at all becomes a game of random choices") {
  std::size_t longest = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    longest = std::max(longest, mutated({}, 0, 4096, random).size());
  }
  CHECK(longest > 200);
}

TEST_CASE("games are joined where their stages are equal") {
  const Genes one = {0, 0, 10, 11, 12};
  const Genes two = {5, 1, 1, 1, 20, 21, 22, 23};
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    const auto made = spliced(one, std::vector<std::uint64_t>{7, 8, 9}, two,
                              std::vector<std::uint64_t>{9, 7, 1, 8}, 0, random);
    const bool joined = made == Genes{0, 0, 21, 22, 23} || made == Genes{0, 0, 10, 23} ||
                        made == Genes{0, 0, 10, 11, 20, 21, 22, 23};
    CHECK(joined);
  }
}

TEST_CASE("each choice that a game uses has a stage") {
  const ConnectFour game;
  MoveList<ConnectFour::Move> buffer;
  const auto stages = stages_of(game, Bytes(left_wins).subspan(2), buffer);
  REQUIRE(stages.size() == 7);
  CHECK(stages[2] == stages[4]);  // p1, after a stone that ended nothing
  CHECK(stages[2] != stages[3]);  // p2
  const Genes longer = {0, 1, 0, 1, 0, 1, 0, 1, 1, 1};
  CHECK(stages_of(game, longer, buffer).size() == 7);  // the game is over
}

TEST_CASE("a record is an input that plays the same game") {
  const std::string head = "ruleproof 1\ngame connect-four ruleset 1\n";
  const auto record = parse_record(head +
                                       "rulings diagonals=do-not-count\np1 drop 3\np2 drop 1\n"
                                       "p1 drop 3\n",
                                   "test");
  REQUIRE(record);
  const auto genes = genes_of<ConnectFour>(*record, 0);
  REQUIRE(genes);
  CHECK(*genes == Genes{0, 1, 0, 1, 2, 0, 2});
  CHECK(genes_of<ConnectFour>(*record, 2) == Genes{0, 1, 0, 1, 0, 0, 2, 0, 2});
  const auto text = head + "p1 drop 1\np2 drop 2\np1 drop 9\n";  // up to what cannot be
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  CHECK(genes_of_text<ConnectFour>(bytes, 0) == Genes{0, 0, 0, 1});
  CHECK_FALSE(genes_of_text<ConnectFour>(left_wins, 0));
  const auto elsewhere = parse_record(head + "setup columns=99\np1 drop 1\n", "test");
  REQUIRE(elsewhere);
  CHECK_FALSE(genes_of<ConnectFour>(*elsewhere, 0));
}

TEST_CASE("what the rules said is counted, for whoever is guided by it") {
  auto& all = counters();
  all = {};
  Player<ConnectFour> alone(Guided::no, properties::Sampling::sampled);
  CHECK_FALSE(alone.playout(left_wins));
  CHECK(sum(all.relied) + sum(all.pairs) + sum(all.goals) + sum(all.under) == 0);

  Player<ConnectFour> guided(Guided::yes, properties::Sampling::sampled);
  CHECK_FALSE(guided.playout(left_wins));
  const auto clause = [](std::string_view id) {
    return find_clause(ConnectFour::rulebook, id)->index;
  };
  CHECK(all.relied[clause("line.straight")] == 1);
  CHECK(all.relied[clause("drop.bottom")] == 7);
  CHECK(sum(all.pairs) > 0);
  CHECK(sum(all.goals) > 0);
  const auto once = all;
  all = {};
  CHECK_FALSE(guided.playout(left_wins));
  CHECK(all.relied == once.relied);
  CHECK(all.pairs == once.pairs);
  CHECK(all.under == once.under);
  CHECK(sum(all.goals) == 0);  // only what is new of them
}

TEST_CASE("an answer to a ruling is counted with the clauses under it") {
  auto& all = counters();
  const auto under = [&](const Genes& genes) {
    all = {};
    Player<ConnectFour> player(Guided::yes, properties::Sampling::sampled);
    CHECK_FALSE(player.playout(genes));
    return all.under;
  };
  CHECK(under({0, 1, 0, 0, 0, 1}) != under({0, 1, 0, 1, 0, 1}));
}

}  // namespace
}  // namespace ruleproof::fuzz
