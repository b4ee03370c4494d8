// Any bytes are a rulebook or an error: plain text, Markdown, HTML, DOCX, the pages of a PDF as
// pdftotext writes them.
#include "reports/audit/reading/document.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "fuzz/entry.hpp"
#include "fuzz/harness.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/text/text.hpp"

namespace {

using ruleproof::fuzz::BrokenLaw;
using ruleproof::fuzz::Found;
namespace audit = ruleproof::audit;

/// What holds of the sentences of any file.
auto broken(const audit::Document& document) -> Found {
  int before = 0;
  for (const auto& sentence : document.sentences) {
    if (sentence.text.empty() || audit::normalise(sentence.text) != sentence.text) {
      return BrokenLaw{"a sentence is normal and has letters", {}, {}};
    }
    const auto spot = audit::spot_of(document, sentence.line);
    if (spot.line < 1 || sentence.last_line < sentence.line) {
      return BrokenLaw{"a sentence stands on a line", {}, {}};
    }
    if (sentence.block < before) return BrokenLaw{"sentences stand in their order", {}, {}};
    before = sentence.block;
  }
  return {};
}

auto read_all(ruleproof::fuzz::Bytes bytes) -> Found {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are characters here
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (auto pages = audit::page_blocks(text, "input")) {
    auto blocks = std::move(pages).value();
    const audit::Document document{
        "input", "en", audit::sentences_of(blocks.blocks), {}, std::move(blocks.pages)};
    if (auto found = broken(document)) return found;
  }
  // To recognise a language and to compare takes a hundred times as long: one input of eight does.
  const bool is_compared = bytes.size() % 8 == 0;
  auto read = audit::document_of(text, "input", is_compared ? "" : "en");
  if (!read) return {};
  if (auto found = broken(*read)) return found;
  if (!is_compared) return {};
  const auto twin = *read;
  (void)audit::compare(std::move(read).value(), twin);  // whatever it says
  return {};
}

}  // namespace

RULEPROOF_FUZZ(read_all);
