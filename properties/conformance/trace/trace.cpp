#include "properties/conformance/trace/trace.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::trace {
namespace {

constexpr auto keys =
    std::to_array<std::string_view>({"start", "setup", "rulings", "position", "move", "refused",
                                     "undo", "state", "legal", "outcome"});
constexpr std::size_t longest_line = 1U << 20U;

class Reader {
 public:
  explicit Reader(const std::string& where) : where_(where) {}

  auto run(std::string_view text) -> Result<std::vector<Game>> {
    while (!text.empty()) {
      ++number_;
      const auto end = std::min(text.find('\n'), text.size());
      const auto line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
      if (line.size() > longest_line) return error("longer than 1 MiB");
      const auto value = parse_json(line);
      if (!value) return error(value.error().message);
      if (auto problem = take(*value)) return *problem;
    }
    if (games_.empty()) return Error{Code::bad_record, where_, "no line of a game"};
    return std::move(games_);
  }

 private:
  [[nodiscard]] auto error(std::string message) const -> Error {
    return {Code::bad_record, where_ + ':' + std::to_string(number_), std::move(message)};
  }

  auto take(const Value& line) -> std::optional<Error> {
    if (!line.is(Value::Kind::object)) return error("expected an object");
    for (const auto& [name, value] : line.members) {
      if (std::ranges::count(keys, name) > 0) continue;
      return error("no key is called \"" + printable(name) + "\"" + did_you_mean(name, keys));
    }
    const bool starts = line.find("start") != nullptr;
    if (starts || games_.empty())
      games_.push_back({.setup = {}, .position = {}, .lines = {}, .number = number_});
    if (auto problem = take_setup(line, starts || games_.back().lines.empty())) return problem;
    Line read{.action = {}, .sight = {}, .number = number_};
    if (auto problem = take_action(line, read)) return problem;
    if (starts && read.action) return error("a line that starts a game makes no move");
    if (auto problem = take_sight(line, read.sight)) return problem;
    games_.back().lines.push_back(std::move(read));
    return std::nullopt;
  }

  auto take_setup(const Value& line, bool may) -> std::optional<Error> {
    auto& game = games_.back();
    for (auto [name, into] :
         {std::pair{"setup", &game.setup.options}, std::pair{"rulings", &game.setup.rulings}}) {
      const auto* texts = line.find(name);
      if (texts == nullptr) continue;
      if (!may) return error(std::string(name) + " stands in the first line of a game");
      if (!texts->is(Value::Kind::object))
        return error(std::string(name) + " is an object of texts");
      for (const auto& [key, value] : texts->members) into->insert_or_assign(key, value.text);
    }
    const auto* position = line.find("position");
    if (position == nullptr) return std::nullopt;
    if (!may || !position->is(Value::Kind::text))
      return error("position is a text in the first line of a game");
    game.position = position->text;
    return std::nullopt;
  }

  auto take_action(const Value& line, Line& read) -> std::optional<Error> {
    const std::pair<std::string_view, Action::Kind> kinds[] = {{"move", Action::Kind::play},
                                                               {"refused", Action::Kind::refuse}};
    for (const auto& [name, kind] : kinds) {
      const auto* move = line.find(name);
      if (move == nullptr) continue;
      if (read.action) return error("a line does one thing");
      if (!move->is(Value::Kind::text)) return error(std::string(name) + " is a text");
      read.action = Action{kind, move->text};
    }
    if (line.find("undo") == nullptr) return std::nullopt;
    if (read.action) return error("a line does one thing");
    read.action = Action{Action::Kind::undo, {}};
    return std::nullopt;
  }

  auto take_sight(const Value& line, Sight& sight) -> std::optional<Error> {
    const auto take = [&](std::string_view name, Value::Kind kind, Value& into) {
      const auto* value = line.find(name);
      if (value == nullptr || value->is(Value::Kind::null)) return true;
      into = *value;
      return value->is(kind);
    };
    if (!take("state", Value::Kind::object, sight.state))
      return error("state is an object of fields");
    if (!take("legal", Value::Kind::list, sight.legal) ||
        !std::ranges::all_of(sight.legal.items,
                             [](const Value& move) { return move.is(Value::Kind::text); })) {
      return error("legal is a list of texts");
    }
    if (!take("outcome", Value::Kind::object, sight.outcome)) return error("outcome is an object");
    return std::nullopt;
  }

  const std::string& where_;
  int number_ = 0;
  std::vector<Game> games_;
};

}  // namespace

auto read(std::string_view text, const std::string& where) -> Result<std::vector<Game>> {
  return Reader(where).run(text);
}

}  // namespace ruleproof::conformance::trace
