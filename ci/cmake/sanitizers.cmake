# Every target of ours links ruleproof_sanitizers; it is empty unless a preset asks.
set(RULEPROOF_SANITIZE OFF CACHE STRING "ON: address and undefined behaviour; thread: data races")
option(RULEPROOF_FUZZ "Coverage instrumentation for libFuzzer (clang only)" OFF)

if(RULEPROOF_FUZZ AND NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "RULEPROOF_FUZZ needs clang: use the preset 'fuzz'")
endif()

add_library(ruleproof_sanitizers INTERFACE)
if(RULEPROOF_SANITIZE STREQUAL "thread")
  set(flags -fsanitize=thread -fno-omit-frame-pointer)
  target_compile_options(ruleproof_sanitizers INTERFACE ${flags})
  target_link_options(ruleproof_sanitizers INTERFACE ${flags})
elseif(RULEPROOF_SANITIZE)
  set(flags -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_options(ruleproof_sanitizers INTERFACE ${flags})
  target_link_options(ruleproof_sanitizers INTERFACE ${flags})
endif()
if(RULEPROOF_FUZZ)
  # Never plain "fuzzer" on a library: it would bring a second main.
  target_compile_options(ruleproof_sanitizers INTERFACE -fsanitize=fuzzer-no-link)
endif()

# What tests run with: readable stacks, and a failed check of any sanitizer fails the test.
find_program(RULEPROOF_SYMBOLIZER NAMES llvm-symbolizer-19 llvm-symbolizer)
set(RULEPROOF_TEST_ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1")
if(RULEPROOF_SYMBOLIZER)
  list(APPEND RULEPROOF_TEST_ENVIRONMENT "ASAN_SYMBOLIZER_PATH=${RULEPROOF_SYMBOLIZER}"
       "UBSAN_SYMBOLIZER_PATH=${RULEPROOF_SYMBOLIZER}")
endif()
