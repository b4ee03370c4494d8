/// Dictionaries of FreeDict, as Debian's packages `dict-freedict-*` have them: a list of headwords
/// with places, and a packed text of entries. They are used where they are installed.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ruleproof::audit {

/// Where dictionaries are: what RULEPROOF_FREEDICT names, else where Debian puts them.
[[nodiscard]] auto freedict_folder() -> std::string;

/// "deu", of "de": three letters; empty if FreeDict has no dictionary of the language and English.
[[nodiscard]] auto freedict_name(std::string_view language) -> std::string_view;

/// A headword, in small letters, and one word that it may be in the other language.
struct WordPair {
  std::string word;
  std::string other;
};

/// The pairs of freedict-<from>-<to> whose headword is wanted; nothing if there is no such
/// dictionary, or none that can be read. Entries of several words have no place in it.
[[nodiscard]] auto freedict_pairs(const std::string& folder, std::string_view from,
                                  std::string_view to,
                                  const std::function<bool(std::string_view)>& is_wanted)
    -> std::optional<std::vector<WordPair>>;

/// The words that an entry gives for its headword, without what stands in brackets beside them.
[[nodiscard]] auto words_of_entry(std::string_view entry) -> std::vector<std::string>;

}  // namespace ruleproof::audit
