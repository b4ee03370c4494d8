// Words that only begin or look like those of a lexicon say nothing of the kind; phrases that begin
// with such a word do.
#include <algorithm>
#include <array>
#include <string_view>

#include <doctest/doctest.h>

#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

struct Case {
  std::string_view language;
  std::string_view sentence;
  std::string_view value;
};

auto says(const Case& each) -> bool {
  const Tongue tongue(each.language);
  return std::ranges::count(saying_of(each.sentence, tongue).facts, each.value, &Fact::value) > 0;
}

constexpr auto unsaid = std::to_array<Case>({
    {"cs", "Na tahu je právě tento hráč.", "right"},
    {"cs", "Toto pole je vyhrazeno králi.", "win"},
    {"cs", "Prohrabat balíček nelze.", "lose"},
    {"cs", "Karty získávají vítězné body.", "win"},
    {"cs", "Polož kartu na něm vedle něčeho.", "not"},
    {"cs", "Polož na ně kartu.", "not"},
    {"en", "In order to win, take a card.", "in-turn"},
    {"fr", "S'il ne reste plus d'or, passez.", "more"},
    {"fr", "Ne prenez pas plus de deux cartes.", "not"},
    {"fr", "Ne gardez jamais plus de deux cartes.", "not"},
    {"fr", "Un joueur ne peut avoir plus de cinq cartes.", "forbidden"},
    {"fr", "Vous prenez tout de même la carte.", "same"},
    {"fr", "Vérifiez si un joueur a gagné.", "if"},
    {"de", "Was passiert mit den Karten?", "skip"},
    {"de", "Gib die Karte nach links weiter.", "after"},
    {"es", "La carta vale 2 puntos de victoria.", "win"},
    {"fr", "Placez la tuile entre les deux tours.", "enter"},
    {"fr", "Le pion est sur la case la plus à gauche.", "most"},
    {"it", "Il giocatore prende la tessera più a sinistra.", "more"},
    {"nl", "Deze kaart versterkt je leger.", "far"},
    {"pl", "Weź również monetę.", "equal"},
    {"pl", "Gracz po twojej lewej bierze monetę.", "after"},
    {"pl", "Policz różnicę punktów.", "different"},
    {"pt", "As cartas em excesso são descartadas.", "except"},
    {"ru", "Подсчитайте разницу очков.", "different"},
    {"uk", "Гравець втрачає право ходу.", "right"},
    {"uk", "Порахуйте різницю очок.", "different"},
});

constexpr auto said = std::to_array<Case>({
    {"cs", "Polož kartu po pravé straně.", "right"},
    {"cs", "Karty nejsou v zásobě.", "not"},
    {"cs", "Pokud hráč nechce kartu, vezme minci.", "not"},
    {"de", "Gib die Karte nach links weiter.", "left"},
    {"fr", "Lisez les cases de gauche à droite.", "left-to-right"},
    {"fr", "Celui qui ne joue pas prend plus de cartes.", "more"},
    {"fr", "S'il ne reste plus d'or, passez.", "not"},
    {"fr", "Un joueur ne peut avoir plus de cinq cartes.", "at-most"},
    {"fr", "Ne prenez pas plus de deux cartes.", "at-most"},
    {"fr", "Vous ne prenez plus que deux cartes.", "only"},
    {"it", "Leggi le caselle da sinistra a destra.", "left-to-right"},
    {"pl", "Gracz po twojej lewej bierze monetę.", "left"},
    {"pt", "Leia as casas da esquerda para a direita.", "left-to-right"},
    {"pt", "Por fim, cada jogador pega uma moeda.", "finally"},
    {"uk", "Гравець праворуч від вас бере монету.", "right"},
});

}  // namespace

TEST_CASE("a word that only looks like one of the lexicon says nothing") {
  for (const auto& each : unsaid) {
    CAPTURE(each.language);
    CAPTURE(each.sentence);
    CHECK_FALSE(says(each));
  }
}

TEST_CASE("a phrase is read though its first word alone is another one") {
  for (const auto& each : said) {
    CAPTURE(each.language);
    CAPTURE(each.sentence);
    CHECK(says(each));
  }
}

TEST_CASE("during the game nobody may: a ban, and no end of one") {
  for (const auto& each : std::to_array<Case>({{"en", "During the game nobody may look.", "until"},
                                               {"es", "Durante la partida nadie mira.", "until"},
                                               {"fr", "Durant la partie, nul ne parle.", "until"},
                                               {"it", "Durante la partita non si parla.", "until"},
                                               {"pl", "W trakcie gry nie mów.", "until"},
                                               {"ru", "Во время игры не говорите.", "until"},
                                               {"uk", "Під час гри не говоріть.", "until"}})) {
    CAPTURE(each.sentence);
    CHECK_FALSE(says(each));
  }
  const Tongue italian("it");
  const auto facts = saying_of("Durante la partita non si parla.", italian).facts;
  CHECK(std::ranges::count(facts, Kind::negation, &Fact::kind) == 1);
}

}  // namespace ruleproof::audit
