#include "properties/conformance/lint/lint.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "model/core/any_game.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/games.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/lint/talk.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {
namespace {

/// An error that an engine did not mean: the end of what it tells of it has the cause.
auto failure(const Reply& reply) -> std::string {
  const auto* message = reply.value.find("message");
  const auto* data = reply.value.find("data");
  const auto trace = data == nullptr ? "" : last_lines(data->text);
  return "initialize is answered by error " + std::to_string(reply.code()) +
         (message == nullptr ? "" : " " + printable(to_text(*message), 120)) +
         (trace.empty() ? "." : ", whose data end: " + trace + ".");
}

/// What is to be refused, in a process of its own; whether there was time for it.
auto try_others(const LintOptions& options, const std::string& params, const End& end,
                Complaints& complaints) -> bool {
  const auto other = [&](std::string_view what, std::string_view from, std::string_view to) {
    if (end.has_come()) return false;
    const auto at = params.find(from);
    auto talk = Talk::begin(options.launch, end, complaints);
    if (at == std::string::npos || !talk) return true;
    auto changed = params;
    changed.replace(at, from.size(), to);
    const auto reply = (*talk)->ask("initialize", changed);
    (void)(*talk)->quit();
    if (!reply) return (*talk)->is_gone();
    complaints.looked_at("other-game");
    const auto* data = reply->value.find("data");
    if (reply->is_error && refuses_set_up(reply->value) && data != nullptr && data->text == what)
      return true;
    complaints.add("other-game", what,
                   "To initialize with another " + std::string(what) + " the engine answers " +
                       told(*reply) + ".",
                   R"(an error with "code": 2 and "data": ")" + std::string(what) + '"');
    return true;
  };
  return other("protocol", R"("protocol":1)", R"("protocol":99)") &&
         other("game", R"("game":")" + std::string(options.game.name) + '"',
               R"("game":"no-such-game")");
}

/// Asks one engine; gives where that was ended too early.
auto ask_all(const LintOptions& options, AnyGame& model, const End& end, Complaints& complaints)
    -> Result<std::string> {
  std::string params;
  write_set_up(params, options.game.data, model);
  auto talk = Talk::begin(options.launch, end, complaints);
  if (!talk) return talk.error();
  const auto welcome = (*talk)->ask("initialize", params);
  if (!welcome) return std::string((*talk)->is_gone() ? "" : "at initialize");
  if (welcome->is_error && refuses_set_up(welcome->value)) {
    return Error{Code::bad_setup, "engine", "it refuses the set-up: " + told(*welcome)};
  }
  if (welcome->is_error) {
    complaints.looked_at("welcome");
    complaints.add("welcome", "error", failure(*welcome),
                   "an object with fields, or error 2 where it does not play that set-up");
    return std::string();
  }
  const auto declared = read_welcome(welcome->value, model.fields(), complaints);
  auto where = Games(options, model, **talk, declared, complaints).play();
  if ((*talk)->is_gone()) return std::string();
  complaints.looked_at("quit");
  if (!(*talk)->quit()) complaints.add("quit", "", "The engine does not end within 2 s of quit.");
  if (where.empty() && !try_others(options, params, end, complaints)) where = "after the games";
  return where;
}

}  // namespace

auto look_at(const LintOptions& options) -> Result<Complaints> {
  const End end{.until = std::chrono::steady_clock::now() + options.time,
                .stopped = options.stopped};
  auto model = options.game.make(options.setup);
  if (!model) return model.error();
  Complaints complaints;
  const auto where = ask_all(options, **model, end, complaints);
  if (!where) return where.error();
  if (!where->empty()) {
    complaints.end_early(end.is_stopped()
                             ? "by Ctrl-C, " + *where
                             : "by the clock, " + *where + "; --seconds gives it more");
  }
  return complaints;
}

}  // namespace ruleproof::conformance::lint
