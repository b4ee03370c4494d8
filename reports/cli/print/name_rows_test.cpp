#include "reports/cli/print/name_rows.hpp"

#include <vector>

#include <doctest/doctest.h>

namespace ruleproof::cli {
namespace {

TEST_CASE("names that differ by their numbers alone are one row, which says from where to where") {
  CHECK(without_repetition({{"p1.deck1", "0 to 9", "card 1 of the deck"},
                            {"p1.deck2", "0 to 9", "card 2 of the deck"},
                            {"p1.held", "0 to 6", "cards in hand"},
                            {"p2.deck1", "0 to 9", "card 1 of the deck"},
                            {"p2.deck2", "0 to 9", "card 2 of the deck"},
                            {"p2.held", "0 to 8", "cards in hand"}}) ==
        std::vector<NameRow>{{"p1..p2.deck1..deck2", "0 to 9", "card 1..2 of the deck"},
                             {"p1.held", "0 to 6", "cards in hand"},
                             {"p2.held", "0 to 8", "cards in hand"}});
}

TEST_CASE("where some are missing, each row has what is there") {
  CHECK(without_repetition({{"p1.plank1", "0 to 1", ""},
                            {"p1.plank2", "0 to 1", ""},
                            {"p2.plank1", "0 to 1", ""},
                            {"p2.plank3", "0 to 1", ""},
                            {"p3.1.bits", "0 to 1", ""}}) ==
        std::vector<NameRow>{{"p1.plank1..plank2", "0 to 1", ""},
                             {"p2.plank1", "0 to 1", ""},
                             {"p2.plank3", "0 to 1", ""},
                             {"p3.1.bits", "0 to 1", ""}});
}

}  // namespace
}  // namespace ruleproof::cli
