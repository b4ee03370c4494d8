#include "reports/audit/sources/accounting.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "reports/audit/game_tables.hpp"
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

/// The same for lines of which those up to some place moved by one distance and the others by
/// another: distances by which other links moved, or none at all.
auto find_parted(const Text& text, const Link& link, const std::set<int>& distances)
    -> std::optional<Lines> {
  for (std::size_t parted = 1; parted < link.lines.size(); ++parted) {
    for (const int before : distances) {
      const auto begin = shifted(link.lines, before);
      for (const int after : distances) {
        auto moved = shifted(link.lines, after);
        std::copy_n(begin.begin(), parted, moved.begin());
        const bool is_ordered =
            moved.front().first >= 1 && moved[parted - 1].last < moved[parted].first;
        if (before != after && is_ordered && hash_of(text, moved) == link.hash) return moved;
      }
    }
  }
  return std::nullopt;
}

/// Looks for what did not move as a whole, by the distances of what did.
auto part(const Text& text, std::vector<Suspect>& suspects) -> void {
  std::set<int> distances{0};
  for (const auto& suspect : suspects) {
    if (!suspect.moved_to) continue;
    distances.insert(suspect.moved_to->front().first - suspect.link.lines.front().first);
  }
  static constexpr std::size_t most = 8;  // more is another text
  if (distances.size() > most || !is_searchable(text)) return;
  for (auto& suspect : suspects) {
    if (!suspect.moved_to) suspect.moved_to = find_parted(text, suspect.link, distances);
  }
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

/// Where the lines of a link stand now, if that is known; else where they stood.
auto place_of(const Link& link, const std::vector<Suspect>& suspects) -> const Lines& {
  const auto suspect = std::ranges::find_if(suspects, [&](const Suspect& each) {
    return each.link.entry == link.entry && each.moved_to;
  });
  return suspect == suspects.end() ? link.lines : *suspect->moved_to;
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

/// Line `line` of a text with its number; "17: " if it has none.
auto numbered(const Text& text, int line) -> std::string {
  return std::to_string(line) + ": " + quote(text, {line, line});
}

/// The reviewed lines that have changed, as they were and as they are.
auto show_change(const Text& old, const Text& text, Suspect& suspect) -> void {
  for (const auto& span : suspect.link.lines) {
    for (int line = span.first; line <= span.last; ++line) {
      if (hash_of(old, {{line, line}}) == hash_of(text, {{line, line}})) continue;
      suspect.before += (suspect.before.empty() ? "" : "\n") + numbered(old, line);
      suspect.now += (suspect.now.empty() ? "" : "\n") + numbered(text, line);
    }
  }
}

auto check_link(const Link& link, const Text& text, const Text* old, Accounting& account) -> void {
  if (link.review) account.drafted.push_back(link);
  if (link.lines.empty()) return;
  if (link.hash.empty()) {
    account.unstamped.push_back(link);
    return;
  }
  auto hash = hash_of(text, link.lines);
  if (hash == link.hash) return;
  Suspect suspect{link, std::move(hash), std::nullopt, "", ""};
  if (is_searchable(text)) suspect.moved_to = find_moved(text, link);
  if (old != nullptr && hash_of(*old, link.lines) == link.hash) {
    show_change(*old, text, suspect);
  }
  account.suspects.push_back(std::move(suspect));
}

}  // namespace

auto verdict_on(const Sources& sources, std::string_view clause) -> std::string_view {
  const auto link = std::ranges::find(sources.clauses, clause, &ClauseLink::clause);
  return link == sources.clauses.end() ? "silent" : to_text(link->verdict);
}

auto account(const GameTables& game, const Sources& sources, const Text& text, const Text* old)
    -> Accounting {
  Accounting account;
  account.lines = text.size();
  for (const auto* link : sources.links()) check_link(*link, text, old, account);
  part(text, account.suspects);
  count_lines(sources, text, account);
  for (const auto& clause : game.clauses) {
    const auto verdict = verdict_on(sources, clause.id);
    ++account.verdicts[std::string(verdict)];
    if (verdict == "silent") account.silent_clauses.emplace_back(clause.id);
  }
  return account;
}

}  // namespace ruleproof::audit
