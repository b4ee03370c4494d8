#include "reports/audit/sources/reviewed.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/data/tables.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t digits = 8;
constexpr std::size_t a_row = 10;

auto is_digits(std::string_view word) -> bool {
  return word.size() == digits &&
         word.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// Reads the hashes of a row into `hashes` from `at` on; false for what is none, or too many.
auto read_row(std::string_view row, std::size_t at, LineHashes& hashes) -> bool {
  while (!row.empty()) {
    const auto end = std::min(row.find(' '), row.size());
    const auto word = row.substr(0, end);
    if (at >= hashes.size() || (word != "-" && !is_digits(word))) return false;
    if (word != "-") hashes[at] = word;
    ++at;
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return true;
}

/// Pairs the lines of two texts, by number from 0.
class Pairing {
 public:
  Pairing(const LineHashes& then, const LineHashes& now)
      : then_(then), now_(now), places_(then.size()), taken_(now.size()) {
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (!now[i].empty()) free_[now[i]].push_back(i);
    }
    for (std::size_t i = 0; i < then.size(); ++i) {
      if (then[i].empty()) {
        places_[i].same = true;
      } else {
        lines_.push_back(i);
      }
    }
  }

  auto run() -> std::vector<Standing> {
    take_unique();
    take_neighbours(lines_, 1);
    take_neighbours({lines_.rbegin(), lines_.rend()}, -1);
    take_rest();
    fill_gaps();
    return std::move(places_);
  }

 private:
  auto pair(std::size_t line, std::size_t place, bool same) -> void {
    places_[line] = {static_cast<int>(place) + 1, same};
    taken_[place] = true;
  }

  auto take_unique() -> void {
    std::map<std::string_view, int> count;
    for (const auto line : lines_) ++count[then_[line]];
    for (const auto line : lines_) {
      const auto found = free_.find(then_[line]);
      if (count[then_[line]] == 1 && found != free_.end() && found->second.size() == 1) {
        pair(line, found->second.front(), true);
      }
    }
  }

  /// The next line from a place that is not blank, up or down; the size of the text if none is.
  [[nodiscard]] auto beside(std::size_t place, int step) const -> std::size_t {
    do {
      place += static_cast<std::size_t>(step);
    } while (place < now_.size() && now_[place].empty());
    return std::min(place, now_.size());  // above the first line the number has wrapped
  }

  auto take_neighbours(const std::vector<std::size_t>& lines, int step) -> void {
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const auto& last = places_[lines[i - 1]];
      if (places_[lines[i]].line != 0 || last.line == 0) continue;
      const auto place = beside(static_cast<std::size_t>(last.line) - 1, step);
      if (place == now_.size() || taken_[place] || now_[place] != then_[lines[i]]) continue;
      pair(lines[i], place, true);
    }
  }

  /// Lines that are alike, in their order.
  auto take_rest() -> void {
    for (const auto line : lines_) {
      if (places_[line].line != 0) continue;
      const auto found = free_.find(then_[line]);
      if (found == free_.end()) continue;
      const auto place = std::ranges::find_if(found->second, [&](auto at) { return !taken_[at]; });
      if (place != found->second.end()) pair(line, *place, true);
    }
  }

  /// A changed line stands below the line that stood above it, until the next one that was there.
  auto fill_gaps() -> void {
    std::size_t place = beside(static_cast<std::size_t>(-1), 1);
    for (const auto line : lines_) {
      if (places_[line].line == 0 && place < now_.size() && !taken_[place]) {
        pair(line, place, false);
      }
      if (places_[line].line != 0) {
        place = beside(static_cast<std::size_t>(places_[line].line) - 1, 1);
      }
    }
  }

  const LineHashes& then_;
  const LineHashes& now_;
  std::vector<std::size_t> lines_;  ///< of the reviewed text that are not blank
  std::vector<Standing> places_;
  std::vector<bool> taken_;
  std::map<std::string_view, std::vector<std::size_t>> free_;  ///< where each hash stands now
};

}  // namespace

auto line_hashes(const Text& text) -> LineHashes {
  LineHashes hashes(static_cast<std::size_t>(text.size()));
  for (int line = 1; line <= text.size(); ++line) {
    if (text.blank(line)) continue;
    hashes[static_cast<std::size_t>(line) - 1] =
        hash_of(text, {{line, line}}).value_or("").substr(0, digits);
  }
  return hashes;
}

auto reviewed_table(const LineHashes& hashes) -> std::string {
  std::string table = "\n[reviewed]";
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    table += i % a_row == 0 ? '\n' + std::to_string(i + 1) + " = \"" : " ";
    table += hashes[i].empty() ? "-" : hashes[i];
    if (i % a_row == a_row - 1 || i + 1 == hashes.size()) table += '"';
  }
  return table + '\n';
}

auto read_reviewed(const Table& table, int lines) -> std::optional<LineHashes> {
  LineHashes hashes(static_cast<std::size_t>(lines));
  for (const auto& [name, value] : table.entries()) {
    std::size_t line = 0;
    const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), line);
    const auto* row = std::get_if<std::string>(&value.content);
    const bool is_row =
        problem == std::errc() && end == name.data() + name.size() && line >= 1 && row != nullptr;
    if (!is_row || !read_row(*row, line - 1, hashes)) return std::nullopt;
  }
  return hashes;
}

auto standing(const LineHashes& then, const LineHashes& now) -> std::vector<Standing> {
  return Pairing(then, now).run();
}

auto followed(const Lines& lines, const std::vector<Standing>& standing, const LineHashes& now)
    -> Lines {
  const auto is_blank = [&](int line) { return now[static_cast<std::size_t>(line) - 1].empty(); };
  std::vector<int> all;
  for (const auto& span : lines) {
    int above = 0;
    for (int line = span.first; line <= span.last; ++line) {
      const int here = standing[static_cast<std::size_t>(line) - 1].line;
      if (here == 0) continue;
      int between = above == 0 || here < above ? here : above + 1;
      while (between < here && is_blank(between)) ++between;
      for (int blank = above + 1; between == here && above != 0 && blank < here; ++blank) {
        all.push_back(blank);
      }
      all.push_back(here);
      above = here;
    }
  }
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  return spans_of(all);
}

}  // namespace ruleproof::audit
