// Errors beside another fact of the same kind: a number, a colour that becomes one which the
// sentence has already, "with" for one of two "without", "may" for one of two "must".
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

constexpr std::size_t rules = 7;
constexpr std::array<std::string_view, rules> english{
    "Each player receives 2 lanterns, 2 ropes and 3 stones.",
    "The red guard stands on the red tower, and the blue guard stands on the blue bridge.",
    "Ships without ropes stay in the harbour, and guards without stones stay on the bridge.",
    "You must show the lantern, and you must pay the toll.",
    "Whoever has more ropes than the guard takes 1 stone; whoever has more lanterns takes 4 "
    "stones.",
    "Guards do not move, but they receive stones.",
    "The guard takes the toll on the tower."};

const std::vector<Topic> topics{Topic::numbers, Topic::term,       Topic::negation,
                                Topic::duty,    Topic::comparison, Topic::negation};

const std::vector<Translation<rules>> translations = {
    {"de",
     {{{"Jeder Spieler erhält 2 Laternen, 2 Seile und 3 Steine.", "2 Seile", "3 Seile"},
       {"Die rote Wache steht auf dem roten Turm, und die blaue Wache steht auf der blauen Brücke.",
        "roten Turm", "blauen Turm"},
       {"Schiffe ohne Seile bleiben im Hafen, und Wachen ohne Steine bleiben auf der Brücke.",
        "ohne Steine", "mit Steinen"},
       {"Du musst die Laterne zeigen, und du musst den Zoll zahlen.", "musst den", "darfst den"},
       {"Wer mehr Seile hat als die Wache, nimmt 1 Stein; wer mehr Laternen hat, nimmt 4 Steine.",
        "mehr Laternen", "weniger Laternen"},
       {"Wachen bewegen sich nicht, aber sie erhalten Steine.",
        "bewegen sich nicht, aber sie erhalten", "bewegen sich, aber sie erhalten keine"},
       {"Die Wache nimmt den Zoll auf dem Turm.", "", ""}}}},
    {"es",
     {{{"Cada jugador recibe 2 faroles, 2 cuerdas y 3 piedras.", "2 cuerdas", "3 cuerdas"},
       {"El guardia rojo está en la torre roja, y el guardia azul está en el puente azul.",
        "torre roja", "torre azul"},
       {"Los barcos sin cuerdas se quedan en el puerto, y los guardias sin piedras se quedan en el "
        "puente.",
        "sin piedras", "con piedras"},
       {"Debes mostrar el farol, y debes pagar el peaje.", "debes pagar", "puedes pagar"},
       {"Quien tiene más cuerdas que el guardia toma 1 piedra; quien tiene más faroles toma 4 "
        "piedras.",
        "más faroles", "menos faroles"},
       {"Los guardias no se mueven, pero reciben piedras.", "no se mueven, pero reciben",
        "se mueven, pero no reciben"},
       {"El guardia toma el peaje en la torre.", "", ""}}}},
    {"fr",
     {{{"Chaque joueur reçoit 2 lanternes, 2 cordes et 3 pierres.", "2 cordes", "3 cordes"},
       {"Le garde rouge est sur la tour rouge, et le garde bleu est sur le pont bleu.",
        "tour rouge", "tour bleue"},
       {"Les navires sans cordes restent au port, et les gardes sans pierres restent sur le pont.",
        "sans pierres", "avec des pierres"},
       {"Vous devez montrer la lanterne, et vous devez payer le péage.", "devez payer",
        "pouvez payer"},
       {"Celui qui possède plus de cordes que le garde prend 1 pierre ; celui qui possède plus de "
        "lanternes prend 4 pierres.",
        "plus de lanternes", "moins de lanternes"},
       {"Les gardes ne se déplacent pas, mais ils reçoivent des pierres.",
        "ne se déplacent pas, mais ils reçoivent des",
        "se déplacent, mais ils ne reçoivent pas de"},
       {"Le garde prend le péage sur la tour.", "", ""}}}},
    {"ru",
     {{{"Каждый игрок получает 2 фонаря, 2 верёвки и 3 камня.", "2 верёвки", "3 верёвки"},
       {"Красный стражник стоит на красной башне, а синий стражник стоит на синем мосту.",
        "красной башне", "синей башне"},
       {"Корабли без верёвок остаются в гавани, а стражники без камней остаются на мосту.",
        "без камней", "с камнями"},
       {"Вы должны показать фонарь, и вы должны заплатить пошлину.", "должны заплатить",
        "можете заплатить"},
       {"У кого больше верёвок, чем у стражника, берёт 1 камень; у кого больше фонарей, берёт 4 "
        "камня.",
        "больше фонарей", "меньше фонарей"},
       {"Стражники не двигаются, но получают камни.", "не двигаются, но получают",
        "двигаются, но не получают"},
       {"Стражник берёт пошлину на башне.", "", ""}}}},
};

}  // namespace

TEST_CASE("nothing is told of sentences that say of two things the same") {
  check_faithful(english, translations);
}

TEST_CASE("a change of one fact beside another of its kind is a warning") {
  check_errors(english, translations, topics.size(), [](const PairAudit& audit, std::size_t wrong) {
    const bool is_told = std::ranges::any_of(audit.entries, [&](const Entry& entry) {
      return entry.severity == Severity::warning &&
             std::ranges::any_of(entry.differences, [&](const Difference& each) {
               return each.topic == topics[wrong];
             });
    });
    CHECK(is_told);
  });
}

}  // namespace ruleproof::audit
