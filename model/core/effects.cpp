#include "model/core/effects.hpp"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <string_view>

namespace ruleproof {
namespace {

auto unquoted(std::string_view value) -> std::string_view {
  const bool quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
  return quoted ? value.substr(1, value.size() - 2) : value;
}

}  // namespace

auto read_decided(std::string_view word) -> Decided {
  if (word.starts_with('=')) word.remove_prefix(1);
  const auto equals = word.find('=');
  if (equals == word.npos) return {word};
  return {word.substr(0, equals), word.substr(equals + 1)};
}

auto without_digits(std::string_view name) -> std::string {
  std::string out;
  for (const auto c : name) {
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) out += c;
  }
  return out;
}

auto decides(const Effect& effect, std::string_view field) -> bool {
  const auto name = without_digits(field);
  return std::ranges::any_of(decided_fields(effect),
                             [&](const Decided& decided) { return decided.field == name; });
}

auto decides(const Effect& effect, std::string_view field, std::string_view value) -> bool {
  const auto name = without_digits(field);
  return std::ranges::any_of(decided_fields(effect), [&](const Decided& decided) {
    return decided.field == name && (decided.value.empty() || decided.value == unquoted(value));
  });
}

auto effect_of(std::span<const Effect> effects, std::string_view clause) -> const Effect* {
  const auto effect = std::ranges::find(effects, clause, &Effect::clause);
  return effect == effects.end() ? nullptr : &*effect;
}

}  // namespace ruleproof
