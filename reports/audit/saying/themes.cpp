#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto themes =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"must", "duty"},
                                                                  {"may", "duty"},
                                                                  {"forbidden", "duty"},
                                                                  {"at-least", "limit"},
                                                                  {"at-most", "limit"},
                                                                  {"more", "amount"},
                                                                  {"fewer", "amount"},
                                                                  {"most", "amount"},
                                                                  {"fewest", "amount"},
                                                                  {"higher", "amount"},
                                                                  {"lower", "amount"},
                                                                  {"before", "sequence"},
                                                                  {"after", "sequence"},
                                                                  {"then", "sequence"},
                                                                  {"clockwise", "turning"},
                                                                  {"counter-clockwise", "turning"},
                                                                  {"left", "hand-side"},
                                                                  {"right", "hand-side"},
                                                                  {"left-to-right", "reading"},
                                                                  {"right-to-left", "reading"},
                                                                  {"forward", "moving"},
                                                                  {"back", "moving"},
                                                                  {"rounded-up", "rounding"},
                                                                  {"rounded-down", "rounding"},
                                                                  {"face-up", "facing"},
                                                                  {"face-down", "facing"},
                                                                  {"inner", "ring"},
                                                                  {"outer", "ring"},
                                                                  {"up", "height"},
                                                                  {"down", "height"},
                                                                  {"same", "likeness"},
                                                                  {"different", "likeness"},
                                                                  {"young", "age"},
                                                                  {"old", "age"},
                                                                  {"small", "size"},
                                                                  {"large", "size"},
                                                                  {"win", "outcome"},
                                                                  {"lose", "outcome"}});

}  // namespace

auto theme_of(std::string_view value) -> std::string_view {
  const auto row = std::ranges::find(themes, value, [](const auto& theme) { return theme.first; });
  return row == themes.end() ? value : row->second;
}

}  // namespace ruleproof::audit
