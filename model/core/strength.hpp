/// How strong a statement is, and what it holds for. A strong word without a scope does not
/// compile, and one with a scope that says nothing is a bug of ours that ends the program.
///
///     answer.how = {How::proved, scope_of(game)};   // under the set-up and readings of `game`
///     answer.how = How::sampled;                    // a weak word may stand alone
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/setup.hpp"

namespace ruleproof {

/// How a statement was obtained, the strongest word first. No engine claims more than it has shown.
enum class How : std::uint8_t {
  proved,      ///< by a solver or an argument checked by the program, about the model's own code
  exhaustive,  ///< every position of the stated set-up was visited
  counted,     ///< exact counting
  relation,    ///< proved of a relation that is written by hand and held to the model in N steps
  replayed,    ///< a witness was found and replays on the model
  bounded,     ///< holds within the stated bound; beyond it nothing is claimed
  sampled,     ///< holds in the sample that is stated
  stated,      ///< a text or a record says so; nothing was computed
  unknown,     ///< no answer within the budget
};

[[nodiscard]] auto to_text(How how) -> std::string_view;

/// Whether a word speaks of all games of some set-up, so that one game can refute it.
[[nodiscard]] constexpr auto is_strong(How how) -> bool { return how <= How::relation; }

/// What a statement holds for.
struct Scope {
  using Values = std::map<std::string, std::vector<std::string>, std::less<>>;

  Values options =
      {};  ///< "players": {"2", "3"}, unnamed: any number; other options unnamed: default
  Values rulings = {};  ///< "overhang": {"nothing"}; unnamed, or without values: its default answer
  bool any_ruling = false;  ///< rulings that are not named may have any answer
  std::string data = {};    ///< provenance: "rulebook", "public source", "stand-in", "rules only"

  auto operator==(const Scope&) const -> bool = default;

  /// Other numbers of players, besides.
  [[nodiscard]] auto with_players(int least, int most) const -> Scope;
  /// All answers to the rulings that are not named.
  [[nodiscard]] auto whatever_the_rulings() const -> Scope;
  /// These answers to one ruling.
  [[nodiscard]] auto with(std::string ruling, std::vector<std::string> answers) const -> Scope;
  /// Another provenance: of what the statement rests on, where that is less than the whole game.
  [[nodiscard]] auto resting_on(std::string provenance) const -> Scope;
};

/// In one line: "2 to 5 players; default rulings; data: rulebook, public source".
[[nodiscard]] auto to_text(const Scope& scope) -> std::string;

/// Whether it holds for what was asked: for a set-up as `setup()` of a configured game tells it,
/// and the default answer to each ruling of that game.
[[nodiscard]] auto covers(const Scope& scope, const SetupText& asked, const Texts& defaults)
    -> bool;

/// Where the numbers of a game come from.
template <class G>
auto provenance_of(const G& game) -> std::string {
  if constexpr (requires { std::string(game.rules().components.provenance); }) {
    return game.rules().components.provenance;
  } else {
    return "rules only";
  }
}

/// The set-up and the readings of one game, as it was configured.
template <Configurable G>
auto scope_of(const G& game) -> Scope {
  Scope scope;
  const auto setup = game.setup();
  for (const auto& [name, value] : setup.options) scope.options[name] = {value};
  for (const auto& [name, value] : setup.rulings) scope.rulings[name] = {value};
  scope.data = provenance_of(game);
  return scope;
}

/// The same of two readings of one set-up: rulings about which they differ have both answers.
template <Configurable G>
auto scope_of(const G& first, const G& second) -> Scope {
  auto scope = scope_of(first);
  const auto one = first.setup().rulings;
  const auto two = second.setup().rulings;
  for (const auto& row : G::ruling_table) {
    const auto answer = [&](const Texts& said) {
      const auto found = said.find(row.id);
      return found == said.end() ? std::string(row.answers[0].id) : found->second;
    };
    if (answer(one) != answer(two)) {
      scope.rulings[std::string(row.id)] = {answer(one), answer(two)};
    }
  }
  return scope;
}

/// A word, and for a strong one what it holds for.
class Strength {
 public:
  /// A weak word, which is written down where it is used.
  consteval Strength(How weak) : how_(weak) {  // NOLINT(google-explicit-constructor)
    if (is_strong(weak)) a_strong_word_needs_a_scope();
  }
  /// A scope that says nothing is none: no players, no option, no reading, no data.
  Strength(How how, Scope scope) : how_(how), scope_(std::move(scope)) {
    RULEPROOF_ASSERT(!is_strong(how) || *scope_ != Scope{});
  }

  /// A word that somebody else's file says, with the scope that it says, if it says one.
  static auto as_told(How how, std::optional<Scope> scope) -> Strength {
    Strength told = How::unknown;
    told.how_ = how;
    told.scope_ = std::move(scope);
    return told;
  }

  operator How() const { return how_; }  // NOLINT(google-explicit-constructor)
  [[nodiscard]] auto scope() const -> const std::optional<Scope>& { return scope_; }

  auto operator==(const Strength&) const -> bool = default;
  friend auto operator==(const Strength& strength, How how) -> bool { return strength.how_ == how; }

 private:
  static void a_strong_word_needs_a_scope() {}  // not constexpr: whoever calls it does not compile

  How how_;
  std::optional<Scope> scope_;
};

}  // namespace ruleproof
