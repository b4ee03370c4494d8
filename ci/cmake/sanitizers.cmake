# Every target of ours links ruleproof_sanitizers; it is empty unless a preset asks.
set(RULEPROOF_SANITIZE OFF CACHE STRING "ON: address and undefined behaviour; thread: data races")
set(RULEPROOF_FUZZ_ENGINE -fsanitize=fuzzer CACHE STRING "What harnesses are linked with: flags, or a library")
set(RULEPROOF_FUZZ_EDGES inline-8bit-counters,pc-table CACHE STRING "How edges are told: of -fsanitize-coverage")
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
  # Edges only. What compares numbers with numbers, as rules do, gains nothing from traced
  # comparisons; RULEPROOF_COMPARISONS is for targets that read texts, RULEPROOF_UNGUIDED for those
  # whose edges lead nowhere.
  set(edges "$<NOT:$<BOOL:$<TARGET_PROPERTY:RULEPROOF_UNGUIDED>>>")
  set(comparisons "$<BOOL:$<TARGET_PROPERTY:RULEPROOF_COMPARISONS>>")
  add_library(ruleproof_guidance INTERFACE)  # apart: what is precompiled does without
  target_link_libraries(ruleproof_sanitizers INTERFACE $<BUILD_INTERFACE:ruleproof_guidance>)
  target_compile_options(ruleproof_guidance INTERFACE
    "$<${edges}:-fsanitize-coverage=${RULEPROOF_FUZZ_EDGES}>"
    "$<${comparisons}:-fsanitize-coverage=trace-cmp>")
endif()

# What tests run with: readable stacks, and a failed check of any sanitizer fails the test.
find_program(RULEPROOF_SYMBOLIZER NAMES llvm-symbolizer-19 llvm-symbolizer)
set(RULEPROOF_TEST_ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1")
if(RULEPROOF_SYMBOLIZER)
  list(APPEND RULEPROOF_TEST_ENVIRONMENT "ASAN_SYMBOLIZER_PATH=${RULEPROOF_SYMBOLIZER}"
       "UBSAN_SYMBOLIZER_PATH=${RULEPROOF_SYMBOLIZER}")
endif()
