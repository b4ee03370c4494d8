#include "reports/cli/balance/chart.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::array<std::string_view, 4> colours = {"#7a7f8a", "#b3541e", "#1f5fa8", "#2e7d4f"};
constexpr int width = 600;
constexpr int narrow = 40;  // what is left of the chart, for "p1"
constexpr int wide = 90;    // for names
constexpr int row_height = 16;
constexpr int top = 34;

/// The chart of one number of players: a row for each seat and bot.
class Picture {
 public:
  explicit Picture(std::vector<const Charted*> bots)
      : bots_(std::move(bots)), left_(bots_.front()->words.seats.empty() ? narrow : wide) {
    for (const auto* bot : bots_) {
      for (const auto& seat : bot->seats) most_ = std::max(most_, seat.high);
    }
    most_ = std::min(1.0, std::ceil((10 * most_) + 0.001) / 10);
  }

  auto draw() -> std::string {
    const auto players = static_cast<std::size_t>(bots_.front()->players);
    const auto rows = players * bots_.size();
    const auto bottom = top + static_cast<int>(rows) * row_height + 6 * static_cast<int>(players);
    auto svg = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" )"
        R"(font-family="sans-serif" font-size="11">)",
        width, bottom + 22);
    svg += legend() + axis(bottom);
    int y = top;
    for (std::size_t seat = 0; seat < players; ++seat) {
      svg += text(left_ - 8, y + row_height * static_cast<int>(bots_.size()) / 2 + 4, "end",
                  label(seat));
      for (std::size_t b = 0; b < bots_.size(); ++b) {
        svg += mark(bots_[b]->seats[seat], y + (row_height / 2), colours[b % colours.size()]);
        y += row_height;
      }
      y += 6;
    }
    return svg + "</svg>";
  }

 private:
  /// "p1", or the name that the game has for the seat.
  [[nodiscard]] auto label(std::size_t seat) const -> std::string {
    return seat_words(bots_.front()->words, seat);
  }
  [[nodiscard]] auto x(double share) const -> double {
    return left_ + (share / most_ * (width - left_ - 60));
  }
  static auto text(int at, int y, std::string_view anchor, std::string_view words) -> std::string {
    return fmt::format(R"(<text x="{}" y="{}" text-anchor="{}" fill="#333">{}</text>)", at, y,
                       anchor, words);
  }
  [[nodiscard]] auto legend() const -> std::string {
    std::string svg;
    int at = left_;
    for (std::size_t b = 0; b < bots_.size(); ++b) {
      svg += fmt::format(R"(<circle cx="{}" cy="12" r="4" fill="{}"/>)", at + 4,
                         colours[b % colours.size()]);
      svg += text(at + 14, 16, "start", bots_[b]->bot);
      at += 34 + (7 * static_cast<int>(bots_[b]->bot.size()));
    }
    return svg;
  }
  [[nodiscard]] auto axis(int bottom) const -> std::string {
    std::string svg;
    for (int tenths = 0; tenths <= std::lround(10 * most_); ++tenths) {
      const auto at = x(tenths / 10.0);
      svg += fmt::format(R"(<line x1="{0:.1f}" x2="{0:.1f}" y1="{1}" y2="{2}" stroke="#ddd"/>)", at,
                         top - 6, bottom);
      svg += text(static_cast<int>(at), bottom + 14, "middle", fmt::format("{} %", 10 * tenths));
    }
    const auto fair = x(1.0 / bots_.front()->players);
    return svg + fmt::format(R"(<line x1="{0:.1f}" x2="{0:.1f}" y1="{1}" y2="{2}" stroke="#333" )"
                             R"(stroke-dasharray="4 3"/>)",
                             fair, top - 6, bottom);
  }
  /// A dot for the mean, a line for the interval, the figures beside them.
  [[nodiscard]] auto mark(const solver::balance::Interval& seat, int y,
                          std::string_view colour) const -> std::string {
    auto svg = fmt::format(
        R"(<line x1="{:.1f}" x2="{:.1f}" y1="{}" y2="{}" stroke="{}" stroke-width="3"/>)",
        x(seat.low), x(seat.high), y, y, colour);
    svg += fmt::format(
        R"(<circle cx="{:.1f}" cy="{}" r="3.5" fill="{}"><title>{:.2f} to {:.2f} %</title></circle>)",
        x(seat.mean), y, colour, 100 * seat.low, 100 * seat.high);
    return svg + text(static_cast<int>(x(seat.high)) + 8, y + 4, "start",
                      fmt::format("{:.1f} %", 100 * seat.mean));
  }

  std::vector<const Charted*> bots_;
  int left_;
  double most_ = 0;
};

}  // namespace

auto chart(const std::vector<Charted>& all) -> std::vector<Panel> {
  std::vector<int> counts;
  for (const auto& one : all) {
    if (std::ranges::count(counts, one.players) == 0) counts.push_back(one.players);
  }
  std::ranges::sort(counts);
  std::vector<Panel> panels;
  for (const auto players : counts) {
    std::vector<const Charted*> bots;
    for (const auto& one : all) {
      if (one.players == players) bots.push_back(&one);
    }
    panels.push_back({fmt::format("{} players", players), Picture(std::move(bots)).draw()});
  }
  return panels;
}

}  // namespace ruleproof::cli
