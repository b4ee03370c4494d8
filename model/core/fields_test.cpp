#include "model/core/fields.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/fixed.hpp"
#include "model/core/naming.hpp"
#include "model/core/packing.hpp"
#include "model/core/play.hpp"

namespace ruleproof {
namespace {

enum class Metal : std::uint8_t { tin, iron, gold };

struct Purse {
  std::int16_t coins = 0;
  FixedVector<Metal, 5> metals;
  bool open = false;
  auto operator<=>(const Purse&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"coins", &Purse::coins, -3, 1000, "money, in coins"},
                      Field{"metals", &Purse::metals, 0, 2, "lumps"}, Field{"open", &Purse::open}};
  }
};

/// A value with a text of its own.
struct Door {
  std::uint8_t number = 0;
  auto operator<=>(const Door&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"number", &Door::number, 0, 25}}; }
};
auto to_text(const Door& door) -> std::string { return {static_cast<char>('A' + door.number)}; }
auto read_text(std::string_view text, Door& door) -> bool {
  if (text.size() != 1 || text[0] < 'A' || text[0] > 'Z') return false;
  door.number = static_cast<std::uint8_t>(text[0] - 'A');
  return true;
}

struct House {
  std::array<Purse, 2> purses{};
  Bag<Metal, 3> ore;
  std::uint64_t wide = 0;
  std::int64_t low = 0;
  Door door;
  auto operator<=>(const House&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"p", &House::purses, 0, 0, ""},
        Field{"ore", &House::ore, 0, 9, "lumps in the ground"},
        Field{"wide", &House::wide, 0, INT64_MAX, "a wide number"},
        Field{"low", &House::low, -INT64_MAX / 2, INT64_MAX / 2, "a number below or above 0"},
        Field{"door", &House::door, 0, 0, "the door, a letter"}};
  }
};

auto random_house(Random& random) -> House {
  House house;
  for (auto& purse : house.purses) {
    purse.coins = static_cast<std::int16_t>(static_cast<int>(random.below(1004)) - 3);
    for (auto left = random.below(6); left > 0; --left) {
      purse.metals.push_back(static_cast<Metal>(random.below(3)));
    }
    purse.open = random.below(2) == 1;
  }
  house.ore[Metal::gold] = static_cast<std::uint8_t>(random.below(10));
  house.wide = random.next() >> 1U;
  house.low = static_cast<std::int64_t>(random.next()) / 4;
  house.door.number = static_cast<std::uint8_t>(random.below(26));
  return house;
}

TEST_CASE("packing keeps every bit, at the ends of ranges too") {
  CHECK(bits_for(0, 0) == 0);
  CHECK(bits_for(0, 1) == 1);
  CHECK(bits_for(-3, 1000) == 10);
  CHECK(bits_for(0, INT64_MAX) == 63);
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const auto house = random_house(random);
    CHECK(unpack<House>(pack(house).view()) == house);
  }
  House extreme;
  extreme.wide = INT64_MAX;
  extreme.low = -INT64_MAX / 2;
  extreme.purses[1].coins = -3;
  CHECK(unpack<House>(pack(extreme).view()) == extreme);
  extreme.low = INT64_MAX / 2;
  extreme.purses[1].coins = 1000;
  CHECK(unpack<House>(pack(extreme).view()) == extreme);
}

TEST_CASE("fingerprints tell positions apart and never change") {
  CHECK(fingerprint(House{}) == fingerprint(House{}));
  std::vector<std::uint64_t> prints;
  prints.reserve(2000);
  Random random(2);
  for (int i = 0; i < 2000; ++i) prints.push_back(fingerprint(random_house(random)));
  std::ranges::sort(prints);
  CHECK(std::ranges::adjacent_find(prints) == prints.end());
  // Records on disk rest on these numbers.
  CHECK(fingerprint(Door{}) == 0xf8bb92c91b3f5cc0U);
  CHECK(fingerprint(Purse{}) == 0xd44f354183b6d328U);
}

TEST_CASE("fields have dotted names") {
  House house;
  house.purses[0].metals.push_back(Metal::gold);
  house.door.number = 2;
  std::vector<std::string> paths;
  for (const auto& named : named_fields(house)) paths.push_back(named.path + "=" + named.text);
  CHECK(paths == std::vector<std::string>{"p1.coins=0", "p1.metals.size=1", "p1.metals1=2",
                                          "p1.open=0", "p2.coins=0", "p2.metals.size=0",
                                          "p2.open=0", "ore1=0", "ore2=0", "ore3=0", "wide=0",
                                          "low=0", "door=C"});
  CHECK(list_fields(house).front().says == "money, in coins");
  CHECK(list_fields(house).back().is_number == false);
}

TEST_CASE("differences name what changed, and what came and went") {
  House before;
  before.purses[1].metals.push_back(Metal::iron);
  auto after = before;
  CHECK(difference(before, after).empty());
  after.purses[0].coins = 5;
  after.purses[1].metals.clear();
  after.door.number = 1;
  CHECK(difference(before, after) == std::vector<Change>{{"p1.coins", "0", "5"},
                                                         {"p2.metals.size", "1", "0"},
                                                         {"p2.metals1", "1", ""},
                                                         {"door", "A", "B"}});
}

TEST_CASE("fields are set by name, within their ranges") {
  House house;
  CHECK(set_field(house, "p2.coins", "-3") == SetOutcome::done);
  CHECK(house.purses[1].coins == -3);
  CHECK(set_field(house, "p2.metals.size", "2") == SetOutcome::done);
  CHECK(set_field(house, "p2.metals2", "2") == SetOutcome::done);
  CHECK(house.purses[1].metals[1] == Metal::gold);
  CHECK(set_field(house, "door", "Z") == SetOutcome::done);
  CHECK(house.door.number == 25);
  CHECK(set_field(house, "p2.coins", "1001") == SetOutcome::out_of_range);
  CHECK(set_field(house, "p2.coins", "") == SetOutcome::unreadable);
  CHECK(set_field(house, "p2.coins", "1x") == SetOutcome::unreadable);
  CHECK(set_field(house, "p2.coins", "99999999999999999999") == SetOutcome::unreadable);
  CHECK(set_field(house, "door", "AA") == SetOutcome::unreadable);
  CHECK(set_field(house, "p3.coins", "1") == SetOutcome::no_such_field);
  CHECK(set_field(house, "p1.metals1", "1") == SetOutcome::no_such_field);
  CHECK(set_field(house, "door.number", "1") == SetOutcome::no_such_field);
  CHECK(set_field(house, "", "1") == SetOutcome::no_such_field);
}

}  // namespace
}  // namespace ruleproof
