#include "reports/audit/page/publisher.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/ruling.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/render/audit_page.hpp"
#include "reports/render/wording.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::size_t most_steps = 8;  // of a game; of a longer one the last

/// What an editor writes: {0} is the letter of a reading, {1} what to add. Before an answer, which
/// is in English and no sentence by itself, stands `clarifies`.
struct Wording {
  std::string_view language;
  std::string_view words;
  std::string_view clarifies;
};
constexpr auto wordings = std::to_array<Wording>({
    {"en", "If ({0}) is meant, add: “{1}.”", "To be clear: "},
    {"ru", "Если верно ({0}), добавить: «{1}».", "Уточнение (перевести с английского): "},
    {"uk", "Якщо правильно ({0}), додати: «{1}».", "Уточнення (перекласти з англійської): "},
    {"de", "Falls ({0}) gemeint ist, ergänzen: „{1}.“",
     "Zur Klarstellung (aus dem Englischen zu übersetzen): "},
    {"es", "Si se quiere decir ({0}), añadir: «{1}».", "Aclaración (por traducir del inglés): "},
    {"fr", "Si le sens voulu est ({0}), ajouter : « {1}. »",
     "Précision (à traduire de l’anglais) : "},
    {"it", "Se si intende ({0}), aggiungere: «{1}».", "Precisazione (da tradurre dall’inglese): "},
    {"pt", "Se o sentido for ({0}), acrescentar: «{1}».",
     "Esclarecimento (a traduzir do inglês): "},
    {"nl", "Als ({0}) bedoeld is, toevoegen: “{1}.”",
     "Ter verduidelijking (te vertalen uit het Engels): "},
    {"pl", "Jeśli chodzi o ({0}), dodać: „{1}”.",
     "Wyjaśnienie (do przetłumaczenia z angielskiego): "},
    {"cs", "Platí-li ({0}), doplnit: „{1}.“", "Upřesnění (přeložit z angličtiny): "},
});

/// Of a text that is silent: its name says it, "rules.es.txt".
auto language_of(const Place& place, const Comparison& comparison) -> std::string {
  for (const auto& statement : comparison.statements) {
    if (place.file.find('.' + statement.language + '.') != std::string::npos) {
      return statement.language;
    }
  }
  return "";
}

auto letter_at(std::size_t i) -> std::string {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
  return {letters[i % letters.size()]};
}

auto meaning(const RulingRow& ruling, std::string_view answer) -> std::string {
  const auto found = std::ranges::find(ruling.answers, answer, &Answer::id);
  return found == ruling.answers.end() ? std::string(answer) : std::string(found->says);
}

/// The texts that allow an answer: "es, line 225; ru, line 167"; empty if none says it.
auto allowed_by(const Comparison& comparison, std::string_view answer) -> std::string {
  std::string text;
  for (const auto& statement : comparison.statements) {
    if (std::ranges::find(statement.answers, answer) == statement.answers.end()) continue;
    auto lines = statement.lines;
    for (const auto& stated : statement.stated) {
      if (stated.answer == answer) lines = stated.lines;
    }
    text += (text.empty() ? "" : "; ") + statement.language;
    if (!lines.empty()) text += ", " + in_words(lines);
  }
  return text;
}

auto replace_all(std::string text, std::string_view old, std::string_view with) -> std::string {
  for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + with.size())) {
    text.replace(at, old.size(), with);
  }
  return text;
}

/// "p1's points: 3 or 4" as "player 1's points: 3 or 4".
auto in_plain_words(std::string text) -> std::string {
  for (int player = 1; player <= 9; ++player) {
    const auto seat = "p" + std::to_string(player);
    const auto name = "player " + std::to_string(player);
    text = replace_all(std::move(text), seat + ".", name + "'s ");
    for (const std::string_view before : {" ", "", "\""}) {
      for (const std::string_view after : {" ", ",", "'", "\n"}) {
        const auto word = std::string(before) + seat + std::string(after);
        if (before.empty() && !text.starts_with(word)) continue;
        text = replace_all(std::move(text), word, std::string(before) + name + std::string(after));
      }
    }
  }
  return text;
}

/// The answers of a question by their letters: "festival-zero=barred" as "reading (a)".
auto by_letters(std::string text, const Comparison& comparison,
                const std::vector<std::string>& answers) -> std::string {
  for (std::size_t i = 0; i < answers.size(); ++i) {
    text = replace_all(std::move(text), std::string(comparison.ruling.id) + '=' + answers[i],
                       "reading (" + letter_at(i) + ')');
  }
  return text;
}

/// What somebody at the table would see change: pieces that come and go, and numbers; not whose
/// turn it is, nor what a program keeps in mind of it.
auto is_seen(const Told& change) -> bool {
  if (change.before.empty() || change.after.empty()) return true;
  const auto is_number = [](const std::string& text) {
    return std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || c == '-'; });
  };
  return is_number(change.before) && is_number(change.after);
}

/// The move as it is written, and what it changes in words, so that nobody needs the notation.
auto step_words(const GameWords& game, const Frame& frame) -> std::string {
  auto step = frame.seat == "chance" ? "by chance " + frame.move
                                     : in_plain_words(step_text(game, frame.seat, frame.move));
  std::string changes;
  for (const auto& each : told(game, frame.changes)) {
    if (!is_seen(each)) continue;
    changes += (changes.empty() ? "" : "; ") + in_plain_words(told_text(each));
  }
  return changes.empty() ? step : step + " — " + changes;
}

/// "players=2 rounds=1" as "2 players, rounds 1".
auto set_up_words(std::string text) -> std::string {
  constexpr std::string_view players = "players=";
  if (const auto at = text.find(players); at != std::string::npos) {
    const auto end = std::min(text.find(' ', at), text.size());
    text.insert(end, "_players");
    text.erase(at, players.size());
  }
  text = replace_all(replace_all(std::move(text), " ", ", "), "_", " ");
  return replace_all(std::move(text), "=", " ");
}

/// The moves of a game and what comes of them, without the question, which is told above.
auto game_in_words(const Finding& shown, const Comparison& comparison,
                   const std::vector<std::string>& answers, const GameWords& game)
    -> std::vector<std::string> {
  std::vector<std::string> lines;
  for (const auto& [name, value] : shown.facts) {
    if (name == "set-up" && !value.empty()) lines.push_back("Set-up: " + set_up_words(value));
  }
  std::vector<std::string> steps;
  for (const auto& frame : shown.witnesses.front().frames) {
    if (!frame.seat.empty()) steps.push_back(step_words(game, frame));
  }
  const auto first = steps.size() > most_steps ? steps.size() - most_steps : 0;
  if (first > 0) {
    lines.push_back(
        fmt::format("{} moves, which the record of this game has, and then (the position is drawn "
                    "on the page of this audit):",
                    first));
  }
  for (auto i = first; i < steps.size(); ++i) lines.push_back(steps[i]);
  auto says = shown.message;
  const std::string_view question = comparison.ruling.question;
  if (says.starts_with(question)) says.erase(0, question.size() + 1);
  lines.push_back(in_plain_words(by_letters(std::move(says), comparison, answers)));
  return lines;
}

/// The answer to another question with which a game was played, and those with which it shows
/// nothing.
auto leaning(const Lean& lean, const std::vector<RulingRow>& rulings) -> std::string {
  const auto ruling = std::ranges::find(rulings, lean.ruling, &RulingRow::id);
  if (ruling == rulings.end()) return fmt::format("{}: {}", lean.ruling, lean.answer);
  std::string others;
  for (const auto& answer : lean.under) {
    others += (others.empty() ? "“" : "”, “") + meaning(*ruling, answer);
  }
  return fmt::format(
      "Another question is answered here by “{}”: {} By {}” these moves show nothing.",
      meaning(*ruling, lean.answer), ruling->question, others);
}

}  // namespace

auto proposed(std::string_view language, std::string_view letter, const AnswerWords& reading)
    -> std::string {
  const auto found = std::ranges::find(wordings, language, &Wording::language);
  const auto& wording = found == wordings.end() ? wordings.front() : *found;
  const auto words =
      reading.sentence.empty() ? std::string(wording.clarifies) + reading.answer : reading.sentence;
  return fmt::format(fmt::runtime(wording.words), letter, words);
}

auto letter_of(const Comparison& comparison, const Finding* finding, const Matter* matter,
               render::Speech& speech, const std::vector<RulingRow>& rulings)
    -> render::AuditLetter {
  const auto& ruling = comparison.ruling;
  const auto answers = open_answers(comparison);
  render::AuditLetter letter;
  letter.question = ruling.question;
  letter.tag = ruling.tag;
  const auto quote = [&](const Place& place, const std::string& language) {
    auto where = place.file;
    if (place.line > 0) where += ", " + in_words({{place.line, place.last_line}});
    if (!place.quote.empty()) letter.quotes.push_back({where, language, place.quote});
  };
  for (const auto& statement : comparison.statements) {
    for (const auto& place : statement.places) quote(place, statement.language);
  }
  if (letter.quotes.empty() && finding != nullptr) {
    for (const auto& place : finding->places) quote(place, language_of(place, comparison));
  }
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const auto where = allowed_by(comparison, answers[i]);
    letter.readings.push_back(fmt::format(
        "({}) {} ({})", letter_at(i), meaning(ruling, answers[i]),
        where.empty() ? "no text says so, none excludes it" : "as may be read: " + where));
  }
  if (matter != nullptr && matter->shown() != nullptr) {
    const auto& shown = *matter->shown();
    letter.game = game_in_words(shown, comparison, answers, speech.of(shown.witnesses.front()));
    for (const auto& lean : matter->leans) letter.game.push_back(leaning(lean, rulings));
  }
  for (const auto& statement : comparison.statements) {
    std::string words;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const auto sentence = statement.wordings.find(answers[i]);
      const bool is_written = sentence != statement.wordings.end();
      words += (words.empty() ? "" : "\n") +
               proposed(statement.language, letter_at(i),
                        {meaning(ruling, answers[i]), is_written ? sentence->second : ""});
    }
    letter.proposals.push_back({statement.language, statement.language, words});
  }
  return letter;
}

}  // namespace ruleproof::audit
