# clang-tidy in place of the compiler (the preset `tidy`). Nothing is compiled or linked: an empty object says that its
# source was clean, and is as old as any object would be, since clang-tidy writes what the source includes, too.
option(RULEPROOF_TIDY "Sources are read by clang-tidy, and not compiled" OFF)
if(NOT RULEPROOF_TIDY)
  return()
endif()

find_path(RULEPROOF_TIDY_HEADERS clang/AST/ASTConsumer.h PATHS /usr/lib/llvm-19/include NO_DEFAULT_PATH)
if(NOT RULEPROOF_TIDY_HEADERS)
  message(FATAL_ERROR "clang's headers are missing: run ci/setup --tidy")
endif()

# Three quarters of the time would go to declarations of libraries.
set(plugin "${PROJECT_BINARY_DIR}/only_ours.so")
set(source "${PROJECT_SOURCE_DIR}/ci/cmake/only_ours.cpp")
add_custom_command(OUTPUT "${plugin}"
  COMMAND "${CMAKE_CXX_COMPILER}" -std=c++20 -O1 -fno-rtti -fPIC -shared -isystem "${RULEPROOF_TIDY_HEADERS}" "${source}" -o "${plugin}"
  DEPENDS "${source}" COMMENT "What clang-tidy walks through" VERBATIM)
add_custom_target(ruleproof_only_ours DEPENDS "${plugin}")

# What is written here is not read for its includes, of which its template knows no more than the game's headers.
file(WRITE "${PROJECT_BINARY_DIR}/.clang-tidy" "InheritParentConfig: true\nChecks: -misc-include-cleaner\n")

# The sums change the command, so that other checks and another plugin read all sources again.
set(sums "")
foreach(file IN ITEMS "${PROJECT_SOURCE_DIR}/.clang-tidy" "${source}")
  file(SHA256 "${file}" sum)
  string(APPEND sums "${sum}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
endforeach()
set(CMAKE_CXX_CLANG_TIDY clang-tidy-19 --quiet "--load=${plugin}" "--extra-arg=-DRULEPROOF_SUMS_${sums}")
set(CMAKE_CXX_COMPILER_LAUNCHER sh "${CMAKE_CURRENT_LIST_DIR}/tidy_mark.sh")
set(CMAKE_DEPFILE_FLAGS_CXX "-Wp,-dependency-file,<DEP_FILE>,-MT,<DEP_TARGET>")
foreach(kind IN ITEMS CREATE_STATIC_LIBRARY CREATE_SHARED_LIBRARY LINK_EXECUTABLE)
  set(CMAKE_CXX_${kind} "<CMAKE_COMMAND> -E touch <TARGET>")
endforeach()
