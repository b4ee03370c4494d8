/// A rulebook as sentences, each with the lines that it stands on and what part of a page it is.
///
/// The readers (`plain.cpp`, `html.cpp`, `docx.cpp`, `pages.cpp`, ...) make blocks of a file;
/// `sentences.cpp` divides blocks, and is a door of ICU. No reader needs a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::audit {

enum class Part : std::uint8_t { paragraph, heading, item, cell, example };
[[nodiscard]] auto to_text(Part part) -> std::string_view;

/// What a reader takes for one unit of the page, without marks of its format.
struct Block {
  std::string text;  ///< with \n where a line of the file ended, if its reader knows
  int line = 0;      ///< the first and the last line in the file, from 1
  int last_line = 0;
  Part part = Part::paragraph;
  int number = 0;  ///< of the mark that was taken off: 3 of "3. Place"; 0 where it had none
};

/// What a reader makes of a file.
struct Blocks {
  std::vector<Block> blocks;
  std::vector<int> pages = {};          ///< of a PDF: how many lines come before each page
  std::vector<std::string> notes = {};  ///< what was done about the file
};

struct Sentence {
  std::string text;
  int line = 0;
  int last_line = 0;
  Part part = Part::paragraph;
  int block = 0;   ///< sentences of one paragraph, item or cell share it
  int number = 0;  ///< of the mark of its block, which it begins
};

struct Document {
  std::string file;      ///< as the user named it
  std::string language;  ///< two letters; empty: not recognised
  std::vector<Sentence> sentences;
  std::vector<std::string> notes;  ///< what the reader did about the file; mostly none
  std::vector<int> pages = {};     ///< as of `Blocks`
};

/// Where a line is: in "rules.txt", or in "rules.pdf#page=3", counted from the head of the page.
struct Spot {
  std::string file;
  int line = 0;
};
[[nodiscard]] auto spot_of(const Document& document, int line) -> Spot;

/// What a document may have; more is no rulebook, and would take gigabytes to compare.
inline constexpr std::size_t most_sentences = 200'000;

/// Two texts; of a file with both (PO, XLIFF, TMX) with the segments aligned.
struct TwoTexts {
  Document first;
  Document second;
  bool aligned = false;  ///< sentence i of one is sentence i of the other
};

/// The sentences of blocks, with the lines that they stand on: by the ends of lines in the block,
/// or by the share of it that has passed. A sentence that is longer than any is cut between words.
[[nodiscard]] auto sentences_of(const std::vector<Block>& blocks) -> std::vector<Sentence>;

/// Plain text and Markdown: paragraphs, headings, items, cells of tables.
[[nodiscard]] auto plain_blocks(std::string_view text) -> std::vector<Block>;

/// HTML, well-formed or not; scripts and styles are left out.
[[nodiscard]] auto html_blocks(std::string_view text) -> std::vector<Block>;

/// DOCX. A paragraph counts as a line; heads, feet and deleted words are left out.
[[nodiscard]] auto docx_blocks(std::string_view bytes, const std::string& file) -> Result<Blocks>;

/// The pages of a PDF as `pdftotext -bbox-layout` writes them. Words that were divided at the end
/// of a line are whole again; running heads and page numbers are left out, and a note says so.
[[nodiscard]] auto page_blocks(std::string_view xml, const std::string& file) -> Result<Blocks>;

/// A PDF, by the program pdftotext as a process of its own: whatever the file does to it, memory,
/// time and output have bounds. Errors (`no_text`): there is no such program, it fails, the file
/// has no letters.
[[nodiscard]] auto pdf_blocks(const std::string& path) -> Result<Blocks>;

/// Whether it is HTML, by the ending of its name (".html", in small letters) or its beginning.
[[nodiscard]] auto is_html(std::string_view text, const std::string& ending) -> bool;

/// Finds out the language of a document that does not say its own; it stays empty if it is none
/// that the program knows.
auto recognise(Document& document) -> void;

/// The bytes of any file but a PDF. `file` is its name.
[[nodiscard]] auto document_of(std::string_view bytes, const std::string& file,
                               const std::string& language) -> Result<Document>;

/// One language of a file in any of the formats. `language`: two letters, or empty to recognise it.
[[nodiscard]] auto read_document(const std::string& path, const std::string& language)
    -> Result<Document>;

/// Two languages, each as two letters or empty.
struct Languages {
  std::string first;
  std::string second;
};

/// Both texts of a PO, XLIFF or TMX file; of a memory of several languages those that are `wanted`,
/// or the first two. Error (`no_text`) if the file has not both.
[[nodiscard]] auto read_two_texts(const std::string& path, const Languages& wanted = {})
    -> Result<TwoTexts>;
[[nodiscard]] auto two_texts_of(std::string_view bytes, const std::string& file,
                                const Languages& wanted = {}) -> Result<TwoTexts>;

}  // namespace ruleproof::audit
