#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/files_test.hpp"

namespace ruleproof::audit {
TEST_CASE("plain text has headings, items, cells and paragraphs that run over lines") {
  CHECK(shown(plain_blocks("THE GAME\n\n- Take a card.\n2) Pay.\n\nA line of a paragraph that an "
                           "editor has broken\nhere, goes on.\n")) ==
        "heading 1: THE GAME | item 3: Take a card. | item 4: Pay. | paragraph 6-7: A line of a "
        "paragraph that an editor has broken\nhere, goes on.");
  CHECK(shown(plain_blocks("Name\tCost\nHut\t3\n")) ==
        "cell 1: Name | cell 1: Cost | cell 2: Hut | cell 2: 3");
}

TEST_CASE("marks of Markdown are no words") {
  CHECK(shown(plain_blocks("# Title #\n\n| a | b |\n|---|---|\n\nTake **two** `cards`.\n")) ==
        "heading 1: Title # | cell 3: a | cell 3: b | paragraph 6: Take two cards.");
  CHECK(shown(plain_blocks("Score 3*2 or 2 * 5.\n")) == "paragraph 1: Score 3*2 or 2 * 5.");
  CHECK(shown(plain_blocks("Take <b>two</b> <or three> cards.\n")) ==
        "paragraph 1: Take  two  <or three> cards.");
}

TEST_CASE("comments of Markdown are no rules, and lines keep their numbers") {
  CHECK(shown(plain_blocks("Take <!-- not\nnow --> two.\n\nPay.\n")) ==
        "paragraph 1-2: Take\ntwo. | paragraph 4: Pay.");
}

TEST_CASE("a script of one size has no headings in capitals") {
  CHECK(shown(plain_blocks("\u62FF\u4E09\u5F20\u724C\u3002\n\u4ED8\u94B1\u3002\n")) ==
        "paragraph 1: \u62FF\u4E09\u5F20\u724C\u3002 | paragraph 2: \u4ED8\u94B1\u3002");
}

TEST_CASE("letters whose bytes look like a blank stay whole at both ends of a line") {
  CHECK(shown(plain_blocks("La nostra citt\u00E0\n\n\u00A0\u00ABLa regola\u00BB vale qui.\n")) ==
        "heading 1: La nostra citt\u00E0 | paragraph 3: \u00ABLa regola\u00BB vale qui.");
}

TEST_CASE("HTML is read by its blocks, well-formed or not") {
  CHECK(shown(html_blocks("<h1>Rules</h1><script>var x = 'no';</script><ul><li>Take&nbsp;3\n"
                          "<li>Pay &#52;</ul><p>The <b>end</b>")) ==
        "heading 1: Rules | item 1-2: Take 3 | item 2: Pay 4 | paragraph 2: The end");
  CHECK(shown(html_blocks("<STYLE>p {}</STYLE><p>Take 3<sup>1</sup>.<SCRIPT>x</Script><p>Pay.")) ==
        "paragraph 1: Take 3 1 . | paragraph 1: Pay.");
  CHECK(shown(html_blocks("<p>1. Put 2.</p><table><tr><td>b) Take 3.<td>5</table>")) ==
        "item 1: Put 2. | cell 1: Take 3. | cell 1: 5");
  CHECK(shown(html_blocks("<html><head><TITLE>The\nlamp</title></head><p>Pay.")) ==
        "paragraph 2: Pay.");
  CHECK(shown(html_blocks("a < b <!-- <p>no --> & c")) == "paragraph 1: a < b  & c");
}

TEST_CASE("sentences keep their lines and their blocks") {
  const auto sentences = sentences_of({{"Take a card. Then pay two coins.", 5, 5, Part::item}});
  REQUIRE(sentences.size() == 2);
  CHECK(sentences[1].text == "Then pay two coins.");
  CHECK(sentences[1].line == 5);
  CHECK(sentences[0].block == sentences[1].block);
}

TEST_CASE("a sentence of a broken paragraph stands where it stands") {
  const std::string text =
      "Take a card and look at it with the care\nthat it deserves. Pay.\nThe youngest player "
      "begins, whatever the others have to say about it.\n";
  const auto lines_of = [](const std::vector<Block>& blocks) {
    std::string lines;
    for (const auto& sentence : sentences_of(blocks)) {
      lines += std::to_string(sentence.line) + '-' + std::to_string(sentence.last_line) + ' ';
    }
    return lines;
  };
  CHECK(lines_of(plain_blocks(text)) == "1-2 3-3 ");
  CHECK(lines_of(html_blocks("<p>" + text + "<p\n>Then.")) == "1-2 2-3 5-5 ");
}

TEST_CASE("what is invisible divides no word") {
  const auto told = [](const std::string& second) {
    auto first = document_of("Nobody may take three cards.\n", "a.txt", "en");
    auto other = document_of(second, "b.txt", "en");
    REQUIRE(first);
    REQUIRE(other);
    const auto audit = compare(std::move(first).value(), std::move(other).value());
    return std::ranges::count(audit.entries, Severity::warning, &Entry::severity);
  };
  for (const std::string mark : {"\u00AD", "\u200B", "\u200E", "\u202E", "\u2060"}) {
    CHECK(told("No" + mark + "body may take th" + mark + "ree cards.\n") == 0);
  }
  CHECK(told("Nobody may take four cards.\n") == 1);
}

TEST_CASE("encodings are told apart, and said") {
  CHECK(outcome("utf16.txt", std::string("\xFF\xFE"
                                         "T\0a\0k\0e\0.\0",
                                         12)) == "read: Take.");
  CHECK(outcome("cr.txt", "Take one.\r\rPay two.\r") == "read: Take one. / Pay two.");
  // Of letters that are not Latin every other byte is 4; blanks tell UTF-16 without its mark.
  const std::string wide(
      "\x12\x04\x3E\x04\x37\x04\x4C\x04\x3C\x04\x38\x04 \0\x33\0 "
      "\0\x3A\x04\x30\x04\x40\x04\x42\x04\x4B\x04.\0",
      30);
  CHECK(outcome("le.txt", wide) == "read: Возьми 3 карты.");
  std::string swapped;
  for (std::size_t i = 0; i < wide.size(); i += 2) swapped += {wide[i + 1], wide[i]};
  CHECK(outcome("be.txt", swapped) == "read: Возьми 3 карты.");
  // One zero does not make every other byte one: it is told, with its line.
  CHECK(
      !outcome("zero.txt", std::string("A player\0 may draw 3 cards.\n", 28)).starts_with("read"));
  CHECK(!outcome("end.txt", std::string("Each player draws 3 cards.\n\0", 28)).starts_with("read"));
  const std::string cyrillic =
      "\xCA\xE0\xE6\xE4\xFB\xE9 \xE8\xE3\xF0\xEE\xEA \xE1\xE5\xF0\xE5\xF2 \xEA\xE0\xF0\xF2\xF3 "
      "\xE8 \xEF\xEB\xE0\xF2\xE8\xF2 \xEC\xEE\xED\xE5\xF2\xF3.";
  const File file("cp1251.txt", repeated(cyrillic + "\n\n", 5));
  const auto read = read_document(file.path(), "");
  REQUIRE(read);
  REQUIRE(read->notes.size() == 1);
  CHECK(read->notes[0].find("read as windows-1251") != std::string::npos);
  CHECK(read->sentences[0].text == "Каждый игрок берет карту и платит монету.");
}

TEST_CASE("an encoding that a file names is believed where it is not UTF-8") {
  const std::string word = "\xEA\xE0\xF0\xF2\xE0.";  // too short to be recognised
  CHECK(outcome("meta.html", "<html><meta charset=\"windows-1251\"><p>" + word) == "read: карта.");
  CHECK(outcome("wrong.html", "<html><meta charset=utf-8><p>карта.") == "read: карта.");
  const auto unit = "<tmx><body><tu><tuv xml:lang='ru'><seg>" + word +
                    "</seg></tuv><tuv xml:lang='en'><seg>Card.</seg></tuv></tu></body></tmx>";
  const auto memory = two_texts_of("<?xml version='1.0' encoding='windows-1251'?>" + unit, "a.tmx");
  REQUIRE(memory);
  CHECK(said(memory->first) == "карта.");
}

TEST_CASE("what is no text is one error that says what it is") {
  CHECK(outcome("nul.txt", std::string("Take\0one", 8)) ==
        "holds a NUL byte: is it a text? Save it as UTF-8");
  CHECK(outcome("empty.txt", "") == "has nothing to read: no word in it");
  CHECK(outcome("blank.txt", " \n\n\t\n") == "has nothing to read: no word in it");
  CHECK(outcome("long.txt", std::string(longest_file + 1, 'a')) == "is longer than any rulebook");
  CHECK(outcome("a.rtf", "{\\rtf1 Take}").starts_with("is RTF: save it as DOCX"));
  const auto folder = std::filesystem::temp_directory_path();
  CHECK(read_bytes(folder.string()).error().message == "is a folder; name a text in it");
  CHECK(read_bytes((folder / "ruleproof-no-such").string()).error().message ==
        "there is no such file");
  const auto link = folder / "ruleproof-dangling";
  std::filesystem::remove(link);
  std::filesystem::create_symlink(folder / "ruleproof-no-such", link);
  CHECK(read_bytes(link.string()).error().message == "is a link that leads nowhere");
  std::filesystem::remove(link);
  CHECK(read_bytes("/dev/null").error().message ==
        "is no file, but a pipe or a device; save the text first");
}

TEST_CASE("truncated HTML is its beginning, wherever it ends") {
  const std::string whole =
      "<html><!-- a --><h1>Take &amp; pay</h1><script>x</script><table><tr><td>3</td></table>";
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto text = outcome("cut.html", whole.substr(0, size));
    CHECK_MESSAGE((text.find("read: ") == 0 || text == "has nothing to read: no word in it"), text);
  }
}

TEST_CASE("hostile texts are read within bounds") {
  const auto deep = repeated("<div>", 200'000) + "Take 3 cards." + repeated("</div>", 200'000);
  CHECK(outcome("deep.html", deep) == "read: Take 3 cards.");
  const File line("line.txt", repeated("word ", 200'000));
  const auto read = read_document(line.path(), "en");
  REQUIRE(read);
  for (const auto& sentence : read->sentences) CHECK(sentence.text.size() <= 3'000);
  CHECK(outcome("many.txt", repeated("No.\n\n", 200'001)) ==
        "has more sentences than any rulebook");
  CHECK(outcome("megabytes.txt", repeated("word ", 2'000'000)).size() > 9'000'000);
  CHECK(outcome("megabytes.html", "<html>" + repeated("<p>word", 150'000)).size() > 600'000);
  CHECK(outcome("bidi.txt",
                "Take \xE2\x80\xAE"
                "3 cards.") ==
        "read: Take \xE2\x80\xAE"
        "3 cards.");
  CHECK(outcome("one.txt", std::string(1'000'000, 'a')).starts_with("read: aaa"));
}

TEST_CASE("XLIFF, TMX and PO have both texts, segment by segment") {
  const File xliff("a.xlf",
                   "<xliff version='1.2'><file source-language='en-GB' target-language='de'><body>"
                   "<trans-unit id='1'><source>Take <g id='1'>3</g> cards.</source>"
                   "<target>Nimm 4 Karten.</target></trans-unit>"
                   "<trans-unit id='2'><source>Alone.</source></trans-unit></body></file></xliff>");
  const auto old = read_two_texts(xliff.path());
  REQUIRE(old);
  CHECK(old->aligned);
  CHECK(said(old->first) == "Take 3 cards. / Alone.");
  CHECK(said(old->second) == "Nimm 4 Karten. / ");
  CHECK(old->first.language + old->second.language == "ende");

  const File xliff2("b.xlf",
                    "<xliff version='2.0' srcLang='en' trgLang='fr'><file id='f'><unit id='u'>"
                    "<segment>\n<source>Pay 2.</source><target>Payez 2.</target></segment></unit>"
                    "</file></xliff>");
  const auto fresh = read_two_texts(xliff2.path());
  REQUIRE(fresh);
  CHECK(said(fresh->second) == "Payez 2.");

  const File tmx("c.tmx",
                 "<tmx version='1.4'><body><tu><tuv xml:lang='en'><seg>Pay.</seg></tuv>"
                 "<tuv xml:lang='es'><seg>Paga.</seg></tuv></tu></body></tmx>");
  const auto memory = read_two_texts(tmx.path());
  REQUIRE(memory);
  CHECK(said(memory->second) == "Paga.");

  const File po(
      "d.po",
      "msgid \"\"\nmsgstr \"\"\n\"Language: ru\\n\"\n\nmsgid \"Take \"\n\"3 cards.\"\n"
      "msgstr \"Возьмите 3 карты.\"\n\nmsgid \"None.\"\nmsgstr \"\"\n\n"
      "msgid \"One.\"\nmsgid_plural \"Some.\"\nmsgstr[0] \"Один.\"\nmsgstr[1] \"Два.\"\n");
  const auto gettext = read_two_texts(po.path());
  REQUIRE(gettext);
  CHECK(said(gettext->first) == "Take 3 cards. / None. / One. / Some.");
  CHECK(said(gettext->second) == "Возьмите 3 карты. /  / Один. / Два.");
  CHECK(gettext->second.language == "ru");
}

TEST_CASE("an outside entity is never fetched, and a bomb of entities is no bomb") {
  const File secret("secret", "SECRET");
  const File xxe("xxe.xlf", "<!DOCTYPE x [<!ENTITY e SYSTEM 'file://" + secret.path() +
                                "'>]><xliff><file><body><trans-unit><source>A &e;</source>"
                                "<target>B</target></trans-unit></body></file></xliff>");
  const auto read = read_two_texts(xxe.path());
  REQUIRE(read);
  CHECK(said(read->first).find("SECRET") == std::string::npos);
  const File broken("broken.xlf", "<xliff><file>");
  CHECK(read_two_texts(broken.path()).error().message.starts_with("is malformed XML"));
  const File other("other.xml", "<html/>");
  CHECK(read_two_texts(other.path()).error().code == Code::no_text);
  const auto deep = "<tmx>" + repeated("<a>", 300'000) + repeated("</a>", 300'000) + "</tmx>";
  const File nested("deep.tmx", deep);
  CHECK(read_two_texts(nested.path()).error().message.starts_with("has no segment"));
}

}  // namespace ruleproof::audit
