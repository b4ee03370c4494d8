/// The files of the repository that a run replays: scenarios, pins, corpora.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/files.hpp"

namespace ruleproof::cli {

/// A path of the repository as a path from here. Without `root` it is the working folder, if that
/// is a clone or the path is there; or else what came with the program: ../share/ruleproof beside
/// it, or the clone in whose build folder it lies.
[[nodiscard]] auto in_root(const std::string& root, const std::string& path) -> std::string;

/// Where the files lie that come with the program, as an absolute path: the working folder, if it
/// is the repository, else what came with the program; empty, if there is neither.
[[nodiscard]] auto home() -> std::string;

/// A root that was named must have scenarios, pins, corpora or what is kept with `--record` below
/// it, and something of each of these games, unless it is a clone, in which nobody need have
/// written any yet. Where none was named (it is empty) and what came with the program is read, no
/// file of that may have gone since it was installed.
[[nodiscard]] auto wrong_root(const std::string& root, const std::vector<std::string>& games = {})
    -> std::optional<Error>;

/// The files below a folder of the repository, named from its root; none, if there is no folder.
/// Without `root`, and where the working folder is no clone, those that lie there, and those that
/// came with the program and have other names: who has games of his own keeps ours.
[[nodiscard]] auto project_files(const std::string& root, const std::string& folder,
                                 std::string_view ending)
    -> Result<std::vector<properties::TextFile>>;

/// "properties/scenarios/drako": where the scenarios of a game are.
[[nodiscard]] auto scenarios_folder(const std::string& game) -> std::string;
/// The scenarios of a game.
[[nodiscard]] auto scenarios_of(const std::string& game, const std::string& root)
    -> Result<std::vector<properties::TextFile>>;

/// "properties/pins/drako.txt"
[[nodiscard]] auto pins_file(const std::string& game) -> std::string;

/// "fuzz/corpus/drako_playout": where those inputs are from which whole games are played.
[[nodiscard]] auto corpus_folder(const std::string& game) -> std::string;
/// The inputs of the fuzz corpus from which whole games are played.
[[nodiscard]] auto corpus_of(const std::string& game, const std::string& root)
    -> Result<std::vector<properties::TextFile>>;

/// A check that says which path of the repository was not there to be replayed. It is skipped.
[[nodiscard]] auto not_there(std::string_view group, const std::string& path,
                             const std::string& root) -> Check;

/// The same for whom it is the whole task: it fails where no repository was found at all, which
/// is not one that need not have everything.
[[nodiscard]] auto needed(Check check, const std::string& root) -> Check;

}  // namespace ruleproof::cli
