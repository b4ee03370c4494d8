#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/shapes.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t shortest_wrapped = 45;  // bytes: where an editor may have broken a line

struct Line {
  std::string_view text;
  int number = 0;
};

/// The end of an element of HTML that says how words look, as Markdown may have it; npos if none
/// begins here. "<two or three>" is none.
auto end_of_element(std::string_view text, std::size_t at) -> std::size_t {
  static constexpr auto names = std::to_array<std::string_view>(
      {"a",    "abbr",   "b",   "big", "br",    "code",    "del",    "div", "em",    "font",
       "hr",   "i",      "img", "ins", "kbd",   "mark",    "p",      "pre", "s",     "small",
       "span", "strong", "sub", "sup", "table", "tbody",   "td",     "th",  "thead", "tr",
       "tt",   "u",      "ul",  "ol",  "li",    "details", "summary"});
  static constexpr std::size_t longest = 200;
  const auto inside = text.substr(at + 1, longest);
  const auto end = inside.find('>');
  if (end == std::string_view::npos) return end;
  auto name = inside.substr(0, end);
  if (name.starts_with('/')) name.remove_prefix(1);
  name = name.substr(0, name.find_first_of(" /"));
  return std::ranges::find(names, name) == names.end() ? std::string_view::npos : at + 1 + end;
}

/// A star between digits or blanks: "3*2", "2 * 5".
auto is_times(std::string_view text, std::size_t at) -> bool {
  const auto is_like = [&](char before, char after) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return (is_digit(before) && is_digit(after)) || (before == ' ' && after == ' ');
  };
  return at > 0 && at + 1 < text.size() && is_like(text[at - 1], text[at + 1]);
}

/// Without the marks of Markdown that only say how words look.
auto without_emphasis(std::string_view text) -> std::string {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`' || (text[i] == '*' && !is_times(text, i))) continue;
    if (text.substr(i, 2) == "__") {
      ++i;
      continue;
    }
    if (text[i] == '<') {
      const auto end = end_of_element(text, i);
      if (end != std::string_view::npos) {
        i = end;
        plain += ' ';
        continue;
      }
    }
    plain += text[i] == '\t' ? ' ' : text[i];
  }
  return std::string(trimmed(plain));
}

/// Comments of Markdown away; every line keeps its number.
auto without_comments(std::string_view text) -> std::string {
  std::string plain(text);
  for (auto at = plain.find("<!--"); at != std::string::npos; at = plain.find("<!--", at)) {
    const auto end = plain.find("-->", at);
    if (end == std::string::npos) break;
    for (; at < end + 3; ++at) plain[at] = plain[at] == '\n' ? '\n' : ' ';
  }
  return plain;
}

auto is_rule(std::string_view text) -> bool {
  return text.size() >= 3 && text.find_first_not_of("-=_*#|: +~") == std::string_view::npos;
}

auto begins_with_number(std::string_view text) -> bool {
  return !text.empty() && text.front() >= '0' && text.front() <= '9';
}

class Gathered {
 public:
  auto add(const Line& line) -> void {
    const auto text = trimmed(line.text);
    if (text.empty() || is_rule(text)) {
      flush();
    } else if (text[0] == '#') {
      flush();
      const auto from = std::min(text.find_first_not_of("# "), text.size());
      emit(text.substr(from), line.number, line.number, Part::heading);
    } else if (line.text.find('\t') != std::string_view::npos && !open_) {
      cells(line, '\t');
    } else if (text[0] == '|') {
      flush();
      cells(line, '|');
    } else {
      running(text, line);
    }
  }
  auto take() -> std::vector<Block> {
    flush();
    return std::move(blocks_);
  }

 private:
  auto running(std::string_view text, const Line& line) -> void {
    const auto mark = item_mark(text);
    // "90 notes", "20 tokens", one to a line: a list without marks.
    const bool is_list = begins_with_number(text) && begins_with_number(gathered_);
    const auto letters = case_of(text);
    const bool is_title = letters.is_capitals() && !letters_.is_capitals();
    const bool goes_on = open_ && mark == 0 && !ends_sentence(gathered_) && !is_list && !is_title &&
                         (begins_small(text) || last_size_ >= shortest_wrapped);
    const bool wrapped = open_ && mark == 0 && last_size_ >= shortest_wrapped &&
                         ends_sentence(gathered_) && is_wrapped_;
    if (!goes_on && !wrapped) {
      flush();
      open_ = true;
      part_ = mark > 0 ? Part::item : Part::paragraph;
      first_ = line.number;
      number_ = item_number(text);
      gathered_ = std::string(text.substr(mark));
      letters_ = letters;
    } else {
      is_wrapped_ = true;
      gathered_ += '\n';
      gathered_ += text;
      letters_ = letters_ + letters;
    }
    last_ = line.number;
    last_size_ = text.size();
  }
  auto cells(const Line& line, char border) -> void {
    flush();
    auto rest = line.text;
    while (!rest.empty()) {
      const auto end = std::min(rest.find(border), rest.size());
      const auto cell = trimmed(rest.substr(0, end));
      if (!cell.empty() && !is_rule(cell)) emit(cell, line.number, line.number, Part::cell);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  auto emit(std::string_view text, int first, int last, Part part, int number = 0) -> void {
    auto plain = without_emphasis(text);
    if (!plain.empty()) blocks_.push_back({std::move(plain), first, last, part, number});
  }
  auto flush() -> void {
    if (!open_) return;
    const bool is_title = part_ == Part::paragraph && first_ == last_ && is_heading(gathered_);
    emit(gathered_, first_, last_, is_title ? Part::heading : part_, number_);
    open_ = false;
    is_wrapped_ = false;
    gathered_.clear();
    letters_ = {};
  }

  std::vector<Block> blocks_;
  std::string gathered_;
  Case letters_;  ///< of all that is gathered
  bool open_ = false;
  bool is_wrapped_ = false;  ///< the paragraph runs over several lines
  Part part_ = Part::paragraph;
  int number_ = 0;  ///< of the mark that was taken off
  int first_ = 0;
  int last_ = 0;
  std::size_t last_size_ = 0;
};

}  // namespace

auto to_text(Part part) -> std::string_view {
  switch (part) {
    case Part::paragraph:
      return "paragraph";
    case Part::heading:
      return "heading";
    case Part::item:
      return "item";
    case Part::cell:
      return "cell";
    case Part::example:
      return "example";
  }
  return "";
}

auto plain_blocks(std::string_view given) -> std::vector<Block> {
  const auto whole = without_comments(given);
  std::string_view text = whole;
  Gathered blocks;
  int number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    blocks.add({text.substr(0, end), ++number});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return blocks.take();
}

}  // namespace ruleproof::audit
