#include "properties/conformance/referee/referee.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "model/games.hpp"
#include "properties/conformance/protocol/json_text.hpp"

namespace ruleproof::conformance {

// Each is instantiated in the file of its game.
template <class G>
auto referee_of(const SetupText& setup) -> Result<std::unique_ptr<Referee>>;

auto make_referee(std::string_view game, const SetupText& setup)
    -> Result<std::unique_ptr<Referee>> {
  std::optional<Result<std::unique_ptr<Referee>>> made;
  with_game(game, [&]<class G>(std::type_identity<G>) { made.emplace(referee_of<G>(setup)); });
  if (!made)
    return Error{Code::unknown_game, "", "no game is called \"" + std::string(game) + "\""};
  return *std::move(made);
}

auto write_outcome(const Referee& referee, std::string& out) -> void {
  const bool over = referee.seat() == Seat::nobody;
  out += over ? R"({"over":true,"scores":[)" : R"({"over":false,"scores":[)";
  const auto outcome = over ? referee.outcome() : Outcome{};
  for (int p = 0; p < outcome.players; ++p) {
    if (p > 0) out += ',';
    write_number(out, outcome.scores.at(static_cast<std::size_t>(p)));
  }
  out += R"(],"winners":[)";
  bool first = true;
  for (int p = 0; p < outcome.players; ++p) {
    if (!outcome.wins.at(static_cast<std::size_t>(p))) continue;
    if (!std::exchange(first, false)) out += ',';
    write_string(out, to_text(player_seat(p)));
  }
  out += "]}";
}

}  // namespace ruleproof::conformance
