/// Which clause decides which field of a position: by it `conform` names the clause that is broken.
#pragma once

#include "model/core/effects.hpp"

namespace kalah {

class Kalah;

inline constexpr auto effects = std::to_array<ruleproof::Effect>({
    {"sow.path", "p.pits p.store"},
    {"turn.again", "mover to-act=p1 to-act=p2"},
    {"turn.other", "mover to-act=p1 to-act=p2"},
    {"capture", "p.pits p.store"},
    {"end.sweep", "p.pits p.store over to-act=nobody"},
    {"end.most", "scores winners"},
});

}  // namespace kalah

template <>
inline constexpr std::span<const ruleproof::Effect> ruleproof::effects_of<kalah::Kalah> =
    kalah::effects;
