#include "model/core/record.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace ruleproof {
namespace {

constexpr std::string_view whole =
    "ruleproof 1\n"
    "# a comment\n"
    "game some-game ruleset 3\r\n"
    "setup players=2 scale=small\n"
    "rulings zero=ranked\n"
    "cites a.b c\n"
    "from rulebook ru lines 12-13\n"
    "from us, with \"quotes\" and = signs\n"
    "position round=5 phase=event\n"
    "\n"
    "p1 draw 2   # said aloud\n"
    "expect p1.wounds=0\n"
    "expect to-act = chance\n"
    "expect illegal p2 \"play net\" because net.once\n"
    "expect illegal p2 \"play no#5\"\n"
    "expect legal p2 \"block\"\n"
    "expect cites a.b\n"
    "expect  that p1.yuan = 3 or p1.hand = \"x #y\" # a claim\n"
    "undo\n"
    "chance deal fire#2\n"
    "end fingerprint 0xF00d\n";

TEST_CASE("every kind of line is read") {
  const auto record = parse_record(whole, "x.game");
  REQUIRE(record);
  CHECK(record->game == "some-game");
  CHECK(record->ruleset == 3);
  CHECK(record->setup.options == Texts{{"players", "2"}, {"scale", "small"}});
  CHECK(record->setup.rulings == Texts{{"zero", "ranked"}});
  CHECK(record->cites == std::vector<std::string>{"a.b", "c"});
  CHECK(record->from.size() == 2);
  CHECK(record->position == "round=5 phase=event");
  CHECK(record->end_fingerprint == 0xf00dU);
  using Kind = Entry::Kind;
  const std::vector<Entry> expected = {
      {.kind = Kind::move, .seat = "p1", .text = "draw 2", .line = 11},
      {.kind = Kind::expect_field, .text = "0", .field = "p1.wounds", .line = 12},
      {.kind = Kind::expect_field, .text = "chance", .field = "to-act", .line = 13},
      {.kind = Kind::expect_illegal,
       .seat = "p2",
       .text = "play net",
       .because = "net.once",
       .line = 14},
      {.kind = Kind::expect_illegal, .seat = "p2", .text = "play no#5", .line = 15},
      {.kind = Kind::expect_legal, .seat = "p2", .text = "block", .line = 16},
      {.kind = Kind::expect_cites, .text = "a.b", .line = 17},
      {.kind = Kind::expect_claim,
       .text = "p1.yuan = 3 or p1.hand = \"x #y\"",
       .line = 18,
       .column = 14},
      {.kind = Kind::undo, .line = 19},
      {.kind = Kind::move, .seat = "chance", .text = "deal fire#2", .line = 20}};
  CHECK(record->entries == expected);
}

TEST_CASE("after the end nobody makes the move that must be refused") {
  const auto record = parse_record(
      "ruleproof 1\ngame some-game ruleset 3\n\nexpect illegal nobody \"play net\"\n", "x.game");
  REQUIRE(record);
  CHECK(record->entries.front().seat == "nobody");
  CHECK(parse_record(to_text(*record), "y.game")->entries.front().seat == "nobody");
}

TEST_CASE("a record reads back as it was written") {
  auto record = parse_record(whole, "x.game");
  REQUIRE(record);
  auto again = parse_record(to_text(*record), "y.game");
  REQUIRE(again);
  CHECK(to_text(*again) == to_text(*record));
  auto first = std::move(record).value();
  auto second = std::move(again).value();
  for (auto* entries : {&first.entries, &second.entries}) {
    for (auto& entry : *entries) entry.line = entry.column = 0;
  }
  CHECK(first == second);
}

struct Malformed {
  std::string_view text;
  int line;
  std::string_view says;  ///< a part of the message
};

/// `\1` stands for a good beginning of two lines.
constexpr auto malformed = std::to_array<Malformed>({
    {"", 0, "empty: expected \"ruleproof 1\""},
    {"\n\n  \n# x\n", 4, "empty: expected \"ruleproof 1\""},
    {"ruleproof", 1, "is not known; this program reads 1"},
    {"ruleproof 2\n", 1, "format 2 is not known"},
    {"ruleproof 1x\n", 1, "format 1x is not known"},
    {"ruleproof 1 1\n", 1, "format 1 1 is not known"},
    {"Ruleproof 1\n", 1, "expected \"ruleproof 1\" first"},
    {"game g ruleset 1\nruleproof 1\n", 1, "expected \"ruleproof 1\" first"},
    {"\xef\xbb\xbfruleproof 1\n", 1, "expected \"ruleproof 1\" first"},
    {"ruleproof 1\n", 1, "no line \"game NAME ruleset N\""},
    {"ruleproof 1\np1 a\n", 2, "no line \"game NAME ruleset N\""},
    {"ruleproof 1\ngame\n", 2, "expected \"game NAME ruleset N\""},
    {"ruleproof 1\ngame g\n", 2, "expected \"game NAME ruleset N\""},
    {"ruleproof 1\ngame g ruleset\n", 2, "expected \"game NAME ruleset N\""},
    {"ruleproof 1\ngame g ruleset x\n", 2, "expected \"game NAME ruleset N\""},
    {"ruleproof 1\ngame g ruleset 1 2\n", 2, "expected \"game NAME ruleset N\""},
    {"ruleproof 1\ngame g version 1\n", 2, "expected \"game NAME ruleset N\""},
    {"\1game g ruleset 1\n", 3, "a second line \"game\""},
    {"\1ruleproof 1\n", 3, "unknown word \"ruleproof\""},
    {"\1exepct x=1\n", 3, "unknown word \"exepct\""},
    {"\1p0 a\n", 3, "unknown word \"p0\""},
    {"\1p7 a\n", 3, "unknown word \"p7\""},
    {"\1p11 a\n", 3, "unknown word \"p11\""},
    {"\1nobody a\n", 3, "unknown word \"nobody\""},
    {"\1P1 a\n", 3, "unknown word \"P1\""},
    {"\1p1\n", 3, "p1 makes no move"},
    {"\1p1 # later\n", 3, "p1 makes no move"},
    {"\1chance\n", 3, "chance makes no move"},
    {"\1setup players\n", 3, "expected name=value, got \"players\""},
    {"\1setup players= 2\n", 3, "expected name=value, got \"players=\""},
    {"\1rulings =x\n", 3, "expected name=value, got \"=x\""},
    {"\1expect\n", 3, "expected \"expect FIELD=VALUE\""},
    {"\1expect x\n", 3, "expected \"expect FIELD=VALUE\""},
    {"\1expect =1\n", 3, "expected \"expect FIELD=VALUE\""},
    {"\1expect that\n", 3, "expected an expression after \"expect that\""},
    {"\1expect that # 1 = 1\n", 3, "expected an expression after \"expect that\""},
    {"\1expect that p1.yuan = \n", 3, "column 22: expected"},
    {"\1  expect  that   1 = )\n", 3, "column 22: expected"},
    {"\1expect that p1.hand = 'a # b\n", 3, ", found the end"},
    {"\1expect that 9223372036854775808 = 1\n", 3, "column 13: the number leaves 64 bits"},
    {"\1expect cites\n", 3, "expected a clause after \"expect cites\""},
    {"\1expect illegal\n", 3, "expected a seat after \"expect illegal\""},
    {"\1expect illegal \"a\"\n", 3, "expected a seat after \"expect illegal\""},
    {"\1undo p1\n", 3, "\"undo\" stands alone"},
    {"\1expect legal nobody \"a\"\n", 3, "expected a seat after \"expect legal\""},
    {"\1expect illegal p1 a\n", 3, "expected the move in double quotes"},
    {"\1expect illegal p1 \"a\n", 3, "expected the move in double quotes"},
    {"\1expect illegal p1 \"\n", 3, "expected the move in double quotes"},
    {"\1expect illegal p1 \"a\" x\n", 3, "only \"because CLAUSE\" may follow"},
    {"\1expect illegal p1 \"a\" because\n", 3, "only \"because CLAUSE\" may follow"},
    {"\1expect legal p1 \"a\" because x\n", 3, "only \"because CLAUSE\" may follow"},
    {"\1end fingerprint\n", 3, R"(expected "end" or "end fingerprint 0x...")"},
    {"\1end fingerprint 12\n", 3, "expected \"end\" or"},
    {"\1end fingerprint 0x\n", 3, "expected \"end\" or"},
    {"\1end fingerprint 0xg\n", 3, "expected \"end\" or"},
    {"\1end fingerprint 0x-1\n", 3, "expected \"end\" or"},
    {"\1end of story\n", 3, "expected \"end\" or"},
    {"\1end\np1 a\n", 4, "nothing may follow \"end\""},
    {"\1end\nend\n", 4, "nothing may follow \"end\""},
});

TEST_CASE("malformed records are refused with their line and what was expected") {
  for (const auto& [text, line, says] : malformed) {
    const auto full = text.starts_with('\1')
                          ? "ruleproof 1\ngame g ruleset 1\n" + std::string(text.substr(1))
                          : std::string(text);
    CAPTURE(full);
    const auto record = parse_record(full, "x.game");
    REQUIRE_FALSE(record);
    CHECK(record.error().code == Code::bad_record);
    CHECK(record.error().where == (line == 0 ? "x.game" : "x.game:" + std::to_string(line)));
    CAPTURE(record.error().message);
    CHECK(record.error().message.find(says) != std::string::npos);
  }
}

TEST_CASE("numbers that are too large are refused, not wrapped") {
  for (const auto* line : {"game g ruleset 99999999999", "game g ruleset -99999999999"}) {
    CHECK_FALSE(parse_record("ruleproof 1\n" + std::string(line) + "\n", ""));
  }
  CHECK_FALSE(
      parse_record("ruleproof 1\ngame g ruleset 1\nend fingerprint 0x1ffffffffffffffff\n", ""));
}

TEST_CASE("a file that is too long is refused before it is read") {
  const auto record = parse_record(std::string(longest_record + 1, 'x'), "big");
  REQUIRE_FALSE(record);
  CHECK(record.error().message == "longer than 16 MiB");
}

TEST_CASE("any bytes give an answer") {
  std::string bytes = "ruleproof 1\ngame g ruleset 1\n";
  for (int i = 0; i < 256; ++i) {
    bytes += static_cast<char>(i);
    const auto record = parse_record(bytes, "bytes");
    if (!record) CHECK(record.error().code == Code::bad_record);
  }
}

TEST_CASE("what one writes is what one reads, with any blanks in between") {
  for (const auto* text : {"ruleproof 1\ngame g ruleset 1\nsetup a=1 \rb=2\n",
                           "ruleproof 1\ngame g ruleset 1\nsetup a=1\r\rb=2\n",
                           "ruleproof 1\r\ngame\tg\truleset\t1\r\n\tp1\t a\t b \r\n"}) {
    CAPTURE(text);
    const auto first = parse_record(text, "");
    REQUIRE(first);
    const auto second = parse_record(to_text(*first), "");
    REQUIRE(second);
    CHECK(to_text(*second) == to_text(*first));
  }
}

}  // namespace
}  // namespace ruleproof
