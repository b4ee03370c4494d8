/// The whole catalogue: every question of the dossiers has a question here; and a release build
/// asks every one, replays every game that an answer shows, puts every fourth no of Z3 to cvc5
/// (every one with RULEPROOF_WHOLE), and holds every answer to the one that is pinned.
///
/// RULEPROOF_RUN names the run.json of a `verify` that has just asked all of them, by a program of
/// the same sources: what is answered there as it is pinned is not asked again.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/parts.hpp"
#include "model/core/record.hpp"
#include "model/core/replay.hpp"
#include "model/core/whole_test.hpp"
#include "reports/cli/answers_in_run_test.hpp"
#include "solver/cut_short.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/questions/beyond.hpp"
#include "solver/questions/by_chance.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/pinned_answers.hpp"
#include "solver/questions/question.hpp"
#include "solver/refute/parts.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"

namespace ruleproof::solver {
namespace {

/// The questions that the dossier of a game asks: so many of each letter.
struct Asked {
  std::string_view game;
  std::string_view prefix;
  int count;
};

constexpr auto asked = std::to_array<Asked>({
    {"year-of-the-dragon", "Q", 36},
    {"drako", "DK-Q", 10},
    {"drako", "DK-L", 8},
    {"drako", "DK-X", 4},
    {"river-dragons", "RD-Q", 12},
    {"river-dragons", "RD-L", 15},
    {"river-dragons", "RD-X", 3},
    {"sea-dragons", "SD-Q", 12},
    {"sea-dragons", "SD-L", 9},
    {"sea-dragons", "SD-X", 4},
    {"connect-four", "CF-Q", 5},
});

auto ids_of(std::string_view game) -> std::set<std::string> {
  std::set<std::string> ids;
  for (const auto& list : asked) {
    if (list.game != game) continue;
    for (int i = 1; i <= list.count; ++i) ids.insert(std::string(list.prefix) + std::to_string(i));
  }
  return ids;
}

TEST_CASE("every question of the dossiers is a question of the tool, and no others") {
  for (const std::string_view game :
       {"year-of-the-dragon", "drako", "river-dragons", "sea-dragons", "connect-four"}) {
    auto missing = ids_of(game);
    for (const auto& question : questions_of(game)) {
      CAPTURE(question.id);
      CHECK(ids_of(game).contains(std::string(question.tag)));
      CHECK(!question.engine.empty());
      CHECK(question.sentence.ends_with("?"));
      missing.erase(std::string(question.tag));
    }
    for (const auto& id : missing) FAIL_CHECK((std::string(game) + ": " + id));
  }
}

#ifdef NDEBUG

/// Replays a record as a user would: from its text alone.
auto replays(std::string_view game, const std::string& text) -> std::string {
  const auto record = parse_record(text, "witness");
  if (!record) return to_text(record.error());
  const auto rules = any_game::make(game, record->setup);
  if (!rules) return to_text(rules.error());
  const auto problem = (*rules)->replay(*record, "witness", [](const Frame&) {});
  return problem ? to_text(*problem) : "";
}

auto has_fact(const Finding& finding, std::string_view name, std::string_view value) -> bool {
  return std::ranges::any_of(finding.facts, [&](const auto& fact) {
    return fact.first == name && (value.empty() || fact.second == value);
  });
}

/// What a record claims at its end.
auto is_claim(const Entry& entry) -> bool {
  return entry.kind != Entry::Kind::move && entry.kind != Entry::Kind::expect_cites;
}

/// The record with one of its claims turned into the contrary.
auto negated(Record record, std::size_t claim) -> Record {
  auto& entry = record.entries[claim];
  if (entry.kind == Entry::Kind::expect_legal) {
    entry.kind = Entry::Kind::expect_illegal;
  } else if (entry.kind == Entry::Kind::expect_illegal) {
    entry = {.kind = Entry::Kind::expect_legal, .seat = entry.seat, .text = entry.text};
  } else if (entry.kind == Entry::Kind::expect_claim) {
    entry.text = "not (" + entry.text + ")";
  } else {
    entry.text += "-no";
  }
  return record;
}

/// A yes that a game shows claims in its record what is seen there, and with any one of the claims
/// negated the record does not replay. Gives how many records claim something.
auto check_claims(std::string_view game, const Finding& finding) -> std::size_t {
  std::size_t claiming = 0;
  for (const auto& witness : finding.witnesses) {
    const auto record = parse_record(witness.record, "witness");
    REQUIRE(record);
    if (std::ranges::none_of(record->entries, is_claim)) continue;
    ++claiming;
    for (std::size_t i = 0; i < record->entries.size(); ++i) {
      if (!is_claim(record->entries[i])) continue;
      CAPTURE(record->entries[i].text);
      CHECK_MESSAGE(replays(game, to_text(negated(*record, i))) != "", witness.title);
    }
  }
  return claiming;
}

/// What a record expects behind its last move.
auto expected_at_the_end(const Record& record) -> std::vector<Entry> {
  std::vector<Entry> claims;
  for (const auto& entry : record.entries) {
    if (entry.kind == Entry::Kind::move) {
      claims.clear();
    } else {
      claims.push_back(entry);
    }
  }
  return claims;
}

/// These claims, put to the record's beginning or to the end of a random game of as many moves.
class ByChance {
 public:
  ByChance(std::string_view game, Record record)
      : rules_(any_game::make(game, record.setup).value()),
        claims_(expected_at_the_end(record)),
        moves_(std::ranges::count(record.entries, Entry::Kind::move, &Entry::kind)),
        record_(std::move(record)) {
    record_.end_fingerprint = {};
  }

  [[nodiscard]] auto moves() const -> std::ptrdiff_t { return moves_; }
  [[nodiscard]] auto at_the_beginning() -> bool {
    record_.entries = claims_;
    return !rules_->replay(record_, "chance", [](const Frame&) {});
  }
  [[nodiscard]] auto in_a_game(std::uint64_t seed) -> bool {
    Dice dice(seed);
    auto opening = record_;
    opening.entries.clear();
    if (rules_->open(opening, "chance")) return false;
    std::size_t last = 0;
    std::ptrdiff_t made = 0;
    for (; made < moves_ && rules_->offers() > 0; ++made) {
      last = rules_->throw_dice(dice);
      rules_->make(last);
    }
    if (made == 0 || !rules_->undo()) return false;
    rules_->offers();
    const auto text = rules_->text_of(last);
    auto end = opening;
    end.position = rules_->position();
    end.entries = {{.kind = Entry::Kind::move,
                    .seat = std::string(to_text(rules_->mover(text))),
                    .text = text}};
    end.entries.insert(end.entries.end(), claims_.begin(), claims_.end());
    return !rules_->replay(end, "chance", [](const Frame&) {});
  }

 private:
  std::unique_ptr<AnyGame> rules_;
  std::vector<Entry> claims_;
  std::ptrdiff_t moves_;
  Record record_;
};

/// Whether more than half of so many random games show what a record claims.
auto most_show_it(ByChance& chance) -> bool {
  constexpr std::uint64_t games = 20;
  std::uint64_t shown = 0;
  for (std::uint64_t seed = 1; seed <= games && shown + games - seed + 1 > games / 2; ++seed) {
    shown += chance.in_a_game(seed) ? 1 : 0;
    if (shown > games / 2) return true;
  }
  return false;
}

/// Whether one record tells the moves of another, or the first of them.
auto begins_like(const Record& one, const Record& other) -> bool {
  const auto moves_of = [](const Record& record) {
    std::vector<std::pair<std::string, std::string>> moves;
    for (const auto& entry : record.entries) {
      if (entry.kind == Entry::Kind::move) moves.emplace_back(entry.seat, entry.text);
    }
    return moves;
  };
  const auto first = moves_of(one);
  const auto second = moves_of(other);
  const auto both = std::min(first.size(), second.size());
  return one.position == other.position &&
         std::equal(first.begin(), first.begin() + both, second.begin());
}

/// Whether another record of the answer plays the same game under other readings, and what this one
/// claims is not so at its end: then the claims say in what they differ, however common each is.
auto differs_from_its_pair(std::string_view game, const Finding& finding, const Record& record)
    -> bool {
  const auto claims = expected_at_the_end(record);
  return std::ranges::any_of(finding.witnesses, [&](const Witness& witness) {
    const auto other = parse_record(witness.record, "witness");
    if (!other || other->setup == record.setup || !begins_like(record, *other)) return false;
    auto tried = *other;
    std::erase_if(tried.entries,
                  [](const Entry& entry) { return entry.kind != Entry::Kind::move; });
    tried.entries.insert(tried.entries.end(), claims.begin(), claims.end());
    return replays(game, to_text(tried)) != "";
  });
}

/// A record says what is not so of any game: not where it begins, nor at the end of most games of
/// its length, unless its answer says why. Of a few moves chance makes the same ones.
auto check_against_chance(std::string_view game, const Finding& finding) -> void {
  constexpr int few = 4;
  for (const auto& witness : finding.witnesses) {
    const auto record = parse_record(witness.record, "witness");
    REQUIRE(record);
    if (std::ranges::none_of(record->entries, is_claim)) continue;
    ByChance chance(game, *record);
    if (chance.moves() <= few) continue;
    const bool begins = chance.at_the_beginning();
    const bool most = !has_fact(finding, common_by_chance, "") && most_show_it(chance);
    if ((begins || most) && !differs_from_its_pair(game, finding, *record)) {
      FAIL_CHECK((witness.title + (begins ? ": so it is where the record begins"
                                          : ": most random games of its length show as much")));
    }
  }
}

/// Whether an answer says that something can be. "Nothing can" and "no plank can" say the contrary.
auto says_can(const Finding& finding) -> bool {
  const std::string padded = ' ' + finding.title + ' ';
  if (padded.find(" can ") == std::string::npos || has_fact(finding, "answer", "no")) return false;
  constexpr auto denials = std::to_array<std::string_view>({"No ", " no ", "Nobody ", " nobody ",
                                                            "Nothing ", " nothing ", " never ",
                                                            "not known", "whatever ", " can not "});
  return std::ranges::none_of(
      denials, [&](const auto denial) { return padded.find(denial) != std::string::npos; });
}

/// A record expects something at its end.
auto is_shown(const Finding& finding) -> bool {
  return std::ranges::any_of(finding.witnesses, [](const Witness& witness) {
    const auto record = parse_record(witness.record, "witness");
    return record && std::ranges::any_of(record->entries, is_claim);
  });
}

/// In how many steps of games a relation was held to the model.
auto says_steps(const Finding& finding) -> bool {
  return std::ranges::any_of(finding.facts, [](const auto& fact) {
    return fact.first == steps_held && fact.second != "0";
  });
}

/// Says yes or no, or gives a value; says how; and on which data.
auto check_answer(const Finding& finding) -> void {
  CHECK(finding.severity != Severity::error);
  CHECK(!finding.title.empty());
  CHECK(!finding.data.empty());
  CHECK(has_fact(finding, "engine", ""));
  CHECK(has_fact(finding, "answer", ""));
  if (finding.how == How::bounded || finding.how == How::sampled) CHECK(!finding.bound.empty());
  // What was only seen in a sample is neither yes nor no, unless a game shows it.
  if (finding.how == How::sampled && finding.witnesses.empty()) {
    CHECK((has_fact(finding, "answer", "unknown") || has_fact(finding, "answer", "value")));
  }
  // A single game could refute it, or its record could fail; or it says why neither could.
  if (is_strong(finding.how) && finding.always.empty() && finding.witnesses.empty()) {
    CHECK(has_fact(finding, beyond_a_game, ""));
  }
  // A relation is not the model: how far it was held to it is a part of the answer.
  if (finding.how == How::relation) CHECK(says_steps(finding));
  // What it holds for is a part of it, too.
  if (is_strong(finding.how) || finding.how == How::replayed) {
    REQUIRE(finding.how.scope());
    CHECK(!finding.how.scope()->data.empty());
  }
  // What can be is shown by a record that expects it, or is about something else than a game.
  if ((is_strong(finding.how) || finding.how == How::replayed) && says_can(finding) &&
      !has_fact(finding, beyond_a_game, "")) {
    CHECK_MESSAGE(is_shown(finding), finding.title);
  }
  // A yes has a record that expects it, or speaks of all games, which may break it.
  if (has_fact(finding, "answer", "yes")) {
    CHECK_MESSAGE((is_shown(finding) || !finding.always.empty()), finding.id);
  }
}

/// A certificate has real constraints on real numbers, and another solver agrees.
auto check_certificate(const Finding& finding) -> void {
  CHECK(finding.smt2.find("declare-const") != std::string::npos);
  CHECK(finding.smt2.find("(assert false)") == std::string::npos);
  static int seen = 0;
  if (seen++ % sampled(4, 1) != 0) return;
  const auto second = second_opinion(finding.smt2);
  if (!second) {
    MESSAGE("skipped: cvc5 is not installed");
    return;
  }
  CHECK(*second == Sat::unsat);
}

/// The answers are those that were approved: none is other, none is missing. What a clock has ended
/// on a machine with much to do is neither compared nor approved.
auto check_pinned(std::string_view game, const std::vector<Finding>& answers,
                  const std::set<std::string>& ended_by_clock) -> void {
  auto pinned = read_pinned(game);
  if (approved()) {
    REQUIRE_MESSAGE(ended_by_clock.empty(), "a clock ended " << *ended_by_clock.begin());
    write_pinned(game, answers);
    pinned = read_pinned(game);
  }
  for (const auto& answer : answers) {
    CAPTURE(answer.id);
    if (ended_by_clock.contains(answer.id)) {
      MESSAGE("not compared, for a clock ended it: " << answer.id);
    } else {
      CHECK_MESSAGE(pinned_text(answer) == pinned[answer.id],
                    "differs from what is pinned; RULEPROOF_APPROVE=1 approves the new answers");
    }
    pinned.erase(answer.id);
  }
  for (const auto& [id, text] : pinned) FAIL_CHECK(("not answered any more: " + id));
}

/// How many strong answers games can break, how many stand by a record alone, and the others.
auto tell_trials(std::string_view game, const std::vector<Finding>& answers) -> void {
  std::size_t claims = 0;
  std::size_t records = 0;
  std::size_t beyond = 0;
  for (const auto& finding : answers) {
    if (!is_strong(finding.how)) continue;
    auto& count = !finding.always.empty()                ? claims
                  : has_fact(finding, beyond_a_game, "") ? beyond
                                                         : records;
    ++count;
  }
  MESSAGE(game << ": " << claims << " strong answers with claims that games can break, " << records
               << " with a record, " << beyond << " beyond a single game");
}

/// A game that begins as one that an answer shows, is cut off somewhere and goes on by dice.
auto goes_on_otherwise(Record record, std::uint64_t seed) -> Record {
  constexpr int longest = 400;
  const auto rules = any_game::make(record.game, record.setup).value();
  REQUIRE(!rules->open(record, "witness"));
  std::erase_if(record.entries, [](const Entry& entry) { return entry.kind != Entry::Kind::move; });
  record.end_fingerprint = {};
  record.entries.resize(Random(seed).below(record.entries.size() + 1));
  for (const auto& entry : record.entries) REQUIRE(rules->play(entry.text));
  Dice dice(seed);
  for (int i = 0; i < longest && rules->offers() > 0; ++i) {
    const auto offer = rules->throw_dice(dice);
    const auto text = rules->text_of(offer);
    record.entries.push_back({.kind = Entry::Kind::move,
                              .seat = std::string(to_text(rules->mover(text))),
                              .text = text});
    rules->make(offer);
  }
  return record;
}

/// The games that all answers show, and others that begin like them, obey the facts and ledgers on
/// which proofs rest, and what the other answers claim of every game.
auto check_against_each_other(std::string_view game, const std::vector<Finding>& answers) -> void {
  const auto parts = parts_called(all_parts(), game);
  const auto refuter = parts_called(refute::all_parts(), game);
  REQUIRE((parts && refuter));
  const auto others = sampled<std::uint64_t>(1, 40);
  const auto one_in = sampled<std::size_t>(3, 1);
  std::vector<std::string> records;
  std::vector<refute::Claim> claims;
  for (const auto& finding : answers) {
    for (const auto& witness : finding.witnesses) {
      CAPTURE(witness.title);
      const auto record = parse_record(witness.record, finding.id);
      REQUIRE(record);
      records.push_back(witness.record);
      CHECK(parts->hold_record(*parts, *record, finding.id).broken == "");
      if (records.size() % one_in != 0) continue;
      for (std::uint64_t seed = 1; seed <= others; ++seed) {
        const auto other = goes_on_otherwise(*record, seed);
        records.push_back(to_text(other));
        CHECK(parts->hold_record(*parts, other, finding.id).broken == "");
      }
    }
    if (!is_strong(finding.how) || !finding.how.scope()) continue;
    for (const auto& always : finding.always) {
      claims.push_back({finding.id, *finding.how.scope(), always});
    }
  }
  const auto trials =
      refuter->refute(claims, {.steps = 0, .guided = 0, .pairs = 0, .records = records});
  for (std::size_t i = 0; i < claims.size(); ++i) {
    CHECK_MESSAGE(!trials[i].contrary, claims[i].id << ": " << claims[i].always);
  }
}

auto check_game(std::string_view game) -> void {
  std::size_t games_shown = 0;
  std::size_t asked_here = 0;
  std::set<std::string> ended_by_clock;
  std::vector<Finding> answers;
  for (const auto& question : questions_of(game)) {
    std::set<std::string> ids;
    const auto ended = times_cut_short();
    auto findings = approved() ? std::vector<Finding>() : answers_in_run(game, question);
    const bool steps_are_there = findings.empty();
    if (findings.empty()) findings = findings_of(question, {});
    asked_here += steps_are_there ? 1 : 0;
    const bool by_clock = times_cut_short() != ended;
    for (const auto& finding : findings) {
      if (by_clock) ended_by_clock.insert(finding.id);
      CAPTURE(finding.id);
      CAPTURE(finding.title);
      CAPTURE(finding.message);
      CHECK(ids.insert(finding.id).second);
      check_answer(finding);
      if (!finding.smt2.empty()) check_certificate(finding);
      for (const auto& witness : finding.witnesses) {
        ++games_shown;
        CHECK(replays(game, witness.record) == "");
        if (steps_are_there) CHECK(!witness.frames.empty());
      }
      const auto claims = check_claims(game, finding);
      check_against_chance(game, finding);
      const bool yes = has_fact(finding, "answer", "yes");
      if (yes && !finding.witnesses.empty())
        CHECK_MESSAGE(claims > 0, "its records expect nothing");
      answers.push_back(finding);
    }
    CHECK(!ids.empty());
  }
  CHECK(games_shown > 0);
  MESSAGE(game << ": " << asked_here << " questions were asked here");
  tell_trials(game, answers);
  check_against_each_other(game, answers);
  check_pinned(game, answers, ended_by_clock);
}

TEST_CASE("year-of-the-dragon: the whole catalogue") { check_game("year-of-the-dragon"); }
TEST_CASE("drako: the whole catalogue") { check_game("drako"); }
TEST_CASE("river-dragons: the whole catalogue") { check_game("river-dragons"); }
TEST_CASE("sea-dragons: the whole catalogue") { check_game("sea-dragons"); }
TEST_CASE("connect-four: the whole catalogue") { check_game("connect-four"); }

#endif

}  // namespace
}  // namespace ruleproof::solver
