#include "reports/audit/align.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/align_terms.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/lines.hpp"
#include "reports/audit/sources.hpp"
#include "reports/audit/text.hpp"
#include "reports/audit/words.hpp"

namespace ruleproof::audit {

namespace {

// What counts how much. Likeness goes from 0 to 1; measured on the text in fixtures/.
constexpr double of_heading = 0.4;  ///< words of the heading above a line
constexpr double of_before = 0.4;   ///< words of the line that a line goes on from
constexpr double of_name = 0.5;     ///< words of the clause's id
constexpr double of_place = 0.3;    ///< being where the mapped texts have it
constexpr double left_out = 0.1;    ///< a clause that no line makes
constexpr double stay = 0.2;        ///< a second clause on one line
constexpr double skip = 0.1;        ///< a line without a clause
constexpr double back = 0.4;        ///< a step back, and how it grows with its length
constexpr double further_back = 0.05;
constexpr double of_gap = 0.25;   ///< second round: a line that has no clause yet...
constexpr double of_near = 0.25;  ///< ...and is near the neighbours of the clause
constexpr double enough = 0.3;
constexpr std::size_t longest_heading = 6;  // words

/// A line that is not blank.
struct Spot {
  int line = 0;
  bool is_heading = false;
  Terms terms;
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

auto spots_of(const Text& text) -> std::vector<Spot> {
  std::vector<Spot> spots;
  std::string_view heading;
  std::string_view before;
  for (int number = 1; number <= text.size(); ++number) {
    if (text.blank(number)) continue;
    const std::string_view line = text.normal[static_cast<std::size_t>(number - 1)];
    Spot spot{number, is_heading(line, words_of(line).size()), {}};
    if (spot.is_heading) {
      heading = line;
      before = {};
    } else {
      Terms around;
      add_terms(around, heading, of_heading);
      if (goes_on(line)) add_terms(around, before, of_before);
      add_terms(spot.terms, line, 1);
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

using Table = std::vector<std::vector<double>>;  ///< of clauses and spots

/// What it costs to go from one spot to another; headings between them cost nothing.
class Jumps {
 public:
  explicit Jumps(const std::vector<Spot>& spots) : before_(spots.size() + 1, 0) {
    for (std::size_t i = 0; i < spots.size(); ++i) {
      before_[i + 1] = before_[i] + (spots[i].is_heading ? 0 : 1);
    }
  }
  [[nodiscard]] auto cost(std::size_t from, std::size_t to) const -> double {
    if (to == from) return stay;
    if (to < from) return back + further_back * std::log2(1.0 + static_cast<double>(from - to));
    const int gap = before_[to] - before_[from + 1];
    return gap < 4 ? skip * gap : skip * (3 + std::log2(gap - 2.0));
  }

 private:
  std::vector<int> before_;
};

/// For each clause the spot of the best path; -1 where it is left out.
auto best_path(const Table& scores, const std::vector<Spot>& spots) -> std::vector<int> {
  struct Step {
    std::size_t from = 0;
    bool left_out = false;
  };
  const Jumps jumps(spots);
  std::vector<double> best(spots.size(), 0);
  std::vector<std::vector<Step>> steps;
  for (const auto& row : scores) {
    std::vector<double> next(spots.size(), 0);
    std::vector<Step> step(spots.size());
    for (std::size_t to = 0; to < spots.size(); ++to) {
      next[to] = best[to] + left_out;
      step[to] = {to, true};
      for (std::size_t from = 0; from < spots.size() && !spots[to].is_heading; ++from) {
        const double value = best[from] - jumps.cost(from, to) + row[to];
        if (value <= next[to]) continue;
        next[to] = value;
        step[to] = {from, false};
      }
    }
    best = std::move(next);
    steps.push_back(std::move(step));
  }
  std::vector<int> path(scores.size(), -1);
  auto at = static_cast<std::size_t>(std::ranges::max_element(best) - best.begin());
  for (auto i = steps.size(); i-- > 0;) {
    if (!steps[i][at].left_out) path[i] = static_cast<int>(at);
    at = steps[i][at].from;
  }
  return path;
}

/// The second round: what the path has left out goes where it fits best, one after the other.
class Rest {
 public:
  Rest(const Table& scores, const std::vector<Spot>& spots, std::vector<int>& path)
      : scores_(scores), spots_(spots), path_(path), taken_(spots.size(), false) {
    int last = 0;
    for (const int at : path) {
      if (at >= 0) {
        last = at;
        taken_[static_cast<std::size_t>(at)] = true;
      }
      near_.push_back(last);
    }
  }
  auto run() -> void {
    while (place_one()) {
    }
  }

 private:
  auto place_one() -> bool {
    double best = enough;
    std::size_t clause = 0;
    std::size_t spot = spots_.size();
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      for (std::size_t j = 0; j < spots_.size() && path_[i] < 0; ++j) {
        if (spots_[j].is_heading) continue;
        const double away = std::abs(static_cast<double>(j) - near_[i] - 0.5);
        const double value = scores_[i][j] + (taken_[j] ? 0 : of_gap) + of_near / (1 + away);
        if (value <= best) continue;
        best = value;
        clause = i;
        spot = j;
      }
    }
    if (spot == spots_.size()) return false;
    path_[clause] = static_cast<int>(spot);
    taken_[spot] = true;
    return true;
  }

  const Table& scores_;
  const std::vector<Spot>& spots_;
  std::vector<int>& path_;
  std::vector<bool> taken_;
  std::vector<int> near_;
};

/// How much each clause and each line share. The place in other translations helps where the words
/// do not: in a language of which no text is known.
auto scores_of(const GameTables& game, const std::vector<MappedText>& mapped, const Text& text,
               const std::vector<Spot>& spots, std::string_view language) -> Table {
  std::vector<Terms> all;
  std::vector<Terms> clauses;
  for (const auto& spot : spots) all.push_back(spot.terms);
  for (const auto& clause : game.clauses) {
    clauses.push_back(terms_of(clause, mapped, language));
    all.push_back(clauses.back());
  }
  const Rarity rarity(all);
  const auto places = places_of(game, mapped);
  const bool has_words = language == "en" || std::ranges::any_of(mapped, [&](const auto& each) {
                           return each.text != nullptr && each.sources->language == language;
                         });
  Table scores(clauses.size(), std::vector<double>(spots.size(), 0));
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    for (std::size_t j = 0; j < spots.size(); ++j) {
      if (spots[j].is_heading) continue;
      scores[i][j] = likeness(clauses[i], spots[j].terms, rarity);
      if (has_words || mapped.empty()) continue;
      const double away = std::abs(places[i] - static_cast<double>(spots[j].line) / text.size());
      scores[i][j] += of_place * std::max(0.0, 1 - 10 * away);
    }
  }
  return scores;
}

/// How close the line is, and how far behind the next best.
auto confidence_of(const std::vector<double>& scores, std::size_t chosen) -> double {
  constexpr double close = 0.45;
  double rival = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (i != chosen) rival = std::max(rival, scores[i]);
  }
  const double own = scores[chosen];
  if (own <= 0) return 0;
  const double lead = std::clamp(0.5 + 1.5 * (own - rival) / own, 0.0, 1.0);
  return std::min(1.0, own / close) * (0.5 + 0.5 * lead);
}

}  // namespace

auto align(const GameTables& game, const std::vector<MappedText>& mapped, const Text& text,
           std::string_view language) -> Alignment {
  Alignment made;
  const auto spots = spots_of(text);
  for (const auto& spot : spots) {
    if (spot.is_heading) made.headings.push_back(spot.line);
  }
  const auto scores = scores_of(game, mapped, text, spots, language);
  auto path = std::vector<int>(scores.size(), -1);
  if (!spots.empty()) path = best_path(scores, spots);
  Rest(scores, spots, path).run();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    AlignedClause link{std::string(game.clauses[i].id), 0, 0};
    if (path[i] >= 0) {
      const auto at = static_cast<std::size_t>(path[i]);
      link.line = spots[at].line;
      link.confidence = confidence_of(scores[i], at);
    }
    made.clauses.push_back(std::move(link));
  }
  return made;
}

}  // namespace ruleproof::audit
