#include "reports/audit/rulings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/ruling.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

/// Adds what the text says at one place, or at all places that say the same.
auto add(Statement& statement, const RulingLink& link, const Text& text) -> void {
  for (const auto& span : link.link.lines) {
    statement.places.push_back({text.file, span.first, span.last, quote(text, span)});
  }
  if (link.says == Says::states) {
    statement.stated.push_back({link.answers.front(), link.link.lines, link.link.note});
  }
  const bool is_first = statement.answers.empty();
  statement.says = is_first ? link.says : Says::contradicts;
  statement.note = is_first ? link.link.note : "";
  statement.lines = is_first ? link.link.lines : Lines{};
  for (const auto& answer : link.answers) statement.answers.push_back(answer);
}

/// What a text says of a ruling, from all entries for it; nothing without an entry.
auto state(std::string_view ruling, const Sources& sources, const Text& text)
    -> std::optional<Statement> {
  std::optional<Statement> statement;
  for (const auto& link : sources.rulings) {
    if (link.ruling != ruling) continue;
    if (!statement) statement.emplace().language = sources.language;
    add(*statement, link, text);
  }
  for (const auto& [of, words] : sources.wordings) {
    if (statement && of.first == ruling) statement->wordings.emplace(of.second, words);
  }
  return statement;
}

/// Whether somebody marked a question as hardly one, in each text that has words for it.
auto is_slight(std::string_view ruling, const std::vector<Sources>& sources) -> bool {
  bool marked = false;
  for (const auto& text : sources) {
    for (const auto& link : text.rulings) {
      if (link.ruling != ruling || (link.says == Says::silent && !link.slight)) continue;
      if (!link.slight) return false;
      marked = true;
    }
  }
  return marked;
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
  if (statement.stated.size() > 1) {
    for (const auto& [answer, lines, note] : statement.stated) {
      answers += (answers.empty() ? "" : ", ") + answer + " on " + in_words(lines);
    }
    return "contradicts itself: " + answers;
  }
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
    Comparison comparison{ruling, {}, Agreement::all_silent, false, false, std::nullopt, {}};
    for (std::size_t i = 0; i < sources.size(); ++i) {
      if (auto statement = state(ruling.id, sources[i], texts[i])) {
        comparison.statements.push_back(std::move(*statement));
      }
    }
    comparison.slight = is_slight(ruling.id, sources);
    judge(comparison);
    all.push_back(std::move(comparison));
  }
  return all;
}

}  // namespace ruleproof::audit
