/// Rulings as mutants: every answer that is not the default must change something that a law or a
/// scenario notices. Where nothing notices, the model lacks the ruling, or no test tries it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/flips.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/setups.hpp"
#include "properties/scenarios.hpp"
#include "properties/shrink.hpp"

namespace ruleproof::properties {

namespace detail {

/// Choices of a random game: not every game comes to an end.
inline constexpr std::size_t longest_flipped_game = 4096;

/// The law that an answer breaks, if one claims even the laws that rest on the default.
template <Configurable G>
auto law_that_catches(const SetupText& rulings, std::string_view flipped,
                      const FlipOptions& options) -> std::string {
  const auto laws = laws_of<G>();
  LawWatch<G> watch(laws, {}, Sampling::sampled, options.seed);
  MoveList<typename G::Move> buffer;
  Random random(options.seed);
  for (std::uint64_t tries = 0; watch.steps() < options.steps && tries < options.steps; ++tries) {
    SetupText setup{.options = random_options<G>(random), .rulings = rulings.rulings};
    if (tries == 0) setup.options.clear();
    const auto game = G::configure(setup);
    if (!game) continue;
    watch.enter(*game, flipped);
    for (int games = 0; games < 16 && watch.steps() < options.steps; ++games) {
      AtMost dice(Dice(random.next()), longest_flipped_game);
      play_watched(*game, dice, watch, buffer);
      if (watch.broken()) return std::string(laws[watch.broken()->law].name);
    }
  }
  return "";
}

/// A scenario that replays as it stands.
struct Replaying {
  std::string file;
  Record record;
};

template <class G>
  requires Configurable<G> && Notated<G>
auto that_replay(std::span<const TextFile> scenarios) -> std::vector<Replaying> {
  std::vector<Replaying> all;
  Citations citations;
  std::uint64_t steps = 0;
  for (const auto& file : scenarios) {
    auto record = parse_record(file.text, file.name);
    if (!record || record->game != G::name) continue;
    if (replay_scenario<G>(*record, "", citations, steps)) continue;
    all.push_back({file.name, *std::move(record)});
  }
  return all;
}

/// Whether a scenario does not replay under this answer.
template <class G>
  requires Configurable<G> && Notated<G>
auto stops_under(Record record, std::string_view ruling, std::string_view answer) -> bool {
  Citations citations;
  std::uint64_t steps = 0;
  record.setup.rulings.insert_or_assign(std::string(ruling), std::string(answer));
  return replay_scenario<G>(record, "", citations, steps).has_value();
}

}  // namespace detail

/// Tries every answer that is not the default against all laws and all scenarios.
template <class G>
  requires Configurable<G> && Notated<G>
auto flip_rulings(std::span<const TextFile> scenarios, const FlipOptions& options) -> Flips {
  Flips all;
  const auto replaying = detail::that_replay<G>(scenarios);
  for (const auto& row : G::ruling_table) {
    for (std::size_t a = 1; a < row.size(); ++a) {
      Flip flip{std::string(row.id), std::string(row.answers[a].id), {}};
      for (const auto& [file, record] : replaying) {
        // A scenario speaks for the answer that it names, and for the default if it names none.
        const auto own = answer_in<G>(record.setup, row.id);
        const std::string_view usual = row.answers[0].id;
        const auto other = own == usual ? std::string_view(flip.answer) : usual;
        if (own != usual && own != flip.answer) continue;
        if (detail::stops_under<G>(record, row.id, other)) {
          flip.caught_by.push_back("scenario: " + file);
        }
      }
      const SetupText flipped{.options = {}, .rulings = {{flip.ruling, flip.answer}}};
      auto law = detail::law_that_catches<G>(
          flipped, row.id,
          {.steps = flip.caught_by.empty() ? options.steps : options.steps / 10,
           .seed = options.seed});
      if (!law.empty()) flip.caught_by.insert(flip.caught_by.begin(), "law: " + std::move(law));
      all.flips.push_back(std::move(flip));
    }
  }
  return all;
}

}  // namespace ruleproof::properties
