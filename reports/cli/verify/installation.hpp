/// What was installed beside the program to be replayed. `cmake --install` leaves a list of it,
/// `installed.txt`, so that nothing of it can be gone unseen.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "model/core/result.hpp"

namespace ruleproof::cli {

struct Installation {
  std::string root;                             ///< ".../share/ruleproof"
  std::map<std::string, std::uintmax_t> files;  ///< from the root, with their sizes
};

/// Reads the list of an installation. Errors: it is not there, or not whole.
[[nodiscard]] auto read_installation(const std::filesystem::path& root) -> Result<Installation>;

/// What is gone, no file any more or of another size, if anything is: how many, and the first.
[[nodiscard]] auto lost_of(const Installation& installation) -> std::optional<Error>;

}  // namespace ruleproof::cli
