/// The door of ICU's rules for spelling numbers.
#include "reports/audit/saying/spelled.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unicode/fieldpos.h>
#include <unicode/locid.h>
#include <unicode/rbnf.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

namespace ruleproof::audit {

auto spelled_numbers(std::string_view language) -> std::vector<std::pair<int, std::string>> {
  static constexpr int least = 21;
  static constexpr int most = 99;
  UErrorCode status = U_ZERO_ERROR;
  const icu::Locale locale(std::string(language).c_str());
  const icu::RuleBasedNumberFormat rules(icu::URBNF_SPELLOUT, locale, status);
  std::vector<std::pair<int, std::string>> spelled;
  if (U_FAILURE(status) != 0) return spelled;
  for (int i = 0; i < rules.getNumberOfRuleSetNames(); ++i) {
    const auto name = rules.getRuleSetName(i);
    if (name.indexOf("cardinal") < 0) continue;
    for (int number = least; number <= most; ++number) {
      icu::UnicodeString text;
      icu::FieldPosition position;
      rules.format(number, name, text, position, status);
      if (U_FAILURE(status) != 0) return spelled;
      text.findAndReplace(icu::UnicodeString(u'\u00AD'), icu::UnicodeString());  // soft hyphens
      if (text.indexOf(u' ') >= 0 || text.indexOf(u'-') >= 0) continue;
      std::string word;
      text.toUTF8String(word);
      spelled.emplace_back(number, std::move(word));
    }
  }
  return spelled;
}

}  // namespace ruleproof::audit
