#include "reports/audit/rulings.hpp"

#include <algorithm>
#include <array>

#include "model/core/assert.hpp"

namespace ruleproof::audit {

namespace {

auto state(const RulingLink& link, const Sources& sources, const Text& text) -> Statement {
  Statement statement{sources.language, link.says,      link.answers,
                      link.link.lines,  link.link.note, {}};
  for (const auto& span : link.link.lines) {
    statement.places.push_back({text.file, span.first, span.last, quote(text, span)});
  }
  return statement;
}

/// The id of an answer, in the game's own table.
auto in_table(const RulingRow& ruling, std::string_view answer) -> std::string_view {
  const auto found = std::ranges::find(ruling.answers, answer, &Answer::id);
  RULEPROOF_ASSERT(found != ruling.answers.end());  // read_sources has checked it
  return found->id;
}

/// An answer other than `leading`: one that a text allows, or else the first of the table.
auto rival(const Comparison& comparison, std::string_view leading) -> std::string_view {
  for (const auto& statement : comparison.statements) {
    for (const auto& answer : statement.answers) {
      if (answer != leading) return in_table(comparison.ruling, answer);
    }
  }
  for (const auto& answer : comparison.ruling.answers) {
    if (answer.id != leading) return answer.id;
  }
  return leading;
}

auto judge(Comparison& comparison) -> void {
  std::optional<std::string_view> leading;
  bool is_silent = false;
  bool is_open = false;
  for (const auto& statement : comparison.statements) {
    comparison.contradicts |= statement.says == Says::contradicts;
    is_open |= statement.answers.size() > 1;
    is_silent |= statement.answers.empty();
    if (statement.answers.empty()) continue;
    const auto nearest = in_table(comparison.ruling, statement.answers.front());
    if (!leading) leading = nearest;
    if (nearest != *leading && !comparison.apart) comparison.apart = {*leading, nearest};
  }
  if (!leading) {
    comparison.agreement = Agreement::all_silent;
    leading = comparison.ruling.answers.front().id;
  } else if (comparison.apart) {
    comparison.agreement = Agreement::differ;
    return;
  } else if (is_silent) {
    comparison.agreement = Agreement::some_silent;
  } else if (is_open) {
    comparison.agreement = Agreement::open;
  } else {
    comparison.agreement = Agreement::agree;
    return;
  }
  comparison.apart = {*leading, rival(comparison, *leading)};
}

}  // namespace

auto to_text(const Statement& statement) -> std::string {
  if (statement.says == Says::states) return "states " + statement.answers.front();
  if (statement.says == Says::silent) return "is silent";
  std::string answers;
  for (const auto& answer : statement.answers) answers += (answers.empty() ? "" : ", ") + answer;
  return (statement.says == Says::ambiguous ? "is ambiguous (" : "contradicts itself (") + answers +
         ')';
}

auto to_text(Agreement agreement) -> std::string_view {
  constexpr auto names =
      std::to_array<std::string_view>({"the texts agree", "the words leave it open",
                                       "not all texts say", "no text says", "the texts differ"});
  return names[static_cast<std::size_t>(agreement)];
}

auto compare(const GameTables& game, const std::vector<Sources>& sources,
             const std::vector<Text>& texts) -> std::vector<Comparison> {
  std::vector<Comparison> all;
  for (const auto& ruling : game.rulings) {
    Comparison comparison{ruling, {}, Agreement::all_silent, false, std::nullopt, {}};
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const auto& links = sources[i].rulings;
      const auto link = std::ranges::find(links, ruling.id, &RulingLink::ruling);
      if (link != links.end()) comparison.statements.push_back(state(*link, sources[i], texts[i]));
    }
    judge(comparison);
    all.push_back(std::move(comparison));
  }
  return all;
}

}  // namespace ruleproof::audit
