#include "solver/explore/state_set.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "solver/explore/memory.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {
namespace {

TEST_CASE("a word set holds exactly what a std::set holds") {
  // Few different words meet each other often; many make the table grow often.
  for (const std::uint64_t kinds : {2U, 50U, 3000U, 1'000'000U}) {
    CAPTURE(kinds);
    Random random(kinds);
    WordSet set;
    std::set<std::uint64_t> expected;
    for (int i = 0; i < 60'000; ++i) {
      const auto word = random.below(kinds) * (i % 3 == 0 ? 1 : 0x100000000U);
      CHECK_MESSAGE((set.insert(word) == Added::fresh) == expected.insert(word).second, word);
    }
    CHECK(set.size() == expected.size());
    for (const auto word : expected) CHECK(set.contains(word));
    for (int i = 0; i < 1000; ++i) {
      const auto word = random.next();
      CHECK(set.contains(word) == expected.contains(word));
    }
  }
}

TEST_CASE("neighbouring words, all of them fresh once, through every growth of the table") {
  WordSet set;
  for (std::uint64_t word = 0; word < 300'000; ++word) REQUIRE(set.insert(word) == Added::fresh);
  for (std::uint64_t word = 0; word < 300'000; ++word) REQUIRE(set.insert(word) == Added::known);
  CHECK(set.size() == 300'000);
  CHECK(set.bytes() <= 15 * set.size());
}

TEST_CASE("a table that threads let grow together holds what it held") {
  for (const std::size_t jobs : {1U, 2U, 5U}) {
    CAPTURE(jobs);
    Team team(jobs);
    Random random(jobs);
    WordSet set;
    std::vector<std::uint64_t> words;
    std::size_t grown = 0;
    while (words.size() < 700'000) {
      // Many homes in a row, too, so that words stand far from theirs.
      const auto word = random.below(4) == 0 ? random.below(100'000) : random.next();
      if (set.full()) {
        REQUIRE(set.grow(&team));
        ++grown;
      }
      if (set.insert(word) == Added::fresh) words.push_back(word);
    }
    CHECK(grown > 20);
    CHECK(set.size() == words.size());
    for (const auto word : words) REQUIRE(set.insert(word) == Added::known);
    std::ranges::sort(words);
    const auto all = set.sort_all();
    CHECK(std::ranges::equal(all, words));
  }
}

TEST_CASE("a set that may not grow says so, and keeps what it has") {
  constexpr std::size_t page = std::size_t{2} << 20U;
  WordSet words(page);
  std::uint64_t word = 1;
  while (words.insert(word) == Added::fresh) ++word;
  CHECK(word > page / 8 / 2);
  CHECK(words.size() == word - 1);
  CHECK(words.contains(word - 1));
  CHECK(!words.contains(word));

  SpanSet spans(page);
  std::uint32_t count = 0;
  for (std::uint64_t i = 0;; ++i) {
    const auto placed = spans.insert({&i, 1});
    if (placed.added == Added::no_memory) break;
    CHECK(placed.number == count++);
  }
  CHECK(spans.size() == count);
  CHECK(spans[count - 1][0] == count - 1);
}

TEST_CASE("a span set holds exactly what a std::map holds, numbered in order") {
  Random random(5);
  SpanSet set;
  std::map<std::vector<std::uint64_t>, std::uint32_t> expected;
  for (int i = 0; i < 60'000; ++i) {
    std::vector<std::uint64_t> words(random.below(4));
    for (auto& word : words) word = random.below(30);
    const auto [at, fresh] = expected.emplace(words, static_cast<std::uint32_t>(expected.size()));
    const auto placed = set.insert(words);
    CHECK((placed.added == Added::fresh) == fresh);
    CHECK(placed.number == at->second);
  }
  CHECK(set.size() == expected.size());
  for (const auto& [words, number] : expected) {
    CHECK(std::ranges::equal(set[number], words));
  }
}

TEST_CASE("spans that differ in length only are different") {
  SpanSet set;
  const std::vector<std::uint64_t> zeros(4);
  for (std::size_t length = 0; length <= 4; ++length) {
    CHECK(set.insert(std::span(zeros).first(length)).number == length);
  }
  CHECK(set.insert({}).added == Added::known);
}

TEST_CASE("a queue gives words back in order, and its memory block by block") {
  WordQueue queue;
  constexpr std::uint64_t count = (5 * WordQueue::block_words) + 3;
  for (std::uint64_t i = 0; i < count; ++i) REQUIRE(queue.push(i));
  CHECK(queue.peek(5).size() == 3);
  CHECK(queue.peek(6).empty());
  const auto full = queue.bytes();
  std::uint64_t next = 0;
  for (auto block = queue.take(); !block.empty(); block = queue.take()) {
    for (const auto word : block) REQUIRE(word == next++);
  }
  CHECK(next == count);
  CHECK(queue.size() == 0);
  CHECK(queue.bytes() < full / 4);
}

}  // namespace
}  // namespace ruleproof::solver
