#include "properties/conformance/blame/borders.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/naming.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/position_text.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {
namespace {

/// Larger numbers are sets of bits, of which no neighbour says anything.
constexpr std::int64_t largest = 1'000;

/// The numbers of the position that may be changed.
struct Number {
  FieldInfo info;
  std::int64_t value = 0;
};

/// Whether a field is of one of the players, but not of this one: "p2.yuan" is for p1.
auto is_of_another(std::string_view field, std::string_view seat) -> bool {
  return field.starts_with('p') && field.find('.') != std::string_view::npos &&
         !field.starts_with(std::string(seat) + ".");
}

auto numbers_of(const AnyGame& model) -> std::vector<Number> {
  std::vector<Number> numbers;
  const auto state = parse_json(state_of(model));
  if (!state) return numbers;
  for (const auto& info : model.field_infos()) {
    const auto* value = state->find(info.path);
    if (!info.is_number || value == nullptr) continue;
    const auto whole = value->whole();
    if (whole && *whole <= largest) numbers.push_back({info, *whole});
  }
  return numbers;
}

/// The verdict on a move in a position that is like another one but for one number.
class Trial {
 public:
  Trial(AnyGame& model, const std::string& move)
      : model_(model),
        move_(move),
        position_(model.position()),
        seat_(model.seat()),
        legal_(static_cast<bool>(model.judge(move))) {}

  /// The border between the value and another one; nothing where there is none.
  auto between(const Number& number, std::int64_t other) -> std::optional<Border> {
    const auto text = fmt::format("{} {}={}", without(number.info.path), number.info.path, other);
    if (model_.restart_at(text) || model_.seat() != seat_) return std::nullopt;
    const auto verdict = model_.judge(move_);
    if (verdict.kind == Judgement::Kind::unreadable || static_cast<bool>(verdict) == legal_) {
      return std::nullopt;
    }
    return Border{.field = number.info.path,
                  .value = number.value,
                  .other = other,
                  .clause = verdict ? "" : id_of(model_, verdict.why)};
  }

 private:
  /// The position without what it says of a field.
  [[nodiscard]] auto without(const std::string& field) const -> std::string {
    const auto at = position_.find(' ' + field + '=');
    if (at == std::string::npos) return position_;
    const auto end = position_.find(' ', at + 1);
    return position_.substr(0, at) + (end == std::string::npos ? "" : position_.substr(end));
  }

  AnyGame& model_;
  const std::string& move_;
  std::string position_;
  Seat seat_;
  bool legal_;
};

/// The nearest border of a number, if it is no farther than that.
auto nearest(Trial& trial, const Number& number, std::int64_t farthest) -> std::optional<Border> {
  for (std::int64_t far = 1; far <= farthest; ++far) {
    for (const auto other : std::array{number.value - far, number.value + far}) {
      if (other < number.info.low || other > number.info.high) continue;
      if (auto border = trial.between(number, other)) return border;
    }
  }
  return std::nullopt;
}

}  // namespace

auto to_text(const Border& border) -> std::string {
  return fmt::format("{} is {}; with {}, {}", border.field, border.value, border.other,
                     border.clause.empty() ? "it is legal" : border.clause + " forbids it");
}

auto borders_of(AnyGame& model, const std::string& move, std::int64_t farthest)
    -> std::vector<Border> {
  std::vector<Border> borders;
  if (model.judge(move).kind == Judgement::Kind::unreadable) return borders;
  const auto seat = std::string(to_text(model.seat()));
  const auto numbers = numbers_of(model);
  Trial trial(model, move);
  for (const auto& number : numbers) {
    if (auto border = nearest(trial, number, farthest)) borders.push_back(*std::move(border));
  }
  std::ranges::sort(borders, {}, [&](const Border& border) {
    return std::tuple(std::abs(border.other - border.value), is_of_another(border.field, seat),
                      border.field);
  });
  return borders;
}

auto borders_in(AnyGame& model, const Disagreement& it) -> std::vector<Border> {
  constexpr std::array of_moves{"offers", "lacks", "stuck", "accepts", "refuses"};
  if (std::ranges::count(of_moves, it.kind) == 0) return {};
  play_through(model, it.course);
  return borders_of(model, it.move);
}

}  // namespace ruleproof::conformance
