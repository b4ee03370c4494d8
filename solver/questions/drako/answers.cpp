#include "solver/questions/drako/answers.hpp"

#include <fmt/format.h>

namespace ruleproof::solver::drako_question {

auto about(const Drako& game, std::string aspect, std::vector<std::string> clauses, Says says,
           How how) -> Answer {
  return {.aspect = std::move(aspect),
          .says = says,
          .how = how,
          .data = game.rules().components.provenance,
          .clauses = std::move(clauses)};
}

auto set_proved(Answer& answer, bool proved, Says says, const Reply& certificate, std::string title)
    -> void {
  if (!proved) return;
  answer.says = says;
  answer.how = How::proved;
  answer.smt2 = certificate.smt;
  answer.title = std::move(title);
}

auto set_shown(Answer& answer, Shown shown, std::string title) -> void {
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.bound = "";
  answer.title = std::move(title);
  answer.shown.push_back(std::move(shown));
}

auto show_won(const Drako& game, const drako::State& start, std::span<const drako::Move> line,
              drako::Side winner, std::string title) -> Shown {
  return show_from(game, start, line, std::move(title), [&](const drako::State& end) {
    return game.outcome(end).wins[drako::index(winner)];
  });
}

auto run_record(std::string title, const std::string& text) -> Shown {
  Shown shown{{std::move(title), text, {}}, {}};
  const auto read = parse_record(text, "witness");
  if (!read) return shown.fails = read.error(), shown;
  const auto game = Drako::configure(read->setup);
  if (!game) return shown.fails = game.error(), shown;
  const auto end = replay(*game, *read, "witness");
  if (!end) shown.fails = end.error();
  shown.witness.frames = frames_of(*game, *read);
  return shown;
}

auto in_words(const Frequency& found) -> std::string {
  const auto percent = [](double share) {
    const auto tenths = static_cast<int>((share * 1000) + 0.5);
    return fmt::format("{}.{} %", tenths / 10, tenths % 10);
  };
  return fmt::format("{} ({} to {})", percent(found.share()), percent(found.low),
                     percent(found.high));
}

}  // namespace ruleproof::solver::drako_question
