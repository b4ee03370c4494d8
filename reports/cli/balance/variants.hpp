/// What `--vary` means: the same game with several answers to a question, values of an option, or
/// values of a number of its data.
#pragma once

#include <string>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof::cli {

/// A set-up, and what is special about it.
struct Variant {
  std::string name;  ///< "festival-zero=ranked"; empty if nothing varies
  SetupText setup;
  std::string data = {};  ///< a variant of the data files, in TOML; empty: none
};

/// `vary` is "RULING=a,b", "setup.OPTION=a,b" or "data.TABLE.VALUE=a,b"; an entry of a list is
/// "data.LIST[KEY=NAME].VALUE". Empty: the base alone.
[[nodiscard]] auto variants_of(const std::string& game, const SetupText& base,
                               const std::string& vary) -> Result<std::vector<Variant>>;

/// The file of data that changes one value: "privilege[size=large].price" to "6".
[[nodiscard]] auto data_variant(const std::string& path, const std::string& value)
    -> Result<std::string>;

}  // namespace ruleproof::cli
