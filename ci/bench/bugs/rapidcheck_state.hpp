/// RapidCheck's own testing of states (rc::state), as it ships: commands are moves, the model is
/// the position, and a command fails where a law is broken. The reference for the other ways.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <rapidcheck.h>
#include <rapidcheck/state.h>

#include "properties/laws/generic.hpp"

namespace ruleproof::bench {

/// What is under test: a game and its laws, and who is told of a broken one.
template <class G>
struct UnderTest {
  const G* game;
  const std::vector<properties::Law<G>>* laws;
  void (*found)(std::string_view law);
};

/// RapidCheck asks that positions can be shown.
template <class G>
struct Model {
  typename G::State state;
  const G* game = nullptr;
};

template <class G>
class PlayMove : public rc::state::Command<Model<G>, UnderTest<G>> {
 public:
  explicit PlayMove(const Model<G>& model) {
    MoveList<typename G::Move> legal;
    moves(*model.game, model.state, legal);
    RC_PRE(!legal.empty());
    move_ = legal[*rc::gen::inRange<std::size_t>(0, legal.size())];
  }
  void checkPreconditions(const Model<G>& model) const override {
    RC_PRE(model.game->to_act(model.state) != Seat::nobody);
    RC_PRE(static_cast<bool>(model.game->judge(model.state, move_)));
  }
  void apply(Model<G>& model) const override {
    model.state = model.game->apply(model.state, move_).next;
  }
  void run(const Model<G>& model, UnderTest<G>& tested) const override {
    const auto step = model.game->apply(model.state, move_);
    for (const auto& law : *tested.laws) {
      const bool broken =
          (law.holds != nullptr && !law.holds(*model.game, model.state, move_, step)) ||
          (law.position != nullptr && !law.position(*model.game, step.next));
      if (broken) tested.found(law.name);
    }
  }
  void show(std::ostream& out) const override { out << "a move"; }

 private:
  typename G::Move move_{};
};

/// Under the default set-up, until a law is broken.
template <class G>
auto by_rapidcheck(std::uint64_t seed, void (*found)(std::string_view law)) -> void {
  const auto game = G::configure({});
  RULEPROOF_ASSERT(game);
  auto laws = properties::laws_of<G>();
  const auto whole = game->setup();
  std::erase_if(laws, [&](const auto& law) {
    return law.game != nullptr || !properties::applies<G>(law.assumes, whole);
  });
  rc::detail::TestParams params;
  params.seed = seed;
  params.maxSuccess = 1'000'000'000;
  rc::detail::TestMetadata named;
  const auto property = [&] {
    const Model<G> model{(*game).start(), &*game};
    UnderTest<G> tested{&*game, &laws, found};
    rc::state::check(model, tested, rc::state::gen::execOneOfWithArgs<PlayMove<G>>());
  };
  (void)rc::detail::checkTestable(property, named, params);
}

}  // namespace ruleproof::bench
