# Every target of ours links this; headers of others are system headers and stay silent.
option(RULEPROOF_WARNINGS_FAIL "A warning fails the build; off where the compiler is not ours to choose" ON)
add_library(ruleproof_warnings INTERFACE)
target_compile_options(ruleproof_warnings INTERFACE
  "$<$<BOOL:${RULEPROOF_WARNINGS_FAIL}>:-Werror>" -Wall -Wextra -Wpedantic
  -Wshadow               # two things with one name read as one
  -Wnon-virtual-dtor -Woverloaded-virtual
  -Wswitch               # switches over enums have no default: a new enumerator must be answered
  -Wimplicit-fallthrough -Wextra-semi)
# GCC 12 sees overlapping copies in the joining of strings where there are none (its bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(ruleproof_warnings INTERFACE -Wno-restrict)
endif()
