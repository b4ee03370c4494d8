// The same eight rules in every language that has a lexicon, held against English: a faithful
// translation is told of nothing, and each error is told with the kind that it is.
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

constexpr auto english = std::to_array<std::string_view>(
    {"Each player draws three cards.", "You may hold at most seven cards in your hand.",
     "A player who has no money must pass.", "All other players pay one coin.",
     "Place the token before you roll the die.", "The youngest player begins.",
     "Nobody may shuffle the discard pile while cards are left in the deck.",
     "In each round a player can use this ability only once."});

constexpr auto kinds =
    std::to_array<Topic>({Topic::numbers, Topic::comparison, Topic::duty, Topic::scope,
                          Topic::order, Topic::term, Topic::duty, Topic::numbers});

const std::vector<Translation<8>> translations = {
    {"cs",
     {{{"Každý hráč si lízne tři karty.", "tři", "čtyři"},
       {"V ruce smíš mít nejvýše sedm karet.", "nejvýše", "nejméně"},
       {"Hráč, který nemá peníze, musí pasovat.", "musí", "smí"},
       {"Všichni ostatní hráči zaplatí jednu minci.", "Všichni ostatní hráči", "Všichni hráči"},
       {"Polož žeton, než hodíš kostkou.", "než hodíš", "poté, co hodíš"},
       {"Začíná nejmladší hráč.", "nejmladší", "nejstarší"},
       {"Nikdo nesmí míchat odhazovací balíček, dokud jsou v balíčku karty.", "Nikdo nesmí",
        "Každý smí"},
       {"V každém kole může hráč použít tuto schopnost jen jednou.", "jen jednou", "dvakrát"}}}},
    {"de",
     {{{"Jeder Spieler zieht drei Karten.", "drei", "vier"},
       {"Du darfst höchstens sieben Karten auf der Hand haben.", "höchstens", "mindestens"},
       {"Ein Spieler, der kein Geld hat, muss passen.", "muss", "darf"},
       {"Alle anderen Spieler zahlen eine Münze.", "Alle anderen Spieler", "Alle Spieler"},
       {"Lege den Marker hin, bevor du den Würfel wirfst.", "bevor", "nachdem"},
       {"Der jüngste Spieler beginnt.", "jüngste", "älteste"},
       {"Niemand darf den Ablagestapel mischen, solange Karten im Deck sind.", "Niemand darf",
        "Jeder darf"},
       {"In jeder Runde kann ein Spieler diese Fähigkeit nur einmal nutzen.", "nur einmal",
        "zweimal"}}}},
    {"es",
     {{{"Cada jugador roba tres cartas.", "tres", "cuatro"},
       {"Puedes tener como máximo siete cartas en la mano.", "como máximo", "como mínimo"},
       {"Un jugador que no tiene dinero debe pasar.", "debe", "puede"},
       {"Todos los demás jugadores pagan una moneda.", "Todos los demás jugadores",
        "Todos los jugadores"},
       {"Coloca la ficha antes de tirar el dado.", "antes", "después"},
       {"Empieza el jugador más joven.", "más joven", "mayor"},
       {"Nadie puede barajar el descarte mientras queden cartas en el mazo.", "Nadie puede",
        "Cualquiera puede"},
       {"En cada ronda un jugador puede usar esta habilidad solo una vez.", "solo una vez",
        "dos veces"}}}},
    {"fr",
     {{{"Chaque joueur pioche trois cartes.", "trois", "quatre"},
       {"Vous pouvez avoir au maximum sept cartes en main.", "au maximum", "au minimum"},
       {"Un joueur qui n'a pas d'argent doit passer.", "doit", "peut"},
       {"Tous les autres joueurs paient une pièce.", "Tous les autres joueurs", "Tous les joueurs"},
       {"Placez le jeton avant de lancer le dé.", "avant de lancer", "après avoir lancé"},
       {"Le plus jeune joueur commence.", "Le plus jeune joueur", "Le joueur le plus âgé"},
       {"Personne ne peut mélanger la défausse tant qu'il reste des cartes dans la pioche.",
        "Personne ne peut", "Chacun peut"},
       {"À chaque manche, un joueur ne peut utiliser cette capacité qu'une seule fois.",
        "ne peut utiliser cette capacité qu'une seule fois",
        "peut utiliser cette capacité deux fois"}}}},
    {"it",
     {{{"Ogni giocatore pesca tre carte.", "tre", "quattro"},
       {"Puoi tenere in mano al massimo sette carte.", "al massimo", "almeno"},
       {"Un giocatore che non ha denaro deve passare.", "deve", "può"},
       {"Tutti gli altri giocatori pagano una moneta.", "Tutti gli altri giocatori",
        "Tutti i giocatori"},
       {"Metti il segnalino prima di tirare il dado.", "prima di tirare", "dopo aver tirato"},
       {"Comincia il giocatore più giovane.", "più giovane", "più anziano"},
       {"Nessuno può mescolare gli scarti finché ci sono carte nel mazzo.", "Nessuno può",
        "Chiunque può"},
       {"In ogni turno un giocatore può usare questa abilità una volta sola.", "una volta sola",
        "due volte"}}}},
    {"nl",
     {{{"Elke speler trekt drie kaarten.", "drie", "vier"},
       {"Je mag hoogstens zeven kaarten in je hand hebben.", "hoogstens", "minstens"},
       {"Een speler die geen geld heeft, moet passen.", "moet", "mag"},
       {"Alle andere spelers betalen één munt.", "Alle andere spelers", "Alle spelers"},
       {"Leg de fiche neer voordat je de dobbelsteen gooit.", "voordat", "nadat"},
       {"De jongste speler begint.", "jongste", "oudste"},
       {"Niemand mag de aflegstapel schudden zolang er kaarten in de stapel zijn.", "Niemand mag",
        "Iedereen mag"},
       {"In elke ronde mag een speler dit vermogen maar één keer gebruiken.", "maar één keer",
        "twee keer"}}}},
    {"pl",
     {{{"Każdy gracz dobiera trzy karty.", "trzy", "cztery"},
       {"Możesz mieć na ręce co najwyżej siedem kart.", "co najwyżej", "co najmniej"},
       {"Gracz, który nie ma pieniędzy, musi spasować.", "musi", "może"},
       {"Wszyscy pozostali gracze płacą jedną monetę.", "Wszyscy pozostali gracze",
        "Wszyscy gracze"},
       {"Połóż żeton, zanim rzucisz kostką.", "zanim rzucisz", "po tym, jak rzucisz"},
       {"Zaczyna najmłodszy gracz.", "najmłodszy", "najstarszy"},
       {"Nikt nie może tasować stosu kart odrzuconych, dopóki w talii są karty.", "Nikt nie może",
        "Każdy może"},
       {"W każdej rundzie gracz może użyć tej zdolności tylko raz.", "tylko raz", "dwa razy"}}}},
    {"pt",
     {{{"Cada jogador compra três cartas.", "três", "quatro"},
       {"Podes ter na mão no máximo sete cartas.", "no máximo", "no mínimo"},
       {"Um jogador que não tem dinheiro deve passar.", "deve", "pode"},
       {"Todos os outros jogadores pagam uma moeda.", "Todos os outros jogadores",
        "Todos os jogadores"},
       {"Coloca a ficha antes de lançar o dado.", "antes", "depois"},
       {"O jogador mais novo começa.", "mais novo", "mais velho"},
       {"Ninguém pode baralhar os descartes enquanto houver cartas no baralho.", "Ninguém pode",
        "Qualquer um pode"},
       {"Em cada ronda um jogador só pode usar esta habilidade uma vez.",
        "só pode usar esta habilidade uma vez", "pode usar esta habilidade duas vezes"}}}},
    {"ru",
     {{{"Каждый игрок берёт три карты.", "три", "четыре"},
       {"На руке можно держать не больше семи карт.", "не больше", "не меньше"},
       {"Игрок, у которого нет денег, должен пасовать.", "должен", "может"},
       {"Все остальные игроки платят одну монету.", "Все остальные игроки", "Все игроки"},
       {"Положите жетон, прежде чем бросить кубик.", "прежде чем бросить",
        "после того как бросите"},
       {"Начинает самый младший игрок.", "младший", "старший"},
       {"Никто не может тасовать сброс, пока в колоде есть карты.", "Никто не может",
        "Каждый может"},
       {"В каждом раунде игрок может использовать эту способность только один раз.",
        "только один раз", "два раза"}}}},
    {"uk",
     {{{"Кожен гравець бере три карти.", "три", "чотири"},
       {"На руці можна тримати не більше семи карт.", "не більше", "не менше"},
       {"Гравець, у якого немає грошей, повинен пасувати.", "повинен", "може"},
       {"Усі інші гравці платять одну монету.", "Усі інші гравці", "Усі гравці"},
       {"Покладіть жетон, перш ніж кинути кубик.", "перш ніж кинути", "після того як кинете"},
       {"Починає наймолодший гравець.", "наймолодший", "найстарший"},
       {"Ніхто не може тасувати скид, поки в колоді є карти.", "Ніхто не може", "Кожен може"},
       {"У кожному раунді гравець може використати цю здатність лише один раз.", "лише один раз",
        "двічі"}}}},
};

/// What is told of the translation with the error in row `wrong`; -1: faithful.
auto audit_of(const Translation<8>& translation, int wrong) -> PairAudit {
  return compare(english_text(english), text_of(translation, wrong));
}

/// As a change of a permission may be told as a negation, one of a number as one of "only".
auto is_kind(Topic topic, Topic kind) -> bool {
  return topic == kind || (kind == Topic::duty && topic == Topic::negation) ||
         (kind == Topic::duty && topic == Topic::scope) ||
         (kind == Topic::term && topic == Topic::comparison) ||
         (kind == Topic::numbers && topic == Topic::comparison);
}

}  // namespace

TEST_CASE("nothing is told of eight rules that are the same in two languages") {
  for (const auto& translation : translations) {
    const auto audit = audit_of(translation, -1);
    CHECK_MESSAGE(audit.entries.empty(), translation.language, ": ", told(audit));
  }
}

TEST_CASE("an error in one of eight rules is told with its kind") {
  for (const auto& translation : translations) {
    for (int wrong = 0; wrong < static_cast<int>(kinds.size()); ++wrong) {
      const auto audit = audit_of(translation, wrong);
      CAPTURE(translation.language);
      CAPTURE(wrong);
      CAPTURE(told(audit));
      REQUIRE_FALSE(audit.entries.empty());
      CHECK(std::ranges::any_of(audit.entries[0].differences, [&](const Difference& difference) {
        return is_kind(difference.topic, kinds[static_cast<std::size_t>(wrong)]);
      }));
    }
  }
}

}  // namespace ruleproof::audit
