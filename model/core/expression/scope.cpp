#include "model/core/expression/scope.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/before.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"

namespace ruleproof::expression {
namespace {

/// Functions of numbers are none: a star within them belongs to the aggregate around them.
auto is_aggregate(const Syntax& syntax) -> bool {
  return syntax.form == Form::call && syntax.text != "bits" && syntax.text != "abs" &&
         syntax.text != "common";
}

auto outside(const std::string& list, std::int64_t elements, std::int64_t number) -> std::string {
  if (elements == 0) return '"' + list + "\" is no list";
  return '"' + list + "\" has " + std::to_string(elements) +
         " elements, numbered from 1: there is none of number " + std::to_string(number);
}

/// Whether a name stands within an index that is computed: as k in plan[k + 1].
auto is_part_of_index(const Syntax& syntax, const std::string& name, bool in_index = false)
    -> bool {
  if (in_index && syntax.form == Form::name && syntax.text == name) return true;
  return std::ranges::any_of(syntax.parts, [&](const Syntax& part) {
    return is_part_of_index(part, name, in_index || syntax.form == Form::name);
  });
}

auto most_stars(const Syntax& syntax) -> std::size_t {
  std::size_t most = 0;
  if (syntax.form == Form::name) {
    most = static_cast<std::size_t>(std::ranges::count_if(
        syntax.parts, [](const Syntax& part) { return part.text.starts_with('*'); }));
  }
  for (const auto& part : syntax.parts) {
    if (!is_aggregate(part)) most = std::max(most, most_stars(part));
  }
  return most;
}

}  // namespace

auto stars_of(const Syntax& aggregate) -> std::vector<std::string> {
  std::vector<std::string> stars;
  const auto most = most_stars(aggregate);
  stars.reserve(most);
  for (std::size_t i = 0; i < most; ++i) stars.push_back(star(i));
  return stars;
}

auto Scope::bound(const Syntax& name) const -> std::optional<std::int64_t> {
  if (name.form != Form::name || !name.parts.empty()) return std::nullopt;
  const auto found = bound_.find(name.text);
  return found == bound_.end() ? std::nullopt : std::optional(found->second);
}

auto Scope::is_word(const Syntax& syntax) const -> bool {
  if (syntax.form == Form::text) return true;
  return syntax.form == Form::name && syntax.parts.empty() && !bound(syntax) &&
         vocabulary_.find(syntax.text) == nullptr;
}

auto Scope::number(const Syntax& index) const -> std::optional<std::int64_t> {
  if (index.form == Form::number) return index.number;
  if (index.form == Form::name) return bound(index);
  if (index.form != Form::add && index.form != Form::subtract) return std::nullopt;
  const auto a = number(index.parts[0]);
  const auto b = number(index.parts[1]);
  std::int64_t sum = 0;
  if (!a || !b) return std::nullopt;
  const bool over = index.form == Form::add ? __builtin_add_overflow(*a, *b, &sum)
                                            : __builtin_sub_overflow(*a, *b, &sum);
  return over ? std::nullopt : std::optional(sum);
}

auto Scope::varies(const Syntax& index) const -> bool {
  return index.form != Form::number &&
         (index.form == Form::name ||
          std::ranges::any_of(index.parts, [&](const Syntax& part) { return varies(part); }));
}

auto Scope::path(const Syntax& name, std::size_t indices,
                 std::optional<std::int64_t> otherwise) const -> std::optional<Path> {
  Path path;
  std::size_t used = 0;
  for (const auto letter : name.text) {
    if (letter != '#') {
      path.text += letter;
      continue;
    }
    if (used == indices) return path;
    const auto& index = name.parts[used++];
    auto value = number(index);
    if (!value) value = otherwise;
    if (!value) return std::nullopt;
    const auto elements = static_cast<std::int64_t>(vocabulary_.elements(path.text));
    if (*value < 1 || (elements > 0 && *value > elements)) {
      path.inside = false;
      if (!varies(index)) {
        path.wrong = error_at(index.column, outside(path.text, elements, *value));
      }
    }
    path.text =
        element_path(path.text, static_cast<std::size_t>(std::max<std::int64_t>(*value, 0)));
  }
  return path;
}

auto Scope::resolve(const Syntax& name) const -> Result<Found> {
  const auto full = path(name, name.parts.size());
  if (!full) {
    for (const auto& index : name.parts) {
      if (number(index)) continue;
      const bool stray = index.text.starts_with('*');
      return error_at(index.column, stray ? "* stands for each one only within sum, max, min, "
                                            "count, any or all"
                                          : "an index is a number, or bound as in any(i: ...)");
    }
    return error_at(name.column, "this index cannot be computed");
  }
  if (const auto* symbol = vocabulary_.find(full->text)) return Found{symbol};
  if (full->wrong) return *full->wrong;
  if (!full->inside) return Found{};
  if (const auto why = why_not_before(full->text, vocabulary_); !why.empty()) {
    return error_at(name.column, why);
  }
  auto hint = vocabulary_.nearest(full->text);
  if (hint.empty() && full->text.find('-') != std::string::npos) {
    hint = "; to subtract, put spaces round the -";
  }
  return error_at(name.column, "no field is called \"" + full->text + "\"" + hint);
}

auto Scope::widen(const Syntax& syntax, const std::string& index, std::size_t& most,
                  std::optional<Error>& wrong) const -> void {
  for (std::size_t i = 0; syntax.form == Form::name && i < syntax.parts.size(); ++i) {
    const auto& part = syntax.parts[i];
    if (part.form != Form::name || part.text != index) continue;
    // An index to its left may be bound later: lists of one list are alike.
    const auto before = path(syntax, i, 1);
    if (!before) continue;
    const auto elements = vocabulary_.elements(before->text);
    if (elements == 0 && !wrong) {
      wrong = error_at(syntax.column, "\"" + before->text + "\" is no list");
    }
    most = std::max(most, elements);
  }
  for (const auto& part : syntax.parts) {
    if (index.starts_with('*') && is_aggregate(part)) continue;
    widen(part, index, most, wrong);
  }
}

auto Scope::range(const Syntax& aggregate, const std::string& index) const -> Result<std::size_t> {
  std::size_t most = 0;
  std::optional<Error> wrong;
  widen(aggregate, index, most, wrong);
  if (wrong) return *std::move(wrong);
  if (most == 0 && is_part_of_index(aggregate, index)) {
    return error_at(aggregate.column, "how far \"" + index + "\" runs is not said: it has to be " +
                                          "an index by itself, too, as in p1.plan[" + index + "]");
  }
  if (most == 0) {
    return error_at(aggregate.column, "\"" + index + "\" is the index of no list in it");
  }
  return most;
}

}  // namespace ruleproof::expression
