# cmake -DLISTS= -DGAMES= -DROOT= -DOUTPUT= -P model_states_script.cmake
# LISTS has a file for each of GAMES (with commas), game.txt, with the paths of its sources, and `core`, of those that all share.
file(STRINGS "${LISTS}/core" shared)
string(REPLACE "," ";" games "${GAMES}")
set(rows "")
list(LENGTH games count)
foreach(game IN LISTS games)
  file(STRINGS "${LISTS}/${game}.txt" files)
  set(sums "")
  foreach(file IN LISTS files shared)
    file(SHA256 "${file}" sum)
    file(RELATIVE_PATH path "${ROOT}" "${file}")
    string(APPEND sums "${path} ${sum}\n")
  endforeach()
  string(SHA256 state "${sums}")
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
