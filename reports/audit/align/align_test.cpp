#include "reports/audit/align/align.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/align/projection.hpp"
#include "reports/audit/drafting/draft.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/parts.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/rulebooks_test.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using tower::need;

const std::string folder = "reports/audit/fixtures/year_of_the_dragon";

auto game() -> GameTables { return parts_called("year-of-the-dragon"); }

auto english() -> Text { return need(read_text(folder + "/texts", "year-of-the-dragon.en.txt")); }

/// The mapping made by hand.
auto truth() -> Sources { return need(sources_in(folder + "/sources", game())).at(0); }

/// A text of which nothing is there but its length: the mapping can still be compared.
auto blank(const Sources& sources) -> Text {
  const auto lines = static_cast<std::size_t>(sources.lines);
  return {sources.file, std::vector<std::string>(lines), std::vector<std::string>(lines)};
}

struct Score {
  int right = 0;
  int wrong = 0;
  int left_out = 0;
  int wrong_and_sure = 0;
  int to_review = 0;
};

auto has(const Lines& lines, int line) -> bool {
  return std::ranges::any_of(
      lines, [&](const Span& span) { return span.first <= line && line <= span.last; });
}

/// How many links of the true mapping the alignment has.
auto score(const Alignment& alignment, const Sources& mapping) -> Score {
  Score made;
  for (const auto& link : alignment.clauses) {
    const auto found = std::ranges::find(mapping.clauses, link.clause, &ClauseLink::clause);
    const bool is_there = found != mapping.clauses.end();
    if (link.line > 0 && link.confidence < sure_enough) ++made.to_review;
    if (link.line == 0) {
      made.left_out += is_there ? 1 : 0;
    } else if (is_there && has(found->link.lines, link.line)) {
      ++made.right;
    } else {
      ++made.wrong;
      made.wrong_and_sure += link.confidence >= sure_enough ? 1 : 0;
      if (std::getenv("RULEPROOF_SHOW") != nullptr) {
        std::cerr << link.clause << " -> " << link.line << " at " << link.confidence << ", not "
                  << (is_there ? to_text(found->link.lines) : "there") << '\n';
      }
    }
  }
  return made;
}

auto show(std::string_view what, const Score& score, std::size_t links) -> void {
  std::cout << what << ": " << score.right << " of " << links << " links right, " << score.wrong
            << " wrong, " << score.left_out << " left out; " << score.to_review
            << " marked for review, " << score.wrong_and_sure << " wrong ones not\n";
}

}  // namespace

TEST_CASE("a third text is aligned with at least nine of ten links right") {
  const auto known = need(known_sources(game()));
  std::vector<MappedText> mapped;
  mapped.reserve(known.size());
  for (const auto& sources : known) mapped.push_back({&sources, nullptr});
  const auto mapping = truth();
  const auto made = score(align(game(), mapped, english(), "en"), mapping);
  show("en, from the order of es and ru", made, mapping.clauses.size());
  CHECK(made.right * 10 >= static_cast<int>(mapping.clauses.size()) * 9);
  CHECK(made.wrong_and_sure <= static_cast<int>(mapping.clauses.size()) / 20);
}

TEST_CASE("an alignment keeps to what a person said, and goes by it") {
  const auto known = need(known_sources(game()));
  std::vector<MappedText> mapped;
  mapped.reserve(known.size());
  for (const auto& sources : known) mapped.push_back({&sources, nullptr});
  const auto text = english();
  const auto mapping = truth();
  const auto before = align(game(), mapped, text, "en");
  std::vector<Told> told;
  for (std::size_t i = 0; i < mapping.clauses.size(); i += 4) {
    const auto& link = mapping.clauses[i];
    told.push_back({link.clause, link.link.lines.front().first, true});
  }
  told.push_back({before.clauses[1].clause, before.clauses[1].line, false});
  told.push_back({"", before.clauses[2].line, false});
  const auto made = align(game(), mapped, text, "en", {}, {}, told);
  CHECK(made.clauses[1].line != before.clauses[1].line);
  for (const auto& link : made.clauses) {
    const auto said = std::ranges::find(told, link.clause, &Told::clause);
    if (said != told.end() && said->makes) CHECK(link.line == said->line);
    if (said == told.end()) CHECK(link.line != before.clauses[2].line);
  }
  const auto all = score(made, mapping);
  show("en, with a quarter told", all, mapping.clauses.size());
  CHECK(all.right > score(before, mapping).right);
}

TEST_CASE("the draft can be read, and leaves every open question to a person") {
  const auto known = need(known_sources(game()));
  std::vector<MappedText> mapped;
  mapped.reserve(known.size());
  for (const auto& sources : known) mapped.push_back({&sources, nullptr});
  const auto text = english();
  const auto drafted = draft(game(), align(game(), mapped, text, "en"), text, "en");
  const auto sources = need(read_sources(drafted, "en.toml", game()));
  CHECK(sources.file == "year-of-the-dragon.en.txt");
  for (const auto& ruling : sources.rulings) {
    CHECK(ruling.says == Says::silent);
    CHECK(ruling.link.review);
  }
  const auto account = audit::account(game(), sources, text);
  CHECK(account.drafted.size() >= sources.rulings.size());
  CHECK(drafted.find("prince") == std::string::npos);  // no sentence of the text
}

TEST_CASE("all twelve divergences that were planted are found") {
  auto known = need(known_sources(game()));
  std::vector<Text> texts;
  texts.reserve(known.size());
  for (const auto& sources : known) texts.push_back(blank(sources));
  known.push_back(truth());
  texts.push_back(english());
  const auto comparisons = compare(game(), known, texts);
  const auto bytes = tower::file(folder + "/planted.toml");
  const auto file = need(parse_tables(bytes, "planted.toml", Code::bad_sources));
  std::optional<Error> error;
  TableReader root(file, error);
  int found = 0;
  for (const auto& table : root.tables("planted")) {
    TableReader row(table, error);
    const auto ruling = row.text("ruling");
    const auto answer = row.text("answer");
    const int line = row.whole("line", 1, 1000);
    CAPTURE(ruling);
    const auto comparison = std::ranges::find_if(
        comparisons, [&](const Comparison& each) { return each.ruling.id == ruling; });
    REQUIRE(comparison != comparisons.end());
    CHECK(comparison->agreement == Agreement::differ);
    const auto& said = comparison->statements.back();
    CHECK(said.answers == std::vector<std::string>{answer});
    CHECK(answer != comparison->ruling.answers.front().id);
    REQUIRE(said.places.size() == 1);
    CHECK(said.places[0].line == line);
    CHECK_FALSE(said.places[0].quote.empty());
    ++found;
  }
  CHECK_FALSE(error);
  CHECK(found == 12);
  // And nothing else: what the fixture states otherwise is as played by default.
  const auto tables = game();
  const auto mapping = truth();
  for (const auto& link : mapping.rulings) {
    if (link.says != Says::states) continue;
    const auto row =
        std::ranges::find(tables.rulings, std::string_view(link.ruling), &RulingRow::id);
    found -= link.answers.front() == row->answers.front().id ? 0 : 1;
  }
  CHECK(found == 0);
}

TEST_CASE("every line of the third text is accounted for") {
  const auto account = audit::account(game(), truth(), english());
  CHECK(account.unaccounted == std::vector<int>{});
}

TEST_CASE("what is known of one translation aligns another, by what its words stand for") {
  const auto* rulebooks = tower::rulebooks_folder();
  if (rulebooks == nullptr) return;
  const auto known = need(known_sources(game()));
  for (std::size_t i = 0; i < known.size(); ++i) {
    const auto& other = known[1 - i];
    const auto text = need(read_text(rulebooks, known[i].file));
    const auto there = need(read_text(rulebooks, other.file));
    const std::vector<MappedText> mapped = {{&other, &there}};
    const auto& language = known[i].language;
    const auto plain = score(align(game(), mapped, text, language), known[i]);
    show(language + ", from " + other.language, plain, known[i].clauses.size());
    const auto clauses = static_cast<int>(known[i].clauses.size());
    CHECK(plain.right * 10 >= clauses * 6);
    CHECK(plain.wrong_and_sure == 0);
    const auto made =
        score(align(game(), mapped, text, language, known[i].checklist.terms), known[i]);
    show(language + ", from " + other.language + " with a glossary", made, known[i].clauses.size());
    CHECK(made.right * 10 >= clauses * 7);
    CHECK(made.wrong_and_sure == 0);
  }
}

TEST_CASE("the text of another game is doubted, and no link of it is sure") {
  const auto own = align(game(), {}, english(), "en");
  CHECK_FALSE(is_doubtful(own));
  const auto other = align(game(), {}, need(read_text(tower::texts_folder, "tower.en.txt")), "en");
  CHECK(is_doubtful(other));
  for (const auto& link : other.clauses) CHECK(link.confidence < sure_enough);

  // In another language, by what words stand for: as the command asks, without a text at hand.
  const auto known = need(known_sources(game()));
  std::vector<MappedText> mapped;
  mapped.reserve(known.size());
  for (const auto& sources : known) mapped.push_back({&sources, nullptr});
  const auto doubted = [&](const std::string& fixture, const std::string& file,
                           const std::string& language) {
    const auto text = need(read_text("reports/audit/fixtures/" + fixture, file));
    return is_doubtful(align(game(), mapped, text, language));
  };
  CHECK_FALSE(doubted("year_of_the_dragon/texts", "year-of-the-dragon.de.txt", "de"));
  CHECK_FALSE(doubted("year_of_the_dragon/texts", "year-of-the-dragon.fr.txt", "fr"));
  CHECK(doubted("faithful/saltworks", "de.txt", "de"));
  // With the texts at hand, too, whose many words are close to anything.
  const auto* rulebooks = tower::rulebooks_folder();
  if (rulebooks == nullptr) return;
  std::vector<Text> texts;
  texts.reserve(known.size());
  for (const auto& sources : known) texts.push_back(need(read_text(rulebooks, sources.file)));
  for (std::size_t i = 0; i < texts.size(); ++i) mapped[i].text = &texts[i];
  CHECK_FALSE(doubted("year_of_the_dragon/texts", "year-of-the-dragon.de.txt", "de"));
  CHECK(doubted("faithful/saltworks", "de.txt", "de"));
}

TEST_CASE("nothing to read, and more than anybody wrote, is said before any work") {
  const auto none = need(text_of(" \n\n", "none.txt"));
  CHECK(cannot_align(none).value().message == "has nothing to read: no word in it");
  Text longer{"long.txt", std::vector<std::string>(20'001, "word"),
              std::vector<std::string>(20'001, "word")};
  CHECK(cannot_align(longer).value().message.find("texts of at most 20000 lines are aligned") !=
        std::string::npos);
  CHECK_FALSE(cannot_align(english()).has_value());
}

TEST_CASE("a new translation is mapped through a sister that somebody mapped") {
  const auto mapping = truth();
  const auto sister = english();
  const std::vector<MappedText> mapped = {{&mapping, &sister}};
  const std::vector<Sister> sisters = {
      {&mapping, need(read_document(folder + "/texts/year-of-the-dragon.en.txt", "en"))}};
  for (const auto* language : {"de", "fr"}) {
    const auto name = std::string("year-of-the-dragon.") + language + ".txt";
    const auto text = need(read_text(folder + "/texts", name));
    const auto document = need(read_document(folder + "/texts/" + name, language));
    const auto votes = projected(game(), sisters, document);
    const auto made = score(align(game(), mapped, text, language, {}, votes), mapping);
    show(language + std::string(", through en"), made, mapping.clauses.size());
    const auto clauses = static_cast<int>(mapping.clauses.size());
    CHECK(made.right * 10 >= clauses * 9);
    CHECK(made.wrong_and_sure * 20 <= made.right + made.wrong - made.to_review);
  }
}

TEST_CASE("what no sister says is absent in the draft, too") {
  auto mapping = truth();
  const auto gone = mapping.clauses.at(10).clause;
  std::erase_if(mapping.clauses, [&](const ClauseLink& link) { return link.clause == gone; });
  const auto sister = english();
  const auto document = need(read_document(folder + "/texts/year-of-the-dragon.en.txt", "en"));
  const auto votes = projected(game(), {{&mapping, document}}, document);
  const auto made = align(game(), {{&mapping, &sister}}, sister, "en", {}, votes);
  for (const auto& link : made.clauses) {
    if (link.clause == gone) CHECK(link.line == 0);
  }
  CHECK(projected(game(), {}, document).empty());
}

TEST_CASE(
    "three texts of ours with the rulebooks at hand: 85 of 100 links in English, 70 in others") {
  const auto* rulebooks = tower::rulebooks_folder();
  if (rulebooks == nullptr) return;
  const auto known = need(known_sources(game()));
  std::vector<Text> texts;
  std::vector<MappedText> mapped;
  std::vector<Sister> sisters;
  texts.reserve(known.size());
  for (const auto& sources : known) texts.push_back(need(read_text(rulebooks, sources.file)));
  for (std::size_t i = 0; i < known.size(); ++i) {
    mapped.push_back({&known[i], &texts[i]});
    const auto path = std::string(rulebooks) + "/" + known[i].file;
    sisters.push_back({&known[i], need(read_document(path, known[i].language))});
  }
  const auto mapping = truth();
  const auto clauses = static_cast<int>(mapping.clauses.size());
  int sure = 0;
  int wrong = 0;
  for (const auto* language : {"en", "de", "fr"}) {
    const auto name = std::string("year-of-the-dragon.") + language + ".txt";
    const auto text = need(read_text(folder + "/texts", name));
    const auto votes =
        projected(game(), sisters, need(read_document(folder + "/texts/" + name, language)));
    const auto before = score(align(game(), mapped, text, language), mapping);
    show(language + std::string(", without the sisters"), before, mapping.clauses.size());
    const auto made = score(align(game(), mapped, text, language, {}, votes), mapping);
    show(language + std::string(", with es and ru"), made, mapping.clauses.size());
    const bool is_english = std::string_view(language) == "en";
    CHECK(made.right * 100 >= clauses * (is_english ? 85 : 70));
    sure += made.right + made.wrong - made.to_review;
    wrong += made.wrong_and_sure;
  }
  CHECK(wrong * 20 <= sure);
}

}  // namespace ruleproof::audit
