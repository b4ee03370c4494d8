# A page's script, which is one: modules in their order, without what they import from each other.
#
# ruleproof_script(<output> MODULES file...)
# Lines that begin with `import ` or `export {` are left out, and so is the word `export`.
set(RULEPROOF_JOIN_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/scripts_join.cmake")

function(ruleproof_script output)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "MODULES")
  set(files "")
  foreach(file IN LISTS arg_MODULES)
    cmake_path(ABSOLUTE_PATH file NORMALIZE)
    list(APPEND files "${file}")
  endforeach()
  list(JOIN files "|" joined)
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DMODULES=${joined}" "-DOUTPUT=${output}" -P "${RULEPROOF_JOIN_SCRIPT}"
    DEPENDS ${files} "${RULEPROOF_JOIN_SCRIPT}" COMMENT "Joining a page's script" VERBATIM)
endfunction()
