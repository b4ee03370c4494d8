/// What names mean at a place of a question: fields, and the indices that are bound there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"

namespace ruleproof::expression {

/// The stars that belong to an aggregate: "*1", "*2" if a name in it has two. Those of an aggregate
/// within are its own.
[[nodiscard]] auto stars_of(const Syntax& aggregate) -> std::vector<std::string>;

class Scope {
 public:
  explicit Scope(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

  [[nodiscard]] auto vocabulary() const -> const Vocabulary& { return vocabulary_; }
  auto bind(const std::string& index, std::int64_t value) -> void { bound_[index] = value; }
  auto unbind(const std::string& index) -> void { bound_.erase(index); }

  /// The value that an index is bound to.
  [[nodiscard]] auto value_of(const std::string& index) const -> std::optional<std::int64_t> {
    const auto found = bound_.find(index);
    return found == bound_.end() ? std::nullopt : std::optional(found->second);
  }
  /// The value of an index by that name.
  [[nodiscard]] auto bound(const Syntax& name) const -> std::optional<std::int64_t>;
  /// A text, or a name that is neither a field nor an index: perhaps a word.
  [[nodiscard]] auto is_word(const Syntax& syntax) const -> bool;

  /// The field of a name. No symbol: an index that is bound leads beyond the end of its list. A
  /// number that does is an error.
  struct Found {
    const Symbol* symbol = nullptr;
  };
  [[nodiscard]] auto resolve(const Syntax& name) const -> Result<Found>;

  /// How many values an index takes: those of the longest list that it is an index of.
  [[nodiscard]] auto range(const Syntax& aggregate, const std::string& index) const
      -> Result<std::size_t>;

 private:
  struct Path {
    std::string text;
    bool inside = true;               ///< every index is that of an element
    std::optional<Error> wrong = {};  ///< an index that is a number and leads beyond its list
  };
  /// Whether an index is, or is computed from, one that is bound.
  [[nodiscard]] auto varies(const Syntax& index) const -> bool;
  [[nodiscard]] auto number(const Syntax& index) const -> std::optional<std::int64_t>;
  /// The path of a name, up to a number of its indices; those without a value stand for
  /// `otherwise`.
  [[nodiscard]] auto path(const Syntax& name, std::size_t indices,
                          std::optional<std::int64_t> otherwise = {}) const -> std::optional<Path>;
  auto widen(const Syntax& syntax, const std::string& index, std::size_t& most,
             std::optional<Error>& wrong) const -> void;

  const Vocabulary& vocabulary_;
  std::map<std::string, std::int64_t, std::less<>> bound_;
};

}  // namespace ruleproof::expression
