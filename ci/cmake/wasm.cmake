# WebAssembly: sources of ours as one module, with what Debian has for WASI (ci/setup installs it). Sets
# RULEPROOF_WASM, and says so where it cannot.
#
# ruleproof_wasm(<target> OUTPUT file SOURCES file... EXPORTS header DEPENDS target...)
# A target that makes the module. Exported is what the header declares with RULEPROOF_EXPORT. The
# targets make what the sources include.
set(RULEPROOF_WASM_OPTIMISE -O2 CACHE STRING "How model.wasm is optimised")
find_program(RULEPROOF_WASM_CXX clang++-19)
find_program(RULEPROOF_WASM_LD wasm-ld PATHS /usr/lib/llvm-19/bin)
find_path(RULEPROOF_TOML_DIR toml++/toml.h)
set(RULEPROOF_WASM_DIR "${CMAKE_CURRENT_LIST_DIR}/wasm")

set(RULEPROOF_WASM OFF)
if(RULEPROOF_WASM_CXX AND RULEPROOF_WASM_LD)
  get_filename_component(folder "${RULEPROOF_WASM_LD}" DIRECTORY)
  set(RULEPROOF_WASM_FLAGS --target=wasm32-wasi -stdlib=libc++ -B "${folder}")
  file(WRITE "${PROJECT_BINARY_DIR}/wasm/try.cpp" "#include <string>\nextern \"C\" auto tried(const char* text) -> int { return std::stoi(text); }\n")
  execute_process(
    COMMAND "${RULEPROOF_WASM_CXX}" ${RULEPROOF_WASM_FLAGS} -std=c++20 -fno-exceptions -mexec-model=reactor -Wl,--export=tried
            "${PROJECT_BINARY_DIR}/wasm/try.cpp" -o "${PROJECT_BINARY_DIR}/wasm/try.wasm"
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(NOT failed)
    set(RULEPROOF_WASM ON)
  endif()
endif()
if(NOT RULEPROOF_WASM)
  message(STATUS "WebAssembly cannot be made here, so there is no model.wasm: run ci/setup, which installs lld-19, wasi-libc, libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 and libclang-rt-19-dev-wasm32")
endif()

# Headers of libraries, without those of this machine's C library.
function(ruleproof_wasm_headers)
  file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/wasm/include")
  file(CREATE_LINK "${Boost_INCLUDE_DIRS}/boost" "${PROJECT_BINARY_DIR}/wasm/include/boost" SYMBOLIC)
  file(CREATE_LINK "${RULEPROOF_TOML_DIR}/toml++" "${PROJECT_BINARY_DIR}/wasm/include/toml++" SYMBOLIC)
endfunction()

function(ruleproof_wasm target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT;EXPORTS" "SOURCES;DEPENDS")
  if(RULEPROOF_TIDY)
    add_custom_command(OUTPUT "${arg_OUTPUT}" COMMAND "${CMAKE_COMMAND}" -E touch "${arg_OUTPUT}" VERBATIM)
    add_custom_target(${target} DEPENDS "${arg_OUTPUT}")
    return()
  endif()
  ruleproof_wasm_headers()
  set(compile ${CMAKE_CXX_COMPILER_LAUNCHER} "${RULEPROOF_WASM_CXX}" ${RULEPROOF_WASM_FLAGS} -std=c++20
              ${RULEPROOF_WASM_OPTIMISE} -fno-exceptions "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=" "-I${PROJECT_SOURCE_DIR}"
              "-I${PROJECT_BINARY_DIR}/embedded" -isystem "${RULEPROOF_WASM_DIR}/include"
              -isystem "${PROJECT_BINARY_DIR}/wasm/include")
  # The standard library is parsed once, which takes half of the time; not for the few files that CMake writes.
  set(parsed "${PROJECT_BINARY_DIR}/wasm/standard.pch")
  set(header "${RULEPROOF_WASM_DIR}/standard.hpp")
  set(flags ${RULEPROOF_WASM_FLAGS} -std=c++20 ${RULEPROOF_WASM_OPTIMISE} -fno-exceptions -x c++-header)
  ruleproof_sum_of_parsed("${parsed}" "${header}" "${RULEPROOF_WASM_CXX}" ${flags})
  add_custom_command(OUTPUT "${parsed}"
    COMMAND "${RULEPROOF_WASM_CXX}" ${flags} -fpch-instantiate-templates -Xclang -fno-pch-timestamp "${header}" -o "${parsed}"
    DEPENDS "${header}" COMMENT "Parsing the standard library for WebAssembly" VERBATIM)
  set(objects "")
  foreach(source IN LISTS arg_SOURCES)
    set(with "")
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${source}" written)
    if(NOT written)
      set(with -Xclang -fno-pch-timestamp -include-pch "${parsed}")
    endif()
    file(RELATIVE_PATH name "${PROJECT_SOURCE_DIR}" "${source}")
    set(object "${PROJECT_BINARY_DIR}/wasm/${name}.o")
    get_filename_component(folder "${object}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(OUTPUT "${object}"
      COMMAND ${compile} ${with} -MD -MF "${object}.d" -MT "${object}" -c "${source}" -o "${object}"
      DEPENDS "${source}" "$<$<BOOL:${with}>:${parsed}>" ${arg_DEPENDS} DEPFILE "${object}.d"
      COMMENT "WebAssembly ${name}" VERBATIM)
    list(APPEND objects "${object}")
  endforeach()
  file(STRINGS "${arg_EXPORTS}" lines REGEX "^RULEPROOF_EXPORT .*\\(")
  list(TRANSFORM lines REPLACE "^.*[ *](ruleproof_[a-z_]+)\\(.*$" "-Wl,--export=\\1")
  add_custom_command(OUTPUT "${arg_OUTPUT}"
    COMMAND "${RULEPROOF_WASM_CXX}" ${RULEPROOF_WASM_FLAGS} ${RULEPROOF_WASM_OPTIMISE} -mexec-model=reactor ${lines}
            -Wl,--strip-all -Wl,--stack-first -Wl,-z,stack-size=4194304 ${objects} -o "${arg_OUTPUT}"
    DEPENDS ${objects} "${arg_EXPORTS}" COMMENT "Linking model.wasm" VERBATIM)
  add_custom_target(${target} DEPENDS "${arg_OUTPUT}")
endfunction()
