#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/render/again.hpp"
#include "reports/render/command_name.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/html/page.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/html/together.hpp"
#include "reports/render/picture/steps.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

/// So many of the last steps are in the page itself; scripts show all.
constexpr std::size_t steps_in_page = 3;

/// Pictures of this width have a row of their own; `stepper.js` knows it too.
constexpr int broad = 320;

using Numbers = std::vector<int>;

auto left_out(std::size_t steps) -> std::string {
  return fmt::format("{} left out here; the record has them",
                     count(static_cast<int>(steps), "step"));
}

auto step_row(const GameWords& words, const Frame& frame, std::size_t k) -> Values {
  std::vector<Values> because;
  for (const auto& id : frame.because) {
    because.emplace_back();
    because.back().text("clause", id);
  }
  std::vector<Values> changes;
  for (const auto& change : told(words, frame.changes)) {
    const bool both = !change.before.empty() && !change.after.empty();
    const auto sign = both ? "" : change.before.empty() ? "+" : "−";
    changes.emplace_back();
    changes.back().text("field", label_of(change)).text("name", change.field);
    changes.back().optional("before", both ? change.before : "");
    changes.back().text("after", sign + (change.after.empty() ? change.before : change.after));
  }
  Values step;
  step.text("k", std::to_string(k))
      .optional("seat", seat_words(words, frame.seat))
      .text("move", move_of(frame));
  step.list("because", because).list("changes", changes);
  return step;
}

/// The last steps as rows, for readers without scripts.
auto last_steps(const GameWords& words, const Witness& witness,
                std::optional<std::size_t> difference) -> std::vector<Values> {
  const auto size = witness.frames.size();
  std::vector<Values> rows;
  for (std::size_t k = size > steps_in_page ? size - steps_in_page : 0; k < size; ++k) {
    rows.push_back(step_row(words, witness.frames[k], k));
    rows.back().flag("odd", difference == k).flag("gap", rows.size() == 1 && k > 0);
    rows.back().text("gap_text", left_out(k));
  }
  return rows;
}

/// The pictures of the end, for readers without scripts, while there is room for them.
auto final_table(Page& page, const Witness& witness, const Numbers& numbers)
    -> std::vector<Values> {
  const auto& words = page.speech.of(witness);
  std::vector<Values> figures;
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto picture = page.plays.panels.markup(numbers[i]);
    bytes += picture.size();
    figures.emplace_back();
    figures.back().text("panel_title", seat_words(words, witness.frames.back().panels[i].title));
    const auto width = page.plays.panels.width(numbers[i]);
    figures.back().text("panel_width", std::to_string(width)).flag("broad", width >= broad);
    figures.back().markup("panel_html", {picture});
  }
  if (bytes > page.drawing_left) return {};
  page.drawing_left -= bytes;
  return figures;
}

auto play(Page& page, const Finding& finding, const Together& group, std::size_t number) -> Values {
  const auto& witness = finding.witnesses[number];
  const auto& words = page.speech.of(witness);
  const auto [play, numbers] = page.plays.add(witness, words);
  const auto rows = last_steps(words, witness, group.difference);
  auto figures = final_table(page, witness, numbers);

  Values values;
  values.optional("play_title", witness.title).flag("has_steps", !rows.empty());
  values.text("play", std::to_string(play));
  values.flag("has_final", !numbers.empty()).flag("undrawn", !numbers.empty() && figures.empty());
  values.list("final", figures).list("steps", rows);
  values.optional("record", witness.record).text("file", record_name(finding, number));
  values.text("command", command_name());
  return values;
}

auto summary(const Finding& finding, const Together& group) -> std::string {
  const bool alone = group.witnesses.size() == 1;
  std::size_t longest = 0;
  for (const auto i : group.witnesses) {
    longest = std::max(longest, finding.witnesses[i].frames.size());
  }
  if (longest == 0) return alone ? "The record" : "The records";
  const auto length = count(static_cast<int>(longest) - 1, "step");
  if (alone) return fmt::format("Play it through: {}", length);
  const auto end = group.leads_to.empty() ? "" : " to " + group.leads_to;
  return fmt::format("Play them side by side{}: {}, {}", end, length, group.differ);
}

/// The games of one group; `part`: the how manieth of the finding it is, from 1.
auto watch(Page& page, const GameReport& game, const Finding& finding, const Together& group,
           std::size_t part) -> Markup {
  std::vector<Values> plays;
  plays.reserve(group.witnesses.size());
  for (const auto i : group.witnesses) plays.push_back(play(page, finding, group, i));
  Values watch;
  watch.text("game", slug(game.name)).text("watch_summary", summary(finding, group));
  watch.text("watch_anchor", anchor_of(game, finding)).text("part", std::to_string(part));
  watch.flag("differ", group.difference.has_value());
  watch.text("difference", std::to_string(group.difference.value_or(0)));
  watch.optional("says", group.says);
  watch.text("plays_class", group.witnesses.size() > 1 ? "several" : "one");
  watch.list("plays", plays);
  return page.watch.fill(watch);
}

}  // namespace

auto watch_blocks(Page& page, const GameReport& game, const Finding& finding) -> Markup {
  Markup blocks;
  std::size_t part = 0;
  for (const auto& group : together(finding)) {
    blocks.html += watch(page, game, finding, group, ++part).html;
  }
  return blocks;
}

}  // namespace ruleproof::render
