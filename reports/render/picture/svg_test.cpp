#include "reports/render/picture/svg.hpp"

#include <string>

#include <doctest/doctest.h>

namespace ruleproof::render {
namespace {

auto refused(const std::string& svg) -> bool {
  return safe_svg(svg).find("nopic") != std::string::npos;
}

TEST_CASE("a picture of plain shapes goes in, scalable and without names") {
  CHECK(safe_svg(R"(<svg xmlns="http://www.w3.org/2000/svg" id="a" class="b" width="20" height="10">
                      <g fill="red"><rect x="1" y="2"/></g><text>Дом &lt;b&gt;</text></svg>)") ==
        R"(<svg width="20" height="10" viewBox="0 0 20 10"><g fill="red"><rect x="1" y="2"/></g>)"
        R"(<text>Дом &lt;b&gt;</text></svg>)");
  CHECK(
      safe_svg("<svg viewBox='0 0 1 1'><!-- c --><path d='M0 0' style='fill:rgb(1,2,3)'/></svg>") ==
      "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\" style=\"fill:rgb(1,2,3)\"/></svg>");
}

TEST_CASE("a picture that could do anything but draw is refused") {
  for (const std::string svg :
       {"", "text", "<svg>", "<div></div>", "<svg/><svg/>", "<svg><script>1</script></svg>",
        "<svg onload='x'/>", "<svg><g OnClick='x'/></svg>", "<svg><a href='x'/></svg>",
        "<svg><rect href='x'/></svg>", "<svg><image src='x'/></svg>",
        "<svg><use xlink:href='#x'/></svg>", "<svg><foreignObject/></svg>",
        "<svg><rect fill='url(http://x)'/></svg>", "<svg><rect style='position:fixed'/></svg>",
        "<svg><animate/></svg>", "<svg><style>*{}</style></svg>",
        "<svg><rect style='background:u\\72l(x)'/></svg>"}) {
    CAPTURE(svg);
    CHECK(refused(svg));
  }
  std::string deep = "<svg>";
  for (int i = 0; i < 1000; ++i) deep += "<g>";
  for (int i = 0; i < 1000; ++i) deep += "</g>";
  CHECK(refused(deep + "</svg>"));
}

TEST_CASE("a picture knows how wide it wants to be") {
  CHECK(natural_width(R"(<svg width="260" viewBox="0 0 10 10">)") == 260);
  CHECK(natural_width(R"(<svg width="100%" viewBox="0 0 120 10">)") == 120);
  CHECK(natural_width(R"(<svg viewBox="0 0 99.5 10">)") == 99);
  CHECK(natural_width(R"(<svg width="999999">)") == 2000);
  CHECK(natural_width(R"(<svg viewBox="0">)") == 240);
  CHECK(natural_width("<p>") == 240);
}

TEST_CASE("texts in a picture are made visible") {
  CHECK(safe_svg("<svg><text>\u202Ex</text></svg>") == "<svg><text>[U+202E]x</text></svg>");
}

}  // namespace
}  // namespace ruleproof::render
