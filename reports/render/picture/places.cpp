#include "reports/render/picture/places.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::render {
namespace {

auto leaves_the_folder(std::string_view path) -> bool {
  if (path.starts_with('/') || (path.size() > 1 && path[1] == ':')) return true;
  return path == ".." || path.starts_with("../") || path.ends_with("/..") ||
         path.find("/../") != std::string_view::npos || path.find("://") != std::string_view::npos;
}

/// "#page=3" at the end of the name of a PDF; else nothing.
auto page_in(std::string_view path) -> std::string_view {
  const auto at = path.rfind("#page=");
  if (at == std::string_view::npos) return "";
  const auto number = path.substr(at + 6);
  const bool is_number = !number.empty() && number.size() < 6 &&
                         number.find_first_not_of("0123456789") == std::string_view::npos;
  return is_number ? path.substr(at) : "";
}

}  // namespace

auto relative_path(std::string_view path) -> std::string {
  auto out = one_line(path);
  std::ranges::replace(out, '\\', '/');
  if (leaves_the_folder(out)) out.erase(0, out.rfind('/') + 1);
  while (out.starts_with("./")) out.erase(0, 2);
  return out == ".." ? "" : out;
}

auto where(const Place& place) -> std::string {
  auto file = relative_path(place.file);
  if (place.line <= 0) return file;
  if (place.last_line <= place.line) return fmt::format("{}:{}", file, place.line);
  return fmt::format("{}:{}–{}", file, place.line, place.last_line);
}

auto language_of(std::string_view file) -> std::string {
  const auto dot = file.rfind('.');
  if (dot == std::string_view::npos || dot < 3 || file[dot - 3] != '.') return "";
  const auto code = file.substr(dot - 2, 2);
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return std::ranges::all_of(code, letter) ? std::string{code} : "";
}

auto uri_of(std::string_view path) -> std::string {
  std::string out;
  const auto whole = relative_path(path);
  const auto page = page_in(whole);
  for (const char c : std::string_view(whole).substr(0, whole.size() - page.size())) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '-' || c == '.' || c == '_' || c == '~' || c == '/';
    out += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out + std::string(page);
}

}  // namespace ruleproof::render
