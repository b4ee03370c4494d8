#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "reports/audit/differences/entries.hpp"
#include "reports/audit/writing/writing.hpp"
#include "reports/audit/writing/xml.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {

auto tmx(const PairAudit& comparison, std::string_view version) -> std::string {
  const auto source = tag_of(comparison.first.language);
  const auto target = tag_of(comparison.second.language);
  pugi::xml_document xml;
  auto root = xml.append_child("tmx");
  add_attribute(root, "version", "1.4");
  auto header = root.append_child("header");
  add_attribute(header, "creationtool", "ruleproof");
  add_attribute(header, "creationtoolversion", version);
  add_attribute(header, "segtype", "sentence");
  add_attribute(header, "o-tmf", "ruleproof");
  add_attribute(header, "adminlang", "en");
  add_attribute(header, "srclang", source);
  add_attribute(header, "datatype", "plaintext");
  auto body = root.append_child("body");
  for (const auto& segment : segments_of(comparison)) {
    if (segment.first.empty() || segment.second.empty()) continue;
    auto unit = body.append_child("tu");
    // How sure it is that both belong together, from 0 to 1.
    add_attribute(add_text(unit, "prop", fmt::format("{:.2f}", segment.confidence)), "type",
                  "x-confidence");
    for (const auto& [language, text] :
         {std::pair(source, segment.first), {target, segment.second}}) {
      auto variant = unit.append_child("tuv");
      add_attribute(variant, "xml:lang", language);
      add_text(variant, "seg", text);
    }
  }
  return file_of(xml);
}

}  // namespace ruleproof::audit
