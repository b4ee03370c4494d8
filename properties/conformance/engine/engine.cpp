#include "properties/conformance/engine/engine.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "model/core/any_game.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance {

auto Engine::ready(const AnyGame& model) -> std::optional<Error> {
  if (dialogue_ && model.setup() == setup_) return std::nullopt;
  if (is_out_of_time()) return Error{Code::no_file, "engine", "there is no time left to start it"};
  std::string wanted;
  write_set_up(wanted, game_.data, model);
  quit();
  auto process = Process::start(launch_);
  if (!process) return process.error();
  ++launches_;
  dialogue_ = std::make_unique<Dialogue>(std::move(process).value());
  dialogue_->ask({.kind = Ask::Kind::initialize}, wanted);
  auto welcome = dialogue_->welcome(stopped_);
  if (!welcome) {
    dialogue_.reset();
    return welcome.error();
  }
  setup_ = model.setup();
  welcome_ = std::move(welcome).value();
  welcome_.position = welcome_.position && begins_anywhere_;
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

auto Engine::reach(std::size_t most) const -> std::size_t {
  constexpr std::size_t at_first = 8;
  constexpr double seconds = 0.5;
  if (!limit_.by_clock()) return most;
  if (!pace_) return std::min(most, at_first);
  const auto answers = seconds / std::max(pace_->count(), 1e-6);
  return std::clamp<std::size_t>(static_cast<std::size_t>(answers), 1, most);
}

auto Engine::moves_left() const -> std::uint64_t {
  const auto left = limit_.moves - std::min(limit_.moves, made_);
  if (!limit_.by_clock()) return left;
  const auto now = Limit::Clock::now();
  const std::chrono::duration<double> spent = now - begin_;
  const std::chrono::duration<double> more = std::max(limit_.until - now, Limit::Clock::duration{});
  const auto moves = static_cast<double>(made_) * more.count() / std::max(spent.count(), 1e-3);
  return std::min(left, static_cast<std::uint64_t>(moves));
}

auto Engine::quit() -> void {
  constexpr std::chrono::seconds patience{2};
  if (!dialogue_) return;
  // What is busy with questions that nobody waits for any more cannot obey.
  if (dialogue_->open() > 0) return lose();
  ++quits_;
  if (!dialogue_->quit(patience)) ignored_quit_ = true;
  dialogue_.reset();
}

}  // namespace ruleproof::conformance
