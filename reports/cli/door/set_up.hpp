/// The flags that say which game is meant and how it is set up: the same in every subcommand.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"         // IWYU pragma: export
#include "reports/cli/print/terminal.hpp"  // IWYU pragma: export
#include "reports/games/entry.hpp"         // IWYU pragma: export

namespace ruleproof::cli {

/// As typed. `--rulebook` gives the rulings that a text states; `--rulings` overrides single ones.
struct SetUpFlags {
  std::string game;
  std::string players = {};               ///< --players 3
  std::vector<std::string> options = {};  ///< --setup columns=4,rows=5
  std::vector<std::string> rulings = {};  ///< --rulings diagonals=do-not-count
  std::string rulebook = {};              ///< --rulebook es
};

/// "no game is called ...; did you mean ...?"
[[nodiscard]] auto unknown_game(const std::string& name) -> Error;
/// The game of that name; otherwise the error says which there are.
[[nodiscard]] auto known_game(const std::string& name) -> bool;

/// What a flag said that may be given several times; each time it must say something.
[[nodiscard]] auto read_said(const std::vector<std::string>& said, std::string_view flag,
                             Texts& into) -> std::optional<Error>;

/// The flags as a set-up text, not yet tried on a game.
[[nodiscard]] auto setup_text(const SetUpFlags& flags) -> Result<SetupText>;

/// The set-up that the flags mean, whole; an error where the game refuses it.
[[nodiscard]] auto whole_setup(const GameEntry& game, const SetUpFlags& flags) -> Result<SetupText>;
/// Where the numbers of a game come from under a set-up: "rulebook, stand-in"; empty where there is
/// no such game or it refuses the set-up.
[[nodiscard]] auto data_under(const std::string& game, const SetupText& setup) -> std::string;
/// The game of that name under a set-up.
[[nodiscard]] auto make(const std::string& name, const SetupText& setup)
    -> Result<std::unique_ptr<AnyGame>>;
/// The game under the set-up that the flags say.
[[nodiscard]] auto make(const SetUpFlags& flags) -> Result<std::unique_ptr<AnyGame>>;

}  // namespace ruleproof::cli
