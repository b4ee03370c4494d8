/// Records as inputs: what somebody wrote down of a game, as the bytes that play it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fuzz/guided/genes.hpp"
#include "model/core/replay.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::fuzz {

/// The set-up as the bytes that an input begins with; nothing where no bytes make it.
template <Configurable G>
auto head_for(const SetupText& setup) -> std::optional<Genes> {
  Genes head;
  for (unsigned number = 0; number < 256 && head.empty(); ++number) {
    const Genes options = {static_cast<std::uint8_t>(number), 0};
    auto bytes = Bytes(options);
    if (properties::setup_from_bytes<G>(bytes).options == setup.options) head = options;
  }
  if (head.empty() || setup.rulings.size() > 7) return std::nullopt;
  for (std::size_t row = 0; row < properties::rulings_count<G>(); ++row) {
    const auto& ruling = G::ruling_table[row];
    const auto said = setup.rulings.find(std::string(ruling.id));
    if (said == setup.rulings.end()) continue;
    const auto answer = std::ranges::find(ruling.options(), said->second, &Answer::id);
    head.push_back(static_cast<std::uint8_t>(row));
    head.push_back(static_cast<std::uint8_t>(answer - ruling.options().begin()));
    ++head[1];
  }
  return head;
}

/// The bytes that play a record from the opening, up to the first line that does not hold, with
/// `more` bytes between the set-up and the choices. Nothing where no bytes do: from another
/// position or under a set-up that bytes do not make.
template <class G>
  requires Configurable<G> && Notated<G>
auto genes_of(const Record& record, std::size_t more) -> std::optional<Genes> {
  if (!record.position.empty()) return std::nullopt;
  const auto game = G::configure(record.setup);
  auto genes = game ? head_for<G>(record.setup) : std::nullopt;
  if (!genes) return std::nullopt;
  genes->insert(genes->end(), more, 0);
  MoveList<typename G::Move> legal;
  bool reached = true;
  (void)Replayer<G>(*game, "input")
      .run(record, [&](const auto& before, const auto& move, const auto& /*step*/) {
        moves(*game, before, legal);
        const auto at = std::ranges::find(legal, move) - legal.begin();
        reached = reached && at < 256;
        if (reached && legal.size() > 1) genes->push_back(static_cast<std::uint8_t>(at));
      });
  return genes;
}

/// The same for the text of one; nothing where the bytes are no record.
template <class G>
auto genes_of_text(Bytes bytes, std::size_t more) -> std::optional<Genes> {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are characters here
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with("ruleproof ")) return std::nullopt;
  const auto record = parse_record(text, "input");
  return record ? genes_of<G>(*record, more) : std::nullopt;
}

}  // namespace ruleproof::fuzz
