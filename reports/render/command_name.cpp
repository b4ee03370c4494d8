#include "reports/render/command_name.hpp"

#include <string>
#include <string_view>

namespace ruleproof::render {
namespace {

constexpr std::string_view plain =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.+";

auto name() -> std::string& {
  static std::string name = "ruleproof";
  return name;
}

}  // namespace

auto command_name() -> const std::string& { return name(); }

auto call_it(std::string_view path) -> void {
  path.remove_prefix(path.rfind('/') + 1);  // npos + 1 is 0
  if (path.empty() || path.find_first_not_of(plain) != std::string_view::npos) return;
  name() = path;
}

}  // namespace ruleproof::render
