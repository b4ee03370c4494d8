#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/gravity.hpp"
#include "reports/audit/writing/writing.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {
namespace {

/// What is asked in a language: {0} and {1} are words of the texts.
struct Asked {
  std::string_view language;
  std::string_view which;   ///< each text says something else
  std::string_view only;    ///< one says nothing of the kind
  std::string_view alone;   ///< one has not the sentence
  std::string_view part;    ///< one is much shorter
  std::string_view order;   ///< the sentences stand in another order
  std::string_view differ;  ///< they differ, in no single word
  std::string_view duty;    ///< must, may or must not
  std::string_view denied;  ///< one says no
};
constexpr auto languages = std::to_array<Asked>({
    {"en", "One text says “{0}”, the other “{1}”: which is meant?",
     "Only one of the texts says “{0}” here: does it hold?",
     "Only one of the texts has this sentence: is it a rule of the game?",
     "One of the sentences is much shorter than the other: is a part missing?",
     "The sentences stand in another order: does the order decide anything?",
     "The two sentences differ: which is meant?",
     "One text says “{0}”, the other “{1}”: is it a duty, allowed, or forbidden?",
     "One text denies what the other says (“{0}”, “{1}”): which holds?"},
    {"cs", "Jeden text říká „{0}“, druhý „{1}“: co platí?",
     "Jen jeden z textů zde říká „{0}“: platí to?",
     "Tuto větu má jen jeden z textů: je to pravidlo hry?",
     "Jedna z vět je mnohem kratší než druhá: nechybí část?",
     "Věty jsou v jiném pořadí: záleží na pořadí?", "Věty se liší: co platí?",
     "Jeden text říká „{0}“, druhý „{1}“: je to povinnost, je to dovoleno, nebo zakázáno?",
     "Jeden text popírá, co druhý říká („{0}“, „{1}“): co platí?"},
    {"de", "Ein Text sagt „{0}“, der andere „{1}“: Was ist gemeint?",
     "Nur einer der Texte sagt hier „{0}“: Gilt das?",
     "Nur einer der Texte hat diesen Satz: Gehört er zu den Regeln?",
     "Einer der Sätze ist viel kürzer als der andere: Fehlt ein Teil?",
     "Die Sätze stehen in anderer Reihenfolge: Kommt es auf die Reihenfolge an?",
     "Die beiden Sätze weichen voneinander ab: Was ist gemeint?",
     "Ein Text sagt „{0}“, der andere „{1}“: Muss man, darf man, oder darf man nicht?",
     "Ein Text verneint, was der andere sagt („{0}“, „{1}“): Was gilt?"},
    {"es", "Un texto dice «{0}» y el otro «{1}»: ¿cuál es el correcto?",
     "Solo uno de los textos dice aquí «{0}»: ¿es válido?",
     "Solo uno de los textos tiene esta frase: ¿es una regla del juego?",
     "Una de las frases es mucho más corta que la otra: ¿falta una parte?",
     "Las frases están en otro orden: ¿importa el orden?",
     "Las dos frases difieren: ¿cuál es la correcta?",
     "Un texto dice «{0}» y el otro «{1}»: ¿es obligatorio, está permitido o está prohibido?",
     "Un texto niega lo que dice el otro («{0}», «{1}»): ¿cuál vale?"},
    {"fr", "Un texte dit « {0} », l’autre « {1} » : lequel est le bon ?",
     "Un seul des textes dit ici « {0} » : est-ce valable ?",
     "Un seul des textes contient cette phrase : est-ce une règle du jeu ?",
     "L’une des phrases est bien plus courte que l’autre : en manque-t-il une partie ?",
     "Les phrases sont dans un autre ordre : cet ordre a-t-il de l’importance ?",
     "Les deux phrases diffèrent : laquelle est la bonne ?",
     "Un texte dit « {0} », l’autre « {1} » : est-ce obligatoire, permis ou interdit ?",
     "Un texte nie ce que dit l’autre (« {0} », « {1} ») : lequel est le bon ?"},
    {"it", "Un testo dice «{0}», l’altro «{1}»: quale dei due è giusto?",
     "Solo uno dei testi dice qui «{0}»: è valido?",
     "Solo uno dei testi ha questa frase: è una regola del gioco?",
     "Una delle frasi è molto più corta dell’altra: ne manca una parte?",
     "Le frasi sono in un altro ordine: l’ordine è importante?",
     "Le due frasi differiscono: quale è giusta?",
     "Un testo dice «{0}», l’altro «{1}»: è obbligatorio, permesso o vietato?",
     "Un testo nega ciò che dice l’altro («{0}», «{1}»): quale vale?"},
    {"nl", "De ene tekst zegt “{0}”, de andere “{1}”: wat is bedoeld?",
     "Maar één van de teksten zegt hier “{0}”: geldt dat?",
     "Maar één van de teksten heeft deze zin: is het een spelregel?",
     "Een van de zinnen is veel korter dan de andere: ontbreekt er een deel?",
     "De zinnen staan in een andere volgorde: is de volgorde van belang?",
     "De twee zinnen verschillen: wat is bedoeld?",
     "De ene tekst zegt “{0}”, de andere “{1}”: moet het, mag het, of mag het niet?",
     "De ene tekst ontkent wat de andere zegt (“{0}”, “{1}”): wat geldt?"},
    {"pl", "Jeden tekst mówi „{0}”, a drugi „{1}”: co jest właściwe?",
     "Tylko jeden z tekstów mówi tu „{0}”: czy to obowiązuje?",
     "Tylko jeden z tekstów zawiera to zdanie: czy to zasada gry?",
     "Jedno ze zdań jest dużo krótsze od drugiego: czy czegoś brakuje?",
     "Zdania stoją w innej kolejności: czy kolejność ma znaczenie?",
     "Te dwa zdania się różnią: które jest właściwe?",
     "Jeden tekst mówi „{0}”, a drugi „{1}”: czy to obowiązek, czy wolno, czy nie wolno?",
     "Jeden tekst zaprzecza temu, co mówi drugi („{0}”, „{1}”): co obowiązuje?"},
    {"pt", "Um texto diz «{0}» e o outro «{1}»: qual é o correto?",
     "Só um dos textos diz aqui «{0}»: é válido?",
     "Só um dos textos tem esta frase: é uma regra do jogo?",
     "Uma das frases é muito mais curta do que a outra: falta uma parte?",
     "As frases estão noutra ordem: a ordem é importante?",
     "As duas frases diferem: qual é a correta?",
     "Um texto diz «{0}» e o outro «{1}»: é obrigatório, permitido ou proibido?",
     "Um texto nega o que o outro diz («{0}», «{1}»): qual vale?"},
    {"ru", "В одном тексте «{0}», в другом «{1}»: что верно?",
     "Только в одном из текстов здесь сказано «{0}»: верно ли это?",
     "Это предложение есть только в одном из текстов: правило ли это игры?",
     "Одно из предложений намного короче другого: не пропущена ли часть?",
     "Предложения стоят в другом порядке: важен ли порядок?",
     "Эти два предложения расходятся: какое верно?",
     "В одном тексте «{0}», в другом «{1}»: это обязательно, разрешено или запрещено?",
     "Один текст отрицает то, что говорит другой («{0}», «{1}»): что верно?"},
    {"uk", "В одному тексті «{0}», в іншому «{1}»: що правильно?",
     "Лише в одному з текстів тут сказано «{0}»: чи це правильно?",
     "Це речення є лише в одному з текстів: чи це правило гри?",
     "Одне з речень значно коротше за інше: чи не пропущено частину?",
     "Речення стоять в іншому порядку: чи важливий порядок?",
     "Ці два речення різняться: яке правильне?",
     "В одному тексті «{0}», в іншому «{1}»: це обов’язково, дозволено чи заборонено?",
     "Один текст заперечує те, що каже інший («{0}», «{1}»): що правильно?"},
});

/// "More than three" and "not more than three": a "not" decides, which is none of the words told.
auto turns_by_not(const Difference& difference) -> bool {
  static constexpr auto bounds = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"at-most", "more-than"}, {"at-least", "fewer-than"}});
  return std::ranges::any_of(bounds, [&](const auto& two) {
    return (difference.first == two.first && difference.second == two.second) ||
           (difference.first == two.second && difference.second == two.first);
  });
}

/// Whether all words of one difference, some of each text, are among those of another, which has
/// more.
auto is_part_of(const Difference& one, const Difference& other) -> bool {
  const auto holds = [](const std::vector<Words>& some, const std::vector<Words>& all) {
    return std::ranges::all_of(some, [&](const Words& spot) {
      return std::ranges::any_of(all, [&](const Words& each) {
        return each.sentence == spot.sentence && each.at == spot.at;
      });
    });
  };
  const auto size = [](const Difference& each) {
    return each.first_spots.size() + each.second_spots.size();
  };
  const bool is_of_both = !one.first_spots.empty() && !one.second_spots.empty();
  return is_of_both && size(one) < size(other) && holds(one.first_spots, other.first_spots) &&
         holds(one.second_spots, other.second_spots);
}

/// What one difference asks, in words of both texts.
auto question_on(const PairAudit& comparison, const Difference& difference, const Asked& asked)
    -> std::string {
  if (difference.topic == Topic::removed || difference.topic == Topic::added) {
    return std::string(asked.part);
  }
  const auto first = as_written(comparison.first, difference.first_spots);
  const auto second = as_written(comparison.second, difference.second_spots);
  if (first.empty() && second.empty()) return std::string(asked.differ);
  const bool is_steps =
      difference.topic == Topic::order && difference.first.find(", ") != std::string::npos;
  if (is_steps) return std::string(asked.order);
  if (first.empty() || second.empty()) {
    return fmt::format(fmt::runtime(asked.only), first.empty() ? second : first);
  }
  if (first == second) return std::string(asked.differ);  // the same of other things
  const bool is_denied = difference.topic == Topic::negation || turns_by_not(difference);
  const auto& both = difference.topic == Topic::duty ? asked.duty
                     : is_denied                     ? asked.denied
                                                     : asked.which;
  return fmt::format(fmt::runtime(both), first, second);
}

/// What is asked of an entry: its gravest difference, and each other one that would be a warning by
/// itself. The answer to one says nothing of the others.
auto questions_on(const PairAudit& comparison, const Entry& entry, const Asked& asked)
    -> std::vector<std::string> {
  if (entry.first.empty() || entry.second.empty()) return {std::string(asked.alone)};
  if (entry.topic == Topic::swapped) return {std::string(asked.order)};
  if (entry.differences.empty()) return {std::string(asked.differ)};
  std::vector<const Difference*> strict;
  for (const auto& difference : entry.differences) {
    const bool warns = severity_of(difference, entry.confidence) == Severity::warning;
    if (strict.empty() || warns) strict.push_back(&difference);
  }
  std::vector<std::string> all;
  for (const auto* difference : strict) {
    // "Before" and "after" alone say what "coin, before, ship" says with what stands by it.
    const bool is_told = std::ranges::any_of(
        strict, [&](const Difference* other) { return is_part_of(*other, *difference); });
    if (is_told) continue;
    auto question = question_on(comparison, *difference, asked);
    if (std::ranges::find(all, question) == all.end()) all.push_back(std::move(question));
  }
  return all;
}

/// Those of both texts; English if neither is known.
auto asked_in(const PairAudit& comparison) -> std::vector<Asked> {
  std::vector<Asked> asked;
  for (const auto* document : {&comparison.first, &comparison.second}) {
    const auto row = std::ranges::find(languages, document->language, &Asked::language);
    const bool is_there =
        std::ranges::find(asked, document->language, &Asked::language) != asked.end();
    if (row != languages.end() && !is_there) asked.push_back(*row);
  }
  if (asked.empty()) asked.push_back(languages.front());
  return asked;
}

auto quoted(const Document& document, const std::vector<int>& sentences, const Entry& entry,
            bool of_first) -> std::string {
  if (sentences.empty()) return "";
  std::vector<Words> spots;
  for (const auto& difference : entry.differences) {
    const auto& own = of_first ? difference.first_spots : difference.second_spots;
    spots.insert(spots.end(), own.begin(), own.end());
  }
  return fmt::format("{}:\n\n> {}\n\n", render::markdown_prose(place_of(document, sentences)),
                     render::markdown_prose(render::one_line(marked(document, sentences, spots))));
}

auto letter_of(const PairAudit& comparison, const Entry& entry, std::size_t number,
               const std::vector<Asked>& asked) -> std::string {
  auto out = fmt::format("### {}. {}\n\n", number, to_text(entry.topic));
  out += quoted(comparison.first, entry.first, entry, true);
  out += quoted(comparison.second, entry.second, entry, false);
  for (const auto& language : asked) {
    for (const auto& question : questions_on(comparison, entry, language)) {
      out += fmt::format("- {}: {}\n", language.language,
                         render::markdown_prose(render::one_line(question)));
    }
  }
  return out + '\n';
}

}  // namespace

auto questions(const PairAudit& comparison, std::string_view version) -> std::string {
  const auto asked = asked_in(comparison);
  auto out =
      fmt::format("## Questions on {} and {}\n\n", render::markdown_prose(comparison.first.file),
                  render::markdown_prose(comparison.second.file));
  std::size_t number = 0;
  for (const auto& entry : comparison.entries) {
    if (entry.is_doubtful || entry.topic == Topic::wording || !entry.may_be_rule) continue;
    if (entry.cases.empty()) out += letter_of(comparison, entry, ++number, asked);
    for (const auto& each : entry.cases) out += letter_of(comparison, each, ++number, asked);
  }
  if (number == 0) out += "None.\n";
  return out + fmt::format("\nBy ruleproof {}.\n", version);
}

}  // namespace ruleproof::audit
