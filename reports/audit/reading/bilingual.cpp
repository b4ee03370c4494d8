#include <algorithm>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/po.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {
namespace {

auto no_text(const std::string& path, std::string message) -> Error {
  return {Code::no_text, path, std::move(message)};
}

/// Two letters of "en-GB" or "DE".
auto two_letters(std::string_view tag) -> std::string {
  std::string letters;
  for (const char c : tag.substr(0, 2)) {
    letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return letters;
}

/// All text below a node, whatever the depth: inline marks of a segment are no words.
auto text_below(const pugi::xml_node& top) -> std::string {
  std::string text;
  for (auto node = top.first_child(); node;) {
    if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) text += node.value();
    if (node.first_child()) {
      node = node.first_child();
      continue;
    }
    while (node != top && !node.next_sibling()) node = node.parent();
    node = node == top ? pugi::xml_node() : node.next_sibling();
  }
  return normalise(text);
}

/// The next node in the order of the file.
auto next_of(pugi::xml_node node) -> pugi::xml_node {
  if (node.first_child()) return node.first_child();
  while (node && !node.next_sibling()) node = node.parent();
  return node ? node.next_sibling() : node;
}

auto is_named(const pugi::xml_node& node, const char* name) -> bool {
  const char* own = node.name();
  const char* colon = std::strchr(own, ':');
  return std::strcmp(colon == nullptr ? own : colon + 1, name) == 0;
}

auto child_named(const pugi::xml_node& node, const char* name) -> pugi::xml_node {
  for (const auto child : node.children()) {
    if (is_named(child, name)) return child;
  }
  return {};
}

/// The line of an offset, for offsets that only grow.
class LineCounter {
 public:
  explicit LineCounter(std::string_view text) : text_(text) {}
  auto line_of(std::ptrdiff_t offset) -> int {
    const auto end =
        std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), text_.size());
    for (; at_ < end; ++at_) line_ += text_[at_] == '\n' ? 1 : 0;
    return line_;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

auto add(TwoTexts& texts, std::string first, std::string second, int line) -> void {
  if (first.empty() || second.empty()) return;
  const auto block = static_cast<int>(texts.first.sentences.size());
  texts.first.sentences.push_back({std::move(first), line, line, Part::paragraph, block});
  texts.second.sentences.push_back({std::move(second), line, line, Part::paragraph, block});
}

auto attribute_of(const pugi::xml_node& node, const char* name, const char* other = "")
    -> std::string {
  const auto* value = node.attribute(name).value();
  return *value != '\0' ? value : node.attribute(other).value();
}

/// XLIFF 1.2 has `trans-unit`, XLIFF 2 has `segment`; both have `source` and `target`.
auto from_xliff(const pugi::xml_document& xml, LineCounter lines, TwoTexts& texts) -> void {
  for (auto node = xml.first_child(); node; node = next_of(node)) {
    if (is_named(node, "xliff") || is_named(node, "file")) {
      const auto source = attribute_of(node, "source-language", "srcLang");
      const auto target = attribute_of(node, "target-language", "trgLang");
      if (!source.empty()) texts.first.language = two_letters(source);
      if (!target.empty()) texts.second.language = two_letters(target);
    }
    if (!is_named(node, "trans-unit") && !is_named(node, "segment")) continue;
    add(texts, text_below(child_named(node, "source")), text_below(child_named(node, "target")),
        lines.line_of(node.offset_debug()));
  }
}

auto from_tmx(const pugi::xml_document& xml, LineCounter lines, TwoTexts& texts) -> void {
  for (auto node = xml.first_child(); node; node = next_of(node)) {
    if (!is_named(node, "tu")) continue;
    std::vector<std::string> said;
    for (const auto variant : node.children()) {
      if (!is_named(variant, "tuv")) continue;
      const auto language = two_letters(attribute_of(variant, "xml:lang", "lang"));
      (said.empty() ? texts.first : texts.second).language = language;
      said.push_back(text_below(child_named(variant, "seg")));
      if (said.size() == 2) break;
    }
    if (said.size() == 2) add(texts, said[0], said[1], lines.line_of(node.offset_debug()));
  }
}

auto from_xml(const std::string& path, const std::string& text, TwoTexts& texts)
    -> std::optional<Error> {
  pugi::xml_document xml;
  const auto parsed =
      xml.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!parsed) return no_text(path, std::string("is malformed XML: ") + parsed.description());
  const auto root = xml.document_element();
  if (is_named(root, "xliff")) {
    from_xliff(xml, LineCounter(text), texts);
  } else if (is_named(root, "tmx")) {
    from_tmx(xml, LineCounter(text), texts);
  } else {
    return no_text(path, "is neither XLIFF nor TMX; name two texts, or one file that has both");
  }
  return std::nullopt;
}

}  // namespace

auto read_two_texts(const std::string& path) -> Result<TwoTexts> {
  const auto bytes = read_bytes(path);
  if (!bytes) return bytes.error();
  auto text = decoded(*bytes, path);
  if (!text) return text.error();
  TwoTexts texts;
  texts.first.file = path;
  texts.second.file = path;
  texts.aligned = true;
  const auto ending = std::filesystem::path(path).extension().string();
  if (ending == ".po" || ending == ".pot") {
    for (auto& message : messages_of(text->text)) {
      add(texts, normalise(message.id), normalise(message.translation), message.line);
    }
    texts.second.language = two_letters(language_in_head(text->text));
  } else if (auto problem = from_xml(path, text->text, texts)) {
    return *std::move(problem);
  }
  if (texts.first.sentences.empty()) {
    return no_text(path, "has no segment with both a source and a translation");
  }
  recognise(texts.first);
  recognise(texts.second);
  return texts;
}

}  // namespace ruleproof::audit
