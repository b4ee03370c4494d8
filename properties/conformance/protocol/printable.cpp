#include "properties/conformance/protocol/printable.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>

namespace ruleproof::conformance {
namespace {

constexpr std::string_view blanks = " \t\r\n";

auto trimmed(std::string_view text) -> std::string_view {
  const auto first = std::min(text.find_first_not_of(blanks), text.size());
  text.remove_prefix(first);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

}  // namespace

auto printable(std::string_view text, std::size_t most) -> std::string {
  std::string out;
  for (const auto c : text.substr(0, most)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else {
      constexpr std::string_view digits = "0123456789abcdef";
      out += "\\x";
      out += digits[byte / 16];
      out += digits[byte % 16];
    }
  }
  return text.size() > most ? out + "..." : out;
}

auto last_lines(std::string_view log) -> std::string {
  constexpr std::size_t most_lines = 6;
  std::deque<std::string> lines;
  while (!log.empty()) {
    const auto end = std::min(log.find('\n'), log.size());
    if (const auto line = trimmed(log.substr(0, end)); !line.empty()) {
      lines.push_back(printable(line));
      if (lines.size() > most_lines) lines.pop_front();
    }
    log.remove_prefix(std::min(end + 1, log.size()));
  }
  std::string all;
  for (const auto& line : lines) all += (all.empty() ? "" : " | ") + line;
  return all;
}

}  // namespace ruleproof::conformance
