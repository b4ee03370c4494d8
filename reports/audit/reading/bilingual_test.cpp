// Files with both texts, and glossaries: what is in them, and what hostile ones do.
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/files_test.hpp"
#include "reports/audit/reading/glossary.hpp"

namespace ruleproof::audit {
namespace {

auto both(const std::string& bytes, const std::string& name, const Languages& wanted = {})
    -> std::string {
  const auto read = two_texts_of(bytes, name, wanted);
  if (!read) return read.error().message;
  return read->first.language + ": " + said(read->first) + " | " + read->second.language + ": " +
         said(read->second);
}

auto terms(const std::string& bytes) -> std::string {
  const auto read = concepts_of(bytes, "a.tbx");
  if (!read) return read.error().message;
  std::string text;
  for (const auto& each : *read) {
    for (const auto& [language, words] : each.terms) {
      for (const auto& word : words) text += language + ' ' + word + "; ";
    }
  }
  return text;
}

constexpr std::string_view xliff_1 =
    "<xliff version='1.2'><file source-language='en' target-language='de'><body>"
    "<trans-unit id='1'><source>Pay <g id='1'>2</g> <g id='2'>coins</g>.</source>"
    "<target>Zahle 3.</target></trans-unit></body></file></xliff>";
constexpr std::string_view xliff_2 =
    "<xliff version='2.0' srcLang='en' trgLang='de'><file id='f'><unit id='u'><segment>"
    "<source>Pay 2.</source><target>Zahle 3.</target></segment></unit></file></xliff>";
constexpr std::string_view tmx =
    "<tmx version='1.4'><body><tu><tuv xml:lang='en'><seg>Pay.</seg></tuv>"
    "<tuv xml:lang='de-AT'><seg>Zahle.</seg></tuv><tuv xml:lang='fr'><seg>Paie.</seg></tuv></tu>"
    "<tu><tuv xml:lang='fr'><seg>Va.</seg></tuv><tuv xml:lang='de'><seg>Geh.</seg></tuv>"
    "<tuv xml:lang='en'><seg>Go.</seg></tuv></tu></body></tmx>";
constexpr std::string_view po = "msgid \"Pay.\"\nmsgstr \"Zahle.\"\n";
constexpr std::string_view tbx_2 =
    "<martif type='TBX'><text><body><termEntry id='1'>"
    "<langSet xml:lang='en'><tig><term>kite</term></tig><tig><term>glider</term></tig></langSet>"
    "<langSet xml:lang='de'><ntig><termGrp><term>Drachen</term></termGrp></ntig></langSet>"
    "</termEntry></body></text></martif>";
constexpr std::string_view tbx_3 =
    "<tbx type='TBX-Basic'><text><body><conceptEntry id='1'>"
    "<langSec xml:lang='en'><termSec><term>kite</term></termSec></langSec>"
    "<langSec xml:lang='de'><termSec><term>Drachen</term></termSec></langSec>"
    "</conceptEntry></body></text></tbx>";

}  // namespace

TEST_CASE("words of a segment that marks part stay apart") {
  CHECK(both(std::string(xliff_1), "a.xlf") == "en: Pay 2 coins. | de: Zahle 3.");
}

TEST_CASE("a copy of the source that nobody has translated is no translation") {
  const auto xliff = [](const std::string& source, const std::string& state) {
    return both(
        "<xliff version='1.2'><file source-language='en' target-language='de'><body>"
        "<trans-unit id='1'><source>Pay two.</source><target>Zahle.</target></trans-unit>"
        "<trans-unit id='2'><source>" +
            source + "</source><target" + state + ">" + source +
            "</target></trans-unit></body></file></xliff>",
        "a.xlf");
  };
  const std::string head = "en: Pay two. / ";
  CHECK(xliff("Draw.", " state='needs-translation'") == head + "Draw. | de: Zahle. / ");
  CHECK(xliff("Draw.", " state='new'") == head + "Draw. | de: Zahle. / ");
  CHECK(xliff("Sea Dragons", "") == head + "Sea Dragons | de: Zahle. / Sea Dragons");
  CHECK(xliff("Draw one more card.", "") == head + "Draw one more card. | de: Zahle. / ");
  const auto second = both(
      "<xliff version='2.0' srcLang='en' trgLang='de'><file><unit><segment state='initial'>"
      "<source>Draw.</source><target>Draw.</target></segment><segment><source>Pay.</source>"
      "<target>Zahle.</target></segment></unit></file></xliff>",
      "a.xlf");
  CHECK(second == "en: Draw. / Pay. | de: Zahle.");
  CHECK(both("msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"Pay.\"\nmsgstr \"Zahle.\"\n\n"
             "msgid \"Draw one more card.\"\nmsgstr \"Draw one more card.\"\n",
             "a.po", {"en", ""}) == "en: Pay. / Draw one more card. | de: Zahle. / ");
}

TEST_CASE("what is not to be translated is not told") {
  CHECK(both("<xliff version='1.2'><file source-language='en' target-language='de'><body>"
             "<trans-unit id='1'><source>Pay two.</source><target>Zahle zwei.</target></trans-unit>"
             "<group translate='no'><trans-unit id='2'><source>RP-99</source></trans-unit></group>"
             "<trans-unit id='3' translate='no'><source>Draw.</source></trans-unit>"
             "</body></file></xliff>",
             "a.xlf") == "en: Pay two. | de: Zahle zwei.");
}

TEST_CASE("codes of another format are no words of a segment") {
  const std::string seg =
      "Pay <bpt i='1'>&lt;b></bpt>two<ept i='1'>&lt;/b></ept> coins.<ph>\\n</ph>";
  CHECK(both("<tmx><body><tu><tuv xml:lang='en'><seg>" + seg +
                 "</seg></tuv><tuv xml:lang='de'><seg>Zahle.</seg></tuv></tu></body></tmx>",
             "a.tmx") == "en: Pay two coins. | de: Zahle.");
}

TEST_CASE("of a memory of several languages all segments are of the same two") {
  CHECK(both(std::string(tmx), "a.tmx") == "en: Pay. / Go. | de: Zahle. / Geh.");
  CHECK(both(std::string(tmx), "a.tmx", {"fr", "en"}) == "fr: Paie. / Va. | en: Pay. / Go.");
  CHECK(both(std::string(tmx), "a.tmx", {"es", "en"}) ==
        "has no segment with both a source and a translation");
}

TEST_CASE("a language that the file does not know is recognised") {
  const auto read = both(
      "<xliff srcLang='und' trgLang='und'><file id='f'><unit id='u'><segment>"
      "<source>Every player takes the cards and then they must pay for all of them.</source>"
      "<target>Jeder Spieler nimmt die Karten und dann muss er für alle bezahlen.</target>"
      "</segment></unit></file></xliff>",
      "a.xlf");
  CHECK(read.find("en: ") == 0);
  CHECK(read.find("| de: ") != std::string::npos);
}

TEST_CASE("what a file names as its language is a tag of two letters, or nothing") {
  const std::string message = "msgid \"Rhubarb.\"\nmsgstr \"Ruibarbu.\"\n";
  const auto read = [&](const std::string& tag) {
    return both("msgid \"\"\nmsgstr \"\"\n\"Language: " + tag + "\\n\"\n\n" + message, "a.po");
  };
  CHECK(read("de_AT").find("| de: ") != std::string::npos);
  CHECK(read("ast").find("| : ") != std::string::npos);
  CHECK(read("r\u2039").find("| : ") != std::string::npos);  // two bytes of it are half a letter
  CHECK(read("").find("| : ") != std::string::npos);
}

TEST_CASE("a PDF or a DOCX alone is half a pair") {
  CHECK(both("%PDF-1.4\n", "a.pdf") == "has one text; name the other, too");
  CHECK(both("<!DOCTYPE html><p>Take 3 cards.", "a.html") == "has one text; name the other, too");
  CHECK(document_of(xliff_1, "a.xlf", "").error().message == "has both texts: name it alone");
  CHECK(both("Take 3 cards.\n", "a.txt") == "has one text; name the other, too");
  CHECK(both("PK\x03\x04", "a.docx") == "has one text; name the other, too");
}

TEST_CASE("a glossary is a TBX of either version") {
  CHECK(terms(std::string(tbx_2)) == "de Drachen; en kite; en glider; ");
  CHECK(terms(std::string(tbx_3)) == "de Drachen; en kite; ");
  CHECK(terms("<html/>") == "is no TBX: the glossary is to be one");
  CHECK(terms("<martif><termEntry><langSet xml:lang='en'>" + repeated("<term>a</term>", 21) +
              "</langSet></termEntry></martif>") ==
        "has an entry with more than 20 terms of a language");
  CHECK(terms("<martif/>") == "has no term in any language");
  CHECK(terms("kite\tDrachen\n") == "is no TBX: the glossary is to be one");
}

TEST_CASE("truncated files are errors or their beginnings, wherever they end") {
  for (const auto& [whole, name] :
       {std::pair(xliff_1, "a.xlf"), {xliff_2, "b.xlf"}, {tmx, "c.tmx"}, {po, "d.po"}}) {
    for (std::size_t size = 0; size < whole.size(); ++size) {
      const auto text = both(std::string(whole.substr(0, size)), name);
      const bool is_error =
          text.starts_with("is malformed XML: ") || text.starts_with("has no segment");
      CHECK_MESSAGE((is_error || name == std::string("d.po")), text);
    }
  }
  for (const auto whole : {tbx_2, tbx_3}) {
    for (std::size_t size = 0; size < whole.size(); ++size) {
      CHECK(terms(std::string(whole.substr(0, size))).find("is malformed XML: ") == 0);
    }
  }
}

TEST_CASE("no file is fetched and no entity grows, in any format") {
  const File secret("bilingual-secret", "SECRET");
  const auto outside = "<!DOCTYPE x [<!ENTITY e SYSTEM 'file://" + secret.path() + "'>]>";
  std::string laughs = "<!DOCTYPE x [<!ENTITY l0 'lol'>";
  for (int i = 1; i < 10; ++i) {
    const auto before = "&l" + std::to_string(i - 1) + ';';
    laughs += "<!ENTITY l" + std::to_string(i) + " '" + repeated(before, 10) + "'>";
  }
  laughs += "]>";
  for (const auto& head : {outside, laughs}) {
    for (auto whole : {std::string(xliff_1), std::string(xliff_2), std::string(tmx)}) {
      whole.insert(whole.find("Pay") + 3, " &e; &l9;");
      CHECK(both(head + whole, "a.xml").find("Pay &e; &l9;") != std::string::npos);
    }
    auto glossary = std::string(tbx_2);
    glossary.insert(glossary.find("kite"), "&e; &l9; ");
    CHECK(terms(head + glossary) == "de Drachen; en &e; &l9; kite; en glider; ");
  }
}

TEST_CASE("depth, zero bytes and bidirectional marks are read or refused in one line") {
  const auto deep = repeated("<g>", 100'000) + "Pay." + repeated("</g>", 100'000);
  auto whole = std::string(tmx);
  whole.replace(whole.find("Pay."), 4, deep);
  CHECK(both(whole, "deep.tmx").find("en: Pay. / Go.") == 0);
  whole = tmx;
  whole.replace(whole.find("Pay."), 4, repeated("must not, ", 100'000));
  CHECK(both("\n" + whole, "long.tmx") == "has a segment longer than any paragraph: divide it");
  whole = tmx;
  whole.insert(whole.find("Pay."), 1, '\0');
  CHECK(both(whole, "nul.tmx").find("holds a NUL byte") == 0);
  whole = tmx;
  whole.insert(whole.find("Pay."), "\u202E");
  CHECK(both(whole, "bidi.tmx").find("en: \u202EPay.") == 0);
}

}  // namespace ruleproof::audit
