#include "solver/induction/typed_proof.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/games.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/smt/query.hpp"
#include "solver/typed/compile.hpp"
#include "solver/typed/program.hpp"
#include "solver/typed/vocabulary.hpp"

namespace ruleproof::solver {
namespace {

using typed::Op;
using typed::Program;

/// A typed expression as formulas: each field a number that may be anything of its type. Nothing
/// where it asks for what may be absent, for texts, or for more than sums and comparisons, and
/// where a number may reach the end of the range: there evaluation stops, and formulas do not.
class Formulas {
 public:
  struct Value {
    Term number{0};
    Truth truth{false};
    std::int64_t reach = 0;  ///< how far from zero the number can be
  };

  auto of(const Program& program) -> std::optional<Value> {
    std::vector<Value> values;
    for (const auto& node : program.nodes) {
      auto value = node.op == Op::field
                       ? field(program.fields[static_cast<std::size_t>(node.number)])
                       : operation(program, node, values);
      if (!value || value->reach > farthest) return std::nullopt;
      values.push_back(*std::move(value));
    }
    if (values.empty()) return std::nullopt;
    return values.back();
  }

 private:
  static constexpr std::int64_t widest = std::int64_t{1} << 32U;    ///< a constant or a field
  static constexpr std::int64_t farthest = std::int64_t{1} << 61U;  ///< two of them can be added

  auto field(const typed::Symbol& symbol) -> std::optional<Value> {
    if (!symbol.guards.empty() || !symbol.is_number || !symbol.source.in_state) return std::nullopt;
    if (symbol.least < -widest || symbol.most > widest) return std::nullopt;
    const auto known = fields_.find(symbol.source.offset);
    if (known != fields_.end()) return Value{known->second, Truth(false), widest};
    auto number = Term::variable(symbol.path, symbol.least, symbol.most);
    fields_.emplace(symbol.source.offset, number);
    return Value{number, Truth(false), widest};
  }

  static auto operation(const Program& program, const typed::Node& node,
                        const std::vector<Value>& values) -> std::optional<Value> {
    const auto part = [&](std::size_t i) -> const Value& {
      return values[program.links[node.first + i]];
    };
    const auto number = [](Term term, std::int64_t reach) {
      return Value{std::move(term), Truth(false), reach};
    };
    const auto truth = [](Truth holds) { return Value{Term(0), std::move(holds), 0}; };
    switch (node.op) {
      case Op::constant:
        if (node.number > widest || node.number < -widest) return std::nullopt;
        return Value{Term::number(node.number), Truth(node.number != 0), widest};
      case Op::negate:
        return number(-part(0).number, part(0).reach);
      case Op::add:
        return number(part(0).number + part(1).number, part(0).reach + part(1).reach);
      case Op::subtract:
        return number(part(0).number - part(1).number, part(0).reach + part(1).reach);
      case Op::sum: {
        Term sum(0);
        std::int64_t reach = 0;
        for (std::uint32_t i = 0; i < node.count; ++i) {
          sum = sum + part(i).number;
          reach += part(i).reach;
          if (reach > farthest) return std::nullopt;
        }
        return number(sum, reach);
      }
      case Op::count: {
        Term sum(0);
        for (std::uint32_t i = 0; i < node.count; ++i) {
          sum = sum + select(part(i).truth, Term(1), Term(0));
        }
        return number(sum, node.count);
      }
      case Op::less:
        return truth(part(0).number < part(1).number);
      case Op::at_most:
        return truth(part(0).number <= part(1).number);
      case Op::equal:
        return truth(part(0).number == part(1).number);
      case Op::negation:
        return truth(!part(0).truth);
      case Op::both:
      case Op::all: {
        Truth all(true);
        for (std::uint32_t i = 0; i < node.count; ++i) all = all && part(i).truth;
        return truth(all);
      }
      case Op::either:
      case Op::any: {
        Truth any(false);
        for (std::uint32_t i = 0; i < node.count; ++i) any = any || part(i).truth;
        return truth(any);
      }
      case Op::absent:
      case Op::field:
      case Op::same:
      case Op::multiply:
      case Op::greatest:
      case Op::least:
      case Op::bits:
      case Op::magnitude:
        break;
    }
    return std::nullopt;
  }

  std::map<std::size_t, Term> fields_;  ///< by place in a position
};

/// What the ledgers of a game say of a position that can be reached, as formulas.
template <class G>
auto require_laws(const G& game, const Ledger& ledger, Formulas& formulas, Query& query) -> bool {
  const auto vocabulary = typed::vocabulary_of(game);
  const auto start = game.start();
  const auto players = ledger.of_each_player ? static_cast<std::size_t>(game.players()) : 1;
  bool used = false;
  for (std::size_t p = 1; p <= players; ++p) {
    Term sum(0);
    int all = 0;
    bool whole = ledger.all_in_sight();
    for (std::size_t i = 0; i < ledger.places.size(); ++i) {
      if (ledger.places[i].reads.empty()) continue;
      const auto program =
          typed::compile_number(of_player(std::string(ledger.places[i].reads), p), vocabulary);
      const auto heap = program ? formulas.of(*program) : std::nullopt;
      if (!heap) {
        whole = false;
        continue;
      }
      const int begin = static_cast<int>(typed::Asked<G>(game, *program).number(start).value_or(0));
      const auto& number = heap->number;
      if (!ledger.leaves(i)) query.require(Term::number(begin) <= number);
      if (!ledger.arrives(i)) query.require(number <= Term::number(begin));
      if (ledger.all_in_sight()) query.require(Term(0) <= number);
      used = used || !ledger.leaves(i) || !ledger.arrives(i) || ledger.all_in_sight();
      sum = sum + number;
      all += begin;
    }
    if (whole) query.require(sum == Term::number(all));
  }
  return used;
}

/// Laws hold only where rulings that they settle keep their first answers.
template <class G>
auto settles(const G& game, const Ledger& ledger) -> bool {
  const auto setup = game.setup();
  return std::ranges::all_of(ledger.settled, [&](std::string_view ruling) {
    const auto said = setup.rulings.find(std::string(ruling));
    if (said == setup.rulings.end()) return true;
    const auto row = std::ranges::find(G::ruling_table, ruling, [](const auto& r) { return r.id; });
    return row != std::end(G::ruling_table) && row->answers[0].id == said->second;
  });
}

auto finding_of(std::string_view game, const TypedQuestion& question, const Reply& reply,
                const std::vector<std::string>& laws, std::uint64_t steps) -> Finding {
  Finding finding;
  finding.id = std::string(game) + "/typed/" + std::string(to_text(question.asks)) + "/by-laws";
  finding.kind = FindingKind::answer;
  finding.game = game;
  finding.how = How::proved;
  finding.title = std::string(question.asks == Asks::can      ? "No, it can never be that "
                              : question.asks == Asks::always ? "Yes, it is always so that "
                                                              : "Yes, it is never so that ") +
                  question.text;
  finding.message =
      "It follows from laws that are proved by induction for all games. They rest on relations "
      "that are written by hand and held to the model by sampled steps.";
  finding.data = "rules only";
  finding.smt2 = reply.smt;
  finding.facts = {{"answer", question.asks == Asks::can ? "no" : "yes"},
                   {"engine", "Z3, from laws proved by induction"},
                   {"held to the model", std::to_string(steps) + " steps of random games"}};
  for (const auto& law : laws) finding.facts.emplace_back("law", law);
  return finding;
}

template <class G>
auto prove(const G& game, const TypedQuestion& question, const AskOptions& options)
    -> std::optional<Finding> {
  const auto asked = typed::compile(question.text, typed::vocabulary_of(game));
  if (!asked || asked->looks_around()) return std::nullopt;
  Formulas formulas;
  const auto formula = formulas.of(*asked);
  if (!formula) return std::nullopt;
  Query query("Does \"" + question.text + "\" follow from the laws?");
  const auto ledgers = ledgers_of(G::name);
  std::vector<std::string> laws;
  std::uint64_t steps = 0;
  std::vector<const Ledger*> used;
  for (const auto& ledger : ledgers) {
    if (!settles(game, ledger) || !require_laws(game, ledger, formulas, query)) continue;
    used.push_back(&ledger);
    laws.push_back(std::string(ledger.pieces) +
                   ": none is made, none is lost, and they go only "
                   "where the relation lets them");
  }
  if (used.empty()) return std::nullopt;
  query.require(question.asks == Asks::always ? !formula->truth : formula->truth);
  const auto reply = ask(query, options.budget);
  if (reply.sat != Sat::unsat) return std::nullopt;
  for (const auto* ledger : used) {
    const auto held = hold_to_the_model(*ledger, 25 * options.effort, options.seed);
    if (!held.broken.empty()) return std::nullopt;  // `ask --laws` reports that error
    steps += held.steps;
  }
  return finding_of(G::name, question, reply, laws, steps);
}

}  // namespace

auto proved_by_laws(std::string_view game, const SetupText& setup, const TypedQuestion& question,
                    const AskOptions& options) -> std::optional<Finding> {
  for (const auto& [name, value] : setup.options) {
    if (name != "players") return std::nullopt;
  }
  std::optional<Finding> finding;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    if constexpr (Scored<G>) {
      const auto rules = G::configure(setup);
      if (rules) finding = prove(*rules, question, options);
    }
  });
  return finding;
}

}  // namespace ruleproof::solver
