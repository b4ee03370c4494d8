#include "properties/conformance/referee/corpus.hpp"

#include <span>
#include <type_traits>

#include "model/games.hpp"
#include "properties/laws/games.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::conformance {

auto corpus_game(std::string_view game, std::string_view bytes) -> CorpusGame {
  const std::vector<std::uint8_t> input(bytes.begin(), bytes.end());
  CorpusGame meant;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    std::span<const std::uint8_t> left(input);
    meant.options = properties::setup_from_bytes<G>(left).options;
    meant.choices.assign(left.begin(), left.end());
  });
  return meant;
}

auto Scripted::next(Referee& model) -> std::optional<Action> {
  constexpr std::size_t longest = 2'000;  // moves may stay forced for ever
  if (model.seat() == Seat::nobody || made_++ == longest) return std::nullopt;
  const auto offers = model.offers();
  std::size_t offer = 0;
  if (offers > 1) {
    if (read_ == choices_.size()) return std::nullopt;
    offer = choices_[read_++] % offers;
  }
  return Action{Action::Kind::play, model.text_of(offer)};
}

}  // namespace ruleproof::conformance
