#include "reports/render/picture/svg.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>

#include "reports/render/escape.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::render {
namespace {

constexpr int deepest = 64;

auto draws(std::string_view element) -> bool {
  constexpr auto elements =
      std::to_array<std::string_view>({"svg", "g", "rect", "circle", "ellipse", "line", "polyline",
                                       "polygon", "path", "text", "tspan", "title", "desc"});
  return std::ranges::find(elements, element) != elements.end();
}

/// Letters, digits and dashes; nothing with a namespace, nothing that is called on an event.
auto plain(std::string_view attribute) -> bool {
  const auto ok = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  };
  return std::ranges::all_of(attribute, ok) && !attribute.starts_with("on") &&
         !attribute.starts_with("On") && !attribute.starts_with("oN") &&
         !attribute.starts_with("ON") && attribute != "href" && attribute != "src";
}

/// No loading, no escapes, and no leaving the frame.
auto loads(std::string_view value) -> bool {
  constexpr auto words = std::to_array<std::string_view>(
      {"url", "URL", "Url", "position", "script", "import", "expression", "\\", "/*"});
  return std::ranges::any_of(
      words, [&](std::string_view word) { return value.find(word) != std::string_view::npos; });
}

auto dropped(std::string_view attribute) -> bool {
  return attribute == "xmlns" || attribute == "id" || attribute == "class" ||
         attribute.starts_with("xmlns:") || attribute == "version";
}

auto clean_attributes(pugi::xml_node node) -> bool {
  for (auto attribute = node.first_attribute(); attribute;) {
    const auto next = attribute.next_attribute();
    const std::string_view name = attribute.name();
    if (dropped(name)) {
      node.remove_attribute(attribute);
    } else {
      if (!plain(name) || loads(attribute.value())) return false;
      attribute.set_value(one_line(attribute.value()).c_str());
    }
    attribute = next;
  }
  return true;
}

/// Drops what does not draw by itself; false where something is refused.
auto clean(pugi::xml_node node, int depth) -> bool {
  if (depth > deepest || !draws(node.name()) || !clean_attributes(node)) return false;
  for (auto child = node.first_child(); child;) {
    const auto next = child.next_sibling();
    if (child.type() == pugi::node_element) {
      if (!clean(child, depth + 1)) return false;
    } else if (child.type() == pugi::node_pcdata) {
      child.set_value(visible(child.value()).c_str());
    } else {
      node.remove_child(child);
    }
    child = next;
  }
  return true;
}

/// Without a viewBox a picture is cut off rather than scaled when it is made narrower.
auto make_scalable(pugi::xml_node svg) -> void {
  const auto width = svg.attribute("width");
  const auto height = svg.attribute("height");
  if (svg.attribute("viewBox") || width.as_float() <= 0 || height.as_float() <= 0) return;
  const auto box = std::string{"0 0 "} + width.value() + " " + height.value();
  svg.append_attribute("viewBox").set_value(box.c_str());
}

}  // namespace

auto natural_width(std::string_view markup) -> int {
  constexpr int usual = 240;
  constexpr int widest = 2000;
  const auto tag = markup.substr(0, markup.find('>'));
  const auto number_at = [&](std::size_t at) {
    int number = 0;
    std::from_chars(tag.data() + std::min(at, tag.size()), tag.data() + tag.size(), number);
    return number;
  };
  int width = 0;
  if (const auto at = tag.find(" width=\""); at != std::string_view::npos) {
    const auto value = tag.substr(at + 8, tag.find('"', at + 8) - at - 8);
    if (!value.ends_with('%')) width = number_at(at + 8);
  }
  if (const auto at = tag.find(" viewBox=\""); width <= 0 && at != std::string_view::npos) {
    width = number_at(tag.find(' ', tag.find(' ', at + 10) + 1) + 1);
  }
  return width <= 0 ? usual : std::min(width, widest);
}

auto safe_svg(std::string_view svg) -> std::string {
  pugi::xml_document document;
  const auto parsed =
      document.load_buffer(svg.data(), svg.size(), pugi::parse_default, pugi::encoding_utf8);
  auto root = document.document_element();
  const bool one = parsed && std::string_view{root.name()} == "svg" && !root.next_sibling() &&
                   !root.previous_sibling();
  if (!one || !clean(root, 0)) {
    return R"(<p class="nopic">A picture is left out here: it is not made of plain shapes.</p>)";
  }
  make_scalable(root);
  return to_text(root, "", pugi::format_raw);
}

}  // namespace ruleproof::render
