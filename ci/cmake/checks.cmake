# Kinds of tests: doctest programs, code that must not compile, fuzz corpora. Where there is no
# doctest, its programs are left out.

# The main of all doctest programs, compiled once.
if(doctest_FOUND)
  add_library(ruleproof_doctest_main OBJECT "${PROJECT_SOURCE_DIR}/ci/cmake/doctest_main.cpp")
  target_link_libraries(ruleproof_doctest_main PUBLIC doctest::doctest ruleproof_sanitizers)
endif()

add_custom_target(sanitized_tests)  # the tests labelled sanitized, which ci/test runs so
add_custom_target(threads_tests)  # the tests labelled threads, which ci/test --all holds to data races
add_custom_target(optimised_tests)  # all others, which it runs in the build for users

# What takes minutes starts first, so that no core waits for it in the end: seconds, roughly.
set(ruleproof_costs
    conformance_test=300 cli_program=170 cli_options=150 explorer_in_browser=140 report_in_browser=130
    survey_test=95
    cli_test=90 catalogue_test=90 induction_test=90 hostile_texts_test=80 sea_dragons_questions_test=80 cli_jobs_test=80 commands_test=70)

# ruleproof_ctest(<name> [LABELS label...] COMMAND ...)
function(ruleproof_ctest name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LABELS;COMMAND")
  add_test(NAME ${name} COMMAND ${arg_COMMAND} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  set(cost ${ruleproof_costs})
  list(FILTER cost INCLUDE REGEX "^${name}=")
  string(REGEX REPLACE "^.*=" "" cost "0${cost}")
  set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}" COST "${cost}"
                       ENVIRONMENT "${RULEPROOF_TEST_ENVIRONMENT}")
endfunction()

# ruleproof_test(<name> SOURCES file... [LINK target...] [LABELS label...] [NEEDS program...])
# A doctest program, and the programs of ours that it starts; ci/test runs what is labelled
# sanitized with sanitizers, all else in the build for users.
function(ruleproof_test name)
  if(NOT doctest_FOUND)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK;LABELS;NEEDS")
  ruleproof_program(${name} SOURCES ${arg_SOURCES} LINK ${arg_LINK} ruleproof_doctest_main)
  ruleproof_ctest(${name} LABELS ${arg_LABELS} COMMAND ${name})
  if(arg_NEEDS)
    add_dependencies(${name} ${arg_NEEDS})
  endif()
  if("threads" IN_LIST arg_LABELS)
    add_dependencies(threads_tests ${name})
  endif()
  if("sanitized" IN_LIST arg_LABELS)
    add_dependencies(sanitized_tests ${name})
  else()
    add_dependencies(optimised_tests ${name})
  endif()
endfunction()

# ruleproof_compile_fail(<name> SOURCE file EXPECT regex [LINK target...])
# Passes when the file does not compile and the compiler's words match the regex.
function(ruleproof_compile_fail name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SOURCE;EXPECT" "LINK")
  cmake_path(ABSOLUTE_PATH arg_SOURCE)
  add_library(${name}_uses INTERFACE)  # gathers what the LINKed targets ask of their users
  target_include_directories(${name}_uses INTERFACE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name}_uses INTERFACE ${arg_LINK})
  ruleproof_ctest(${name} LABELS compile_fail COMMAND "${CMAKE_COMMAND}"
    "-DCOMPILER=${CMAKE_CXX_COMPILER}" "-DSOURCE=${arg_SOURCE}" "-DEXPECT=${arg_EXPECT}"
    "-DINCLUDES=$<JOIN:$<TARGET_PROPERTY:${name}_uses,INTERFACE_INCLUDE_DIRECTORIES>,|>"
    "-DDEFINES=$<JOIN:$<TARGET_PROPERTY:${name}_uses,INTERFACE_COMPILE_DEFINITIONS>,|>"
    -P "${PROJECT_SOURCE_DIR}/ci/cmake/compile_fail.cmake")
endfunction()

# ruleproof_fuzzer(<name> SOURCE file CORPUS dir [DICTIONARY file] [RECORDS dir] [LINK target...])
# A libFuzzer program at <build>/fuzzers/<name>, listed for ci/fuzz in <build>/fuzzers.txt, and the
# test fuzz_corpus_<name>, which replays the corpus; where that folder is not there yet, no input, as
# libFuzzer says. Nothing, where libFuzzer is not to be had.
function(ruleproof_fuzzer name)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR NOT (RULEPROOF_FUZZ OR RULEPROOF_SANITIZE))
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SOURCE;CORPUS;DICTIONARY;RECORDS" "LINK")
  cmake_path(ABSOLUTE_PATH arg_CORPUS)
  set(inputs "${arg_CORPUS}")
  if(NOT IS_DIRECTORY "${arg_CORPUS}")
    set(inputs "")
  endif()
  ruleproof_program(${name} SOURCES ${arg_SOURCE} LINK ${arg_LINK})
  separate_arguments(engine UNIX_COMMAND "${RULEPROOF_FUZZ_ENGINE}")
  target_link_libraries(${name} PRIVATE ${engine})
  set_target_properties(${name} PROPERTIES
                        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzzers")
  add_dependencies(sanitized_tests ${name})
  ruleproof_ctest(fuzz_corpus_${name} LABELS fuzz sanitized COMMAND ${name} -runs=0 ${inputs})
  if(arg_DICTIONARY)
    cmake_path(ABSOLUTE_PATH arg_DICTIONARY)
  endif()
  if(arg_RECORDS)
    cmake_path(ABSOLUTE_PATH arg_RECORDS NORMALIZE)
  endif()
  add_dependencies(fuzzers ${name})
  # A dash for what is not there: a shell that reads the columns takes two tabs for one.
  foreach(column IN ITEMS DICTIONARY RECORDS)
    if(NOT arg_${column})
      set(arg_${column} -)
    endif()
  endforeach()
  file(APPEND "${PROJECT_BINARY_DIR}/fuzzers.txt"
       "${name}\t${arg_CORPUS}\t${arg_DICTIONARY}\t${arg_RECORDS}\n")
endfunction()
add_custom_target(fuzzers)
file(WRITE "${PROJECT_BINARY_DIR}/fuzzers.txt" "")
