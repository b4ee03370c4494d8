/// The laws of every game that has some of its own. Engines include this, never one game's file: a
/// specialisation of `Tables` must be seen wherever the game is.
#pragma once
// IWYU pragma: always_keep

#include "properties/laws/connect_four.hpp"
#include "properties/laws/drako.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/river_dragons.hpp"
#include "properties/laws/sea_dragons.hpp"
#include "properties/laws/year_of_the_dragon.hpp"
