/// Messages of a PO file, as gettext writes them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {

struct Message {
  std::string id;
  std::string translation;
  int line = 0;  ///< of `msgid`
};

/// All messages but the head, translated or not; each plural of a message is one of its own.
[[nodiscard]] auto messages_of(std::string_view text) -> std::vector<Message>;

/// "de_AT" of "Language: de_AT" in the head; may be empty, or anything else.
[[nodiscard]] auto language_in_head(std::string_view text) -> std::string;

}  // namespace ruleproof::audit
