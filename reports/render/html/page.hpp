/// What the parts of one page share while it is made.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/render/html/plays.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/wording.hpp"

namespace ruleproof::render {

struct Page {
  explicit Page(Wording words);

  Template finding;
  Template watch;
  Plays plays;
  Speech speech;
  /// Bytes of pictures that may still stand in the page itself, for readers without scripts.
  /// Scripts draw every picture from the store, where it costs far less.
  std::size_t drawing_left = 600'000;

  /// A name for an HTML id that nothing on this page has yet.
  auto fresh_anchor(std::string_view wanted) -> std::string;

 private:
  std::set<std::string> anchors_;
};

/// The id of a clause's row, of a finding's card.
[[nodiscard]] auto anchor_of(const GameReport& game, std::string_view clause) -> std::string;
[[nodiscard]] auto anchor_of(const GameReport& game, const Finding& finding) -> std::string;

/// Paragraphs of a text, which are parted by blank lines: `paragraph` of each.
[[nodiscard]] auto paragraphs(std::string_view text) -> std::vector<Values>;
/// What a finding tells beside its words: `fact` and `value` of each.
[[nodiscard]] auto facts_of(const Finding& finding) -> std::vector<Values>;
/// One finding as a card.
[[nodiscard]] auto finding_card(Page& page, const GameReport& game, const Finding& finding)
    -> Markup;
/// The witnesses of a finding, to be stepped through, those that belong together side by side;
/// empty if there are none.
[[nodiscard]] auto watch_blocks(Page& page, const GameReport& game, const Finding& finding)
    -> Markup;

}  // namespace ruleproof::render
