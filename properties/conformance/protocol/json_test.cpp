#include "properties/conformance/protocol/json.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/json_text.hpp"
#include "properties/conformance/protocol/printable.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

auto written(std::string_view text) -> std::string {
  std::string out;
  write_string(out, text);
  return out;
}

}  // namespace

TEST_CASE("strings are quoted, and what JSON forbids is escaped") {
  CHECK(written("drop 1") == R"("drop 1")");
  CHECK(written("a\"b\\c") == R"("a\"b\\c")");
  CHECK(written(std::string("\n\x01", 2)) == R"("\u000a\u0001")");
  CHECK(written("дракон") == "\"дракон\"");
}

TEST_CASE("what is written is read again") {
  for (const auto* text : {"", "drop 1", "a\"b\\c", "\n\t\x1f", "дракон"}) {
    const auto value = parse_json(written(text));
    REQUIRE(value);
    CHECK(value->is(Value::Kind::text));
    CHECK(value->text == text);
  }
}

TEST_CASE("whole numbers are the same in every notation, others stay as they are") {
  CHECK(parse_json("7")->text == "7");
  CHECK(parse_json("7.0")->text == "7");
  CHECK(parse_json("-3")->whole() == -3);
  CHECK(parse_json("0.5")->text == "0.5");
  CHECK(parse_json("18446744073709551615")->text == "18446744073709551615");
  CHECK_FALSE(parse_json("18446744073709551615")->whole());
  CHECK_FALSE(parse_json("99999999999999999999999")->whole());
  CHECK_FALSE(parse_json("1e400"));
}

TEST_CASE("members are found by name, and a value is written as it was read") {
  const auto value = parse_json(R"({"a":[1,"x",null],"b":{"c":true}})");
  REQUIRE(value);
  REQUIRE(value->find("a") != nullptr);
  CHECK(value->find("a")->items.size() == 3);
  CHECK(value->find("none") == nullptr);
  CHECK(to_text(*value) == R"({"a":[1,"x",null],"b":{"c":true}})");
}

TEST_CASE("what is no JSON is an error: half lines, two values, bytes, endless nesting") {
  for (const auto* line : {"", "{", "{\"a\":1", "1 2", "nul", "{\"a\":}", "\xff\xfe", "'a'"}) {
    CAPTURE(line);
    CHECK_FALSE(parse_json(line));
  }
  CHECK_FALSE(parse_json(std::string(100'000, '[')));
  CHECK_FALSE(parse_json(std::string("{}\0 more", 8)));
  CHECK(parse_json(std::string(deepest_json, '[') + std::string(deepest_json, ']')));
  CHECK_FALSE(parse_json(std::string(deepest_json + 1, '[') + std::string(deepest_json + 1, ']')));
}

TEST_CASE("a key that stands twice in one object is an error, at any depth") {
  CHECK(parse_json(R"({"a":{"b":1},"c":{"b":1}})"));
  const auto twice = parse_json(R"({"a":[{"b":1,"c":2,"b":1}]})");
  REQUIRE_FALSE(twice);
  CHECK(twice.error().message == R"(the key "b" twice)");
  const auto escape = parse_json(R"({"a\u001b":1,"a\u001b":1})");
  REQUIRE_FALSE(escape);
  CHECK(escape.error().message.find('\x1b') == std::string::npos);
}

TEST_CASE("what others wrote is printed without what a terminal obeys") {
  CHECK(printable("a\x1b[2J\n\xc2\x9b") == "a\\x1b[2J\\x0a\\xc2\\x9b");
  CHECK(printable("abcdef", 3) == "abc...");
  CHECK(last_lines("one\n\n  two\r\n\nthree") == "one | two | three");
  CHECK(last_lines("1\n2\n3\n4\n5\n6\n7\n") == "2 | 3 | 4 | 5 | 6 | 7");
  CHECK(last_lines("").empty());
}
