#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {
namespace {

/// Letters of Cyrillic, folded, by how they sound.
constexpr auto cyrillic = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"а", "a"}, {"б", "b"},  {"в", "v"},  {"г", "g"}, {"д", "d"}, {"е", "e"}, {"ж", "i"},
     {"з", "s"}, {"и", "i"},  {"к", "k"},  {"л", "l"}, {"м", "m"}, {"н", "n"}, {"о", "o"},
     {"п", "p"}, {"р", "r"},  {"с", "s"},  {"т", "t"}, {"у", "u"}, {"ф", "f"}, {"х", "h"},
     {"ц", "s"}, {"ч", "s"},  {"ш", "s"},  {"щ", "s"}, {"ъ", ""},  {"ы", "i"}, {"ь", ""},
     {"э", "e"}, {"ю", "iu"}, {"я", "ia"}, {"і", "i"}, {"є", "e"}, {"ґ", "g"}});

auto sound_of(char letter) -> char {
  switch (letter) {
    case 'c':
    case 'q':
      return 'k';
    case 'y':
    case 'j':
      return 'i';
    case 'w':
      return 'v';
    case 'z':
    case 'x':
      return 's';
    default:
      return letter;
  }
}

auto add_sound(std::string& sounds, char sound) -> void {
  if (!sounds.ends_with(sound)) sounds += sound;  // double letters sound as one
}

}  // namespace

auto sounds_of(std::string_view folded_word) -> std::string {
  std::string sounds;
  for (std::size_t i = 0; i < folded_word.size(); ++i) {
    const char letter = folded_word[i];
    if (letter >= 'a' && letter <= 'z') {
      const bool is_f = letter == 'p' && i + 1 < folded_word.size() && folded_word[i + 1] == 'h';
      add_sound(sounds, is_f ? 'f' : sound_of(letter));
      if (is_f) ++i;
      continue;
    }
    for (const auto& [written, sound] : cyrillic) {
      if (!folded_word.substr(i).starts_with(written)) continue;
      for (const char c : sound) add_sound(sounds, c);
      i += written.size() - 1;
      break;
    }
  }
  return sounds;
}

}  // namespace ruleproof::audit
