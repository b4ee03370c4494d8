/// Markdown of our READMEs for `man`. It has no library that writes wide tables so that a terminal
/// can show them: a row becomes a term and what is said of it.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/manual/roff.hpp"

namespace ruleproof::cli::manual {
namespace {

/// A line in which `code` and **words** are set bold.
auto inline_text(std::string_view text) -> std::string {
  std::string out;
  bool bold = false;
  std::size_t from = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool stars = text.substr(i).starts_with("**");
    if (text[i] != '`' && !stars) continue;
    out += roff_text(text.substr(from, i - from));
    bold = !bold;
    out += bold ? "\\fB" : "\\fR";
    i += stars ? 1 : 0;
    from = i + 1;
  }
  out += roff_text(text.substr(from));
  return bold ? out + "\\fR" : out;
}

auto cells_of(std::string_view row) -> std::vector<std::string> {
  std::vector<std::string> cells;
  row.remove_prefix(1);
  while (!row.empty()) {
    const auto end = std::min(row.find('|'), row.size());
    auto cell = row.substr(0, end);
    cell.remove_prefix(std::min(cell.find_first_not_of(' '), cell.size()));
    cell = cell.substr(0, cell.find_last_not_of(' ') + 1);
    if (!cell.empty()) cells.emplace_back(cell);
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return cells;
}

/// The writer goes line by line and remembers what it is in.
class Writer {
 public:
  auto line(std::string_view text) -> void {
    if (text.starts_with('|')) return row(text);
    head_.clear();
    if (text.starts_with("    ") && (code_ || fresh_)) return code(text.substr(4));
    if (text.empty()) {
      blank_ = code_;
      fresh_ = true;
      return;
    }
    end_code();
    if (text.starts_with('#')) {
      text.remove_prefix(std::min(text.find_first_not_of("# "), text.size()));
      out_ += ".SS " + inline_text(text) + '\n';
    } else {
      prose(text);
    }
    fresh_ = false;
  }

  auto text() -> std::string {
    end_code();
    return out_;
  }

 private:
  auto prose(std::string_view text) -> void {
    const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const bool numbered = digits > 0 && text.substr(digits).starts_with(". ");
    if (text.starts_with("- ")) {
      out_ += ".IP \\(bu 3\n";
      text.remove_prefix(2);
    } else if (numbered) {
      out_ += ".IP " + std::string(text.substr(0, digits)) + ". 4\n";
      text.remove_prefix(digits + 2);
    } else if (fresh_) {
      out_ += ".PP\n";
    }
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    out_ += inline_text(text) + '\n';
  }

  auto code(std::string_view text) -> void {
    if (!code_) out_ += ".PP\n.RS 4\n.EX\n";
    if (blank_) out_ += '\n';
    out_ += roff_text(text) + '\n';
    code_ = true;
    blank_ = false;
    fresh_ = false;
  }
  auto end_code() -> void {
    if (code_) out_ += ".EE\n.RE\n";
    code_ = blank_ = false;
  }

  /// The first row of a table names what stands in its columns.
  auto row(std::string_view text) -> void {
    end_code();
    const auto cells = cells_of(text);
    if (head_.empty()) {
      head_ = cells;
      if (head_.empty()) head_ = {""};
    } else if (!cells.empty() && !cells.front().starts_with("--")) {
      out_ += ".TP\n" + inline_text(cells.front()) + '\n';
      for (std::size_t i = 1; i < cells.size(); ++i) {
        if (i > 1) out_ += ".br\n";
        const bool named = cells.size() > 2 && i < head_.size();
        out_ += (named ? inline_text(head_[i]) + ": " : "") + inline_text(cells[i]) + '\n';
      }
    }
    fresh_ = true;
  }

  std::string out_;
  std::vector<std::string> head_;
  bool code_ = false;
  bool blank_ = false;  ///< an empty line within code waits for the next
  bool fresh_ = true;   ///< a paragraph begins
};

}  // namespace

auto roff_of_markdown(std::string_view markdown) -> std::string {
  Writer writer;
  while (!markdown.empty()) {
    const auto end = std::min(markdown.find('\n'), markdown.size());
    writer.line(markdown.substr(0, end));
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
  }
  return writer.text();
}

}  // namespace ruleproof::cli::manual
