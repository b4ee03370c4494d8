#include "model/core/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/assert.hpp"
#include "model/core/expression/syntax.hpp"

namespace ruleproof {
namespace {

constexpr std::string_view blanks = " \t\r";

auto trimmed(std::string_view text) -> std::string_view {
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Takes the first word off `text`.
auto take_word(std::string_view& text) -> std::string_view {
  text = trimmed(text);
  const auto end = std::min(text.find_first_of(blanks), text.size());
  const auto word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

/// Without its comment. A `#` counts only at the start or after a blank, and in a claim not within
/// quotes.
auto without_comment(std::string_view line) -> std::string_view {
  auto words = line;
  const bool claims = take_word(words) == "expect" && take_word(words) == "that";
  char quote = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool quotes = claims && (line[i] == '"' || line[i] == '\'');
    if (quotes) quote = quote == 0 ? line[i] : quote == line[i] ? '\0' : quote;
    if (quote == 0 && line[i] == '#' &&
        (i == 0 || blanks.find(line[i - 1]) != std::string_view::npos)) {
      return line.substr(0, i);
    }
  }
  return line;
}

auto is_seat(std::string_view word) -> bool {
  return word == "chance" ||
         (word.size() == 2 && word[0] == 'p' && word[1] >= '1' && word[1] <= '6');
}

class Parser {
 public:
  explicit Parser(std::string_view where) : where_(where) {}

  auto run(std::string_view text) -> Result<Record> {
    if (text.size() > longest_record) return error("longer than 16 MiB");
    while (!text.empty()) {
      ++line_;
      const auto end = std::min(text.find('\n'), text.size());
      whole_ = text.substr(0, end);
      const auto line = trimmed(without_comment(whole_));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line.empty()) continue;
      if (auto problem = read(line)) return *problem;
    }
    if (!versioned_) return error("empty: expected \"ruleproof 1\"");
    if (record_.game.empty()) return error("no line \"game NAME ruleset N\"");
    return std::move(record_);
  }

 private:
  [[nodiscard]] auto place() const -> std::string {
    return line_ == 0 ? where_ : where_ + ":" + std::to_string(line_);  // an empty file has no line
  }
  [[nodiscard]] auto error(std::string message) const -> Error {
    return {Code::bad_record, place(), std::move(message)};
  }

  auto read(std::string_view line) -> std::optional<Error> {
    auto rest = line;
    const auto word = take_word(rest);
    if (!versioned_) return read_version(word, rest);
    if (ended_) return error("nothing may follow \"end\"");
    if (word == "game") return read_game(rest);
    if (word == "setup") return read_setup(rest, record_.setup.options);
    if (word == "rulings") return read_setup(rest, record_.setup.rulings);
    if (word == "expect") return read_expect(rest);
    if (word == "end") return read_end(rest);
    if (word == "undo") return read_undo(rest);
    if (is_seat(word)) return read_move(word, rest);
    if (word == "cites") {
      while (!rest.empty()) record_.cites.emplace_back(take_word(rest));
    } else if (word == "from") {
      record_.from.emplace_back(rest);
    } else if (word == "position") {
      if (rest.empty()) return error("expected what lies where after \"position\"");
      record_.position = rest;
    } else {
      return error("unknown word \"" + std::string(word.substr(0, 40)) +
                   "\"; a line starts with a seat (p1..p6, chance), expect, undo, position, "
                   "setup, rulings, cites, from, game or end");
    }
    return std::nullopt;
  }

  auto read_version(std::string_view word, std::string_view rest) -> std::optional<Error> {
    if (word != "ruleproof") return error("expected \"ruleproof 1\" first");
    if (rest != std::to_string(record_version)) {
      return error("format " + std::string(rest.substr(0, 40)) +
                   " is not known; this program reads 1");
    }
    versioned_ = true;
    return std::nullopt;
  }

  auto read_game(std::string_view rest) -> std::optional<Error> {
    if (!record_.game.empty()) return error("a second line \"game\"");
    record_.game = take_word(rest);
    const auto word = take_word(rest);
    const auto* last = rest.data() + rest.size();
    const auto read = std::from_chars(rest.data(), last, record_.ruleset);
    if (record_.game.empty() || word != "ruleset" || rest.empty() || read.ec != std::errc{} ||
        read.ptr != last) {
      return error("expected \"game NAME ruleset N\"");
    }
    return std::nullopt;
  }

  auto read_setup(std::string_view rest, Texts& into) -> std::optional<Error> {
    auto problem = read_pairs(rest, place(), into);
    if (problem) problem->code = Code::bad_record;
    return problem;
  }

  auto read_move(std::string_view seat, std::string_view rest) -> std::optional<Error> {
    if (rest.empty()) return error(std::string(seat) + " makes no move");
    record_.entries.push_back({.kind = Entry::Kind::move,
                               .seat = std::string(seat),
                               .text = std::string(rest),
                               .line = line_});
    return std::nullopt;
  }

  auto read_undo(std::string_view rest) -> std::optional<Error> {
    if (!rest.empty()) return error("\"undo\" stands alone: it takes the last step back");
    record_.entries.push_back({.kind = Entry::Kind::undo, .line = line_});
    return std::nullopt;
  }

  auto read_end(std::string_view rest) -> std::optional<Error> {
    ended_ = true;
    if (rest.empty()) return std::nullopt;
    const auto word = take_word(rest);
    std::uint64_t print = 0;
    const auto* last = rest.data() + rest.size();
    const auto wrong = [&] { return error(R"(expected "end" or "end fingerprint 0x...")"); };
    if (word != "fingerprint" || !rest.starts_with("0x") || rest.size() < 3) return wrong();
    const auto read = std::from_chars(rest.data() + 2, last, print, 16);
    if (read.ec != std::errc{} || read.ptr != last) return wrong();
    record_.end_fingerprint = print;
    return std::nullopt;
  }

  auto read_expect(std::string_view rest) -> std::optional<Error> {
    auto after = rest;
    const auto word = take_word(after);
    if (word == "illegal" || word == "legal") return read_verdict(word, after);
    if (word == "that") return read_claim(after);
    if (word == "cites") {
      if (after.empty()) return error("expected a clause after \"expect cites\"");
      record_.entries.push_back(
          {.kind = Entry::Kind::expect_cites, .text = std::string(after), .line = line_});
      return std::nullopt;
    }
    const auto equals = rest.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      return error(
          "expected \"expect FIELD=VALUE\", \"expect that EXPRESSION\", \"expect illegal ...\", "
          "\"expect legal ...\" or \"expect cites CLAUSE\"");
    }
    record_.entries.push_back({.kind = Entry::Kind::expect_field,
                               .text = std::string(trimmed(rest.substr(equals + 1))),
                               .field = std::string(trimmed(rest.substr(0, equals))),
                               .line = line_});
    return std::nullopt;
  }

  auto read_claim(std::string_view text) -> std::optional<Error> {
    if (text.empty()) return error("expected an expression after \"expect that\"");
    Entry entry{.kind = Entry::Kind::expect_claim,
                .text = std::string(text),
                .line = line_,
                .column = static_cast<int>(text.data() - whole_.data()) + 1};
    const auto syntax = expression::parse(text, place_of(entry));
    if (!syntax) return error(syntax.error().message);
    record_.entries.push_back(std::move(entry));
    return std::nullopt;
  }

  auto read_verdict(std::string_view word, std::string_view after) -> std::optional<Error> {
    const bool legal = word == "legal";
    const auto seat = take_word(after);
    const bool after_the_end = !legal && seat == to_text(Seat::nobody);
    if (!is_seat(seat) && !after_the_end) {
      return error("expected a seat after \"expect " + std::string(word) + "\"");
    }
    const auto close = after.find('"', 1);
    if (!after.starts_with('"') || close == std::string_view::npos) {
      return error("expected the move in double quotes");
    }
    const auto move = after.substr(1, close - 1);
    after = trimmed(after.substr(close + 1));
    if (!after.empty() && (legal || take_word(after) != "because" || after.empty())) {
      return error("after the move only \"because CLAUSE\" may follow, and only for illegal");
    }
    record_.entries.push_back(
        {.kind = legal ? Entry::Kind::expect_legal : Entry::Kind::expect_illegal,
         .seat = std::string(seat),
         .text = std::string(move),
         .because = std::string(after),
         .line = line_});
    return std::nullopt;
  }

  std::string where_;
  std::string_view whole_;  ///< the line, with its blanks and comment
  int line_ = 0;
  bool versioned_ = false;
  bool ended_ = false;
  Record record_;
};

auto to_text(const Entry& entry) -> std::string {
  switch (entry.kind) {
    case Entry::Kind::move:
      return entry.seat + ' ' + entry.text;
    case Entry::Kind::undo:
      return "undo";
    case Entry::Kind::expect_field:
      return "expect " + entry.field + '=' + entry.text;
    case Entry::Kind::expect_claim:
      return "expect that " + entry.text;
    case Entry::Kind::expect_legal:
      return "expect legal " + entry.seat + " \"" + entry.text + '"';
    case Entry::Kind::expect_illegal:
      return "expect illegal " + entry.seat + " \"" + entry.text + '"' +
             (entry.because.empty() ? "" : " because " + entry.because);
    case Entry::Kind::expect_cites:
      return "expect cites " + entry.text;
  }
  RULEPROOF_ASSERT(false);
  return {};
}

}  // namespace

auto claim(std::string_view expression) -> Entry {
  return {.kind = Entry::Kind::expect_claim, .text = expression::on_one_line(expression)};
}

auto place_of(const Entry& claim) -> expression::Place {
  expression::Place place{.column = std::max(claim.column, 1)};
  place.characters += 100;
  place.depth += 3;
  return place;
}

auto parse_record(std::string_view text, std::string_view where) -> Result<Record> {
  return Parser(where).run(text);
}

auto to_text(const Record& record) -> std::string {
  auto text = "ruleproof " + std::to_string(record_version) + "\ngame " + record.game +
              " ruleset " + std::to_string(record.ruleset) + '\n';
  if (!record.setup.options.empty()) text += "setup " + to_text(record.setup.options) + '\n';
  if (!record.setup.rulings.empty()) text += "rulings " + to_text(record.setup.rulings) + '\n';
  if (!record.cites.empty()) {
    text += "cites";
    for (const auto& id : record.cites) text += ' ' + id;
    text += '\n';
  }
  for (const auto& line : record.from) text += "from " + line + '\n';
  if (!record.position.empty()) text += "position " + record.position + '\n';
  text += '\n';
  for (const auto& entry : record.entries) text += to_text(entry) + '\n';
  if (record.end_fingerprint) {
    std::array<char, 17> digits{};
    const auto* end =
        std::to_chars(digits.data(), digits.data() + digits.size(), *record.end_fingerprint, 16)
            .ptr;
    text += "end fingerprint 0x";
    text.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
    text += '\n';
  }
  return text;
}

}  // namespace ruleproof
