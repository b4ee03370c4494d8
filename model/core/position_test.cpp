#include "model/core/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/fields.hpp"
#include "model/core/fixed.hpp"

namespace ruleproof {
namespace {

struct Shelf {
  FixedVector<std::uint8_t, 4> books;
  std::uint8_t height = 3;
  auto operator==(const Shelf&) const -> bool = default;
  static constexpr auto fields() {
    return std::tuple{Field{"books", &Shelf::books, 0, 9}, Field{"height", &Shelf::height, 0, 9}};
  }
};

auto read(const std::string& line) -> Result<Shelf> {
  const auto taken_apart = read_position_line(line);
  if (!taken_apart) return taken_apart.error();
  return read_exact<Shelf>(taken_apart->pairs);
}

TEST_CASE("an exact position reads back, whatever its vectors hold") {
  for (const int books : {0, 1, 4}) {
    Shelf shelf;
    shelf.height = 7;
    for (int i = 0; i < books; ++i) shelf.books.push_back(static_cast<std::uint8_t>(i + 1));
    const auto line = exact_position(shelf);
    CAPTURE(line);
    const auto again = read(line);
    REQUIRE(again);
    CHECK(*again == shelf);
  }
}

TEST_CASE("a line says whether it is exact, and an unreadable one is an error of the position") {
  CHECK(read_position_line("exact height=2")->exact);
  const auto sketch = read_position_line("height=2");
  CHECK_FALSE(sketch->exact);
  CHECK(sketch->pairs == Texts{{"height", "2"}});
  const auto broken = read_position_line("exact height");
  REQUIRE_FALSE(broken);
  CHECK(broken.error().code == Code::bad_position);
  CHECK(broken.error().where == "position");
}

TEST_CASE("the sizes of vectors are set first") {
  std::vector<std::string> order;
  CHECK_FALSE(set_each({{"a", ""}, {"b.size", ""}, {"c", ""}, {"d.size", ""}},
                       [&](const auto& field, const auto&) -> std::optional<Error> {
                         order.push_back(field);
                         return std::nullopt;
                       }));
  CHECK(order == std::vector<std::string>{"b.size", "d.size", "a", "c"});
}

TEST_CASE("each way of being wrong has its own words") {
  const auto said = [](std::string_view field, std::string_view value) {
    Shelf shelf;
    const auto problem = set_position_field(shelf, field, value, {"weight"});
    REQUIRE(problem);
    return to_text(*problem);
  };
  CHECK(said("hight", "1") ==
        "RP-008: position: there is no field \"hight\"; did you mean \"height\"?");
  CHECK(said("weigh", "1") ==
        "RP-008: position: there is no field \"weigh\"; did you mean \"weight\"?");
  CHECK(said("height", "10") == "RP-008: position: height=10 is out of range");
  CHECK(said("height", "tall") == "RP-008: position: height: cannot read \"tall\"");
}

}  // namespace
}  // namespace ruleproof
