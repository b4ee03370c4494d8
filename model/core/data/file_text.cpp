#include "model/core/data/file_text.hpp"

#include <cstddef>
#include <fstream>
#include <ios>
#include <optional>
#include <string>

namespace ruleproof {

auto text_of_file(const std::string& path, std::size_t most) -> std::optional<std::string> {
  std::ifstream file(path, std::ios::binary);
  std::string text(most, '\0');
  file.read(text.data(), static_cast<std::streamsize>(most));
  const bool whole = file.eof() || file.good();
  if (!file.is_open() || !whole) return std::nullopt;
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

// By value for those files that are in memory.
// NOLINTNEXTLINE(performance-unnecessary-value-param)
auto hand_in(const std::string& /*name*/, std::string /*text*/) -> bool { return false; }

}  // namespace ruleproof
