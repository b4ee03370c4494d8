/// Files of numbers that are whole or refused: what they are and of what search stands first, a sum
/// over all of them last.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

#include "model/core/file/fresh_file.hpp"
#include "model/core/result.hpp"

namespace ruleproof::solver {

/// A number for a text: other texts have others, but for chance.
[[nodiscard]] auto hash_of(const std::string& text) -> std::uint64_t;

/// Writes a file anew beside the old one; `finish` puts it in its place.
class SealedWriter {
 public:
  explicit SealedWriter(const std::string& path) : file_(path) {}
  auto put(std::uint64_t number) -> void;
  [[nodiscard]] auto finish() -> std::optional<Error>;

 private:
  FreshFile file_;
  std::uint64_t sum_ = 0;
};

/// Reads what a SealedWriter wrote.
class SealedReader {
 public:
  explicit SealedReader(const std::string& path) : file_(path, std::ios::binary) {}
  [[nodiscard]] auto is_open() const -> bool { return file_.is_open(); }
  [[nodiscard]] auto good() const -> bool { return !file_.fail(); }
  auto get() -> std::uint64_t;
  /// Whether what follows is the sum, and the end.
  auto finish() -> bool;

 private:
  std::ifstream file_;
  std::uint64_t sum_ = 0;
};

}  // namespace ruleproof::solver
