/// Which contents of a personal reserve occur: a game is played for each of them.
#include <algorithm>
#include <string>

#include "model/river_dragons/board/river.hpp"
#include "solver/questions/river_dragons/contents.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and planks

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

/// Brings the first seat's reserve to a content. First it throws away planks of its own, while no
/// stone lies anywhere; then the others lay theirs between two near stones, where it removes them.
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
  [[nodiscard]] auto filled(std::vector<Card> cards, std::size_t seat, Card fifth) const -> Plan {
    for (const auto card : {Card::move1, Card::move2, fifth, Card::jump}) {
      if (cards.size() + 1 < most_cards) cards.push_back(card);
    }
    const auto& colours = game_.rules().colours;
    cards.push_back(dragon_of(colours[(seat + 1) % colours.size()]));
    return cards;
  }
  [[nodiscard]] auto plans(Card fifth) const -> std::vector<Plan> {
    std::vector<Plan> all;
    for (std::size_t seat = 0; seat < game_.rules().colours.size(); ++seat) {
      all.push_back(filled({}, seat, fifth));
    }
    return all;
  }

  auto throw_away(const Content& content, Course& course) const -> void {
    std::vector<Move> chosen;
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      if (content[i] != 0) chosen.emplace_back(ChoosePlank{plank_name(0, static_cast<int>(i) + 1)});
    }
    // Three planks a round, by one card or two.
    while (!chosen.empty()) {
      const auto now = std::min<std::size_t>(3, chosen.size());
      std::vector<Card> cards;
      if (now != 1) cards.push_back(Card::plank2);
      if (now != 2) cards.push_back(Card::plank1);
      auto all = plans(Card::remove);
      all[0] = filled(cards, 0, Card::remove);
      const auto end = chosen.begin() + static_cast<std::ptrdiff_t>(now);
      course.plan(all).act(std::vector<Move>(chosen.begin(), end));
      chosen.erase(chosen.begin(), end);
    }
  }

  auto put_stones(Course& course) const -> void {
    auto all = plans(Card::stone1);
    all[0] = filled({Card::stone2}, 0, Card::stone1);
    course.plan(all).act(std::vector<Move>{PutStone{near_.first}, PutStone{near_.second}});
  }

  auto fetch(PlankName plank, Course& course) const -> void {
    auto all = plans(Card::stone1);
    const auto owner = static_cast<std::size_t>(plank.seat());
    all[owner] = filled({Card::plank1}, owner, Card::stone1);
    all[0] = filled({Card::move1, Card::remove}, 0, Card::stone1);
    // A card is laid once: the second position of the first seat is that of Remove.
    all[0] = {Card::move1, Card::remove, Card::move2, Card::jump, all[0].back()};
    course.plan(all).act(std::vector<Move>{
        ChoosePlank{plank}, LayPlank{plank, near_.first, near_.second}, RemovePlank{plank}});
  }

  const RiverDragons& game_;
  std::pair<Site, Site> near_;
};

}  // namespace

auto which_contents_of_a_reserve_occur(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Collector collector(game);
    std::int64_t allowed = 0;
    std::int64_t occur = 0;
    Content last{};
    for_each_content(game, [&](const Content& content, const auto&) {
      ++allowed;
      const auto course = collector.collect(content);
      const bool there =
          course.good() && course.left_over().empty() && content_of(course.state(), 0) == content;
      occur += there ? 1 : 0;
      if (there && std::ranges::find(content, nobody) == content.end()) last = content;
    });
    const bool all = occur == allowed;
    Answer answer{.aspect = aspect_of(players), .says = all ? Says::yes : Says::unknown};
    answer.how = all ? How::exhaustive : How::bounded;
    answer.shown.push_back(shown(game, collector.collect(last), "a full reserve of two colours",
                                 [&](const State& state) { return content_of(state, 0) == last; }));
    if (!replays(answer)) answer.how = How::unknown;
    answer.title = "With " + std::to_string(players) + " players " +
                   (all ? "every content that the limits allow a reserve occurs, all "
                        : "so many contents of those allowed were seen to occur: ") +
                   std::to_string(occur) + (all ? "" : " of " + std::to_string(allowed));
    answer.text =
        "A game was played on the model for each. The other seats lay their planks, and "
        "the first takes them up.";
    answer.bound = std::to_string(players) + " players, the reserve of the first seat; " +
                   std::to_string(allowed) + " contents";
    answer.data = data_of(game);
    answer.clauses = {"remove.one-of-a-size", "remove.two-colours", "remove.must"};
    answer.fact("contents that the limits allow", std::to_string(allowed))
        .fact("contents that occur", std::to_string(occur));
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
