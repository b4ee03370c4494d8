#include "model/sea_dragons/payment.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

using Amounts = std::array<int, payment_colours>;

/// Pays ship by ship in all ways that a reading allows: tokens, any-ship cards, whole cards, and
/// where cards may be used apart, the ship that a card has left.
class Search {
 public:
  Search(const PaymentReading& reading, const Purse<int>& purse)
      : reading_(reading), tokens_(purse.tokens), cards_(purse.doubles), any_(purse.any) {}

  auto pays(Amounts asked) -> bool {
    std::size_t want = 0;
    while (want < asked.size() && asked[want] == 0) ++want;
    if (want == asked.size()) return true;
    --asked[want];
    if (use(tokens_[want], asked) || use(any_, asked) || use(left_[want], asked)) return true;
    if (open(want, asked)) return true;
    if (reading_.once && pairs_ > 0) return false;
    ++pairs_;
    for (std::size_t c = 0; c < asked.size(); ++c) {
      if (c != want && pair(c, asked)) return true;
    }
    --pairs_;
    return false;
  }

 private:
  auto use(int& amount, const Amounts& asked) -> bool {
    if (amount == 0) return false;
    --amount;
    const bool good = pays(asked);
    ++amount;
    return good;
  }
  /// A ship of a whole card; the other ship is left, for the same colour at least.
  auto open(std::size_t colour, const Amounts& asked) -> bool {
    if (cards_[colour] == 0) return false;
    --cards_[colour];
    ++left_[colour];
    const bool good = pays(asked);
    --left_[colour];
    ++cards_[colour];
    return good;
  }
  auto pair(std::size_t c, const Amounts& asked) -> bool {
    if (tokens_[c] > 0) {
      --tokens_[c];
      const bool good =
          use(tokens_[c], asked) || (reading_.mix && (use(left_[c], asked) || open(c, asked)));
      ++tokens_[c];
      if (good) return true;
    }
    if (reading_.double_as_pair && use(cards_[c], asked)) return true;
    if (!reading_.mix) return false;
    if (left_[c] > 0) {
      --left_[c];
      const bool good = use(left_[c], asked) || open(c, asked);
      ++left_[c];
      if (good) return true;
    }
    if (cards_[c] < 2) return false;
    // A ship of each of two cards.
    --cards_[c];
    ++left_[c];
    const bool good = open(c, asked);
    --left_[c];
    ++cards_[c];
    return good;
  }

  PaymentReading reading_;
  Amounts tokens_;
  Amounts cards_;
  Amounts left_{};
  int any_;
  int pairs_ = 0;
};

auto random_purse(Random& random) -> Purse<int> {
  Purse<int> purse{};
  for (std::size_t c = 0; c < payment_colours; ++c) {
    purse.tokens[c] = static_cast<int>(random.below(4));
    purse.doubles[c] = random.below(3) == 0 ? static_cast<int>(1 + random.below(2)) : 0;
  }
  purse.any = random.below(4) == 0 ? static_cast<int>(random.below(3)) : 0;
  return purse;
}

constexpr auto readings = [] {
  std::array<PaymentReading, 8> all{};
  for (std::size_t r = 0; r < all.size(); ++r) {
    all[r] = {.once = (r & 1U) != 0, .double_as_pair = (r & 2U) != 0, .mix = (r & 4U) != 0};
  }
  return all;
}();

TEST_CASE("the formula pays what a search in all ways pays, under every reading") {
  Random random(1);
  int paid = 0;
  for (int tries = 0; tries < 20'000; ++tries) {
    Amounts asked{};
    for (auto& ships : asked) ships = static_cast<int>(random.below(3));
    const auto purse = random_purse(random);
    for (const auto& reading : readings) {
      const bool formula = shortfall(reading, asked, purse) == 0;
      CAPTURE(tries);
      REQUIRE(formula == Search(reading, purse).pays(asked));
      paid += formula ? 1 : 0;
    }
  }
  CHECK(paid > 10'000);
  CHECK(paid < 150'000);
}

TEST_CASE("a ship more never makes a payment fail") {
  Random random(2);
  for (int tries = 0; tries < 20'000; ++tries) {
    Amounts asked{};
    for (auto& ships : asked) ships = static_cast<int>(random.below(4));
    const auto purse = random_purse(random);
    for (const auto& reading : readings) {
      const auto before = shortfall(reading, asked, purse);
      for (std::size_t c = 0; c < payment_colours; ++c) {
        auto token = purse;
        ++token.tokens[c];
        CHECK(shortfall(reading, asked, token) <= before);
        auto card = purse;
        ++card.doubles[c];
        CHECK(shortfall(reading, asked, card) <= before);
      }
      auto any = purse;
      ++any.any;
      CHECK(shortfall(reading, asked, any) <= before);
    }
  }
}

TEST_CASE("the separators of the readings") {
  // Green, violet, red, blue.
  const Amounts blue_violet{0, 1, 0, 1};
  const Amounts red_blue{0, 0, 1, 1};
  const Amounts blue{0, 0, 0, 1};
  const auto pays = [](const PaymentReading& reading, const Amounts& asked, Purse<int> purse) {
    return shortfall(reading, asked, purse) == 0;
  };
  const Purse<int> four_red{{0, 0, 4, 0}, {}, 0};
  CHECK(pays({.once = false}, blue_violet, four_red));
  CHECK(!pays({.once = true}, blue_violet, four_red));
  const Purse<int> red_card{{}, {0, 0, 1, 0}, 0};
  CHECK(pays({.double_as_pair = true}, blue, red_card));
  CHECK(!pays({.double_as_pair = false}, blue, red_card));
  const Purse<int> red_card_and_token{{0, 0, 1, 0}, {0, 0, 1, 0}, 0};
  CHECK(pays({.mix = true}, red_blue, red_card_and_token));
  CHECK(pays({.mix = false}, red_blue, red_card_and_token));  // token for red, card as the pair
  CHECK(!pays({.double_as_pair = false, .mix = false}, red_blue, red_card_and_token));
  CHECK(pays({.double_as_pair = false, .mix = true}, red_blue, red_card_and_token));
}

TEST_CASE("payments that are offered are all that pay exactly") {
  const SeaDragons game;
  Random random(3);
  for (int tries = 0; tries < 200; ++tries) {
    const auto purse = random_purse(random);
    Payment owned;
    for (std::size_t c = 0; c < ship_colours; ++c) {
      owned.tokens[static_cast<Ship>(c)] = static_cast<std::uint8_t>(purse.tokens[c] % 3);
      owned.doubles[static_cast<Ship>(c)] = static_cast<std::uint8_t>(purse.doubles[c] % 2);
    }
    owned.any = static_cast<std::uint8_t>(purse.any);
    const auto mission = static_cast<int>(random.below(33));
    std::vector<Payment> offered;
    for_each_payment(game.rules(), mission, owned,
                     [&](const Payment& payment) { offered.push_back(payment); });
    // All payments out of what is owned, counted like a clock.
    std::size_t exact = 0;
    Payment clock;
    for (;;) {
      if (pays(game.rules(), mission, clock)) {
        ++exact;
        CHECK(std::ranges::count(offered, clock) == 1);
      }
      std::size_t part = 0;
      for (; part < payment_parts; ++part) {
        auto& amount = part_of(clock, part);
        if (amount < part_of(owned, part)) {
          ++amount;
          break;
        }
        amount = 0;
      }
      if (part == payment_parts) break;
    }
    CHECK(offered.size() == exact);
  }
}

}  // namespace
}  // namespace ruleproof::sea_dragons
