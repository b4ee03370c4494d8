#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/entities.hpp"
#include "reports/audit/reading/shapes.hpp"

namespace ruleproof::audit {
namespace {

/// Where a block begins or ends, whatever the nesting: so depth costs nothing.
constexpr auto breaks = std::to_array<std::string_view>(
    {"p",       "div",        "br",     "hr",   "table",   "tr",         "ul",
     "ol",      "dl",         "dt",     "dd",   "body",    "html",       "section",
     "article", "header",     "footer", "nav",  "main",    "blockquote", "pre",
     "figure",  "figcaption", "form",   "head", "address", "aside"});

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  auto blocks() -> std::vector<Block> {
    while (at_ < text_.size()) {
      if (text_[at_] == '<' && looks_like_tag()) {
        tag();
      } else {
        take(text_[at_++]);
      }
    }
    flush();
    return std::move(blocks_);
  }

 private:
  [[nodiscard]] auto looks_like_tag() const -> bool {
    if (at_ + 1 >= text_.size()) return false;
    const char next = text_[at_ + 1];
    return next == '/' || next == '!' || next == '?' || (next >= 'a' && next <= 'z') ||
           (next >= 'A' && next <= 'Z');
  }

  auto take(char c) -> void {
    if (gathered_.empty() && (c == ' ' || c == '\n' || c == '\t')) {
      line_ += c == '\n' ? 1 : 0;
      return;
    }
    if (gathered_.empty()) first_ = line_;
    gathered_ += c == '\t' ? ' ' : c;
    line_ += c == '\n' ? 1 : 0;
  }

  auto skip_to(std::size_t end) -> void {
    end = std::min(end, text_.size());
    const auto lines = std::ranges::count(text_.substr(at_, end - at_), '\n');
    line_ += static_cast<int>(lines);
    if (!gathered_.empty()) gathered_.append(static_cast<std::size_t>(lines), '\n');
    at_ = end;
  }

  /// The end of what begins at `at_` and is closed by `mark`; the end of the text if nothing is.
  [[nodiscard]] auto after(std::string_view mark) const -> std::size_t {
    const auto end = text_.find(mark, at_);
    return end == std::string_view::npos ? text_.size() : end + mark.size();
  }

  /// The same for the end of an element, in small letters or capitals.
  [[nodiscard]] auto after_end_of(std::string_view name) const -> std::size_t {
    const auto mark = "</" + std::string(name);
    const auto rest = text_.substr(at_);
    const auto found = std::ranges::search(rest, mark, {}, [](char c) {
      return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return found.empty() ? text_.size()
                         : at_ + static_cast<std::size_t>(found.end() - rest.begin());
  }

  auto tag() -> void {
    if (text_.substr(at_).starts_with("<!--")) return skip_to(after("-->"));
    auto from = at_ + 1;
    if (from < text_.size() && text_[from] == '/') ++from;
    std::string name;
    for (; from < text_.size() && name.size() < 12; ++from) {
      const auto c = static_cast<char>(text_[from] | 0x20);
      if ((c < 'a' || c > 'z') && (c < '0' || c > '9')) break;
      name += text_[from] >= '0' && text_[from] <= '9' ? text_[from] : c;
    }
    const bool closes = text_[at_ + 1] == '/';
    skip_to(after(">"));
    // What a title says its heading says again, and no reader of the page sees it.
    if (!closes && (name == "script" || name == "style" || name == "title")) {
      skip_to(after_end_of(name));
      return skip_to(after(">"));
    }
    begin(name, closes);
  }

  auto begin(const std::string& name, bool closes) -> void {
    if (name == "sup" && !gathered_.empty()) gathered_ += ' ';  // "3<sup>1</sup>" is no 31
    const bool is_heading = name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
    const bool is_item = name == "li";
    const bool is_cell = name == "td" || name == "th";
    if (!is_heading && !is_item && !is_cell && std::ranges::find(breaks, name) == breaks.end()) {
      return;
    }
    flush();
    // A paragraph within a cell or an item is still one.
    const bool keeps = (name == "p" || name == "br" || name == "div") && part_ != Part::heading;
    if (is_heading && !closes)
      part_ = Part::heading;
    else if (is_item && !closes)
      part_ = Part::item;
    else if (is_cell && !closes)
      part_ = Part::cell;
    else if (!keeps)
      part_ = Part::paragraph;
  }

  /// A typed mark makes an item, too: "<p>1. Put" is no number of the rule.
  auto flush() -> void {
    while (gathered_.ends_with(' ') || gathered_.ends_with('\n')) gathered_.pop_back();
    if (!gathered_.empty()) {
      auto text = without_entities(gathered_);
      const auto mark = part_ == Part::heading ? 0 : item_mark(text);
      const auto number = mark > 0 ? item_number(text) : 0;
      text.erase(0, mark);
      const auto part = mark > 0 && part_ == Part::paragraph ? Part::item : part_;
      blocks_.push_back({std::move(text), first_, line_, part, number});
    }
    gathered_.clear();
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  int first_ = 1;
  Part part_ = Part::paragraph;
  std::string gathered_;
  std::vector<Block> blocks_;
};

}  // namespace

auto html_blocks(std::string_view text) -> std::vector<Block> { return Reader(text).blocks(); }

}  // namespace ruleproof::audit
