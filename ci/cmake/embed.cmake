# Files that a program carries with it: page templates, styles, scripts, data.
#
# ruleproof_embed(<target> FILES file...)
# In model/drako, ruleproof_embed(ruleproof_drako FILES data/tiles.toml) gives the header
#   #include "model/drako/data/tiles.toml.hpp"
# with a constant named after the target (without "ruleproof_") and the file's path in its folder:
#   constexpr std::string_view ruleproof::embedded::drako::data_tiles_toml
# Any bytes, any size. A file of another folder is named by its path from the root. A file that is itself generated is named by its absolute path in the build.
set(RULEPROOF_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/embed_script.cmake")

# ruleproof_embedded(<header>): where clang-tidy reads, a target of the same name makes it, too, which waits for no
# library as the one that includes it does.
function(ruleproof_embedded header)
  if(NOT RULEPROOF_TIDY)
    return()
  endif()
  file(RELATIVE_PATH name "${PROJECT_BINARY_DIR}/embedded" "${header}")
  string(MAKE_C_IDENTIFIER "embedded_${name}" name)
  add_custom_target(${name} DEPENDS "${header}")
  if(NOT TARGET ruleproof_embedded)
    add_custom_target(ruleproof_embedded)
  endif()
  add_dependencies(ruleproof_embedded ${name})
endfunction()

function(ruleproof_embed target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FILES")
  string(REGEX REPLACE "^ruleproof_" "" namespace "${target}")
  string(MAKE_C_IDENTIFIER "${namespace}" namespace)
  foreach(file IN LISTS arg_FILES)
    cmake_path(ABSOLUTE_PATH file NORMALIZE)
    set(root "${PROJECT_SOURCE_DIR}")
    set(folder "${CMAKE_CURRENT_SOURCE_DIR}")
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${file}" generated)
    if(generated)
      set(root "${PROJECT_BINARY_DIR}")
      set(folder "${CMAKE_CURRENT_BINARY_DIR}")
    endif()
    file(RELATIVE_PATH path "${root}" "${file}")
    file(RELATIVE_PATH name "${folder}" "${file}")
    if(name MATCHES "^\\.\\./")
      set(name "${path}")  # of another folder
    endif()
    string(MAKE_C_IDENTIFIER "${name}" name)
    set(header "${PROJECT_BINARY_DIR}/embedded/${path}.hpp")
    add_custom_command(
      OUTPUT "${header}"
      COMMAND "${CMAKE_COMMAND}" "-DINPUT=${file}" "-DOUTPUT=${header}" "-DNAME=${name}"
              "-DNAMESPACE=ruleproof::embedded::${namespace}" -P "${RULEPROOF_EMBED_SCRIPT}"
      DEPENDS "${file}" "${RULEPROOF_EMBED_SCRIPT}"
      COMMENT "Embedding ${path}" VERBATIM)
    target_sources(${target} PRIVATE "${header}")
    ruleproof_embedded("${header}")
  endforeach()
  target_include_directories(${target} PUBLIC "$<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/embedded>")
endfunction()
