/// The list that an editor works through: one entry for each pair of sentences that differ, for
/// each sentence that one text alone has, the gravest first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/glossary.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {

struct Entry {
  std::string key;  ///< of the words of both sentences: the same in the next edition if they are
  std::string mirrored;  ///< the key that it has where the texts are named in the other order
  Topic topic = Topic::wording;
  Severity severity = Severity::note;
  double gravity = 0;      ///< from 0 to 1
  double confidence = 0;   ///< that the sentences belong together, or that one is alone
  std::string title;       ///< what differs, in one line
  std::string advice;      ///< what to do
  std::vector<int> first;  ///< sentences
  std::vector<int> second;
  std::vector<Difference> differences;  ///< the gravest first; none for a sentence alone
  std::vector<Entry> cases = {};        ///< all of them, of what is one entry for several pairs
  bool may_be_rule = true;              ///< of a sentence alone: no motto, and no heading
  bool is_doubtful = false;             ///< as likely as not the freedom of a translation
};

/// Two texts held against each other.
struct PairAudit {
  Document first;
  Document second;
  std::vector<Pairing> pairings;
  std::vector<Entry> entries;      ///< the gravest first
  std::vector<Rendering> terms;    ///< given, and proposed by what these texts keep
  std::vector<std::string> notes;  ///< what a reader of the list should know
};

/// `aligned`: sentence i belongs to sentence i. `glossary`: terms that must be kept.
/// `dictionaries`: the folder of FreeDict's; empty: none is looked for.
[[nodiscard]] auto compare(Document first, Document second, bool aligned = false,
                           const std::vector<Concept>& glossary = {},
                           const std::string& dictionaries = "") -> PairAudit;

/// Sixteen digits that depend on a text and on nothing else.
[[nodiscard]] auto key_of_text(std::string_view text) -> std::string;

/// "rules.de.txt:12", "rules.de.txt:12-13".
[[nodiscard]] auto place_of(const Document& document, const std::vector<int>& sentences)
    -> std::string;

/// The sentences, one after the other, with the words that decide between « and ».
[[nodiscard]] auto marked(const Document& document, const std::vector<int>& sentences,
                          const std::vector<Words>& words) -> std::string;

/// The words of a spot as they stand in the text; several with commas between.
[[nodiscard]] auto as_written(const Document& document, const std::vector<Words>& words)
    -> std::string;

}  // namespace ruleproof::audit
