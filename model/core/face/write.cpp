#include "model/core/face/write.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/clause.hpp"
#include "model/core/face/parts.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof::face {

auto member(std::string& out, std::string_view name) -> std::string& {
  if (out.back() != '{') out += ',';
  write_string(out, name);
  return out += ':';
}

auto member(std::string& out, std::string_view name, std::string_view text) -> void {
  write_string(member(out, name), text);
}

auto item(std::string& out) -> std::string& {
  if (out.back() != '[') out += ',';
  return out;
}

auto write(std::string& out, const Error& error) -> void {
  out += '{';
  write_number(member(out, "code"), static_cast<int>(error.code));
  member(out, "where", error.where);
  member(out, "message", error.message);
  member(out, "text", to_text(error));
  out += '}';
}

auto answer(const Error& error) -> std::string {
  std::string out = "{";
  write(member(out, "error"), error);
  return out + '}';
}

auto write(std::string& out, const Frame& frame) -> void {
  out += '{';
  member(out, "seat", frame.seat);
  member(out, "move", frame.move);
  member(out, "because") += '[';
  for (const auto& id : frame.because) write_string(item(out), id);
  out += ']';
  member(out, "changes") += '[';
  for (const auto& change : frame.changes) {
    item(out) += '{';
    member(out, "field", change.field);
    member(out, "before", change.before);
    member(out, "after", change.after);
    out += '}';
  }
  out += "]}";
}

auto write(std::string& out, const Texts& texts) -> void {
  out += '{';
  for (const auto& [name, text] : texts) member(out, name, text);
  out += '}';
}

auto write_summary(std::string& out, const Parts& game) -> void {
  out += '{';
  member(out, "name", game.name);
  member(out, "title", game.title);
  write_number(member(out, "ruleset"), game.ruleset);
  member(out, "players") += '[';
  for (std::size_t players = 1; players <= max_players; ++players) {
    const SetupText setup{.options = {{"players", std::to_string(players)}}, .rulings = {}};
    if (game.make(setup)) write_number(item(out), static_cast<std::int64_t>(players));
  }
  out += ']';
  member(out, "data") += '[';
  for (const auto name : game.data) write_string(item(out), name);
  out += ']';
  const auto usual = game.make({});
  write(member(out, "options"), usual ? (*usual)->setup().options : Texts{});
  out += '}';
}

namespace {

auto write_clause(std::string& out, const Clause& clause) -> void {
  constexpr auto dispositions = std::to_array<std::string_view>(
      {"enforced", "by construction", "table talk", "out of scope"});
  out += '{';
  member(out, "tag", clause.tag);
  member(out, "id", clause.id);
  member(out, "says", clause.says);
  member(out, "disposition", dispositions[static_cast<std::size_t>(clause.disposition)]);
  out += '}';
}

auto write_question(std::string& out, const OpenQuestion& question) -> void {
  out += '{';
  member(out, "tag", question.tag);
  member(out, "id", question.id);
  member(out, "clause", question.clause);
  member(out, "question", question.question);
  member(out, "answers") += '[';
  for (const auto& answer : question.answers) {
    item(out) += '{';
    member(out, "id", answer.id);
    member(out, "says", answer.says);
    out += '}';
  }
  out += "]}";
}

}  // namespace

auto write_rules(std::string& out, const Parts& game) -> void {
  out += '{';
  member(out, "name", game.name);
  member(out, "clauses") += '[';
  for (const auto& clause : game.clauses) write_clause(item(out), clause);
  out += ']';
  member(out, "questions") += '[';
  for (const auto& question : game.questions) write_question(item(out), question);
  out += "]}";
}

auto write_set_up(std::string& out, const AnyGame& game, const std::string& provenance) -> void {
  const auto setup = game.setup();
  Texts rulings;
  for (const auto& question : game.questions()) {
    rulings.emplace(question.id, question.answers.front().id);
  }
  for (const auto& [id, chosen] : setup.rulings) rulings.insert_or_assign(id, chosen);
  out += '{';
  member(out, "game", game.name());
  write_number(member(out, "players"), game.players());
  write(member(out, "setup"), setup.options);
  write(member(out, "rulings"), rulings);
  member(out, "provenance", provenance);
  member(out, "seats") += '[';
  const auto words = game_words(game);
  for (const auto& seat : words.seats) write_string(item(out), seat.name);
  out += ']';
  member(out, "unseen") += '[';
  for (const auto& field : words.unseen) write_string(item(out), field);
  out += ']';
  member(out, "fields") += '[';
  for (const auto& field : game.field_infos()) {
    item(out) += '{';
    member(out, "path", field.path);
    if (field.is_number) {
      write_number(member(out, "low"), field.low);
      write_number(member(out, "high"), field.high);
    }
    member(out, "says", field.says);
    out += '}';
  }
  out += "]}";
}

}  // namespace ruleproof::face
