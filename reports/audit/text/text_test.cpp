#include "reports/audit/text/text.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {
namespace {

auto hash(std::string_view text, const Lines& lines) -> std::string {
  const auto read = text_of(text, "t.txt");
  REQUIRE(read);
  return hash_of(*read, lines).value_or("none");
}

auto complaint(std::string_view bytes) -> std::string {
  const auto read = text_of(bytes, "t.txt");
  return read ? "no error" : to_text(read.error());
}

auto repeated(std::string_view text, int times) -> std::string {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

}  // namespace

TEST_CASE("spelling of the same text does not matter") {
  CHECK(normalise("caf\u00e9") == "caf\u00e9");
  CHECK(normalise("cafe\u0301") == "caf\u00e9");
  CHECK(normalise("\u0438\u0306") == "\u0439");  // Cyrillic short i
  CHECK(normalise("  two\t\twords\u00a0 here\u2009 ") == "two words here");
  CHECK(normalise("zero\u200bwidth\ufeff") == "zerowidth");
  CHECK(normalise(" \u00a0\t").empty());
  CHECK(normalise("").empty());
  CHECK(normalise("\U0001f409 dragon") == "\U0001f409 dragon");
  CHECK(normalise("A") != normalise("a"));
}

TEST_CASE("lines are counted as editors count them") {
  const auto lines = [](std::string_view text) { return text_of(text, "t.txt")->size(); };
  CHECK(lines("") == 0);
  CHECK(lines("one") == 1);
  CHECK(lines("one\n") == 1);
  CHECK(lines("one\r\ntwo\r\n\r\n") == 3);
  const auto marked = *text_of("\xEF\xBB\xBFone\n\xC2\xA0\n", "t.txt");
  CHECK(marked.lines[0] == "one");
  CHECK_FALSE(marked.blank(1));
  CHECK(marked.blank(2));
  CHECK(marked.blank(3));  // there is none
}

TEST_CASE("a quote is without the tags of a page, and keeps what is none") {
  const auto read = text_of("<p>One</p>\t<p>a < b > c</p>\n<Name>, <br/> 1<2\n", "t.txt");
  REQUIRE(read);
  CHECK(quote(*read, {1, 2}) == "One\ta < b > c\n<Name>,  1<2");
}

TEST_CASE("a hash depends on words, and on nothing else") {
  const std::string_view plain = "La derni\u00e8re pierre gagne.\n";
  CHECK(hash(plain, {{1, 1}}) == "368acafc335f0443");
  CHECK(hash("  La  dernie\u0300re pierre\u00a0gagne.\r\n", {{1, 1}}) == "368acafc335f0443");
  CHECK(hash("Un.\n\nDeux.\n", {{1, 3}}) == hash("Un.\nDeux.", {{1, 2}}));
  CHECK(hash("Un.\nDeux.\n", {{1, 2}}) == hash("Un.\nDeux.\n", {{1, 1}, {2, 2}}));
  CHECK(hash("Un.\nDeux.\n", {{1, 2}}) != hash("Un. Deux.\n", {{1, 1}}));
  CHECK(hash("La derni\u00e8re pierre perd.\n", {{1, 1}}) != "368acafc335f0443");
  CHECK(hash("Un.\n", {{1, 2}}) == "none");
}

TEST_CASE("what is no text is an error") {
  using namespace std::string_literals;
  CHECK(complaint("one\r\ntwo\rthree\r") ==
        "RP-012: t.txt:2: ends a line with CR alone; save the text with LF or CR LF");
  CHECK(complaint("one\r\r\ntwo\r") == "no error");
  CHECK(complaint("one\ntw\0o"s) == "RP-012: t.txt:2: holds a NUL byte; save the text as UTF-8");
  CHECK(complaint("one\n\nab\xff\n") ==
        "RP-012: t.txt:3: byte 3 is not UTF-8; save the text as UTF-8");
  CHECK(complaint("\xe2\x82").starts_with("RP-012: t.txt:1: byte 1"));      // cut short
  CHECK(complaint("\xed\xa0\x80").starts_with("RP-012: t.txt:1: byte 1"));  // a surrogate
  CHECK(complaint("\xff\xfeo\0n\0"s).starts_with("RP-012: t.txt:1: "));     // UTF-16
  CHECK(complaint(repeated("x", 17'000'000)) == "RP-012: t.txt: is longer than any rulebook");
  CHECK(complaint(repeated("\n", 3'900'000)) == "no error");
  CHECK(complaint(repeated("x", 3'900'000)) == "no error");
}

TEST_CASE("folders without the text, and no folders") {
  CHECK(read_text("/nowhere/at/all", "t.txt").error().code == Code::no_file);
  CHECK(read_text("reports/audit", "t.txt").error().code == Code::no_text);
  CHECK(read_text("reports", "audit").error().code == Code::no_text);  // a folder
  CHECK(read_text("README.md", "t.txt").error().code == Code::no_file);
}

TEST_CASE("line numbers are read and written") {
  CHECK(to_text(*read_lines("5 7-9  11")) == "5 7-9 11");
  CHECK(read_lines("")->empty());
  CHECK(in_words(*read_lines("5")) == "line 5");
  CHECK(in_words(*read_lines("5 7-9 11")) == "lines 5, 7-9 and 11");
  for (const auto* wrong : {"0", "-1", "5-", "-", "9-7", "7 5", "5-7 7", "5,7", "x", "5x",
                            "99999999999999999999", "1-99999999999999999999"}) {
    CAPTURE(wrong);
    CHECK_FALSE(read_lines(wrong));
  }
}

}  // namespace ruleproof::audit
