/// What the command says of itself, as values: from these come the pages of the manual, `help` and
/// what shells complete.
#pragma once

#include <string>
#include <vector>

namespace ruleproof::cli::manual {

/// A flag, or a word that has its place.
struct Word {
  std::string name;        ///< "--seed"; of a word with a place "GAME"
  std::string value = {};  ///< "UINT=1"; empty for a flag without a value
  std::string about = {};
  std::string group = {};  ///< "Set-up"; empty for most
  bool placed = false;     ///< it has a place, and no dashes
  bool required = false;   ///< it must be there
  bool many = false;       ///< it takes several words
};

/// A subcommand.
struct Page {
  std::string name;
  std::string about;  ///< one sentence
  std::string more;   ///< the rest: prose, and lines of examples that begin with blanks
  std::string help;   ///< what --help prints
  std::vector<Word> words;
};

}  // namespace ruleproof::cli::manual
