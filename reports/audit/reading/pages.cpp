#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/columns.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/shapes.hpp"
#include "reports/audit/reading/xml.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {
namespace {

using Line = PageLine;

auto number_of(const pugi::xml_node& node, const char* name) -> double {
  static constexpr double farthest = 1e6;  // points: no page is larger
  const auto value = node.attribute(name).as_double();
  return std::abs(value) < farthest ? value : 0;
}

auto line_of(const pugi::xml_node& node) -> Line {
  Line line{.text = {},
            .words = {},
            .left = number_of(node, "xMin"),
            .top = number_of(node, "yMin"),
            .right = number_of(node, "xMax"),
            .bottom = number_of(node, "yMax")};
  for (const auto word : node.children("word")) {
    line.words.push_back({word.text().get(), number_of(word, "xMin"), number_of(word, "yMin"),
                          number_of(word, "xMax"), number_of(word, "yMax")});
    line.text += (line.text.empty() ? "" : " ") + line.words.back().text;
  }
  return line;
}

/// The lines of all pages, page by page.
auto lines_of(const pugi::xml_document& xml) -> std::vector<Line> {
  static constexpr double edge = 0.12;  // of the height of a page
  std::vector<Line> lines;
  int page = -1;
  int block = 0;
  double height = 0;
  for (auto node = xml.first_child(); node; node = next_of(node)) {
    if (is_named(node, "page")) {
      ++page;
      height = number_of(node, "height");
    } else if (is_named(node, "block")) {
      ++block;
    } else if (is_named(node, "line") && page >= 0) {
      auto line = line_of(node);
      line.page = page;
      line.group = block;  // pdftotext's guess, for pages that keep their order
      line.column_end = line.right;
      line.at_edge = line.bottom < edge * height || line.top > (1 - edge) * height;
      if (!line.text.empty()) lines.push_back(std::move(line));
    }
  }
  return lines;
}

/// Each page in the order in which it is read.
auto ordered(std::vector<Line> lines) -> std::vector<Line> {
  std::vector<Line> all;
  for (auto from = lines.begin(); from != lines.end();) {
    const auto page = from->page;
    const auto to =
        std::find_if(from, lines.end(), [&](const Line& line) { return line.page != page; });
    auto own = in_reading_order({std::make_move_iterator(from), std::make_move_iterator(to)});
    all.insert(all.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    from = to;
  }
  return all;
}

/// The text with every number as "#", so that the heads of all pages are the same.
auto without_numbers(std::string_view text) -> std::string {
  std::string plain;
  for (const char c : text) {
    const bool is_digit = c >= '0' && c <= '9';
    if (!is_digit) plain += c;
    if (is_digit && !plain.ends_with('#')) plain += '#';
  }
  return plain;
}

/// "7", "- 7 -", "7/12"
auto is_page_number(std::string_view text) -> bool {
  return text.size() < 9 && text.find_first_not_of("0123456789 -/|.") == std::string_view::npos;
}

/// Takes out running heads and page numbers: lines at the edge that stand at the same height of
/// several pages, or numbers with nothing beside them. Says how many.
auto take_out_furniture(std::vector<Line>& lines) -> std::size_t {
  const auto row = [](const Line& line) { return std::pair(line.page, std::lround(line.top / 4)); };
  const auto head = [](const Line& line) {
    return std::pair(without_numbers(line.text), std::lround(line.top / 4));
  };
  std::map<std::pair<std::string, long>, std::set<int>> pages;
  std::map<std::pair<int, long>, int> in_row;
  std::map<int, int> bodies;  // lines of each page that are not at an edge
  for (const auto& line : lines) {
    if (line.at_edge) pages[head(line)].insert(line.page);
    ++in_row[row(line)];
    bodies[line.page] += line.at_edge ? 0 : 1;
  }
  return std::erase_if(lines, [&](const Line& line) {
    if (!line.at_edge || bodies[line.page] == 0) return false;
    const bool is_number = is_page_number(line.text) && in_row[row(line)] == 1;
    return is_number || pages[head(line)].size() > 1;
  });
}

/// Words that are written with a hyphen within a line: where one is divided at its hyphen, it keeps
/// it.
auto hyphenated(const std::vector<Line>& lines) -> std::set<std::string, std::less<>> {
  std::set<std::string, std::less<>> words;
  for (const auto& line : lines) {
    std::string_view rest = line.text;
    while (!rest.empty()) {
      const auto word = rest.substr(0, rest.find(' '));
      const auto at = word.find('-');
      const auto end = word.find_last_not_of(".,;:!?)");
      if (at != std::string_view::npos && at > 0 && at + 1 < word.size()) {
        words.emplace(word.substr(0, end + 1));
      }
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
  }
  return words;
}

class Assembly {
 public:
  explicit Assembly(const std::vector<Line>& lines)
      : lines_(lines), hyphenated_(hyphenated(lines)) {
    std::vector<double> heights;
    heights.reserve(lines.size());
    for (const auto& line : lines) heights.push_back(line.height());
    if (heights.empty()) return;
    const auto middle = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2);
    std::ranges::nth_element(heights, middle);
    usual_ = *middle;
  }

  auto blocks() -> std::vector<Block> {
    for (std::size_t i = 0; i < lines_.size(); ++i) add(i);
    return std::move(blocks_);
  }

 private:
  static constexpr double other_size = 0.15;  // of the height of a line
  static constexpr double short_by = 2;       // heights of a line

  /// Whether a line goes on with what the line before it began.
  [[nodiscard]] auto goes_on(std::size_t i) const -> bool {
    const auto& line = lines_[i];
    if (blocks_.empty() || item_mark(line.text) > 0) return false;
    const auto& before = lines_[i - 1];
    if (std::abs(line.height() - before.height()) > other_size * before.height()) return false;
    if (line.is_cell || before.is_cell) return false;
    if (line.page != before.page || line.group != before.group) {
      // Over a gap, the end of a column or of a page.
      return !ends_sentence(before.text) && begins_small(line.text);
    }
    const bool is_last = ends_sentence(before.text) &&
                         (before.right < before.column_end - short_by * before.height() ||
                          line.left > before.left + 0.8 * line.height());
    return !is_last;
  }

  auto add(std::size_t i) -> void {
    const auto& line = lines_[i];
    if (goes_on(i)) {
      auto& block = blocks_.back();
      join(block.text, line.text);
      block.last_line = line.number;
      if (block.part == Part::heading && !is_large(line)) block.part = Part::paragraph;
      return;
    }
    const auto mark = item_mark(line.text);
    Block block{line.text.substr(mark), line.number, line.number, Part::paragraph,
                item_number(line.text)};
    if (mark > 0) {
      block.part = Part::item;
    } else if (line.is_cell) {
      block.part = Part::cell;
    } else if (is_heading(line.text)) {
      block.part = Part::heading;  // until another line of the same size goes on
    }
    blocks_.push_back(std::move(block));
  }
  [[nodiscard]] auto is_large(const Line& line) const -> bool {
    return line.height() > (1 + other_size) * usual_;
  }

  /// Adds a line, and makes a word whole that was divided at its end.
  auto join(std::string& text, std::string_view line) const -> void {
    for (const std::string_view hyphen : {"-", "\xC2\xAD", "\xE2\x80\x90"}) {
      if (!text.ends_with(hyphen) || text.size() == hyphen.size()) continue;
      const auto before = text[text.size() - hyphen.size() - 1];
      if (before == ' ' || before == '-') continue;
      const auto from = text.rfind(' ') + 1;  // npos + 1 is 0
      const auto next = line.substr(0, line.find(' '));
      const auto whole =
          text.substr(from) + std::string(next.substr(0, next.find_first_of(".,;:!?)")));
      if (hyphen == "-" && (!begins_small(line) || hyphenated_.contains(whole))) {
        text += line;
        return;
      }
      text.resize(text.size() - hyphen.size());
      text += line;
      return;
    }
    text += ' ';
    text += line;
  }

  const std::vector<Line>& lines_;
  std::set<std::string, std::less<>> hyphenated_;
  std::vector<Block> blocks_;
  double usual_ = 0;
};

}  // namespace

auto page_blocks(std::string_view xml, const std::string& file) -> Result<Blocks> {
  const auto text = decoded(xml, file);
  if (!text) return text.error();
  auto read = parsed(text->text, file);
  if (!read) return read.error();
  auto lines = lines_of(std::move(read).value());
  Blocks blocks;
  const auto pages = lines.empty() ? 0 : lines.back().page + 1;
  const auto furniture = take_out_furniture(lines);
  lines = ordered(std::move(lines));
  int number = 0;
  for (auto& line : lines) {
    while (static_cast<int>(blocks.pages.size()) <= line.page) blocks.pages.push_back(number);
    line.number = ++number;
  }
  while (static_cast<int>(blocks.pages.size()) < pages) blocks.pages.push_back(number);
  if (furniture > 0) {
    blocks.notes.push_back(std::to_string(furniture) + (furniture == 1 ? " line" : " lines") +
                           " at the edges of pages left out as running heads and page numbers");
  }
  blocks.blocks = Assembly(lines).blocks();
  return blocks;
}

}  // namespace ruleproof::audit
