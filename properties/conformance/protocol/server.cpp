#include "properties/conformance/protocol/server.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/json_text.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/protocol.hpp"

namespace ruleproof::conformance {
namespace {

constexpr auto capabilities = {"legal", "undo", "outcome", "position", "setup"};

auto text_member(const Value* object, std::string_view name) -> const std::string* {
  const auto* value = object == nullptr ? nullptr : object->find(name);
  return value != nullptr && value->is(Value::Kind::text) ? &value->text : nullptr;
}

/// Reads {"name": "value"}; numbers will do for values.
auto read_texts(const Value* object, Texts& into) -> bool {
  if (object == nullptr) return true;
  for (const auto& [name, value] : object->members) {
    if (!value.is(Value::Kind::text) && !value.is(Value::Kind::number)) return false;
    into.insert_or_assign(name, value.text);
  }
  return object->is(Value::Kind::object);
}

/// A number of players, which may be said twice.
auto is_another_number(const Value* said, int players) -> bool {
  return said != nullptr && said->text != std::to_string(players);
}

}  // namespace

Server::Server(ServeOptions options) : options_(std::move(options)) {
  filter_ = {.all = options_.fields.empty(), .names = options_.fields};
}

auto Server::declares(const std::string& capability) const -> bool {
  return !options_.without.contains(capability);
}

auto Server::answer(std::string_view line, std::string& out) -> void {
  const auto request = parse_json(line);
  const Value* id = nullptr;
  std::string result;
  std::optional<Refusal> refusal;
  if (!request) {
    refusal = Refusal{parse_error, request.error().message};
  } else {
    id = request->find("id");
    const auto* method = text_member(&*request, "method");
    if (method == nullptr) {
      refusal = Refusal{invalid_request, "a request has a method"};
    } else if (*method == "quit") {
      done_ = true;
    } else {
      refusal = perform(*method, request->find("params"), result);
    }
    if (id == nullptr && method != nullptr) return;  // a notification
  }
  out += R"({"jsonrpc":"2.0","id":)";
  out += id == nullptr ? "null" : to_text(*id);
  if (refusal) {
    out += R"(,"error":{"code":)";
    write_number(out, refusal->code);
    out += R"(,"message":)";
    write_string(out, refusal->message);
    if (!refusal->data.empty()) {
      out += R"(,"data":)";
      write_string(out, refusal->data);
    }
    out += '}';
  } else {
    out += R"(,"result":)";
    out += result.empty() ? "{}" : result;
  }
  out += "}\n";
}

auto Server::perform(std::string_view method, const Value* params, std::string& out)
    -> std::optional<Refusal> {
  if (method == "initialize") return initialize(params, out);
  if (!played_) return Refusal{invalid_request, "initialize comes first"};
  if (method == "start") return start(params);
  if (!started_) return Refusal{invalid_request, "start comes before " + std::string(method)};
  if (method == "apply") return apply(params);
  if (method == "state") {
    played_->write_state(out, filter_);
  } else if (method == "legal" && declares("legal")) {
    played_->write_moves(out);
  } else if (method == "outcome" && declares("outcome")) {
    write_outcome(*played_, out);
  } else if (method == "undo" && declares("undo")) {
    if (!played_->undo()) return Refusal{invalid_request, "there is no move to take back"};
  } else {
    return Refusal{unknown_method, "unknown method", std::string(method.substr(0, 40))};
  }
  return std::nullopt;
}

auto Server::set_up(const Value& params) const -> Result<SetupText> {
  auto setup = options_.setup;
  const auto wrong = [](std::string what) { return Error{Code::bad_setup, "", std::move(what)}; };
  const auto* players = params.find("players");
  if (players != nullptr && !players->whole()) return wrong("players");
  if (players != nullptr) setup.options.emplace("players", players->text);
  if (!read_texts(params.find("setup"), setup.options)) return wrong("setup");
  // Where all games have one number of players it is no option.
  const auto usual = options_.game.make({});
  if (usual && !(*usual)->setup().options.contains("players")) setup.options.erase("players");
  if (!read_texts(params.find("rulings"), setup.rulings)) return wrong("rulings");
  for (const auto& [id, answer] : options_.play_rulings) {
    setup.rulings.insert_or_assign(id, answer);
  }
  return setup;
}

auto Server::initialize(const Value* params, std::string& out) -> std::optional<Refusal> {
  const auto* game = text_member(params, "game");
  const auto* protocol = params == nullptr ? nullptr : params->find("protocol");
  if (protocol == nullptr || protocol->whole() != protocol_version) {
    return Refusal{unsupported, "only protocol 1 is spoken", "protocol"};
  }
  if (game == nullptr || *game != options_.game.name) {
    return Refusal{unsupported, "only " + std::string(options_.game.name) + " is played", "game"};
  }
  const auto setup = set_up(*params);
  if (!setup) return Refusal{unsupported, "cannot be read", setup.error().message};
  auto made = options_.make ? options_.make(*setup) : options_.game.make(*setup);
  if (!made) {
    const auto& error = made.error();
    return Refusal{unsupported, error.message,
                   error.code == Code::unknown_ruling ? "rulings" : "setup"};
  }
  played_ = std::move(made).value();
  started_ = false;
  const auto* set_up = params->find("setup");
  if (is_another_number(params->find("players"), played_->players()) ||
      is_another_number(set_up == nullptr ? nullptr : set_up->find("players"),
                        played_->players())) {
    played_.reset();
    return Refusal{unsupported, "another number of players than the set-up has", "players"};
  }
  if (const auto* components = params->find("components");
      components != nullptr && !plays_with(*components)) {
    played_.reset();
    return Refusal{unsupported, "other boards, decks or tiles are played", "components"};
  }
  write_welcome(out);
  return std::nullopt;
}

auto Server::plays_with(const Value& components) const -> bool {
  if (components.is(Value::Kind::object) && components.members.empty()) return true;
  std::string own;
  write_components(own, options_.game.data, played_->setup());
  const auto read = parse_json(own);
  return read && *read == components;
}

auto Server::write_welcome(std::string& out) const -> void {
  out += R"({"name":"ruleproof","version":)";
  write_string(out, options_.version);
  out += R"(,"capabilities":{)";
  for (const auto* const name : capabilities) {
    if (out.back() != '{') out += ',';
    write_string(out, name);
    out += declares(name) ? ":true" : ":false";
  }
  out += R"(},"fields":[)";
  for (const auto& name : played_->fields()) {
    if (!filter_.all && !filter_.names.contains(name)) continue;
    if (out.back() != '[') out += ',';
    write_string(out, name);
  }
  out += "]}";
}

auto Server::start(const Value* params) -> std::optional<Refusal> {
  const auto* position = text_member(params, "position");
  if (position == nullptr) {
    played_->restart();
  } else if (!declares("position")) {
    return Refusal{invalid_params, "games start from the opening", "position"};
  } else if (const auto problem = played_->restart_at(*position)) {
    return Refusal{invalid_params, problem->message, "position"};
  }
  started_ = true;
  return std::nullopt;
}

auto Server::apply(const Value* params) -> std::optional<Refusal> {
  const auto* move = text_member(params, "move");
  if (move == nullptr) return Refusal{invalid_params, "apply has a move", "move"};
  std::string_view text(*move);
  constexpr std::string_view chance = "chance ";
  if (played_->seat() == Seat::chance && text.starts_with(chance)) {
    text.remove_prefix(chance.size());
  }
  const auto judgement = played_->play(text);
  if (judgement) return std::nullopt;
  if (judgement.kind == Judgement::Kind::unreadable) {
    return Refusal{illegal_move, "illegal move", "it cannot be read"};
  }
  return Refusal{illegal_move, "illegal move", id_of(*played_, judgement.why)};
}

}  // namespace ruleproof::conformance
