#include "reports/audit/reading/xml.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/result.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {

auto parsed(std::string_view text, const std::string& file) -> Result<pugi::xml_document> {
  pugi::xml_document xml;
  const auto result = xml.load_buffer(
      text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
  if (!result) {
    return Error{Code::no_text, file, std::string("is malformed XML: ") + result.description()};
  }
  return xml;
}

auto begins_as_xml(std::string_view text) -> bool {
  const auto at = text.find_first_not_of(" \t\r\n");
  return at == std::string_view::npos || text[at] == '<';
}

auto next_of(pugi::xml_node node) -> pugi::xml_node {
  if (node.first_child()) return node.first_child();
  while (node && !node.next_sibling()) node = node.parent();
  return node ? node.next_sibling() : node;
}

auto local_name(const pugi::xml_node& node) -> std::string_view {
  const std::string_view name = node.name();
  const auto colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

auto is_named(const pugi::xml_node& node, std::string_view name) -> bool {
  return local_name(node) == name;
}

auto child_named(const pugi::xml_node& node, std::string_view name) -> pugi::xml_node {
  for (const auto child : node.children()) {
    if (is_named(child, name)) return child;
  }
  return {};
}

auto attribute_of(const pugi::xml_node& node, const char* name, const char* other) -> std::string {
  const auto* value = node.attribute(name).value();
  return *value != '\0' ? value : node.attribute(other).value();
}

namespace {

auto is_code(const pugi::xml_node& node) -> bool {
  const auto name = local_name(node);
  return name == "bpt" || name == "ept" || name == "ph" || name == "it" || name == "ut";
}

}  // namespace

auto text_below(const pugi::xml_node& top) -> std::string {
  std::string text;
  for (auto node = top.first_child(); node;) {
    if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) text += node.value();
    if (node.first_child() && !is_code(node)) {
      node = node.first_child();
      continue;
    }
    while (node != top && !node.next_sibling()) node = node.parent();
    node = node == top ? pugi::xml_node() : node.next_sibling();
  }
  return normalise(text);
}

auto two_letters(std::string_view tag) -> std::string {
  const auto language = tag.substr(0, tag.find_first_of("-_"));
  if (language.size() != 2) return "";
  std::string letters;
  for (const char c : language) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!is_letter) return "";
    letters += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return letters;
}

auto LineCounter::line_of(std::ptrdiff_t offset) -> int {
  const auto end =
      std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), text_.size());
  for (; at_ < end; ++at_) line_ += text_[at_] == '\n' ? 1 : 0;
  return line_;
}

}  // namespace ruleproof::audit
