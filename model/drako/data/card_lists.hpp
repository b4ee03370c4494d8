/// Cards of a deck as a list of what they show: "net+shield*2", "-" for none.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/drako/cards.hpp"

namespace ruleproof::drako {

[[nodiscard]] auto list_text(const Deck& deck, const Cards& cards) -> std::string;

/// Reads such a list; says what is wrong with it, if anything.
[[nodiscard]] auto read_list(const Deck& deck, std::string_view text, Cards& into)
    -> std::optional<std::string>;

/// The kind of card that shows this, if the deck has it.
[[nodiscard]] auto find_card(const Deck& deck, std::string_view text) -> std::optional<Card>;

}  // namespace ruleproof::drako
