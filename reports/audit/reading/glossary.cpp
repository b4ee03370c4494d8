#include "reports/audit/reading/glossary.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/xml.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t most_terms = 20;  // of one entry in one language

}  // namespace

auto concepts_of(std::string_view bytes, const std::string& file) -> Result<std::vector<Concept>> {
  const auto text = decoded(bytes, file);
  if (!text) return text.error();
  if (!begins_as_xml(text->text)) {
    return Error{Code::no_text, file, "is no TBX: the glossary is to be one"};
  }
  auto read = parsed(text->text, file);
  if (!read) return read.error();
  const auto xml = std::move(read).value();
  const auto root = local_name(xml.document_element());
  if (root != "martif" && root != "tbx") {
    return Error{Code::no_text, file, "is no TBX: the glossary is to be one"};
  }
  std::vector<Concept> concepts;
  std::string language;
  for (auto node = xml.first_child(); node; node = next_of(node)) {
    if (is_named(node, "termEntry") || is_named(node, "conceptEntry")) {
      concepts.emplace_back();
      language.clear();
    } else if (is_named(node, "langSet") || is_named(node, "langSec")) {
      language = two_letters(attribute_of(node, "xml:lang", "lang"));
    } else if (is_named(node, "term") && !concepts.empty() && !language.empty()) {
      auto term = text_below(node);
      auto& terms = concepts.back().terms[language];
      if (!term.empty()) terms.push_back(std::move(term));
      if (terms.size() > most_terms) {
        return Error{Code::no_text, file, "has an entry with more than 20 terms of a language"};
      }
    }
  }
  std::erase_if(concepts, [](Concept& each) {
    std::erase_if(each.terms, [](const auto& terms) { return terms.second.empty(); });
    return each.terms.empty();
  });
  if (concepts.empty()) return Error{Code::no_text, file, "has no term in any language"};
  return concepts;
}

auto read_concepts(const std::string& path) -> Result<std::vector<Concept>> {
  const auto bytes = read_bytes(path);
  if (!bytes) return bytes.error();
  return concepts_of(*bytes, path);
}

}  // namespace ruleproof::audit
