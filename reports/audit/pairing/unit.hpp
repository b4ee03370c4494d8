/// Sentences as weighed marks, so that those of two languages can be held against each other.
///
/// Shared marks are the same in both languages: numbers, facts, sounds of names. Stems are of one
/// language each; a `Dictionary` says which stand for which.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// A mark by its number, and how much it weighs: rare marks weigh more.
struct Weighed {
  int id = 0;
  float weight = 0;
};

struct Unit {
  std::vector<Weighed> shared;  ///< ascending ids
  std::vector<Weighed> sounds;  ///< ascending ids; counted where they meet, never held against
  std::vector<Weighed> stems;   ///< ascending ids
  float mass = 0;               ///< of the shared marks
  int letters = 0;
  Part part = Part::paragraph;
  int block = 0;          ///< of a pair of neighbours: that of both, or -1
  bool is_blank = false;  ///< a segment that nobody translated
};

/// A text and each pair of neighbours as units.
struct Side {
  std::vector<Unit> units;
  std::vector<Unit> joined;                      ///< i and i + 1
  std::map<std::vector<int>, Unit> longer = {};  ///< three neighbours or more that belong together
  int stem_count = 0;
  std::vector<std::string> stems;  ///< by id
};

struct Sides {
  Side first;
  Side second;
  int shared_count = 0;
  double ratio = 1;    ///< letters of the second text for each of the first
  bool blind = false;  ///< no word of one of the languages is known
};

/// Makes the unit of three neighbours or more; it stays in `longer`.
auto join(Side& side, const std::vector<int>& at) -> const Unit&;

/// Units of both texts. In one language stems are shared marks.
[[nodiscard]] auto sides_of(const Document& first, const std::vector<Saying>& first_says,
                            const Document& second, const std::vector<Saying>& second_says,
                            bool same_language) -> Sides;

/// Which stems of the second text may stand for one of the first, and how surely.
class Dictionary {
 public:
  struct Entry {
    int other = 0;
    float sure = 0;
  };
  Dictionary() = default;
  Dictionary(std::size_t first, std::size_t second) : forth_(first), back_(second) {}
  auto add(int first, int second, float sure) -> void;
  /// Adds what it has not yet, behind what it has.
  auto add_all(const Dictionary& others) -> void;
  [[nodiscard]] auto forth(int first) const -> const std::vector<Entry>& {
    return forth_[static_cast<std::size_t>(first)];
  }
  [[nodiscard]] auto back(int second) const -> const std::vector<Entry>& {
    return back_[static_cast<std::size_t>(second)];
  }

 private:
  std::vector<std::vector<Entry>> forth_;
  std::vector<std::vector<Entry>> back_;
};

/// How alike two units are, from 0 to 1, and how much there was to tell it by.
struct Likeness {
  float alike = 0;
  float evidence = 0;
};
[[nodiscard]] auto likeness(const Unit& first, const Unit& second, const Dictionary& dictionary)
    -> Likeness;

}  // namespace ruleproof::audit
