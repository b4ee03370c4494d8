#include "reports/audit/reading/archive.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <zip.h>

namespace ruleproof::audit {

auto Archive::Close::operator()(zip* archive) const -> void { zip_discard(archive); }

auto Archive::of(std::string_view bytes) -> std::optional<Archive> {
  zip_error_t ignored;
  zip_error_init(&ignored);
  auto* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &ignored);
  auto* archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &ignored);
  zip_error_fini(&ignored);
  if (archive == nullptr) {
    if (source != nullptr) zip_source_free(source);
    return std::nullopt;
  }
  return Archive(archive);
}

auto Archive::part(const std::string& name, std::size_t most) const -> std::optional<Part> {
  if (zip_name_locate(archive_.get(), name.c_str(), 0) < 0) return std::nullopt;
  const std::unique_ptr<zip_file_t, decltype(&zip_fclose)> file(
      zip_fopen(archive_.get(), name.c_str(), 0), &zip_fclose);
  if (file == nullptr) return Part{"", "cannot be unpacked: is it locked by a password?"};
  Part part;
  static constexpr std::size_t piece = 1U << 16U;
  for (;;) {
    const auto size = part.bytes.size();
    if (size > most) return Part{"", "is longer than any rulebook when unpacked"};
    part.bytes.resize(size + piece);
    const auto got = zip_fread(file.get(), part.bytes.data() + size, piece);
    if (got < 0) return Part{"", "cannot be unpacked: the archive is damaged"};
    part.bytes.resize(size + static_cast<std::size_t>(got));
    if (got == 0) return part;
  }
}

}  // namespace ruleproof::audit
