#include "reports/audit/differences/difference.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/exchanged.hpp"
#include "reports/audit/differences/in_order.hpp"
#include "reports/audit/differences/meanings.hpp"
#include "reports/audit/differences/ways.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto topics = std::to_array<std::string_view>(
    {"numbers", "negation", "duty", "scope", "comparison", "condition", "exception", "order",
     "direction", "term", "removed", "added", "swapped", "wording"});

/// What becomes of somebody, and what chance decides: acts and things that translations keep.
auto is_outcome(const Fact& fact) -> bool {
  return fact.value == "win" || fact.value == "lose" || fact.value == "skip" ||
         fact.value == "multiply" || fact.value == "random";
}

auto is_told(const Fact& number) -> bool { return !number.is_soft && !is_article(number); }

/// How many times as much, or which part of it.
auto is_multiple(const Fact& fact) -> bool {
  static constexpr auto multiples =
      std::to_array<std::string_view>({"half", "double", "triple", "quarter"});
  return std::ranges::find(multiples, fact.value) != multiples.end();
}

/// "The fourth": a number that tells which one.
auto is_rank(const Fact& fact) -> bool {
  return fact.value == "second" || fact.value == "third" ||
         (fact.kind == Kind::number && fact.means.ends_with("th"));
}

/// "Even if" against "only if" is about the condition, "all" against "only" about the scope.
auto topic_between(const Fact& x, const Fact& y) -> Topic {
  if (x.value == "even" || y.value == "even") return Topic::condition;
  if (is_multiple(x) && is_multiple(y)) return Topic::numbers;
  if (is_rank(x) || is_rank(y)) return Topic::numbers;
  if (y.kind == Kind::scope) return Topic::scope;
  return topic_of(std::min(x.kind, y.kind));  // of "begin" and "at the end" the order
}

/// Pairs of leftovers that are contraries, or other values of one kind.
class Finder {
 public:
  Finder(Extra a, Extra b, const Habits& habits)
      : a_(std::move(a)), b_(std::move(b)), habits_(habits) {}

  auto find() -> std::vector<Difference> {
    lost_exception(a_, b_, true);
    lost_exception(b_, a_, false);
    meet(Way::turned,
         [](const Fact& x, const Fact& y) { return are_contraries(x.value, y.value); });
    meet(Way::turned, are_rivals, true);
    meet(Way::changed, [](const Fact& x, const Fact& y) {
      return x.kind == y.kind && x.kind == Kind::number && is_told(x) && is_told(y);
    });
    polarity();
    if (!loses_exception_) denied_acts();
    joined_otherwise();
    near_contraries();
    lost_others(a_, b_, true);
    lost_others(b_, a_, false);
    meet(Way::changed, [](const Fact& x, const Fact& y) {
      return x.kind == y.kind && x.kind <= Kind::direction && x.kind != Kind::number;
    });
    lacking(a_, true);
    lacking(b_, false);
    return std::move(found_);
  }

 private:
  /// "May not, unless", which was read as "may only, if", and there plainly "may not".
  auto lost_exception(Extra& own, Extra& other, bool of_first) -> void {
    const auto none = own.is_extra.size();
    const auto only = first_extra(own, is_exception);
    const auto may = first_extra(own, {"may", "not"});
    const auto no = first_extra(other, says_no);
    if (only == none || no == other.is_extra.size()) return;
    Difference difference{
        Topic::exception, Way::changed, own.side.facts[only].means, "", {}, {}, 0.8};
    difference.first_spots = {own.spot(only)};
    if (!of_first) {
      std::swap(difference.first, difference.second);
      std::swap(difference.first_spots, difference.second_spots);
    }
    found_.push_back(std::move(difference));
    loses_exception_ = true;
    own.is_extra[only] = false;
    if (may != none) own.is_extra[may] = false;
    const auto condition = first_extra(own, {"if"});
    if (condition != none) own.is_extra[condition] = false;
    other.is_extra[no] = false;
  }

  /// "All other players" here, "all players" there, whom no other word sets apart.
  auto lost_others(Extra& own, const Extra& other, bool of_first) -> void {
    static constexpr std::size_t near = 2;  // words: "todos los demás"
    static constexpr auto apart =
        std::to_array<std::string_view>({"other", "opponent", "partner", "different", "active"});
    const auto& there = other.side.facts;
    const auto every = std::ranges::find(there, "every", &Fact::value);
    const bool is_apart = std::ranges::any_of(there, [&](const Fact& fact) {
      return std::ranges::find(apart, fact.value) != apart.end();
    });
    if (every == there.end() || is_apart) return;
    for (std::size_t i = 1; i < own.is_extra.size(); ++i) {
      const auto& fact = own.side.facts[i];
      const auto& before = own.side.facts[i - 1];
      const bool is_joined = before.value == "every" && !own.is_extra[i - 1] &&
                             own.side.sentence[i] == own.side.sentence[i - 1] &&
                             fact.word - before.word <= near;
      if (!own.is_extra[i] || fact.value != "other" || fact.is_soft || !is_joined) continue;
      const auto at = static_cast<std::size_t>(every - there.begin());
      Difference difference{Topic::scope,  Way::turned,      "other", "every",
                            {own.spot(i)}, {other.spot(at)}, 0.75};
      if (!of_first) {
        std::swap(difference.first, difference.second);
        std::swap(difference.first_spots, difference.second_spots);
      }
      found_.push_back(std::move(difference));
      own.is_extra[i] = false;
    }
  }

  static constexpr double weakly = 0.55;  // "without" says no more softly
  static auto says(const SideFacts& side, std::string_view value) -> bool {
    return std::ranges::find(side.facts, value, &Fact::value) != side.facts.end();
  }
  static auto says_again(const Extra& other, const Fact& fact) -> bool {
    return says(other.side, fact.value);
  }

  auto meet(Way way, const std::function<bool(const Fact&, const Fact&)>& fits,
            bool are_soft = false) -> void {
    for (std::size_t i = 0; i < a_.is_extra.size(); ++i) {
      for (std::size_t j = 0; j < b_.is_extra.size() && a_.is_extra[i]; ++j) {
        const auto& x = a_.side.facts[i];
        const auto& y = b_.side.facts[j];
        if (!b_.is_extra[j] || (!are_soft && (x.is_soft || y.is_soft)) || !fits(x, y)) continue;
        const double both = std::max(habits_.kept(x, true), habits_.kept(y, false));
        const double sure =
            way == Way::turned || x.kind == Kind::number ? std::max(0.75, both) : both;
        found_.push_back(
            {topic_between(x, y), way, x.value, y.value, {a_.spot(i)}, {b_.spot(j)}, sure});
        a_.is_extra[i] = false;
        b_.is_extra[j] = false;
      }
    }
  }

  /// One says no, the other does not.
  auto polarity() -> void {
    const bool no_here = denies(a_.side, b_.side);
    const bool no_there = denies(b_.side, a_.side);
    if (no_here == no_there) return denials();
    auto& side = no_here ? a_ : b_;
    // "May only if", made of "may not unless": another "not" of it says nothing new.
    const bool is_said = std::ranges::any_of(side.side.facts, is_exception);
    for (std::size_t i = 0; i < side.is_extra.size(); ++i) {
      const auto& fact = side.side.facts[i];
      if (!side.is_extra[i] || !says_no(fact) || fact.is_soft) continue;
      side.is_extra[i] = false;
      if (is_said) continue;
      const bool is_weak = side.side.facts[i].means == "without";
      Difference difference{Topic::negation,
                            Way::lacking,
                            "",
                            "",
                            {},
                            {},
                            habits_.polarity() * (is_weak ? weakly : 1.0)};
      (no_here ? difference.first : difference.second) = side.side.facts[i].value;
      (no_here ? difference.first_spots : difference.second_spots) = {side.spot(i)};
      found_.push_back(std::move(difference));
    }
  }

  static auto extras_of_rules(const Extra& side) -> int {
    int count = 0;
    for (std::size_t i = 0; i < side.is_extra.size(); ++i) {
      const auto& fact = side.side.facts[i];
      count += side.is_extra[i] && !fact.is_soft && fact.kind < Kind::join ? 1 : 0;
    }
    return count;
  }
  /// Both say no, one of them once more: "who have none are not affected", "who have none are".
  auto denials() -> void {
    const auto here = denials_of(a_.side);
    const auto there = denials_of(b_.side);
    if (here == 0 || there == 0 || here == there) return;
    auto& side = here > there ? a_ : b_;
    // Where the sentences part in more, one may say it in another way.
    if (extras_of_rules(a_) + extras_of_rules(b_) > 1) return;
    const auto withouts = [](const Extra& each) {
      return std::ranges::count(each.side.facts, "without", &Fact::means);
    };
    const auto& other = here > there ? b_ : a_;
    const bool lacks_without = withouts(other) > 0 && withouts(side) > withouts(other);
    const auto is_left = [&](std::size_t i) {
      const auto& fact = side.side.facts[i];
      const bool is_plain = fact.means == "not" || (fact.means == "without" && lacks_without);
      return side.is_extra[i] && is_plain && !fact.is_soft;
    };
    for (std::size_t i = 0; i < side.is_extra.size(); ++i) {
      if (!is_left(i)) continue;
      side.is_extra[i] = false;
      Difference difference{Topic::negation, Way::lacking, "", "", {}, {}, habits_.denials()};
      (here > there ? difference.first : difference.second) = side.side.facts[i].value;
      (here > there ? difference.first_spots : difference.second_spots) = {side.spot(i)};
      found_.push_back(std::move(difference));
      return;
    }
  }

  /// An act that one text always denies and the other never does. Where both deny as often, who
  /// denies what is read wrong more often than written wrong, unless another act is denied for it.
  auto denied_acts() -> void {
    const auto denials = std::ranges::count_if(a_.side.facts, says_no);
    const bool are_as_many =
        denials > 0 && denials == std::ranges::count_if(b_.side.facts, says_no);
    if (are_as_many && !(says_plainly(a_.side) && says_plainly(b_.side))) return;
    const auto here = denied_act(true);
    const auto there = denied_act(false);
    if (are_as_many && !(here && there)) return;
    const auto& act = here && (!there || here->first < there->first) ? here : there;
    if (!act) return;
    const auto said = [](const Fact& fact) { return (fact.is_negated ? "not " : "") + fact.value; };
    const auto& [i, j] = *act;
    found_.push_back({Topic::negation,
                      Way::turned,
                      said(a_.side.facts[i]),
                      said(b_.side.facts[j]),
                      {a_.spot(i)},
                      {b_.spot(j)},
                      0.4 + 0.5 * habits_.polarity()});
  }
  /// Whether a side denies by nothing but "not".
  static auto says_plainly(const SideFacts& side) -> bool {
    return std::ranges::none_of(side.facts, [](const Fact& fact) {
      return says_no(fact) && (fact.means != "not" || fact.is_soft);
    });
  }
  /// The first act that one side denies and the other does not, by its places on both.
  [[nodiscard]] auto denied_act(bool in_first) const
      -> std::optional<std::pair<std::size_t, std::size_t>> {
    for (std::size_t i = 0; i < a_.side.facts.size(); ++i) {
      const auto& x = a_.side.facts[i];
      if (x.kind != Kind::act || x.is_negated != in_first || is_mixed(a_, x)) continue;
      for (std::size_t j = 0; j < b_.side.facts.size(); ++j) {
        const auto& y = b_.side.facts[j];
        const bool is_same = y.kind == Kind::act && y.value == x.value;
        if (is_same && y.is_negated != in_first && !is_mixed(b_, y)) return std::pair(i, j);
      }
    }
    return std::nullopt;
  }
  /// Whether the act is denied here and not there.
  static auto is_mixed(const Extra& side, const Fact& act) -> bool {
    return std::ranges::any_of(side.side.facts, [&](const Fact& other) {
      return other.kind == Kind::act && other.value == act.value &&
             other.is_negated != act.is_negated;
    });
  }

  /// "When one or the other is empty" here, "when one and the other" there. Without a condition,
  /// and beside a "not", translations choose freely.
  auto joined_otherwise() -> void {
    const auto count = [](const SideFacts& side, std::string_view value) {
      return std::ranges::count(side.facts, value, &Fact::value);
    };
    const auto may_tell = [](const SideFacts& side) {
      return std::ranges::any_of(side.facts, is_case) &&
             std::ranges::none_of(side.facts, says_no) &&
             std::ranges::adjacent_find(side.sentence, std::not_equal_to()) == side.sentence.end();
    };
    if (!may_tell(a_.side) || !may_tell(b_.side)) return;
    // "Five or more" is one bound.
    const auto bounds = [](const Fact& join, const Fact& next) {
      return join.value == "or" && next.word == join.word + 1 &&
             (next.kind == Kind::comparison || next.kind == Kind::bound);
    };
    const auto is_bound = [&](const SideFacts& side) {
      return std::ranges::adjacent_find(side.facts, bounds) != side.facts.end();
    };
    if (is_bound(a_.side) || is_bound(b_.side)) return;
    const auto more = count(a_.side, "and") - count(b_.side, "and");
    const auto ors = count(a_.side, "or") - count(b_.side, "or");
    if (ors * more != -1 || count(a_.side, "or") + count(b_.side, "or") != 1) return;
    const auto spot = [](const Extra& side, std::string_view value) {
      const auto at = std::ranges::find(side.side.facts, value, &Fact::value);
      return side.spot(static_cast<std::size_t>(at - side.side.facts.begin()));
    };
    const auto here = ors > 0 ? "or" : "and";
    const auto there = ors > 0 ? "and" : "or";
    found_.push_back(
        {Topic::condition, Way::turned, here, there, {spot(a_, here)}, {spot(b_, there)}, 0.75});
  }
  static auto is_case(const Fact& fact) -> bool {
    static constexpr auto cases = std::to_array<std::string_view>({"if", "when", "until", "while"});
    return std::ranges::find(cases, fact.value) != cases.end();
  }

  /// A leftover whose contrary stands in the other text, taken for something like it.
  auto near_contraries() -> void {
    const auto look = [&](Extra& own, const Extra& other, bool of_first) {
      for (std::size_t i = 0; i < own.is_extra.size(); ++i) {
        const auto& x = own.side.facts[i];
        if (!own.is_extra[i] || x.kind > Kind::direction || x.kind == Kind::duty) continue;
        for (std::size_t j = 0; j < other.is_near.size(); ++j) {
          const auto& y = other.side.facts[j];
          if (!other.is_near[j] || !are_contraries(x.value, y.value)) continue;
          Difference difference{topic_between(x, y), Way::turned,     x.value, y.value,
                                {own.spot(i)},       {other.spot(j)}, 0.6};
          if (!of_first) {
            std::swap(difference.first, difference.second);
            std::swap(difference.first_spots, difference.second_spots);
          }
          own.is_extra[i] = false;
          found_.push_back(std::move(difference));
          break;
        }
      }
    };
    look(a_, b_, true);
    look(b_, a_, false);
  }

  /// "2, 3 or 4" is "2 to 4".
  static auto is_between(const Fact& fact, const SideFacts& own, const SideFacts& other) -> bool {
    if (fact.kind != Kind::number || fact.value.size() != 1 || fact.value[0] < '1') return false;
    return std::ranges::all_of(std::array{-1, 1}, [&](int step) {
      const std::string beside(1, static_cast<char>(fact.value[0] + step));
      const auto next = fact.word + static_cast<std::size_t>(step);
      return std::ranges::any_of(
                 own.facts,
                 [&](const Fact& f) {
                   return f.value == beside &&
                          (f.word == next || f.word == next + static_cast<std::size_t>(step));
                 }) &&
             std::ranges::any_of(other.facts, [&](const Fact& f) { return f.value == beside; });
    });
  }

  /// "Instead of 3" here is "instead" there.
  static auto is_replaced(const Fact& number, const SideFacts& own, const SideFacts& other)
      -> bool {
    static constexpr std::size_t near = 3;  // words
    return number.kind == Kind::number && says(other, "instead") &&
           std::ranges::any_of(own.facts, [&](const Fact& fact) {
             return fact.value == "instead" && fact.word < number.word &&
                    number.word - fact.word <= near;
           });
  }

  /// "Up to" beside a number that the other text has, too: without it the rule is another one.
  static auto bounds_number(const Fact& bound, const SideFacts& own, const SideFacts& other)
      -> bool {
    static constexpr std::size_t near = 3;  // words
    if (!is_bound(bound.value)) return false;
    return std::ranges::any_of(own.facts, [&](const Fact& number) {
      const auto apart =
          number.word > bound.word ? number.word - bound.word : bound.word - number.word;
      return number.kind == Kind::number && apart <= near &&
             std::ranges::find(other.facts, number.value, &Fact::value) != other.facts.end();
    });
  }
  static constexpr double bound_of_number = 0.82;  // how surely translations keep it

  auto lacking(Extra& side, bool of_first) -> void {
    for (std::size_t i = 0; i < side.is_extra.size(); ++i) {
      const auto& fact = side.side.facts[i];
      if (!side.is_extra[i] || is_article(fact) || fact.is_soft) continue;
      if (fact.kind >= Kind::join && !is_outcome(fact)) continue;
      const auto& other = of_first ? b_ : a_;
      const auto& there = other.side;
      // "All others score nothing" is "no others score".
      const bool is_none = fact.value == "every" && denials_of(side.side) == 0 &&
                           std::ranges::any_of(there.facts, [](const Fact& no) {
                             return no.kind == Kind::negation && no.means != "not";
                           });
      // "Can carry up to five" says no more than "carries up to five".
      const std::string_view bound = fact.value == "may"    ? "at-most"
                                     : fact.value == "must" ? "at-least"
                                                            : "";
      if (!bound.empty() && says(there, bound) && says(side.side, bound)) continue;
      if (is_none || is_between(fact, side.side, there) || is_replaced(fact, side.side, there)) {
        continue;
      }
      const double usually =
          says_again(other, fact) ? habits_.again(fact, of_first) : habits_.kept(fact, of_first);
      const double kept =
          bounds_number(fact, side.side, there) ? std::max(usually, bound_of_number) : usually;
      Difference difference{topic_of(fact.kind), Way::lacking, "", "", {}, {}, kept};
      (of_first ? difference.first : difference.second) = fact.value;
      (of_first ? difference.first_spots : difference.second_spots) = {side.spot(i)};
      found_.push_back(std::move(difference));
    }
  }

  Extra a_;
  Extra b_;
  const Habits& habits_;
  std::vector<Difference> found_;
  bool loses_exception_ = false;  ///< so that what it denies is denied all the more
};

}  // namespace

auto is_bound(std::string_view value) -> bool {
  static constexpr auto bounds =
      std::to_array<std::string_view>({"at-most", "at-least", "exactly", "more-than"});
  return std::ranges::find(bounds, value) != bounds.end();
}

auto to_text(Topic topic) -> std::string_view { return topics[static_cast<std::size_t>(topic)]; }

auto differences_of(const Pairing& pairing, const std::vector<Saying>& first,
                    const std::vector<Saying>& second, const Habits& habits)
    -> std::vector<Difference> {
  auto a = facts_of_side(pairing.first, first);
  auto b = facts_of_side(pairing.second, second);
  std::vector<Difference> reordered;
  reordered_numbers(a, b, reordered);
  auto [left, right] = extras(std::move(a), std::move(b));
  auto found = Finder(std::move(left), std::move(right), habits).find();
  found.insert(found.end(), reordered.begin(), reordered.end());
  highest_first(found, [](const Difference& difference) { return difference.sure; });
  return found;
}

}  // namespace ruleproof::audit
