/// Which contents of a personal reserve occur: a game is played on the model for each that the
/// limits allow. First the first seat throws away planks of its own, while no stone lies anywhere;
/// then the others lay theirs between two near stones, where it removes them.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "model/core/strength.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/reserves.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and planks

auto content_of(const State& state, int seat) -> Content {
  Content content;
  content.fill(nobody);
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.in_reserve_of(seat)) content[static_cast<std::size_t>(name.size()) - 1] = name.seat();
  });
  return content;
}

/// The planks of a content lie in the first seat's reserve, and no others.
auto content_claim(const Content& content) -> std::string {
  std::string claim;
  int planks = 0;
  for (std::size_t size = 0; size < plank_sizes; ++size) {
    if (content[size] == nobody) continue;
    ++planks;
    claim += fmt::format("p{}.plank{}.at = {} and ", content[size] + 1, size + 1, Plank::reserve);
  }
  return claim + fmt::format("count(p*.plank*.at = {}) = {}", Plank::reserve, planks);
}

/// Two islets that a plank of size 1 spans.
auto closest_islets(const RiverDragons& game) -> std::pair<Site, Site> {
  const auto count = game.rules().components.islets.size();
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = a + 1; b < count; ++b) {
      if (game.rules().river->gap(islet(a), islet(b)) == 1) return {islet(a), islet(b)};
    }
  }
  return {0, 0};
}

/// Brings the first seat's reserve to a content.
class Collector {
 public:
  explicit Collector(const RiverDragons& game) : game_(game), near_(closest_islets(game)) {}

  auto collect(const Content& content) -> Course {
    Course course(game_);
    throw_away(content, course);
    bool stones = false;
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      if (content[i] == nobody || content[i] == 0) continue;
      if (!std::exchange(stones, true)) put_stones(course);
      fetch(plank_name(content[i], static_cast<int>(i) + 1), course);
    }
    return course;
  }

 private:
  /// Cards that do no harm, and a dragon at the end, where nothing but a jump lies.
  [[nodiscard]] auto filled(Plan cards, std::size_t seat, Card fifth) const -> Plan {
    for (const auto card : {Card::move1, Card::move2, fifth, Card::jump}) {
      if (cards.size() + 1 < most_cards) cards.push_back(card);
    }
    const auto& colours = game_.rules().colours;
    cards.push_back(dragon_of(colours[(seat + 1) % colours.size()]));
    return cards;
  }
  /// Such plans for all, but that of one seat begins with some cards.
  [[nodiscard]] auto plans(const Plan& cards, std::size_t owner, Card fifth) const -> Plans {
    Plans all;
    for (std::size_t seat = 0; seat < game_.rules().colours.size(); ++seat) {
      all.push_back(filled(seat == owner ? cards : Plan{}, seat, fifth));
    }
    return all;
  }

  auto throw_away(const Content& content, Course& course) const -> void {
    Wishes chosen;
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      if (content[i] != 0) chosen.emplace_back(ChoosePlank{plank_name(0, static_cast<int>(i) + 1)});
    }
    // Three planks a round, by one card or two.
    while (!chosen.empty()) {
      const auto now = std::min<std::size_t>(3, chosen.size());
      Plan cards;
      if (now != 1) cards.push_back(Card::plank2);
      if (now != 2) cards.push_back(Card::plank1);
      const auto end = chosen.begin() + static_cast<std::ptrdiff_t>(now);
      course.plan(plans(cards, 0, Card::remove)).act(Wishes(chosen.begin(), end));
      chosen.erase(chosen.begin(), end);
    }
  }

  auto put_stones(Course& course) const -> void {
    course.plan(plans({Card::stone2}, 0, Card::stone1))
        .act({PutStone{near_.first}, PutStone{near_.second}});
  }

  auto fetch(PlankName plank, Course& course) const -> void {
    auto all = plans({Card::plank1}, static_cast<std::size_t>(plank.seat()), Card::stone1);
    all[0] = {Card::move1, Card::remove, Card::move2, Card::jump, all[0].back()};
    course.plan(all).act(
        {ChoosePlank{plank}, LayPlank{plank, near_.first, near_.second}, RemovePlank{plank}});
  }

  const RiverDragons& game_;
  std::pair<Site, Site> near_;
};

}  // namespace

auto which_contents_of_a_reserve_occur(const AskOptions& /*options*/) -> Answers {
  return for_each_number_of_players([](const RiverDragons& game) {
    Collector collector(game);
    std::int64_t allowed = 0;
    std::int64_t occur = 0;
    Content last{};
    for_each_content(game, [&](const Content& content, const auto&) {
      ++allowed;
      const auto course = collector.collect(content);
      if (!course.problem().empty() || content_of(course.state(), 0) != content) return;
      ++occur;
      if (is_full(content)) last = content;
    });
    const bool all = occur == allowed;
    Answer answer{.says = all ? Says::yes : Says::unknown,
                  .how = {all ? How::exhaustive : How::bounded, scope_of(game)},
                  .title = fmt::format("With {} players ", game.players()),
                  .text =
                      "A game was played on the model for each. The other seats lay their planks, "
                      "and the first takes them up.",
                  .bound = fmt::format("{} players, the reserve of the first seat; {} contents",
                                       game.players(), allowed),
                  .data = data_of(game),
                  .clauses = {"remove.one-of-a-size", "remove.two-colours", "remove.must"},
                  .facts = {{"contents that the limits allow", std::to_string(allowed)},
                            {"contents that occur", std::to_string(occur)}}};
    if (all) {
      answer.always = {one_of_a_size_claim()};
    }
    answer.title +=
        all ? fmt::format("every content that the limits allow a reserve occurs, all {}", occur)
            : fmt::format("so many contents of those allowed were seen to occur: {} of {}", occur,
                          allowed);
    exhibit(answer, game, collector.collect(last), "a full reserve of two colours",
            content_claim(last));
    return answer;
  });
}

}  // namespace ruleproof::solver::river_dragons_question
