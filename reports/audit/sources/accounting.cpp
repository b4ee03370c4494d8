#include "reports/audit/sources/accounting.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/reviewed.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

constexpr int furthest_move = 500;  // lines

auto shifted(const Lines& lines, int by) -> Lines {
  Lines moved = lines;
  for (auto& span : moved) {
    span.first += by;
    span.last += by;
  }
  return moved;
}

/// Whether so much is still a rulebook, in which it is worth looking for moved lines.
auto is_searchable(const Text& text) -> bool {
  constexpr std::size_t most = 1'000'000;  // bytes
  std::size_t size = 0;
  for (const auto& line : text.normal) size += line.size();
  return size <= most;
}

/// The nearest place where the lines that were reviewed stand, all moved alike.
auto find_moved(const Text& text, const Link& link) -> std::optional<Lines> {
  for (int distance = 1; distance <= furthest_move; ++distance) {
    for (const int by : {distance, -distance}) {
      if (link.lines.front().first + by < 1) continue;
      auto moved = shifted(link.lines, by);
      if (hash_of(text, moved) == link.hash) return moved;
    }
  }
  return std::nullopt;
}

/// A link that only its own hash tells of.
auto suspect_of(const Link& link, const Text& text) -> Suspect {
  if (is_searchable(text)) {
    if (auto moved = find_moved(text, link))
      return {link, std::move(*moved), {}, {}, false, "", ""};
  }
  const bool is_gone = last_line(link.lines) > text.size();
  return {link, link.lines, link.lines, is_gone ? Lines() : link.lines, is_gone, "", ""};
}

/// The last line before one that is gone that still stands somewhere; none where none does.
auto line_before(const std::vector<Standing>& standing, int line) -> std::vector<int> {
  for (; line > 1; --line) {
    const auto& above = standing[static_cast<std::size_t>(line) - 2];
    if (above.line != 0) return {above.line};
  }
  return {};
}

/// A link of whose lines each is told apart.
auto suspect_of(const Link& link, const std::vector<Standing>& standing) -> Suspect {
  std::vector<int> lines;
  std::vector<int> changed;
  std::vector<int> places;
  for (const auto& span : link.lines) {
    for (int line = span.first; line <= span.last; ++line) {
      const auto& now = standing[static_cast<std::size_t>(line) - 1];
      if (now.line != 0) lines.push_back(now.line);
      if (now.same) continue;
      changed.push_back(line);
      if (now.line != 0) places.push_back(now.line);
    }
  }
  const bool is_gone = places.empty() && !changed.empty();
  if (is_gone) places = line_before(standing, changed.front());
  return {link, spans_of(lines), spans_of(changed), spans_of(places), is_gone, "", ""};
}

/// Which lines of the text some links name, by number; 0 is unused.
class Marks {
 public:
  explicit Marks(int lines) : marks_(static_cast<std::size_t>(lines) + 1) {}
  auto add(const Lines& lines) -> void {
    for (const auto& span : lines) {
      for (auto line = static_cast<std::size_t>(span.first);
           line <= static_cast<std::size_t>(span.last) && line < marks_.size(); ++line) {
        marks_[line] = true;
      }
    }
  }
  [[nodiscard]] auto has(int line) const -> bool { return marks_[static_cast<std::size_t>(line)]; }

 private:
  std::vector<bool> marks_;
};

/// Where the lines of a link stand now.
auto place_of(const Link& link, const std::vector<Suspect>& suspects) -> const Lines& {
  const auto suspect =
      std::ranges::find(suspects, link.entry, [](const Suspect& each) { return each.link.entry; });
  return suspect == suspects.end() ? link.lines : suspect->lines;
}

auto count_lines(const Sources& sources, const Text& text, Accounting& account) -> void {
  Marks cited(text.size());
  Marks marked(text.size());
  for (const auto& clause : sources.clauses) cited.add(place_of(clause.link, account.suspects));
  for (const auto& lines : sources.marked) marked.add(place_of(lines.link, account.suspects));
  for (int line = 1; line <= text.size(); ++line) {
    if (text.blank(line)) {
      ++account.blank;
    } else if (cited.has(line)) {
      ++account.cited;
    } else if (marked.has(line)) {
      ++account.marked;
    } else {
      account.unaccounted.push_back(line);
    }
  }
}

/// Lines of a text, each with its number.
auto numbered(const Text& text, const Lines& lines) -> std::string {
  std::string all;
  for (const auto& span : lines) {
    for (int line = span.first; line <= span.last; ++line) {
      all += (all.empty() ? "" : "\n") + std::to_string(line) + ": " + quote(text, {line, line});
    }
  }
  return all;
}

/// The texts that are held against each other.
struct Reviewed {
  const Text& text;
  const Text* old;                 ///< as it was, if that is at hand
  std::vector<Standing> standing;  ///< of each line that it had; empty if nothing tells
};

auto reviewed(const Sources& sources, const Text& text, const Text* old) -> Reviewed {
  if (!sources.reviewed.empty()) {
    return {text, old, standing(sources.reviewed, line_hashes(text))};
  }
  const bool is_reviewed =
      old != nullptr && std::ranges::all_of(sources.links(), [&](const Link* link) {
        return link->hash.empty() || hash_of(*old, link->lines) == link->hash;
      });
  return {text, old,
          is_reviewed ? standing(line_hashes(*old), line_hashes(text)) : std::vector<Standing>()};
}

auto check_link(const Link& link, const Reviewed& texts, Accounting& account) -> void {
  if (link.review) account.drafted.push_back(link);
  if (link.lines.empty()) return;
  if (link.hash.empty()) {
    account.unstamped.push_back(link);
    return;
  }
  if (hash_of(texts.text, link.lines) == link.hash) return;
  const bool is_told = static_cast<int>(texts.standing.size()) >= last_line(link.lines);
  auto suspect = is_told ? suspect_of(link, texts.standing) : suspect_of(link, texts.text);
  // Where the link itself was edited, its lines have no review.
  if (suspect.has_moved() && hash_of(texts.text, suspect.lines) != link.hash) {
    suspect.changed = link.lines;
    suspect.places = suspect.lines;
  }
  if (texts.old != nullptr && hash_of(*texts.old, link.lines) == link.hash) {
    suspect.before = numbered(*texts.old, suspect.changed);
    suspect.now = suspect.gone ? "nothing" : numbered(texts.text, suspect.places);
  }
  account.suspects.push_back(std::move(suspect));
}

}  // namespace

auto verdict_on(const Sources& sources, std::string_view clause) -> std::string_view {
  const auto link = std::ranges::find(sources.clauses, clause, &ClauseLink::clause);
  return link == sources.clauses.end() ? "silent" : to_text(link->verdict);
}

auto is_another_text(const Sources& sources, const Text& text) -> std::optional<Error> {
  static constexpr int one_of = 5;  // lines
  if (sources.reviewed.empty()) return std::nullopt;
  int lines = 0;
  int same = 0;
  const auto places = standing(sources.reviewed, line_hashes(text));
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (sources.reviewed[i].empty()) continue;
    ++lines;
    if (places[i].same) ++same;
  }
  if (same * one_of >= lines) return std::nullopt;
  return Error{Code::no_text, text.file,
               "is not the text that was reviewed: " + std::to_string(same) + " of its " +
                   std::to_string(lines) + " lines are there; --new drafts the links of another"};
}

auto account(const GameTables& game, const Sources& sources, const Text& text, const Text* old)
    -> Accounting {
  Accounting account;
  account.lines = text.size();
  const auto texts = reviewed(sources, text, old);
  for (const auto* link : sources.links()) check_link(*link, texts, account);
  count_lines(sources, text, account);
  for (const auto& clause : game.clauses) {
    const auto verdict = verdict_on(sources, clause.id);
    ++account.verdicts[std::string(verdict)];
    if (verdict == "silent") account.silent_clauses.emplace_back(clause.id);
  }
  return account;
}

}  // namespace ruleproof::audit
