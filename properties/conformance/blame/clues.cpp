#include "properties/conformance/blame/clues.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "model/core/game.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {
namespace {

/// Fields by their names without numbers. Who is to act follows from the others.
auto by_name(const std::vector<FieldDifference>& differences)
    -> std::map<std::string, std::vector<FieldDifference>> {
  std::map<std::string, std::vector<FieldDifference>> fields;
  for (const auto& difference : differences) {
    fields[without_digits(difference.field)].push_back(difference);
  }
  if (fields.size() > 1) fields.erase("to-act");
  return fields;
}

/// The clauses that decide one field, or several of the same name.
class Deciders {
 public:
  Deciders(const Parts& game, const std::vector<std::string>& cited) : game_(game), cited_(cited) {}

  /// Of the opening position, on which no step relies.
  [[nodiscard]] auto of_opening(const std::vector<FieldDifference>& fields) const
      -> std::set<std::string> {
    return chosen(game_.openings, [&](const Effect& effect) { return says_one(effect, fields); });
  }

  /// Of those on which the model relied.
  [[nodiscard]] auto relied_on(const std::vector<FieldDifference>& fields) const
      -> std::set<std::string> {
    return chosen(game_.effects, [&](const Effect& effect) {
      return is_cited(effect) && says_one(effect, fields);
    });
  }
  /// Of all: the engine may have taken one to apply, or not.
  [[nodiscard]] auto any(const std::vector<FieldDifference>& fields) const
      -> std::set<std::string> {
    return chosen(game_.effects, [&](const Effect& effect) {
      return std::ranges::any_of(fields, [&](const FieldDifference& field) {
        return decides(effect, field.field, field.model) ||
               decides(effect, field.field, field.engine);
      });
    });
  }

 private:
  template <class Test>
  static auto chosen(std::span<const Effect> effects, Test test) -> std::set<std::string> {
    std::set<std::string> ids;
    for (const auto& effect : effects) {
      if (!effect.clause.empty() && test(effect)) ids.emplace(effect.clause);
    }
    return ids;
  }
  /// What one of the fields is in the model.
  static auto says_one(const Effect& effect, const std::vector<FieldDifference>& fields) -> bool {
    return std::ranges::any_of(fields, [&](const FieldDifference& field) {
      return decides(effect, field.field, field.model);
    });
  }
  [[nodiscard]] auto is_cited(const Effect& effect) const -> bool {
    return std::ranges::find(cited_, effect.clause) != cited_.end();
  }
  const Parts& game_;
  const std::vector<std::string>& cited_;
};

/// The fields as they were before the last move of a game; the model is after it.
auto before_last(AnyGame& model, const Disagreement& it) -> Value {
  std::string text;
  const bool back = model.undo();
  model.write_state(text, FieldFilter{});
  if (back) (void)model.play(it.course.actions.back().move);
  return *parse_json(text);
}

/// Whether the rules change one of the fields: what the engine leaves as it was weighs more than
/// what it changes besides.
auto rules_change(const std::vector<FieldDifference>& fields, const Value& before) -> bool {
  return std::ranges::any_of(fields, [&](const FieldDifference& field) {
    const auto* old = before.find(field.field);
    return old == nullptr || to_text(*old) != field.model;
  });
}

auto clues_of_fields(AnyGame& model, const Parts& game, const Disagreement& it) -> Clues {
  const Deciders deciders(game, it.clauses);
  const auto before = before_last(model, it);
  constexpr double besides = 0.5;
  Clues clues;
  double total = 0;
  const auto fields = by_name(it.differences);
  const auto add = [&](auto&& deciders_of) {
    total = 0;
    for (const auto& [name, differences] : fields) {
      const auto weight = rules_change(differences, before) ? 1 : besides;
      total += weight;
      for (const auto& clause : deciders_of(differences)) clues[clause] += weight;
    }
  };
  if (is_of_opening(it)) {
    add([&](const auto& differences) { return deciders.of_opening(differences); });
  }
  if (clues.empty()) add([&](const auto& differences) { return deciders.relied_on(differences); });
  // Nothing on which the model relied speaks of what differs.
  if (clues.empty()) add([&](const auto& differences) { return deciders.any(differences); });
  for (auto& [clause, share] : clues) share /= total;
  return clues;
}

constexpr std::size_t replies = 8;
constexpr std::size_t moves_looked_at = 32;

/// Counts the clauses on which the moves of whoever is to act would rely.
auto count_moves(AnyGame& model, std::map<std::string, std::uint64_t>& relied) -> std::uint64_t {
  const auto count = std::min(model.offers(), moves_looked_at);
  for (std::size_t offer = 0; offer < count; ++offer) {
    model.foresee(offer).for_each([&](ClauseRef clause) { ++relied[id_of(model, clause)]; });
  }
  return count;
}

}  // namespace

auto near_at_hand(AnyGame& model, std::string_view seat) -> Clues {
  std::map<std::string, std::uint64_t> relied;
  std::uint64_t moves = 0;
  if (to_text(model.seat()) == seat) {
    moves = count_moves(model, relied);
  } else if (model.seat() != Seat::nobody) {
    for (std::size_t reply = 0; reply < std::min(model.offers(), replies); ++reply) {
      (void)model.play(model.text_of(reply));
      if (to_text(model.seat()) == seat) moves += count_moves(model, relied);
      (void)model.undo();
    }
  }
  Clues near;
  for (const auto& [id, count] : relied) {
    near[id] = static_cast<double>(count) / static_cast<double>(moves);
  }
  return near;
}

auto closed_by(AnyGame& model, const std::string& move) -> std::string {
  if (!model.play(move)) return "";
  const auto again = model.judge(move);
  (void)model.undo();
  return again.kind == Judgement::Kind::illegal ? id_of(model, again.why) : "";
}

auto is_of_opening(const Disagreement& it) -> bool {
  return it.course.position.empty() && it.course.actions.empty();
}

auto clues_of(AnyGame& model, const Parts& game, const Disagreement& it) -> Clues {
  if (it.kind == "state" || it.kind == "outcome") return clues_of_fields(model, game, it);
  Clues clues;
  if (it.kind == "lacks" || it.kind == "stuck" || it.kind == "refuses") {
    if (const auto clause = closed_by(model, it.move); !clause.empty()) clues[clause] = 0;
  }
  return clues;
}

}  // namespace ruleproof::conformance
