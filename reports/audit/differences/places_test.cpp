// Where, how far, how many at the least: rules turned round by the everyday words of closed
// classes, which a lexicon may lack without anybody seeing it, in every language that has one.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/translated_test.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto english = std::to_array<std::string_view>(
    {"Put the used card at the bottom of the deck.", "Your bid must be not less than 3 coins.",
     "Lay the 6 tiles from left to right.", "The ferry sails to the east.",
     "The ship closest to the harbour scores 5 points.", "The diver moves 2 spaces backwards.",
     "Both towers show identical symbols.", "Round the result down.",
     "During the game nobody may look at the cards."});

constexpr auto topics =
    std::to_array<Topic>({Topic::direction, Topic::comparison, Topic::direction, Topic::direction,
                          Topic::direction, Topic::direction, Topic::scope, Topic::direction});

const std::vector<Translation<9>> translations = {
    {"cs",
     {{{"Použitou kartu vrať naspod balíčku.", "naspod", "na vršek"},
       {"Tvoje nabídka musí být ne méně než 3 mince.", "méně", "více"},
       {"Polož 6 destiček zleva doprava.", "zleva doprava", "zprava doleva"},
       {"Trajekt pluje na východ.", "východ", "západ"},
       {"Loď, která je nejblíže přístavu, získá 5 bodů.", "nejblíže přístavu",
        "nejvzdálenější od přístavu"},
       {"Potápěč couvne o 2 pole.", "couvne o 2 pole", "se posune o 2 pole vpřed"},
       {"Obě věže ukazují totožné symboly.", "totožné", "odlišné"},
       {"Výsledek se zaokrouhluje směrem dolů.", "dolů", "nahoru"},
       {"V průběhu hry se nikdo nesmí dívat na karty.", "", ""}}}},
    {"de",
     {{{"Lege die benutzte Karte unter den Nachziehstapel.", "unter", "auf"},
       {"Dein Gebot muss zumindest 3 Münzen betragen.", "zumindest", "höchstens"},
       {"Lege die 6 Plättchen von links nach rechts.", "links nach rechts", "rechts nach links"},
       {"Die Fähre fährt nach Osten.", "Osten", "Westen"},
       {"Das Schiff, das dem Hafen am nächsten ist, erzielt 5 Punkte.", "dem Hafen am nächsten",
        "vom Hafen am weitesten entfernt"},
       {"Der Taucher zieht 2 Felder nach hinten.", "hinten", "vorn"},
       {"Beide Türme zeigen identische Symbole.", "identische", "unterschiedliche"},
       {"Das Ergebnis wird nach unten gerundet.", "unten", "oben"},
       {"Im Laufe des Spiels darf niemand die Karten ansehen.", "", ""}}}},
    {"es",
     {{{"Pon la carta usada al final del mazo.", "al final del", "encima del"},
       {"Tu oferta debe ser de no menos de 3 monedas.", "menos", "más"},
       {"Coloca las 6 losetas de izquierda a derecha.", "izquierda a derecha",
        "derecha a izquierda"},
       {"El ferri navega hacia el este.", "este", "oeste"},
       {"El barco más cercano al puerto obtiene 5 puntos.", "cercano al", "alejado del"},
       {"El buzo retrocede 2 casillas.", "retrocede", "avanza"},
       {"Ambas torres muestran símbolos idénticos.", "idénticos", "diferentes"},
       {"El resultado se redondea siempre hacia abajo.", "abajo", "arriba"},
       {"Durante la partida nadie puede mirar las cartas.", "", ""}}}},
    {"fr",
     {{{"Placez la carte utilisée sous la pioche.", "sous la pioche", "sur le dessus de la pioche"},
       {"Votre enchère doit être de pas moins de 3 pièces.", "moins", "plus"},
       {"Posez les 6 tuiles de gauche à droite.", "gauche à droite", "droite à gauche"},
       {"Le bac navigue vers l'est.", "l'est", "l'ouest"},
       {"La barque la plus proche du port marque 5 points.", "proche", "éloignée"},
       {"Le plongeur se déplace de 2 cases vers l'arrière.", "l'arrière", "l'avant"},
       {"Les deux tours montrent des symboles identiques.", "identiques", "différents"},
       {"Arrondissez le résultat vers le bas.", "bas", "haut"},
       {"Durant la partie, personne ne peut regarder les cartes.", "", ""}}}},
    {"it",
     {{{"Metti la carta usata sul fondo del mazzo.", "sul fondo", "in cima"},
       {"La tua offerta deve essere di non meno di 3 monete.", "meno", "più"},
       {"Posa le 6 tessere da sinistra a destra.", "sinistra a destra", "destra a sinistra"},
       {"Il traghetto naviga verso est.", "est", "ovest"},
       {"La nave più vicina al porto ottiene 5 punti.", "vicina al", "lontana dal"},
       {"Il palombaro arretra di 2 caselle.", "arretra", "avanza"},
       {"Entrambe le torri mostrano simboli identici.", "identici", "diversi"},
       {"Arrotonda il risultato verso il basso.", "il basso", "l'alto"},
       {"Durante la partita nessuno può guardare le carte.", "", ""}}}},
    {"nl",
     {{{"Leg de gebruikte kaart onderop de stapel.", "onderop", "bovenop"},
       {"Je bod moet niet minder dan 3 munten zijn.", "minder", "meer"},
       {"Leg de 6 tegels van links naar rechts.", "links naar rechts", "rechts naar links"},
       {"De veerboot vaart naar het oosten.", "oosten", "westen"},
       {"Het schip dat het dichtst bij de haven is, krijgt 5 punten.", "het dichtst bij",
        "het verst verwijderd van"},
       {"De duiker gaat 2 vakken naar achteren.", "achteren", "voren"},
       {"Beide torens tonen identieke symbolen.", "identieke", "verschillende"},
       {"Rond het resultaat naar beneden af.", "beneden", "boven"},
       {"Gedurende het spel mag niemand de kaarten bekijken.", "", ""}}}},
    {"pl",
     {{{"Użytą kartę połóż na spodzie talii.", "na spodzie", "na wierzchu"},
       {"Twoja oferta musi wynosić nie mniej niż 3 monety.", "mniej", "więcej"},
       {"Ułóż 6 płytek od lewej do prawej.", "lewej do prawej", "prawej do lewej"},
       {"Prom płynie na wschód.", "wschód", "zachód"},
       {"Statek, który jest najbliżej portu, zdobywa 5 punktów.", "najbliżej portu",
        "najdalej od portu"},
       {"Nurek cofa się o 2 pola.", "cofa się o 2 pola", "przesuwa się o 2 pola do przodu"},
       {"Obydwie wieże pokazują identyczne symbole.", "identyczne", "różne"},
       {"Wynik zaokrągla się w dół.", "dół", "górę"},
       {"W trakcie gry nikt nie może oglądać kart.", "", ""}}}},
    {"pt",
     {{{"Coloque a carta usada no fundo do baralho.", "fundo", "topo"},
       {"O seu lance deve ser de não menos de 3 moedas.", "menos", "mais"},
       {"Coloque as 6 peças da esquerda para a direita.", "esquerda para a direita",
        "direita para a esquerda"},
       {"O ferry navega para leste.", "leste", "oeste"},
       {"O navio mais próximo do porto recebe 5 pontos.", "próximo", "afastado"},
       {"O mergulhador recua 2 casas.", "recua", "avança"},
       {"Ambas as torres mostram símbolos idênticos.", "idênticos", "diferentes"},
       {"Arredonde o resultado para baixo.", "baixo", "cima"},
       {"Durante o jogo ninguém pode olhar as cartas.", "", ""}}}},
    {"ru",
     {{{"Положите использованную карту на низ колоды.", "низ", "верх"},
       {"Ваша ставка должна быть не меньше 3 монет.", "меньше", "больше"},
       {"Выложите 6 тайлов слева направо.", "слева направо", "справа налево"},
       {"Паром плывёт на восток.", "восток", "запад"},
       {"Корабль, который ближе всех к гавани, получает 5 очков.", "ближе всех к гавани",
        "наиболее удалён от гавани"},
       {"Водолаз передвигается на 2 клетки назад.", "назад", "вперёд"},
       {"Обе башни показывают идентичные символы.", "идентичные", "разные"},
       {"Результат округляется до меньшего целого.", "меньшего", "большего"},
       {"В течение игры никто не может смотреть карты.", "", ""}}}},
    {"uk",
     {{{"Покладіть використану карту на спід колоди.", "спід", "верх"},
       {"Ваша ставка повинна бути не менше 3 монет.", "менше", "більше"},
       {"Викладіть 6 плиток зліва направо.", "зліва направо", "справа наліво"},
       {"Пором пливе на схід.", "схід", "захід"},
       {"Корабель, який найближче до гавані, отримує 5 очок.", "найближче до", "найдальше від"},
       {"Водолаз рухається на 2 клітинки назад.", "назад", "уперед"},
       {"Обидві вежі показують ідентичні символи.", "ідентичні", "різні"},
       {"Результат округлюється донизу.", "донизу", "догори"},
       {"Протягом гри ніхто не може дивитися карти.", "", ""}}}},
};

}  // namespace

TEST_CASE("each language that is known has these places and amounts") {
  for (const auto language : known_languages()) {
    if (language == "en") continue;
    CAPTURE(language);
    CHECK(std::ranges::count(translations, language, &Translation<9>::language) == 1);
  }
}

TEST_CASE("nothing is told of places and amounts that are the same") {
  check_faithful(english, translations);
}

TEST_CASE("a place, a way or an amount for its contrary is told as what it is") {
  check_errors(english, translations, topics.size(), [](const PairAudit& audit, std::size_t wrong) {
    CHECK(std::ranges::any_of(audit.entries, [&](const Entry& entry) {
      return std::ranges::any_of(entry.differences, [&](const Difference& each) {
        return each.topic == topics[wrong] && each.way == Way::turned;
      });
    }));
  });
}

}  // namespace ruleproof::audit
