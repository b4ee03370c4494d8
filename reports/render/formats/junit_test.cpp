#include "reports/render/formats/junit.hpp"

#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/sample_run.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::render {
namespace {

auto parsed(const std::string& text) -> pugi::xml_document {
  pugi::xml_document document;
  REQUIRE(document.load_string(text.c_str()));
  return document;
}

TEST_CASE("one test case for each check, flat names, counts that add up") {
  const auto document = parsed(junit(sample_run()));
  const auto suites = document.child("testsuites");
  CHECK(suites.attribute("tests").as_int() == 3);
  CHECK(suites.attribute("failures").as_int() == 1);
  CHECK(suites.attribute("skipped").as_int() == 1);
  const auto property = suites.child("testsuite").child("properties").child("property");
  CHECK(std::string{property.attribute("value").value()} == "0.1.0");
  const auto test = suites.child("testsuite").child("testcase");
  CHECK(std::string{test.attribute("classname").value()} == "year-of-the-dragon.laws");
  CHECK(std::string{test.attribute("name").value()} == "a palace never has more than three floors");
  CHECK(std::string{test.child("failure").attribute("type").value()} == "law_broken");
  CHECK(std::string{test.child("failure").text().get()}.find("end fingerprint") !=
        std::string::npos);
}

TEST_CASE("hostile texts are well-formed XML and come back as they look") {
  const auto text = junit(hostile_run());
  const auto document = parsed(text);
  const auto suite = document.child("testsuites").child("testsuite");
  const std::string name = suite.child("testcase").attribute("name").value();
  CHECK(name.find("<script>alert(1)</script>") != std::string::npos);
  CHECK(name.find("[U+001B]") != std::string::npos);
  for (const char c : text) CHECK((c == '\n' || static_cast<unsigned char>(c) >= 0x20));
  const std::string classname = suite.attribute("name").value();
  CHECK(classname.find_first_of("/ <") == std::string::npos);
  CHECK(classname.find('.') == classname.rfind('.'));
}

TEST_CASE("without checks the findings are the test cases, and what asks for a decision fails") {
  Run run;
  auto& game = run.games.emplace_back();
  game.name = "pair";
  for (const auto severity : {Severity::error, Severity::warning, Severity::note, Severity::note}) {
    auto& finding = game.findings.emplace_back();
    finding.id = "pair/" + std::to_string(game.findings.size());
    finding.title = "a number differs";
    finding.message = "Ask.";
    finding.severity = severity;
    finding.how = How::stated;
  }
  game.findings.back().how = How::unknown;
  const auto document = parsed(junit(run));
  const auto suites = document.child("testsuites");
  CHECK(suites.attribute("tests").as_int() == 4);
  CHECK(suites.attribute("failures").as_int() == 2);
  CHECK(suites.attribute("skipped").as_int() == 1);
  const auto suite = suites.child("testsuite");
  CHECK(std::string{suite.attribute("name").value()} == "pair.findings");
  const auto test = suite.child("testcase");
  CHECK(std::string{test.attribute("name").value()} == "a number differs");
  CHECK(std::string{test.child("failure").attribute("message").value()} == "Ask.");
  const auto second = test.next_sibling("testcase");
  CHECK(std::string{second.attribute("name").value()} == "a number differs pair/2");
  CHECK(second.child("failure"));
  CHECK_FALSE(second.next_sibling("testcase").child("failure"));
  game.checks.emplace_back().group = "laws";  // which tell of the findings, or need not
  CHECK(parsed(junit(run)).child("testsuites").attribute("tests").as_int() == 1);
}

TEST_CASE("an empty run is a document too") {
  CHECK(parsed(junit(Run{})).child("testsuites").attribute("tests").as_int() == 0);
}

}  // namespace
}  // namespace ruleproof::render
