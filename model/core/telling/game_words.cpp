#include "model/core/telling/game_words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/telling/number_in.hpp"
#include "model/core/telling/score_words.hpp"

namespace ruleproof {

auto game_words(const AnyGame& game) -> GameWords {
  const auto* spoken = dynamic_cast<const Spoken*>(&game);
  return spoken == nullptr ? GameWords{} : spoken->words();
}

auto seat_words(const GameWords& game, std::size_t player) -> std::string {
  return player < game.seats.size() ? game.seats[player].name : 'p' + std::to_string(player + 1);
}

auto seat_words(const GameWords& game, std::string_view seat) -> std::string {
  for (std::size_t player = 0; player < game.seats.size(); ++player) {
    if (seat == to_text(player_seat(static_cast<int>(player)))) {
      return game.seats[player].name;
    }
  }
  return std::string(seat);
}

auto score_words(const GameWords& game) -> std::string {
  const auto row = std::ranges::find(game.fields, score_field, &FieldWords::field);
  if (row == game.fields.end()) return "points";
  return row->kind == FieldWords::Kind::silent ? "" : row->words;
}

auto outcome_words(const GameWords& game, const Outcome& outcome) -> std::string {
  std::string winners;
  std::string scores;
  int won = 0;
  bool several = false;
  for (int p = 0; p < outcome.players; ++p) {
    const auto i = static_cast<std::size_t>(p);
    const auto seat = seat_words(game, i);
    if (outcome.wins[i]) {
      winners += (won++ == 0 ? "" : " and ") + seat;
      several = i < game.seats.size() && game.seats[i].several;
    }
    scores += (scores.empty() ? "" : ", ") + seat + ' ' + std::to_string(outcome.scores[i]);
  }
  const auto* verb = won > 1 ? " share the win" : several ? " win" : " wins";
  const auto called = score_words(game);
  return (winners.empty() ? "nobody wins" : winners + verb) +
         (called.empty() ? "" : "; " + called + ": " + scores);
}

namespace telling {

auto value(std::string field, std::string words, Say say, NameList items) -> FieldWords {
  return {.field = std::move(field),
          .words = std::move(words),
          .say = std::move(say),
          .items = std::move(items)};
}

auto flag(std::string field, std::string words) -> FieldWords {
  return value(std::move(field), std::move(words), numbered({"no", "yes"}));
}

auto pile(std::string field, std::string words, Split split, Say say, NameList items)
    -> FieldWords {
  return {.field = std::move(field),
          .words = std::move(words),
          .kind = FieldWords::Kind::pile,
          .say = std::move(say),
          .split = std::move(split),
          .items = std::move(items)};
}

auto share(std::string field, std::string words, NameList items) -> FieldWords {
  return {.field = std::move(field),
          .words = std::move(words),
          .kind = FieldWords::Kind::share,
          .items = std::move(items)};
}

auto row(std::string field, std::string words, Say say) -> FieldWords {
  return {.field = std::move(field),
          .words = std::move(words),
          .kind = FieldWords::Kind::row,
          .say = std::move(say)};
}

auto silent(std::string field) -> FieldWords {
  return {.field = std::move(field), .words = {}, .kind = FieldWords::Kind::silent};
}

auto numbered(NameList names, std::int64_t first, std::string none) -> Say {
  return [names = std::move(names), first, none = std::move(none)](std::string_view text) {
    const auto number = number_in(text);
    if (!number) return std::string(text);
    if (*number < first) return none;
    const auto at = static_cast<std::size_t>(*number - first);
    return at < names.size() ? names[at] : std::string(text);
  };
}

auto lettered(std::string letters, NameList names) -> Say {
  return [letters = std::move(letters), names = std::move(names)](std::string_view text) {
    const auto at = text.size() == 1 ? letters.find(text.front()) : std::string::npos;
    return at < names.size() ? names[at] : std::string(text);
  };
}

auto renamed(std::string before, std::string after) -> Say {
  return [before = std::move(before), after = std::move(after)](std::string_view text) {
    return text == before ? after : std::string(text);
  };
}

auto from_one() -> Say {
  return [](std::string_view text) {
    const auto number = count_in(text);
    return number ? std::to_string(*number + 1) : std::string(text);
  };
}

auto player(const std::vector<SeatWords>& seats, std::int64_t first, std::string none) -> Say {
  return [seats, first, none = std::move(none)](std::string_view text) {
    const auto number = number_in(text);
    if (!number) return std::string(text);
    if (*number < first) return none;
    return seat_words({.seats = seats}, static_cast<std::size_t>(*number - first));
  };
}

namespace {

auto parted(std::string_view text, char mark) -> std::vector<std::string> {
  std::vector<std::string> parts;
  while (!text.empty() && text != "-") {
    const auto end = std::min(text.find(mark), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

}  // namespace

auto by_plus() -> Split {
  return [](std::string_view text) {
    std::vector<std::string> items;
    for (const auto& part : parted(text, '+')) {
      const auto star = part.find('*');
      const auto count = star == std::string::npos ? 1 : count_in(part.substr(star + 1));
      if (count) {
        items.insert(items.end(), static_cast<std::size_t>(*count), part.substr(0, star));
      } else {
        items.push_back(part);
      }
    }
    return items;
  };
}

auto by_bar() -> Split {
  return [](std::string_view text) { return parted(text, '|'); };
}

auto by_letter() -> Split {
  return [](std::string_view text) {
    std::vector<std::string> items;
    for (const char letter : text == "-" ? std::string_view{} : text) items.emplace_back(1, letter);
    return items;
  };
}

auto by_bit() -> Split {
  return [](std::string_view text) {
    std::vector<std::string> items;
    const auto number = static_cast<std::uint64_t>(number_in(text).value_or(0));
    for (unsigned bit = 0; bit < 64; ++bit) {
      if ((number >> bit & 1U) != 0) items.push_back(std::to_string(bit));
    }
    return items;
  };
}

}  // namespace telling
}  // namespace ruleproof
