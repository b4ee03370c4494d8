#include <string>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/writing/writing.hpp"
#include "reports/audit/writing/xml.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {
namespace {

/// From 1, which is the most urgent, to 10.
auto priority_of(const Entry& entry) -> const char* {
  return entry.severity == Severity::warning ? "1" : "5";
}

auto note_of(const Entry& entry) -> std::string {
  return fmt::format("{}. {} [{}]", entry.title, entry.advice, entry.key);
}

auto translation_of(const PairAudit& comparison) -> std::string {
  return "The translation is " + comparison.second.file + '.';
}

/// Where the sentence is, as XLIFF 1.2 has it.
auto add_place(pugi::xml_node unit, const Spot& spot) -> void {
  auto group = unit.append_child("context-group");
  add_attribute(group, "purpose", "location");
  add_attribute(add_text(group, "context", spot.file), "context-type", "sourcefile");
  add_attribute(add_text(group, "context", std::to_string(spot.line)), "context-type",
                "linenumber");
}

}  // namespace

auto xliff_1_2(const PairAudit& comparison) -> std::string {
  pugi::xml_document xml;
  auto root = xml.append_child("xliff");
  add_attribute(root, "version", "1.2");
  add_attribute(root, "xmlns", "urn:oasis:names:tc:xliff:document:1.2");
  auto file = root.append_child("file");
  add_attribute(file, "original", comparison.first.file);
  add_attribute(file, "source-language", tag_of(comparison.first.language));
  add_attribute(file, "target-language", tag_of(comparison.second.language));
  add_attribute(file, "datatype", "plaintext");
  add_text(file.append_child("header"), "note", translation_of(comparison));
  auto body = file.append_child("body");
  int number = 0;
  for (const auto& segment : segments_of(comparison)) {
    auto unit = body.append_child("trans-unit");
    add_attribute(unit, "id", std::to_string(++number));
    add_text(unit, "source", segment.first);
    if (!segment.second.empty()) add_text(unit, "target", segment.second);
    add_place(unit, segment.first.empty() ? segment.second_spot : segment.first_spot);
    if (segment.entry == nullptr) continue;
    auto note = add_text(unit, "note", note_of(*segment.entry));
    add_attribute(note, "from", "ruleproof");
    add_attribute(note, "priority", priority_of(*segment.entry));
  }
  return file_of(xml);
}

auto xliff_2_0(const PairAudit& comparison) -> std::string {
  pugi::xml_document xml;
  auto root = xml.append_child("xliff");
  add_attribute(root, "xmlns", "urn:oasis:names:tc:xliff:document:2.0");
  add_attribute(root, "version", "2.0");
  add_attribute(root, "srcLang", tag_of(comparison.first.language));
  add_attribute(root, "trgLang", tag_of(comparison.second.language));
  auto file = root.append_child("file");
  add_attribute(file, "id", "f1");
  add_attribute(file, "original", comparison.first.file);
  add_text(file.append_child("notes"), "note", translation_of(comparison));
  int number = 0;
  for (const auto& segment : segments_of(comparison)) {
    auto unit = file.append_child("unit");
    add_attribute(unit, "id", std::to_string(++number));
    const auto& spot = segment.first.empty() ? segment.second_spot : segment.first_spot;
    add_attribute(unit, "name", fmt::format("{}:{}", spot.file, spot.line));
    if (segment.entry != nullptr) {
      auto note = add_text(unit.append_child("notes"), "note", note_of(*segment.entry));
      add_attribute(note, "category", to_text(segment.entry->topic));
      add_attribute(note, "priority", priority_of(*segment.entry));
    }
    auto pair = unit.append_child("segment");
    add_text(pair, "source", segment.first);
    if (!segment.second.empty()) add_text(pair, "target", segment.second);
  }
  return file_of(xml);
}

}  // namespace ruleproof::audit
