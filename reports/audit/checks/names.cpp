#include "reports/audit/checks/names.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

auto forms_of(const std::vector<Term>& terms) -> std::vector<NameForm> {
  std::vector<NameForm> forms;
  for (const auto& term : terms) {
    for (const auto& name : term.names) {
      for (const auto form : parts_of(name, '|')) {
        NameForm made{&term, std::string(form), {}};
        for (const auto word : parts_of(form, ' ')) made.words.push_back(folded(word));
        if (!made.words.empty()) forms.push_back(std::move(made));
      }
    }
  }
  return forms;
}

}  // namespace ruleproof::audit
