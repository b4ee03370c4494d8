#include "reports/cli/command/play.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "model/core/record.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/command/play_table.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::cli {
namespace {

auto print_record(const PlayOptions& options, const Record& record, const std::string& outcome,
                  Terminal& terminal) -> int {
  const auto text = ruleproof::to_text(record);
  const auto data = data_under(record.game, record.setup);
  if (options.json) {
    print_json(terminal.out, schemas::play,
               {{"game", to_json(std::string_view(record.game))},
                {"moves", record.entries.size()},
                {"outcome", render::parse_json(outcome)},
                {"data", to_json(std::string_view(data))},
                {"record", to_json(std::string_view(text))}});
  } else {
    if (options.record.empty()) terminal.out << text;
  }
  if (!options.record.empty()) {
    if (const auto problem = write_file(options.record, text)) return fail(terminal, *problem);
    if (!options.json) terminal.out << "record: " << options.record << '\n';
  }
  // A game without data has nothing to say; and an error is said in one line.
  if (!options.json && data != "rules only") terminal.err << "data: " << data << '\n';
  return exit_clean;
}

/// The player of that name, "p2", "dragon" or "the dragon", or who there are instead.
auto seat_called(std::string_view name, const AnyGame& game) -> Result<Seat> {
  const auto words = game_words(game);
  constexpr std::string_view article = "the ";
  std::string all;
  for (int p = 0; p < game.players(); ++p) {
    const auto seat = std::string(to_text(player_seat(p)));
    const auto called = seat_words(words, seat);
    if (name == seat || name == called || std::string(article).append(name) == called) {
      return player_seat(p);
    }
    all += (p == 0 ? "" : ", ") + seat + (called == seat ? "" : " (" + called + ")");
  }
  return Error{Code::usage, "--as",
               "no player is called \"" + std::string(name) + "\": there are " + all};
}

}  // namespace

auto run(const PlayOptions& options, Terminal& terminal) -> int {
  if (options.json && !options.random) {
    return fail(terminal, {Code::usage, "--json", "needs --random: a dialogue has no JSON form"});
  }
  const auto game = make(options.set_up);
  if (!game) return fail(terminal, game.error());
  std::optional<Seat> as;
  if (!options.as.empty()) {
    const auto seat = seat_called(options.as, **game);
    if (!seat) return fail(terminal, seat.error());
    as = *seat;
  }
  PlayTable table(**game, as, options, terminal);
  const auto played = options.random ? table.run_dice() : table.run();
  const auto written = print_record(options, table.record(), outcome_json(**game), terminal);
  return played != exit_clean ? played : written;
}

}  // namespace ruleproof::cli
