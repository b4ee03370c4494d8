// Errors that turn a rule round by one word, in every language that has a lexicon: money that is
// paid in place of taken, a value three times instead of twice, houses with people and without.
#include <algorithm>
#include <array>
#include <cstddef>
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
    {"The winner of the round takes 2 coins from the bank.",
     "A crown doubles the value of all cards of its colour.",
     "Every player returns 1 floor of each empty house to the supply.",
     "The last player shuffles the deck and begins a new round."});

constexpr auto topics = std::to_array<Topic>({Topic::direction, Topic::numbers, Topic::term});

const std::vector<Translation<4>> translations = {
    {"cs",
     {{{"Vítěz kola si vezme 2 mince z banku.", "si vezme 2 mince z banku",
        "zaplatí 2 mince do banku"},
       {"Koruna zdvojnásobuje hodnotu všech karet své barvy.", "zdvojnásobuje", "ztrojnásobuje"},
       {"Každý hráč vrátí do zásoby 1 patro každého prázdného domu.", "prázdného", "obsazeného"},
       {"Poslední hráč zamíchá balíček a začíná nové kolo.", "", ""}}}},
    {"de",
     {{{"Der Sieger der Runde nimmt 2 Münzen aus der Bank.", "nimmt 2 Münzen aus der Bank",
        "zahlt 2 Münzen an die Bank"},
       {"Eine Krone verdoppelt den Wert aller Karten ihrer Farbe.", "verdoppelt", "verdreifacht"},
       {"Jeder Spieler gibt von jedem leeren Haus 1 Stockwerk in den Vorrat zurück.", "leeren",
        "bewohnten"},
       {"Der letzte Spieler mischt den Stapel und beginnt eine neue Runde.", "", ""}}}},
    {"es",
     {{{"El ganador de la ronda toma 2 monedas del banco.", "toma 2 monedas del",
        "paga 2 monedas al"},
       {"Una corona duplica el valor de todas las cartas de su color.", "duplica", "triplica"},
       {"Cada jugador devuelve a la reserva 1 piso de cada casa vacía.", "vacía", "habitada"},
       {"El último jugador baraja el mazo y empieza una nueva ronda.", "", ""}}}},
    {"fr",
     {{{"Le vainqueur de la manche prend 2 pièces à la banque.", "prend", "paie"},
       {"Une couronne double la valeur de toutes les cartes de sa couleur.", "double", "triple"},
       {"Chaque joueur rend à la réserve 1 étage de chaque maison vide.", "vide", "habitée"},
       {"Le dernier joueur mélange la pioche et commence une nouvelle manche.", "", ""}}}},
    {"it",
     {{{"Il vincitore del turno prende 2 monete dalla banca.", "prende 2 monete dalla",
        "paga 2 monete alla"},
       {"Una corona raddoppia il valore di tutte le carte del suo colore.", "raddoppia",
        "triplica"},
       {"Ogni giocatore restituisce alla riserva 1 piano di ogni casa vuota.", "vuota", "abitata"},
       {"L'ultimo giocatore mescola il mazzo e comincia un nuovo turno.", "", ""}}}},
    {"nl",
     {{{"De winnaar van de ronde pakt 2 munten uit de bank.", "pakt 2 munten uit",
        "betaalt 2 munten aan"},
       {"Een kroon verdubbelt de waarde van alle kaarten van zijn kleur.", "verdubbelt",
        "verdrievoudigt"},
       {"Elke speler geeft van elk leeg huis 1 verdieping terug aan de voorraad.", "leeg",
        "bewoond"},
       {"De laatste speler schudt de stapel en begint een nieuwe ronde.", "", ""}}}},
    {"pl",
     {{{"Zwycięzca rundy bierze 2 monety z banku.", "bierze 2 monety z", "płaci 2 monety do"},
       {"Korona podwaja wartość wszystkich kart swojego koloru.", "podwaja", "potraja"},
       {"Każdy gracz zwraca do zasobów 1 piętro każdego pustego domu.", "pustego", "zajętego"},
       {"Ostatni gracz tasuje talię i zaczyna nową rundę.", "", ""}}}},
    {"pt",
     {{{"O vencedor da rodada pega 2 moedas do banco.", "pega 2 moedas do", "paga 2 moedas ao"},
       {"Uma coroa dobra o valor de todas as cartas da sua cor.", "dobra", "triplica"},
       {"Cada jogador devolve à reserva 1 andar de cada casa vazia.", "vazia", "habitada"},
       {"O último jogador embaralha o baralho e começa uma nova rodada.", "", ""}}}},
    {"ru",
     {{{"Победитель раунда берёт 2 монеты из банка.", "берёт 2 монеты из банка",
        "платит 2 монеты в банк"},
       {"Корона удваивает стоимость всех карт своего цвета.", "удваивает", "утраивает"},
       {"Каждый игрок возвращает в запас 1 этаж каждого пустого дома.", "пустого", "заселённого"},
       {"Последний игрок тасует колоду и начинает новый раунд.", "", ""}}}},
    {"uk",
     {{{"Переможець раунду бере 2 монети з банку.", "бере 2 монети з банку",
        "платить 2 монети в банк"},
       {"Корона подвоює вартість усіх карт свого кольору.", "подвоює", "потроює"},
       {"Кожен гравець повертає в запас 1 поверх кожного порожнього будинку.", "порожнього",
        "заселеного"},
       {"Останній гравець тасує колоду й починає новий раунд.", "", ""}}}},
};

}  // namespace

TEST_CASE("nothing is told of rules that say the same") { check_faithful(english, translations); }

TEST_CASE("a word for its contrary is told as a warning") {
  check_errors(english, translations, topics.size(), [](const PairAudit& audit, std::size_t wrong) {
    REQUIRE_FALSE(audit.entries.empty());
    CHECK(audit.entries[0].severity == Severity::warning);
    CHECK(std::ranges::any_of(audit.entries[0].differences,
                              [&](const Difference& each) { return each.topic == topics[wrong]; }));
  });
}

}  // namespace ruleproof::audit
