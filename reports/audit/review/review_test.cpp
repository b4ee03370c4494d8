#include "reports/audit/review/review.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {
namespace {

auto document(const std::string& name, const std::string& text) -> Document {
  return {name, "en", sentences_of(plain_blocks(text)), {}};
}

auto has(const std::string& page, std::string_view text) -> bool {
  return page.find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("the page has both texts, with the words that decide as every second piece") {
  const auto audit = compare(document("a.txt", "You must pay 2 coins.\n"),
                             document("b.txt", "You may pay 2 coins.\n"));
  REQUIRE(audit.entries.size() == 1);
  const auto page = review_page(audit, {}, "1.2.3");
  CHECK(has(page, R"("text":["You ","must"," pay 2 coins."])"));
  CHECK(has(page, R"("text":["You ","may"," pay 2 coins."])"));
  CHECK(has(page, "\"key\":\"" + audit.entries[0].key + '"'));
  CHECK(has(page, R"("place":"b.txt:1")"));
  CHECK(has(page, R"(content="ruleproof 1.2.3")"));
}

TEST_CASE("what a text says is data, never markup, and what is invisible is shown") {
  const auto audit =
      compare(document("a.txt", "Take </script><script>alert(3)</script> 3 cards.\n"),
              document("b.txt", "Take \xE2\x80\xAE 4 cards.\n"));
  const auto page = review_page(audit, {}, "1.2.3");
  CHECK_FALSE(has(page, "<script>alert"));
  CHECK(has(page, "[U+202E]"));
}

TEST_CASE("what was reviewed before is on the page, so that an export keeps it") {
  Memory memory;
  memory.add({"0123456789abcdef", "duty: \"must\"", "the board differs"});
  const auto page =
      review_page(compare(document("a.txt", "A.\n"), document("b.txt", "A.\n")), memory, "1.2.3");
  CHECK(has(page, R"("key":"0123456789abcdef")"));
  CHECK(has(page, R"("reason":"the board differs")"));
}

TEST_CASE("the page for two texts of 300 lines has at most 1 MB") {
  std::string text;
  std::string other;
  for (int i = 1; i <= 300; ++i) {
    const auto number = std::to_string(i);
    text += "Player " + number + " must take all the coins that lie on space " + number +
            " of the board, unless somebody else has taken them before.\n\n";
    other += "Player " + number + " may take all the coins that lie on space " +
             std::to_string(i + 1000) + " of the board, if somebody else has taken them after.\n\n";
  }
  const auto audit = compare(document("a.txt", text), document("b.txt", other));
  CHECK(audit.entries.size() >= 300);
  CHECK(review_page(audit, {}, "1.2.3").size() <= std::size_t{1024} * 1024);
}

}  // namespace ruleproof::audit
