#include "reports/audit/reading/document.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

auto in_small_letters(std::string text) -> std::string {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

/// Files that are no texts, but can be made into one.
auto needs_another_program(std::string_view bytes) -> std::string_view {
  if (bytes.starts_with("%PDF")) return "is a PDF: make a text of it first, by pdftotext -layout";
  if (bytes.starts_with("PK\x03\x04")) {
    return "is a DOCX, ODT or another archive: save it as HTML or as plain text first";
  }
  if (bytes.starts_with("{\\rtf")) return "is RTF: save it as HTML or as plain text first";
  return "";
}

auto is_html(std::string_view text, const std::string& ending) -> bool {
  if (ending == ".html" || ending == ".htm" || ending == ".xhtml") return true;
  static constexpr std::size_t head = 1'000;
  const auto begin = in_small_letters(std::string(text.substr(0, head)));
  return begin.find("<html") != std::string::npos ||
         begin.find("<!doctype html") != std::string::npos;
}

}  // namespace

auto recognise(Document& document) -> void {
  if (!document.language.empty()) return;
  std::vector<std::string> sentences;
  for (const auto& sentence : document.sentences) sentences.push_back(sentence.text);
  document.language = recognised(sentences);
}

auto read_document(const std::string& path, const std::string& language) -> Result<Document> {
  const auto bytes = read_bytes(path);
  if (!bytes) return bytes.error();
  if (const auto reason = needs_another_program(*bytes); !reason.empty()) {
    return Error{Code::no_text, path, std::string(reason)};
  }
  auto text = decoded(*bytes, path);
  if (!text) return text.error();
  Document document{path, language, {}, {}};
  if (!text->note.empty()) document.notes.push_back(path + ": " + text->note);
  const auto ending = in_small_letters(std::filesystem::path(path).extension().string());
  const auto blocks =
      is_html(text->text, ending) ? html_blocks(text->text) : plain_blocks(text->text);
  document.sentences = sentences_of(blocks);
  if (document.sentences.empty()) {
    return Error{Code::no_text, path, "has nothing to read: no word in it"};
  }
  recognise(document);
  return document;
}

}  // namespace ruleproof::audit
