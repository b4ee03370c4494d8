/// Exact sets of packed states: WordSet for states of one word, SpanSet for longer ones.
///
/// Neither ever takes a hash for a state: a search that says "all states" has seen all states.
#pragma once

#include "solver/span_set.hpp"  // IWYU pragma: export
#include "solver/word_set.hpp"  // IWYU pragma: export
