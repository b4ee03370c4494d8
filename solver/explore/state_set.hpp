/// Exact sets of packed states: WordSet for states of one word, SpanSet for longer ones.
///
/// Neither ever takes a hash for a state: a search that says "all states" has seen all states.
#pragma once

#include "solver/explore/span_set.hpp"  // IWYU pragma: export
#include "solver/explore/word_set.hpp"  // IWYU pragma: export
