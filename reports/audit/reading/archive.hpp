/// An archive (ZIP), opened in memory: what DOCX files are. `archive.cpp` is the door of libzip.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct zip;

namespace ruleproof::audit {

class Archive {
 public:
  /// The bytes must outlive the archive. Nothing if they are no archive, or a broken one.
  [[nodiscard]] static auto of(std::string_view bytes) -> std::optional<Archive>;

  struct Part {
    std::string bytes;
    std::string problem;  ///< empty: all is well
  };
  /// A file of the archive, unpacked: never more than `most` bytes, whatever the archive says of
  /// its size. Nothing if there is none of that name.
  [[nodiscard]] auto part(const std::string& name, std::size_t most) const -> std::optional<Part>;

 private:
  struct Close {
    auto operator()(zip* archive) const -> void;
  };
  explicit Archive(zip* archive) : archive_(archive) {}
  std::unique_ptr<zip, Close> archive_;
};

}  // namespace ruleproof::audit
