#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checks/bounds.cpp.hpp"
#include "reports/audit/checks/components.cpp.hpp"
#include "reports/audit/checks/conditions.cpp.hpp"
#include "reports/audit/checks/connectives.cpp.hpp"
#include "reports/audit/checks/directions.cpp.hpp"
#include "reports/audit/checks/examples.cpp.hpp"
#include "reports/audit/checks/gone.cpp.hpp"
#include "reports/audit/checks/homonyms.cpp.hpp"
#include "reports/audit/checks/modality.cpp.hpp"
#include "reports/audit/checks/near_miss.cpp.hpp"
#include "reports/audit/checks/negation.cpp.hpp"
#include "reports/audit/checks/numbers.cpp.hpp"
#include "reports/audit/checks/order.cpp.hpp"
#include "reports/audit/checks/placement.cpp.hpp"
#include "reports/audit/checks/player_counts.cpp.hpp"
#include "reports/audit/checks/quantifiers.cpp.hpp"
#include "reports/audit/checks/silent.cpp.hpp"
#include "reports/audit/checks/synonyms.cpp.hpp"
#include "reports/audit/checks/terms.cpp.hpp"
#include "reports/audit/checks/two_places.cpp.hpp"

namespace ruleproof::audit {

namespace {

using enum Severity;
using enum FindingKind;
namespace docs = embedded::audit;

constexpr auto all_checks = std::to_array<TextCheck>({
    {"numbers", "numbers and units", error, texts_differ, docs::checks_numbers_cpp,
     checks::numbers},
    {"components", "declared counts add up", error, text_contradicts, docs::checks_components_cpp,
     checks::components},
    {"modality", "must, may, must not", error, texts_differ, docs::checks_modality_cpp,
     checks::modality},
    {"quantifiers", "each, any, all", error, texts_differ, docs::checks_quantifiers_cpp,
     checks::quantifiers},
    {"bounds", "at least, at most, more, fewer", error, texts_differ, docs::checks_bounds_cpp,
     checks::bounds},
    {"connectives", "or", error, texts_differ, docs::checks_connectives_cpp, checks::connectives},
    {"negation", "no, not, never", error, texts_differ, docs::checks_negation_cpp,
     checks::negation},
    {"conditions", "conditions and exceptions", error, texts_differ, docs::checks_conditions_cpp,
     checks::conditions},
    {"order", "what comes first", error, texts_differ, docs::checks_order_cpp, checks::order},
    {"directions", "directions, sides, rounding", error, texts_differ, docs::checks_directions_cpp,
     checks::directions},
    {"terms", "pieces, places, events, deeds", error, texts_differ, docs::checks_terms_cpp,
     checks::terms},
    {"gone", "lines that are gone", error, text_silent, docs::checks_gone_cpp, checks::gone},
    {"silent", "clauses that only another text says", note, text_silent, docs::checks_silent_cpp,
     checks::silent},
    {"synonyms", "one thing under several names", note, text_contradicts, docs::checks_synonyms_cpp,
     checks::synonyms},
    {"homonyms", "one name for several things", note, text_contradicts, docs::checks_homonyms_cpp,
     checks::homonyms},
    {"near-miss", "names one or two letters off", warning, text_contradicts,
     docs::checks_near_miss_cpp, checks::near_miss},
    {"placement", "pieces where they cannot be", warning, text_contradicts,
     docs::checks_placement_cpp, checks::placement},
    {"examples", "worked examples come out", error, text_contradicts, docs::checks_examples_cpp,
     checks::examples},
    {"player-counts", "numbers of players that can be", error, text_contradicts,
     docs::checks_player_counts_cpp, checks::player_counts},
    {"two-places", "one question, one answer", note, text_contradicts, docs::checks_two_places_cpp,
     checks::two_places},
});

constexpr auto ids = [] {
  std::array<std::string_view, all_checks.size()> made;
  for (std::size_t i = 0; i < made.size(); ++i) made[i] = all_checks[i].id;
  return made;
}();

}  // namespace

auto text_checks() -> std::span<const TextCheck> { return all_checks; }

auto check_ids() -> std::span<const std::string_view> { return ids; }

auto documentation(const TextCheck& check) -> std::string {
  std::string text;
  for (auto rest = check.file; rest.starts_with("///");) {
    const auto end = std::min(rest.find('\n'), rest.size());
    auto line = rest.substr(3, end - 3);
    if (line.starts_with(' ')) line.remove_prefix(1);
    text += std::string(line) + '\n';
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return text;
}

}  // namespace ruleproof::audit
