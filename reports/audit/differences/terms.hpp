/// Words that no lexicon knows and that the translations at hand keep: a term that stands in one
/// sentence and not in its partner, where it does everywhere else.
#pragma once

#include <map>
#include <set>
#include <string>
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

 private:
  struct Side {
    const std::vector<Saying>* says = nullptr;
    std::map<std::string, std::set<std::string>> translations;
    std::map<std::string, std::pair<double, double>> kept;  ///< of how many, how many
  };
  struct Lacking {
    std::string stem;
    Words words;
    double sure = 0;
  };
  static auto stems_of(const Side& side, const std::vector<int>& at) -> std::set<std::string>;
  static auto count(Side& own, const std::vector<int>& at, const std::set<std::string>& others)
      -> void;
  static auto lacking(const Side& own, const std::vector<int>& at,
                      const std::set<std::string>& others) -> std::vector<Lacking>;
  Side first_;
  Side second_;
};

}  // namespace ruleproof::audit
