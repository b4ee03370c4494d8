#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/files_test.hpp"

namespace ruleproof::audit {
namespace {

auto paragraph(const std::string& text, const std::string& properties = "") -> std::string {
  return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t xml:space='preserve'>" + text +
         "</w:t></w:r></w:p>";
}

auto read(const std::string& bytes) -> std::string {
  const auto blocks = docx_blocks(bytes, "a.docx");
  return blocks ? shown(blocks->blocks) : blocks.error().message;
}

}  // namespace

TEST_CASE("DOCX has headings, items, cells and paragraphs, and counts paragraphs as lines") {
  const std::string styles =
      "<w:styles xmlns:w='w'><w:style w:styleId='berschrift1'><w:name w:val='heading 1'/></w:style>"
      "</w:styles>";
  const auto body = paragraph("Set-up.", "<w:pStyle w:val='berschrift1'/>") +
                    paragraph("Take four cards.", "<w:numPr><w:ilvl w:val='0'/></w:numPr>") +
                    "<w:tbl><w:tr><w:tc>" + paragraph("Hut") + "</w:tc><w:tc>" + paragraph("3") +
                    "</w:tc></w:tr></w:tbl>" + paragraph("Then you must pay.");
  CHECK(read(docx_of(body, {{"word/styles.xml", styles}})) ==
        "heading 1: Set-up. | item 2: Take four cards. | cell 3: Hut | cell 4: 3 | "
        "paragraph 5: Then you must pay.");
}

TEST_CASE("what stands in several runs is one text; deleted words are none, footnotes are") {
  const std::string runs =
      "<w:p><w:r><w:t>Pay</w:t></w:r><w:r><w:t xml:space='preserve'> </w:t></w:r>"
      "<w:del><w:r><w:t>three</w:t></w:r></w:del><w:ins><w:r><w:t>two</w:t></w:r></w:ins>"
      "<w:r><w:tab/><w:t>coins.</w:t></w:r></w:p>";
  const std::string notes =
      "<w:footnotes xmlns:w='w'><w:footnote><w:p><w:r><w:t>Or a card.</w:t></w:r></w:p>"
      "</w:footnote></w:footnotes>";
  CHECK(read(docx_of(runs, {{"word/footnotes.xml", notes}})) ==
        "paragraph 1: Pay two coins. | paragraph 2: Or a card.");
}

TEST_CASE("an archive that is no DOCX, or a broken one, is an error") {
  CHECK(outcome("a.docx", "PK\x03\x04 and more") == "is a damaged archive");
  CHECK(outcome("b.zip", archive_of({{"a.txt", "text"}})) ==
        "is an archive, but no DOCX: it has no [Content_Types].xml");
  CHECK(outcome("c.odt", archive_of({{"[Content_Types].xml", "<Types/>"}}))
            .find("is an archive, but no DOCX: save it as DOCX") == 0);
  CHECK(outcome("d.docx", docx_of("</w:body>")).find("word/document.xml") == std::string::npos);
  CHECK(outcome("d.docx", docx_of("</w:body>")).find("is malformed XML") == 0);
  CHECK(outcome("e.docx", docx_of("")) == "has nothing to read: no word in it");
}

TEST_CASE("a truncated DOCX is an error, wherever it ends") {
  const auto whole = docx_of(paragraph("Take three cards."));
  CHECK(outcome("whole.docx", whole) == "read: Take three cards.");
  for (std::size_t size = 4; size < whole.size(); size += 41) {
    CHECK(outcome("cut.docx", std::string_view(whole).substr(0, size)).find("read: ") ==
          std::string::npos);
  }
}

TEST_CASE("an archive that unpacks to more than a rulebook is refused, whatever it says") {
  auto bomb = docx_of(repeated(std::string(1'000'000, ' '), 40));
  CHECK(bomb.size() < 100'000);
  CHECK(outcome("bomb.docx", bomb)
            .find("word/document.xml is longer than any rulebook when unpacked") == 0);
  // The same with sizes that lie: all that stand in the list of the archive say 10.
  for (auto at = bomb.find("PK\x01\x02"); at != std::string::npos;
       at = bomb.find("PK\x01\x02", at + 1)) {
    bomb.replace(at + 24, 4, std::string("\x0A\0\0\0", 4));
  }
  CHECK(outcome("liar.docx", bomb).find("read: ") == std::string::npos);
}

TEST_CASE("entities of a DOCX are not expanded, and its depth costs no stack") {
  const File secret("docx-secret", "SECRET");
  const auto body = paragraph("Take &amp; pay &e; &lol9;");
  auto text = docx_of(body);
  CHECK(outcome("entities.docx", text) == "read: Take & pay &e; &lol9;");
  const auto deep =
      repeated("<w:sdt>", 100'000) + paragraph("Take 3 cards.") + repeated("</w:sdt>", 100'000);
  CHECK(outcome("deep.docx", docx_of(deep)) == "read: Take 3 cards.");
}

}  // namespace ruleproof::audit
