/// The engine's side of the protocol, played by the model: a line in, a line out.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {

/// What the protocol does not ask for: aids for tests, which a checker must notice, and a set-up of
/// the author's.
struct ServeOptions {
  Parts game;
  std::string version = "unknown";     ///< of the program
  SetupText setup = {};                ///< options that `initialize` leaves open
  Texts play_rulings = {};             ///< answers that are played, whatever `initialize` says
  std::set<std::string> without = {};  ///< capabilities that are not declared
  std::set<std::string, std::less<>> fields =
      {};  ///< the only fields that are reported; empty: all
  /// Makes what is played; empty: the model of the game.
  std::function<Result<std::unique_ptr<AnyGame>>(const SetupText&)> make = {};
};

/// An engine that is the model.
class Server {
 public:
  explicit Server(ServeOptions options);

  /// Appends the answer to a request, with its line feed; nothing after a notification.
  auto answer(std::string_view line, std::string& out) -> void;
  /// Whether `quit` was received.
  [[nodiscard]] auto done() const -> bool { return done_; }

 private:
  /// Appends the result, or says why there is none.
  struct Refusal {
    int code = 0;
    std::string message;
    std::string data = {};
  };
  auto perform(std::string_view method, const Value* params, std::string& out)
      -> std::optional<Refusal>;
  auto initialize(const Value* params, std::string& out) -> std::optional<Refusal>;
  auto start(const Value* params) -> std::optional<Refusal>;
  auto apply(const Value* params) -> std::optional<Refusal>;
  [[nodiscard]] auto set_up(const Value& params) const -> Result<SetupText>;
  /// Whether these are the data of the model, as JSON.
  [[nodiscard]] auto plays_with(const Value& components) const -> bool;
  auto write_welcome(std::string& out) const -> void;
  [[nodiscard]] auto declares(const std::string& capability) const -> bool;

  ServeOptions options_;
  std::unique_ptr<AnyGame> played_;
  FieldFilter filter_;
  bool started_ = false;
  bool done_ = false;
};

/// Answers every line that arrives on `in` until it ends or `quit` comes. One write answers all
/// lines that are there.
auto serve_lines(Server& server, int in, int out) -> void;

}  // namespace ruleproof::conformance
