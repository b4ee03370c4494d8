/// Terms: pieces, places, events, persons and what is done with them.
///
/// A translation that says rice for fireworks has changed a rule. Found: a line that names a term
/// of the glossary (`[terms]` of the sources file) or a deed - take, pay, return, move - more or
/// less often than when it was last reviewed; and a clause about a piece, a place or an event that
/// neither the lines that state it name nor the heading above them.

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit::checks {

namespace {

auto is_thing(Group group) -> bool {
  return group == Group::piece || group == Group::place || group == Group::event;
}

/// The pieces, places and events that facts name, units included, and that the text has names for.
auto things(const Facts& facts, const Readings& all, const TextReading& text)
    -> std::set<std::string_view> {
  std::set<std::string_view> found;
  for (const auto& [fact, times] : facts) {
    const auto name = is_number(fact) ? unit_in(fact) : std::string_view(fact);
    if (is_thing(all.english.group_of(name)) && is_thing(text.lexicon.group_of(name))) {
      found.insert(name);
    }
  }
  return found;
}

/// Whether two terms have a name in common.
auto share_a_name(const Term& a, const Term& b) -> bool {
  return std::ranges::any_of(a.names, [&](const std::string& name) {
    return std::ranges::find(b.names, name) != b.names.end();
  });
}

/// Whether facts name the thing: itself, a kind of it, or by a word that means both.
auto are_about(const Facts& facts, std::string_view thing, const TextReading& text) -> bool {
  if (facts.contains(thing)) return true;
  const auto& terms = text.sources->checklist.terms;
  const auto wanted = std::ranges::find(terms, thing, &Term::id);
  return std::ranges::any_of(terms, [&](const Term& term) {
    return facts.contains(term.id) && (term.broader == thing || share_a_name(term, *wanted));
  });
}

/// The facts of the lines of a clause and of the heading above them.
auto facts_with_heading(const TextReading& text, const Lines& lines) -> Facts {
  auto facts = text.facts_on(lines);
  const auto below = text.headings.upper_bound(lines.front().first);
  if (below == text.headings.begin()) return facts;
  const int heading = *std::prev(below);
  for (const auto& [fact, times] : text.facts_on({{heading, heading}})) facts[fact] += times;
  return facts;
}

}  // namespace

auto terms(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  auto remarks = changed_facts(reading, {Group::piece, Group::place, Group::event, Group::action,
                                         Group::quality, Group::other});
  if (!reading.speaks) return remarks;
  for (const auto& link : reading.sources->clauses) {
    const auto clause = all.clauses.find(link.clause);
    if (link.verdict != Verdict::states || clause == all.clauses.end()) continue;
    const auto facts = facts_with_heading(reading, link.link.lines);
    for (const auto thing : things(clause->second.facts, all, reading)) {
      if (are_about(facts, thing, reading)) continue;
      remarks.push_back(
          {reading.present(link.link.lines),
           link.clause + ": " + std::string(thing),
           "the clause is about " + std::string(thing) + ", which the text does not name",
           {link.clause}});
    }
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
