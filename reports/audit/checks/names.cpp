#include "reports/audit/checks/names.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit {

auto forms_of(const std::vector<Term>& terms) -> std::vector<NameForm> {
  std::vector<NameForm> forms;
  for (const auto& term : terms) {
    for (const auto& name : term.names) {
      for (const auto form : parts_of(name, '|')) {
        NameForm made{&term, std::string(form), words_of_form(form)};
        if (!made.words.empty()) forms.push_back(std::move(made));
      }
    }
  }
  return forms;
}

}  // namespace ruleproof::audit
