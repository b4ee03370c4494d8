/// An engine of a board game behind ruleproof's protocol, in one header: C++20, the standard
/// library only.
///
///     struct Heap {
///       explicit Heap(const ruleproof_adapter::Setup& setup);
///       auto legal() const -> std::vector<std::string>;
///       auto apply(const std::string& move) -> bool;
///     };
///     auto main() -> int { return ruleproof_adapter::serve<Heap>("heap"); }
///
/// Only `apply` must be there; each other method that is there adds to what is compared. The README
/// beside this file lists them.
#pragma once

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace ruleproof_adapter {

/// A JSON value, as far as the protocol needs it.
struct Json {
  using List = std::vector<Json>;
  using Object = std::map<std::string, Json, std::less<>>;
  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Object> value{};

  /// The member of that name, or null.
  [[nodiscard]] auto operator[](std::string_view name) const -> const Json& {
    static const Json null;
    if (!is<Object>()) return null;
    const auto found = as<Object>().find(name);
    return found == as<Object>().end() ? null : found->second;
  }
  template <class T>
  [[nodiscard]] auto is() const -> bool {
    return std::holds_alternative<T>(value);
  }
  /// The value as that type; std::bad_variant_access where it is another.
  template <class T>
  [[nodiscard]] auto as() const -> const T& {
    return std::get<T>(value);
  }
  auto operator==(const Json&) const -> bool = default;
};

/// Reads one value; std::invalid_argument says where it is none.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  [[nodiscard]] auto whole() -> Json {
    auto json = value(0);
    if (peek() != '\0' || at_ < text_.size()) fail();
    return json;
  }

 private:
  static constexpr int deepest = 32;

  [[noreturn]] auto fail() const -> void {
    throw std::invalid_argument("no JSON at byte " + std::to_string(at_));
  }
  /// The next character that is no blank; 0 at the end.
  auto peek() -> char {
    at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  auto take(std::string_view word) -> bool {
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  auto value(int depth) -> Json {
    if (depth == deepest) fail();
    const char first = peek();
    if (first == '{') return object(depth);
    if (first == '[') return list(depth);
    if (first == '"') return {string()};
    if (take("true")) return {true};
    if (take("false")) return {false};
    if (take("null")) return {};
    return number();
  }
  auto object(int depth) -> Json {
    Json::Object members;
    ++at_;
    if (peek() == '}') return ++at_, Json{std::move(members)};
    while (true) {
      if (peek() != '"') fail();
      auto name = string();
      if (peek() != ':') fail();
      ++at_;
      members.insert_or_assign(std::move(name), value(depth + 1));
      if (ends('}')) return {std::move(members)};
    }
  }
  auto list(int depth) -> Json {
    Json::List items;
    ++at_;
    if (peek() == ']') return ++at_, Json{std::move(items)};
    while (true) {
      items.push_back(value(depth + 1));
      if (ends(']')) return {std::move(items)};
    }
  }
  /// Takes a comma, or the end.
  auto ends(char last) -> bool {
    const char next = peek();
    if (next != ',' && next != last) fail();
    ++at_;
    return next == last;
  }
  auto number() -> Json {
    const auto rest = text_.substr(at_);
    const auto digits = rest.substr(0, rest.find_first_not_of("+-.eE0123456789"));
    at_ += digits.size();
    const auto* last = digits.data() + digits.size();
    std::int64_t whole = 0;
    if (std::from_chars(digits.data(), last, whole).ptr == last && !digits.empty()) return {whole};
    double broken = 0;
    const auto read = std::from_chars(digits.data(), last, broken);
    if (read.ec != std::errc{} || read.ptr != last) fail();
    return {broken};
  }
  auto string() -> std::string {
    std::string out;
    ++at_;
    while (at_ < text_.size() && text_[at_] != '"') {
      const char c = text_[at_++];
      if (static_cast<unsigned char>(c) < 0x20) fail();
      if (c == '\\') {
        escaped(out);
      } else {
        out += c;
      }
    }
    if (at_++ >= text_.size()) fail();
    return out;
  }
  auto escaped(std::string& out) -> void {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    const char c = at_ < text_.size() ? text_[at_++] : '\0';
    if (const auto which = letters.find(c); which != std::string_view::npos && c != '\0') {
      out += meant[which];
    } else if (c == 'u') {
      auto code = hex();
      if (code >= 0xD800 && code < 0xDC00 && take("\\u")) {
        code = 0x10000 + ((code - 0xD800) << 10U) + (hex() - 0xDC00);
      }
      append(out, code);
    } else {
      fail();
    }
  }
  auto hex() -> std::uint32_t {
    const auto digits = text_.substr(at_, 4);
    std::uint32_t code = 0;
    const auto* last = digits.data() + digits.size();
    if (digits.size() < 4 || std::from_chars(digits.data(), last, code, 16).ptr != last) fail();
    at_ += 4;
    return code;
  }
  /// Appends a code point as UTF-8: a byte that says how many follow, and those.
  static auto append(std::string& out, std::uint32_t code) -> void {
    if (code < 0x80) return out.push_back(static_cast<char>(code));
    const unsigned more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    out += static_cast<char>((0xFFU << (7 - more)) | code >> (6 * more));
    for (unsigned i = more; i-- > 0;) {
      out += static_cast<char>(0x80U | (code >> (6 * i) & 0x3FU));
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

/// Appends a text in quotes.
inline auto write(std::string& out, std::string_view text) -> void {
  constexpr std::string_view digits = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') out += '\\';
    if (code >= 0x20) {
      out += c;
    } else {
      out += {'\\', 'u', '0', '0', digits[code >> 4U], digits[code & 15U]};
    }
  }
  out += '"';
}

/// Appends the value in one line.
inline auto write(std::string& out, const Json& json) -> void {
  const auto comma = [&] {
    if (out.back() != '[' && out.back() != '{') out += ',';
  };
  if (json.is<std::nullptr_t>()) out += "null";
  if (json.is<bool>()) out += json.as<bool>() ? "true" : "false";
  if (json.is<std::int64_t>()) out += std::to_string(json.as<std::int64_t>());
  if (json.is<double>()) out += std::to_string(json.as<double>());
  if (json.is<std::string>()) write(out, std::string_view(json.as<std::string>()));
  if (json.is<Json::List>()) {
    out += '[';
    for (const auto& item : json.as<Json::List>()) {
      comma();
      write(out, item);
    }
    out += ']';
  }
  if (json.is<Json::Object>()) {
    out += '{';
    for (const auto& [name, member] : json.as<Json::Object>()) {
      comma();
      write(out, std::string_view(name));
      out += ':';
      write(out, member);
    }
    out += '}';
  }
}

/// A move that the rules forbid. Whoever throws it has changed nothing.
struct Illegal : std::runtime_error {
  explicit Illegal(const std::string& why = "") : std::runtime_error(why) {}
};

/// A part of the set-up that the engine does not play.
struct Unsupported : std::runtime_error {
  explicit Unsupported(std::string which, const std::string& why = "not supported")
      : std::runtime_error(why), part(std::move(which)) {}
  std::string part;  ///< "game", "players", "setup", "rulings" or "components"
};

using Texts = std::map<std::string, std::string>;

/// An object of texts; null is empty.
inline auto texts(const Json& json) -> Texts {
  Texts read;
  if (json.is<std::nullptr_t>()) return read;
  for (const auto& [name, value] : json.as<Json::Object>()) read[name] = value.as<std::string>();
  return read;
}

/// What `initialize` says.
struct Setup {
  std::string game;
  int players = 2;
  Texts options;    ///< the protocol's `setup`
  Texts rulings;    ///< every open question and its answer
  Json components;  ///< boards, decks and tiles in force

  /// An option that is a whole number; a text that is none is refused.
  [[nodiscard]] auto number(const std::string& option, int usual) const -> int {
    const auto said = options.find(option);
    if (said == options.end()) return usual;
    const auto* last = said->second.data() + said->second.size();
    int read = 0;
    const auto result = std::from_chars(said->second.data(), last, read);
    if (result.ec == std::errc{} && result.ptr == last) return read;
    throw Unsupported("setup", option + " is no whole number");
  }
  auto require_players(const std::set<int>& counts) const -> void {
    if (!counts.contains(players)) throw Unsupported("players");
  }
  /// Refuses other values; options and questions that are not named are not looked at.
  auto require_options(const std::map<std::string, std::set<std::string>>& played) const -> void {
    require("setup", options, played);
  }
  auto require_rulings(const std::map<std::string, std::set<std::string>>& played) const -> void {
    require("rulings", rulings, played);
  }

 private:
  static auto require(const std::string& part, const Texts& said,
                      const std::map<std::string, std::set<std::string>>& played) -> void {
    for (const auto& [name, values] : played) {
      const auto found = said.find(name);
      if (found != said.end() && !values.contains(found->second)) {
        throw Unsupported(part, name + "=" + found->second);
      }
    }
  }
};

/// A number or a text; nullptr where the engine cannot show it at this position.
using Field = std::variant<std::int64_t, std::string, std::nullptr_t>;
using Fields = std::map<std::string, Field>;

/// The end of a game: who has won, such as {"p1"} (all of them in a draw), and the points by seat.
struct Outcome {
  std::vector<std::string> winners;
  std::optional<std::vector<std::int64_t>> scores = std::nullopt;
};

// clang-format off
template <class G> concept HasLegal = requires(G game) { { game.legal() } -> std::convertible_to<std::optional<std::vector<std::string>>>; };
template <class G> concept HasState = requires(G game) { { game.state() } -> std::convertible_to<Fields>; };
template <class G> concept HasOutcome = requires(G game) { { game.outcome() } -> std::convertible_to<std::optional<Outcome>>; };
template <class G> concept HasUndo = requires(G game) { game.undo(); };
template <class G> concept HasStartAt = requires(G game, std::string position) { game.start_at(position); };
template <class G> concept HasFieldNames = requires(G game) { { game.field_names() } -> std::convertible_to<std::vector<std::string>>; };
// clang-format on

/// What an author writes: made of a Setup, at each start. `apply` gives false, or throws Illegal,
/// where a move is illegal, and has then changed nothing.
template <class G>
concept Game = std::constructible_from<G, const Setup&> &&
               requires(G game, std::string move) { game.apply(move); };

/// What the author asks for besides his methods.
struct How {
  /// Of the set-up, which he understands; others are refused. Without any, he is told the usual
  /// ones.
  std::set<std::string> options = {};
  bool undo_by_replay = false;  ///< moves are taken back by playing again without the last one
  std::string version = "1";
};

namespace code {
inline constexpr int illegal_move = 1, unsupported = 2, parse_error = -32700,
                     invalid_request = -32600, unknown_method = -32601, invalid_params = -32602,
                     internal_error = -32603;
}

/// An error of the protocol.
struct Refusal : std::runtime_error {
  Refusal(int number, const std::string& message, std::string more = "")
      : std::runtime_error(message), code(number), data(std::move(more)) {}
  int code;
  std::string data;
};

/// The author's game behind the methods of the protocol.
template <Game G>
class Adapter {
 public:
  explicit Adapter(std::string name, How how = {}) : name_(std::move(name)), how_(std::move(how)) {}

  /// The answer to a line, without its end; nothing after a notification.
  auto answer(std::string_view line) -> std::optional<std::string> {
    Json id;
    Json::Object reply{{"jsonrpc", {"2.0"}}};
    try {
      const Json request = Reader(line).whole();
      id = request["id"];
      if (!request["method"].is<std::string>()) {
        throw Refusal(code::invalid_request, "a request is an object with a method");
      }
      const auto& method = request["method"].as<std::string>();
      done_ = method == "quit";
      if (done_) return std::nullopt;
      reply["result"] = perform(method, request["params"]);
      if (id.is<std::nullptr_t>()) return std::nullopt;
    } catch (const Refusal& refusal) {
      reply["error"] = error(refusal.code, refusal.what(), refusal.data);
    } catch (const std::invalid_argument& wrong) {
      reply["error"] = error(code::parse_error, wrong.what(), "");
    }
    reply["id"] = id;
    std::string out;
    write(out, Json{std::move(reply)});
    return out;
  }
  /// Whether `quit` was received.
  [[nodiscard]] auto done() const -> bool { return done_; }

  /// The result of a request; Refusal is its error.
  auto perform(const std::string& method, const Json& params) -> Json {
    try {
      if (method == "initialize") return initialize(params);
      if (method == "start") return start(params["position"]);
      if (!game_) throw Refusal(code::invalid_request, "start comes before " + method);
      if (method == "apply") return apply(params["move"]);
      return look(method);
    } catch (const Refusal&) {
      throw;
    } catch (const std::exception& wrong) {
      // What the author did not mean: he reads it in the log, and in what conform finds.
      std::cerr << "ruleproof_adapter: " << method << ": " << wrong.what() << '\n';
      throw Refusal(code::internal_error, method + ": " + wrong.what());
    }
  }

 private:
  static auto error(int number, const std::string& message, const std::string& data) -> Json {
    Json::Object told{{"code", {std::int64_t{number}}}, {"message", {message}}};
    if (!data.empty()) told["data"] = {data};
    return {std::move(told)};
  }

  auto initialize(const Json& params) -> Json {
    game_.reset();
    setup_.reset();
    const auto unsupported = [](const std::string& part, const std::string& why) {
      return Refusal(code::unsupported, why, part);
    };
    if (params["protocol"] != Json{std::int64_t{1}}) {
      throw unsupported("protocol", "only protocol 1 is spoken");
    }
    if (params["game"] != Json{name_}) {
      throw unsupported("game", "only " + name_ + " is played");
    }
    try {
      const Json& players = params["players"];
      Setup given{name_,
                  players.is<std::nullptr_t>() ? 2 : static_cast<int>(players.as<std::int64_t>()),
                  texts(params["setup"]), texts(params["rulings"]), params["components"]};
      for (const auto& [option, value] : given.options) {
        if (!how_.options.empty() && option != "players" && !how_.options.contains(option)) {
          throw Unsupported("setup", "the option " + option + " is unknown");
        }
      }
      G opening(given);
      auto welcome = welcome_of(opening);
      setup_ = std::move(given);
      return welcome;
    } catch (const Unsupported& refused) {
      throw unsupported(refused.part, refused.what());
    } catch (const std::bad_variant_access&) {
      throw Refusal(code::invalid_params, "players is a number; setup and rulings hold texts");
    }
  }

  auto welcome_of(G& game) const -> Json {
    Json::List fields;
    const auto add = [&](const std::string& name) { fields.push_back({name}); };
    if constexpr (HasFieldNames<G>) {
      for (const auto& name : game.field_names()) add(name);
    } else if constexpr (HasState<G>) {
      for (const auto& [name, value] : game.state()) add(name);
    }
    const Json::Object can{{"legal", {HasLegal<G>}},
                           {"outcome", {HasOutcome<G>}},
                           {"undo", {HasUndo<G> || how_.undo_by_replay}},
                           {"position", {HasStartAt<G>}},
                           {"setup", {!how_.options.empty()}}};
    return {Json::Object{{"name", {name_}},
                         {"version", {how_.version}},
                         {"capabilities", {can}},
                         {"fields", {std::move(fields)}}}};
  }

  auto start(const Json& position) -> Json {
    if (!setup_) throw Refusal(code::invalid_request, "initialize comes first");
    game_.emplace(*setup_);
    moves_.clear();
    position_ = position;
    if (position.is<std::nullptr_t>()) return {Json::Object{}};
    if constexpr (HasStartAt<G>) {
      try {
        game_->start_at(position.as<std::string>());
        return {Json::Object{}};
      } catch (const Illegal& refused) {
        game_.reset();
        throw Refusal(code::invalid_params, refused.what(), "position");
      }
    }
    throw Refusal(code::invalid_params, "games start from the opening", "position");
  }

  auto apply(const Json& move) -> Json {
    if (!move.is<std::string>()) throw Refusal(code::invalid_params, "apply has a move", "move");
    try {
      make(move.as<std::string>());
    } catch (const Illegal& refused) {
      throw Refusal(code::illegal_move, "illegal move", refused.what());
    }
    moves_.push_back(move.as<std::string>());
    return {Json::Object{}};
  }
  auto make(const std::string& move) -> void {
    if constexpr (requires {
                    { game_->apply(move) } -> std::convertible_to<bool>;
                  }) {
      if (!game_->apply(move)) throw Illegal();
    } else {
      game_->apply(move);
    }
  }

  /// What asks about the position, and undo.
  auto look(const std::string& method) -> Json {
    if constexpr (HasLegal<G>) {
      if (method == "legal") return legal();
    }
    if constexpr (HasOutcome<G>) {
      if (method == "outcome") return outcome();
    }
    if (method == "undo" && (HasUndo<G> || how_.undo_by_replay)) return undo();
    if (method != "state") throw Refusal(code::unknown_method, "unknown method", method);
    Json::Object told;
    if constexpr (HasState<G>) {
      const auto as_json = [](const auto& value) { return Json{value}; };
      for (const auto& [name, field] : Fields(game_->state())) {
        told[name] = std::visit(as_json, field);
      }
    }
    return {std::move(told)};
  }
  auto legal() -> Json {
    const std::optional<std::vector<std::string>> shown = game_->legal();
    if (!shown) return {Json::Object{{"moves", {}}}};
    Json::List moves;
    for (const auto& move : *shown) moves.push_back({move});
    return {Json::Object{{"moves", {std::move(moves)}}}};
  }
  auto outcome() -> Json {
    const std::optional<Outcome> end = game_->outcome();
    if (!end) return {Json::Object{{"over", {false}}}};
    Json::List winners;
    for (int seat = 1; seat <= setup_->players; ++seat) {
      auto name = "p" + std::to_string(seat);
      if (std::count(end->winners.begin(), end->winners.end(), name) > 0) winners.push_back({name});
    }
    if (winners.size() < end->winners.size()) {
      throw std::logic_error("a winner is p1 to p" + std::to_string(setup_->players));
    }
    Json::Object told{{"over", {true}}, {"winners", {std::move(winners)}}};
    if (!end->scores) return {std::move(told)};
    if (end->scores->size() != static_cast<std::size_t>(setup_->players)) {
      throw std::logic_error("scores are one number for each seat");
    }
    Json::List scores;
    for (const auto score : *end->scores) scores.push_back({score});
    told["scores"] = {std::move(scores)};
    return {std::move(told)};
  }
  auto undo() -> Json {
    if (moves_.empty()) throw Refusal(code::invalid_request, "there is no move to take back");
    auto moves = std::move(moves_);
    moves.pop_back();
    if constexpr (HasUndo<G>) {
      game_->undo();
    } else {
      start(Json(position_));
      for (const auto& move : moves) make(move);
    }
    moves_ = std::move(moves);
    return {Json::Object{}};
  }

  std::string name_;
  How how_;
  std::optional<Setup> setup_;
  std::optional<G> game_;
  Json position_;
  std::vector<std::string> moves_;
  bool done_ = false;
};

/// Plays the game `name` until the tool says quit. The standard output belongs to the answers:
/// write logs to std::cerr.
template <Game G>
auto serve(std::string name, How how = {}) -> int {
  std::ios::sync_with_stdio(false);
  Adapter<G> adapter(std::move(name), std::move(how));
  std::string line;
  while (!adapter.done() && std::getline(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    if (const auto reply = adapter.answer(line)) std::cout << *reply << '\n' << std::flush;
  }
  return 0;
}

}  // namespace ruleproof_adapter
