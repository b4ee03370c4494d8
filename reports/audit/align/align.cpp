#include "reports/audit/align/align.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/result.hpp"
#include "reports/audit/align/confidence.hpp"
#include "reports/audit/align/path.hpp"
#include "reports/audit/align/terms.hpp"
#include "reports/audit/align/told.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

namespace {

// What counts how much. Likeness goes from 0 to 1; measured on the text in fixtures/.
constexpr double of_heading = 0.4;  ///< words of the heading above a line
constexpr double of_before = 0.4;   ///< words of the line that a line goes on from
constexpr double of_name = 0.5;     ///< words of the clause's id
constexpr double of_means = 0.6;    ///< what the words of the clause stand for...
constexpr double of_sister = 1.4;   ///< ...and those of its lines in another translation
constexpr double of_place = 0.3;    ///< being where the mapped texts have it
constexpr double of_vote = 0.8;     ///< belonging to its lines in a sister
constexpr double at_second_hand = 0.9 * sure_enough;  ///< no link by meanings alone is sure
constexpr std::size_t longest_heading = 6;            // words

/// A line that is not blank.
struct Spot {
  int line = 0;
  bool is_heading = false;
  Terms terms;
  Terms means;  ///< concepts, where no words of the language are known
};

auto is_heading(std::string_view line, std::size_t words) -> bool {
  return words > 0 && words <= longest_heading &&
         std::string_view(".;!,:").find(line.back()) == std::string_view::npos &&
         line.find_first_of("0123456789") == std::string_view::npos;
}

/// Whether the line goes on with the sentence of the line before.
auto goes_on(std::string_view line) -> bool {
  return !words_of(line).empty() && line.front() >= 'a' && line.front() <= 'z';
}

/// What the words of each side stand for; where the words themselves help, neither is read.
struct Concepts {
  std::optional<Lexicon> text;     ///< of the language of the text
  std::optional<Lexicon> clauses;  ///< English, with what the terms of the mapped texts are there
  std::vector<Lexicon> mapped;     ///< of each mapped text

  static auto add(const std::optional<Lexicon>& lexicon, Terms& terms, std::string_view words,
                  double weight) -> void {
    if (lexicon) add_concepts(terms, words, *lexicon, weight);
  }
};

auto concepts_of(const std::vector<MappedText>& mapped, std::string_view language,
                 const std::vector<Term>& glossary) -> Concepts {
  Concepts made{Lexicon::of(language), Lexicon::of("en"), {}};
  if (!made.text || !made.clauses) return {};
  const auto add_english = [&](const std::vector<Term>& terms) {
    for (const auto& term : terms) {
      if (term.english.empty()) continue;
      made.clauses->add({term.id, term.group, {term.english}, "", {}, "", 0});
    }
  };
  for (const auto& term : glossary) made.text->add(term);
  if (!mapped.empty()) add_english(mapped.front().sources->checklist.terms);
  for (const auto& each : mapped) made.mapped.push_back(lexicon_of(*each.sources));
  return made;
}

auto spots_of(const Text& text, const Concepts& concepts) -> std::vector<Spot> {
  std::vector<Spot> spots;
  std::string_view heading;
  std::string_view before;
  for (int number = 1; number <= text.size(); ++number) {
    if (text.blank(number)) continue;
    const std::string_view line = text.normal[static_cast<std::size_t>(number - 1)];
    Spot spot{number, is_heading(line, words_of(line).size()), {}, {}};
    if (spot.is_heading) {
      heading = line;
      before = {};
    } else {
      Terms around;
      add_terms(around, heading, of_heading);
      if (goes_on(line)) add_terms(around, before, of_before);
      add_terms(spot.terms, line, 1);
      Concepts::add(concepts.text, spot.means, heading, of_heading);
      Concepts::add(concepts.text, spot.means, line, 1);
      spot.terms.insert(around.begin(), around.end());
      before = line;
    }
    spots.push_back(std::move(spot));
  }
  return spots;
}

/// Where the mapped texts have a clause, from 0 to 1; what none has stands between its neighbours.
auto places_of(const GameTables& game, const std::vector<MappedText>& mapped)
    -> std::vector<double> {
  const auto count = game.clauses.size();
  std::vector<double> places(count, -1);
  for (std::size_t i = 0; i < count; ++i) {
    double sum = 0;
    int texts = 0;
    for (const auto& each : mapped) {
      const auto found =
          std::ranges::find(each.sources->clauses, game.clauses[i].id, &ClauseLink::clause);
      if (found == each.sources->clauses.end()) continue;
      sum += static_cast<double>(found->link.lines.front().first) / each.sources->lines;
      ++texts;
    }
    if (texts > 0) places[i] = sum / texts;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (places[i] >= 0) continue;
    places[i] = i > 0
                    ? places[i - 1]
                    : static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(count, 1));
  }
  return places;
}

auto terms_of(const Clause& clause, const std::vector<MappedText>& mapped,
              std::string_view language) -> Terms {
  Terms terms;
  std::string name(clause.id);
  std::ranges::replace_if(name, [](char c) { return c == '.' || c == '-'; }, ' ');
  add_terms(terms, clause.says, 1);
  Terms of_id;
  add_terms(of_id, name, of_name);
  terms.insert(of_id.begin(), of_id.end());
  for (const auto& each : mapped) {
    const bool is_same = each.sources->language == language;
    if (each.text == nullptr || (language == "en" && !is_same)) continue;
    const auto found = std::ranges::find(each.sources->clauses, clause.id, &ClauseLink::clause);
    if (found == each.sources->clauses.end()) continue;
    Terms more;
    for (const auto& span : found->link.lines) {
      if (last_line({span}) <= each.text->size()) {
        add_terms(more, quote(*each.text, span), is_same ? 1 : of_name);
      }
    }
    terms.insert(more.begin(), more.end());
  }
  return terms;
}

/// What a clause and its lines in the mapped texts stand for; the clause first.
auto meanings_of(const Clause& clause, const std::vector<MappedText>& mapped,
                 const Concepts& concepts) -> std::vector<Terms> {
  std::vector<Terms> all(1);
  Concepts::add(concepts.clauses, all.front(), clause.says, 1);
  for (std::size_t i = 0; i < mapped.size(); ++i) {
    const auto& [sources, text] = mapped[i];
    const auto found = std::ranges::find(sources->clauses, clause.id, &ClauseLink::clause);
    if (text == nullptr || found == sources->clauses.end()) continue;
    for (const auto& span : found->link.lines) {
      for (int line = span.first; line <= std::min(span.last, text->size()); ++line) {
        if (text->blank(line)) continue;
        all.emplace_back();
        add_concepts(all.back(), text->normal[static_cast<std::size_t>(line - 1)],
                     concepts.mapped[i], 1);
      }
    }
  }
  return all;
}

/// How close a line is to what a clause means, and to the closest of its lines elsewhere.
auto meant(const std::vector<Terms>& meanings, const Terms& line, const Rarity& rarity) -> double {
  double sister = 0;
  for (std::size_t i = 1; i < meanings.size(); ++i) {
    sister = std::max(sister, likeness(meanings[i], line, rarity));
  }
  return of_means * likeness(meanings.front(), line, rarity) + of_sister * sister;
}

/// English is the language of the clauses; others are known from a text.
auto knows_words(const std::vector<MappedText>& mapped, std::string_view language) -> bool {
  return language == "en" || std::ranges::any_of(mapped, [&](const auto& each) {
           return each.text != nullptr && each.sources->language == language;
         });
}

/// How much each clause and each line share. The place in other translations helps where the words
/// do not: in a language of which no text is known.
auto scores_of(const GameTables& game, const std::vector<MappedText>& mapped, const Text& text,
               const std::vector<Spot>& spots, std::string_view language, const Concepts& concepts)
    -> Table {
  std::vector<Terms> all;
  std::vector<Terms> clauses;
  all.reserve(spots.size() + game.clauses.size());
  clauses.reserve(game.clauses.size());
  for (const auto& spot : spots) all.push_back(spot.terms);
  for (const auto& clause : game.clauses) {
    clauses.push_back(terms_of(clause, mapped, language));
    all.push_back(clauses.back());
  }
  const Rarity rarity(all);
  std::vector<std::vector<Terms>> meanings;
  std::vector<Terms> means;
  means.reserve(spots.size());
  for (const auto& spot : spots) means.push_back(spot.means);
  for (const auto& clause : game.clauses) {
    if (concepts.text) meanings.push_back(meanings_of(clause, mapped, concepts));
  }
  const Rarity rare(means);
  const auto places = places_of(game, mapped);
  const bool has_words = knows_words(mapped, language);
  Table scores(clauses.size(), std::vector<double>(spots.size(), 0));
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    for (std::size_t j = 0; j < spots.size(); ++j) {
      if (spots[j].is_heading) continue;
      scores[i][j] = likeness(clauses[i], spots[j].terms, rarity);
      if (concepts.text) scores[i][j] += meant(meanings[i], spots[j].means, rare);
      if (has_words || concepts.text || mapped.empty()) continue;
      const double away = std::abs(places[i] - static_cast<double>(spots[j].line) / text.size());
      scores[i][j] += of_place * std::max(0.0, 1 - 10 * away);
    }
  }
  return scores;
}

/// How close the closest line is, of the clause in the middle.
auto fit_of(const Table& scores) -> double {
  std::vector<double> best;
  for (const auto& row : scores) {
    best.push_back(row.empty() ? 0 : *std::ranges::max_element(row));
  }
  if (best.empty()) return 0;
  std::ranges::sort(best);
  return best[best.size() / 2];
}

/// What the sisters say, by clause and spot.
class Votes {
 public:
  Votes(const GameTables& game, const std::vector<Spot>& spots, const std::vector<Vote>& votes)
      : sure_(game.clauses.size()), agreed_(game.clauses.size()), absent_(game.clauses.size()) {
    for (const auto& vote : votes) {
      const auto clause =
          std::ranges::find(game.clauses, std::string_view(vote.clause), &Clause::id);
      const auto i = static_cast<std::size_t>(clause - game.clauses.begin());
      if (i == game.clauses.size()) continue;
      absent_[i] = absent_[i] || vote.line == 0;
      const auto spot = std::ranges::find(spots, vote.line, &Spot::line);
      if (spot == spots.end()) continue;
      const auto j = static_cast<std::size_t>(spot - spots.begin());
      sure_[i][j] += (1 - sure_[i][j]) * vote.sure;
      agreed_[i][j] += (1 - agreed_[i][j]) * vote.sure * vote.share;
    }
  }

  /// What no sister has fits no line.
  auto add_to(Table& scores, const std::vector<Spot>& spots) const -> void {
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (absent_[i]) std::ranges::fill(scores[i], 0.0);
      for (const auto& [j, sure] : sure_[i]) {
        if (!spots[j].is_heading && !absent_[i]) scores[i][j] += of_vote * sure;
      }
    }
  }
  [[nodiscard]] auto is_absent(std::size_t clause) const -> bool { return absent_[clause]; }
  /// How sure the sisters alone make a link.
  [[nodiscard]] auto agreed(std::size_t clause, std::size_t spot) const -> double {
    const auto row = agreed_[clause].find(spot);
    return row == agreed_[clause].end() ? 0 : row->second;
  }

 private:
  std::vector<std::map<std::size_t, double>> sure_;
  std::vector<std::map<std::size_t, double>> agreed_;
  std::vector<bool> absent_;
};

constexpr int most_lines = 20'000;
constexpr std::size_t most_closest = 6;  ///< of a line: what it is given, and five others
/// Measured on sixteen pairs of a text and a game: 0.35 and more of its own game, 0.25 at most of
/// another one.
constexpr double own_game = 0.28;
/// The same by what words stand for, of which no link is sure: 0.17 and 0.22 of its own game, 0.11
/// to 0.14 of most others, 0.17 at most; measured on twenty.
constexpr double own_game_by_sense = 0.15;

/// The best path that does not go against what a person said.
auto path_of(const GameTables& game, const std::vector<Spot>& spots, Table scores,
             const std::vector<Told>& told) -> std::vector<int> {
  std::vector<bool> headings;
  std::vector<int> lines;
  for (const auto& spot : spots) {
    headings.push_back(spot.is_heading);
    lines.push_back(spot.line);
  }
  keep_to(told, game, lines, scores);
  return path_through(scores, headings);
}

/// What each line may make, too.
template <class Sure>
auto add_closest(Alignment& made, const std::vector<Spot>& spots, const Confidence& confidence,
                 const Sure& sure) -> void {
  for (std::size_t j = 0; j < spots.size(); ++j) {
    for (const auto i : confidence.closest(j, most_closest)) {
      made.closest[spots[j].line].push_back({i, sure(i, j)});
    }
  }
}

}  // namespace

auto cannot_align(const Text& text) -> std::optional<Error> {
  const bool is_empty = std::ranges::all_of(text.normal, &std::string::empty);
  if (is_empty) return Error{Code::no_text, text.file, "has nothing to read: no word in it"};
  if (text.size() <= most_lines) return std::nullopt;
  return Error{Code::no_text, text.file,
               "has " + std::to_string(text.size()) + " lines; texts of at most " +
                   std::to_string(most_lines) + " lines are aligned"};
}

auto fit_to_clauses(const GameTables& game, std::vector<MappedText> mapped, const Text& text,
                    std::string_view language, const std::vector<Term>& glossary) -> Fit {
  for (auto& each : mapped) each.text = nullptr;
  const auto concepts =
      knows_words(mapped, language) ? Concepts() : concepts_of(mapped, language, glossary);
  const auto spots = spots_of(text, concepts);
  return {fit_of(scores_of(game, mapped, text, spots, language, concepts)),
          concepts.text.has_value()};
}

auto is_doubtful(const Alignment& alignment) -> bool {
  return alignment.fit < (alignment.by_sense ? own_game_by_sense : own_game);
}

auto doubted(Alignment made) -> Alignment {
  if (is_doubtful(made)) return made;
  made.fit = 0;
  for (auto& link : made.clauses) link.confidence *= at_second_hand;
  for (auto& [line, closest] : made.closest) {
    for (auto& each : closest) each.confidence *= at_second_hand;
  }
  return made;
}

auto align(const GameTables& game, const std::vector<MappedText>& mapped, const Text& text,
           std::string_view language, const std::vector<Term>& glossary,
           const std::vector<Vote>& votes, const std::vector<Told>& told) -> Alignment {
  Alignment made;
  const auto concepts =
      knows_words(mapped, language) ? Concepts() : concepts_of(mapped, language, glossary);
  const auto spots = spots_of(text, concepts);
  for (const auto& spot : spots) {
    if (spot.is_heading) made.headings.push_back(spot.line);
  }
  auto scores = scores_of(game, mapped, text, spots, language, concepts);
  const Votes voted(game, spots, votes);
  const bool has_texts =
      std::ranges::any_of(mapped, [](const MappedText& each) { return each.text != nullptr; });
  const auto fit = has_texts ? fit_to_clauses(game, mapped, text, language, glossary)
                             : Fit{fit_of(scores), concepts.text.has_value()};
  made.fit = fit.close;
  made.by_sense = fit.by_sense;
  voted.add_to(scores, spots);
  const auto path = path_of(game, spots, scores, told);
  const double trust = is_doubtful(made) ? at_second_hand : 1;
  // By what words stand for, or by places alone, no link is sure.
  const double by_words = knows_words(mapped, language) ? 1 : at_second_hand;
  static constexpr double least_found = 0.1;
  const Confidence confidence(scores);
  const auto sure = [&](std::size_t clause, std::size_t spot) {
    return std::max(confidence.of(clause, spot) * std::min(trust, by_words),
                    trust * voted.agreed(clause, spot));
  };
  for (std::size_t i = 0; i < scores.size(); ++i) {
    AlignedClause link{std::string(game.clauses[i].id), 0, 0};
    if (path[i] >= 0 && !voted.is_absent(i)) {
      const auto at = static_cast<std::size_t>(path[i]);
      const double found = sure(i, at);
      // Where sisters are known, what is this far from all lines is most likely absent.
      if (votes.empty() || found >= least_found) {
        link.line = spots[at].line;
        link.confidence = found;
      }
    }
    made.clauses.push_back(std::move(link));
  }
  add_closest(made, spots, confidence, sure);
  return made;
}

}  // namespace ruleproof::audit
