#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "reports/audit/saying/numbers.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/stems.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

/// "must, 2, not take": the facts in order, without things.
auto facts(std::string_view language, std::string_view sentence) -> std::string {
  std::string text;
  for (const auto& fact : saying_of(sentence, Tongue(language)).facts) {
    if (fact.kind == Kind::thing) continue;
    text += (text.empty() ? "" : ", ") + std::string(fact.is_negated ? "not " : "") + fact.value;
  }
  return text;
}

}  // namespace

TEST_CASE("facts come in the order of the words") {
  CHECK(facts("en", "You must pay 2 coins before you move.") == "must, pay, 2, before, move");
  CHECK(facts("en", "Otherwise take at most three cards.") == "otherwise, take, at-most, 3");
}

TEST_CASE("a negated permission is a ban, and its act is denied") {
  CHECK(facts("en", "You may not move.") == "forbidden, not move");
  CHECK(facts("de", "Du darfst die Karte nicht ablegen.") == "forbidden, not discard");
  CHECK(facts("fr", "Vous ne pouvez pas jouer.") == "forbidden, not play");
  CHECK(facts("ru", "Игрок не может взять карту.") == "forbidden, not take");
  CHECK(facts("es", "Nadie puede mover.") == "forbidden, not move");
  CHECK(facts("en", "You do not have to pay.") == "may, pay");
  CHECK(facts("de", "Niemand ist gezwungen zu zahlen.") == "may, pay");
}

TEST_CASE("negations that agree are one") {
  CHECK(facts("es", "No obtiene nada.") == "not, not gain");
  CHECK(facts("ru", "Игрок ничего не получает.") == "not, not gain");
  CHECK(facts("cs", "Nikdo nikdy nic nedostane.") == facts("cs", "Nikdo nic nedostane."));
}

TEST_CASE("German counting and numbers are not paying") {
  CHECK(facts("de", "Diese Karten zählen nichts.") == "not");
  CHECK(facts("de", "Jeder zahlt zwei Münzen.") == "every, pay, 2");
}

TEST_CASE("may not, unless, is may only, if") {
  CHECK(facts("en", "You may not play unless you pay.") == "may, play, only, if, pay");
  CHECK(facts("fr", "Un pion ne peut entrer que avec un six.") == "only, may, enter, 6");
}

TEST_CASE("who has or does nothing is not who may not") {
  CHECK(facts("en", "A player without a boat must wait.") == "not, must");
  CHECK(facts("en", "Who takes nothing may draw.") == "take, not, may, not draw");
  CHECK(facts("en", "No player may draw.") == "forbidden, not draw");
  CHECK(facts("de", "Ein Spieler ohne Boot darf warten.") == "not, may");
}

TEST_CASE("may not, until and unless, whatever words a language takes for them") {
  CHECK(facts("en", "They may neither stop nor pass.") == "forbidden, not skip");
  CHECK(facts("it", "Puoi lanciare finché non esce un sei.") == "may, throw, until, leave, 6");
  CHECK(facts("ru", "Бросайте, пока не выпадет шестерка.") == "throw, until, 6");
  CHECK(facts("ru", "Ходите, если только вы не стоите дома.") == "unless");
  CHECK(facts("it", "Ne prende tre.") == "take, 3");
  CHECK(facts("it", "Non prende né tre né quattro.").starts_with("not"));
}

TEST_CASE("a noun is not denied where an article shows it") {
  CHECK(facts("en", "You may not split the move.") == "forbidden, move");
  CHECK(facts("ru", "Это не выявило победителя.") == "not, win");
}

TEST_CASE("more than a number is another bound than at least") {
  CHECK(facts("en", "It has more than 1 card.") == "more-than, 1");
  CHECK(facts("en", "It has at least 1 card.") == "at-least, 1");
  CHECK(facts("en", "Nobody may ever hold more than two cards.") == "may, at-most, 2");
}

TEST_CASE("numerals are numbers as nouns, in words of several parts and within words") {
  CHECK(facts("en", "twenty-four") == "24");
  CHECK(facts("fr", "10 000 points") == "10000");
  CHECK(facts("ru", "1 500 очков") == "1500");
  CHECK(facts("de", "2 und 100") == "2, and, 100");
  CHECK(facts("es", "treinta y cuatro") == "34");
  CHECK(facts("ru", "вчетвером") == "4");
  CHECK(facts("cs", "šestka") == "6");
  const auto within = saying_of("ein sechsseitiger Klotz", Tongue("de")).facts;
  REQUIRE(within.size() == 1);
  CHECK(within[0].value == "6");
  CHECK(within[0].is_soft);
}

TEST_CASE("either, or is no any") {
  CHECK(facts("en", "Take either a card or a coin.") == "take, or");
  CHECK(facts("en", "Take either card.") == "take, any");
}

TEST_CASE("not more than a number is at most") {
  CHECK(facts("en", "It may not last more than three turns.") == "may, last, at-most, 3");
}

TEST_CASE("numbers are the same in every way of writing") {
  CHECK(number_text("1,000") == "1000");
  CHECK(number_text("1.000") == "1000");
  CHECK(number_text("0,50") == "0.5");
  CHECK(number_text("2nd") == "2");
  CHECK(number_text("007") == "7");
  CHECK(roman_number("IV") == "4");
  CHECK(roman_number("I").empty());
  CHECK(roman_number("MIX").empty());
}

TEST_CASE("Italian tells six from you are") {
  CHECK(facts("it", "Prendi sei carte.") == "take, 6");
  CHECK(facts("it", "Non sei mai obbligato.") == "may");
}

TEST_CASE("names of two scripts sound alike") {
  CHECK(sounds_of("privilegio").substr(0, 4) == sounds_of("привилегия").substr(0, 4));
  CHECK(sounds_of("дракон").substr(0, 3) == sounds_of("dragon").substr(0, 3));
  CHECK(sounds_of("123").empty());
}

TEST_CASE("a language without words is said to be unknown, and numbers are still read") {
  const Tongue tongue("xx");
  CHECK_FALSE(tongue.is_known());
  CHECK(tongue.note().find("no words of xx are known") == 0);
  CHECK(facts("xx", "Blah 7 blah.") == "7");
}

TEST_CASE("forms of a word share a stem") {
  CHECK(Tongue("en").stem("cards") == Tongue("en").stem("card"));
  CHECK(Tongue("ru").stem("дворцов") == Tongue("ru").stem("дворца"));
  CHECK(first_letters("ручки") == "ручки");
  CHECK(first_letters("ручками") == "ручка");
}

TEST_CASE("no phrase goes on after a comma where a language puts none within it") {
  CHECK(facts("en", "You score nothing, but you stay.") == "not gain, not, however");
  CHECK(facts("en", "You score nothing but coins.") == "gain, only");
}

TEST_CASE("what is left is no direction, and your left is one") {
  CHECK(facts("en", "If no card is left, you win.") == "if, not, win");
  CHECK(facts("en", "Pass it to your left.") == "give, left");
}

TEST_CASE("a word before a hundred or a thousand multiplies it") {
  CHECK(facts("en", "You need ten thousand points.") == "10000");
  CHECK(facts("fr", "Prenez deux cent points.") == "take, 200");
  CHECK(facts("de", "43 : 10 = 4,3") == "43, 10, 4.3");
}

TEST_CASE("never less than is at least, with an article, too") {
  CHECK(facts("en", "It costs never less than one coin.") ==
        facts("en", "It costs at least one coin."));
  CHECK(facts("fr", "Jamais moins d'une pièce.") == "at-least");
  CHECK(facts("es", "Nunca menos de una moneda.") == "at-least");
}

TEST_CASE("an empty no denies nothing") {
  CHECK(facts("fr", "Il lance avant que les cartes ne soient là.").find("not") ==
        std::string::npos);
  CHECK(facts("fr", "Il ne lance pas avant les autres.").find("not") != std::string::npos);
}

TEST_CASE("rates, secrets and durations may answer a fact and lack nothing themselves") {
  const auto soft = [](std::string_view language, std::string_view sentence) {
    std::string text;
    for (const auto& fact : saying_of(sentence, Tongue(language)).facts) {
      if (fact.is_soft) text += (text.empty() ? "" : ", ") + fact.value;
    }
    return text;
  };
  CHECK(soft("fr", "5 bateaux, un par joueur.") == "every");
  CHECK(soft("fr", "5 bateaux pour chaque joueur.").empty());
  CHECK(soft("de", "Haltet die Karten geheim.") == "not");
  CHECK(soft("en", "A game takes 30 minutes.") == "30");
  CHECK(soft("en", "A game takes 30 cards.").empty());
}

TEST_CASE("no more than one is at most, in front of an article and behind what it bounds, too") {
  CHECK(facts("it", "Su una tessera non può trovarsi più di un ponte.") == "may, at-most");
  CHECK(facts("fr", "Il est interdit d'engager plus d'un duel.") == "may, at-most");
  CHECK(facts("fr", "Il n'y a plus de cartes.") == "not");
  CHECK(facts("ru", "Нести больше трёх жетонов не может никто.") == "at-most, 3, may");
}

TEST_CASE("until none is left does deny") {
  CHECK(facts("pl", "Grajcie, aż nie zostanie żadna karta.").find("not") != std::string::npos);
  CHECK(facts("pl", "Grajcie, aż nie wypadnie szóstka.").find("not") == std::string::npos);
}

TEST_CASE("what answers a word of the other text, and lacks nothing there") {
  const auto soft = [](std::string_view language, std::string_view sentence) {
    std::string text;
    for (const auto& fact : saying_of(sentence, Tongue(language)).facts) {
      if (fact.is_soft) text += (text.empty() ? "" : ", ") + fact.value;
    }
    return text;
  };
  CHECK(soft("en", "Discard an undelivered letter.") == "not");
  CHECK(soft("en", "Under the unit lies a union.") == "");
  CHECK(soft("fr", "Un point par paire de jetons.") == "2");
  CHECK(soft("ru", "Не выше десятого деления.") == "10");
  CHECK(soft("es", "Quien no tenga cartas pasa.") == "if");
  CHECK(soft("de", "Haben alle gepasst, endet die Runde.") == "if");
  CHECK(soft("de", "Alle haben gepasst.") == "");
}

}  // namespace ruleproof::audit
