/// What the way along both texts leaves over: sentences in a gap, and sentences that have moved.
#pragma once

#include <vector>

#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {

/// Of several sentences, which are neighbours, all taken for one.
[[nodiscard]] auto unit_of(const Side& side, const std::vector<int>& at) -> const Unit&;

/// What lengths and parts of the page say against a pair (Gale and Church 1993, with the spread of
/// loose translations).
[[nodiscard]] auto unlikely(const Unit& first, const Unit& second, double ratio) -> float;

/// Two editions: a sentence that stands once in each of them, word for word, belongs to itself
/// wherever it stands, and to nothing that is only like it.
auto pair_twins(const Sides& sides, std::vector<Pairing>& path) -> void;

/// As many sentences of each text, alone between two pairs, are paired by their places.
auto fill_gaps(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary,
               bool only_headings) -> void;

/// Neighbours of a pair that have no partner join it where they make it more alike: the items of a
/// list that is one sentence in the other text.
auto absorb(Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary) -> void;

/// Sentences that found none in order are looked for anywhere.
auto find_moved(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
    -> void;

}  // namespace ruleproof::audit
