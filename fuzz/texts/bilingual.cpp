// Any bytes are a file with both texts, a glossary, or an error: XLIFF, TMX, PO, TBX. What is read,
// paired and written is read again as the same pairs.
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fuzz/entry.hpp"
#include "fuzz/harness.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"
#include "reports/audit/writing/writing.hpp"

namespace {

using ruleproof::fuzz::BrokenLaw;
using ruleproof::fuzz::Found;
namespace audit = ruleproof::audit;
using Pairs = std::vector<std::pair<std::string, std::string>>;

auto compared(audit::TwoTexts texts, const std::vector<audit::Concept>& glossary)
    -> audit::PairAudit {
  return audit::compare(std::move(texts.first), std::move(texts.second), true, glossary);
}

/// The segments that have both texts.
auto pairs_of(const audit::TwoTexts& texts) -> Pairs {
  Pairs pairs;
  for (std::size_t i = 0; i < texts.first.sentences.size(); ++i) {
    if (texts.first.sentences[i].text.empty() || texts.second.sentences[i].text.empty()) continue;
    pairs.emplace_back(texts.first.sentences[i].text, texts.second.sentences[i].text);
  }
  return pairs;
}

/// The pairs that a written file has; none if it cannot be read.
auto pairs_in(const std::string& bytes) -> Pairs {
  const auto read = audit::two_texts_of(bytes, "written.xml");
  return read ? pairs_of(*read) : Pairs();
}

auto written_and_read(const audit::TwoTexts& texts, const std::vector<audit::Concept>& glossary)
    -> Found {
  const auto comparison = compared(texts, glossary);
  const auto tmx = audit::tmx(comparison, "0");
  const auto pairs = pairs_in(tmx);
  if (pairs.size() != pairs_of(texts).size()) {
    return BrokenLaw{"a memory has every pair", {}, {}};
  }
  if (pairs.empty()) return {};  // a memory of nothing is none
  if (pairs_in(audit::xliff_1_2(comparison)) != pairs ||
      pairs_in(audit::xliff_2_0(comparison)) != pairs) {
    return BrokenLaw{"XLIFF has the same pairs as TMX", {}, {}};
  }
  const bool is_said = !texts.first.language.empty() && !texts.second.language.empty();
  if (is_said && !comparison.terms.empty() &&
      !audit::concepts_of(audit::tbx(comparison), "written.tbx")) {
    return BrokenLaw{"the glossary that is written can be read", {}, {}};
  }
  auto again = audit::two_texts_of(tmx, "written.tmx");
  if (!again || pairs_in(audit::tmx(compared(std::move(again).value(), glossary), "0")) != pairs) {
    return BrokenLaw{"what was written once is written as the same", {}, {}};
  }
  return {};
}

auto read_both(ruleproof::fuzz::Bytes bytes) -> Found {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are characters here
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const auto concepts = audit::concepts_of(text, "input.tbx");
  const auto glossary = concepts ? *concepts : std::vector<audit::Concept>();
  for (const auto* name : {"input.xml", "input.po"}) {
    const auto read = audit::two_texts_of(text, name);
    if (!read) continue;
    if (auto found = written_and_read(*read, glossary)) return found;
  }
  return {};
}

}  // namespace

RULEPROOF_FUZZ(read_both);
