# What a program of ours is linked with, by ruleproof_need(<package> ...). Who uses our package finds
# the same, in the same way.
ruleproof_need(fmt)
ruleproof_need(nlohmann_json)
ruleproof_need(tomlplusplus)
ruleproof_need(pugixml)
ruleproof_need(ZLIB)
ruleproof_need(Boost 1.81 CONFIG COMPONENTS headers graph)
ruleproof_need(ICU COMPONENTS uc i18n)
ruleproof_need(rapidcheck)
ruleproof_need(Threads)

# Z3 4.8 ships no CMake package, only pkg-config.
ruleproof_need(PkgConfig)
pkg_check_modules(z3 QUIET IMPORTED_TARGET z3)
pkg_check_modules(hunspell QUIET IMPORTED_TARGET hunspell)
pkg_check_modules(libzip QUIET IMPORTED_TARGET libzip)
