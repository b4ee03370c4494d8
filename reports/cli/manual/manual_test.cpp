#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "reports/cli/help.hpp"
#include "reports/cli/manual/complete.hpp"
#include "reports/cli/manual/help.hpp"
#include "reports/cli/manual/page.hpp"
#include "reports/cli/manual/roff.hpp"
#include "reports/cli/manual/topics.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/render/command_name.hpp"

using namespace ruleproof::cli;
namespace render = ruleproof::render;
using manual::Candidate;
using manual::Page;

namespace {

/// A command of two subcommands.
auto pages() -> std::vector<Page> {
  return {{.name = "rules",
           .about = "Show clauses.",
           .more = "CLAUSE is an id.\nExamples:\n  ruleproof rules drako .a",
           .help = "Usage: rules",
           .words = {{.name = "GAME", .placed = true, .required = true},
                     {.name = "CLAUSE", .placed = true},
                     {.name = "--rulings", .about = "open questions"},
                     {.name = "--players", .value = "N", .about = "number", .group = "Set-up"}}},
          {.name = "ask",
           .about = "Ask.",
           .more = "",
           .help = "Usage: ask",
           .words = {{.name = "GAME", .placed = true, .required = true},
                     {.name = "--can", .value = "EXPR"},
                     {.name = "--pair", .value = "A B", .many = true},
                     {.name = "-v,--verbose"},
                     {.name = "--rulings", .value = "NAME=VALUE"},
                     {.name = "--out", .value = "TEXT"}}}};
}

auto after(const std::vector<std::string>& words) -> std::vector<std::string> {
  std::vector<std::string> found;
  for (const auto& candidate : manual::candidates(pages(), words)) found.push_back(candidate.word);
  return found;
}
using Found = std::vector<std::string>;

auto help(HelpFlags flags) -> Ran {
  flags.pages = pages;
  flags.overview = [] { return std::string("overview"); };
  return ran(flags);
}

}  // namespace

TEST_CASE("a subcommand is completed, then its games, flags and clauses") {
  CHECK(after({"ru"}) == Found{"rules"});
  CHECK(after({"rules", "conn"}) == Found{"connect-four"});
  CHECK(after({"rules", "--p"}) == Found{"--players"});
  CHECK(after({"rules", "drako", "rage.o"}) == Found{"rage.once"});
  CHECK(after({"rules", "--players", "2", "drako", "rage.o"}) == Found{"rage.once"});
  CHECK(after({"rules", "drako", "--rulings", "shar"}) == Found{"sharing"});
  CHECK(after({"rules", "drako", "rage.once", ""}).empty());
  CHECK(after({"no-such", ""}).empty());
}

TEST_CASE("values of flags are completed: pairs one by one, fields where a name is typed") {
  CHECK(after({"rules", "drako", "--players", ""}) == Found{"2"});
  CHECK(after({"ask", "connect-four", "--rulings", "d"}) == Found{"diagonals="});
  CHECK(after({"ask", "connect-four", "--rulings", "diagonals=c"}) == Found{"diagonals=count"});
  CHECK(after({"ask", "connect-four", "--rulings=diagonals=c"}) ==
        Found{"--rulings=diagonals=count"});
  CHECK(after({"ask", "drako", "--rulings", "sharing=x,end=d"}) ==
        Found{"sharing=x,end=deck-at-turn-end", "sharing=x,end=deck-at-once"});
  CHECK(after({"ask", "drako", "--can", "p1.held = 0 and p2.hel"}) ==
        Found{"p1.held = 0 and p2.held"});
  CHECK(after({"ask", "drako", "--can", "before.p1.hel"}) == Found{"before.p1.held"});
  CHECK(after({"ask", "drako", "--can", "rage <= start.rage"}) == Found{"rage <= start.rage"});
  CHECK(after({"ask", "drako", "--out", "x"}) == Found{":files"});
  CHECK(after({"ask", "--can", "p1.hel"}).empty());  // of which game?
  CHECK(after({"ask", "--pair", "a", "x"}) == Found{":files"});
  CHECK(after({"ask", "--pair", "a", "--v"}) == Found{"--verbose"});
  CHECK(after({"ask", "--pair", "a", "-v", "conn"}) == Found{"connect-four"});
}

TEST_CASE("each topic is a section of a README") {
  for (const auto& topic : manual::topics()) {
    CAPTURE(topic.name);
    CHECK(manual::section_of(topic).size() > 200);
    CHECK(!has(std::string(manual::section_of(topic)), "\n## "));
  }
  CHECK(manual::section_of({"x", "", "\n## Other\n\ntext", "## Missing"}).empty());
  CHECK(manual::section_of({"x", "", "\n## One\n\ntext\n\n## Two\n", "## One"}) == "text\n\n");
}

TEST_CASE("Markdown becomes a page: rows are terms, code stays as it stands") {
  CHECK(manual::roff_of_markdown("A `b` **c**, d\n") == ".PP\nA \\fBb\\fR \\fBc\\fR, d\n");
  CHECK(manual::roff_of_markdown("| a | b |\n|---|---|\n| x | `y` |\n") == ".TP\nx\n\\fBy\\fR\n");
  CHECK(manual::roff_of_markdown("| a | b | c |\n|---|---|---|\n| x | y | z |\n") ==
        ".TP\nx\nb: y\n.br\nc: z\n");
  CHECK(manual::roff_of_markdown("    one\n\n    two\n\nend\n") ==
        ".PP\n.RS 4\n.EX\none\n\ntwo\n.EE\n.RE\n.PP\nend\n");
  CHECK(manual::roff_of_markdown("1. one\n2. two\n") == ".IP 1. 4\none\n.IP 2. 4\ntwo\n");
  CHECK(manual::roff_text(".x\n'y\\-") == "\\&.x\n\\&\\(aqy\\e\\-");
}

TEST_CASE("a page says how a subcommand is written, its flags by groups, its examples") {
  const auto files = manual::man_files(pages(), "9.9");
  REQUIRE(files.size() == 3 + manual::topics().size());
  CHECK(files[0].path == "man1/ruleproof.1");
  CHECK(has(files[0].text, ".BR ruleproof\\-rules (1)\nShow clauses.\n"));
  CHECK(has(files[0].text, ".SH OPTIONS\n.TP\n.B \\-\\-help\n"));
  CHECK(has(files[0].text, ".SH ENVIRONMENT\n.TP\n.B RULEPROOF_TEXTS\n"));
  CHECK(files[1].path == "man1/ruleproof-rules.1");
  const auto& text = files[1].text;
  CHECK(has(text, ".TH RULEPROOF\\-RULES 1 \"\" \"ruleproof 9.9\""));
  CHECK(has(text, "\\fIGAME\\fR\n[\\fICLAUSE\\fR]\n"));
  CHECK(has(text, ".SS Set\\-up\n.TP\n\\fB\\-\\-players\\fR \\fIN\\fR\nnumber\n"));
  CHECK(has(text, ".SH EXAMPLES\n.PP\n.EX\nruleproof rules drako .a\n.EE\n"));
  CHECK(files.back().path == "man5/ruleproof-run.json.5");
}

TEST_CASE("the manual and the help of a command for other games are called as it is") {
  const auto& ask = help_of("ask");
  const auto ours = more_of(ask);
  render::call_it("build/hex-rules");
  const auto files = manual::man_files(pages(), "9.9");
  const auto more = more_of(ask);
  const auto one = more_of(help_of("data"));
  const auto shell = in_its_name("complete -F _ruleproof ruleproof");
  const auto topic = with_its_commands("`ruleproof replay F`, \"ruleproof 1\", ruleproof --where");
  const auto ranks = in_its_name("ruleproof-mpi");
  render::call_it("a b");  // a shell would split it
  CHECK(render::command_name() == "hex-rules");
  render::call_it("/usr/bin/ruleproof");
  CHECK(ours == ask.more);
  CHECK(files[0].path == "man1/hex-rules.1");
  CHECK(has(files[0].text, ".BR hex\\-rules\\-rules (1)\nShow clauses.\n"));
  CHECK(has(files[1].text, ".SH SYNOPSIS\n.B hex\\-rules rules\n"));
  CHECK(files.back().path == "man5/hex-rules-run.json.5");
  CHECK(has(more, "Examples:\nThey are of `ruleproof` and the games that come with it.\n  rule"));
  CHECK(has(one, "with it.\n  ruleproof data check sea-dragons my-box.toml"));
  CHECK(topic == "`hex-rules replay F`, \"ruleproof 1\", hex-rules --where");
  CHECK(ranks == "ruleproof-mpi");
  CHECK(shell == "complete -F _hex-rules hex-rules");
}

TEST_CASE("help explains subcommands and formats, and says what is nearest to a misspelt one") {
  CHECK(help({}).out.starts_with("overview"));
  CHECK(help({.topic = "ruleproof"}).out.starts_with("overview"));
  CHECK(help({.topic = "ask"}).out == "Usage: ask");
  CHECK(has(help({.topic = "record"}).out, "expect illegal"));
  const auto wrong = help({.topic = "recrod"});
  CHECK(wrong.status == exit_bad_input);
  CHECK(has(wrong.err, "did you mean \"record\"?"));
  CHECK(has(help({.completion = "fish"}).out, "complete --command ruleproof"));
  CHECK(has(help({.completion = "csh"}).err, "RP-001: --completion: "));
  CHECK(has(help({.man = "/dev/null/man"}).err, "RP-011: "));
}
