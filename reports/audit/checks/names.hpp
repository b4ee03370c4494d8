/// The names of terms, taken apart. Shared by the checks of the glossary.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit {

/// A form of a name: its words, folded; `*` at the end of a word stands for any ending.
struct NameForm {
  const Term* term = nullptr;
  std::string shown;  ///< "fichas de persona*"
  std::vector<std::string> words;
};

[[nodiscard]] auto forms_of(const std::vector<Term>& terms) -> std::vector<NameForm>;

}  // namespace ruleproof::audit
