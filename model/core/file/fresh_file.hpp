/// Files that are written whole or not at all: beside their place first, and moved there once they
/// are known to be whole. A full disk leaves what was there before, and nothing beside it.
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/result.hpp"

namespace ruleproof {

/// One file on its way. What is not kept is removed again.
///
///     FreshFile file("out/run.json");
///     file.out() << text;
///     if (auto problem = file.keep()) return problem;
class FreshFile {
 public:
  explicit FreshFile(std::string path);
  ~FreshFile();
  FreshFile(FreshFile&& other) noexcept;
  FreshFile(const FreshFile&) = delete;
  auto operator=(const FreshFile&) -> FreshFile& = delete;
  auto operator=(FreshFile&&) -> FreshFile& = delete;

  [[nodiscard]] auto out() -> std::ostream& { return out_; }
  /// Nothing more is written: says what went wrong, if anything did. The place is as it was.
  [[nodiscard]] auto finish() -> std::optional<Error>;
  /// Finishes, and moves the file to its place.
  [[nodiscard]] auto keep() -> std::optional<Error>;

 private:
  auto open_beside() -> void;
  [[nodiscard]] auto trouble(int number) const -> Error;

  std::string path_;    ///< as the caller named it
  std::string place_;   ///< where it will lie: where links lead
  std::string beside_;  ///< empty: it is written in its place, which is a device or a pipe
  std::ofstream out_;
  int number_ = 0;  ///< of the system's error; 0: none yet
};

/// Writes a file whole or not at all.
[[nodiscard]] auto write_whole(const std::string& path, std::string_view text)
    -> std::optional<Error>;

}  // namespace ruleproof
