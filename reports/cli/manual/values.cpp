#include "reports/cli/manual/values.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/expression/before.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/result.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/manual/complete.hpp"
#include "reports/cli/manual/topics.hpp"

namespace ruleproof::cli::manual {
namespace {

using Candidates = std::vector<Candidate>;

auto words(std::initializer_list<std::string_view> list) -> Candidates {
  Candidates out;
  for (const auto word : list) out.push_back({std::string(word)});
  return out;
}

auto games() -> Candidates {
  Candidates out;
  for (const auto* game : known_games())
    out.push_back({game->name(), std::string(game->facts.title)});
  return out;
}

auto clauses_of(const GameInfo& game) -> Candidates {
  Candidates out;
  for (const auto& clause : game.clauses) {
    out.push_back({std::string(clause.id), std::string(clause.says)});
  }
  return out;
}

auto rulings_of(const GameInfo& game, std::string_view end) -> Candidates {
  Candidates out;
  for (const auto& ruling : game.rulings) {
    out.push_back({std::string(ruling.id) + std::string(end), std::string(ruling.question)});
  }
  return out;
}

/// Of a list of name=value, only the last pair is typed now: its answers, once it has a name.
auto pairs_of(const GameInfo& game, const std::string& typed) -> Candidates {
  const auto comma = typed.rfind(',');
  const auto lead = comma == std::string::npos ? "" : typed.substr(0, comma + 1);
  const auto name = typed.substr(lead.size(), typed.find('=', lead.size()) - lead.size());
  Candidates out = rulings_of(game, "=");
  if (const auto* ruling = ruling_called(game, name);
      ruling != nullptr && typed.find('=', lead.size()) != std::string::npos) {
    out.clear();
    for (const auto& answer : ruling->answers) {
      out.push_back({name + '=' + std::string(answer.id), std::string(answer.says)});
    }
  }
  for (auto& candidate : out) candidate.word.insert(0, lead);
  return out;
}

auto options_of(const GameInfo& game, const std::string& typed) -> Candidates {
  const auto comma = typed.rfind(',');
  const auto lead = comma == std::string::npos ? "" : typed.substr(0, comma + 1);
  Candidates out;
  for (const auto& [name, value] : game.setup) {
    out.push_back({lead + name + '=', "usually " + value});
  }
  return out;
}

auto rulebooks_of(const GameInfo& game) -> Candidates {
  Candidates out;
  for (const auto& source : game.sources) out.push_back({std::string(source.language)});
  return out;
}

auto players_of(const GameInfo& game) -> Candidates {
  Candidates out;
  for (int n = game.least_players; n <= game.most_players; ++n) out.push_back({std::to_string(n)});
  return out;
}

auto questions_of(const GameEntry& game) -> Candidates {
  Candidates out;
  for (const auto& question : game.questions.questions) {
    out.push_back({std::string(question.id), std::string(question.sentence)});
  }
  return out;
}

auto bugs_of(const GameEntry& game) -> Candidates {
  Candidates out{{"list", "tell them and their clauses"}};
  for (const auto& bug : game.conform.bugs)
    out.push_back({std::string(bug.name), std::string(bug.what)});
  return out;
}

/// The fields go where the last name of an expression, or of a list, is being typed.
auto fields_of(const GameEntry& game, const std::string& typed, bool in_expression) -> Candidates {
  const auto whole = game.facts.whole({});
  const auto fields = whole ? game.typed.fields(*whole) : Error{};
  if (!fields) return {};
  const auto belongs = [&](char letter) {
    return in_expression ? std::isalnum(static_cast<unsigned char>(letter)) != 0 ||
                               std::string_view("._-[]*").find(letter) != std::string_view::npos
                         : letter != ',';
  };
  auto begins = typed.size();
  while (begins > 0 && belongs(typed[begins - 1])) --begins;
  if (in_expression) {
    // The same names in the opening, and before a move.
    for (const auto prefix : {expression::start_prefix, expression::before_prefix}) {
      if (!std::string_view(typed).substr(begins).starts_with(prefix)) continue;
      begins += prefix.size();
      break;
    }
  }
  Candidates out;
  for (const auto& field : *fields) {
    out.push_back({typed.substr(0, begins) + field.path, field.says});
  }
  return out;
}

auto topic_names() -> Candidates {
  Candidates out;
  for (const auto& topic : topics())
    out.push_back({std::string(topic.name), std::string(topic.about)});
  return out;
}

auto of_game(Takes takes, const GameEntry& game, const std::string& typed) -> Candidates {
  switch (takes) {
    case Takes::clauses:
      return clauses_of(game.facts);
    case Takes::questions:
      return questions_of(game);
    case Takes::rulings:
      return rulings_of(game.facts, "");
    case Takes::ruling_pairs:
      return pairs_of(game.facts, typed);
    case Takes::options:
      return options_of(game.facts, typed);
    case Takes::rulebooks:
      return rulebooks_of(game.facts);
    case Takes::players:
      return players_of(game.facts);
    case Takes::bugs:
      return bugs_of(game);
    case Takes::expression:
      return fields_of(game, typed, true);
    case Takes::fields:
      return fields_of(game, typed, false);
    default:
      return {};
  }
}

constexpr auto taken = std::to_array<std::pair<std::string_view, Takes>>({
    {"GAME", Takes::games},
    {"CLAUSE", Takes::clauses},
    {"QUESTION", Takes::questions},
    {"TOPIC", Takes::topics},
    {"WHAT", Takes::check},
    {"RECORD", Takes::files},
    {"RUN", Takes::files},
    {"SHARD", Takes::files},
    {"FILE", Takes::files},
    {"ENGINE", Takes::files},
    {"--players", Takes::players},
    {"--setup", Takes::options},
    {"--rulings", Takes::ruling_pairs},
    {"--ruling", Takes::ruling_pairs},
    {"--play-rulings", Takes::ruling_pairs},
    {"--rulebook", Takes::rulebooks},
    {"--bug", Takes::bugs},
    {"--ignore", Takes::clauses},
    {"--can", Takes::expression},
    {"--always", Takes::expression},
    {"--fields", Takes::fields},
    {"--completion", Takes::shells},
    {"--export", Takes::suites},
    {"--format", Takes::formats},
    {"--bots", Takes::bots},
    {"--out", Takes::files},
    {"--root", Takes::files},
    {"--texts", Takes::files},
    {"--old", Takes::files},
    {"--new", Takes::files},
    {"--reviewed", Takes::files},
    {"--sources", Takes::files},
    {"--pair", Takes::files},
    {"--glossary", Takes::files},
    {"--log", Takes::files},
    {"--trace", Takes::files},
    {"--baseline", Takes::files},
    {"--record", Takes::files},
    {"--checkpoint", Takes::files},
    {"--spill", Takes::files},
    {"--man", Takes::files},
});

}  // namespace

auto taken_by(std::string_view name, std::string_view subcommand) -> Takes {
  // Moves of bots in `balance`, a question in `ask`; bytes in searches, a file in `audit`.
  if (name == "--never") return subcommand == "ask" ? Takes::expression : Takes::nothing_known;
  if (name == "--memory") return subcommand == "audit" ? Takes::files : Takes::nothing_known;
  // A reading in `compare`, an older run elsewhere.
  if (name == "--against") return subcommand == "compare" ? Takes::ruling_pairs : Takes::files;
  const auto* found = std::ranges::find(taken, name, &decltype(taken)::value_type::first);
  return found == taken.end() ? Takes::nothing_known : found->second;
}

auto values_for(Takes takes, std::string_view game, const std::string& typed) -> Candidates {
  switch (takes) {
    case Takes::nothing_known:
      return {};
    case Takes::files:
      return {{std::string(any_file)}};
    case Takes::games:
      return games();
    case Takes::topics:
      return topic_names();
    case Takes::shells:
      return words({"bash", "zsh", "fish"});
    case Takes::suites:
      return words({"pytest", "jest", "doctest", "catch2"});
    case Takes::formats:
      return words({"html", "junit", "sarif", "markdown", "json", "questions", "review", "xliff",
                    "xliff2", "tmx", "tbx"});
    case Takes::bots:
      return words({"uniform", "greedy", "mcts:"});
    case Takes::check:
      return words({"check"});
    default:
      break;
  }
  const auto* entry = known_games().find(game);
  return entry == nullptr ? Candidates{} : of_game(takes, *entry, typed);
}

}  // namespace ruleproof::cli::manual
