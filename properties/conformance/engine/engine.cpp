#include "properties/conformance/engine/engine.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance {

auto Engine::ready(const AnyGame& model) -> std::optional<Error> {
  if (dialogue_ && model.setup() == setup_) return std::nullopt;
  std::string wanted;
  write_set_up(wanted, game_.data, model);
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
    (is_known ? welcome_.fields : welcome_.strange).push_back(is_known ? field : printable(field));
    if (is_known) filter_.names.insert(field);
  }
  filter_.all = filter_.names.size() == known.size();
  dialogue_->compare_by(game_.same_value);
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
