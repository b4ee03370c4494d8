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

constexpr std::size_t head_size = 1'000;  // bytes, in which a file says what it is

auto is_archive(std::string_view bytes) -> bool { return bytes.starts_with("PK\x03\x04"); }

auto blocks_of(std::string_view bytes, const std::string& file) -> Result<Blocks> {
  if (is_archive(bytes)) return docx_blocks(bytes, file);
  if (bytes.starts_with("{\\rtf")) {
    return Error{Code::no_text, file, "is RTF: save it as DOCX, HTML or plain text first"};
  }
  auto text = decoded(bytes, file);
  if (!text) return text.error();
  const auto head = text->text.substr(0, head_size);
  if (head.find("<xliff") != std::string::npos || head.find("<tmx") != std::string::npos) {
    return Error{Code::no_text, file, "has both texts: name it alone"};
  }
  const auto ending = in_small_letters(std::filesystem::path(file).extension().string());
  Blocks read{is_html(text->text, ending) ? html_blocks(text->text) : plain_blocks(text->text)};
  if (!text->note.empty()) read.notes.push_back(text->note);
  return read;
}

auto language_seen(const Document& document) -> std::string {
  std::vector<std::string> sentences;
  sentences.reserve(document.sentences.size());
  for (const auto& sentence : document.sentences) sentences.push_back(sentence.text);
  return recognised(sentences);
}

/// Says so if a text looks like another language than it is said to be.
auto note_other_language(Document& document, const std::string& said) -> void {
  if (said.empty()) return;
  const auto seen = language_seen(document);
  if (seen.empty() || seen == said) return;
  document.notes.push_back(document.file + ": is said to be " + language_name(said) +
                           ", and looks like " + language_name(seen));
}

/// The sentences of what was read, in their language.
auto document_with(Blocks read, const std::string& file, const std::string& language)
    -> Result<Document> {
  Document document{file, language, sentences_of(read.blocks), {}, std::move(read.pages)};
  for (const auto& note : read.notes) document.notes.push_back(file + ": " + note);
  if (document.sentences.empty()) {
    return Error{Code::no_text, file, "has nothing to read: no word in it"};
  }
  if (document.sentences.size() > most_sentences) {
    return Error{Code::no_text, file, "has more sentences than any rulebook"};
  }
  recognise(document);
  note_other_language(document, language);
  return document;
}

}  // namespace

auto is_html(std::string_view text, const std::string& ending) -> bool {
  if (ending == ".html" || ending == ".htm" || ending == ".xhtml") return true;
  const auto begin = in_small_letters(std::string(text.substr(0, head_size)));
  return begin.find("<html") != std::string::npos ||
         begin.find("<!doctype html") != std::string::npos;
}

auto recognise(Document& document) -> void {
  if (document.language.empty()) document.language = language_seen(document);
}

auto spot_of(const Document& document, int line) -> Spot {
  if (document.pages.empty()) return {document.file, line};
  const auto& pages = document.pages;
  const auto next = std::ranges::lower_bound(pages, line);
  const auto page = std::max<std::ptrdiff_t>(next - pages.begin(), 1);
  return {document.file + "#page=" + std::to_string(page),
          line - pages[static_cast<std::size_t>(page - 1)]};
}

auto document_of(std::string_view bytes, const std::string& file, const std::string& language)
    -> Result<Document> {
  auto blocks = blocks_of(bytes, file);
  if (!blocks) return blocks.error();
  return document_with(std::move(blocks).value(), file, language);
}

auto read_document(const std::string& path, const std::string& language) -> Result<Document> {
  const auto head = read_head(path);
  if (!head) return head.error();
  if (head->find("%PDF-") != std::string::npos) {
    auto blocks = pdf_blocks(path);
    if (!blocks) return blocks.error();
    return document_with(std::move(blocks).value(), path, language);
  }
  const auto bytes = read_bytes(path, is_archive(*head) ? longest_archive : longest_file);
  if (!bytes) return bytes.error();
  return document_of(*bytes, path, language);
}

}  // namespace ruleproof::audit
