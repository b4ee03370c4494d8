# WebAssembly: games as one module, with what Debian has for WASI (ci/setup installs it). Sets RULEPROOF_WASM, and says so
# where it cannot. This repository and the projects that use its package share these words.
#
# ruleproof_wasm_objects(<out> [FOR command] SOURCES file... DEPENDS target...)
# What sources are compiled to; for a command of another project, by the folders that its targets include from. The targets
# make what the sources include.
#
# ruleproof_wasm_joined(<object> OBJECTS file...)
# Many objects as one.
#
# ruleproof_wasm(<target> OUTPUT file OBJECTS file... EXPORTS header)
# A target that makes the module. Exported is what the header declares with RULEPROOF_EXPORT.
#
# ruleproof_packed(<target> MODULE file [MADE_BY target])
# The target carries the module, by gzip and in base64. Sets MODULE, the code that names it, and MODULE_INCLUDE; without
# MODULE, the code for none.
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
  message(STATUS "WebAssembly cannot be made here, so no page will play the games: it takes clang-19, lld-19, wasi-libc, libc++-19-dev-wasm32, libc++abi-19-dev-wasm32 and libclang-rt-19-dev-wasm32")
endif()

# Headers of libraries, without those of this machine's C library.
function(ruleproof_wasm_headers)
  file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/wasm/include")
  file(CREATE_LINK "${Boost_INCLUDE_DIRS}/boost" "${PROJECT_BINARY_DIR}/wasm/include/boost" SYMBOLIC)
  file(CREATE_LINK "${RULEPROOF_TOML_DIR}/toml++" "${PROJECT_BINARY_DIR}/wasm/include/toml++" SYMBOLIC)
endfunction()

function(ruleproof_wasm_objects out)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "FOR" "SOURCES;DEPENDS")
  ruleproof_wasm_headers()
  set(compile ${CMAKE_CXX_COMPILER_LAUNCHER} "${RULEPROOF_WASM_CXX}" ${RULEPROOF_WASM_FLAGS} -std=c++20
              ${RULEPROOF_WASM_OPTIMISE} -fno-exceptions "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=" "-I${PROJECT_SOURCE_DIR}"
              "-I${PROJECT_BINARY_DIR}/embedded" -isystem "${RULEPROOF_WASM_DIR}/include"
              -isystem "${PROJECT_BINARY_DIR}/wasm/include")
  if(arg_FOR)
    foreach(target IN LISTS arg_DEPENDS)
      # But for the headers of this machine's libraries.
      set(folders "$<FILTER:$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>,EXCLUDE,^/usr(/local)?/include>")
      list(APPEND compile "$<$<BOOL:${folders}>:-I$<JOIN:${folders},$<SEMICOLON>-I>>")
    endforeach()
    list(APPEND compile -isystem "${RULEPROOF_INCLUDE_DIR}")
  endif()
  # In this repository the standard library is parsed once, which takes half of the time; not for the few files that CMake writes.
  if(COMMAND ruleproof_sum_of_parsed)
    set(parsed "${PROJECT_BINARY_DIR}/wasm/standard.pch")
    set(header "${RULEPROOF_WASM_DIR}/standard.hpp")
    set(flags ${RULEPROOF_WASM_FLAGS} -std=c++20 ${RULEPROOF_WASM_OPTIMISE} -fno-exceptions -x c++-header)
    get_property(known GLOBAL PROPERTY RULEPROOF_WASM_PARSED)
    if(NOT known)
      set_property(GLOBAL PROPERTY RULEPROOF_WASM_PARSED yes)
      ruleproof_sum_of_parsed("${parsed}" "${header}" "${RULEPROOF_WASM_CXX}" ${flags})
      add_custom_command(OUTPUT "${parsed}"
        COMMAND "${RULEPROOF_WASM_CXX}" ${flags} -fpch-instantiate-templates -Xclang -fno-pch-timestamp "${header}" -o "${parsed}"
        DEPENDS "${header}" COMMENT "Parsing the standard library for WebAssembly" VERBATIM)
    endif()
  endif()
  set(objects "")
  foreach(source IN LISTS arg_SOURCES)
    set(with "")
    set(root "${PROJECT_SOURCE_DIR}")
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR "${source}" written)
    if(written)
      set(root "${PROJECT_BINARY_DIR}")
    elseif(COMMAND ruleproof_sum_of_parsed)
      set(with -Xclang -fno-pch-timestamp -include-pch "${parsed}")
    endif()
    file(RELATIVE_PATH name "${root}" "${source}")
    if(arg_FOR)
      string(REGEX REPLACE "[/.]+" "_" name "${name}")
      string(PREPEND name "${arg_FOR}/")
    endif()
    set(object "${PROJECT_BINARY_DIR}/wasm/${name}.o")
    list(APPEND objects "${object}")
    get_filename_component(folder "${object}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(OUTPUT "${object}"
      COMMAND ${compile} ${with} -MD -MF "${object}.d" -MT "${object}" -c "${source}" -o "${object}"
      DEPENDS "${source}" "$<$<BOOL:${with}>:${parsed}>" ${arg_DEPENDS} DEPFILE "${object}.d"
      COMMENT "WebAssembly ${name}" COMMAND_EXPAND_LISTS VERBATIM)
  endforeach()
  set(${out} "${objects}" PARENT_SCOPE)
endfunction()

function(ruleproof_wasm_joined object)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OBJECTS")
  add_custom_command(OUTPUT "${object}" COMMAND "${RULEPROOF_WASM_LD}" -r ${arg_OBJECTS} -o "${object}"
                     DEPENDS ${arg_OBJECTS} VERBATIM)
endfunction()

function(ruleproof_wasm target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "OUTPUT;EXPORTS" "OBJECTS")
  file(STRINGS "${arg_EXPORTS}" lines REGEX "^RULEPROOF_EXPORT .*\\(")
  list(TRANSFORM lines REPLACE "^.*[ *](ruleproof_[a-z_]+)\\(.*$" "-Wl,--export=\\1")
  get_filename_component(name "${arg_OUTPUT}" NAME)
  add_custom_command(OUTPUT "${arg_OUTPUT}"
    COMMAND "${RULEPROOF_WASM_CXX}" ${RULEPROOF_WASM_FLAGS} ${RULEPROOF_WASM_OPTIMISE} -mexec-model=reactor ${lines}
            -Wl,--strip-all -Wl,--stack-first -Wl,-z,stack-size=4194304 ${arg_OBJECTS} -o "${arg_OUTPUT}"
    DEPENDS ${arg_OBJECTS} "${arg_EXPORTS}" COMMENT "Linking ${name}" VERBATIM)
  add_custom_target(${target} DEPENDS "${arg_OUTPUT}")
endfunction()

function(ruleproof_packed target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MODULE;MADE_BY" "")
  set(MODULE "\"\"" PARENT_SCOPE)
  set(MODULE_INCLUDE "" PARENT_SCOPE)
  if(NOT arg_MODULE)
    return()
  endif()
  set(packed "${arg_MODULE}.gz.base64")
  add_custom_command(OUTPUT "${packed}"
    COMMAND sh -c "gzip -9n < \"$1\" | base64 -w 0 > \"$2\"" sh "${arg_MODULE}" "${packed}"
    DEPENDS ${arg_MADE_BY} "${arg_MODULE}" COMMENT "Packing WebAssembly" VERBATIM)
  ruleproof_embed(${target} FILES "${packed}")
  file(RELATIVE_PATH path "${PROJECT_BINARY_DIR}" "${packed}")
  string(REGEX REPLACE "^ruleproof_" "" namespace "${target}")
  string(MAKE_C_IDENTIFIER "${namespace}" namespace)
  string(MAKE_C_IDENTIFIER "${path}" constant)
  set(MODULE "ruleproof::embedded::${namespace}::${constant}" PARENT_SCOPE)
  set(MODULE_INCLUDE "#include \"${path}.hpp\"\n" PARENT_SCOPE)
endfunction()
