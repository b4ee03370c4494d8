#include "reports/render/html/html.hpp"

#include <algorithm>
#include <cstddef>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/held.hpp"
#include "reports/render/html/plain.hpp"
#include "reports/render/page/findings.mustache.hpp"
#include "reports/render/page/page.mustache.hpp"
#include "reports/render/page/plain.mustache.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/sample_run.hpp"
#include "reports/render/since.hpp"

namespace ruleproof::render {
namespace {

auto occurrences(std::string_view text, std::string_view part) -> int {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// The parts of a run, by name.
auto part(const Run& run, std::string_view name, const Beside& beside = {}) -> Json {
  const auto items = gravest_first(run);
  const auto parts = held(run, items, beside);
  const auto found = std::ranges::find(parts, name, &Held::name);
  REQUIRE(found != parts.end());
  return parse_json(found->json);
}

TEST_CASE("the same run gives the same page") { CHECK(html(sample_run()) == html(sample_run())); }

TEST_CASE("an empty run is a page too") {
  for (const auto& page : {html(Run{}), findings_page(Run{})}) {
    CHECK(page.starts_with("<!doctype html>"));
    CHECK(page.ends_with("</html>\n"));
    CHECK(page.find("Nothing was checked.") != std::string::npos);
  }
}

TEST_CASE("a page of a quick run says that less was tried, with scripts and without") {
  Run quick;
  quick.settings = {{"budget", "quick"}};
  for (const auto& page : {html(quick), findings_page(quick)}) {
    CHECK(page.find("Of a run that was quick: less was tried") != std::string::npos);
  }
  for (const auto& page : {html(Run{}), findings_page(Run{})}) {
    CHECK(page.find("that was quick") == std::string::npos);
  }
}

TEST_CASE("nothing in a run becomes markup, and what is invisible is spelled out") {
  using Write = std::string (*)(const Run&);
  for (const Write write :
       {Write([](const Run& run) { return html(run); }), Write(findings_page)}) {
    auto page = write(hostile_run());
    auto own = write(Run{});
    // The one script of each part is its own: what it holds is packed.
    const std::regex packed{R"re(<script type="text/plain" id="held-[^<]*</script>)re"};
    page = std::regex_replace(page, packed, "");
    own = std::regex_replace(own, packed, "");
    for (const std::string part :
         {"<script", "</script", "<!--", "]]>", "<img", "onerror=alert(1)>", "<title", "<style",
          "</style", "</noscript", "\xE2\x80\xAE", "\x1B"}) {
      CAPTURE(part);
      CHECK(occurrences(page, part) == occurrences(own, part));
    }
    CHECK(page.find('\0') == std::string::npos);
    CHECK(page.find("&lt;script&gt;alert(1)&lt;/script&gt;") != std::string::npos);
    CHECK(page.find("[U+202E]") != std::string::npos);
    CHECK(page.find("{{title}}") != std::string::npos);  // shown, not filled in
  }
  for (const auto& each : held(hostile_run(), gravest_first(hostile_run()), {})) {
    CAPTURE(each.name);
    CHECK(each.json.find("\xE2\x80\xAE") == std::string::npos);
    CHECK_FALSE(parse_json(each.json).is_discarded());
  }
}

TEST_CASE("a run that ended early does not look as if all were well") {
  Run run;
  auto& game = run.games.emplace_back();
  game.name = "go";
  game.checks.emplace_back().name = "a law";
  CHECK(html(run).find("<h1 class=\"good\">Nothing fails.</h1>") != std::string::npos);
  run.settings = {{"interrupted", "yes"}};
  CHECK(html(run).find("<h1 class=\"meh\">Incomplete: ") != std::string::npos);
}

TEST_CASE("the page names what lies beside it") {
  CHECK(html(sample_run()).find("Beside this page") == std::string::npos);
  const auto page = html(sample_run(), {.files = {"review.html", "questions.md"}});
  CHECK(page.find("<a href=\"review.html\">review.html</a>") != std::string::npos);
  CHECK(page.find("<a href=\"questions.md\">questions.md</a>") != std::string::npos);
}

TEST_CASE("the page loads nothing") {
  auto run = sample_run();
  run.games[1].findings.pop_back();  // the hostile one talks of loading
  const auto page = html(run);
  for (const std::string part :
       {"url(", "@import", "https://", "fetch(", "<iframe", "<link rel=\"style"}) {
    CAPTURE(part);
    CHECK(occurrences(page, part) == occurrences(html(Run{}), part));
  }
  CHECK(page.find("default-src 'none'") != std::string::npos);
}

TEST_CASE("only names of markup go in unescaped") {
  using namespace embedded::render;
  const std::regex triple{R"(\{\{\{(.*?)\}\}\}|\{\{&(.*?)\}\})"};
  for (const auto source : {page_page_mustache, page_plain_mustache, page_findings_mustache}) {
    const std::string text{source};
    for (std::sregex_iterator at{text.begin(), text.end(), triple}, end; at != end; ++at) {
      CHECK((*at)[1].str().ends_with("_html"));
    }
  }
}

TEST_CASE("the first thing said is what is wrong") {
  const auto page = html(sample_run());
  const auto heading = page.find("<h1 class=\"bad\">1 check fails and 6 errors were found; ");
  CHECK(heading != std::string::npos);
}

TEST_CASE("without scripts each finding is there, with its text and its record") {
  const auto run = sample_run();
  const auto page = html(run);
  const auto begin = page.find("<noscript>");
  const auto plain = page.substr(begin, page.find("</noscript>") - begin);
  for (const auto& text : {plain, findings_page(run)}) {
    std::set<std::string> ids;
    const std::regex id{R"re( id="(f/[^"]*)")re"};
    for (std::sregex_iterator at{text.begin(), text.end(), id}, end; at != end; ++at) {
      CHECK(ids.insert((*at)[1]).second);
    }
    CHECK(ids.size() == gravest_first(run).size());
    CHECK(text.find("The other says nothing.") != std::string::npos);
    CHECK(occurrences(text, "p1 build 1\nend fingerprint 0x1f3c") == 3);
    CHECK(text.find("Игрок без фейерверков") != std::string::npos);
  }
}

TEST_CASE("what was not checked is said, with why") {
  CHECK(findings_page(sample_run())
            .find("year-of-the-dragon: questions: Can everybody score zero? — no budget left") !=
        std::string::npos);
}

TEST_CASE("where there is no room, the gravest have their texts, and the rest a link") {
  const auto run = sample_run();
  const auto items = gravest_first(run);
  const auto some = plain_list(run, items, 3'000, true).html;
  CHECK(some.find("<li><details>") < some.find("<li><a href=\"findings.html#f/"));
  CHECK(occurrences(some, "<li><") == static_cast<int>(items.size()));
  CHECK(plain_list(run, items, 0, false).html.find("<a ") == std::string::npos);
}

TEST_CASE("a row of the list leads to its finding") {
  const auto run = sample_run();
  const auto list = part(run, "list");
  const auto items = gravest_first(run);
  REQUIRE(list["rows"].size() == items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    const auto& row = list["rows"][i];
    CHECK(row[2] == items[i].at);
    if (items[i].finding == nullptr) continue;
    const auto game = part(run, "game-" + std::to_string(row[0].get<int>()));
    const auto& finding = game["findings"][row[1].get<std::size_t>()];
    CHECK(finding["kind"] == to_text(items[i].finding->kind));
    CHECK(finding["command"].get<std::string>().starts_with("ruleproof "));
  }
}

TEST_CASE("the list says what is different from another run") {
  auto before = sample_run();
  before.games[0].findings.erase(before.games[0].findings.begin());
  const auto different = since(before, sample_run());
  const auto list = part(sample_run(), "list", {.since = &different});
  int fresh = 0;
  for (const auto& row : list["rows"]) fresh += row[8] == "new" ? 1 : 0;
  CHECK(fresh == 1);
  CHECK(list["since"]["words"] == "Since the other run: 1 new.");
  CHECK(html(sample_run(), {.since = &different}).find(">Since the other run: 1 new.<") !=
        std::string::npos);
}

TEST_CASE("a long game is held without its middle") {
  Run run = sample_run();
  auto& frames = run.games[0].findings[1].witnesses[0].frames;
  while (frames.size() < 1000) frames.push_back(frames.back());
  const auto number = part(run, "game-0")["findings"][1]["witnesses"][0]["play"].get<std::size_t>();
  const auto play = part(run, "plays-0")["steps"]["plays"][number];
  std::set<int> shown;
  for (std::size_t i = 0; i < play.size(); i += 3) {
    for (int k = 0; k < play[i + 2].get<int>(); ++k) shown.insert(play[i].get<int>() + k);
  }
  CHECK(shown.size() == 400);
  CHECK(shown.contains(39));
  CHECK_FALSE(shown.contains(40));
  CHECK_FALSE(shown.contains(639));
  CHECK(shown.contains(640));
  CHECK(shown.contains(999));
}

}  // namespace
}  // namespace ruleproof::render
