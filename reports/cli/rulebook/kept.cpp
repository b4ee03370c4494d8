#include "reports/cli/rulebook/kept.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/clause.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/json_members.hpp"
#include "reports/cli/rulebook/answers.hpp"
#include "reports/cli/rulebook/ends.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/model_states.hpp"
#include "reports/cli/store/program.hpp"
#include "reports/games/entry.hpp"
#include "reports/games/parts.hpp"
#include "reports/render/run_json/json.hpp"

namespace ruleproof::cli {
namespace {

auto json_of(const KnownGame& game) -> Json {
  Json json = Json::object();
  json["setup"] = to_json(game.setup.options);
  if (!game.setup.rulings.empty()) json["rulings"] = to_json(game.setup.rulings);
  if (!game.position.empty()) json["position"] = to_json(std::string_view(game.position));
  json["moves"] = list_of(game.moves);
  if (!game.forbidden.empty()) json["forbidden"] = to_json(std::string_view(game.forbidden));
  return json;
}

/// The games of a file, a line each.
class Lines {
 public:
  auto add(const Json& head, const ShortGame& game) -> void {
    auto json = head;
    json.update(json_of(game.game));
    if (game.least > 0) {
      json["least"] = game.least;
      json["positions"] = game.positions;
    }
    lines_.push_back(std::move(json));
  }
  auto add(const Json& head, const Shown& shown) -> void {
    if (shown.usual) add(head, *shown.usual);
    if (shown.small) {
      auto small = head;
      small["small"] = true;
      add(small, *shown.small);
    }
  }
  auto take() -> Json { return std::move(lines_); }

 private:
  Json lines_ = Json::array();
};

auto json_of(const AnswerTried& tried) -> Json {
  Json json = Json::object();
  json["ruling"] = to_json(std::string_view(tried.ruling));
  json["answer"] = to_json(std::string_view(tried.answer));
  json["what"] = to_json(std::string_view(tried.what));
  json["how"] = to_json(std::string_view(tried.how));
  json["bound"] = to_json(std::string_view(tried.bound));
  if (!tried.reason.empty()) json["reason"] = to_json(std::string_view(tried.reason));
  if (!tried.game.moves.empty()) json.update(json_of(tried.game));
  if (!tried.other.empty()) json["other"] = list_of(tried.other);
  auto pairs = Json::array();
  for (const auto& each : tried.pairs) {
    pairs.push_back({{"play", to_json(std::string_view(each.play))},
                     {"set_up", to_json(std::string_view(each.set_up))},
                     {"games", each.games},
                     {"differ", each.differ},
                     {"scores", each.scores},
                     {"winner", each.winner}});
  }
  json["pairs"] = std::move(pairs);
  return json;
}

auto flag_in(const Json& json, const char* name) -> bool {
  const auto found = json.find(name);
  return found != json.end() && found->is_boolean() && found->get<bool>();
}
auto pairs_in(const Json& json, const char* name) -> Texts {
  Texts pairs;
  const auto found = json.find(name);
  if (found == json.end() || !found->is_object()) return pairs;
  for (const auto& [key, value] : found->items()) {
    if (value.is_string()) pairs.emplace(key, value.get<std::string>());
    if (value.is_number_integer()) pairs.emplace(key, value.dump());
  }
  return pairs;
}

auto game_in(const Json& json) -> KnownGame {
  return {.setup = {.options = pairs_in(json, "setup"), .rulings = pairs_in(json, "rulings")},
          .position = text_in(json, "position"),
          .moves = texts_in(json, "moves"),
          .forbidden = text_in(json, "forbidden")};
}
auto short_game_in(const Json& json) -> ShortGame {
  ShortGame game{.game = game_in(json),
                 .least = number_in(json, "least"),
                 .positions = number_in(json, "positions")};
  // What is said of all games is not so of this one: nobody knows.
  if (game.least > game.game.moves.size()) game.least = 0;
  return game;
}

auto answer_in(const Json& json) -> AnswerTried {
  AnswerTried tried{.ruling = text_in(json, "ruling"),
                    .answer = text_in(json, "answer"),
                    .what = text_in(json, "what"),
                    .how = text_in(json, "how"),
                    .bound = text_in(json, "bound"),
                    .reason = text_in(json, "reason"),
                    .game = game_in(json),
                    .other = texts_in(json, "other"),
                    .pairs = {}};
  const auto pairs = json.find("pairs");
  if (pairs == json.end() || !pairs->is_array()) return tried;
  for (const auto& each : *pairs) {
    tried.pairs.push_back({.play = text_in(each, "play"),
                           .set_up = text_in(each, "set_up"),
                           .games = number_in(each, "games"),
                           .differ = number_in(each, "differ"),
                           .scores = number_in(each, "scores"),
                           .winner = number_in(each, "winner")});
  }
  return tried;
}

/// Where a game of the file belongs; nothing where it speaks of a clause that is none.
auto place_of(const GameEntry& game, const Json& json, GamesOfRulebook& games) -> Shown* {
  const auto shows = text_in(json, "shows");
  if (shows == "end") {
    Ending ending{.because = {},
                  .winners = static_cast<int>(number_in(json, "winners")),
                  .tie = flag_in(json, "tie")};
    for (const auto& id : texts_in(json, "clauses")) {
      const auto clause = find_clause(game.facts.clauses, id);
      if (!clause) return nullptr;
      ending.because.add(*clause);
    }
    return &games.ends[ending];
  }
  const auto clause = find_clause(game.facts.clauses, text_in(json, "clause"));
  if (!clause) return nullptr;
  auto& of = games.clauses[clause->index];
  if (shows == "relied") return &of.relied;
  return shows == "refused" ? &of.refused : nullptr;
}

/// Plays kept games.
class Replay {
 public:
  Replay(const GameEntry& entry, bool same_model)
      : entry_(entry), deciding_(deciding_clauses(entry)), same_model_(same_model) {}

  /// Drops what shows it no more; whether anything was dropped.
  template <class Shows>
  auto keep(Shown& shown, const Shows& shows) const -> bool {
    bool dropped = false;
    for (auto* each : {&shown.usual, &shown.small}) {
      if (!*each) continue;
      if (!this->shows((*each)->game, shows)) {
        each->reset();
        dropped = true;
      } else if (!same_model_) {
        (*each)->least = 0;
      }
    }
    return dropped;
  }
  [[nodiscard]] auto deciding() const -> const ClauseSet& { return deciding_; }

 private:
  template <class Shows>
  auto shows(const KnownGame& known, const Shows& wanted) const -> bool {
    auto made = entry_.rules.make(known.setup);
    if (!made) return false;
    auto& game = **made;
    // A set-up that was cut short is another one.
    if (game.setup().options != known.setup.options) return false;
    if (!known.position.empty() && game.restart_at(known.position)) return false;
    ClauseSet because;
    for (const auto& move : known.moves) {
      const auto verdict = game.play(move);
      if (!verdict) return false;
      because = verdict.because;
    }
    return wanted(game, known, because);
  }

  const GameEntry& entry_;
  ClauseSet deciding_;
  bool same_model_;
};

}  // namespace

auto kept_games_file(std::string_view game) -> std::string {
  return std::string(kept_games_folder) + '/' + std::string(game) + ".json";
}

auto state_of_model(std::string_view game) -> std::string {
  for (const auto& [name, state] : model_states) {
    if (name == game) return std::string(state);
  }
  return fingerprint_of_program().value_or("");
}

auto to_text(const GameEntry& game, const KeptRulebook& kept) -> std::string {
  Lines lines;
  for (std::size_t i = 0; i < kept.games.clauses.size(); ++i) {
    const auto clause = to_json(game.facts.clauses[i].id);
    lines.add({{"shows", "relied"}, {"clause", clause}}, kept.games.clauses[i].relied);
    lines.add({{"shows", "refused"}, {"clause", clause}}, kept.games.clauses[i].refused);
  }
  for (const auto& [ending, shown] : kept.games.ends) {
    lines.add({{"shows", "end"},
               {"clauses", list_of(clauses_of(game, ending))},
               {"winners", ending.winners},
               {"tie", ending.tie}},
              shown);
  }
  auto answers = Json::array();
  for (const auto& tried : kept.answers) answers.push_back(json_of(tried));
  constexpr int lists = 2;
  return render::to_lines({{"game", to_json(std::string_view(game.name()))},
                           {"model", to_json(std::string_view(kept.model))},
                           {"games", lines.take()},
                           {"answers", std::move(answers)}},
                          lists);
}

auto read_kept(const GameEntry& game, std::string_view text, std::string_view where)
    -> Result<KeptRulebook> {
  const auto json = render::parse_json(text);
  const Error wrong{
      Code::bad_run, std::string(where),
      "these are no kept games of " + game.name() + "; `rulebook --again --record` writes them"};
  if (!json.is_object() || text_in(json, "game") != game.name()) return wrong;
  const auto games = json.find("games");
  const auto answers = json.find("answers");
  if (games == json.end() || !games->is_array() || answers == json.end() || !answers->is_array()) {
    return wrong;
  }
  KeptRulebook kept{.model = text_in(json, "model"), .games = {}, .answers = {}};
  kept.games.clauses.resize(game.facts.clauses.size());
  for (const auto& line : *games) {
    if (!line.is_object()) return wrong;
    auto* place = place_of(game, line, kept.games);
    if (place == nullptr) continue;  // of a clause that there was
    (flag_in(line, "small") ? place->small : place->usual) = short_game_in(line);
  }
  for (const auto& line : *answers) {
    if (!line.is_object()) return wrong;
    kept.answers.push_back(answer_in(line));
  }
  return kept;
}

auto replayed(const GameEntry& game, KeptRulebook kept) -> PlayedAgain {
  PlayedAgain done;
  done.same_model = !kept.model.empty() && kept.model == state_of_model(game.name());
  const Replay replay(game, done.same_model);
  for (std::size_t i = 0; i < kept.games.clauses.size(); ++i) {
    const ClauseRef clause{static_cast<std::uint8_t>(i)};
    auto& of = kept.games.clauses[i];
    const bool relied = replay.keep(
        of.relied, [&](const AnyGame&, const KnownGame& known, const ClauseSet& because) {
          return known.forbidden.empty() && because.has(clause);
        });
    const bool refused =
        replay.keep(of.refused, [&](const AnyGame& at, const KnownGame& known, const ClauseSet&) {
          if (known.forbidden.empty()) return false;
          const auto verdict = at.judge(known.forbidden);
          return verdict.kind == Judgement::Kind::illegal && verdict.why == clause;
        });
    if (relied || refused) done.stale.push_back(i);
  }
  for (auto& [ending, shown] : kept.games.ends) {
    const auto& way = ending;
    const bool dropped =
        replay.keep(shown, [&](const AnyGame& at, const KnownGame&, const ClauseSet& because) {
          return at.seat() == Seat::nobody && ending_of(at, because, replay.deciding()) == way;
        });
    done.stale_ends = done.stale_ends || dropped;
  }
  std::erase_if(kept.games.ends, [](const auto& each) { return !each.second.any(); });
  std::erase_if(kept.answers, [&](const AnswerTried& tried) {
    const auto* ruling = games::ruling_called(game.facts, tried.ruling);
    return ruling == nullptr ||
           std::ranges::find(ruling->answers, tried.answer, &Answer::id) == ruling->answers.end();
  });
  for (auto& tried : kept.answers) {
    if (!tried.game.moves.empty() && !still_parts(game, tried)) {
      AnswerTried unknown;
      unknown.ruling = tried.ruling;
      unknown.answer = tried.answer;
      unknown.what = "not known: the game that was kept shows it no more";
      tried = std::move(unknown);
    }
  }
  done.kept = std::move(kept);
  return done;
}

}  // namespace ruleproof::cli
