#include "properties/conformance/blame/effects.hpp"

#include <algorithm>
#include <ranges>

#include "properties/conformance/compare/disagreement.hpp"

namespace ruleproof::conformance {
namespace {

auto unquoted(std::string_view value) -> std::string_view {
  const bool quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
  return quoted ? value.substr(1, value.size() - 2) : value;
}

}  // namespace

auto decides(const Effect& effect, std::string_view field, std::string_view value) -> bool {
  const auto name = without_digits(field);
  return std::ranges::any_of(effect.fields | std::views::split(' '), [&](const auto& part) {
    std::string_view word(part.begin(), part.end());
    if (word.starts_with('=')) word.remove_prefix(1);
    const auto equals = word.find('=');
    if (equals == word.npos) return word == name;
    return word.substr(0, equals) == name && word.substr(equals + 1) == unquoted(value);
  });
}

auto effect_of(std::span<const Effect> effects, std::string_view clause) -> const Effect* {
  const auto effect = std::ranges::find(effects, clause, &Effect::clause);
  return effect == effects.end() ? nullptr : &*effect;
}

}  // namespace ruleproof::conformance
