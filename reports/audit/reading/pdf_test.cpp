#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "reports/audit/reading/child.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/files_test.hpp"

namespace ruleproof::audit {
namespace {

using Page = std::vector<Placed>;

auto pdf(const std::vector<Page>& pages) -> std::string {
  std::vector<std::string> contents;
  contents.reserve(pages.size());
  for (const auto& page : pages) contents.push_back(content_of(page));
  return pdf_of(contents);
}

/// Lines one below the other.
auto add_column(Page& page, int left, int up, const std::vector<std::string>& lines) -> void {
  for (const auto& line : lines) {
    page.push_back({left, up, 11, line});
    up -= 14;
  }
}

auto blocks_of_pdf(const std::string& bytes) -> Blocks {
  const File file("blocks.pdf", bytes);
  auto read = pdf_blocks(file.path());
  REQUIRE(read);
  return std::move(read).value();
}

}  // namespace

TEST_CASE("the columns of a page are read one after the other") {
  Page page;
  add_column(page, 320, 700, {"The winner is whoever has the", "most stones of all."});
  add_column(page, 60, 700, {"Each player takes four cards and", "places one of them face down."});
  CHECK(shown(blocks_of_pdf(pdf({page})).blocks) ==
        "paragraph 1-2: Each player takes four cards and places one of them face down. | "
        "paragraph 3-4: The winner is whoever has the most stones of all.");
}

TEST_CASE("a heading over both columns comes first, and tables are read row by row") {
  Page page;
  add_column(page, 320, 700,
             {"The winner is whoever has the", "most stones of all, unless", "nobody has any."});
  add_column(page, 60, 700,
             {"Each player takes four cards and", "places one of them face down", "on the table."});
  page.push_back(
      {60, 713, 11, "What everybody at the table does before the first round of the whole game"});
  add_column(page, 60, 600, {"Building", "Hut", "Tower"});
  add_column(page, 200, 600, {"Cost", "3", "5"});
  CHECK(
      shown(blocks_of_pdf(pdf({page})).blocks) ==
      "heading 1: What everybody at the table does before the first round of the whole game | "
      "paragraph 2-4: Each player takes four cards and places one of them face down on the table. "
      "| "
      "paragraph 5-7: The winner is whoever has the most stones of all, unless nobody has any. | "
      "cell 8: Building | cell 9: Cost | cell 10: Hut | cell 11: 3 | cell 12: Tower | cell 13: 5");
}

/// A page as pdftotext describes it: lines of one word each, by their left and right edges.
auto layout(const std::vector<std::tuple<double, double, int, std::string>>& lines) -> std::string {
  std::string xml = R"(<doc><page width="600" height="800"><flow>)";
  for (const auto& [left, right, top, text] : lines) {
    xml += fmt::format(R"(<block><line xMin="{}" yMin="{}" xMax="{}" yMax="{}"><word>{}</word>)"
                       "</line></block>",
                       left, top, right, top + 10, text);
  }
  return xml + "</flow></page></doc>";
}

TEST_CASE("the words of a stretched line are one line, cells of a table are not") {
  const auto blocks = page_blocks(layout({{40, 280, 200, "Whoever has the most stones of all"},
                                          {40, 80, 212, "at the"},
                                          {102, 140, 212, "end of"},
                                          {162, 280, 212, "the game wins"},
                                          {320, 560, 200, "A hut costs as much as there are"},
                                          {320, 400, 212, "players, and"},
                                          {422, 560, 212, "towers cost more."},
                                          {40, 60, 300, "Hut"},
                                          {100, 110, 300, "3"},
                                          {270, 280, 300, "5"}}),
                                  "page.xml");
  REQUIRE(blocks);
  CHECK(shown(blocks->blocks) ==
        "paragraph 1-2: Whoever has the most stones of all at the end of the game wins | "
        "cell 3: Hut | cell 4: 3 | cell 5: 5 | "
        "paragraph 6-7: A hut costs as much as there are players, and towers cost more.");
}

TEST_CASE("columns whose gutter is as narrow as a blank are read one after the other") {
  std::string xml = R"(<doc><page width="600" height="800"><flow><block>)";
  std::string first;
  std::string second;
  for (int line = 0; line < 8; ++line) {
    const int top = 100 + 14 * line;
    const int jag = line * 3 % 7;  // blanks stand in another place in each line
    const auto word = [&](int left, int right, const char* text) {
      xml += fmt::format(R"(<word xMin="{}" yMin="{}" xMax="{}" yMax="{}">{}</word>)", left, top,
                         right, top + 10, text);
    };
    xml += fmt::format(R"(<line xMin="60" yMin="{}" xMax="360" yMax="{}">)", top, top + 10);
    word(60, 100 + jag, "where");
    word(105 + jag, 205, "abbots");
    word(215, 280 - jag, "towers");
    word(285 - jag, 360, "pay");
    xml += "</line>";
    first += std::string(line == 0 ? "" : " ") + "where abbots";
    second += std::string(line == 0 ? "" : " ") + "towers pay";
  }
  const auto blocks = page_blocks(xml + "</block></flow></page></doc>", "page.xml");
  REQUIRE(blocks);
  CHECK(shown(blocks->blocks) == "paragraph 1-16: " + first + ' ' + second);
}

TEST_CASE("a number in a table at the foot of a page is no page number") {
  Page page{
      {60, 700, 11, "Take a stone."}, {60, 60, 11, "Hut"}, {200, 60, 11, "3"}, {290, 30, 9, "1"}};
  CHECK(shown(blocks_of_pdf(pdf({page})).blocks) ==
        "paragraph 1: Take a stone. | cell 2: Hut | cell 3: 3");
}

TEST_CASE("words that are divided at the end of a line are whole, those with a hyphen keep it") {
  Page page;
  add_column(page, 60, 700,
             {"The starting play-", "er moves the counter-clockwise piece, and after",
              "that the other piece counter-", "clockwise, but never the Sun-", "Moon marker."});
  CHECK(shown(blocks_of_pdf(pdf({page})).blocks) ==
        "paragraph 1-5: The starting player moves the counter-clockwise piece, and after that the "
        "other piece counter-clockwise, but never the Sun-Moon marker.");
}

TEST_CASE("running heads and page numbers are no text, and that is said") {
  std::vector<Page> pages;
  for (int i = 1; i <= 3; ++i) {
    Page page{{60, 800, 9, "The Game of Stones, rules"}, {290, 30, 9, std::to_string(i)}};
    page.push_back({60, 740, 18, "Round " + std::to_string(i)});
    add_column(page, 60, 700, {"Take " + std::to_string(i) + " stones, and then you pay them."});
    pages.push_back(page);
  }
  const auto read = blocks_of_pdf(pdf(pages));
  CHECK(shown(read.blocks) ==
        "heading 1: Round 1 | paragraph 2: Take 1 stones, and then you pay them. | "
        "heading 3: Round 2 | paragraph 4: Take 2 stones, and then you pay them. | "
        "heading 5: Round 3 | paragraph 6: Take 3 stones, and then you pay them.");
  CHECK(read.pages == std::vector{0, 2, 4});
  REQUIRE(read.notes.size() == 1);
  CHECK(read.notes[0].find("6 lines at the edges of pages") == 0);
}

TEST_CASE("places are pages and lines of them; a sentence may run over the end of a page") {
  Page first;
  add_column(first, 60, 100, {"A player who has no stone must then"});
  Page second;
  add_column(second, 60, 700, {"leave the game.", "The others play on."});
  const File file("pages.pdf", pdf({first, {}, second}));
  const auto read = read_document(file.path(), "en");
  REQUIRE(read);
  CHECK(said(*read) == "A player who has no stone must then leave the game. / The others play on.");
  CHECK(read->pages == std::vector{0, 1, 1});
  CHECK(spot_of(*read, 1).file == file.path() + "#page=1");
  CHECK(spot_of(*read, 3).file == file.path() + "#page=3");
  CHECK(spot_of(*read, 3).line == 2);
}

TEST_CASE("items, headings and cells of tables") {
  Page page{{60, 740, 18, "Set-up"}};
  add_column(page, 60, 700, {"- You must pay two coins.", "- You may keep the", "marker."});
  page.push_back({60, 560, 11, "\\225"});  // a bullet, and its text by itself
  page.push_back({80, 560, 11, "A player passes."});
  page.push_back({60, 500, 11, "Hut"});
  page.push_back({200, 500, 11, "3"});
  CHECK(shown(blocks_of_pdf(pdf({page})).blocks) ==
        "heading 1: Set-up | item 2: You must pay two coins. | item 3-4: You may keep the marker. "
        "| item 5: A player passes. | cell 6: Hut | cell 7: 3");
}

TEST_CASE("a PDF that gives no text is an error that says why") {
  CHECK(outcome("none.pdf", "%PDF-1.7\n").find("cannot be read by pdftotext") == 0);
  CHECK(outcome("empty.pdf", pdf({{}})).find("has pictures, but no letters") == 0);
  const std::string path = std::getenv("PATH");
  setenv("PATH", "/ruleproof-no-such-folder", 1);
  CHECK(outcome("missing.pdf", pdf({{}})).find("pdftotext is not installed") != std::string::npos);
  setenv("PATH", path.c_str(), 1);
}

TEST_CASE("a truncated PDF is an error or a part of it, wherever it ends") {
  Page page;
  add_column(page, 60, 700, {"Take three cards."});
  const auto whole = pdf({page});
  for (std::size_t size = 8; size < whole.size(); size += 97) {
    const auto text = outcome("cut.pdf", std::string_view(whole).substr(0, size));
    const bool is_known = text.starts_with("cannot be read by pdftotext") ||
                          text.starts_with("has pictures, but no letters") ||
                          text == "read: Take three cards.";
    CHECK_MESSAGE(is_known, text);
  }
}

TEST_CASE("of a damaged PDF that is read in part the list says so") {
  auto damaged = pdf({{{60, 700, 11, "Take three cards."}}});
  damaged.replace(damaged.find("\nET\n"), 4, "\n)T\n");  // of the end of a text
  const File file("damaged.pdf", damaged);
  const auto read = read_document(file.path(), "en");
  REQUIRE(read);
  CHECK(said(*read) == "Take three cards.");
  REQUIRE(read->notes.size() == 1);
  CHECK(read->notes[0].find(": pdftotext says: Syntax ") != std::string::npos);
}

TEST_CASE("a page that unpacks to a hundred megabytes is read within the same bounds") {
  // Two bytes stand for 128; the last one ends the data.
  const auto packed = repeated("\x81 ", 800'000) + "\x80";
  const auto text = outcome("bomb.pdf", pdf_of({packed}, " /Filter /RunLengthDecode"));
  CHECK(text.starts_with("has pictures, but no letters"));
}

TEST_CASE("pages that contain themselves end") {
  auto endless = pdf({{{60, 700, 11, "Take a card."}}});
  const std::string kids = "/Kids [5 0 R ]";
  endless.replace(endless.find(kids), kids.size(), "/Kids [2 0 R ]");
  const auto text = outcome("endless.pdf", endless);
  CHECK_MESSAGE((text.find("cannot be read") == 0 || text.find("has pictures") == 0), text);
}

TEST_CASE("a child cannot leave its bounds") {
  CHECK(run_child({"ruleproof-no-such-program"}, {}).how == Ended::How::not_started);
  CHECK(run_child({"false"}, {}).how == Ended::How::failed);
  const auto endless = run_child({"yes"}, {.output = 100'000});
  CHECK(endless.how == Ended::How::too_long);
  CHECK(endless.output.size() == 100'001);
  CHECK(run_child({"sleep", "600"}, {.time = std::chrono::seconds(1)}).how == Ended::How::too_slow);
  CHECK(run_child({"sh", "-c", "while :; do :; done"}, {.time = std::chrono::seconds(2)}).how ==
        Ended::How::too_slow);
  const auto told = run_child({"sh", "-c", "ulimit -v; echo why >&2"}, {.memory = 512'000'000});
  CHECK(told.how == Ended::How::done);
  CHECK(told.output == "500000\n");
  CHECK(told.complaint == "why\n");
}

}  // namespace ruleproof::audit
