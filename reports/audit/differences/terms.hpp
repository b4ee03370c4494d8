/// Words that translations at hand keep: one that stands in a sentence and whose counterpart is
/// missing in the partner, where it stands everywhere else. Most are words that no lexicon knows.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

class Terms {
 public:
  Terms(const std::vector<Pairing>& pairings, const Dictionary& dictionary, const Sides& sides,
        const std::vector<Saying>& first, const std::vector<Saying>& second);

  /// A term of each side without a partner: one rendered by another. Or a term of one side alone.
  [[nodiscard]] auto differences_of(const Pairing& pairing) const -> std::vector<Difference>;
  /// The words of the second text that may stand for one of the first, and how surely.
  [[nodiscard]] auto counterparts_of(const std::string& stem) const
      -> std::map<std::string, double>;
  /// Steps that both sentences count out, "first, then, at the end", each in the place of another.
  [[nodiscard]] auto reordered_steps(const Pairing& pairing) const -> std::vector<Difference>;

 private:
  /// A word by which a term is known: a stem, or '=' and what the lexicon has for it.
  struct Token {
    std::string text;
    Words words;
    bool is_act = false;
  };
  struct Side {
    const std::vector<Saying>* says = nullptr;
    std::map<std::string, std::set<std::string>> translations;
    std::map<std::string, std::pair<double, double>> kept;  ///< of how many, how many
    std::map<std::string, double> seen;                     ///< pairs, as far as they are sure
  };
  struct Lacking {
    std::string stem;
    Words words;
    double sure = 0;
    bool is_common = false;  ///< a word of the lexicons
    bool is_act = false;     ///< what somebody does: never in the place of a thing
  };
  static auto sure_of(const Lacking& term) -> double;
  static auto tokens_of(const Side& side, const std::vector<int>& at) -> std::vector<Token>;
  static auto texts_of(const Side& side, const std::vector<int>& at) -> std::set<std::string>;
  static auto count(Side& own, const std::vector<int>& at, const std::set<std::string>& others)
      -> void;
  [[nodiscard]] auto lacking(bool of_first, const Pairing& pairing) const -> std::vector<Lacking>;
  [[nodiscard]] auto share_of(const std::string& first, const std::string& second,
                              double here) const -> double;
  [[nodiscard]] auto fit_elsewhere(const std::string& first, const std::string& second,
                                   double here) const -> bool;
  /// What is said from one word of order to the next.
  struct Step {
    std::set<std::string> texts;
    Words marker;
  };
  static auto steps_of(const Side& side, const std::vector<int>& at) -> std::vector<Step>;
  [[nodiscard]] auto meets(const Step& first, const Step& second) const -> bool;
  auto learn(const std::vector<Pairing>& pairings) -> void;
  std::map<std::pair<std::string, std::string>, double> alike_;
  std::map<std::pair<std::string, std::string>, double> together_;  ///< counted as what is seen
  Side first_;
  Side second_;
};

}  // namespace ruleproof::audit
