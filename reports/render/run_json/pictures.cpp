#include "reports/render/run_json/pictures.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "reports/render/picture/pieces.hpp"
#include "reports/render/run_json/at.hpp"

namespace ruleproof::render {
namespace {

using Numbers = std::vector<int>;

/// Puts pictures together, each from one that came before it.
class Puzzle {
 public:
  explicit Puzzle(std::vector<std::string> pieces) : pieces_(std::move(pieces)) {}

  auto picture(const At& at) -> Panel {
    if (!at.reading().problem.empty()) return {};
    const auto row = at.list([](const At& number) { return number.integer(); });
    auto numbers = numbers_of(row, at);
    if (!numbers) return {};
    std::size_t bytes = numbers->size() * sizeof(int);
    for (const int number : *numbers) bytes += pieces_[static_cast<std::size_t>(number)].size();
    if (!at.room_for(bytes)) return {};
    auto panel = put_together(*numbers);
    pictures_.push_back(*std::move(numbers));
    return panel;
  }

 private:
  /// The pieces of a picture; noted if it has none that are there.
  auto numbers_of(const Numbers& row, const At& at) const -> std::optional<Numbers> {
    const int made = static_cast<int>(pictures_.size());
    std::optional<Numbers> numbers;
    if (!row.empty() && row[0] >= PieceStore::none && row[0] < made) {
      const auto* base =
          row[0] == PieceStore::none ? nullptr : &pictures_[static_cast<std::size_t>(row[0])];
      numbers = unfold(row, base == nullptr ? Numbers{} : *base);
    }
    const auto known = [&](int number) {
      return static_cast<std::size_t>(number) < pieces_.size();
    };
    if (numbers && !numbers->empty() && std::ranges::all_of(*numbers, known)) return numbers;
    at.wrong("a picture made of pieces, or of a picture before it");
    return std::nullopt;
  }

  auto put_together(const Numbers& numbers) const -> Panel {
    Panel panel;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      (i == 0 ? panel.title : panel.svg) += pieces_[static_cast<std::size_t>(numbers[i])];
    }
    return panel;
  }

  std::vector<std::string> pieces_;
  std::vector<Numbers> pictures_;
};

}  // namespace

auto read_pictures(const At& run) -> std::vector<Panel> {
  std::vector<std::string> pieces;
  run.list("pieces", pieces, [](const At& at) { return at.text(); });
  Puzzle puzzle(std::move(pieces));
  std::vector<Panel> pictures;
  run.list("pictures", pictures, [&](const At& at) { return puzzle.picture(at); });
  return pictures;
}

}  // namespace ruleproof::render
