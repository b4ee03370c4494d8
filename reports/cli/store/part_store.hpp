/// Parts of `verify` that need not be done again, for nothing that they rest on has changed since:
/// neither the program nor what was asked nor a file that enters them.
///
///     .ruleproof/parts/drako/laws-3f2a01c9
///
/// A file says what its part rests on and has the digest of all that follows. Where either is not
/// as it should be, the part is done again.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {

/// What all parts of a run rest on.
struct Ground {
  std::string program;                                     ///< its fingerprint
  std::string root;                                        ///< the repository
  std::vector<std::pair<std::string, std::string>> asked;  ///< "seed", "3"
};

class PartStore {
 public:
  /// Parts are kept below the folder.
  PartStore(const std::string& folder, Ground ground);

  /// Looks at what these parts rest on. Files that they read sooner may have changed meanwhile: the
  /// parts that are done are to be made after this.
  auto look_at(const std::vector<Part>& parts) -> void;
  /// The same parts, each of which is taken from the store if it is there.
  [[nodiscard]] auto sparing(std::vector<Part> parts) -> std::vector<Part>;

  /// Keeps what was done: parts that nothing failed in, that no clock cut short, and during which
  /// no file has changed that they rest on. An error where a file cannot be written.
  [[nodiscard]] auto keep(const std::vector<Part>& parts, const Done& done) -> std::optional<Error>;

  /// "180 of 402 parts are as they were kept in .ruleproof"; empty where nothing is to be said.
  [[nodiscard]] auto told() const -> std::string;

 private:
  struct Shelf;
  std::shared_ptr<Shelf> shelf_;  ///< threads that an interrupt leaves behind outlive the store
};

}  // namespace ruleproof::cli
