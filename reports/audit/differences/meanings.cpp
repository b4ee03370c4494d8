#include "reports/audit/differences/meanings.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

using Two = std::pair<std::string_view, std::string_view>;

constexpr auto contraries = std::to_array<Two>({{"must", "may"},
                                                {"must", "forbidden"},
                                                {"may", "forbidden"},
                                                {"at-least", "at-most"},
                                                {"more", "fewer"},
                                                {"more-than", "at-least"},
                                                {"fewer-than", "at-most"},
                                                {"more-than", "at-most"},
                                                {"fewer-than", "at-least"},
                                                {"more-than", "fewer-than"},
                                                {"begin", "finally"},
                                                {"most", "fewest"},
                                                {"more", "fewest"},
                                                {"most", "fewer"},
                                                {"higher", "lower"},
                                                {"before", "after"},
                                                {"before", "when"},
                                                {"first", "last"},
                                                {"next", "previous"},
                                                {"clockwise", "counter-clockwise"},
                                                {"left", "right"},
                                                {"left-to-right", "right-to-left"},
                                                {"forward", "back"},
                                                {"rounded-up", "rounded-down"},
                                                {"rounded-up", "down"},
                                                {"rounded-down", "up"},
                                                {"face-up", "face-down"},
                                                {"inner", "outer"},
                                                {"up", "down"},
                                                {"on-top", "below"},
                                                {"up", "below"},
                                                {"on-top", "down"},
                                                {"ahead", "back"},
                                                {"same", "different"},
                                                {"every", "other"},
                                                {"every", "active"},
                                                {"every", "first"},
                                                {"every", "some"},
                                                {"other", "active"},
                                                {"if", "unless"},
                                                {"regardless", "if"},
                                                {"at-once", "after"},
                                                {"gain", "lose"},
                                                {"take", "return"},
                                                {"take", "give"},
                                                {"buy", "sell"},
                                                {"small", "large"},
                                                {"young", "old"},
                                                {"full", "empty"},
                                                {"double", "half"},
                                                {"win", "lose"},
                                                {"begin", "end"},
                                                {"own", "other"},
                                                {"too-high", "too-low"},
                                                {"only", "every"},
                                                {"only", "even"},
                                                {"if", "even"},
                                                {"active", "other"},
                                                {"at-most", "exactly"},
                                                {"at-least", "exactly"},
                                                {"keep", "lose"},
                                                {"keep", "return"},
                                                {"keep", "discard"},
                                                {"multiply", "add"},
                                                {"outside", "inside"},
                                                {"different", "any"},
                                                {"at-once", "finally"},
                                                {"at-once", "end"},
                                                {"begin", "last"},
                                                {"first", "finally"},
                                                {"take", "pay"},
                                                {"gain", "pay"},
                                                {"sell", "pay"},
                                                {"gain", "return"},
                                                {"gain", "discard"},
                                                {"take", "discard"},
                                                {"draw", "discard"},
                                                {"draw", "play"},
                                                {"keep", "give"},
                                                {"add", "remove"},
                                                {"enter", "leave"},
                                                {"begin", "finish"},
                                                {"double", "triple"},
                                                {"half", "triple"},
                                                {"half", "quarter"},
                                                {"double", "quarter"},
                                                {"ahead", "behind"},
                                                {"forward", "behind"},
                                                {"over", "under"},
                                                {"over", "below"},
                                                {"on-top", "under"},
                                                {"beside", "opposite"},
                                                {"occupied", "empty"},
                                                {"occupied", "free"},
                                                {"current", "next"},
                                                {"current", "previous"},
                                                {"current", "last"},
                                                {"round", "game"},
                                                {"turn", "game"},
                                                {"random", "wish"},
                                                {"random", "choose"},
                                                {"own", "opponent"},
                                                {"partner", "opponent"},
                                                {"instead", "additional"},
                                                {"before", "while"},
                                                {"only", "at-least"},
                                                {"except", "including"},
                                                {"unless", "even"},
                                                {"unless", "including"},
                                                {"good", "bad"},
                                                {"attacker", "defender"},
                                                {"accepted", "rejected"},
                                                {"horizontal", "vertical"},
                                                {"near", "far"},
                                                {"upstream", "downstream"},
                                                {"diagonal", "orthogonal"},
                                                {"month", "year"},
                                                {"month", "game"},
                                                {"phase", "game"}});

/// What has several contraries: any two of a row.
constexpr auto rows = std::to_array<std::array<std::string_view, 10>>(
    {{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth"},
     {"quarter", "third", "fifth"},
     {"red", "blue", "green", "yellow", "black", "white"},
     {"north", "south", "west", "east"}});

/// The first may be said by the second, and the other way round.
constexpr auto near = std::to_array<Two>({{"2", "both"},
                                          {"2", "double"},
                                          {"0", "not"},
                                          {"0", "free"},
                                          {"draw", "move"},
                                          {"2", "second"},
                                          {"3", "third"},
                                          {"1", "first"},
                                          {"4", "fourth"},
                                          {"5", "fifth"},
                                          {"half", "2"},
                                          {"most", "more"},
                                          {"fewest", "fewer"},
                                          {"higher", "more"},
                                          {"lower", "fewer"},
                                          {"most", "higher"},
                                          {"fewest", "lower"},
                                          {"only", "exactly"},
                                          {"only", "at-most"},
                                          {"after", "next"},
                                          {"next", "second"},
                                          {"again", "next"},
                                          {"if", "when"},
                                          {"if", "even"},
                                          {"if", "while"},
                                          {"then", "after"},
                                          {"then", "next"},
                                          {"then", "at-once"},
                                          {"not", "void"},
                                          {"apiece", "every"},
                                          {"some", "2"},
                                          {"any", "every"},
                                          {"if", "until"},
                                          {"except", "unless"},
                                          {"except", "only"},
                                          {"except", "not"},
                                          {"not", "missing"},
                                          {"not", "forbidden"},
                                          {"not", "unless"},
                                          {"every", "both"},
                                          {"any", "unlimited"},
                                          {"at-once", "after"},
                                          {"before", "first"},
                                          {"if", "case"},
                                          {"together", "same"},
                                          {"other", "different"},
                                          {"other", "next"},
                                          {"equal", "same"},
                                          {"on-top", "up"},
                                          {"below", "down"},
                                          {"only", "not"},
                                          {"instead", "not"},
                                          {"ahead", "forward"},
                                          {"at-most", "only"},
                                          {"otherwise", "not"},
                                          {"again", "another"},
                                          {"additional", "other"},
                                          {"additional", "again"},
                                          {"additional", "more"},
                                          {"other", "again"},
                                          {"up-to", "at-most"},
                                          {"more", "more-than"},
                                          {"fewer", "fewer-than"},
                                          {"finally", "end"},
                                          {"fewest", "fewer-than"},
                                          {"last", "until"},
                                          {"until", "before"},
                                          {"more", "additional"},
                                          {"face-up", "up"},
                                          {"face-down", "down"},
                                          {"at-most", "until"},
                                          {"begin", "first"},
                                          {"finally", "last"},
                                          {"triple", "3"},
                                          {"quarter", "4"},
                                          {"quarter", "fourth"},
                                          {"under", "below"},
                                          {"over", "on-top"},
                                          {"behind", "back"},
                                          {"other", "opponent"},
                                          {"empty", "free"},
                                          {"previous", "before"},
                                          {"open", "show"},
                                          {"rounded-up", "up"},
                                          {"rounded-down", "down"}});

/// Acts of which one brings what the other one takes away.
constexpr auto ways_back = std::to_array<Two>({{"gain", "lose"},
                                               {"gain", "pay"},
                                               {"gain", "return"},
                                               {"gain", "discard"},
                                               {"take", "return"},
                                               {"take", "give"},
                                               {"take", "pay"},
                                               {"take", "discard"},
                                               {"keep", "lose"},
                                               {"keep", "return"},
                                               {"keep", "discard"},
                                               {"keep", "give"},
                                               {"buy", "sell"},
                                               {"sell", "pay"},
                                               {"draw", "discard"},
                                               {"add", "remove"},
                                               {"enter", "leave"}});

auto has_pair(std::span<const Two> pairs, std::string_view a, std::string_view b) -> bool {
  return std::ranges::any_of(pairs, [&](const Two& two) {
    return (two.first == a && two.second == b) || (two.first == b && two.second == a);
  });
}

}  // namespace

auto are_contraries(std::string_view a, std::string_view b) -> bool {
  return has_pair(contraries, a, b);
}

auto are_rivals(const Fact& a, const Fact& b) -> bool {
  if (a.means == b.means || a.value == b.value) return false;
  return std::ranges::any_of(rows, [&](const auto& row) {
    const auto stands = [&](const Fact& fact) {
      return !fact.means.empty() && std::ranges::find(row, fact.means) != row.end();
    };
    return stands(a) && stands(b);
  });
}

auto stand_ins(const Fact& fact) -> std::vector<std::string> {
  std::vector<std::string> values{fact.value};
  for (const auto& [a, b] : near) {
    if (a == fact.value) values.emplace_back(b);
    if (b == fact.value) values.emplace_back(a);
  }
  return values;
}

auto topic_of(Kind kind) -> Topic {
  switch (kind) {
    case Kind::number:
      return Topic::numbers;
    case Kind::negation:
      return Topic::negation;
    case Kind::duty:
      return Topic::duty;
    case Kind::scope:
      return Topic::scope;
    case Kind::bound:
    case Kind::comparison:
      return Topic::comparison;
    case Kind::condition:
      return Topic::condition;
    case Kind::exception:
      return Topic::exception;
    case Kind::order:
      return Topic::order;
    case Kind::direction:
      return Topic::direction;
    default:
      return Topic::term;
  }
}

auto called(const Difference& difference) -> Topic {
  const auto& first = difference.first;
  const auto& second = difference.second;
  if (has_pair(ways_back, first, second)) return Topic::direction;
  if (first + second == "missing") return Topic::negation;
  return difference.topic;
}

}  // namespace ruleproof::audit
