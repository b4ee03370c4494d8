#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/po.hpp"
#include "reports/audit/reading/xml.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/render/xml.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t longest_segment = 10'000;  // bytes; cut, it would belong to no other

auto no_text(const std::string& path, std::string message) -> Error {
  return {Code::no_text, path, std::move(message)};
}

auto add(TwoTexts& texts, std::string first, std::string second, int line) -> void {
  if (first.empty() && second.empty()) return;
  const auto block = static_cast<int>(texts.first.sentences.size());
  texts.first.sentences.push_back({std::move(first), line, line, Part::paragraph, block});
  texts.second.sentences.push_back({std::move(second), line, line, Part::paragraph, block});
}

/// What a file keeps as it is, or a group or unit around it.
auto is_not_to_be_translated(pugi::xml_node node) -> bool {
  for (; node; node = node.parent()) {
    const auto said = attribute_of(node, "translate", "translate");
    if (!said.empty()) return said == "no";
  }
  return false;
}

/// Whether a file says of a segment that nobody has translated it.
auto is_untranslated(const pugi::xml_node& segment, const pugi::xml_node& target) -> bool {
  constexpr auto states = std::to_array<std::string_view>({"needs-translation", "new", "initial"});
  const auto state = attribute_of(target, "state", "state");
  const auto said = state.empty() ? attribute_of(segment, "state", "state") : state;
  return std::ranges::find(states, std::string_view(said)) != states.end();
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
    if (is_not_to_be_translated(node)) continue;
    auto source = text_below(child_named(node, "source"));
    const auto target = child_named(node, "target");
    auto translation = text_below(target);
    if (translation == source && is_untranslated(node, target)) translation.clear();
    add(texts, std::move(source), std::move(translation), lines.line_of(node.offset_debug()));
  }
}

struct Variant {
  pugi::xml_node node;
  std::string language;
};
/// The first text of a language, of any if none is named, but for `other`.
auto variant_of(const pugi::xml_node& unit, const std::string& language,
                const pugi::xml_node& other) -> Variant {
  for (const auto variant : unit.children()) {
    if (!is_named(variant, "tuv") || variant == other) continue;
    auto own = two_letters(attribute_of(variant, "xml:lang", "lang"));
    if (language.empty() || own == language) return {variant, std::move(own)};
  }
  return {};
}

/// A memory may have several languages: all segments are of the same two.
auto from_tmx(const pugi::xml_document& xml, LineCounter lines, TwoTexts& texts) -> void {
  for (auto node = xml.first_child(); node; node = next_of(node)) {
    if (!is_named(node, "tu")) continue;
    const auto first = variant_of(node, texts.first.language, {});
    const auto second = variant_of(node, texts.second.language, first.node);
    if (!first.node || !second.node) continue;
    texts.first.language = first.language;
    texts.second.language = second.language;
    add(texts, text_below(child_named(first.node, "seg")),
        text_below(child_named(second.node, "seg")), lines.line_of(node.offset_debug()));
  }
}

auto from_xml(const std::string& file, const std::string& text, TwoTexts& texts)
    -> std::optional<Error> {
  if (!begins_as_xml(text) || is_html(text, ""))
    return no_text(file, "has one text; name the other, too");
  auto read = parsed(text, file);
  if (!read) return read.error();
  const auto xml = std::move(read).value();
  const auto root = xml.document_element();
  if (is_named(root, "xliff")) {
    from_xliff(xml, LineCounter(text), texts);
  } else if (is_named(root, "tmx")) {
    from_tmx(xml, LineCounter(text), texts);
  } else {
    return no_text(file, "is neither XLIFF nor TMX; name two texts, or one file that has both");
  }
  return std::nullopt;
}

/// A translation that is its source, of more words than a name has, is a copy that nobody has
/// translated.
auto clear_copies(TwoTexts& texts) -> void {
  static constexpr std::ptrdiff_t least_words = 4;
  if (texts.first.language == texts.second.language) return;
  for (std::size_t i = 0; i < texts.first.sentences.size(); ++i) {
    const auto& source = texts.first.sentences[i].text;
    auto& translation = texts.second.sentences[i].text;
    if (translation == source && std::ranges::count(source, ' ') + 1 >= least_words) {
      translation.clear();
    }
  }
}

}  // namespace

auto two_texts_of(std::string_view bytes, const std::string& file, const Languages& wanted)
    -> Result<TwoTexts> {
  if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("%PDF-")) {
    return no_text(file, "has one text; name the other, too");
  }
  auto text = decoded(bytes, file);
  if (!text) return text.error();
  TwoTexts texts;
  texts.first.file = file;
  texts.second.file = file;
  texts.aligned = true;
  texts.first.language = wanted.first;
  texts.second.language = wanted.second;
  if (!text->note.empty()) texts.first.notes.push_back(file + ": " + text->note);
  const auto ending = std::filesystem::path(file).extension().string();
  if (ending == ".po" || ending == ".pot") {
    for (auto& message : messages_of(text->text)) {
      add(texts, normalise(message.id), normalise(message.translation), message.line);
    }
    texts.second.language = two_letters(language_in_head(text->text));
  } else if (auto problem = from_xml(file, text->text, texts)) {
    return *std::move(problem);
  }
  const auto has_text = [](const Sentence& segment) { return !segment.text.empty(); };
  const auto& [first, second, is_aligned] = texts;
  if (std::ranges::none_of(first.sentences, has_text) ||
      std::ranges::none_of(second.sentences, has_text)) {
    return no_text(file, "has no segment with both a source and a translation");
  }
  for (const auto* side : {&texts.first, &texts.second}) {
    for (const auto& segment : side->sentences) {
      if (segment.text.size() <= longest_segment) continue;
      return no_text(file + ':' + std::to_string(segment.line),
                     "has a segment longer than any paragraph: divide it");
    }
  }
  if (texts.first.sentences.size() > most_sentences) {
    return no_text(file, "has more segments than any rulebook");
  }
  if (!wanted.first.empty()) texts.first.language = wanted.first;
  if (!wanted.second.empty()) texts.second.language = wanted.second;
  recognise(texts.first);
  recognise(texts.second);
  clear_copies(texts);
  return texts;
}

auto read_two_texts(const std::string& path, const Languages& wanted) -> Result<TwoTexts> {
  const auto bytes = read_bytes(path);
  if (!bytes) return bytes.error();
  return two_texts_of(*bytes, path, wanted);
}

}  // namespace ruleproof::audit
