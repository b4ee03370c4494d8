/// Set-ups as texts: what flags, records and fuzzers say, and what a game is configured from.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"    // IWYU pragma: export
#include "model/core/result.hpp"  // IWYU pragma: export
#include "model/core/ruling.hpp"  // IWYU pragma: export

namespace ruleproof {

using Texts = std::map<std::string, std::string, std::less<>>;

/// Options ("players" = "3", "scale" = "small", "data" = "anniversary") and rulings
/// ("festival-zero" = "ranked"). The game has a default for all others.
struct SetupText {
  Texts options;
  Texts rulings;
  auto operator==(const SetupText&) const -> bool = default;
};

/// Reads "a=b c=d" or "a=b,c=d" into `into`. A name that is there already is an error; errors name
/// `where`.
[[nodiscard]] auto read_pairs(std::string_view text, std::string_view where, Texts& into)
    -> std::optional<Error>;

/// "a=b c=d", in order of the names.
[[nodiscard]] auto to_text(const Texts& pairs) -> std::string;

/// "; did you mean ...?" with the name nearest to a misspelt one, or nothing.
[[nodiscard]] auto did_you_mean(std::string_view wrong, std::span<const std::string_view> names)
    -> std::string;

/// A whole number option within low..high.
[[nodiscard]] auto read_number(std::string_view name, std::string_view text, int low, int high)
    -> Result<int>;

/// Sets the rulings that are named; the error says which is unknown.
template <class R>
auto set_rulings(std::span<const Ruling<R>> table, const Texts& named, R& rulings)
    -> std::optional<Error> {
  for (const auto& [id, answer] : named) {
    const auto row = std::ranges::find(table, id, &Ruling<R>::id);
    if (row == table.end()) {
      std::vector<std::string_view> ids(table.size());
      std::ranges::transform(table, ids.begin(), &Ruling<R>::id);
      return Error{Code::unknown_ruling, "rulings",
                   "no ruling is called \"" + id + "\"" + did_you_mean(id, ids)};
    }
    const auto options = row->options();
    const auto found = std::ranges::find(options, answer, &Answer::id);
    if (found == options.end()) {
      std::string known;
      for (const auto& option : options) {
        known += (known.empty() ? "" : ", ") + std::string(option.id);
      }
      return Error{Code::unknown_ruling, "rulings",
                   id + " has no answer \"" + answer + "\"; the answers are " + known};
    }
    row->set(rulings, static_cast<std::uint8_t>(found - options.begin()));
  }
  return std::nullopt;
}

/// The rulings that differ from the default.
template <class R>
auto named_rulings(std::span<const Ruling<R>> table, const R& rulings) -> Texts {
  Texts named;
  for (const auto& row : table) {
    const auto answer = row.get(rulings);
    if (answer != 0) named.emplace(row.id, row.answers[answer].id);
  }
  return named;
}

/// A game that flags and records can set up, and whose open questions are listed.
template <class G>
concept Configurable = Game<G> && requires(const G game, const SetupText& text) {
  { G::title } -> std::convertible_to<std::string_view>;
  /// Bumped when behaviour changes, so that old records are known to be old.
  { G::ruleset } -> std::convertible_to<int>;
  { G::configure(text) } -> std::same_as<Result<G>>;
  { game.setup() } -> std::same_as<SetupText>;
  G::ruling_table;
  { G::unruled } -> std::convertible_to<std::span<const Unruled>>;
};

}  // namespace ruleproof
