/// Reading short texts word by word: what games read moves with.
///
///     Words(text).word("house").word("in").part(move.palace).done()
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <system_error>

namespace ruleproof {

/// Reads a text word by word; the first mismatch makes it fail for good.
class Words {
 public:
  explicit Words(std::string_view text) : rest_(text) {}

  auto word(std::string_view expected) -> Words& {
    good_ = good_ && next() == expected;
    return *this;
  }
  /// One of a list of names.
  template <class Enum, std::size_t N>
  auto one_of(const std::array<std::string_view, N>& names, Enum& into) -> Words& {
    const auto found = std::ranges::find(names, next());
    good_ = good_ && found != names.end();
    if (good_) into = static_cast<Enum>(found - names.begin());
    return *this;
  }
  template <std::integral Number>
  auto number(Number& into) -> Words& {
    const auto text = next();
    const auto read = std::from_chars(text.data(), text.data() + text.size(), into);
    good_ = good_ && read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return *this;
  }
  /// A word that `read_text` reads.
  template <class Part>
  auto part(Part& into) -> Words& {
    good_ = good_ && read_text(next(), into);
    return *this;
  }
  /// Fails for good unless `condition`.
  auto require(bool condition) -> Words& {
    good_ = good_ && condition;
    return *this;
  }
  /// A word that `read(word)` takes, which says whether it could.
  template <class Read>
  auto with(Read&& read) -> Words& {
    good_ = good_ && read(next());
    return *this;
  }
  /// All words fitted, and there is another one.
  [[nodiscard]] auto more() const -> bool { return good_ && more_; }
  /// All words fitted and none is left.
  [[nodiscard]] auto done() const -> bool { return good_ && !more_; }

 private:
  auto next() -> std::string_view {
    good_ = good_ && more_;
    const auto end = std::min(rest_.find(' '), rest_.size());
    const auto word = rest_.substr(0, end);
    more_ = end < rest_.size();  // behind a blank there is another word, if an empty one
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return word;
  }
  std::string_view rest_;
  bool more_ = true;
  bool good_ = true;
};

}  // namespace ruleproof
