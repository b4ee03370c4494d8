#include "reports/render/html/html.hpp"

#include <cstddef>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/render/page/finding.mustache.hpp"
#include "reports/render/page/game.mustache.hpp"
#include "reports/render/page/page.mustache.hpp"
#include "reports/render/page/watch.mustache.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/sample_run.hpp"

namespace ruleproof::render {
namespace {

auto occurrences(std::string_view text, std::string_view part) -> int {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// What the page's script reads the steps from.
auto steps_of(const std::string& page) -> Json {
  const std::string begin = R"(<script type="application/json" id="steps">)";
  const auto at = page.find(begin) + begin.size();
  return parse_json(std::string_view(page).substr(at, page.find("</script>", at) - at));
}

TEST_CASE("the same run gives the same page") { CHECK(html(sample_run()) == html(sample_run())); }

TEST_CASE("an empty run is a page too") {
  const auto page = html(Run{});
  CHECK(page.starts_with("<!doctype html>"));
  CHECK(page.ends_with("</html>\n"));
}

TEST_CASE("nothing in a run becomes markup") {
  const auto page = html(hostile_run());
  const auto own = html(Run{});
  for (const std::string part : {"<script", "</script", "<!--", "]]>", "<img", "onerror=alert(1)>",
                                 "<title", "<style", "</style", "\xE2\x80\xAE", "\x1B"}) {
    CAPTURE(part);
    CHECK(occurrences(page, part) == occurrences(own, part));
  }
  CHECK(page.find('\0') == std::string::npos);
  CHECK(page.find("&lt;script&gt;alert(1)&lt;/script&gt;") != std::string::npos);
  CHECK(page.find("[U+202E]") != std::string::npos);
  CHECK(page.find("{{title}}") != std::string::npos);  // shown, not filled in
}

TEST_CASE("the page loads nothing") {
  auto run = sample_run();
  run.games[1].findings.pop_back();  // the hostile one talks of loading
  const auto page = html(run);
  for (const std::string part :
       {" src=", "url(", "@import", "http://", "https://", "fetch(", "<iframe"}) {
    CAPTURE(part);
    CHECK(occurrences(page, part) == occurrences(html(Run{}), part));
  }
  CHECK(page.find("default-src 'none'") != std::string::npos);
}

TEST_CASE("only names of markup go in unescaped") {
  using namespace embedded::render;
  const std::regex triple{R"(\{\{\{(.*?)\}\}\}|\{\{&(.*?)\}\})"};
  for (const auto source :
       {page_page_mustache, page_game_mustache, page_finding_mustache, page_watch_mustache}) {
    const std::string text{source};
    for (std::sregex_iterator at{text.begin(), text.end(), triple}, end; at != end; ++at) {
      CHECK((*at)[1].str().ends_with("_html"));
    }
  }
}

TEST_CASE("ids are unique and links lead somewhere") {
  for (const auto& run : {sample_run(), hostile_run()}) {
    const auto page = html(run);
    std::set<std::string> ids;
    const std::regex id{R"re( id="([^"]*)")re"};
    for (std::sregex_iterator at{page.begin(), page.end(), id}, end; at != end; ++at) {
      CAPTURE((*at)[1].str());
      CHECK(ids.insert((*at)[1]).second);
    }
    const std::regex link{R"re( href="#([^"]*)")re"};
    for (std::sregex_iterator at{page.begin(), page.end(), link}, end; at != end; ++at) {
      CAPTURE((*at)[1].str());
      CHECK(ids.contains((*at)[1]));
    }
  }
}

TEST_CASE("a long game is shown without its middle, and says so") {
  Run run = sample_run();
  auto& frames = run.games[0].findings[1].witnesses[0].frames;
  while (frames.size() < 1000) frames.push_back(frames.back());
  const auto page = html(run);
  CHECK(page.find("997 steps left out here") != std::string::npos);  // without scripts
  CHECK(page.find("<li value=\"999\"") != std::string::npos);
  CHECK(page.find("<li value=\"996\"") == std::string::npos);
  const auto play = steps_of(page)["plays"][0];  // with scripts
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
