// Errors that leave as many facts of each kind as there were: two duties, two colours, two numbers
// that change places, a "not" that goes over to the other verb, steps that are turned round, "one"
// for the second "each". In each language a text that says the same is told of nothing.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/translated_test.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t rules = 15;
constexpr std::array<std::string_view, rules> english{
    "At the beginning the first player receives a lantern and the last player receives a rope.",
    "Every player must pay the toll at the harbour and may then visit the tower.",
    "If you own a lantern, you move 2 spaces; if you own a rope, you move 4 spaces.",
    "Ships without a lantern lose 3 points and ships with a rope receive 5 points.",
    "Place the red stone on the tower and the blue stone on the bridge.",
    "Each player places one guard on each tower.",
    "You may look at the lantern, but you may not sell it.",
    "Pay the toll before you cross the bridge.",
    "Take 3 lanterns and 5 ropes from the market.",
    "Whoever has more lanterns moves the ship; whoever has fewer ropes moves the guard.",
    "You need at least 3 lanterns for the tower and at most 4 ropes for the bridge.",
    "The guard goes to the left at the tower and to the right at the bridge.",
    "The ship begins in the harbour and ends at the market.",
    "If the harbour is empty, you may visit the market if you pay the toll.",
    "A guard carries a stone to the market."};

const std::vector<std::vector<Topic>> topics = {{Topic::order, Topic::swapped},
                                                {Topic::duty},
                                                {Topic::numbers, Topic::term, Topic::swapped},
                                                {Topic::negation},
                                                {Topic::term, Topic::swapped},
                                                {Topic::scope},
                                                {Topic::negation, Topic::duty},
                                                {Topic::order, Topic::swapped},
                                                {Topic::numbers, Topic::swapped},
                                                {Topic::comparison},
                                                {Topic::comparison},
                                                {Topic::direction},
                                                {Topic::order, Topic::term, Topic::swapped},
                                                {Topic::condition, Topic::removed}};

const std::vector<Translation<rules>> translations = {
    {"de",
     {{{"Zu Beginn erhält der erste Spieler eine Laterne und der letzte Spieler ein Seil.",
        "der erste Spieler eine Laterne und der letzte",
        "der letzte Spieler eine Laterne und der erste"},
       {"Jeder Spieler muss am Hafen den Zoll zahlen und darf dann den Turm besuchen.",
        "muss am Hafen den Zoll zahlen und darf", "darf am Hafen den Zoll zahlen und muss"},
       {"Wenn du eine Laterne besitzt, ziehst du 2 Felder; wenn du ein Seil besitzt, ziehst du 4 "
        "Felder.",
        "2 Felder; wenn du ein Seil besitzt, ziehst du 4",
        "4 Felder; wenn du ein Seil besitzt, ziehst du 2"},
       {"Schiffe ohne Laterne verlieren 3 Punkte, und Schiffe mit einem Seil erhalten 5 Punkte.",
        "ohne Laterne verlieren 3 Punkte, und Schiffe mit einem Seil",
        "mit einer Laterne verlieren 3 Punkte, und Schiffe ohne Seil"},
       {"Lege den roten Stein auf den Turm und den blauen Stein auf die Brücke.",
        "roten Stein auf den Turm und den blauen", "blauen Stein auf den Turm und den roten"},
       {"Jeder Spieler stellt eine Wache auf jeden Turm.", "jeden Turm", "einen Turm"},
       {"Du darfst die Laterne ansehen, aber du darfst sie nicht verkaufen.",
        "ansehen, aber du darfst sie nicht verkaufen",
        "nicht ansehen, aber du darfst sie verkaufen"},
       {"Zahle den Zoll, bevor du die Brücke überquerst.",
        "Zahle den Zoll, bevor du die Brücke überquerst",
        "Überquere die Brücke, bevor du den Zoll zahlst"},
       {"Nimm 3 Laternen und 5 Seile vom Markt.", "3 Laternen und 5", "5 Laternen und 3"},
       {"Wer mehr Laternen hat, bewegt das Schiff; wer weniger Seile hat, bewegt die Wache.",
        "mehr Laternen hat, bewegt das Schiff; wer weniger",
        "weniger Laternen hat, bewegt das Schiff; wer mehr"},
       {"Du brauchst mindestens 3 Laternen für den Turm und höchstens 4 Seile für die Brücke.",
        "mindestens 3 Laternen für den Turm und höchstens",
        "höchstens 3 Laternen für den Turm und mindestens"},
       {"Die Wache geht am Turm nach links und an der Brücke nach rechts.",
        "links und an der Brücke nach rechts", "rechts und an der Brücke nach links"},
       {"Das Schiff beginnt im Hafen und endet am Markt.", "im Hafen und endet am Markt",
        "am Markt und endet im Hafen"},
       {"Wenn der Hafen leer ist, darfst du den Markt besuchen, wenn du den Zoll zahlst.",
        ", wenn du den Zoll zahlst", ""},
       {"Eine Wache trägt einen Stein zum Markt.", "", ""}}}},
    {"es",
     {{{"Al comienzo, el primer jugador recibe un farol y el último jugador recibe una cuerda.",
        "primer jugador recibe un farol y el último", "último jugador recibe un farol y el primer"},
       {"Cada jugador debe pagar el peaje en el puerto y luego puede visitar la torre.",
        "debe pagar el peaje en el puerto y luego puede",
        "puede pagar el peaje en el puerto y luego debe"},
       {"Si tienes un farol, avanzas 2 casillas; si tienes una cuerda, avanzas 4 casillas.",
        "2 casillas; si tienes una cuerda, avanzas 4",
        "4 casillas; si tienes una cuerda, avanzas 2"},
       {"Los barcos sin farol pierden 3 puntos y los barcos con una cuerda reciben 5 puntos.",
        "sin farol pierden 3 puntos y los barcos con una",
        "con un farol pierden 3 puntos y los barcos sin"},
       {"Coloca la piedra roja en la torre y la piedra azul en el puente.",
        "roja en la torre y la piedra azul", "azul en la torre y la piedra roja"},
       {"Cada jugador coloca un guardia en cada torre.", "en cada torre", "en una torre"},
       {"Puedes mirar el farol, pero no puedes venderlo.", "Puedes mirar el farol, pero no puedes",
        "No puedes mirar el farol, pero puedes"},
       {"Paga el peaje antes de cruzar el puente.", "Paga el peaje antes de cruzar el puente",
        "Cruza el puente antes de pagar el peaje"},
       {"Toma 3 faroles y 5 cuerdas del mercado.", "3 faroles y 5", "5 faroles y 3"},
       {"Quien tiene más faroles mueve el barco; quien tiene menos cuerdas mueve el guardia.",
        "más faroles mueve el barco; quien tiene menos",
        "menos faroles mueve el barco; quien tiene más"},
       {"Necesitas al menos 3 faroles para la torre y como máximo 4 cuerdas para el puente.",
        "al menos 3 faroles para la torre y como máximo",
        "como máximo 3 faroles para la torre y al menos"},
       {"El guardia va a la izquierda en la torre y a la derecha en el puente.",
        "izquierda en la torre y a la derecha", "derecha en la torre y a la izquierda"},
       {"El barco empieza en el puerto y termina en el mercado.",
        "en el puerto y termina en el mercado", "en el mercado y termina en el puerto"},
       {"Si el puerto está vacío, puedes visitar el mercado si pagas el peaje.",
        " si pagas el peaje", ""},
       {"Un guardia lleva una piedra al mercado.", "", ""}}}},
    {"fr",
     {{{"Au début, le premier joueur reçoit une lanterne et le dernier joueur reçoit une corde.",
        "premier joueur reçoit une lanterne et le dernier",
        "dernier joueur reçoit une lanterne et le premier"},
       {"Chaque joueur doit payer le péage au port et peut ensuite visiter la tour.",
        "doit payer le péage au port et peut", "peut payer le péage au port et doit"},
       {"Si vous avez une lanterne, vous avancez de 2 cases ; si vous avez une corde, vous avancez "
        "de 4 cases.",
        "2 cases ; si vous avez une corde, vous avancez de 4",
        "4 cases ; si vous avez une corde, vous avancez de 2"},
       {"Les navires sans lanterne perdent 3 points et les navires avec une corde reçoivent 5 "
        "points.",
        "sans lanterne perdent 3 points et les navires avec une",
        "avec une lanterne perdent 3 points et les navires sans"},
       {"Placez la pierre rouge sur la tour et la pierre bleue sur le pont.",
        "rouge sur la tour et la pierre bleue", "bleue sur la tour et la pierre rouge"},
       {"Chaque joueur place un garde sur chaque tour.", "chaque tour", "une tour"},
       {"Vous pouvez regarder la lanterne, mais vous ne pouvez pas la vendre.",
        "pouvez regarder la lanterne, mais vous ne pouvez pas la vendre",
        "ne pouvez pas regarder la lanterne, mais vous pouvez la vendre"},
       {"Payez le péage avant de traverser le pont.", "Payez le péage avant de traverser le pont",
        "Traversez le pont avant de payer le péage"},
       {"Prenez 3 lanternes et 5 cordes au marché.", "3 lanternes et 5", "5 lanternes et 3"},
       {"Celui qui possède plus de lanternes déplace le navire ; celui qui possède moins de cordes "
        "déplace le "
        "déplace le garde.",
        "plus de lanternes déplace le navire ; celui qui possède moins",
        "moins de lanternes déplace le navire ; celui qui possède plus"},
       {"Il vous faut au moins 3 lanternes pour la tour et au plus 4 cordes pour le pont.",
        "au moins 3 lanternes pour la tour et au plus",
        "au plus 3 lanternes pour la tour et au moins"},
       {"Le garde va à gauche devant la tour et à droite devant le pont.",
        "gauche devant la tour et à droite", "droite devant la tour et à gauche"},
       {"Le navire commence au port et finit au marché.", "au port et finit au marché",
        "au marché et finit au port"},
       {"Si le port est vide, vous pouvez visiter le marché si vous payez le péage.",
        " si vous payez le péage", ""},
       {"Un garde porte une pierre au marché.", "", ""}}}},
    {"ru",
     {{{"В начале первый игрок получает фонарь, а последний игрок получает верёвку.",
        "первый игрок получает фонарь, а последний", "последний игрок получает фонарь, а первый"},
       {"Каждый игрок должен заплатить в гавани пошлину и затем может посетить башню.",
        "должен заплатить в гавани пошлину и затем может",
        "может заплатить в гавани пошлину и затем должен"},
       {"Если у вас есть фонарь, вы двигаетесь на 2 клетки; если у вас есть верёвка, вы двигаетесь "
        "на 4 клетки.",
        "2 клетки; если у вас есть верёвка, вы двигаетесь на 4",
        "4 клетки; если у вас есть верёвка, вы двигаетесь на 2"},
       {"Корабли без фонаря теряют 3 очка, а корабли с верёвкой получают 5 очков.",
        "без фонаря теряют 3 очка, а корабли с верёвкой",
        "с фонарём теряют 3 очка, а корабли без верёвки"},
       {"Положите красный камень на башню, а синий камень на мост.",
        "красный камень на башню, а синий", "синий камень на башню, а красный"},
       {"Каждый игрок ставит одного стражника на каждую башню.", "каждую башню", "одну башню"},
       {"Вы можете посмотреть на фонарь, но не можете его продать.",
        "можете посмотреть на фонарь, но не можете", "не можете посмотреть на фонарь, но можете"},
       {"Заплатите пошлину, прежде чем перейти мост.", "Заплатите пошлину, прежде чем перейти мост",
        "Перейдите мост, прежде чем заплатить пошлину"},
       {"Возьмите на рынке 3 фонаря и 5 верёвок.", "3 фонаря и 5 верёвок", "5 фонарей и 3 верёвки"},
       {"У кого больше фонарей, двигает корабль; у кого меньше верёвок, двигает стражника.",
        "больше фонарей, двигает корабль; у кого меньше",
        "меньше фонарей, двигает корабль; у кого больше"},
       {"Для башни нужно не менее 3 фонарей, а для моста не более 4 верёвок.",
        "не менее 3 фонарей, а для моста не более", "не более 3 фонарей, а для моста не менее"},
       {"Стражник идёт у башни влево, а у моста вправо.", "влево, а у моста вправо",
        "вправо, а у моста влево"},
       {"Корабль начинает в гавани и заканчивает на рынке.", "в гавани и заканчивает на рынке",
        "на рынке и заканчивает в гавани"},
       {"Если гавань пуста, вы можете посетить рынок, если заплатите пошлину.",
        ", если заплатите пошлину", ""},
       {"Стражник несёт камень на рынок.", "", ""}}}},
};

}  // namespace

TEST_CASE("nothing is told of sentences in which each fact stands where it belongs") {
  check_faithful(english, translations);
}

TEST_CASE("what takes the place of another of its kind is told") {
  check_errors(english, translations, topics.size(), [](const PairAudit& audit, std::size_t wrong) {
    const bool is_told = std::ranges::any_of(audit.entries, [&](const Entry& entry) {
      return std::ranges::any_of(entry.differences, [&](const Difference& each) {
        return std::ranges::find(topics.at(wrong), each.topic) != topics.at(wrong).end();
      });
    });
    CHECK(is_told);
  });
}

}  // namespace ruleproof::audit
