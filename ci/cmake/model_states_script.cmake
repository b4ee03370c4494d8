# cmake -DLISTS= -DROOT= -DOUTPUT= -P model_states_script.cmake
# LISTS has a file for each game, game.txt, with the paths of its sources, and `core`, of those that all share.
file(STRINGS "${LISTS}/core" shared)
file(GLOB lists "${LISTS}/*.txt")
list(SORT lists)
set(rows "")
list(LENGTH lists count)
foreach(list IN LISTS lists)
  file(STRINGS "${list}" files)
  set(sums "")
  foreach(file IN LISTS files shared)
    file(SHA256 "${file}" sum)
    file(RELATIVE_PATH path "${ROOT}" "${file}")
    string(APPEND sums "${path} ${sum}\n")
  endforeach()
  string(SHA256 state "${sums}")
  get_filename_component(game "${list}" NAME_WE)
  string(REPLACE "_" "-" game "${game}")
  string(APPEND rows "    {\"${game}\", \"${state}\"},\n")
endforeach()
set(text "#pragma once
#include <array>
#include <string_view>
#include <utility>

namespace ruleproof {
/// Game and state.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, ${count}> model_states{{
${rows}}};
}  // namespace ruleproof
")
file(WRITE "${OUTPUT}" "${text}")
