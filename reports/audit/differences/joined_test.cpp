// "One or the other" against "one and the other", in every language that has a lexicon; and what
// says the same in another way: what is ignored, what is not needed.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/translated_test.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto english = std::to_array<std::string_view>(
    {"The game ends as soon as the draw pile or the bank is empty.",
     "A ship with a captain ignores this rule.", "A tower does not need water.",
     "Every player takes 2 coins and 1 card from the supply."});

const std::vector<Translation<4>> translations = {
    {"cs",
     {{{"Hra končí, jakmile je balíček nebo banka prázdná.", "nebo", "a"},
       {"Loď s kapitánem toto pravidlo ignoruje.", "", ""},
       {"Věž nepotřebuje vodu.", "", ""},
       {"Každý hráč si vezme ze zásoby 2 mince a 1 kartu.", "", ""}}}},
    {"de",
     {{{"Das Spiel endet, sobald der Zugstapel oder die Bank leer ist.", "oder", "und"},
       {"Für ein Schiff mit Kapitän gilt diese Regel nicht.", "", ""},
       {"Ein Turm braucht kein Wasser.", "", ""},
       {"Jeder Spieler nimmt 2 Münzen und 1 Karte aus dem Vorrat.", "", ""}}}},
    {"es",
     {{{"La partida termina en cuanto el mazo o el banco está vacío.", "o el banco", "y el banco"},
       {"Esta regla no se aplica a un barco con capitán.", "", ""},
       {"Una torre no necesita agua.", "", ""},
       {"Cada jugador toma de la reserva 2 monedas y 1 carta.", "", ""}}}},
    {"fr",
     {{{"La partie prend fin dès que la pioche ou la banque est vide.", "ou", "et"},
       {"Un navire avec un capitaine ignore cette règle.", "", ""},
       {"Une tour n'a pas besoin d'eau.", "", ""},
       {"Chaque joueur prend 2 pièces et 1 carte dans la réserve.", "", ""}}}},
    {"it",
     {{{"La partita termina non appena il mazzo o la banca è vuota.", "o la", "e la"},
       {"Una nave con un capitano ignora questa regola.", "", ""},
       {"Una torre non ha bisogno di acqua.", "", ""},
       {"Ogni giocatore prende 2 monete e 1 carta dalla riserva.", "", ""}}}},
    {"nl",
     {{{"Het spel eindigt zodra de trekstapel of de bank leeg is.", "of", "en"},
       {"Voor een schip met een kapitein geldt deze regel niet.", "", ""},
       {"Een toren hoeft geen water te hebben.", "", ""},
       {"Elke speler pakt 2 munten en 1 kaart uit de voorraad.", "", ""}}}},
    {"pl",
     {{{"Gra kończy się, gdy tylko talia lub bank są puste.", "lub", "i"},
       {"Ta zasada nie dotyczy statku z kapitanem.", "", ""},
       {"Wieża nie potrzebuje wody.", "", ""},
       {"Każdy gracz bierze z zasobów 2 monety i 1 kartę.", "", ""}}}},
    {"pt",
     {{{"O jogo termina assim que a pilha ou o banco estiver vazio.", "ou", "e"},
       {"Esta regra não se aplica a um navio com capitão.", "", ""},
       {"Uma torre não precisa de água.", "", ""},
       {"Cada jogador pega 2 moedas e 1 carta da reserva.", "", ""}}}},
    {"ru",
     {{{"Игра заканчивается, как только колода или банк пусты.", "или", "и"},
       {"Это правило не действует на корабль с капитаном.", "", ""},
       {"Башня не нуждается в воде.", "", ""},
       {"Каждый игрок берёт из запаса 2 монеты и 1 карту.", "", ""}}}},
    {"uk",
     {{{"Гра закінчується, щойно колода або банк порожні.", "або", "і"},
       {"Це правило не діє на корабель з капітаном.", "", ""},
       {"Вежа не потребує води.", "", ""},
       {"Кожен гравець бере із запасу 2 монети та 1 карту.", "", ""}}}},
};

}  // namespace

TEST_CASE("what is ignored, what is not needed and what is joined is the same in other words") {
  for (const auto& translation : translations) {
    const auto audit = compare(english_text(english), text_of(translation, -1));
    const bool warns = std::ranges::any_of(
        audit.entries, [](const Entry& entry) { return entry.severity == Severity::warning; });
    CHECK_MESSAGE(!warns, translation.language, ": ", told(audit));
  }
}

TEST_CASE("\"and\" for \"or\" in a condition is told as a warning") {
  for (const auto& translation : translations) {
    const auto audit = compare(english_text(english), text_of(translation, 0));
    CAPTURE(translation.language);
    CAPTURE(told(audit));
    REQUIRE_FALSE(audit.entries.empty());
    CHECK(audit.entries[0].severity == Severity::warning);
    CHECK(std::ranges::any_of(audit.entries[0].differences, [](const Difference& each) {
      return each.topic == Topic::condition && each.way == Way::turned;
    }));
  }
}

TEST_CASE("beside a bound or a \"not\", and without a condition, either word may stand") {
  const auto is_clean = [](std::string_view english_line, std::string_view german_line) {
    const auto audit = compare(text_of_lines("en", {std::string(english_line)}),
                               text_of_lines("de", {std::string(german_line)}));
    return std::ranges::none_of(audit.entries, [](const Entry& entry) {
      return std::ranges::any_of(entry.differences, [](const Difference& each) {
        return each.first == "or" || each.first == "and";
      });
    });
  };
  CHECK(is_clean("If you have five or more cards, take 1 coin.",
                 "Wenn du fünf und mehr Karten hast, nimm 1 Münze."));
  CHECK(is_clean("If no card or coin is there, take 1 tile.",
                 "Wenn keine Karte und keine Münze da ist, nimm 1 Plättchen."));
  CHECK(is_clean("Cards or coins count.", "Karten und Münzen zählen."));
}

}  // namespace ruleproof::audit
