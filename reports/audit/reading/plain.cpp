#include <algorithm>
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

/// Without the marks of Markdown that only say how words look.
auto without_emphasis(std::string_view text) -> std::string {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '`' || text[i] == '*') continue;
    if (text.substr(i, 2) == "__") {
      ++i;
      continue;
    }
    if (text[i] == '<') {
      const auto end = text.find('>', i);
      const bool is_tag = end != std::string_view::npos && i + 1 < text.size() && end - i < 40 &&
                          (text[i + 1] == '/' || (text[i + 1] >= 'a' && text[i + 1] <= 'z'));
      if (is_tag) {
        i = end;
        plain += ' ';
        continue;
      }
    }
    plain += text[i] == '\t' ? ' ' : text[i];
  }
  return std::string(trimmed(plain));
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
    const bool is_title = is_capitals(text) && !is_capitals(gathered_);
    const bool goes_on = open_ && mark == 0 && !ends_sentence(gathered_) && !is_list && !is_title &&
                         (begins_small(text) || last_size_ >= shortest_wrapped);
    const bool wrapped = open_ && mark == 0 && last_size_ >= shortest_wrapped &&
                         ends_sentence(gathered_) && is_wrapped_;
    if (!goes_on && !wrapped) {
      flush();
      open_ = true;
      part_ = mark > 0 ? Part::item : Part::paragraph;
      first_ = line.number;
      gathered_ = std::string(text.substr(mark));
    } else {
      is_wrapped_ = true;
      gathered_ += ' ';
      gathered_ += text;
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
  auto emit(std::string_view text, int first, int last, Part part) -> void {
    auto plain = without_emphasis(text);
    if (!plain.empty()) blocks_.push_back({std::move(plain), first, last, part});
  }
  auto flush() -> void {
    if (!open_) return;
    const bool is_title = part_ == Part::paragraph && first_ == last_ && is_heading(gathered_);
    emit(gathered_, first_, last_, is_title ? Part::heading : part_);
    open_ = false;
    is_wrapped_ = false;
    gathered_.clear();
  }

  std::vector<Block> blocks_;
  std::string gathered_;
  bool open_ = false;
  bool is_wrapped_ = false;  ///< the paragraph runs over several lines
  Part part_ = Part::paragraph;
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

auto plain_blocks(std::string_view text) -> std::vector<Block> {
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
