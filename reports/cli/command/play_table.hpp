/// A game in progress at a terminal: reads commands, makes moves, remembers them for the record.
#pragma once

#include <algorithm>
#include <charconv>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/play.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/command/play.hpp"
#include "reports/cli/print/blocks.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/panel.hpp"
#include "reports/cli/print/steps.hpp"
#include "reports/cli/print/table.hpp"

namespace ruleproof::cli {

inline constexpr std::size_t moves_listed = 30;
inline constexpr std::size_t longest_random_game = 20'000;  ///< unless --moves says more

/// What is said of a move that is hidden from whoever looks on.
inline constexpr std::string_view hidden_move = "(hidden)";

inline constexpr std::string_view play_help =
    "  a number or a move   makes it\n"
    "  moves                lists all legal moves\n"
    "  why MOVE             says which clause forbids it\n"
    "  position             prints the position in one line, with what is hidden\n"
    "  undo                 takes the last own choice back\n"
    "  record               prints the game so far as a record, with what is hidden\n"
    "  quit                 ends, as does the end of the input\n";

class PlayTable {
 public:
  /// `as`: the seat that the user has; nothing: all of them.
  PlayTable(AnyGame& game, std::optional<Seat> as, const PlayOptions& options, Terminal& terminal)
      : game_(game),
        words_(game_words(game)),
        as_(as),
        options_(options),
        terminal_(terminal),
        dice_(options.seed) {}

  /// Until the game is over, the user leaves, or, where nobody can be asked again, an error.
  auto run() -> int {
    while (!over()) {
      if (!is_asked(game_.seat())) {
        make(game_.text_of(game_.throw_dice(dice_)));
        continue;
      }
      if (!asked_) {
        show_table();
        list_moves(moves_listed);
      }
      asked_ = true;
      std::string line;
      if (terminal_.interactive)
        terminal_.out << seat_words(words_, to_text(game_.seat())) << "> " << std::flush;
      if (!std::getline(terminal_.in, line)) break;
      if (line.ends_with('\r')) line.pop_back();
      if (line == "quit") break;
      if (!obey(line)) return exit_bad_input;
    }
    if (terminal_.interactive) terminal_.out << '\n';
    if (game_.seat() == Seat::nobody) {
      show_table();
      terminal_.out << "the game is over: " << outcome_words(words_, game_.outcome()) << '\n';
    }
    return exit_clean;
  }

  /// Dice choose every move. Where the rules let a game go on for ever, it stops by itself.
  auto run_dice() -> int {
    while (!over()) {
      if (options_.moves == 0 && made_.size() == longest_random_game) {
        terminal_.err << "stopped after " << grouped(longest_random_game)
                      << " moves, and the game is not over; --moves goes further\n";
        break;
      }
      const auto offer = game_.offers() > 1 ? game_.throw_dice(dice_) : 0;
      note(game_.text_of(offer));
      game_.make(offer);
    }
    return exit_clean;
  }

  [[nodiscard]] auto record() const -> Record {
    auto record = game_.record();
    record.entries = made_;
    record.end_fingerprint = game_.fingerprint();
    return record;
  }

 private:
  [[nodiscard]] auto over() const -> bool {
    return game_.seat() == Seat::nobody || (options_.moves > 0 && made_.size() >= options_.moves);
  }

  /// Whether the user decides for a seat; else dice do.
  [[nodiscard]] auto is_asked(Seat seat) const -> bool {
    if (seat == Seat::chance) return options_.choose_chance;
    return !as_ || seat == *as_;
  }
  /// A table that several share is seen by whoever is to act; steps, by all of them.
  [[nodiscard]] auto all_is_open() const -> bool { return options_.open || !game_.hides(); }

  /// A move that is to be made.
  auto note(std::string move) -> void {
    made_.push_back({.kind = Entry::Kind::move,
                     .seat = std::string(to_text(game_.mover(move))),
                     .text = std::move(move)});
  }
  auto make(const std::string& move) -> void {
    auto frame = all_is_open() ? game_.frame_of(move)
                               : game_.frame_seen_by(move, as_.value_or(Seat::nobody));
    if (frame.move.empty()) frame.move = hidden_move;
    note(move);
    (void)game_.play(move);
    print_frame(terminal_.out, frame, words_);
    asked_ = false;
  }

  /// A line of the user. False: it cannot be obeyed, and there is nobody to try again.
  auto obey(std::string_view line) -> bool {
    const auto first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos || line[first] == '#') return true;
    line = line.substr(first, line.find_last_not_of(" \t") - first + 1);
    if (line == "help" || line == "?") return say(play_help);
    if (line == "moves") return list_moves(game_.offers());
    if (line == "position") return say(game_.position() + "\n");
    if (line == "record") return say(ruleproof::to_text(record()));
    if (line == "undo") return undo();
    if (line.starts_with("why ")) return explain(line.substr(4));
    const auto move = chosen(line);
    if (!move) return refuse(move.error());
    const auto judgement = game_.judge(*move);
    if (!judgement) return refuse({Code::illegal_move, "", forbidden(line, judgement)});
    make(*move);
    return true;
  }

  /// The move that a line names: by its number, or in the game's notation, with or without a seat.
  auto chosen(std::string_view line) -> Result<std::string> {
    std::size_t number = 0;
    const auto* last = line.data() + line.size();
    if (std::from_chars(line.data(), last, number).ptr == last) {
      if (number >= 1 && number <= game_.offers()) return game_.text_of(number - 1);
      return Error{
          Code::bad_move, "",
          "there are moves 1 to " + std::to_string(game_.offers()) + ", not " + std::string(line)};
    }
    const auto seat = std::string(to_text(game_.seat())) + ' ';
    return game_.read_move(line.starts_with(seat) ? line.substr(seat.size()) : line);
  }

  [[nodiscard]] auto forbidden(std::string_view move, const Judgement& judgement) const
      -> std::string {
    const auto& clause = game_.rulebook()[judgement.why.index];
    return "\"" + std::string(move) + "\" is illegal because of " + std::string(clause.id) + ": " +
           std::string(clause.says);
  }

  auto say(std::string_view text) -> bool {
    terminal_.out << text;
    return true;
  }
  auto refuse(const Error& error) -> bool {
    if (terminal_.interactive) return say(wrapped(error.message + " (? for help)", ""));
    print(terminal_, error);
    return false;
  }
  auto explain(std::string_view text) -> bool {
    const auto move = chosen(text);
    if (!move) return refuse(move.error());
    const auto judgement = game_.judge(*move);
    return say(judgement ? "it is legal\n" : wrapped(forbidden(text, judgement), ""));
  }
  /// Back to the last position in which the user chose.
  auto undo() -> bool {
    while (!made_.empty() && game_.undo()) {
      made_.pop_back();
      if (is_asked(game_.seat())) break;
    }
    asked_ = false;
    return true;
  }
  auto list_moves(std::size_t most) -> bool {
    const auto beside = std::to_string(std::min(most, game_.offers())).size() + 4;  // the number
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < std::min(most, game_.offers()); ++i) {
      auto number = std::to_string(i + 1);
      for (auto& line : wrapped_lines(game_.text_of(i), brief_width() - beside)) {
        rows.push_back({std::exchange(number, ""), std::move(line)});
      }
    }
    terminal_.out << seat_words(words_, to_text(game_.seat())) << " to act, "
                  << plural(game_.offers(), "move") << '\n'
                  << columns(rows, "  ");
    if (most < game_.offers()) {
      terminal_.out << "  ... " << game_.offers() - most << " more: \"moves\" lists all\n";
    }
    return true;
  }
  /// The board, if the position is not one itself and the game draws one; then all fields.
  auto show_table() -> void {
    // Who decides for chance sees all that it decides about.
    const bool open = all_is_open() || game_.seat() == Seat::chance;
    const auto seen =
        open ? Seen{game_.position(), game_.picture()} : game_.seen_by(as_.value_or(game_.seat()));
    const bool fields = seen.position.find('=') != std::string::npos;
    if (fields && !seen.panels.empty()) {
      terminal_.out << panel_text(seen.panels.front().svg, terminal_.colour, brief_width());
    }
    terminal_.out << table_text(seen.position, words_);
  }

  AnyGame& game_;
  GameWords words_;
  std::optional<Seat> as_;
  const PlayOptions& options_;
  Terminal& terminal_;
  Dice dice_;
  std::vector<Entry> made_;
  bool asked_ = false;  ///< the moves of this position were listed
};

}  // namespace ruleproof::cli
