#include "reports/render/formats/junit.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/words.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::render {
namespace {

/// Dashboards split class names at dots, and some take slashes for folders.
auto flat(std::string_view text) -> std::string {
  auto name = slug(text);
  std::ranges::replace_if(name, [](char c) { return c == '.' || c == '/'; }, '-');
  return name;
}

auto set(pugi::xml_node node, const char* name, std::string_view value) -> void {
  node.append_attribute(name).set_value(one_line(value).c_str());
}

auto fill(pugi::xml_node node, std::string_view text) -> void {
  if (!text.empty()) node.append_child(pugi::node_pcdata).set_value(visible(text).c_str());
}

/// What one needs to understand a failure without the report: the finding, and its records.
auto story(const Check& check, const Finding* finding) -> std::string {
  auto text = check.message;
  if (finding == nullptr) return text;
  text += fmt::format("\n\n{}\n{}\n", finding->title, finding->message);
  for (const auto& place : finding->places) {
    text += fmt::format("{}: {}\n", where(place), place.quote);
  }
  for (const auto& witness : finding->witnesses) {
    text += fmt::format("\n{}\n{}", witness.title, witness.record);
  }
  return text;
}

auto add_case(pugi::xml_node suite, const GameReport& game, const Check& check) -> void {
  auto node = suite.append_child("testcase");
  node.append_attribute("classname").set_value(suite.attribute("name").value());
  set(node, "name", check.name);
  if (check.status == Status::failed) {
    const auto found = std::ranges::find(game.findings, check.finding, &Finding::id);
    const auto* finding = check.finding.empty() || found == game.findings.end() ? nullptr : &*found;
    auto failure = node.append_child("failure");
    set(failure, "type", finding == nullptr ? "failed" : to_text(finding->kind));
    set(failure, "message", check.message.empty() ? check.name : check.message);
    fill(failure, story(check, finding));
  } else if (check.status == Status::skipped) {
    set(node.append_child("skipped"), "message", check.message);
  }
  if (!check.amount.empty()) fill(node.append_child("system-out"), check.amount);
}

auto set_counts(pugi::xml_node node, const Tally& sum) -> void {
  node.append_attribute("tests").set_value(sum.checks());
  node.append_attribute("failures").set_value(sum.failed);
  node.append_attribute("errors").set_value(0);
  node.append_attribute("skipped").set_value(sum.skipped);
}

/// With which program a suite was run: a property, as readers of this format know them.
auto set_version(pugi::xml_node suite, std::string_view version) -> void {
  if (version.empty()) return;
  auto property = suite.append_child("properties").append_child("property");
  set(property, "name", "ruleproof");
  set(property, "value", version);
}

/// What a finding says of itself where no check tells of it.
auto case_of(const Finding& finding) -> Check {
  Check check{.group = "findings",
              .name = finding.title.empty() ? finding.id : finding.title,
              .status = Status::passed,
              .amount = {},
              .message = finding.message,
              .finding = finding.id};
  if (finding.severity != Severity::note) {
    check.status = Status::failed;
  } else if (finding.how == How::unknown) {
    check.status = Status::skipped;
  }
  return check;
}

/// The checks of a game. Of a run without any they are its findings, or dashboards would show that
/// all is well: errors and warnings fail; a question without an answer is skipped.
auto cases_of(const GameReport& game, bool unchecked) -> std::vector<Check> {
  if (!unchecked) return game.checks;
  std::vector<Check> cases;
  for (const auto& finding : game.findings) {
    auto check = case_of(finding);
    if (std::ranges::count(cases, check.name, &Check::name) > 0) check.name += " " + finding.id;
    cases.push_back(std::move(check));
  }
  return cases;
}

auto tally_of(const std::vector<Check>& cases) -> Tally {
  GameReport alone;
  alone.checks = cases;
  return tally(alone);
}

auto add_suite(pugi::xml_node suites, const GameReport& game, const std::vector<Check>& cases,
               std::string_view group, std::string_view version) -> void {
  std::vector<Check> part;
  std::ranges::copy_if(cases, std::back_inserter(part),
                       [&](const Check& check) { return check.group == group; });
  auto suite = suites.append_child("testsuite");
  set(suite, "name", fmt::format("{}.{}", flat(game.name), flat(group)));
  set_counts(suite, tally_of(part));
  set_version(suite, version);
  for (const auto& check : part) add_case(suite, game, check);
}

}  // namespace

auto junit(const Run& run) -> std::string {
  pugi::xml_document document;
  auto suites = document.append_child("testsuites");
  set(suites, "name", "ruleproof");
  const bool unchecked = tally(run).checks() == 0;
  Tally sum;
  for (const auto& game : run.games) sum += tally_of(cases_of(game, unchecked));
  set_counts(suites, sum);
  for (const auto& game : run.games) {
    const auto cases = cases_of(game, unchecked);
    std::vector<std::string_view> groups;
    for (const auto& check : cases) {
      if (std::ranges::find(groups, check.group) == groups.end()) groups.push_back(check.group);
    }
    for (const auto group : groups) add_suite(suites, game, cases, group, run.tool_version);
  }
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" +
         to_text(suites, "  ", pugi::format_indent);
}

}  // namespace ruleproof::render
