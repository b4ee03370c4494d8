#include "reports/cli/print/panel.hpp"

#include <string>

#include <doctest/doctest.h>

#include "model/core/telling/drawing.hpp"

using ruleproof::Drawing;
using ruleproof::cli::panel_text;

TEST_CASE("texts of a drawing stand where they are drawn") {
  Drawing drawing(100, 40);
  drawing.text(62, 10, 10, "b");
  drawing.text(0, 10, 10, "a");
  drawing.text(31, 30, 10, "mid", "middle");
  CHECK(panel_text(drawing.done()) ==
        "a         b\n"
        "    mid\n");
}

TEST_CASE("texts that meet are a blank apart") {
  Drawing drawing(100, 40);
  drawing.text(0, 10, 10, "long");
  drawing.text(6, 10, 10, "word");
  CHECK(panel_text(drawing.done()) == "long word\n");
}

TEST_CASE("a disc without a text is a dot, one with a text gives it its colour") {
  Drawing drawing(100, 40);
  drawing.disc(5, 5, 5, "#102030");
  drawing.disc(50, 5, 5, "#ff0000");
  drawing.text(50, 8, 10, "R", "middle");
  CHECK(panel_text(drawing.done()) == " \u25CF      R\n");
  CHECK(panel_text(drawing.done(), true) ==
        " \x1b[1;38;2;16;32;48m\u25CF\x1b[0m      \x1b[1;38;2;255;0;0mR\x1b[0m\n");
}

TEST_CASE("small boxes are empty or filled, large ones are areas") {
  Drawing drawing(100, 40);
  drawing.text(0, 8, 8, "wounds");
  drawing.box(50, 0, 10, 10, "#c0392b");
  drawing.box(62, 0, 10, 10, "#fdf6e3");
  drawing.box(0, 20, 90, 20, "#c0392b");
  CHECK(panel_text(drawing.done()) == "wounds     \u25A0  \u25A1\n");
}

TEST_CASE("a drawing that is too broad is made narrow, as far as its texts leave room") {
  Drawing drawing(100, 40);
  drawing.text(0, 10, 10, "a");
  drawing.text(62, 10, 10, "b");
  drawing.text(124, 10, 10, "c");
  CHECK(panel_text(drawing.done(), false, 21) == "a         b         c\n");
  CHECK(panel_text(drawing.done(), false, 15) == "a      b      c\n");
  CHECK(panel_text(drawing.done(), false, 11) ==
        "a         b\n"
        "to the right of it:\n"
        "c\n");
}

TEST_CASE("a drawing whose texts leave no room is cut between them") {
  Drawing drawing(100, 60);
  drawing.text(0, 10, 10, "peace");
  drawing.text(31, 10, 10, "drought");
  drawing.text(62, 10, 10, "mongols");
  drawing.text(0, 30, 10, "p1");
  drawing.text(62, 30, 10, "p2");
  CHECK(panel_text(drawing.done(), false, 14) ==
        "peace drought\n"
        "p1\n"
        "to the right of it:\n"
        "mongols\n"
        "p2\n");
  CHECK(panel_text(drawing.done(), false, 6) ==
        "peace\n"
        "p1\n"
        "to the right of it:\n"
        "drought\n"
        "to the right of it:\n"
        "mongols\n"
        "p2\n");
}

TEST_CASE("what a user wrote is read again as it was") {
  Drawing drawing(100, 40);
  drawing.text(0, 10, 10, "a < b & c");
  CHECK(panel_text(drawing.done()) == "a < b & c\n");
}

TEST_CASE("a drawing without any of that is nothing, and so is no drawing") {
  Drawing drawing(100, 40);
  CHECK(panel_text(drawing.done()).empty());
  CHECK(panel_text("<svg <<").empty());
  CHECK(panel_text("").empty());
}
