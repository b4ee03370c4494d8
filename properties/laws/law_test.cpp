#include "properties/laws/law.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/misnamed.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;

TEST_CASE("every law is a sentence of its own and judges one kind of thing") {
  const auto laws = laws_of<ConnectFour>();
  for (std::size_t i = 0; i < laws.size(); ++i) {
    CAPTURE(laws[i].name);
    CHECK(laws[i].name.size() > 15);
    CHECK((laws[i].holds != nullptr) + (laws[i].position != nullptr) + (laws[i].game != nullptr) ==
          1);
    CHECK(std::has_single_bit(laws[i].sample));
    const auto fields = laws[i].after.fields;
    CHECK((laws[i].sample == 1 || fields == all_fields || fields == 0));
    for (std::size_t j = 0; j < i; ++j) CHECK(laws[i].name != laws[j].name);
  }
}

TEST_CASE("laws and goals name clauses, rulings and answers that exist") {
  CHECK(names_exist<ConnectFour>(Tables<ConnectFour>::laws));
  constexpr auto wrong = std::to_array<Goal<ConnectFour>>({{.name = "", .clause = "no.clause"}});
  CHECK_FALSE(names_exist<ConnectFour>(std::span<const Goal<ConnectFour>>(wrong)));
  constexpr auto of_none = std::to_array<Goal<ConnectFour>>({{.name = ""}});
  CHECK_FALSE(names_exist<ConnectFour>(std::span<const Goal<ConnectFour>>(of_none)));
  const auto told = misnamed<ConnectFour>(std::span<const Goal<ConnectFour>>(wrong));
  REQUIRE(told.size() == 1);
  CHECK(told[0].status == Status::failed);
  CHECK(told[0].message.starts_with("no clause is called \"no.clause\""));
  const auto says = [](std::string_view ruling, std::string_view answer) {
    return unknown_name<ConnectFour>(
        Law<ConnectFour>{.name = "", .assumes = {{{.ruling = ruling, .answer = answer}}}});
  };
  CHECK(says("diagonals", "count").empty());
  CHECK(says("diagonal", "count").starts_with("no ruling is called \"diagonal\"; did you mean"));
  CHECK(says("diagonals", "cont").starts_with("no answer is called \"cont\"; did you mean"));
  CHECK(misnamed<ConnectFour>(std::span<const Goal<ConnectFour>>(Tables<ConnectFour>::goals))
            .empty());
}

TEST_CASE("a law applies where its rulings hold, or where they are to be ignored") {
  const Assumptions assumes{{{"diagonals", "count"}}};
  const SetupText other{.options = {}, .rulings = {{"diagonals", "do-not-count"}}};
  CHECK(applies<ConnectFour>(assumes, {}));
  CHECK_FALSE(applies<ConnectFour>(assumes, other));
  CHECK(applies<ConnectFour>(assumes, other, "diagonals"));
}

TEST_CASE("costly laws are checked about as often as they say") {
  const auto laws = laws_of<ConnectFour>();
  LawWatch<ConnectFour> watch(laws, {}, Sampling::sampled, 5);
  const ConnectFour game;
  watch.enter(game);
  MoveList<ConnectFour::Move> buffer;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    play_watched(game, Dice(seed), watch, buffer);
  }
  CHECK_FALSE(watch.broken());
  for (std::size_t i = 0; i < laws.size(); ++i) {
    CAPTURE(laws[i].name);
    if (laws[i].sample == 1 || laws[i].game != nullptr) continue;
    const auto expected = static_cast<double>(watch.steps()) / laws[i].sample;
    CHECK(static_cast<double>(watch.count(i).checked) > 0.5 * expected);
    CHECK(static_cast<double>(watch.count(i).checked) < 2 * expected);
  }
}

TEST_CASE("set-ups from bytes are total, and no bytes are the default") {
  std::span<const std::uint8_t> none;
  CHECK(setup_from_bytes<ConnectFour>(none) == SetupText{});
  for (int first = 0; first < 256; ++first) {
    const std::array<std::uint8_t, 4> bytes{static_cast<std::uint8_t>(first), 1, 200, 201};
    std::span<const std::uint8_t> rest(bytes);
    const auto setup = setup_from_bytes<ConnectFour>(rest);
    CHECK(rest.empty());
    CHECK(setup.rulings.size() == 1);
    CHECK(ConnectFour::configure(setup));
  }
}

TEST_CASE("random set-ups vary, and number 0 is the default") {
  CHECK(random_setup<ConnectFour>(0) == SetupText{});
  int flipped = 0;
  int small = 0;
  for (std::uint64_t number = 1; number <= 100; ++number) {
    const auto setup = random_setup<ConnectFour>(number);
    flipped += configured<ConnectFour>(setup).setup().rulings.empty() ? 0 : 1;
    small += setup.options.empty() ? 0 : 1;
  }
  CHECK(flipped > 3);
  CHECK(small > 30);
}

}  // namespace
}  // namespace ruleproof::properties
