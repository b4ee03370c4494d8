#include "properties/conformance/export/tale.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/json_text.hpp"
#include "model/core/naming.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {
namespace {

auto quoted(std::string_view text) -> std::string {
  std::string out;
  write_string(out, text);
  return out;
}

/// The legal moves, a list.
auto legal_moves(AnyGame& game) -> std::string {
  std::string out;
  game.write_moves(out);
  const auto read = parse_json(out);
  return read ? to_text(*read->find("moves")) : "[]";
}

auto is_whole(std::string_view text) -> bool {
  std::int64_t number = 0;
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, number);
  return read.ec == std::errc{} && read.ptr == last;
}

class Teller {
 public:
  Teller(AnyGame& game, const Record& record, const std::string& where)
      : game_(game), record_(record), where_(where) {}

  /// The sentences, or why the record does not replay.
  auto tell() -> Result<std::vector<Sentence>> {
    std::vector<std::string> moves;
    const auto watch = [&](const Frame& frame) { moves.push_back(frame.move); };
    if (const auto problem = game_.replay(record_, where_, watch)) return *problem;
    std::size_t made = 0;
    for (std::size_t i = 0; i < record_.entries.size(); ++i) {
      const auto& entry = record_.entries[i];
      if (entry.kind == Entry::Kind::move) {
        say(Sentence::Word::plays, quoted(moves[made++]));
      } else if (entry.kind == Entry::Kind::undo) {
        say(Sentence::Word::takes_back, "");
        ++made;
      } else {
        if (auto problem = tell_expected(entry, i)) return *problem;
      }
    }
    if (const auto problem = game_.replay(record_, where_, [](const Frame&) {})) return *problem;
    tell_end();
    return std::move(told_);
  }

 private:
  auto say(Sentence::Word word, std::string json) -> void {
    told_.push_back({.word = word, .json = std::move(json)});
  }

  auto tell_expected(const Entry& entry, std::size_t at) -> std::optional<Error> {
    if (entry.kind == Entry::Kind::expect_illegal) {
      say(Sentence::Word::refuses, quoted(entry.text));
    } else if (entry.kind == Entry::Kind::expect_field) {
      tell_field(entry);
    } else if (entry.kind == Entry::Kind::expect_legal) {
      auto before = record_;
      before.end_fingerprint.reset();
      before.entries.resize(at);
      if (auto problem = game_.replay(before, where_, [](const Frame&) {})) return problem;
      say(Sentence::Word::offers, legal_moves(game_));
    }
    return std::nullopt;
  }

  /// A field that engines have; others are the model's own words for several.
  auto tell_field(const Entry& entry) -> void {
    if (std::ranges::count(game_.fields(), entry.field) == 0) return;
    const auto infos = game_.field_infos();
    const auto info = std::ranges::find(infos, entry.field, &FieldInfo::path);
    const bool is_number = info == infos.end() ? is_whole(entry.text) : info->is_number;
    if (is_number && !is_whole(entry.text)) return;
    say(Sentence::Word::shows,
        '{' + quoted(entry.field) + ": " + (is_number ? entry.text : quoted(entry.text)) + '}');
  }

  auto tell_end() -> void {
    std::string fields;
    game_.write_state(fields, {});
    std::string outcome;
    write_outcome(game_, outcome);
    say(Sentence::Word::offers, legal_moves(game_));
    say(Sentence::Word::shows, fields);
    say(Sentence::Word::ends, game_.seat() == Seat::nobody ? outcome : R"({"over":false})");
  }

  AnyGame& game_;
  const Record& record_;
  const std::string& where_;
  std::vector<Sentence> told_;
};

}  // namespace

auto tale_of(const Parts& game, const Record& record, const std::string& where) -> Result<Tale> {
  auto made = game.make(record.setup);
  if (!made) return made.error();
  auto told = Teller(**made, record, where).tell();
  if (!told) return told.error();
  Tale tale{.title = {}, .set_up = {}, .position = {}, .sentences = std::move(told).value()};
  for (const auto& source : record.from) tale.title += (tale.title.empty() ? "" : "; ") + source;
  if (tale.title.empty()) {
    for (const auto& id : record.cites) tale.title += (tale.title.empty() ? "" : ", ") + id;
  }
  write_set_up(tale.set_up, game.data, **made);
  if (!record.position.empty()) {
    (*made)->restart();
    if (auto problem = (*made)->open(record, where)) return *problem;
    tale.position = quoted((*made)->position());
  }
  return tale;
}

}  // namespace ruleproof::conformance
