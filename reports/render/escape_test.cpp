#include "reports/render/escape.hpp"

#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "reports/render/sha256.hpp"

namespace ruleproof::render {
namespace {

using namespace std::string_view_literals;

TEST_CASE("well-formed text stays as it is") {
  for (const auto text : {"", "plain", "Год дракона", "¿Quién?", "龍", "👩‍👧"}) {
    CHECK(valid_utf8(text) == text);
    CHECK(visible(text) == text);
  }
}

TEST_CASE("malformed UTF-8 is replaced") {
  CHECK(valid_utf8("a\x80z") == "a\uFFFDz");                  // a following byte on its own
  CHECK(valid_utf8("\xC0\xAF") == "\uFFFD\uFFFD");            // an overlong slash
  CHECK(valid_utf8("\xED\xA0\x80") == "\uFFFD\uFFFD\uFFFD");  // a surrogate
  CHECK(valid_utf8("\xF4\x90\x80\x80") == "\uFFFD\uFFFD\uFFFD\uFFFD");  // beyond Unicode
  CHECK(valid_utf8("\xE9\xBE") == "\uFFFD\uFFFD");                      // cut off
}

TEST_CASE("what is invisible is made visible") {
  CHECK(visible("a\0b"sv) == "a[U+0000]b");
  CHECK(visible("\u202Eevil\u202C") == "[U+202E]evil[U+202C]");
  CHECK(visible("a\u200Bb\uFEFF\u2028") == "a[U+200B]b[U+FEFF][U+2028]");
  CHECK(visible("\x1B[31m\x7F") == "[U+001B][31m[U+007F]");
  CHECK(visible("one\r\ntwo\rthree\n\tfour") == "one\ntwo[U+000D]three\n\tfour");
  CHECK(visible("\U000E0041") == "[U+E0041]");
  CHECK(one_line("a\n\tb") == "a  b");
}

TEST_CASE("what people send as it is has few marks, and still no markup") {
  CHECK(markdown_prose("# 2[mt] **a** <b> x -> y & z_1") ==
        "\\# 2\\[mt\\] \\*\\*a\\*\\* \\<b> x -> y \\& z\\_1");
  CHECK(markdown_prose("> a\nb") == "\\> a b");
}

TEST_CASE("escapes") {
  CHECK(html_text("<a href=\"x\" & 'y'>") == "&lt;a href=&quot;x&quot; &amp; &#39;y&#39;&gt;");
  CHECK(json_string("</script>&\u2028\"\\\n") == R"("\u003c/script\u003e\u0026\u2028\"\\\u000a")");
  CHECK(markdown_text("@me #1 *x* `y` www.x.org http://z") ==
        "@&#8203;me #&#8203;1 &#42;x&#42; &#96;y&#96; www&#8203;.x.org http:/&#8203;/z");
}

TEST_CASE("names") {
  CHECK(slug("a game/ruling x<y>") == "a-game/ruling-x-y-");
  CHECK(short_slug("game/ruling/festival-zero") == "festival-zero");
  CHECK(short_slug("game/../--rm .x") == "rm-.x");
  CHECK(short_slug("") == "record");
  CHECK(shortened("Дракон", 7) == "Др…");
  CHECK(shortened("Дракон", 12) == "Дракон");
  CHECK(grouped(0) == "0");
  CHECK(grouped(999) == "999");
  CHECK(grouped(1234567) == "1,234,567");
}

TEST_CASE("SHA-256 gives the published digests") {
  CHECK(to_hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(to_hex(sha256("abc")) ==
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(to_hex(sha256(std::string(1'000'000, 'a'))) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  CHECK(to_base64(sha256("")) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
}

}  // namespace
}  // namespace ruleproof::render
