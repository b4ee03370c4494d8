#include "reports/audit/checklist/facts.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::size_t reach = 3;  // words from a number to its unit

auto is_unit(const Mark& mark) -> bool {
  return mark.group >= Group::piece && mark.group != Group::player;
}

auto parse(std::string_view digits) -> std::optional<int> {
  int number = 0;
  const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (problem != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace

auto units_near(const std::vector<Word>& words, const std::vector<Mark>& marks, std::size_t at)
    -> std::vector<std::string> {
  std::vector<std::string> units;
  const auto from = marks[at].word;
  auto word = from;
  for (auto next = at + 1; next < marks.size() && marks[next].word <= from + reach; ++next) {
    for (; word < marks[next].word; ++word) {
      if (words[word].ends_sentence) return units;
    }
    if (marks[next].group == Group::number) return units;
    if (is_unit(marks[next])) units.push_back(marks[next].means);
  }
  return units;
}

auto facts_of(const std::vector<Word>& words, const std::vector<Mark>& marks) -> Facts {
  Facts facts;
  for (std::size_t at = 0; at < marks.size(); ++at) {
    auto fact = marks[at].means;
    if (marks[at].group == Group::number) {
      if (const auto units = units_near(words, marks, at); !units.empty()) {
        fact += ' ' + units.front();
      }
    }
    ++facts[fact];
  }
  return facts;
}

auto to_text(const Facts& facts) -> std::string {
  std::string text;
  for (const auto& [fact, times] : facts) {
    text += (text.empty() ? "" : ", ") + fact;
    if (times > 1) text += '*' + std::to_string(times);
  }
  return text;
}

auto read_facts(std::string_view text) -> std::optional<Facts> {
  Facts facts;
  while (!text.empty()) {
    const auto end = std::min(text.find(','), text.size());
    auto fact = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (fact.starts_with(' ')) fact.remove_prefix(1);
    int times = 1;
    if (const auto star = fact.find('*'); star != std::string_view::npos) {
      const auto count = parse(fact.substr(star + 1));
      if (!count || *count < 2) return std::nullopt;
      times = *count;
      fact = fact.substr(0, star);
    }
    if (fact.empty() || !facts.emplace(fact, times).second) return std::nullopt;
    if (is_number(fact) && !parse(fact.substr(0, fact.find(' ')))) return std::nullopt;
  }
  return facts;
}

auto is_number(std::string_view fact) -> bool {
  return !fact.empty() && fact.front() >= '0' && fact.front() <= '9';
}

auto number_in(std::string_view fact) -> int {
  return parse(fact.substr(0, fact.find(' '))).value_or(0);
}

auto unit_in(std::string_view fact) -> std::string_view {
  const auto space = fact.find(' ');
  return space == std::string_view::npos ? std::string_view() : fact.substr(space + 1);
}

}  // namespace ruleproof::audit
