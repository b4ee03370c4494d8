#include "reports/render/picture/places.hpp"

#include <doctest/doctest.h>

namespace ruleproof::render {
namespace {

TEST_CASE("paths are relative, and no machine is named") {
  CHECK(relative_path("texts/drako.ru.txt") == "texts/drako.ru.txt");
  CHECK(relative_path("./a.txt") == "a.txt");
  CHECK(relative_path("/home/someone/a.txt") == "a.txt");
  CHECK(relative_path("C:\\Users\\someone\\a.txt") == "a.txt");
  CHECK(relative_path("../../a.txt") == "a.txt");
  CHECK(relative_path("file:///etc/passwd") == "passwd");
  CHECK(relative_path("..").empty());
}

TEST_CASE("lines are named where there are any") {
  CHECK(where({.file = "a.txt", .line = 0, .last_line = 0, .quote = {}}) == "a.txt");
  CHECK(where({.file = "a.txt", .line = 3, .last_line = 0, .quote = {}}) == "a.txt:3");
  CHECK(where({.file = "a.txt", .line = 3, .last_line = 5, .quote = {}}) == "a.txt:3–5");
}

TEST_CASE("a file name may state its language") {
  CHECK(language_of("drako.ru.txt") == "ru");
  CHECK(language_of("drako.txt").empty());
  CHECK(language_of("x.RU.txt").empty());
  CHECK(language_of("").empty());
}

TEST_CASE("URIs are percent-encoded") {
  CHECK(uri_of("texts/a b#c.txt") == "texts/a%20b%23c.txt");
  CHECK(uri_of("Дом.txt") == "%D0%94%D0%BE%D0%BC.txt");
  CHECK(uri_of("").empty());
}

TEST_CASE("a page of a PDF is named as browsers open it") {
  CHECK(uri_of("a b.pdf#page=12") == "a%20b.pdf#page=12");
  CHECK(uri_of("a.pdf#page=") == "a.pdf%23page%3D");
  CHECK(uri_of("a.pdf#page=1/x") == "a.pdf%23page%3D1/x");
  CHECK(where({.file = "a.de.pdf#page=3", .line = 7, .last_line = 7, .quote = {}}) ==
        "a.de.pdf#page=3:7");
}

}  // namespace
}  // namespace ruleproof::render
