#include "reports/audit/drafting/page.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "reports/audit/drafting/drafting_test.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::holds;

auto page_of(const std::string& bytes, const Settled& settled = {}) -> std::string {
  return draft_page(tower::tables(), drafted::alignment(), drafted::text(bytes), "en", settled,
                    "1.2.3");
}

}  // namespace

TEST_CASE("the page has each line with its clauses, those that are close, too, and all clauses") {
  const auto page = page_of(drafted::words);
  CHECK(holds(page, R"("line":5,"hash":")" + drafted::hash(5) + R"(","which":1,"of":1,)"));
  CHECK(holds(page, R"("links":[[2,0.50],[3,0.20]],"closest":[[2,0.50],[4,0.40]])"));
  CHECK(holds(page, R"(["end.last","The last stone wins."])"));
  CHECK(holds(page, R"("heading":true,"text":"The Tower")"));
  CHECK(holds(page, R"("sure":0.75)"));
  CHECK(holds(page, R"(content="ruleproof 1.2.3")"));
  CHECK_FALSE(holds(page, "{{"));
}

TEST_CASE("what was decided before is on the page, also what is gone, so that an export keeps it") {
  const auto page =
      page_of("Two players.\n",
              drafted::settled(drafted::entry("drop", 6, "kind = \"flavour\""), "Two players.\n"));
  CHECK(holds(page, R"({"act":"drop","line":6,"hash":")" + drafted::hash(6)));
  CHECK(holds(page, R"("clause":"","to":"","kind":"flavour"})"));
}

TEST_CASE("what a draft's text says is data, never markup, and what is invisible is shown") {
  const auto page = page_of(
      "Take </script><script>alert(3)</script> {{script}} {{data}}.\n"
      "Take \xE2\x80\xAE 4 cards.\n");
  CHECK_FALSE(holds(page, "<script>alert"));
  CHECK(holds(page, "[U+202E]"));
  CHECK(holds(page, "{{script}} {{data}}."));
}

TEST_CASE("a line of a megabyte is shown as far as anybody reads") {
  const auto page = page_of(std::string(1'000'000, 'x') + '\n');
  CHECK(page.size() < std::size_t{100} * 1024);
}

TEST_CASE("the page of a text of two thousand lines has at most 1 MB") {
  std::string text;
  for (int i = 1; i <= 2000; ++i) {
    text += "Player " + std::to_string(i) + " must take all the coins that lie on that space.\n";
  }
  CHECK(page_of(text).size() <= std::size_t{1024} * 1024);
}

}  // namespace ruleproof::audit
