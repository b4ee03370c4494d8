/// Questions to the publisher that can be sent as they are: the sentence of the text, the readings,
/// the smallest game in words, and what could be written.
#pragma once

#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/render/audit_page.hpp"
#include "reports/render/wording.hpp"

namespace ruleproof::audit {

/// `finding` is that of the same question, or null: its places are those of the texts. `matter` is
/// what came of playing it, or null; `speech` tells its steps, `rulings` what it leans on. No
/// sentence of a text is kept anywhere but in what is written here, at the user's.
[[nodiscard]] auto letter_of(const Comparison& comparison, const Finding* finding,
                             const Matter* matter, render::Speech& speech,
                             const std::vector<RulingRow>& rulings) -> render::AuditLetter;

/// An answer to an open question: in English, as all answers are, and as a sentence in the language
/// of a text, empty where nobody wrote it.
struct AnswerWords {
  std::string answer;
  std::string sentence;
};
/// "If (a) is meant, add: ..." in the language of a text, from words of ours. Without a sentence in
/// that language the answer stands in English: the editor translates it.
[[nodiscard]] auto proposed(std::string_view language, std::string_view letter,
                            const AnswerWords& reading) -> std::string;

}  // namespace ruleproof::audit
