# In which state the rules of each game are: what changes whenever they may be other rules.
#
# ruleproof_model_states(<target> game...) gives the header
#   #include "reports/cli/rulebook/model_states.hpp"
# with a table of names and digests, ruleproof::model_states. A digest is of the sources and data of a game, without tests,
# texts of rulebooks, words and drawings for people, of those in model/core that say what a step, a clause and a
# set-up are, and of the search.
set(RULEPROOF_MODEL_STATES_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/model_states_script.cmake")

function(ruleproof_model_states target)
  set(core "${PROJECT_SOURCE_DIR}/model/core")
  file(GLOB shared CONFIGURE_DEPENDS "${core}/data/*.[ch]pp")
  foreach(name IN ITEMS clause effects fields fixed game number packing play ruling setup)
    file(GLOB found CONFIGURE_DEPENDS "${core}/${name}.[ch]pp")
    list(APPEND shared ${found})
  endforeach()
  file(GLOB found CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/solver/search/firsts*.hpp" "${PROJECT_SOURCE_DIR}/reports/cli/rulebook/ends.[ch]pp")
  list(APPEND shared ${found})
  list(FILTER shared EXCLUDE REGEX "_test\\.cpp$")
  set(header "${PROJECT_BINARY_DIR}/embedded/reports/cli/rulebook/model_states.hpp")
  set(lists "")
  set(all ${shared})
  foreach(game IN LISTS ARGN)
    get_property(folder GLOBAL PROPERTY RULEPROOF_FOLDER_${game})
    file(GLOB_RECURSE files CONFIGURE_DEPENDS "${folder}/*.hpp" "${folder}/*.cpp" "${folder}/*.toml")
    list(FILTER files EXCLUDE REGEX "(_test\\.cpp|/rules/sources/.*|/(text/)?(telling|picture|seat_names)[^/]*)$")
    list(APPEND all ${files})
    set(list "${PROJECT_BINARY_DIR}/model_states/${game}.txt")
    list(SORT files)
    list(JOIN files "\n" lines)
    file(CONFIGURE OUTPUT "${list}" CONTENT "${lines}\n")
    list(APPEND lists "${list}")
  endforeach()
  list(JOIN ARGN "," games)
  list(SORT shared)
  list(JOIN shared "\n" lines)
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/model_states/core" CONTENT "${lines}\n")
  add_custom_command(
    OUTPUT "${header}"
    COMMAND "${CMAKE_COMMAND}" "-DLISTS=${PROJECT_BINARY_DIR}/model_states" "-DGAMES=${games}" "-DROOT=${PROJECT_SOURCE_DIR}"
            "-DOUTPUT=${header}" -P "${RULEPROOF_MODEL_STATES_SCRIPT}"
    DEPENDS ${all} ${lists} "${PROJECT_BINARY_DIR}/model_states/core" "${RULEPROOF_MODEL_STATES_SCRIPT}"
    COMMENT "States of the models" VERBATIM)
  target_sources(${target} PRIVATE "${header}")
  ruleproof_embedded("${header}")
endfunction()
