# cmake -DCOMPILER= -DSOURCE= -DEXPECT=regex -DINCLUDES=a|b -DDEFINES=A|B -P compile_fail.cmake
string(REPLACE "|" ";" includes "${INCLUDES}")
string(REPLACE "|" ";" defines "${DEFINES}")
list(TRANSFORM includes PREPEND "-I")
list(TRANSFORM defines PREPEND "-D")

execute_process(COMMAND "${COMPILER}" -std=c++20 -fsyntax-only ${includes} ${defines} "${SOURCE}"
                RESULT_VARIABLE status ERROR_VARIABLE words OUTPUT_QUIET)
if(status EQUAL 0)
  message(FATAL_ERROR "${SOURCE} compiles, and should not")
elseif(NOT words MATCHES "${EXPECT}")
  message(FATAL_ERROR "${SOURCE} fails to compile, but not with '${EXPECT}':\n${words}")
endif()
