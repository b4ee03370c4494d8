#include "model/core/effects.hpp"

#include <cctype>
#include <ranges>

namespace ruleproof {
namespace {

auto unquoted(std::string_view value) -> std::string_view {
  const bool quoted = value.size() >= 2 && value.front() == '"' && value.back() == '"';
  return quoted ? value.substr(1, value.size() - 2) : value;
}

/// Whether one of the words says `name`, and `fits` of the value beside it, which may be empty.
template <class Fits>
auto any_word(const Effect& effect, std::string_view name, Fits fits) -> bool {
  return std::ranges::any_of(effect.fields | std::views::split(' '), [&](const auto& part) {
    std::string_view word(part.begin(), part.end());
    if (word.starts_with('=')) word.remove_prefix(1);
    const auto equals = word.find('=');
    if (equals == word.npos) return word == name;
    return word.substr(0, equals) == name && fits(word.substr(equals + 1));
  });
}

}  // namespace

auto without_digits(std::string_view name) -> std::string {
  std::string out;
  for (const auto c : name) {
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) out += c;
  }
  return out;
}

auto decides(const Effect& effect, std::string_view field) -> bool {
  return any_word(effect, without_digits(field), [](std::string_view) { return true; });
}

auto decides(const Effect& effect, std::string_view field, std::string_view value) -> bool {
  return any_word(effect, without_digits(field),
                  [&](std::string_view named) { return named == unquoted(value); });
}

auto effect_of(std::span<const Effect> effects, std::string_view clause) -> const Effect* {
  const auto effect = std::ranges::find(effects, clause, &Effect::clause);
  return effect == effects.end() ? nullptr : &*effect;
}

}  // namespace ruleproof
