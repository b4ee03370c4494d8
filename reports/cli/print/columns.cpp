#include "reports/cli/print/columns.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/print/brief.hpp"

namespace ruleproof::cli {
namespace {

auto is_number(std::string_view text) -> bool {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0 || c == ',' || c == '.';
  });
}

}  // namespace

auto width(std::string_view text) -> std::size_t {
  // Every byte but those that continue a character.
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned>(c) & 0xC0U) != 0x80U; }));
}

auto columns(const std::vector<std::vector<std::string>>& rows, std::string_view indent)
    -> std::string {
  std::vector<std::size_t> widths;
  std::vector<std::size_t> texts;  // cells that are not numbers: one may be the head of a column
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    texts.resize(widths.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], width(row[i]));
      if (!is_number(row[i]) && (&row != rows.data() || rows.size() == 1)) ++texts[i];
    }
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string gap(widths[i] - width(row[i]), ' ');
      line += i > 0 ? "  " : "";
      line += texts[i] == 0 ? gap + row[i] : row[i] + gap;
    }
    line.resize(line.find_last_not_of(' ') + 1);
    text += (line.empty() ? "" : std::string(indent)) + line + '\n';
  }
  return text;
}

auto wrapped(std::string_view text, std::string_view indent, std::size_t most) -> std::string {
  most = std::min(most, brief_width());  // nothing is broader than the terminal
  std::string out;
  std::string line;
  const auto finish = [&] {
    if (!line.empty()) out += std::string(indent) + line + '\n';
    line.clear();
  };
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find_first_of(" \n", at), text.size());
    const auto word = text.substr(at, end - at);
    if (!line.empty() && width(indent) + width(line) + 1 + width(word) > most) finish();
    if (!line.empty() && !word.empty()) line += ' ';
    line += word;
    if (end < text.size() && text[end] == '\n') finish();
    at = end + 1;
  }
  finish();
  return out;
}

}  // namespace ruleproof::cli
