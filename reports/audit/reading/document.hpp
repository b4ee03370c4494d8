/// A rulebook as sentences, each with the lines that it stands on and what part of a page it is.
///
/// The readers (`plain.cpp`, `html.cpp`, `bilingual.cpp`, ...) make blocks of a file;
/// `sentences.cpp` divides blocks, and is a door of ICU. No reader needs a game.
#pragma once

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
  std::string text;
  int line = 0;  ///< the first and the last line in the file, from 1
  int last_line = 0;
  Part part = Part::paragraph;
};

struct Sentence {
  std::string text;
  int line = 0;
  int last_line = 0;
  Part part = Part::paragraph;
  int block = 0;  ///< sentences of one paragraph, item or cell share it
};

struct Document {
  std::string file;      ///< as the user named it
  std::string language;  ///< two letters; empty: not recognised
  std::vector<Sentence> sentences;
  std::vector<std::string> notes;  ///< what the reader did about the file; mostly none
};

/// Two texts; of a file with both (PO, XLIFF, TMX) with the segments aligned.
struct TwoTexts {
  Document first;
  Document second;
  bool aligned = false;  ///< sentence i of one is sentence i of the other
};

/// The sentences of blocks. A sentence that is longer than any is cut between words.
[[nodiscard]] auto sentences_of(const std::vector<Block>& blocks) -> std::vector<Sentence>;

/// Plain text and Markdown: paragraphs, headings, items, cells of tables.
[[nodiscard]] auto plain_blocks(std::string_view text) -> std::vector<Block>;

/// HTML, well-formed or not; scripts and styles are left out.
[[nodiscard]] auto html_blocks(std::string_view text) -> std::vector<Block>;

/// Finds out the language of a document that does not say its own; it stays empty if it is none
/// that the program knows.
auto recognise(Document& document) -> void;

/// One language of a file in any of the formats. `language`: two letters, or empty to recognise it.
[[nodiscard]] auto read_document(const std::string& path, const std::string& language)
    -> Result<Document>;

/// Both languages of a PO, XLIFF or TMX file. Error (`no_text`) if the file has not both.
[[nodiscard]] auto read_two_texts(const std::string& path) -> Result<TwoTexts>;

}  // namespace ruleproof::audit
