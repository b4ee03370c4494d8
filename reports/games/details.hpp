/// What is worth knowing of one game beside its rules, laws and questions: set-ups small enough to
/// be searched whole, and open questions that cannot matter. Each game has a specialisation; one
/// that says nothing has `NoDetails`.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace ruleproof::games {

/// A game so small that every position is visited, as `--setup` and `--rulings` say it.
struct Scale {
  std::string_view options;
  std::string_view rulings = {};
};

/// Why no game can part the readings of a ruling, or why it parts no more than the names of seats;
/// and which question of `ask` has the proof.
struct NoDifference {
  std::string_view ruling;
  std::string_view question;  ///< "DK-L1"; empty: by the way in which the model is built
  std::string_view reason;
};

/// `scale`: where laws are checked at every position. `small_set_ups`: "players=2 rounds=1", in
/// which every game can be tried. `no_differences`: open questions to which no game gives weight.
/// `seatings`: open questions whose answers only say which seat is called what.
template <class G>
struct Details;

struct NoDetails {
  static constexpr std::optional<Scale> scale{};
  static constexpr std::span<const std::string_view> small_set_ups{};
  static constexpr std::span<const NoDifference> no_differences{};
  static constexpr std::span<const NoDifference> seatings{};
};

}  // namespace ruleproof::games
