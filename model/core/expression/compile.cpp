#include "model/core/expression/compile.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/expression/scope.hpp"
#include "model/core/expression/strictly.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::expression {
namespace {

constexpr std::size_t most_nodes = 50'000;

struct Aggregate {
  std::string_view name;
  Op op;
  bool of_truths;
};
constexpr auto aggregates = std::to_array<Aggregate>({{"sum", Op::sum, false},
                                                      {"max", Op::greatest, false},
                                                      {"min", Op::least, false},
                                                      {"count", Op::count, true},
                                                      {"any", Op::any, true},
                                                      {"all", Op::all, true}});

/// Operators of numbers, and the operator that does it.
struct Operation {
  Form form;
  Op op;
  bool swapped = false;
  bool negated = false;
};
constexpr auto operations = std::to_array<Operation>({{Form::minus, Op::negate},
                                                      {Form::add, Op::add},
                                                      {Form::subtract, Op::subtract},
                                                      {Form::multiply, Op::multiply},
                                                      {Form::less, Op::less},
                                                      {Form::at_most, Op::at_most},
                                                      {Form::more, Op::less, true},
                                                      {Form::at_least, Op::at_most, true},
                                                      {Form::equal, Op::equal},
                                                      {Form::unequal, Op::equal, false, true},
                                                      {Form::negation, Op::negation},
                                                      {Form::conjunction, Op::both},
                                                      {Form::disjunction, Op::either}});

class Compiler {
 public:
  /// `strictly`: a name that is a word and a field, too, is an error where it is the word, as well.
  explicit Compiler(const Vocabulary& vocabulary, bool strictly = false)
      : scope_(vocabulary), strictly_(strictly) {}

  auto run(const Syntax& syntax, bool wants_truth) -> Result<Program> {
    value(syntax, wants_truth);
    if (error_) return *std::move(error_);
    return std::move(program_);
  }

 private:
  using Id = std::uint32_t;

  auto fail(int column, const std::string& message) -> Id {
    if (!error_) error_ = error_at(column, message);
    return 0;
  }

  auto emit(Op op, const Syntax& from, std::span<const Id> parts, std::int64_t number = 0) -> Id {
    if (program_.nodes.size() >= most_nodes) return fail(1, "the question is too large");
    const auto first = static_cast<Id>(program_.links.size());
    program_.links.insert(program_.links.end(), parts.begin(), parts.end());
    program_.nodes.push_back({op, number, first, static_cast<Id>(parts.size()), from.column});
    const auto id = static_cast<Id>(program_.nodes.size() - 1);
    constants_.push_back(op == Op::constant ? std::optional(number) : folded(op, parts));
    absent_.push_back(op == Op::absent || never_there(op, parts));
    if (leaves_range_) return fail(from.column, "the number leaves 64 bits");
    return id;
  }

  [[nodiscard]] auto are_absent(std::span<const Id> parts) const -> bool {
    return !parts.empty() && std::ranges::all_of(parts, [&](Id part) { return absent_[part]; });
  }
  /// Whether it can have no value, since what it is made of has none; a sum or a count of nothing
  /// is 0.
  [[nodiscard]] auto never_there(Op op, std::span<const Id> parts) const -> bool {
    if (op == Op::sum || op == Op::count) return false;
    const bool needs_one = op >= Op::both || op == Op::greatest || op == Op::least;
    return needs_one ? are_absent(parts)
                     : std::ranges::any_of(parts, [&](Id part) { return absent_[part]; });
  }

  /// The number of what is made of constants alone.
  auto folded(Op op, std::span<const Id> parts) -> std::optional<std::int64_t> {
    const bool computes = (op >= Op::negate && op <= Op::sum) || op == Op::magnitude;
    if (!computes || std::ranges::any_of(parts, [&](Id part) { return !constants_[part]; })) {
      return std::nullopt;
    }
    const auto of = [&](std::size_t part) { return *constants_[parts[part]]; };
    std::optional<std::int64_t> number = 0;
    if (op == Op::sum) {
      for (std::size_t i = 0; number && i < parts.size(); ++i) {
        number = computed(Op::add, *number, of(i));
      }
    } else {
      number = computed(op, of(0), parts.size() > 1 ? of(1) : 0);
    }
    leaves_range_ = leaves_range_ || !number;
    return number;
  }

  /// A number or, where one is wanted, a truth.
  auto value(const Syntax& syntax, bool wants_truth) -> Id {
    if (error_) return 0;
    const auto id = any_value(syntax);
    if (error_) return 0;
    if (is_truth(program_.nodes[id].op) == wants_truth) return id;
    if (wants_truth && is_flag(syntax)) {
      return emit(Op::equal, syntax, std::array{id, emit(Op::constant, syntax, {}, 1)});
    }
    return fail(syntax.column, wants_truth
                                   ? "a number, where something true or false is needed: compare it"
                                   : "something true or false, where a number is needed");
  }

  /// A field that is 0 or 1 says by itself whether it is so.
  auto is_flag(const Syntax& syntax) const -> bool {
    if (syntax.form != Form::name || scope_.bound(syntax)) return false;
    const auto found = scope_.resolve(syntax);
    if (!found || found->symbol == nullptr) return false;
    const auto& symbol = *found->symbol;
    return symbol.is_number && symbol.words.empty() && symbol.low == 0 && symbol.high == 1;
  }

  auto any_value(const Syntax& syntax) -> Id {
    switch (syntax.form) {
      case Form::number:
        return emit(Op::constant, syntax, {}, syntax.number);
      case Form::text:
        return fail(syntax.column, "a text can only be compared with a field: field = \"text\"");
      case Form::name:
        return name(syntax);
      case Form::call:
        return call(syntax);
      case Form::equal:
      case Form::unequal:
        if (const auto words = compared_with_words(syntax)) return *words;
        return operation(syntax);
      default:
        return operation(syntax);
    }
  }

  auto operation(const Syntax& syntax) -> Id {
    if (syntax.form >= Form::less && syntax.form <= Form::unequal && unclear(syntax)) return 0;
    const auto& known = *std::ranges::find(operations, syntax.form, &Operation::form);
    const bool of_truths = syntax.form >= Form::negation;
    std::vector<Id> parts;
    parts.reserve(syntax.parts.size());
    for (const auto& part : syntax.parts) parts.push_back(value(part, of_truths));
    if (error_) return 0;
    if (known.swapped) std::ranges::reverse(parts);
    const auto id = emit(known.op, syntax, parts);
    return known.negated ? emit(Op::negation, syntax, std::array{id}) : id;
  }

  auto name(const Syntax& syntax) -> Id {
    if (const auto bound = scope_.bound(syntax)) return emit(Op::constant, syntax, {}, *bound);
    const auto found = scope_.resolve(syntax);
    if (!found) return fail_with(found.error());
    if (found->symbol == nullptr) return emit(Op::absent, syntax, {});
    if (!found->symbol->is_number) {
      return fail(syntax.column, found->symbol->path + " is a text: compare it with one in quotes" +
                                     numbers_of(*found->symbol));
    }
    note_gaps(syntax, *found->symbol);
    return emit(Op::field, syntax, {}, field(*found->symbol));
  }

  /// ", or its numbers p1.palaces.size, p1.palaces1.bits"; nothing for a text that has none.
  [[nodiscard]] auto numbers_of(const Symbol& text) const -> std::string {
    constexpr int most = 3;
    std::string names;
    int told = 0;
    for (const auto& symbol : scope_.vocabulary().symbols()) {
      if (!symbol.is_number || !symbol.path.starts_with(text.path)) continue;
      const auto next = symbol.path[text.path.size()];
      const bool is_part = next == '.' || (next >= '0' && next <= '9');
      if (is_part && told++ < most) names += (names.empty() ? "" : ", ") + symbol.path;
    }
    return names.empty() ? "" : ", or its numbers: " + names + (told > most ? "..." : "");
  }

  /// An element that a list may be too short for: an aggregate passes over it, but what stands
  /// alone has no value then, and whoever asks is told.
  auto note_gaps(const Syntax& name, const Symbol& symbol) -> void {
    const bool may_lack =
        std::ranges::any_of(symbol.guards, [](const Guard& guard) { return guard.of.in_state; });
    if (!may_lack || aggregates_ > 0) return;
    note("column " + std::to_string(name.column) + ": a position without " + symbol.path +
         " is neither so nor not so where that decides");
  }
  auto note(std::string text) -> void {
    auto& notes = program_.notes;
    if (std::ranges::find(notes, text) == notes.end()) notes.push_back(std::move(text));
  }

  auto fail_with(const Error& error) -> Id {
    if (!error_) error_ = error;
    return 0;
  }

  auto field(const Symbol& symbol) -> std::int64_t {
    auto& fields = program_.fields;
    const auto found = std::ranges::find(fields, symbol.path, &Symbol::path);
    if (found != fields.end()) return found - fields.begin();
    fields.push_back(symbol);
    return static_cast<std::int64_t>(fields.size()) - 1;
  }

  // Words: stage = person, p1.hand = "pt".

  /// A name that is a field.
  [[nodiscard]] auto field_called(const Syntax& name) const -> const Symbol* {
    if (name.form != Form::name || scope_.bound(name) || scope_.is_word(name)) return nullptr;
    const auto found = scope_.resolve(name);
    return found ? found->symbol : nullptr;
  }

  /// A name that is a field with words for values.
  [[nodiscard]] auto worded(const Syntax& name) const -> const Symbol* {
    const auto* field = field_called(name);
    return field != nullptr && !field->words.empty() ? field : nullptr;
  }

  /// Whether two fields have words in common, and each stands for the same number in both.
  static auto comparable(const Symbol& one, const Symbol& two) -> bool {
    bool common = false;
    for (std::size_t i = 0; i < one.words.size(); ++i) {
      const auto same = std::ranges::find(two.words, one.words[i]);
      if (same == two.words.end()) continue;
      common = true;
      if (one.low + static_cast<std::int64_t>(i) != two.low + (same - two.words.begin())) {
        return false;
      }
    }
    return common;
  }

  /// A name that is a field and a word for a value of the other side, too.
  [[nodiscard]] auto two_meanings(const Symbol* field, const Syntax& word) const -> bool {
    return field != nullptr && word.form == Form::name && word.parts.empty() &&
           !scope_.is_word(word) &&
           std::ranges::find(field->words, word.text) != field->words.end();
  }

  /// A comparison with a name that could be two things, or of fields that have other values, is an
  /// error. Only where = or != stands between a field and a name that is a word for one of its
  /// values, it is the word; and that is noted, if it is a field, too.
  auto unclear(const Syntax& syntax) -> bool {
    for (const std::size_t side : {0U, 1U}) {
      const auto& word = syntax.parts[1 - side];
      const auto* field = worded(syntax.parts[side]);
      if (field == nullptr || word.form != Form::name) continue;
      if (two_meanings(field, word)) {
        fail(word.column, '"' + word.text + "\" is a value of " + field->path + " and " +
                              (scope_.bound(word) ? "an index" : "a field") + ", too: \"" +
                              word.text + "\" in quotes is the value, " + word.text +
                              " + 0 the number");
        return true;
      }
      const auto* other = field_called(word);
      if (other != nullptr && other->words.empty() && other->is_number) {
        fail(word.column, field->path + " has words for values, " + other->path + " numbers: \"" +
                              field->path + " + 0\" is the number of its word");
        return true;
      }
      if (other != nullptr && !other->words.empty() && !comparable(*field, *other)) {
        fail(word.column, field->path + " and " + other->path + " have other values");
        return true;
      }
    }
    return false;
  }

  /// Whether it is the word for a value of a field; noted if it is a field, too.
  auto means_value(const Syntax& of, const Syntax& word) -> bool {
    if (scope_.is_word(word)) return true;
    const auto* field = worded(of);
    if (scope_.bound(word) || !two_meanings(field, word)) return false;
    if (two_meanings(worded(word), of)) return false;  // each could be a value of the other
    if (strictly_) {
      fail(word.column, '"' + word.text + "\" is a value of " + field->path +
                            " and a field, too: in quotes it is the value");
    }
    note("column " + std::to_string(word.column) + ": \"" + word.text + "\" is the value of " +
         field->path + ", not the field");
    return true;
  }

  auto compared_with_words(const Syntax& syntax) -> std::optional<Id> {
    for (const std::size_t side : {0U, 1U}) {
      const auto& of = syntax.parts[side];
      const auto& word = syntax.parts[1 - side];
      if (of.form != Form::name || scope_.is_word(of) || !means_value(of, word)) continue;
      const auto found = scope_.resolve(of);
      if (!found) return fail_with(found.error());
      if (found->symbol == nullptr) {
        const auto nothing = emit(Op::absent, of, {});
        return emit(Op::equal, syntax, std::array{nothing, nothing});  // neither so nor not so
      }
      // A number without words is compared with a name that is misspelt.
      if (found->symbol->is_number && found->symbol->words.empty()) return std::nullopt;
      const auto id =
          found->symbol->is_number ? enumerator(*found->symbol, word) : text(*found->symbol, word);
      if (error_) return 0;
      return syntax.form == Form::unequal ? emit(Op::negation, syntax, std::array{id}) : id;
    }
    return std::nullopt;
  }

  auto enumerator(const Symbol& symbol, const Syntax& word) -> Id {
    const auto found = std::ranges::find(symbol.words, word.text);
    if (found == symbol.words.end()) {
      const std::vector<std::string_view> known(symbol.words.begin(), symbol.words.end());
      auto hint = did_you_mean(word.text, known);
      if (hint.empty()) {
        for (const auto each : known | std::views::take(20)) {
          hint += (hint.empty() ? "; it may be " : ", ") + std::string(each);
        }
      }
      return fail(word.column, symbol.path + " is never \"" + word.text + "\"" + hint);
    }
    const auto number = symbol.low + (found - symbol.words.begin());
    const auto left = emit(Op::field, word, {}, field(symbol));
    return emit(Op::equal, word, std::array{left, emit(Op::constant, word, {}, number)});
  }

  /// Of what is many, "" is meant as: there is none.
  auto how_to_say_empty(const Symbol& symbol, const Syntax& word) const -> std::string {
    const auto size = symbol.path + ".size";
    if (!word.text.empty() || scope_.vocabulary().find(size) == nullptr) return "";
    return "; empty it is where " + size + " = 0";
  }

  auto text(const Symbol& symbol, const Syntax& word) -> Id {
    auto written = symbol.text(word.text);
    if (!written.same) {
      return fail(word.column, "\"" + word.text + "\" is no value of " + symbol.path +
                                   how_to_say_empty(symbol, word));
    }
    const auto id = emit(Op::same, word, {}, field(symbol));
    program_.nodes[id].count = static_cast<Id>(program_.texts.size());
    program_.texts.push_back(std::move(written));
    return id;
  }

  // Functions.

  auto call(const Syntax& syntax) -> Id {
    const auto found = std::ranges::find(aggregates, syntax.text, &Aggregate::name);
    if (found == aggregates.end()) return of_numbers(syntax);
    auto binds = syntax.binds.empty() ? stars_of(syntax) : syntax.binds;
    for (const auto& bind : binds) {
      if (scope_.vocabulary().find(bind) != nullptr) {
        return fail(syntax.column, "\"" + bind + "\" is a field: give the index another name");
      }
    }
    std::vector<Id> parts;
    ++aggregates_;
    unroll(syntax, *found, binds, parts);
    --aggregates_;
    if (error_) return 0;
    // Within another one it may be about an index that leads beyond a list now and then.
    if (aggregates_ == 0 && are_absent(parts)) {
      return fail(syntax.column,
                  "it asks nothing: its index leads beyond the end of a list each time");
    }
    return emit(found->op, syntax, parts);
  }

  /// bits(x), abs(x); common(x, y): the bits that all of them have, counted.
  auto of_numbers(const Syntax& syntax) -> Id {
    const bool several = syntax.text == "common";
    if (!syntax.binds.empty() || (syntax.parts.size() > 1) != several) {
      return fail(syntax.column,
                  syntax.text + (several ? " is of two numbers or more" : " is of one number"));
    }
    std::vector<Id> parts;
    parts.reserve(syntax.parts.size());
    for (const auto& part : syntax.parts) parts.push_back(value(part, false));
    return error_ ? 0 : emit(syntax.text == "abs" ? Op::magnitude : Op::bits, syntax, parts);
  }

  /// One operand for each value of the indices.
  auto unroll(const Syntax& syntax, const Aggregate& aggregate, std::span<const std::string> binds,
              std::vector<Id>& parts) -> void {
    if (error_) return;
    if (binds.empty()) {
      for (const auto& part : syntax.parts) parts.push_back(value(part, aggregate.of_truths));
      return;
    }
    const auto range = scope_.range(syntax, binds.front());
    if (!range) {
      fail_with(range.error());
      return;
    }
    const auto outside = scope_.value_of(binds.front());  // the same name, bound further out
    for (std::size_t i = 1; i <= *range && !error_; ++i) {
      scope_.bind(binds.front(), static_cast<std::int64_t>(i));
      unroll(syntax, aggregate, binds.subspan(1), parts);
    }
    scope_.unbind(binds.front());
    if (outside) scope_.bind(binds.front(), *outside);
  }

  Scope scope_;
  bool strictly_;
  Program program_;
  std::vector<std::optional<std::int64_t>> constants_;  ///< beside the nodes: of constants
  std::vector<bool> absent_;                            ///< beside the nodes: that have no value
  int aggregates_ = 0;                                  ///< that it is within
  bool leaves_range_ = false;
  std::optional<Error> error_;
};

}  // namespace

auto compile(const Syntax& syntax, const Vocabulary& vocabulary) -> Result<Program> {
  return Compiler(vocabulary).run(syntax, true);
}

auto compile_strictly(const Syntax& syntax, const Vocabulary& vocabulary) -> Result<Program> {
  return Compiler(vocabulary, true).run(syntax, true);
}

auto compile(std::string_view text, const Vocabulary& vocabulary, const Place& place)
    -> Result<Program> {
  const auto syntax = parse(text, place);
  if (!syntax) return syntax.error();
  return compile(*syntax, vocabulary);
}

auto compile_number(std::string_view text, const Vocabulary& vocabulary) -> Result<Program> {
  const auto syntax = parse(text);
  if (!syntax) return syntax.error();
  return Compiler(vocabulary).run(*syntax, false);
}

}  // namespace ruleproof::expression
