#include "reports/cli/command/play.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "model/core/record.hpp"
#include "reports/cli/command/play_table.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/games/seats.hpp"

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

auto nobody_called(const std::string& name, int players, SeatNames seats) -> Error {
  std::string all;
  for (int p = 0; p < players; ++p) {
    all += (p == 0 ? "" : ", ") + display_text(player_seat(p), seats);
  }
  return {Code::usage, "--as", "no player is called \"" + name + "\": there are " + all};
}

}  // namespace

auto run(const PlayOptions& options, Terminal& terminal) -> int {
  if (options.json && !options.random) {
    return fail(terminal, {Code::usage, "--json", "needs --random: a dialogue has no JSON form"});
  }
  const auto game = make(options.set_up);
  if (!game) return fail(terminal, game.error());
  const auto seats = game_info((*game)->name())->seat_names;
  std::optional<Seat> as;
  if (!options.as.empty()) {
    as = seat_called(options.as, (*game)->players(), seats);
    if (!as) return fail(terminal, nobody_called(options.as, (*game)->players(), seats));
  }
  PlayTable table(**game, as, options, terminal);
  const auto played = options.random ? table.run_dice() : table.run();
  const auto written = print_record(options, table.record(), outcome_json(**game), terminal);
  return played != exit_clean ? played : written;
}

}  // namespace ruleproof::cli
