# Run by `cmake --install`: the documents of a package.
set(documents "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share/doc/${RULEPROOF_PACKAGE}")
file(MAKE_DIRECTORY "${documents}")
file(READ "${RULEPROOF_SOURCE}/LICENSE" license)
# Headers of others are compiled in, and ask for their notices to go along.
foreach(library IN ITEMS libcli11-dev librapidcheck-dev libtomlplusplus-dev nlohmann-json3-dev)
  if(EXISTS "/usr/share/doc/${library}/copyright")
    file(READ "/usr/share/doc/${library}/copyright" notice)
    string(APPEND license "\n\nCompiled in: ${library}, whose notice is\n\n${notice}")
  endif()
endforeach()
file(WRITE "${documents}/copyright" "${license}")
set(made "${documents}/copyright")

# SOURCE_DATE_EPOCH, where it is set, is the time that this says.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE "${documents}/changelog" "ruleproof (${RULEPROOF_VERSION}) bookworm; urgency=medium

  * What is new for users: CHANGELOG.md in the documents of ruleproof.

 -- ${RULEPROOF_MAINTAINER}  ${date}
")
find_program(gzip gzip)
if(gzip)
  execute_process(COMMAND "${gzip}" -9nf "${documents}/changelog" COMMAND_ERROR_IS_FATAL ANY)
  list(APPEND made "${documents}/changelog.gz")
else()
  list(APPEND made "${documents}/changelog")
endif()
list(APPEND CMAKE_INSTALL_MANIFEST_FILES ${made})
