/// The folder of `--out`, which belongs to one run at a time: two runs into one folder would mix
/// their files.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// A folder that this run may write to and no other one, for as long as this lives, whatever
/// becomes of the program.
class OutFolder {
 public:
  /// Makes the folder, tries whether files can be written there, and keeps others out: before hours
  /// of work, not after.
  [[nodiscard]] static auto claim(const std::string& path) -> Result<OutFolder>;

  ~OutFolder();
  OutFolder(OutFolder&& other) noexcept
      : path_(std::move(other.path_)), handle_(std::exchange(other.handle_, -1)) {}
  OutFolder(const OutFolder&) = delete;
  auto operator=(const OutFolder&) -> OutFolder& = delete;
  auto operator=(OutFolder&&) -> OutFolder& = delete;

  [[nodiscard]] auto path() const -> const std::string& { return path_; }
  /// "out/report.html"
  [[nodiscard]] auto path_of(const std::string& name) const -> std::string {
    return path_ + "/" + name;
  }

  /// The error of a run that reads one of the files it is to write here; nothing where none is.
  [[nodiscard]] auto would_overwrite(const std::vector<std::string>& written,
                                     const std::vector<std::string>& read) const
      -> std::optional<Error>;

 private:
  OutFolder(std::string path, int handle) : path_(std::move(path)), handle_(handle) {}
  std::string path_;
  int handle_;
};

/// The folder, claimed; none where its name is empty, for --out was not given.
[[nodiscard]] inline auto claimed(const std::string& path) -> Result<std::optional<OutFolder>> {
  if (path.empty()) return std::optional<OutFolder>();
  auto folder = OutFolder::claim(path);
  if (!folder) return folder.error();
  return std::optional<OutFolder>(std::move(folder).value());
}

}  // namespace ruleproof::cli
