#include "model/core/face/played.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/face/parts.hpp"
#include "model/core/face/search.hpp"
#include "model/core/face/write.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/parts.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::face {
namespace {

constexpr std::string_view where = "record";

auto make(const Parts& parts, const Record& record) -> any_game::Made {
  if (record.ruleset != parts.ruleset) {
    return Error{Code::bad_record, std::string(where),
                 "made under ruleset " + std::to_string(record.ruleset) +
                     "; this program plays ruleset " + std::to_string(parts.ruleset)};
  }
  auto made = parts.make(record.setup);
  if (!made) {
    auto error = made.error();
    error.where = std::string(where) + (error.where.empty() ? "" : ": " + error.where);
    return error;
  }
  if (const auto problem = (*made)->open(record, std::string(where))) return *problem;
  return made;
}

auto hexadecimal(std::uint64_t number) -> std::string {
  std::array<char, 17> digits{};
  const auto* end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return "0x" + std::string(digits.data(), static_cast<std::size_t>(end - digits.data()));
}

auto write_clauses(std::string& out, const AnyGame& game, const ClauseSet& clauses) -> void {
  out += '[';
  clauses.for_each([&](ClauseRef clause) { write_string(item(out), id_of(game, clause)); });
  out += ']';
}

auto write_where_it_stands(std::string& out, const AnyGame& game) -> void {
  member(out, "position", game.position());
  member(out, "fingerprint", hexadecimal(game.fingerprint()));
}

/// Why a move is not legal.
auto refusal(const AnyGame& game, std::string_view move, const Judgement& judgement)
    -> std::string {
  const auto read = game.read_move(move);
  std::string out = "{";
  if (judgement.kind == Judgement::Kind::illegal) {
    member(out, "verdict", "illegal");
    member(out, "move", *read);
    member(out, "clause", id_of(game, judgement.why));
  } else if (!read) {
    member(out, "verdict", "unreadable");
    member(out, "message", read.error().message);
  } else {
    member(out, "verdict", "over");
    member(out, "message", "the game is over");
  }
  return out + '}';
}

auto legal(const Frame& step) -> std::string {
  std::string out = "{";
  member(out, "verdict", "legal");
  write(member(out, "step"), step);
  return out + '}';
}

auto panels_text(const std::vector<Panel>& panels) -> std::string {
  std::string out = R"({"panels":[)";
  for (const auto& panel : panels) {
    item(out) += '{';
    member(out, "title", panel.title);
    member(out, "svg", panel.svg);
    out += '}';
  }
  return out + "]}";
}

}  // namespace

auto parts_called(std::string_view name) -> Result<Parts> {
  std::vector<std::string_view> known;
  for (auto& parts : all_parts()) {
    if (parts.name == name) return std::move(parts);
    known.push_back(parts.name);
  }
  return Error{Code::unknown_game, "",
               "no game is called \"" + std::string(name) + '"' + did_you_mean(name, known)};
}

Played::Played(Parts parts, std::unique_ptr<AnyGame> game, Record record)
    : parts_(std::move(parts)),
      game_(std::move(game)),
      record_(std::move(record)),
      opening_(record_.position) {}

auto Played::open(std::string_view record) -> Result<Played> {
  auto read = parse_record(record, where);
  if (!read) return read.error();
  auto parts = parts_called(read->game);
  if (!parts) return parts.error();
  auto game = make(*parts, *read);
  if (!game) return game.error();
  auto head = (*game)->record();
  head.position = read->position;
  return Played(std::move(parts).value(), std::move(game).value(), std::move(head));
}

auto Played::note(std::string_view move) -> void {
  record_.entries.push_back(
      {.seat = std::string(to_text(game_->mover(move))), .text = std::string(move)});
}

auto Played::set_up() const -> std::string {
  std::string out;
  write_set_up(out, *game_, parts_.provenance(record_.setup));
  return out;
}

auto Played::moves() -> std::string {
  std::string out;
  game_->write_moves(out);
  return out;
}

auto Played::judge(std::string_view move) const -> std::string {
  const auto judgement = game_->judge(move);
  return judgement ? legal(game_->frame_of(move)) : refusal(*game_, move, judgement);
}

auto Played::apply(std::string_view move) -> std::string {
  const auto judgement = game_->judge(move);
  if (!judgement) return refusal(*game_, move, judgement);
  const auto frame = game_->frame_of(move);
  note(frame.move);
  (void)game_->play(move);
  return legal(frame);
}

auto Played::undo() -> std::string {
  const bool undone = game_->undo();
  if (undone) record_.entries.pop_back();
  return undone ? R"({"undone":true})" : R"({"undone":false})";
}

auto Played::restart() -> std::string {
  record_.entries.clear();
  record_.position = opening_;
  if (opening_.empty()) {
    game_->restart();
  } else if (const auto problem = game_->restart_at(opening_)) {
    return answer(*problem);
  }
  return position();
}

auto Played::go_to(std::string_view position) -> std::string {
  if (const auto problem = game_->restart_at(position)) return answer(*problem);
  opening_ = std::string(position);
  record_.position = opening_;
  record_.entries.clear();
  return this->position();
}

auto Played::state() const -> std::string {
  std::string out;
  game_->write_state(out, {});
  return out;
}

auto Played::viewer(std::string_view seat) const -> Result<Seat> {
  for (int player = 0; player < game_->players(); ++player) {
    if (to_text(player_seat(player)) == seat) return player_seat(player);
  }
  if (to_text(Seat::nobody) == seat) return Seat::nobody;
  return Error{Code::usage, "seat", "no player sits at \"" + std::string(seat) + '"'};
}

auto Played::seen_by(std::string_view seat) const -> std::string {
  const auto seen = viewer(seat);
  if (!seen) return answer(seen.error());
  std::string out;
  game_->write_seen(out, *seen);
  return out;
}

auto Played::picture_seen_by(std::string_view seat) const -> std::string {
  const auto seen = viewer(seat);
  return seen ? panels_text(game_->seen_by(*seen).panels) : answer(seen.error());
}

auto Played::step_seen_by(std::string_view seat, std::string_view move) const -> std::string {
  const auto seen = viewer(seat);
  if (!seen) return answer(seen.error());
  const auto judgement = game_->judge(move);
  return judgement ? legal(game_->frame_seen_by(move, *seen)) : refusal(*game_, move, judgement);
}

auto Played::search(std::string_view wanted, std::string_view order) -> std::string {
  if (order != "shortest" && order != "nearest") {
    return answer(
        {Code::usage, "order", "is shortest or nearest, not \"" + std::string(order) + '"'});
  }
  auto made = parts_.search(wanted, order == "nearest" ? Order::nearest : Order::shortest,
                            record_.setup, game_->position());
  if (!made) return answer(made.error());
  search_ = std::move(made).value();
  return "{}";
}

auto Played::search_on(std::size_t positions) -> std::string {
  if (!search_) return answer({Code::usage, "search", "none was begun"});
  const auto found = search_->go_on(positions);
  if (!found) return answer(found.error());
  std::string out = "{";
  member(out, "found") += *found ? "true" : "false";
  member(out, "whole") += search_->whole() ? "true" : "false";
  member(out, "full") += search_->full() ? "true" : "false";
  write_number(member(out, "positions"), static_cast<std::int64_t>(search_->positions()));
  write_number(member(out, "within"), static_cast<std::int64_t>(search_->within()));
  auto& way = member(out, "moves") += '[';
  if (*found) {
    for (const auto& move : search_->way()) write_string(item(way), move);
  }
  return out + "]}";
}

auto Played::position() const -> std::string {
  std::string out = "{";
  write_where_it_stands(out, *game_);
  return out + '}';
}

auto Played::picture() const -> std::string { return panels_text(game_->picture()); }

auto Played::record() const -> std::string {
  std::string out = "{";
  member(out, "record", to_text(record_));
  return out + '}';
}

auto Played::play_at_random(std::uint64_t seed, std::size_t choices) -> std::string {
  Dice dice(seed);
  std::string out = R"({"steps":[)";
  ruleproof::play_at_random(*game_, dice, choices, [&](std::size_t offer) {
    const auto move = game_->text_of(offer);
    item(out) += '{';
    member(out, "seat", to_text(game_->mover(move)));
    member(out, "move", move);
    write_clauses(member(out, "because"), *game_, game_->foresee(offer));
    out += '}';
    note(move);
  });
  return out + "]}";
}

auto replay(std::string_view record) -> std::string {
  const auto read = parse_record(record, where);
  if (!read) return answer(read.error());
  const auto parts = parts_called(read->game);
  if (!parts) return answer(parts.error());
  const auto game = make(*parts, *read);
  if (!game) return answer(game.error());
  std::string out = R"({"steps":[)";
  const auto problem = (*game)->replay(*read, std::string(where),
                                       [&](const Frame& frame) { write(item(out), frame); });
  out += ']';
  if (problem) write(member(out, "problem"), *problem);
  write_where_it_stands(out, **game);
  return out + '}';
}

}  // namespace ruleproof::face
