/// A bug that can be planted: what is put around, or into, the text of a chapter.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace ruleproof::mutants {

/// Stands in texts for the question whether the mutant is in force.
inline constexpr char asks = '\x01';

/// `open` goes before the text from `begin` to `end`, `close` behind it.
struct Edit {
  unsigned begin = 0;
  unsigned end = 0;
  std::string open;
  std::string close;
};

struct Mutant {
  std::string file;   ///< from the root of the repository
  unsigned line = 0;  ///< from 1
  unsigned at = 0;    ///< offset, which orders mutants
  unsigned until = 0;
  std::string function;    ///< in which it stands
  std::string clause;      ///< the nearest that the function, or its comment, names
  std::string kind;        ///< "comparison"
  std::string before;      ///< "a < b"
  std::string after;       ///< "a <= b"
  bool evaluated = false;  ///< in a function that the compiler may evaluate
  std::vector<Edit> edits;
};

/// Each mutant once, though several sources include its header, in the order of files and places.
using Mutants =
    std::map<std::tuple<std::string, unsigned, unsigned, std::string, std::string>, Mutant>;

/// How many places were left alone, by the reason, each place once.
using Skipped =
    std::map<std::string, std::map<std::tuple<std::string, unsigned, std::string>, int>>;

}  // namespace ruleproof::mutants
