/// The grammar of expressions. The only file with Boost.Spirit, of which nothing throws.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/spirit/home/x3.hpp>

#include "model/core/expression/syntax.hpp"
#include "model/core/result.hpp"

#ifdef BOOST_NO_EXCEPTIONS
// WebAssembly has none, and Boost leaves what is done instead to its users.
void boost::throw_exception(const std::exception& /*why*/) { std::abort(); }
#endif

namespace ruleproof::expression {

auto star(std::size_t which) -> std::string { return "*" + std::to_string(which + 1); }

auto error_at(int column, const std::string& message) -> Error {
  return {Code::usage, "", "column " + std::to_string(column) + ": " + message};
}

auto beyond_range(int column) -> Error {
  return error_at(column, "the number leaves 64 bits in a position");
}

namespace {

namespace x3 = boost::spirit::x3;
using Iterator = std::string_view::const_iterator;

struct BeginTag;    // the context says where the text begins
struct ColumnTag;   // and in which column that is
struct MissingTag;  // and what was missed first

/// What had to follow, and did not: no other reading is tried from there.
struct Missing {
  Iterator at;
  std::string what;
};

/// What must follow here. Spirit's own way to say so throws.
template <class Subject>
struct Must : x3::unary_parser<Subject, Must<Subject>> {
  using x3::unary_parser<Subject, Must<Subject>>::unary_parser;
  static constexpr bool is_pass_through_unary = true;

  template <class Context, class RuleContext, class Attribute>
  auto parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
             Attribute& attribute) const -> bool {
    std::optional<Missing>& missing = x3::get<MissingTag>(context);
    if (missing) return false;
    if (this->subject.parse(first, last, context, rule, attribute)) return true;
    if (!missing) missing = Missing{first, x3::what(this->subject)};
    return false;
  }
};

constexpr auto must = [](const auto& parser) {
  const auto subject = x3::as_parser(parser);
  return Must<std::remove_const_t<decltype(subject)>>(subject);
};

auto is_space(char c) -> bool { return std::isspace(static_cast<unsigned char>(c)) != 0; }

auto column_of(const auto& context) -> int {
  const auto& where = x3::_where(context);
  const auto at = std::find_if_not(where.begin(), where.end(), is_space);
  return static_cast<int>(at - x3::get<BeginTag>(context)) + x3::get<ColumnTag>(context);
}

// What is done with what was read.

constexpr auto take = [](auto& context) { x3::_val(context) = std::move(x3::_attr(context)); };

/// What begins here: an action of nothing, as others are told where what they read has ended.
template <Form Made>
constexpr auto begin =
    [](auto& context) { x3::_val(context) = {.form = Made, .column = column_of(context)}; };
constexpr auto set_number = [](auto& context) { x3::_val(context).number = x3::_attr(context); };
constexpr auto set_text = [](auto& context) {
  x3::_val(context).text = std::move(x3::_attr(context));
};

constexpr auto operand = [](auto& context) {
  x3::_val(context).parts.push_back(std::move(x3::_attr(context)));
};

/// Left-associative: what was read so far becomes the first operand.
template <Form Made>
constexpr auto infix = [](auto& context) {
  auto& value = x3::_val(context);
  Syntax both{.form = Made, .column = value.column};
  both.parts.push_back(std::move(value));
  both.parts.push_back(std::move(x3::_attr(context)));
  value = std::move(both);
};

/// "a implies b" is "not a or b".
constexpr auto implied = [](auto& context) {
  auto& value = x3::_val(context);
  const auto column = value.column;
  Syntax denied{.form = Form::negation, .column = column, .parts = {std::move(value)}};
  value = {.form = Form::disjunction,
           .column = column,
           .parts = {std::move(denied), std::move(x3::_attr(context))}};
};

// Names.

constexpr auto letter = [](auto& context) { x3::_val(context).text += x3::_attr(context); };
constexpr auto index = [](auto& context) {
  x3::_val(context).text += '#';
  x3::_val(context).parts.push_back(std::move(x3::_attr(context)));
};
constexpr auto star_index = [](auto& context) {
  auto& value = x3::_val(context);
  const auto stars = static_cast<std::size_t>(std::ranges::count_if(
      value.parts, [](const Syntax& part) { return part.text.starts_with('*'); }));
  value.text += '#';
  const auto column = x3::_where(context).begin() - x3::get<BeginTag>(context) +
                      x3::get<ColumnTag>(context) - 1;  // of the star
  value.parts.push_back(
      {.form = Form::name, .column = static_cast<int>(column), .text = star(stars)});
};

// Functions.

constexpr auto bind = [](auto& context) {
  x3::_val(context).binds = std::move(x3::_attr(context));
};

// Comparisons: a < b < c stands for a < b and b < c.

struct Compared {
  Form form = Form::less;
  Syntax with;
};
struct Chain {
  Syntax first;
  std::vector<Compared> rest;
};
constexpr auto first_of_chain = [](auto& context) {
  x3::_val(context).first = std::move(x3::_attr(context));
};
template <Form Made>
constexpr auto link =
    [](auto& context) { x3::_val(context).rest.push_back({Made, std::move(x3::_attr(context))}); };
constexpr auto end_chain = [](auto& context) {
  auto& chain = x3::_attr(context);
  auto& value = x3::_val(context);
  const auto column = chain.first.column;
  value = chain.first;
  auto left = std::move(chain.first);
  bool any = false;
  for (auto& [form, with] : chain.rest) {
    Syntax one{.form = form, .column = column, .parts = {std::move(left), with}};
    left = std::move(with);
    if (std::exchange(any, true)) {
      one = {.form = Form::conjunction, .column = column, .parts = {std::move(value), one}};
    }
    value = std::move(one);
  }
};

// The rules, from the loosest to the tightest.

const x3::rule<class Any, Syntax> any = "an expression";
const x3::rule<class Or, Syntax> disjunction = "an expression";
const x3::rule<class And, Syntax> conjunction = "an expression";
const x3::rule<class Not, Syntax> negation = "an expression";
const x3::rule<class Compare, Syntax> comparison = "an expression";
const x3::rule<class ChainOf, Chain> chain = "an expression";
const x3::rule<class Sum, Syntax> sum = "a number or a field";
const x3::rule<class Product, Syntax> product = "a number or a field";
const x3::rule<class Unary, Syntax> unary = "a number or a field";
const x3::rule<class Primary, Syntax> primary = "a number or a field";
const x3::rule<class Number, Syntax> number = "a number";
const x3::rule<class Quoted, Syntax> quoted = "a text";
const x3::rule<class Name, Syntax> name = "a name";
const x3::rule<class Call, Syntax> call = "a function";
const x3::rule<class Function, std::string> function = "a function";
const x3::rule<class Binds, std::vector<std::string>> binds = "an index";

const auto word = [](const char* text) {
  return x3::lexeme[x3::lit(text) >> !x3::char_("a-zA-Z0-9._[-")];
};
const auto reserved = word("and") | word("or") | word("not") | word("implies");

const auto any_def = disjunction[take] >> -(word("implies") >> must(any[implied]));
const auto disjunction_def = conjunction[take] >>
                             *(word("or") >> must(conjunction[infix<Form::disjunction>]));
const auto conjunction_def = negation[take] >>
                             *(word("and") >> must(negation[infix<Form::conjunction>]));
const auto negation_def =
    (x3::eps[begin<Form::negation>] >> word("not") >> must(negation[operand])) | comparison[take];
const auto comparison_def = chain[end_chain];
const auto chain_def = sum[first_of_chain] >> *(("<=" >> must(sum[link<Form::at_most>])) |
                                                (">=" >> must(sum[link<Form::at_least>])) |
                                                ("!=" >> must(sum[link<Form::unequal>])) |
                                                ("<>" >> must(sum[link<Form::unequal>])) |
                                                ("==" >> must(sum[link<Form::equal>])) |
                                                ('=' >> must(sum[link<Form::equal>])) |
                                                ('<' >> must(sum[link<Form::less>])) |
                                                ('>' >> must(sum[link<Form::more>])));
const auto sum_def = product[take] >> *(('+' >> must(product[infix<Form::add>])) |
                                        ('-' >> must(product[infix<Form::subtract>])));
const auto product_def = unary[take] >> *('*' >> must(unary[infix<Form::multiply>]));
// A sign belongs to the digits behind it: the least number has no opposite.
const auto unary_def = (&x3::lexeme['-' >> x3::digit] >> number[take]) |
                       (x3::eps[begin<Form::minus>] >> '-' >> must(unary[operand])) | primary[take];
const auto primary_def =
    number[take] | quoted[take] | call[take] | name[take] | ('(' >> must(any[take]) >> must(')'));
const auto number_def = x3::eps[begin<Form::number>] >>
                        x3::lexeme[x3::int_parser<std::int64_t>()[set_number] >> !x3::alpha];
const auto quoted_def = x3::eps[begin<Form::text>] >>
                        (x3::lexeme['"' >> must((*(x3::char_ - '"'))[set_text]) >> must('"')] |
                         x3::lexeme['\'' >> must((*(x3::char_ - '\''))[set_text]) >> must('\'')]);
const auto name_part = x3::char_("a-zA-Z0-9._")[letter] | (x3::char_('-')[letter] >> &x3::alpha) |
                       (x3::lit('*') >> !x3::char_("a-zA-Z0-9_(["))[star_index];
// What stands in brackets is no lexeme; what follows it begins with a dot.
const auto name_def =
    x3::lexeme[&x3::alpha >> !reserved >> x3::eps[begin<Form::name>] >> +name_part] >>
    *(('[' >> must(sum[index]) >> must(']')) | x3::lexeme[&x3::lit('.') >> +name_part]);
const auto function_def =
    x3::lexeme[(x3::string("sum") | x3::string("max") | x3::string("min") | x3::string("count") |
                x3::string("any") | x3::string("all") | x3::string("bits") | x3::string("abs") |
                x3::string("common")) >>
               &(*x3::space >> '(')];
const auto binds_def = x3::lexeme[+x3::alpha] % ',' >> ':';
const auto call_def = x3::eps[begin<Form::call>] >> function[set_text] >> must('(') >>
                      must(-binds[bind]) >> must(any[operand]) >>
                      must(*(',' >> must(any[operand]))) >> must(')');

// NOLINTBEGIN: what the macro expands to is Boost's
BOOST_SPIRIT_DEFINE(any, disjunction, conjunction, negation, comparison, chain, sum, product, unary,
                    primary, number, quoted, name, function, binds, call)
// NOLINTEND

auto too_deep(std::string_view text, const Place& place) -> std::optional<Error> {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[') ++depth;
    if (text[i] == ')' || text[i] == ']') --depth;
    // Refused before it can exhaust the stack.
    if (depth > place.depth) {
      return error_at(static_cast<int>(i) + place.column, "nested too deeply");
    }
  }
  return std::nullopt;
}

/// Digits that no number of 64 bits has begin here.
auto too_great(std::string_view text) -> bool {
  std::int64_t read = 0;
  return std::from_chars(text.data(), text.data() + text.size(), read).ec ==
         std::errc::result_out_of_range;
}

/// What stands at a place where something else was expected.
auto unexpected(std::string_view text, std::size_t at, const Place& place,
                const std::string& expected) -> Error {
  while (at < text.size() && is_space(text[at])) ++at;
  const auto column = static_cast<int>(at) + place.column;
  if (too_great(text.substr(at))) return error_at(column, "the number leaves 64 bits");
  const auto there = at == text.size() ? "the end" : "\"" + std::string(text.substr(at, 12)) + "\"";
  // A rule says what it is; an action on a rule says nothing that one would want to read.
  const bool readable = expected.size() < 24;
  return error_at(
      column, "expected " + (readable ? expected : "a number, a field or (") + ", found " + there);
}

}  // namespace

auto parse(std::string_view text, const Place& place) -> Result<Syntax> {
  if (text.size() > place.characters) {
    return error_at(static_cast<int>(place.characters) + place.column - 1,
                    "the expression is too long");
  }
  if (auto problem = too_deep(text, place)) return *std::move(problem);
  auto at = text.begin();
  const auto begin_at = at;
  Syntax syntax;
  std::optional<Missing> missing;
  const auto grammar = x3::with<MissingTag>(std::ref(missing))[x3::with<ColumnTag>(
      place.column)[x3::with<BeginTag>(begin_at)[x3::eps >> must(any)]]];
  const bool read = x3::phrase_parse(at, text.end(), grammar, x3::space, syntax);
  if (missing) {
    return unexpected(text, static_cast<std::size_t>(missing->at - begin_at), place, missing->what);
  }
  if (!read || at != text.end()) {
    return unexpected(text, static_cast<std::size_t>(at - begin_at), place,
                      "an operator or the end");
  }
  return syntax;
}

auto negated(std::string_view text) -> std::string { return "not (" + std::string(text) + ")"; }

auto on_one_line(std::string_view text) -> std::string {
  std::string line;
  char quote = 0;
  for (const char c : text) {
    if (c == '"' || c == '\'') quote = quote == 0 ? c : quote == c ? '\0' : quote;
    const bool blank = quote == 0 && is_space(c);
    if (!blank) {
      line += c;
    } else if (!line.empty() && line.back() != ' ') {
      line += ' ';
    }
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

}  // namespace ruleproof::expression
