#include "properties/conformance/compare/cause.hpp"

#include <doctest/doctest.h>

using namespace ruleproof::conformance;

TEST_CASE("of what an engine wrote last the error is told, without its numbers") {
  CHECK(error_in("Traceback (most recent call last): | File \"a.py\", line 3, in fly | fly(7) | "
                 "IndexError: no row 7 at 0x7ffe12") == "IndexError: no row # at #");
  CHECK(error_in("Traceback | File \"a.py\", line 3 | Illegal: drop 3") == "Illegal: drop #");
  CHECK(error_in("TypeError: x is undefined | at f (a.js:3:4) | Node.js v20.1") ==
        "TypeError: x is undefined");
  CHECK(error_in("thread 'main' panicked at a.rs:3:5: | index out of bounds | note: run again") ==
        "thread 'main' panicked at a.rs:#:#: index out of bounds");
}

TEST_CASE("what an engine logs is no error") {
  CHECK(error_in("") == "");
  CHECK(error_in("thinking of drop 3 | thinking of drop 4, 0.7 s") == "");
}
