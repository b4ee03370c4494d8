#include <string>
#include <utility>

#include <fmt/format.h>

#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/glossary.hpp"
#include "reports/audit/writing/writing.hpp"
#include "reports/audit/writing/xml.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {
namespace {

auto origin_of(const Rendering& term) -> std::string {
  if (term.given) return "given";
  return fmt::format("proposed: of {} pairs of sentences that have the first term, {} have both",
                     term.seen, term.kept);
}

}  // namespace

auto tbx(const PairAudit& comparison) -> std::string {
  pugi::xml_document xml;
  auto root = xml.append_child("martif");
  add_attribute(root, "type", "TBX");
  add_attribute(root, "xml:lang", "en");
  auto source =
      root.append_child("martifHeader").append_child("fileDesc").append_child("sourceDesc");
  add_text(
      source, "p",
      fmt::format("Terms of {} and {}, by ruleproof; those proposed are for a person to check.",
                  comparison.first.file, comparison.second.file));
  auto body = root.append_child("text").append_child("body");
  int number = 0;
  for (const auto& term : comparison.terms) {
    auto entry = body.append_child("termEntry");
    add_attribute(entry, "id", "t" + std::to_string(++number));
    add_text(entry, "note", origin_of(term));
    for (const auto& [document, texts] :
         {std::pair(&comparison.first, &term.first), {&comparison.second, &term.second}}) {
      auto language = entry.append_child("langSet");
      add_attribute(language, "xml:lang", tag_of(document->language));
      for (const auto& text : *texts) add_text(language.append_child("tig"), "term", text);
    }
  }
  return file_of(xml);
}

}  // namespace ruleproof::audit
