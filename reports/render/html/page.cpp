#include "reports/render/html/page.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/page/finding.mustache.hpp"
#include "reports/render/page/watch.mustache.hpp"
#include "reports/render/wording.hpp"

namespace ruleproof::render {

Page::Page(Wording words)
    : finding(embedded::render::page_finding_mustache),
      watch(embedded::render::page_watch_mustache),
      speech(std::move(words)) {}

auto Page::fresh_anchor(std::string_view wanted) -> std::string {
  auto anchor = std::string{wanted};
  for (int copy = 2; !anchors_.insert(anchor).second; ++copy) {
    anchor = fmt::format("{}-{}", wanted, copy);
  }
  return anchor;
}

auto anchor_of(const GameReport& game, std::string_view clause) -> std::string {
  return "c/" + slug(game.name) + "/" + slug(clause);
}

auto anchor_of(const GameReport& game, const Finding& finding) -> std::string {
  return finding.id.empty() ? "f/" + slug(game.name) + "/finding" : "f/" + slug(finding.id);
}

}  // namespace ruleproof::render
