/// XML as readers need it: by local names, whatever the prefix, at any depth, without recursion.
/// pugixml expands no entity of a file's own and fetches nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {

/// Whether it is blank or begins as XML does; what does not is no XML that somebody broke.
[[nodiscard]] auto begins_as_xml(std::string_view text) -> bool;

/// Of text that is UTF-8 already, whatever the file declares. Error (`no_text`): malformed.
[[nodiscard]] auto parsed(std::string_view text, const std::string& file)
    -> Result<pugi::xml_document>;

/// The next node in the order of the file; null after the last.
[[nodiscard]] auto next_of(pugi::xml_node node) -> pugi::xml_node;

/// Without the prefix.
[[nodiscard]] auto local_name(const pugi::xml_node& node) -> std::string_view;
[[nodiscard]] auto is_named(const pugi::xml_node& node, std::string_view name) -> bool;
[[nodiscard]] auto child_named(const pugi::xml_node& node, std::string_view name) -> pugi::xml_node;

/// The value of the first of two attributes that is there; or nothing.
[[nodiscard]] auto attribute_of(const pugi::xml_node& node, const char* name,
                                const char* other = "") -> std::string;

/// All text below a node, normalised. Inline marks of a segment are no words, nor are the codes of
/// another format that stand in some of them (`bpt`, `ept`, `ph`, `it`, `ut`).
[[nodiscard]] auto text_below(const pugi::xml_node& top) -> std::string;

/// Two letters of "en-GB" or "DE"; nothing of "und", "ast" or what is no tag.
[[nodiscard]] auto two_letters(std::string_view tag) -> std::string;

/// The line of an offset, for offsets that only grow.
class LineCounter {
 public:
  explicit LineCounter(std::string_view text) : text_(text) {}
  auto line_of(std::ptrdiff_t offset) -> int;

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace ruleproof::audit
