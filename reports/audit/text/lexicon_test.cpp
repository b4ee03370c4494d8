#include "reports/audit/text/lexicon.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

using Names = std::vector<std::string>;

auto read(const Lexicon& lexicon, std::string_view line) -> Names {
  Names means;
  for (const auto& mark : lexicon.read(words_of(line))) means.push_back(mark.means);
  return means;
}

auto general(std::string_view language, std::string_view line) -> Names {
  return read(Lexicon::of(language).value(), line);
}

}  // namespace

TEST_CASE("a form with hyphens or blanks is read whole, not by its last word") {
  const Names counter{"counter-clockwise"};
  const Names with{"clockwise"};
  for (const std::string_view line : {"Play goes counter-clockwise.", "Counter clockwise",
                                      "counterclockwise", "anti-clockwise", "anticlockwise"}) {
    CAPTURE(line);
    CHECK(general("en", line) == counter);
  }
  CHECK(general("en", "Play goes clockwise.") == with);
  for (const std::string_view line :
       {"en sentido anti-horario", "en sentido antihorario", "contrario a las agujas del reloj",
        "contrario al de las agujas del reloj"}) {
    CAPTURE(line);
    CHECK(general("es", line) == counter);
  }
  CHECK(general("es", "en el sentido de las agujas del reloj") == with);
  for (const std::string_view line : {"против часовой стрелки", "против хода часовой стрелки"}) {
    CAPTURE(line);
    CHECK(general("ru", line) == counter);
  }
  CHECK(general("ru", "по часовой стрелке") == with);
}

TEST_CASE("hyphens and blanks between words of a term make no difference, in any language") {
  for (const std::string_view language : {"en", "es", "ru"}) {
    CAPTURE(language);
    auto lexicon = Lexicon::of(language).value();
    lexicon.add("boat", Group::piece, 0, "дракон-лодк*");
    lexicon.add("dragon", Group::piece, 0, "дракон*");
    lexicon.add("card", Group::piece, 0, "zeta-jota x*");
    CHECK(read(lexicon, "дракон-лодка") == Names{"boat"});
    CHECK(read(lexicon, "Дракон лодки") == Names{"boat"});
    CHECK(read(lexicon, "дракон") == Names{"dragon"});
    CHECK(read(lexicon, "zeta-jota xx, zeta jota-x") == Names{"card", "card"});
    CHECK(lexicon.knows("jota"));
  }
}

TEST_CASE("a form is divided as a text is, and a star stays with its word") {
  CHECK(words_of_form("Counter-Clockwise") == Names{"counter", "clockwise"});
  CHECK(words_of_form("tro-lo* de más") == Names{"tro", "lo*", "de", "mas"});
  CHECK(words_of_form(" - ").empty());
}

}  // namespace ruleproof::audit
