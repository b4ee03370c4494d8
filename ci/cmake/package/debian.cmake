# Debian packages, made by `cpack` in the build folder (ci/package): `ruleproof` is the component
# `command`, `ruleproof-dev` the component `dev`.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ruleproof)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL command dev)
set(CPACK_COMPONENTS_GROUPING IGNORE)  # a package for each
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER
    "Seed aa4a31f8 maintainers <maintainers@users.noreply.a-seed-aa4a31f8.example>")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_COMPONENT_COMMAND_DESCRIPTION
"Rules of board games as formal, executable models: tested in random games,
searched, solved, and audited against the texts that state them. Engines in
any language are held to a model; two translations are held against each other.
Every answer comes with a game that replays.")
set(CPACK_DEBIAN_COMMAND_PACKAGE_NAME ruleproof)
set(CPACK_DEBIAN_COMMAND_PACKAGE_SECTION devel)
set(CPACK_RULEPROOF_PROGRAM "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/ruleproof")
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_LIST_DIR}/depends.cmake")
# Programs that the command starts: cvc5 confirms proofs, pdftotext reads PDF.
set(CPACK_DEBIAN_COMMAND_PACKAGE_RECOMMENDS "poppler-utils, cvc5")
# What an audit reads where it is there (the word forms of three languages), and what runs the examples.
set(CPACK_DEBIAN_COMMAND_PACKAGE_SUGGESTS "dict-freedict-eng-deu, dict-freedict-eng-fra, dict-freedict-eng-rus, dict-freedict-eng-spa, hunspell-cs, hunspell-pl, hunspell-uk, python3")

set(CPACK_COMPONENT_DEV_DESCRIPTION
"Headers, static libraries and a CMake package with which a game outside of the
repository of ruleproof becomes a command with all of its subcommands.")
set(CPACK_DEBIAN_DEV_PACKAGE_NAME ruleproof-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
# A compiler and what CMake hands the work to; then what packages.cmake looks for, by the names of Debian's packages.
set(needed "ruleproof (= ${PROJECT_VERSION})" "cmake (>= 3.25)" "g++ | clang-19" "make | ninja-build" pkg-config
    libboost1.81-dev libboost-graph1.81-dev libfmt-dev libhunspell-dev libicu-dev libpugixml-dev zlib1g-dev
    librapidcheck-dev libstemmer-dev libtomlplusplus-dev libz3-dev libzip-dev nlohmann-json3-dev)
list(JOIN needed ", " needed)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "${needed}")
# With these a game is compiled to WebAssembly, too: for pages that play it.
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS
    "clang-19, lld-19, wasi-libc, libc++-19-dev-wasm32, libc++abi-19-dev-wasm32, libclang-rt-19-dev-wasm32")

# What Debian wants beside: who may copy it, and what is new.
foreach(component IN ITEMS command dev)
  string(TOUPPER ${component} upper)
  install(CODE "set(RULEPROOF_SOURCE \"${PROJECT_SOURCE_DIR}\")
                set(RULEPROOF_VERSION ${PROJECT_VERSION})
                set(RULEPROOF_MAINTAINER \"${CPACK_DEBIAN_PACKAGE_MAINTAINER}\")
                set(RULEPROOF_PACKAGE ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})" COMPONENT ${component})
  install(SCRIPT "${PROJECT_SOURCE_DIR}/ci/cmake/package/documents.cmake" COMPONENT ${component})
endforeach()
include(CPack)
