#include "model/core/words.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/telling/drawing.hpp"

namespace ruleproof {
namespace {

enum class Colour : std::uint8_t { red, green };
constexpr std::array<std::string_view, 2> colour_names = {"red", "green"};

TEST_CASE("a text is read word by word, to its end") {
  Colour colour{};
  std::uint8_t number = 0;
  CHECK(Words("paint green 7").word("paint").one_of(colour_names, colour).number(number).done());
  CHECK(colour == Colour::green);
  CHECK(number == 7);
  CHECK_FALSE(Words("paint green 7").word("paint").one_of(colour_names, colour).done());
  CHECK(Words("as is").with([](std::string_view word) { return word == "as"; }).word("is").done());
}

TEST_CASE("after a mismatch nothing is read any more") {
  Colour colour = Colour::red;
  std::uint8_t number = 3;
  CHECK_FALSE(
      Words("draw green 7").word("paint").one_of(colour_names, colour).number(number).done());
  CHECK(colour == Colour::red);
  bool asked = false;
  const auto ask = [&](std::string_view) { return asked = true; };
  CHECK_FALSE(Words("draw green").word("paint").with(ask).done());
  CHECK_FALSE(asked);
}

TEST_CASE("numbers are whole and fit into a byte") {
  std::uint8_t number = 0;
  for (const auto* text : {"256", "-1", "1.0", "0x1", "", "1 ", " 1", "99999999999999999999"}) {
    CAPTURE(std::string(text));
    CHECK_FALSE(Words(text).number(number).done());
  }
  CHECK(Words("255").number(number).done());
}

TEST_CASE("a drawing is one element with the parts in the order of drawing") {
  const auto corners = std::to_array<Point>({{0, 0}, {4, 0}, {2, 3}});
  Drawing drawing(10, 20);
  drawing.polygon(corners, "#fff").text(1, 2, 3, "net");
  const auto svg = drawing.done();
  CHECK(svg.starts_with("<svg "));
  CHECK(svg.ends_with(">net</text></svg>"));
  CHECK(svg.find("viewBox=\"0 0 10 20\"") != std::string::npos);
  CHECK(svg.find("points=\"0,0 4,0 2,3\" fill=\"#fff\"") != std::string::npos);
}

}  // namespace
}  // namespace ruleproof
