#include "model/core/data/tables.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

// What cannot be parsed is a result, since WebAssembly has no exceptions; Debian's library throws,
// and is not used.
#undef TOML_HEADER_ONLY
#undef TOML_SHARED_LIB
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
// The library takes some texts that are no TOML for mistakes of its caller ("[[[") before it says
// what is wrong with them: neither an end of the program nor an assumption of the compiler.
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")

#include "model/core/result.hpp"

namespace ruleproof {

auto to_text(const Spot& spot) -> std::string {
  return spot.line == 0 ? spot.file : spot.file + ':' + std::to_string(spot.line);
}

Table::Table() = default;
Table::Table(const Table& other) = default;
Table::Table(Table&& other) noexcept = default;
auto Table::operator=(const Table& other) -> Table& = default;
auto Table::operator=(Table&& other) noexcept -> Table& = default;
Table::~Table() = default;
Table::Table(Spot spot, Code code) : spot_(std::move(spot)), code_(code) {}

auto Table::find(std::string_view name) const -> const Datum* {
  const auto found = std::ranges::find(entries_, name, &std::pair<std::string, Datum>::first);
  return found == entries_.end() ? nullptr : &found->second;
}

auto Table::find(std::string_view name) -> Datum* {
  const auto found = std::ranges::find(entries_, name, &std::pair<std::string, Datum>::first);
  return found == entries_.end() ? nullptr : &found->second;
}

auto Table::set(std::string_view name, Datum value) -> void {
  if (auto* old = find(name)) {
    *old = std::move(value);
  } else {
    entries_.emplace_back(name, std::move(value));
  }
}

auto kind_of(const Datum& value) -> std::string_view {
  constexpr auto kinds = std::to_array<std::string_view>(
      {"a text", "a whole number", "true or false", "a number", "a list", "a table"});
  return kinds[value.content.index()];
}

namespace {

/// Copies the library's tree into ours. Dates and times, which no file of ours has, are refused.
class Copier {
 public:
  Copier(std::string_view where, Code code) : where_(where), code_(code) {}

  auto table(const toml::table& source) -> Table {
    Table copy(spot(source), code_);
    std::vector<std::tuple<toml::source_position, std::string_view, const toml::node*>> in_order;
    for (const auto& [key, node] : source) {
      in_order.emplace_back(key.source().begin, key.str(), &node);
    }
    std::ranges::sort(in_order,
                      [](const auto& a, const auto& b) { return std::get<0>(a) < std::get<0>(b); });
    for (const auto& [position, name, node] : in_order) copy.set(name, value(*node));
    return copy;
  }

  [[nodiscard]] auto error() const -> const std::optional<Error>& { return error_; }

 private:
  [[nodiscard]] auto spot(const toml::node& node) const -> Spot {
    return {where_, static_cast<int>(node.source().begin.line)};
  }

  auto value(const toml::node& node) -> Datum {
    Datum copy{{}, spot(node)};
    if (const auto* text = node.as_string()) {
      copy.content = text->get();
    } else if (const auto* whole = node.as_integer()) {
      copy.content = whole->get();
    } else if (const auto* boolean = node.as_boolean()) {
      copy.content = boolean->get();
    } else if (const auto* number = node.as_floating_point()) {
      copy.content = number->get();
    } else if (const auto* array = node.as_array()) {
      Datum::List list;
      for (const auto& item : *array) list.push_back(value(item));
      copy.content = std::move(list);
    } else if (const auto* inner = node.as_table()) {
      copy.content = table(*inner);
    } else if (!error_) {
      error_ = Error{code_, to_text(copy.spot), "dates and times are not used; write a text"};
    }
    return copy;
  }

  std::string where_;
  Code code_;
  std::optional<Error> error_;
};

/// Where the text in quotation marks, or the comment, that begins here is over; here if none does.
auto past_quoted(std::string_view text, std::size_t here) -> std::size_t {
  const char mark = text[here];
  if (mark == '#') return std::min(text.find('\n', here), text.size());
  if (mark != '"' && mark != '\'') return here;
  const std::string three(3, mark);
  const bool is_long = text.substr(here).starts_with(three);
  const auto end = is_long ? std::string_view(three) : text.substr(here, 1);
  for (auto at = here + end.size(); at < text.size(); ++at) {
    if (mark == '"' && text[at] == '\\') {
      ++at;
    } else if (!is_long && text[at] == '\n') {
      return at;
    } else if (text.substr(at).starts_with(end)) {
      at += end.size();
      // Up to two marks before the last three belong to the text.
      for (int more = 0; is_long && more < 2 && at < text.size() && text[at] == mark; ++more) ++at;
      return at;
    }
  }
  return text.size();
}

/// The first line that could nest deeper than any data file does: the parser is recursive.
auto too_deep(std::string_view text) -> std::optional<int> {
  constexpr std::ptrdiff_t deepest = 100;
  std::ptrdiff_t line = 1;
  std::ptrdiff_t brackets = 0;
  std::ptrdiff_t dots = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (const auto past = past_quoted(text, at); past != at) {
      line += std::ranges::count(text.substr(at, past - at), '\n');
      at = past - 1;
      continue;
    }
    const char letter = text[at];
    if (letter == '\n') {
      ++line;
      dots = 0;
    }
    dots += letter == '.' ? 1 : 0;
    brackets += letter == '[' || letter == '{' ? 1 : 0;
    brackets -= letter == ']' || letter == '}' ? 1 : 0;
    if (dots > deepest || brackets > deepest) return static_cast<int>(line);
  }
  return std::nullopt;
}

}  // namespace

auto parse_tables(std::string_view text, std::string_view where, Code code) -> Result<Table> {
  if (const auto line = too_deep(text)) {
    return Error{code, std::string(where) + ":" + std::to_string(*line), "nested too deeply"};
  }
  const auto at = [&](const toml::parse_error& error) {
    return to_text(Spot{std::string(where), static_cast<int>(error.source().begin.line)});
  };
  const auto parsed = toml::parse(text, where);
  if (!parsed) {
    const auto& error = parsed.error();
    return Error{code, at(error), "this is not TOML: " + std::string(error.description())};
  }
  Copier copier(where, code);
  auto copy = copier.table(parsed.table());
  if (copier.error()) return *copier.error();
  // The whole file has no line of its own.
  Table root(Spot{std::string(where), 0}, code);
  for (const auto& [name, value] : copy.entries()) root.set(name, value);
  return root;
}

}  // namespace ruleproof
