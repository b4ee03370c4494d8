#include "solver/induction/changes.hpp"

#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

/// With each "@" replaced.
auto with(std::string_view what, std::string_view in_front) -> std::string {
  std::string text;
  for (const char c : what) {
    if (c == '@') {
      text += in_front;
    } else {
      text += c;
    }
  }
  return text;
}

/// The words between blanks.
auto words_of(std::string_view text) {
  return text | std::views::split(' ') | std::views::transform([](const auto& word) {
           return std::string_view(word.begin(), word.end());
         });
}

/// "before.stage = lay or before.stage = take", of the stages with that sign behind them.
auto among(std::string_view stages, char sign) -> std::string {
  std::string text;
  for (auto stage : words_of(stages)) {
    const char last = stage.back();
    const bool signed_so = last == '+' || last == '-';
    if (sign != (signed_so ? last : ' ')) continue;
    if (signed_so) stage.remove_suffix(1);
    text += fmt::format("{}before.stage = {}", text.empty() ? "" : " or ", stage);
  }
  return text;
}

auto for_each(std::string_view indexes, const std::string& text) -> std::string {
  return indexes.empty() ? text : fmt::format("all({}: {})", indexes, text);
}

auto says(const Change& change) -> std::string {
  const auto now = with(change.what, "");
  const auto was = with(change.what, "before.");
  std::string text;
  if (const auto both = among(change.stages, ' '); !both.empty()) text += both + " or ";
  for (const auto& [sign, compares] : {std::pair('+', ">="), std::pair('-', "<=")}) {
    const auto stages = among(change.stages, sign);
    if (!stages.empty()) text += fmt::format("({}) and {} {} {} or ", stages, now, compares, was);
  }
  text = fmt::format("({}{} = {})", text, now, was);
  if (change.stages.empty()) return for_each(change.each, text);
  if (change.least != -any_amount)
    text += fmt::format(" and {} >= {} + {}", now, was, change.least);
  if (change.most != any_amount) text += fmt::format(" and {} <= {} + {}", now, was, change.most);
  return for_each(change.each, text);
}

auto says(const Exact& exact) -> std::string {
  return fmt::format("before.stage != {} or {} = {} + {}", exact.stage, with(exact.what, ""),
                     with(exact.what, "before."), exact.adds);
}

auto says(const Flow& flow) -> std::string {
  std::string ends;
  for (const auto stage : words_of(flow.to)) ends += fmt::format(" or stage = {}", stage);
  return fmt::format("before.stage != {}{}", flow.from, ends);
}

template <class Row>
auto all_of(std::span<const Row> rows) -> std::vector<Fact> {
  std::vector<Fact> facts;
  facts.reserve(rows.size());
  for (const auto& row : rows) facts.push_back({kept(says(row)), row.clause});
  return facts;
}

}  // namespace

auto facts_of(std::span<const Change> changes) -> std::vector<Fact> { return all_of(changes); }
auto facts_of(std::span<const Exact> exact) -> std::vector<Fact> { return all_of(exact); }
auto facts_of(std::span<const Flow> flows) -> std::vector<Fact> { return all_of(flows); }

}  // namespace ruleproof::solver
