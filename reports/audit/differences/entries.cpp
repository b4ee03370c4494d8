#include "reports/audit/differences/entries.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/anchors.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/exchanged.hpp"
#include "reports/audit/differences/gathered.hpp"
#include "reports/audit/differences/glossary.hpp"
#include "reports/audit/differences/gravity.hpp"
#include "reports/audit/differences/in_order.hpp"
#include "reports/audit/differences/lengths.hpp"
#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/differences/revision.hpp"
#include "reports/audit/differences/terms.hpp"
#include "reports/audit/pairing/lookup.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"
#include "reports/audit/saying/numbers.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

/// The words of a sentence, with the signs that say as much as words.
auto said_in(std::string_view sentence) -> std::string {
  std::string text;
  for (const auto& word : words_of(sentence)) {
    if (word.number && is_minus_before(sentence, word.at)) text += '-';
    text += word.folded + ' ';
  }
  for (const auto& sign : fractions_in(sentence)) text += std::string(sign.value) + ' ';
  return text;
}

/// " the golden fish ": a term of several words is looked for in what a sentence says as such a
/// run.
auto run_of_words(std::string_view text) -> std::string {
  std::string run = " ";
  for (const auto& word : words_of(text)) run += word.folded + ' ';
  return run;
}

/// It depends on the words of the sentences and on nothing else; of a cell or another shred of a
/// sentence also on what stands before it, for "3" stands in many rows.
auto key_of(const Document& first, const std::vector<int>& a, const Document& second,
            const std::vector<int>& b) -> std::string {
  static constexpr std::size_t shred = 16;  // bytes
  std::string text;
  const auto add_all = [&](const Document& document, const std::vector<int>& sentences) {
    const auto begin = text.size();
    for (const int i : sentences)
      text += said_in(document.sentences[static_cast<std::size_t>(i)].text);
    if (text.size() - begin < shred && !sentences.empty() && sentences.front() > 0) {
      const auto before = static_cast<std::size_t>(sentences.front()) - 1;
      text += "after " + said_in(document.sentences[before].text);
    }
    text += '\n';
  };
  add_all(first, a);
  add_all(second, b);
  return key_of_text(text);
}

class Comparer {
 public:
  Comparer(Document first, Document second, bool aligned, const std::vector<Concept>& glossary,
           const std::string& dictionaries)
      : tongue_first_(first.language),
        tongue_second_(second.language),
        glossary_(glossary, tongue_first_, tongue_second_) {
    result_.first = std::move(first);
    result_.second = std::move(second);
    same_ = !result_.first.language.empty() && result_.first.language == result_.second.language;
    note_languages();
    first_ = sayings_of(result_.first, tongue_first_);
    second_ = sayings_of(result_.second, tongue_second_);
    sides_ = sides_of(result_.first, first_, result_.second, second_, same_);
    const auto given = glossary_.dictionary(sides_);
    auto paired = aligned ? pair_in_order(sides_, given)
                          : pair_up(sides_, same_, given, looked(dictionaries));
    result_.pairings = std::move(paired.pairings);
    dictionary_ = std::move(paired.dictionary);
    result_.terms = glossary_.renderings();
    for (auto& term : proposed_terms(result_.pairings, sides_, dictionary_, result_.first, first_,
                                     result_.second, second_)) {
      const bool is_given = std::ranges::any_of(result_.terms, [&](const Rendering& each) {
        return each.given && std::ranges::any_of(each.first, [&](const std::string& own) {
                 return folded(own) == folded(term.first.front());
               });
      });
      if (!is_given) result_.terms.push_back(std::move(term));
    }
  }

  auto take() -> PairAudit {
    note_strangers();
    const auto is_alone = [](const Pairing& pairing) {
      return pairing.first.empty() || pairing.second.empty();
    };
    for (const auto& pairing : result_.pairings) {
      if (is_alone(pairing)) alone(pairing);
    }
    if (!same_ && !(tongue_first_.is_known() && tongue_second_.is_known())) keep_digits();
    const Habits habits(result_.pairings, first_, second_, same_);
    terms_.emplace(result_.pairings, dictionary_, sides_, first_, second_);
    for (const auto& pairing : result_.pairings) {
      if (!is_alone(pairing)) together(pairing, habits);
    }
    highest_first(result_.entries, [](const Entry& entry) {
      return entry.gravity + (entry.severity == Severity::warning ? 1 : 0);
    });
    if (!same_) doubt_notes(result_);
    gather_habits(result_);
    return std::move(result_);
  }

 private:
  auto note_languages() -> void {
    for (const auto* document : {&result_.first, &result_.second}) {
      const auto& tongue = document == &result_.first ? tongue_first_ : tongue_second_;
      for (const auto& note : document->notes) result_.notes.push_back(note);
      if (!tongue.note().empty()) result_.notes.push_back(document->file + ": " + tongue.note());
    }
  }

  /// Of one of the languages no word is known: what the other one has in words may stand there,
  /// too.
  auto keep_digits() -> void {
    for (auto* says : {&first_, &second_}) {
      for (auto& saying : *says) {
        for (auto& fact : saying.facts) {
          fact.is_soft |= fact.kind != Kind::name && !fact.is_digits;
        }
      }
    }
  }

  /// A number that one text lacks in digits, and of whose language no word is known.
  [[nodiscard]] auto may_be_in_words(const Difference& difference) const -> bool {
    if (same_ || difference.way != Way::lacking || difference.topic != Topic::numbers) return false;
    const auto& lacks = difference.first.empty() ? tongue_first_ : tongue_second_;
    return !lacks.is_known();
  }

  /// Two texts of which hardly a sentence has a partner.
  auto note_strangers() -> void {
    static constexpr std::size_t fewest = 3;  // sentences, of which nothing can be said
    static constexpr std::size_t few = 10;    // of which one may have a partner by chance
    static constexpr double sure = 0.5;
    static constexpr double share = 0.2;
    const auto least = std::min(first_.size(), second_.size());
    const auto partners = std::ranges::count_if(result_.pairings, [](const Pairing& pairing) {
      return !pairing.first.empty() && !pairing.second.empty() && pairing.confidence >= sure;
    });
    const auto enough = least < few ? 1.0 : share * static_cast<double>(least);
    if (least < fewest || static_cast<double>(partners) >= enough) return;
    result_.notes.push_back(
        fmt::format("only {} of {} sentences surely have a partner: are these texts of one game?",
                    partners, least));
  }

  /// What dictionaries have of the two languages, and a note on which there are.
  auto looked(const std::string& folder) -> Dictionary {
    static constexpr std::size_t few = 10;  // sentences, which are found without
    const auto most = std::max(first_.size(), second_.size());
    if (folder.empty() || most < few) return {};
    auto lookup = looked_up(sides_, tongue_first_, tongue_second_, folder);
    if (!lookup.note.empty()) result_.notes.push_back(std::move(lookup.note));
    return std::move(lookup.dictionary);
  }

  [[nodiscard]] auto entry_of(const Pairing& pairing) const -> Entry {
    Entry entry;
    entry.key = key_of(result_.first, pairing.first, result_.second, pairing.second);
    entry.mirrored = key_of(result_.second, pairing.second, result_.first, pairing.first);
    entry.confidence = pairing.confidence;
    entry.first = pairing.first;
    entry.second = pairing.second;
    return entry;
  }

  auto alone(const Pairing& pairing) -> void {
    const bool in_first = pairing.second.empty();
    const auto& document = in_first ? result_.first : result_.second;
    const auto& own = in_first ? pairing.first : pairing.second;
    const auto& says = in_first ? first_ : second_;
    auto entry = entry_of(pairing);
    entry.topic = in_first ? Topic::removed : Topic::added;
    const auto facts = facts_of_side(own, says);
    const bool is_rule = may_be_rule(facts) || has_term(document, own, in_first);
    entry.may_be_rule = is_rule && part_of(document, own) != Part::heading;
    const auto weight = is_rule ? gravity_alone(document, own, facts, pairing.confidence)
                                : gravity_of_no_rule(pairing.confidence);
    entry.gravity = weight.gravity;
    entry.severity = weight.severity;
    const auto& other = in_first ? result_.second : result_.first;
    if (other.file == document.file) {  // a file with both texts
      entry.title = fmt::format("{} has no {}", place_of(document, own),
                                in_first ? "translation" : "original");
      entry.advice = in_first ? "Translate it." : "Take it out, or write what it translates.";
    } else {
      entry.title = fmt::format("only in {}: nothing was found in {} that says it",
                                place_of(document, own), other.file);
      entry.advice = fmt::format("Add it to {}, or take it out of {}.", other.file, document.file);
    }
    result_.entries.push_back(std::move(entry));
  }

  /// Whether sentences have a term of the glossary, or one that was learnt from these texts.
  [[nodiscard]] auto has_term(const Document& document, const std::vector<int>& sentences,
                              bool of_first) const -> bool {
    std::string said;
    for (const int i : sentences) {
      said += run_of_words(document.sentences[static_cast<std::size_t>(i)].text);
    }
    return std::ranges::any_of(result_.terms, [&](const Rendering& term) {
      return std::ranges::any_of(of_first ? term.first : term.second, [&](const std::string& name) {
        const auto words = run_of_words(name);
        return words.size() > 1 && said.find(words) != std::string::npos;
      });
    });
  }

  /// All that the checks find in a pair, whether it is worth telling or not.
  auto found_in(const Pairing& pairing, const Habits& habits) -> std::vector<Difference> {
    auto found = differences_of(pairing, first_, second_, habits);
    auto terms = glossary_.differences_of(pairing, result_.first, result_.second);
    if (terms.empty()) terms = terms_->differences_of(pairing);
    const auto anchors = anchors_of(pairing, first_, second_, [&](const std::string& stem) {
      return terms_->counterparts_of(stem);
    });
    for (auto& each : exchanged(anchors)) found.push_back(std::move(each));
    for (auto& each : turned_round(pairing, first_, second_, anchors)) {
      found.push_back(std::move(each));
    }
    for (auto& step : terms_->reordered_steps(pairing)) found.push_back(std::move(step));
    for (auto& term : terms) found.push_back(std::move(term));
    auto part = same_ ? std::nullopt : shorter_side(pairing, first_, second_, sides_.ratio);
    if (part) found.push_back(std::move(*part));
    return found;
  }

  auto together(const Pairing& pairing, const Habits& habits) -> void {
    auto differences = found_in(pairing, habits);
    std::erase_if(differences, [&](const Difference& each) { return may_be_in_words(each); });
    const bool is_told = std::ranges::any_of(differences, [&](const Difference& difference) {
      return is_worth_telling(difference, pairing.confidence);
    });
    const bool together = is_told && are_worth_telling(differences, pairing.confidence);
    const bool has_doubts = !same_ && !heads(pairing) && !pairing.moved;
    auto doubts =
        has_doubts ? doubts_of(differences, pairing.confidence) : std::vector<Difference>();
    std::erase_if(differences, [&](const Difference& difference) {
      const bool is_loose = heads(pairing) && !has_digits(difference);
      const bool stays = is_worth_telling(difference, pairing.confidence) ||
                         (together && difference.sure >= least_of_several);
      return is_loose || !stays;
    });
    if (same_) revise(pairing, differences);
    auto entry = entry_of(pairing);
    if (pairing.moved && differences.empty()) return moved(std::move(entry));
    if (differences.empty() && same_) return reworded(std::move(entry), pairing);
    entry.is_doubtful = differences.empty();
    entry.differences = differences.empty() ? std::move(doubts) : std::move(differences);
    if (!entry.differences.empty()) tell(std::move(entry));
  }

  /// An entry for a pair, by the gravest of its differences.
  auto tell(Entry entry) -> void {
    highest_first(entry.differences, [&](const Difference& difference) {
      return gravity_of(difference, entry.confidence);
    });
    const auto& worst = entry.differences.front();
    entry.gravity = gravity_of(worst, entry.confidence);
    const bool warns = std::ranges::any_of(entry.differences, [&](const Difference& difference) {
      return severity_of(difference, entry.confidence) == Severity::warning;
    });
    entry.severity = warns && !entry.is_doubtful ? Severity::warning : Severity::note;
    for (auto& each : entry.differences) each.topic = called(each);
    entry.topic = worst.topic;
    entry.title = title_of(worst, entry);
    entry.advice = advice_of(entry.differences);
    result_.entries.push_back(std::move(entry));
  }

  /// A number that a heading has in digits or signs; "Ten thousand" may be a name.
  [[nodiscard]] auto has_digits(const Difference& difference) const -> bool {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto written = as_written(result_.first, difference.first_spots) +
                         as_written(result_.second, difference.second_spots);
    const auto is_roman = [&](const Document& document, const std::vector<Words>& spots) {
      return !roman_number(as_written(document, spots)).empty();
    };
    return difference.topic == Topic::numbers &&
           (std::ranges::any_of(written, is_digit) || !fractions_in(written).empty() ||
            is_roman(result_.first, difference.first_spots) ||
            is_roman(result_.second, difference.second_spots));
  }

  static auto advice_of(const std::vector<Difference>& differences) -> std::string {
    std::string advice;
    if (differences.front().wanted.empty()) {
      advice = "One of the two is to be changed, or the difference is meant.";
    }
    for (const auto& each : differences) {
      if (each.wanted.empty()) continue;
      advice += fmt::format(R"({}The glossary has "{}" for "{}".)", advice.empty() ? "" : " ",
                            each.wanted, each.first.empty() ? each.second : each.first);
    }
    return advice;
  }

  /// Of one language the words themselves tell more.
  auto revise(const Pairing& pairing, std::vector<Difference>& differences) const -> void {
    const Revision revision(pairing, first_, second_);
    if (revision.is_rewritten(differences)) differences.clear();
    if (differences.empty() && !heads(pairing)) differences = revision.told();
  }

  /// A heading is no sentence: it says what comes, not what is.
  [[nodiscard]] auto heads(const Pairing& pairing) const -> bool {
    return part_of(result_.first, pairing.first) == Part::heading &&
           part_of(result_.second, pairing.second) == Part::heading;
  }
  static auto part_of(const Document& document, const std::vector<int>& at) -> Part {
    return document.sentences[static_cast<std::size_t>(at.front())].part;
  }

  /// What says the same elsewhere. What says something else there is told by that.
  auto moved(Entry entry) -> void {
    entry.topic = Topic::swapped;
    entry.gravity = 0.55 * entry.confidence;
    entry.severity = Severity::note;
    entry.title =
        fmt::format("in another order: {} stands at {}", place_of(result_.first, entry.first),
                    place_of(result_.second, entry.second));
    entry.advice = "Put the sentences in one order, if the order decides.";
    result_.entries.push_back(std::move(entry));
  }

  /// Of one language: other words without another fact that the program knows. Where few words
  /// have changed, these are told.
  auto reworded(Entry entry, const Pairing& pairing) -> void {
    const auto a = marked(result_.first, entry.first, {});
    const auto b = marked(result_.second, entry.second, {});
    if (plain_type(a) == plain_type(b)) return;
    entry.topic = Topic::wording;
    entry.gravity = 0.02;
    entry.title = fmt::format("worded otherwise at {}", place_of(result_.second, entry.second));
    if (auto words = Revision(pairing, first_, second_).reworded()) {
      if (words->topic == Topic::numbers) {
        entry.differences.push_back(std::move(*words));
        return tell(std::move(entry));
      }
      entry.gravity = 0.2;
      entry.title = fmt::format(R"(worded otherwise: "{}" in {}, "{}" in {})", words->first,
                                place_of(result_.first, entry.first), words->second,
                                place_of(result_.second, entry.second));
      entry.differences.push_back(std::move(*words));
    }
    entry.advice = "Is it the same rule in other words?";
    result_.entries.push_back(std::move(entry));
  }

  [[nodiscard]] auto title_of(const Difference& worst, const Entry& entry) const -> std::string {
    const auto said = [](const std::string& value, const std::string& written) {
      if (written.empty()) return std::string("nothing of the kind");
      return value == written ? '"' + written + '"' : fmt::format("\"{}\" ({})", written, value);
    };
    if (worst.topic == Topic::removed || worst.topic == Topic::added) {
      const bool in_first = worst.topic == Topic::added;
      const auto a = place_of(result_.first, entry.first);
      const auto b = place_of(result_.second, entry.second);
      return fmt::format("{}: {} is {} as long as {} lets expect, so that it may lack a part",
                         to_text(worst.topic), in_first ? a : b,
                         in_first ? worst.first : worst.second, in_first ? b : a);
    }
    const auto one = said(worst.first, as_written(result_.first, worst.first_spots));
    const auto two = said(worst.second, as_written(result_.second, worst.second_spots));
    // The same stands there, but has changed places: what is by it is not the same.
    const bool is_same = !worst.first.empty() && worst.first == worst.second;
    return fmt::format("{}: {} in {}, {} in {}{}", to_text(worst.topic), one,
                       place_of(result_.first, entry.first), two,
                       place_of(result_.second, entry.second), is_same ? ", of other things" : "");
  }

  Tongue tongue_first_;
  Tongue tongue_second_;
  Glossary glossary_;
  bool same_ = false;
  std::vector<Saying> first_;
  std::vector<Saying> second_;
  Sides sides_;
  Dictionary dictionary_;
  std::optional<Terms> terms_;
  PairAudit result_;
};

}  // namespace

auto key_of_text(std::string_view text) -> std::string {
  std::uint64_t hash = 0xCBF29CE484222325U;
  for (const char byte : text) {
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
  }
  return fmt::format("{:016x}", hash);
}

auto compare(Document first, Document second, bool aligned, const std::vector<Concept>& glossary,
             const std::string& dictionaries) -> PairAudit {
  return Comparer(std::move(first), std::move(second), aligned, glossary, dictionaries).take();
}

}  // namespace ruleproof::audit
