/// The tables of effects, held against games: a clause on which the step relied decides what
/// changes, and each row does change what it says.
#include "model/core/effects.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/blame/misspelt.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/conform_test.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"

using namespace ruleproof;
using namespace ruleproof::conformance;

namespace {

constexpr std::string_view of_outcomes = "over scores winners";

auto words_of(std::string_view fields) -> std::vector<std::string> {
  std::vector<std::string> words;
  for (const auto part : fields | std::views::split(' '))
    words.emplace_back(part.begin(), part.end());
  return words;
}

/// The values of a position, those of a finished game among them.
auto values_of(const AnyGame& model) -> std::map<std::string, std::string> {
  std::map<std::string, std::string> values;
  const auto add = [&](const std::string& text) {
    const auto object = parse_json(text);
    for (const auto& [name, value] : object->members) values[name] = to_text(value);
  };
  std::string state;
  model.write_state(state, FieldFilter{});
  add(state);
  std::string outcome;
  write_outcome(model, outcome);
  add(outcome);
  return values;
}

/// Plays games and keeps which clause decided what.
class Decisions {
 public:
  explicit Decisions(std::span<const Effect> effects) : effects_(effects) {}

  auto play(AnyGame& model, const std::string& move) -> bool {
    const auto before = values_of(model);
    const auto step = model.play(move);
    if (!step) return false;
    for (const auto& [name, value] : values_of(model)) {
      const auto old = before.find(name);
      if (old == before.end() || old->second != value) {
        note(model, step.because, name, value);
      } else {
        note_that_it_stays(model, step.because, name, value);
      }
    }
    return true;
  }
  /// "decay.vanish+round.phases p.palace": fields that changed though no cited clause decides them.
  [[nodiscard]] auto undecided() const -> const std::map<std::string, std::string>& {
    return undecided_;
  }
  [[nodiscard]] auto idle() const -> std::vector<std::string> {
    std::vector<std::string> rows;
    for (const auto& effect : effects_) {
      if (effect.clause.empty()) continue;
      for (const auto& word : words_of(effect.fields)) {
        // Who is to act follows from the rest, and may be said by a clause that only forbids.
        if (word.starts_with("to-act") || seen_.contains({std::string(effect.clause), word}))
          continue;
        rows.push_back(std::string(effect.clause) + " " + word);
      }
    }
    return rows;
  }

 private:
  auto note(const AnyGame& model, const ClauseSet& because, const std::string& name,
            const std::string& value) -> void {
    const auto* bookkeeping = effect_of(effects_, "");
    bool decided = bookkeeping != nullptr && decides(*bookkeeping, name, value);
    std::string cited;
    because.for_each([&](ClauseRef clause) {
      const auto id = id_of(model, clause);
      cited += (cited.empty() ? "" : "+") + id;
      const auto* effect = effect_of(effects_, id);
      if (effect == nullptr) return;
      for (const auto& word : words_of(effect->fields)) {
        if (word.starts_with('=') || !decides({effect->clause, word}, name, value)) continue;
        decided = true;
        seen_.insert({id, word});
      }
    });
    // Who is to act follows from the rest; outcomes are counted at the end.
    const auto plain = without_digits(name);
    if (decided || plain == "to-act" || of_outcomes.find(plain) != of_outcomes.npos) return;
    undecided_.emplace(plain + " by " + cited, value);
  }

  auto note_that_it_stays(const AnyGame& model, const ClauseSet& because, const std::string& name,
                          const std::string& value) -> void {
    because.for_each([&](ClauseRef clause) {
      const auto id = id_of(model, clause);
      const auto* effect = effect_of(effects_, id);
      if (effect == nullptr) return;
      for (const auto& word : words_of(effect->fields)) {
        if (word.starts_with('=') && decides({effect->clause, word}, name, value)) {
          seen_.insert({id, word});
        }
      }
    });
  }

  std::span<const Effect> effects_;
  std::map<std::string, std::string> undecided_;
  std::set<std::pair<std::string, std::string>> seen_;
};

auto play_at_random(Decisions& decisions, AnyGame& model, std::uint64_t seed, int steps) -> void {
  Dice dice(seed);
  model.restart();
  for (int i = 0; i < steps; ++i) {
    if (model.seat() == Seat::nobody) model.restart();
    REQUIRE(decisions.play(model, model.text_of(model.throw_dice(dice))));
  }
}

auto play_courses(Decisions& decisions, AnyGame& model, const std::vector<Course>& courses)
    -> void {
  for (const auto& course : courses) {
    if (!course.position.empty() && model.restart_at(course.position)) continue;
    if (course.position.empty()) model.restart();
    for (const auto& action : course.actions) {
      if (action.kind == Action::Kind::play && !decisions.play(model, action.move)) break;
    }
  }
}

/// The records under the rulings by default, and those of another reading under that, too.
auto play_scenarios(Decisions& decisions, const Parts& game) -> void {
  Welcome knows_all;
  knows_all.position = knows_all.setup = true;
  const auto files = scenarios_below(properties::folder_of(game.name));
  const auto play = [&](std::span<const properties::TextFile> some, const SetupText& setup) {
    const auto base = game.make(setup);
    REQUIRE(base);
    for (const auto& [opening, courses] : openings(some, **base, knows_all)) {
      const auto model = game.make(opening);
      if (model) play_courses(decisions, **model, courses);
    }
  };
  play(files, {});
  for (const auto& file : files) {
    const auto record = parse_record(file.text, file.name);
    if (!record || record->setup.rulings.empty()) continue;
    play(std::span(&file, 1), {.options = {}, .rulings = record->setup.rulings});
  }
}

}  // namespace

TEST_CASE("a field that changes is decided by a clause on which the step relies") {
  for (const auto& game : all_parts()) {
    if (game.effects.empty()) continue;  // nobody has written any yet
    SUBCASE(std::string(game.name).c_str()) {
      Decisions decisions(game.effects);
      play_scenarios(decisions, game);
      for (std::uint64_t number = 0; number < 12; ++number) {
        const auto model = game.make({.options = game.drawn_options(number), .rulings = {}});
        REQUIRE(model);
        play_at_random(decisions, **model, number + 1, 1'000);
      }
      for (const auto& [what, value] : decisions.undecided()) FAIL_CHECK(what << " = " << value);
      for (const auto& row : decisions.idle()) FAIL_CHECK("nothing in these games shows: " << row);
    }
  }
}

TEST_CASE("a word of effects.hpp that names no clause or no field is told") {
  for (const auto& game : all_parts()) CHECK(misspelt_effects(game).empty());
  auto game = *parts_called("connect-four");
  constexpr std::array effects{Effect{"drop.bottom", "stge to-act"},
                               Effect{"line.strait", "winners"}};
  constexpr std::array openings{Effect{"players.two", "to-act=p1 sise"}};
  game.effects = effects;
  game.openings = openings;
  const auto told = misspelt_effects(game);
  REQUIRE(told.size() == 3);
  CHECK(told[0].status == Status::failed);
  CHECK(told[0].name == "effects of drop.bottom");
  CHECK(told[0].message.find("\"stge\"; did you mean \"stage") != std::string::npos);
  CHECK(told[1].name == "effects of line.strait");
  CHECK(told[1].message.starts_with("no clause is called \"line.strait\"; did you mean \"line.s"));
  CHECK(told[2].name == "effects of players.two");
}

TEST_CASE("a field is decided whatever its number, and where a value is named, by that one only") {
  const Effect effect{"a.b", "p.yuan stage=3"};
  CHECK(decides(effect, "p1.yuan", "4"));
  CHECK(decides(effect, "stage", "3"));
  CHECK(decides(effect, "stage", R"("3")"));
  CHECK_FALSE(decides(effect, "stage", "2"));
  CHECK_FALSE(decides(effect, "yuan", "4"));
  CHECK(decides(effect, "p2.yuan"));
  CHECK(decides(effect, "stage"));
  CHECK_FALSE(decides(effect, "p2.rice"));
}
