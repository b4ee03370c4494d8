/// Typed questions at the terminal.
#include "reports/cli/command/typed.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/expression/syntax.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/games/entry.hpp"

using namespace ruleproof::cli;

namespace ruleproof {
namespace {

[[maybe_unused]] const bool known = (know(all_games()), true);

TEST_CASE("the line of the scope says how far facts were held to the model, and what was tried") {
  AskFlags flags{.game = "drako"};
  flags.typed.never = "p1.held > 8 and p1.left = 1";
  const auto asked = ran(flags);
  CHECK(asked.status == exit_clean);
  const auto told = expression::on_one_line(asked.out);
  CHECK(has(told, "proved of a relation: from facts written by hand, held to the model in "));
  CHECK(has(told, " steps of games that were tried do not break it; 2 players;"));
}

TEST_CASE("a game that breaks what was proved is the answer, and an error of the program") {
  AskFlags flags{.game = "connect-four"};
  flags.typed.always = "stage < 3";
  flags.typed.planted = {{"stage != 3", "end.full"}};
  const auto asked = ran(flags);
  CHECK(asked.status == exit_internal);
  CHECK(has(asked.out, "No: after "));
  CHECK(has(asked.out, "error  Contradicted by a game: Yes, it is always so that stage < 3"));
  CHECK(asked.err.starts_with("RP-000: internal: Contradicted by a game: "));
}

TEST_CASE("an open answer under other data says that the proofs hold for the usual ones alone") {
  AskFlags flags{.game = "drako"};
  flags.typed.never = "p1.held > 8 and p1.left = 1";
  flags.typed.states = 1000;
  const std::string_view says = "the proofs of the catalogue hold for the usual set-up alone";
  CHECK_FALSE(has(expression::on_one_line(ran(flags).out), says));
  flags.typed.never = "dwarf1.wounds > 2";
  flags.typed.set_up.options = {"data=lane"};
  const auto other = expression::on_one_line(ran(flags).out);
  CHECK(other.starts_with("Not known"));
  CHECK(has(other, std::string(says) + ", not for data=lane"));
}

TEST_CASE("an open answer names the next step, and a game says whether it is the soonest") {
  AskFlags flags{.game = "connect-four"};
  flags.typed.can = "stage = 1";
  flags.typed.depth = 3;
  CHECK(has(ran(flags).out, "a larger --depth"));
  AskFlags found{.game = "connect-four"};
  found.typed.can = "stage = 1";
  CHECK(has(ran(found).out, "after 7 moves, no sooner"));
  found.typed.can = "stage = 3";
  CHECK(has(ran(found).out, "after 42 moves, perhaps sooner"));
}

TEST_CASE("an answer that rests on what nobody checks says so in ten lines") {
  AskFlags flags{.game = "sea-dragons"};
  flags.typed.can = "sum(p*.gold) > 94";
  flags.typed.set_up.players = "2";
  CHECK(has(ran(flags).out, "rests on Euler's inequality, which is cited"));
}

TEST_CASE("a question in somebody's own words is sent to the list and to --can") {
  const auto asked = ran(AskFlags{.game = "drako", .question = "can the deck run out?"});
  CHECK(asked.status == exit_bad_input);
  CHECK(has(asked.err, "see --list, or type an expression: --can"));
}

TEST_CASE("the names with -v have all their words") {
  AskFlags flags{.game = "drako"};
  flags.typed.fields = true;
  CHECK(has(ran(flags).out, " ..."));
  flags.verbose = true;
  CHECK_FALSE(has(ran(flags).out, " ..."));
}

TEST_CASE("what holds for want of a case does not begin with yes") {
  AskFlags flags{.game = "connect-four"};
  flags.typed.always = "bits(stones1) <= 21 or stones2 = 5";
  CHECK(ran(flags).out.starts_with(
      "note  It speaks of what was never seen (its condition was met in"));
}

TEST_CASE("the line of each law says what it holds for, as answers do") {
  const auto laws = ran(AskFlags{.game = "river-dragons", .laws = true, .verbose = true}).out;
  std::size_t lines = 0;
  for (std::size_t at = 0; (at = laws.find("ok  laws by induction", at)) != std::string::npos;
       ++at) {
    const auto line = laws.substr(at, laws.find('\n', at) - at);
    CAPTURE(line);
    CHECK(has(line, "proved of a relation; any number of players; "));
    CHECK(has(line, "whatever the other rulings; data: rules only; the relation: "));
    ++lines;
  }
  CHECK(lines == 3);
}

}  // namespace
}  // namespace ruleproof
