# cmake -DINPUT= -DOUTPUT= -DNAME= -DNAMESPACE= -P embed_script.cmake
# Every byte is written as \xHH, 32 to a line: no rules of escaping, encodings or trigraphs apply.
file(SIZE "${INPUT}" size)
file(READ "${INPUT}" text HEX)
string(REPEAT "[0-9a-f]" 64 thirty_two_bytes)
string(REGEX REPLACE "(${thirty_two_bytes})" "\\1\n" text "${text}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" text "${text}")
string(REGEX REPLACE "([^\n]+)" "    \"\\1\"" text "${text}")
if(size EQUAL 0)
  set(text "    \"\"")
endif()

# system_header: the standard promises literals of only 65536 characters; compilers take more.
file(WRITE "${OUTPUT}" "#pragma once
#pragma GCC system_header
#include <string_view>

namespace ${NAMESPACE} {
inline constexpr std::string_view ${NAME}{
${text}, ${size}};
}  // namespace ${NAMESPACE}
")
