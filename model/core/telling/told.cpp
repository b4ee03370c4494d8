#include "model/core/telling/told.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/number_in.hpp"
#include "model/core/telling/unnamed.hpp"

namespace ruleproof {
namespace {

using Kind = FieldWords::Kind;

auto is_digit(char c) -> bool { return c >= '0' && c <= '9'; }
auto is_digit_in(std::string_view text) -> bool { return std::ranges::any_of(text, is_digit); }

/// "p1.hand12": "p#.hand#" with 1 and 12.
struct Pattern {
  std::string field;
  std::vector<std::size_t> numbers;
};

auto pattern_of(std::string_view name) -> Pattern {
  Pattern pattern;
  for (std::size_t at = 0; at < name.size();) {
    if (!is_digit(name[at])) {
      pattern.field += name[at++];
      continue;
    }
    auto end = at;
    while (end < name.size() && is_digit(name[end])) ++end;
    const auto number = number_in(name.substr(at, end - at)).value_or(0);
    pattern.numbers.push_back(static_cast<std::size_t>(number));
    pattern.field += '#';
    at = end;
  }
  return pattern;
}

/// The row of a field: "p#.hand#", or one that names a number, "p2.hand#".
auto row_of(const std::vector<FieldWords>& rows, const Pattern& pattern, std::string_view field) {
  const auto row = std::ranges::find(rows, pattern.field, &FieldWords::field);
  if (row != rows.end()) return row;
  return std::ranges::find_if(rows, [&](const FieldWords& each) {
    const auto first = std::min(each.field.find('#'), each.field.size());
    return first > 0 && is_digit_in(each.field.substr(0, first)) &&
           field.starts_with(each.field.substr(0, first)) &&
           pattern_of(each.field).field == pattern.field;
  });
}

/// What a list calls a number, from 1.
auto item_at(const NameList& items, std::size_t number) -> std::string {
  return number >= 1 && number <= items.size() ? items[number - 1] : std::to_string(number);
}

/// "the dwarves' hand" of "@'s hand".
auto filled(const GameWords& game, const FieldWords& row, std::span<const std::size_t> numbers)
    -> std::string {
  std::string text;
  for (const char letter : row.words) {
    if (numbers.empty() || (letter != '@' && letter != '#' && letter != '*')) {
      const bool of_several = letter == 's' && text.ends_with("s'");
      if (!of_several) text += letter;
    } else if (letter == '@') {
      text += seat_words(game, numbers.front() - 1);
    } else {
      text += letter == '#' ? std::to_string(numbers.back()) : item_at(row.items, numbers.back());
    }
  }
  return text;
}

auto said(const FieldWords& row, std::string_view text) -> std::string {
  return text.empty() || !row.say ? std::string(text) : row.say(text);
}

/// "2× I3, L4": each item as often as it is there.
auto list_text(std::span<const std::string> items) -> std::string {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (std::ranges::find(items.first(i), items[i]) !=
        items.begin() + static_cast<std::ptrdiff_t>(i)) {
      continue;
    }
    const auto count = std::ranges::count(items, items[i]);
    text += (text.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + "\xC3\x97 " : "") +
            items[i];
  }
  return text;
}

/// The items that one pile has more of than another, in words.
auto more_in(const FieldWords& row, std::vector<std::string> pile,
             const std::vector<std::string>& other) -> std::string {
  for (const auto& item : other) {
    const auto found = std::ranges::find(pile, item);
    if (found != pile.end()) pile.erase(found);
  }
  for (auto& item : pile) item = said(row, item);
  return list_text(pile);
}

class Teller {
 public:
  explicit Teller(const GameWords& game) : game_(game) {}

  auto tell(const Change& change) -> void {
    const auto pattern = pattern_of(change.field);
    const auto row = row_of(game_.fields, pattern, change.field);
    if (change.field == "to-act") {
      told_.push_back({change.field, "to act", seat_words(game_, change.before),
                       seat_words(game_, change.after)});
      return;
    }
    if (row == game_.fields.end()) {
      if (const auto raw = unnamed(change)) {
        told_.push_back({raw->field, raw->field, raw->before, raw->after});
      }
      return;
    }
    const auto words = filled(game_, *row, pattern.numbers);
    switch (row->kind) {
      case Kind::value:
        told_.push_back({change.field, words, said(*row, change.before), said(*row, change.after)});
        break;
      case Kind::pile:
        pile(*row, words, change);
        break;
      case Kind::share:
        share(*row, words, change, pattern.numbers.back());
        break;
      case Kind::row:
        places(*row, change);
        break;
      case Kind::silent:
        break;
    }
  }

  [[nodiscard]] auto done() -> std::vector<Told> { return std::move(told_); }

 private:
  auto pile(const FieldWords& row, const std::string& words, const Change& change) -> void {
    const auto before = row.split(change.before);
    const auto after = row.split(change.after);
    went(change.field, words, more_in(row, before, after));
    came(change.field, words, more_in(row, after, before));
  }

  auto share(const FieldWords& row, const std::string& words, const Change& change,
             std::size_t number) -> void {
    const auto count_of = [](std::string_view text) {
      return text.empty() ? std::optional<std::int64_t>(0) : count_in(text);
    };
    const auto before = count_of(change.before);
    const auto after = count_of(change.after);
    if (!before || !after) {  // no number of pieces
      told_.push_back({change.field, words, change.before, change.after});
      return;
    }
    const auto more = *after - *before;
    const std::vector<std::string> items(static_cast<std::size_t>(more < 0 ? -more : more),
                                         item_at(row.items, number));
    (more < 0 ? went(change.field, words, list_text(items))
              : came(change.field, words, list_text(items)));
  }

  auto places(const FieldWords& row, const Change& change) -> void {
    for (std::size_t i = 0; i < std::max(change.before.size(), change.after.size()); ++i) {
      const auto before = i < change.before.size() ? change.before.substr(i, 1) : "";
      const auto after = i < change.after.size() ? change.after.substr(i, 1) : "";
      if (before == after) continue;
      const std::vector<std::size_t> number{i + 1};
      told_.push_back(
          {change.field, filled(game_, row, number), said(row, before), said(row, after)});
    }
  }

  auto went(const std::string& field, const std::string& words, const std::string& items) -> void {
    if (!items.empty()) join(field, words, items, &Told::before);
  }
  auto came(const std::string& field, const std::string& words, const std::string& items) -> void {
    if (!items.empty()) join(field, words, items, &Told::after);
  }

  /// Several fields may be shares of one pile: what went from it, or came, is told once.
  auto join(const std::string& field, const std::string& words, const std::string& items,
            std::string Told::* side) -> void {
    const auto same = std::ranges::find_if(told_, [&](const Told& each) {
      return each.words == words && !(each.*side).empty() &&
             (each.before.empty() || each.after.empty());
    });
    if (same == told_.end()) {
      told_.push_back({field, words, {}, {}});
      told_.back().*side = items;
      return;
    }
    same->field += ' ' + field;
    (*same).*side += ", " + items;
  }

  const GameWords& game_;
  std::vector<Told> told_;
};

}  // namespace

auto told(const GameWords& game, std::span<const Change> changes) -> std::vector<Told> {
  Teller teller(game);
  for (const auto& change : changes) teller.tell(change);
  return teller.done();
}

auto is_unseen(const GameWords& game, std::string_view field, Seat viewer, Seat to_act) -> bool {
  const auto pattern = pattern_of(field);
  return std::ranges::any_of(game.unseen, [&](std::string_view each) {
    if (each.starts_with('@')) return each.substr(1) == pattern.field && viewer != to_act;
    if (each != pattern.field) return false;
    if (!each.starts_with("p#.")) return true;
    return !is_player(viewer) ||
           static_cast<std::size_t>(player_of(viewer)) + 1 != pattern.numbers.front();
  });
}

auto without_unseen(const GameWords& game, std::string_view position, Seat viewer, Seat to_act)
    -> std::string {
  std::string left;
  while (!position.empty()) {
    const auto token = position.substr(0, position.find(' '));
    position.remove_prefix(std::min(position.size(), token.size() + 1));
    const auto name = token.substr(0, token.find('='));
    std::string kept(token);
    if (is_unseen(game, name, viewer, to_act)) {
      if (pattern_of(name).numbers.size() > (name.starts_with('p') ? 1 : 0)) continue;
      kept = std::string(name) + "=hidden";
    }
    left += (left.empty() ? "" : " ") + kept;
  }
  return left;
}

auto step_text(const GameWords& game, const std::string& seat, const std::string& move)
    -> std::string {
  constexpr std::string_view article = "the ";
  const auto words = seat_words(game, seat);
  if (words == seat) return words + ' ' + move;
  std::string_view rest = move;
  for (const auto name : {std::string_view(words),
                          std::string_view(words).substr(words.starts_with(article) ? 4 : 0)}) {
    if (rest.starts_with(name) && rest.substr(name.size()).starts_with(' ')) {
      rest.remove_prefix(name.size() + 1);  // a move that names who makes it
      break;
    }
  }
  return words + ": " + std::string(rest);
}

auto label_of(const Told& told) -> std::string {
  return told.words == told.field ? told.words : told.words + ':';
}

auto told_text(const Told& told) -> std::string {
  if (told.before.empty()) return label_of(told) + " +" + told.after;
  if (told.after.empty()) return label_of(told) + " -" + told.before;
  return label_of(told) + ' ' + told.before + " -> " + told.after;
}

}  // namespace ruleproof
