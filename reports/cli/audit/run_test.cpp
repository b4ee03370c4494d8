#include "reports/render/run_json/run.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/order.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/audit/examples.hpp"
#include "reports/cli/audit/page.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"

namespace ruleproof::cli {
namespace {

auto file(const std::filesystem::path& path) -> std::string {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("worked examples are recomputed by the model: they agree, differ, or are left out") {
  const std::string fixtures = "reports/audit/fixtures/year_of_the_dragon";
  auto audited = audit_game("year-of-the-dragon", fixtures + "/texts", {}, fixtures + "/sources");
  REQUIRE(audited);
  auto audit = std::move(audited).value();
  const auto root = std::filesystem::temp_directory_path() / "ruleproof_examples_test";
  std::filesystem::remove_all(root);
  const auto folder = root / "properties/scenarios/year_of_the_dragon/examples";
  std::filesystem::create_directories(folder);
  const auto record = file("properties/scenarios/year_of_the_dragon/examples/es-4.game");
  REQUIRE(has(record, "from rulebook es lines 113\n"));
  const auto write = [&](const std::string& name, const std::string& from,
                         const std::string& more) {
    auto text = record;
    text.replace(text.find("es lines 113"), 12, from);
    std::ofstream(folder / name, std::ios::binary) << text << more;
  };
  write("one.game", "en lines 20", "");
  write("two.game", "en lines 30", "expect p1.yuan=99\n");
  write("other.game", "ru lines 40", "");
  audit::MarkedLines marked;
  marked.kind = "example";
  marked.link.lines = {{21, 21}};
  audit.texts.front().sources.marked.push_back(marked);
  const auto before = audit.checks.size();
  add_examples(audit, root.string());
  REQUIRE(audit.checks.size() == before + 3);
  CHECK(audit.checks[before].status == Status::passed);
  CHECK(has(audit.checks[before].name, "line 20"));
  CHECK(audit.checks[before].amount == "recomputed by the model: agrees (one)");
  CHECK(audit.checks[before + 1].status == Status::failed);
  CHECK(has(audit.checks[before + 1].name, "line 30"));
  CHECK(audit.findings.back().severity == Severity::error);
  const auto differs =
      std::ranges::find(audit.findings, "year-of-the-dragon/text/en/example/30", &Finding::id);
  REQUIRE(differs != audit.findings.end());
  CHECK(differs->places.front().line == 30);
  CHECK(audit.checks[before + 2].status == Status::failed);
  CHECK(has(audit.checks[before + 2].message, "line 21"));
  std::filesystem::remove_all(root);
}

TEST_CASE("the worked examples of all rulebooks come out in the model") {
  const auto* texts = std::getenv("RULEPROOF_TEXTS");  // NOLINT(concurrency-mt-unsafe)
  if (texts == nullptr || *texts == '\0') return;
  for (const auto* game : {"year-of-the-dragon", "river-dragons", "drako", "sea-dragons"}) {
    CAPTURE(game);
    auto audited = audit_game(game, texts, {});
    REQUIRE(audited);
    auto audit = std::move(audited).value();
    const auto before = audit.checks.size();
    add_examples(audit, ".");
    CHECK(audit.checks.size() >= before + 4);
    for (auto i = before; i < audit.checks.size(); ++i) {
      CAPTURE(audit.checks[i].name);
      CAPTURE(audit.checks[i].message);
      CHECK(audit.checks[i].status == Status::passed);
    }
  }
}

TEST_CASE("what a run has compared is ranked on the audit's page") {
  const std::string fixtures = "reports/audit/fixtures/year_of_the_dragon";
  const auto audited =
      audit_game("year-of-the-dragon", fixtures + "/texts", {}, fixtures + "/sources");
  REQUIRE(audited);
  GameReport whole;
  whole.name = "year-of-the-dragon";
  CHECK(matters_known(*audited, whole).empty());
  const auto found = [&](const std::string& end, const std::string& set_up) {
    Finding made;
    made.kind = FindingKind::ruling_matters;
    made.id = whole.name + "/ruling/" + end;
    made.facts = {{"set-up", set_up}, {"other answers", "supply=all-limited"}};
    if (set_up != "players=2") made.facts.emplace_back("size", "not that of the game in the box");
    made.witnesses.push_back({"a game", "", {}});
    whole.findings.push_back(made);
  };
  found("stack-mover/carries", "players=2");
  found("yield/up-to", "players=2 rounds=1");
  found("yield/up-to/winner", "players=2 rounds=1");
  const auto matters = matters_known(*audited, whole);
  REQUIRE(matters.size() == 2);
  CHECK(audit::consequence(matters[0]) ==
        "another winner, together with supply, in a smaller game");
  CHECK(audit::consequence(matters[1]) == "another course of the game, together with supply");
  const auto out = std::filesystem::temp_directory_path() / "ruleproof_audit_page_test";
  CHECK_FALSE(write_audit_page(*audited, whole, out.string()));
  CHECK(has(file(out / audit_page_name(whole.name)), "Open questions by consequence"));
  std::filesystem::remove_all(out);
}

TEST_CASE("an audit writes its page, SARIF with relative paths, summary and questions") {
  const auto out = std::filesystem::temp_directory_path() / "ruleproof_audit_out_test";
  std::filesystem::remove_all(out);
  const std::string fixtures = "reports/audit/fixtures/year_of_the_dragon";
  const auto done = ran(AuditFlags{.game = "year-of-the-dragon",
                                   .texts = fixtures + "/texts",
                                   .sources = fixtures + "/sources",
                                   .quick = true,
                                   .out = out.string()});
  CHECK(done.status == exit_clean);
  const auto page = file(out / "audit.html");
  CHECK(page.find("Open questions by consequence") != std::string::npos);
  CHECK(page.find("You are a prince") == std::string::npos);  // flavour is cited by no clause
  CHECK(page.find("12 tiles of fireworks.") != std::string::npos);
  CHECK(file(out / "report.sarif").find("\"" + fixtures + "/texts/year-of-the-dragon.en.txt\"") !=
        std::string::npos);
  const auto questions = file(out / "questions.md");
  CHECK(questions.find("questions to the publisher") != std::string::npos);
  CHECK(questions.find("This can be read as:\n\n- (a) ") != std::string::npos);
  CHECK(questions.find("year-of-the-dragon.en.txt, line") != std::string::npos);
  CHECK(file(out / "summary.md").find("Open questions by consequence") != std::string::npos);
  const auto run = render::read_run(file(out / "run.json"));  // for --against
  REQUIRE(run);
  REQUIRE(run->games.size() == 1);
  CHECK(run->games.front().findings.size() > 20);
  CHECK(std::ranges::any_of(run->settings, [](const auto& each) { return each.first == "seed"; }));
  std::filesystem::remove_all(out);
}

TEST_CASE("the terminal, JSON, SARIF and the page have the same entries in the same order") {
  const auto out = std::filesystem::temp_directory_path() / "ruleproof_audit_order_test";
  std::filesystem::remove_all(out);
  const std::string fixtures = "reports/audit/fixtures/year_of_the_dragon";
  AuditFlags flags{.game = "year-of-the-dragon",
                   .texts = fixtures + "/texts",
                   .sources = fixtures + "/sources",
                   .quick = true,
                   .verbose = true,
                   .out = out.string()};
  const auto terminal = ran(flags).out;
  const auto read = audit_game(flags.game, flags.texts, {}, flags.sources);
  REQUIRE(read);
  auto audit = std::move(read).value();
  add_examples(audit, ".");
  audit::put_in_order(audit);
  REQUIRE(audit.findings.size() > 20);
  flags.out.clear();
  flags.verbose = false;
  flags.json = true;
  const auto json = ran(flags).out;
  const auto sarif = file(out / "report.sarif");
  const auto page = file(out / "audit.html");
  const auto count = [](const std::string& text, std::string_view what) {
    std::size_t number = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++number;
    return number;
  };
  const auto wanted = audit.findings.size();
  CHECK(count(json, "\"title\": \"") >= wanted);
  CHECK(count(sarif, "\"ruleIndex\":") == wanted);
  CHECK(count(page, "<article") == wanted);
  std::size_t in_terminal = 0;
  std::size_t in_json = json.find("\"findings\"");
  std::size_t in_sarif = sarif.find("\"results\"");
  std::size_t in_page = page.find("audit/findings\"");
  for (std::size_t i = 0; i < wanted; ++i) {
    // Up to the first character that some format writes otherwise, and shorter than a line.
    const auto& title = audit.findings[i].title;
    const auto start = title.substr(0, std::min<std::size_t>(title.find_first_of("\"<>&'“"), 50));
    CAPTURE(title);
    const auto numbered = "\n" + std::to_string(i + 1) + ". " +
                          std::string(to_text(audit.findings[i].severity)) + ' ' +
                          start.substr(0, start.find("  "));
    in_terminal = terminal.find(numbered, in_terminal);
    REQUIRE(in_terminal != std::string::npos);
    for (auto [text, at] : {std::pair(&json, &in_json), {&sarif, &in_sarif}, {&page, &in_page}}) {
      *at = text->find(start, *at + 1);
      REQUIRE(*at != std::string::npos);
    }
  }
  std::filesystem::remove_all(out);
}

TEST_CASE("stamping a sources file without terms says that it keeps no facts") {
  const std::string fixtures = "reports/audit/fixtures/year_of_the_dragon";
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_stamp_test";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  auto sources = file(fixtures + "/sources/en.toml");
  AuditFlags flags{.game = "year-of-the-dragon",
                   .texts = fixtures + "/texts",
                   .sources = folder.string(),
                   .stamp = true};
  const auto stamped = [&] {
    std::ofstream(folder / "en.toml", std::ios::binary) << sources;
    return ran(flags).out;
  };
  CHECK(has(stamped(), "en.toml: has no [terms], so only hashes are kept, not what lines say\n"));
  sources += "\n[terms]\nyuan = { kind = \"piece\", names = [\"yuan\"] }\n";
  CHECK_FALSE(has(stamped(), "only hashes are kept"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("a new text: lines that end with CR alone, and the text of another game") {
  const std::string path =
      "reports/audit/fixtures/year_of_the_dragon/texts/year-of-the-dragon.en.txt";
  const auto folder = std::filesystem::temp_directory_path() / "ruleproof_cr_test";
  std::filesystem::create_directories(folder);
  auto text = file(path);
  std::ranges::replace(text, '\n', '\r');
  std::ofstream(folder / "year-of-the-dragon.en.txt", std::ios::binary) << text;
  AuditFlags flags{.game = "year-of-the-dragon", .texts = {}, .new_text = path, .language = "en"};
  const auto usual = ran(flags);
  flags.new_text = (folder / "year-of-the-dragon.en.txt").string();
  CHECK(ran(flags).err == usual.err);
  CHECK_FALSE(has(usual.err, "Is this a text of this game?"));
  flags.game = "drako";
  const auto other = ran(flags);
  CHECK(has(other.err, "Is this a text of this game?"));
  CHECK(has(other.err, "closer to what the clauses of year-of-the-dragon say"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("each rulebook is known to be of its own game, and of none of the others") {
  const auto* texts = std::getenv("RULEPROOF_TEXTS");  // NOLINT(concurrency-mt-unsafe)
  if (texts == nullptr) {
    MESSAGE("skipped: RULEPROOF_TEXTS is not set");
    return;
  }
  const std::vector<std::string> modelled{"drako", "river-dragons", "sea-dragons",
                                          "year-of-the-dragon"};
  for (const auto& game : modelled) {
    for (const auto& of : modelled) {
      const AuditFlags flags{.game = game,
                             .texts = {},
                             .new_text = std::string(texts) + '/' + of + ".ru.txt",
                             .language = "ru"};
      const auto said = ran(flags).err;
      CAPTURE(game);
      CAPTURE(of);
      CHECK(has(said, "Is this a text of this game?") == (game != of));
      CHECK(has(said, "the clauses of " + of + " say") == (game != of));
    }
  }
}

TEST_CASE("a draft goes to the folder that is named, or to standard output") {
  AuditFlags flags{
      .game = "year-of-the-dragon",
      .texts = {},
      .new_text = "reports/audit/fixtures/year_of_the_dragon/texts/year-of-the-dragon.en.txt",
      .language = "en"};
  const auto done = ran(flags);
  CHECK(done.status == exit_clean);
  CHECK(has(done.out, "[[clause]]"));
  CHECK(has(done.err, "links: "));
  flags.language = "english";
  CHECK(ran(flags).status == exit_bad_input);
  flags.language = "en";
  flags.new_text = "no-such-text.txt";
  CHECK(ran(flags).status == exit_bad_input);
}

}  // namespace ruleproof::cli
