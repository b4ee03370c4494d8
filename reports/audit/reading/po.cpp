#include "reports/audit/reading/po.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {
namespace {

/// What stands between the quotes of a line.
auto quoted(std::string_view line) -> std::string {
  const auto from = line.find('"');
  const auto to = line.rfind('"');
  std::string text;
  if (from == std::string_view::npos || to <= from) return text;
  for (auto i = from + 1; i < to; ++i) {
    if (line[i] != '\\' || i + 1 >= to) {
      text += line[i];
      continue;
    }
    ++i;
    text += line[i] == 'n' || line[i] == 't' || line[i] == 'r' ? ' ' : line[i];
  }
  return text;
}

}  // namespace

auto messages_of(std::string_view text) -> std::vector<Message> {
  std::vector<Message> messages;
  Message message;
  std::string* open = nullptr;
  std::string plural;  // what "msgid_plural" says
  const auto close = [&] {
    if (!message.id.empty()) messages.push_back(message);
    message = {};
  };
  int number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.starts_with("msgid ")) {
      close();
      plural.clear();
      message.line = number;
      open = &message.id;
    } else if (line.starts_with("msgid_plural ")) {
      open = &plural;
    } else if (line.starts_with("msgstr[") && !line.starts_with("msgstr[0]")) {
      close();
      message = {plural, "", number};
      open = &message.translation;
    } else if (line.starts_with("msgstr ") || line.starts_with("msgstr[0]")) {
      open = &message.translation;
    } else if (!line.starts_with('"')) {
      open = nullptr;
    }
    if (open != nullptr) *open += quoted(line);
  }
  close();
  return messages;
}

auto language_in_head(std::string_view text) -> std::string {
  static constexpr std::string_view name = "\"Language: ";
  static constexpr std::size_t longest = 20;
  const auto at = text.find(name);
  if (at == std::string_view::npos) return "";
  const auto tag = text.substr(at + name.size(), longest);
  return std::string(tag.substr(0, tag.find_first_of("\\\" ")));
}

}  // namespace ruleproof::audit
