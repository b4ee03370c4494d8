# Read by cpack: the packages of the libraries that the command is linked with. CPack would find them, too, and start two
# programs for each of the thousand files of the package.
set(work "${CPACK_PACKAGE_DIRECTORY}/depends")
file(WRITE "${work}/debian/control" "")  # dpkg-shlibdeps runs where a package is made
execute_process(COMMAND dpkg-shlibdeps -O "${CPACK_RULEPROOF_PROGRAM}" WORKING_DIRECTORY "${work}" OUTPUT_VARIABLE depends
                ERROR_VARIABLE said)
file(REMOVE_RECURSE "${work}")
if(NOT depends MATCHES "^shlibs:Depends=(.*[^\n])\n*$")
  message(FATAL_ERROR "dpkg-shlibdeps says nothing of ${CPACK_RULEPROOF_PROGRAM}: ${said}")
endif()
set(CPACK_DEBIAN_COMMAND_PACKAGE_DEPENDS "${CMAKE_MATCH_1}")
