# Run by `cmake --install`: the installed manual is what the command says of itself.
set(manual "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share/man")
execute_process(COMMAND "${RULEPROOF_PROGRAM}" help --man "${manual}" OUTPUT_VARIABLE pages
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" pages "${pages}")
find_program(gzip gzip)
if(gzip)
  execute_process(COMMAND "${gzip}" -9nf ${pages} COMMAND_ERROR_IS_FATAL ANY)
  list(TRANSFORM pages APPEND .gz)
endif()
list(APPEND CMAKE_INSTALL_MANIFEST_FILES ${pages})
