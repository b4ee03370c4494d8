/// What the parts of one page share while it is made.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/picture/panels.hpp"
#include "reports/render/picture/steps.hpp"

namespace ruleproof::render {

struct Page {
  Page();

  Template game;
  Template finding;
  Template watch;
  PanelStore panels;
  StepStore steps;
  /// Bytes of pictures that may still stand in the page itself, for readers without scripts.
  /// Scripts draw every picture from the store, where it costs far less.
  std::size_t drawing_left = 600'000;

  /// A name for an HTML id that nothing on this page has yet.
  auto fresh_anchor(std::string_view wanted) -> std::string;

 private:
  std::set<std::string> anchors_;
};

/// The id of a game's section, of a clause's row, of a finding's card.
[[nodiscard]] auto anchor_of(const GameReport& game) -> std::string;
[[nodiscard]] auto anchor_of(const GameReport& game, std::string_view clause) -> std::string;
[[nodiscard]] auto anchor_of(const GameReport& game, const Finding& finding) -> std::string;

/// One game's section, with its findings.
[[nodiscard]] auto game_section(Page& page, const GameReport& game) -> Markup;
/// One finding as a card.
[[nodiscard]] auto finding_card(Page& page, const GameReport& game, const Finding& finding)
    -> Markup;
/// The witnesses of a finding, to be stepped through side by side; empty if there are none.
[[nodiscard]] auto watch_block(Page& page, const GameReport& game, const Finding& finding)
    -> Markup;

}  // namespace ruleproof::render
