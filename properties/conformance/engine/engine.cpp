#include "properties/conformance/engine/engine.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "model/core/json_text.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/protocol.hpp"

namespace ruleproof::conformance {
namespace {

auto write_texts(std::string& out, const Texts& texts) -> void {
  out += '{';
  for (const auto& [name, value] : texts) {
    if (out.back() != '{') out += ',';
    write_string(out, name);
    out += ':';
    write_string(out, value);
  }
  out += '}';
}

/// The parameters of `initialize`: they say every ruling, not only the unusual ones.
auto set_up_text(const Parts& game, const AnyGame& model) -> std::string {
  const auto setup = model.setup();
  Texts rulings;
  for (const auto& question : model.questions()) {
    rulings.emplace(question.id, question.answers.front().id);
  }
  for (const auto& [id, answer] : setup.rulings) rulings.insert_or_assign(id, answer);
  std::string out = R"({"protocol":)" + std::to_string(protocol_version) + R"(,"game":)";
  write_string(out, game.name);
  out += R"(,"players":)" + std::to_string(model.players()) + R"(,"setup":)";
  write_texts(out, setup.options);
  out += R"(,"rulings":)";
  write_texts(out, rulings);
  out += R"(,"components":)";
  write_components(out, game.data, setup);
  out += '}';
  return out;
}

}  // namespace

auto Engine::ready(const AnyGame& model) -> std::optional<Error> {
  if (dialogue_ && model.setup() == setup_) return std::nullopt;
  const auto wanted = set_up_text(game_, model);
  quit();
  auto process = Process::start(launch_);
  if (!process) return process.error();
  ++launches_;
  dialogue_ = std::make_unique<Dialogue>(std::move(process).value());
  dialogue_->ask({.kind = Ask::Kind::initialize}, wanted);
  auto welcome = dialogue_->welcome();
  if (!welcome) {
    dialogue_.reset();
    return welcome.error();
  }
  setup_ = model.setup();
  welcome_ = std::move(welcome).value();
  const auto known = model.fields();
  filter_ = {.all = false, .names = {}};
  for (const auto& field : std::exchange(welcome_.fields, {})) {
    const bool is_known = std::ranges::count(known, field) > 0;
    (is_known ? welcome_.fields : welcome_.strange).push_back(field);
    if (is_known) filter_.names.insert(field);
  }
  filter_.all = filter_.names.size() == known.size();
  dialogue_->compare_only({filter_.names.begin(), filter_.names.end()});
  return std::nullopt;
}

auto Engine::quit() -> void {
  constexpr std::chrono::seconds patience{2};
  if (!dialogue_) return;
  if (!dialogue_->quit(patience)) ignored_quit_ = true;
  dialogue_.reset();
}

}  // namespace ruleproof::conformance
