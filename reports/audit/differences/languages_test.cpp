// A text of ours in every language that has a lexicon, held against English: nothing is told of a
// faithful translation, and each planted error is told as what it is.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/translated_test.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto english = std::to_array<std::string_view>(
    {"Each player takes 4 cards from the pile.", "You must pay 2 coins for each card.",
     "A player may not discard the last card.", "Then the game goes on clockwise around the board.",
     "If the pile is empty, shuffle all cards.", "The player with the most points wins the game."});

constexpr auto topics = std::to_array<Topic>({Topic::numbers, Topic::duty, Topic::duty,
                                              Topic::direction, Topic::removed, Topic::comparison});

const std::vector<Translation<6>> translations = {
    {"cs",
     {{{"Každý hráč si vezme 4 karty z balíčku.", "4", "5"},
       {"Za každou kartu musíte zaplatit 2 mince.", "musíte", "můžete"},
       {"Hráč nesmí odhodit poslední kartu.", "nesmí", "smí"},
       {"Potom hra pokračuje po směru hodinových ručiček kolem desky.", "po směru", "proti směru"},
       {"Pokud je balíček prázdný, zamíchejte všechny karty.", "", ""},
       {"Hráč s nejvíce body vyhrává hru.", "nejvíce", "nejmenším počtem"}}}},
    {"de",
     {{{"Jeder Spieler nimmt 4 Karten vom Stapel.", "4", "5"},
       {"Für jede Karte musst du 2 Münzen bezahlen.", "musst", "darfst"},
       {"Ein Spieler darf die letzte Karte nicht ablegen.", " nicht", ""},
       {"Dann geht das Spiel im Uhrzeigersinn um das Brett weiter.", "im", "gegen den"},
       {"Wenn der Stapel leer ist, mische alle Karten.", "", ""},
       {"Der Spieler mit den meisten Punkten gewinnt das Spiel.", "meisten", "wenigsten"}}}},
    {"es",
     {{{"Cada jugador toma 4 cartas del mazo.", "4", "5"},
       {"Debes pagar 2 monedas por cada carta.", "Debes", "Puedes"},
       {"Un jugador no puede descartar la última carta.", " no", ""},
       {"Luego el juego sigue en sentido horario alrededor del tablero.", "horario", "antihorario"},
       {"Si el mazo está vacío, baraja todas las cartas.", "", ""},
       {"El jugador con más puntos gana la partida.", "más", "menos"}}}},
    {"fr",
     {{{"Chaque joueur prend 4 cartes de la pile.", "4", "5"},
       {"Vous devez payer 2 pièces de monnaie pour chaque carte.", "devez", "pouvez"},
       {"Un joueur ne peut pas défausser la dernière carte.", "ne peut pas", "peut"},
       {"Puis le jeu continue dans le sens des aiguilles d'une montre autour du plateau.",
        "le sens des", "le sens inverse des"},
       {"Si la pile est vide, mélangez toutes les cartes.", "", ""},
       {"Le joueur avec le plus de points gagne la partie.", "le plus", "le moins"}}}},
    {"it",
     {{{"Ogni giocatore prende 4 carte dal mazzo.", "4", "5"},
       {"Devi pagare 2 monete per ogni carta.", "Devi", "Puoi"},
       {"Un giocatore non può scartare l'ultima carta.", "non ", ""},
       {"Poi il gioco continua in senso orario intorno al tabellone.", "orario", "antiorario"},
       {"Se il mazzo è vuoto, mescola tutte le carte.", "", ""},
       {"Il giocatore con il maggior numero di punti vince la partita.", "maggior", "minor"}}}},
    {"nl",
     {{{"Elke speler neemt 4 kaarten van de stapel.", "4", "5"},
       {"Je moet 2 munten betalen voor elke kaart.", "moet", "mag"},
       {"Een speler mag de laatste kaart niet afleggen.", " niet", ""},
       {"Dan gaat het spel met de klok mee rond het bord verder.", "met de klok mee",
        "tegen de klok in"},
       {"Als de stapel leeg is, schud je alle kaarten.", "", ""},
       {"De speler met de meeste punten wint het spel.", "meeste", "minste"}}}},
    {"pl",
     {{{"Każdy gracz bierze 4 karty ze stosu.", "4", "5"},
       {"Za każdą kartę musisz zapłacić 2 monety.", "musisz", "możesz"},
       {"Gracz nie może odrzucić ostatniej karty.", "nie ", ""},
       {"Potem gra toczy się zgodnie z ruchem wskazówek zegara wokół planszy.", "zgodnie z ruchem",
        "przeciwnie do ruchu"},
       {"Jeśli stos jest pusty, potasuj wszystkie karty.", "", ""},
       {"Gracz, który ma najwięcej punktów, wygrywa grę.", "najwięcej", "najmniej"}}}},
    {"pt",
     {{{"Cada jogador pega 4 cartas da pilha.", "4", "5"},
       {"Você deve pagar 2 moedas por cada carta.", "deve", "pode"},
       {"Um jogador não pode descartar a última carta.", "não ", ""},
       {"Então o jogo continua no sentido horário ao redor do tabuleiro.", "horário",
        "anti-horário"},
       {"Se a pilha estiver vazia, embaralhe todas as cartas.", "", ""},
       {"O jogador com mais pontos vence a partida.", "mais", "menos"}}}},
    {"ru",
     {{{"Каждый игрок берет 4 карты из колоды.", "4", "5"},
       {"За каждую карту вы должны заплатить 2 монеты.", "должны", "можете"},
       {"Игрок не может сбросить последнюю карту.", "не ", ""},
       {"Затем игра продолжается по часовой стрелке вокруг доски.", "по", "против"},
       {"Если колода пуста, перемешайте все карты.", "", ""},
       {"Игрок с наибольшим количеством очков побеждает в игре.", "наибольшим", "наименьшим"}}}},
    {"uk",
     {{{"Кожен гравець бере 4 карти з колоди.", "4", "5"},
       {"За кожну карту ви повинні заплатити 2 монети.", "повинні", "можете"},
       {"Гравець не може скинути останню карту.", "не ", ""},
       {"Потім гра продовжується за годинниковою стрілкою навколо дошки.",
        "за годинниковою стрілкою", "проти годинникової стрілки"},
       {"Якщо колода порожня, перетасуйте всі карти.", "", ""},
       {"Гравець з найбільшою кількістю очок виграє гру.", "найбільшою", "найменшою"}}}},
};

}  // namespace

TEST_CASE("every language that is known has a text here") {
  for (const auto language : known_languages()) {
    if (language == "en") continue;
    CAPTURE(language);
    CHECK(std::ranges::count(translations, language, &Translation<6>::language) == 1);
  }
}

TEST_CASE("each language is recognised by its small words") {
  for (const auto& translation : translations) {
    auto document = text_of(translation, -1);
    document.language.clear();
    recognise(document);
    CHECK(document.language == translation.language);
  }
}

TEST_CASE("nothing is told of a faithful translation") { check_faithful(english, translations); }

TEST_CASE("each planted error is told as what it is, and once") {
  check_errors(english, translations, topics.size(), [](const PairAudit& audit, std::size_t wrong) {
    REQUIRE(audit.entries.size() == 1);
    CHECK(to_text(audit.entries[0].topic) == to_text(topics[wrong]));
  });
}

}  // namespace ruleproof::audit
