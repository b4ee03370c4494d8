#include "reports/cli/matter/questions.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {
namespace {

using Slot = std::optional<audit::Matter>;

/// Work whose results go into slots of their own. A slot is read only if its part is done.
class Stage {
 public:
  explicit Stage(std::string game) : game_(std::move(game)) {}

  auto add(const std::string& name, std::function<Slot()> work) -> void {
    work_.push_back(std::move(work));
    names_.push_back(name);
  }

  /// What was found, in the order in which it was added; true if Ctrl-C ended it.
  auto run(unsigned jobs, Terminal& terminal, std::vector<Slot>& found) -> bool {
    const auto slots = std::make_shared<std::vector<Slot>>(work_.size());
    std::vector<Part> parts;
    parts.reserve(work_.size());
    for (std::size_t i = 0; i < work_.size(); ++i) {
      parts.push_back({game_, names_[i], [slots, i, work = work_[i], game = game_] {
                         (*slots)[i] = work();
                         return Result<GameReport>(empty_report(game));
                       }});
    }
    const auto done = do_parts(parts, jobs, terminal);
    found.assign(work_.size(), std::nullopt);
    for (std::size_t i = 0; i < work_.size(); ++i) {
      if (done.results[i]) found[i] = std::move((*slots)[i]);
    }
    return done.interrupted;
  }

 private:
  std::string game_;
  std::vector<std::function<Slot()>> work_;
  std::vector<std::string> names_;
};

}  // namespace

auto open_questions(const audit::Audit& audit) -> std::vector<OpenQuestion> {
  std::vector<OpenQuestion> open;
  for (const auto& comparison : audit.comparisons) {
    auto answers = audit::open_answers(comparison);
    if (answers.size() < 2) continue;
    open.push_back({std::string(comparison.ruling.id), std::move(answers)});
  }
  return open;
}

auto try_all(const audit::Audit& audit, const MatterBudget& budget, unsigned jobs,
             Terminal& terminal) -> Tried {
  const std::string game(audit.game.name);
  const auto open = open_questions(audit);
  Tried tried;
  Stage alone(game);
  for (const auto& question : open) {
    alone.add(question.ruling,
              [=] { return try_question(game, question.ruling, question.answers, budget, open); });
  }
  std::vector<Slot> found;
  tried.interrupted = alone.run(jobs, terminal, found);
  Stage together(game);
  std::vector<std::size_t> retried;
  for (std::size_t i = 0; i < found.size() && !tried.interrupted; ++i) {
    if (!found[i] || found[i]->matters() || found[i]->never()) continue;
    retried.push_back(i);
    together.add(open[i].ruling + " together with others",
                 [=, matter = *found[i]] { return try_together(game, matter, open, budget); });
  }
  if (!retried.empty()) {
    std::vector<Slot> more;
    tried.interrupted = together.run(jobs, terminal, more);
    for (std::size_t i = 0; i < retried.size(); ++i) {
      if (more[i]) found[retried[i]] = std::move(more[i]);
    }
  }
  std::vector<std::string> ids;
  ids.reserve(open.size());
  for (const auto& question : open) ids.push_back(question.ruling);
  for (auto& matter : found) {
    if (matter) tried.matters.push_back(*std::move(matter));
  }
  tried.errata = audit::smallest_errata(ids, tried.matters);
  for (const auto& comparison : audit.comparisons) {
    const auto& all = tried.errata.smallest;
    const std::string id(comparison.ruling.id);
    const bool is_there = std::ranges::find(all, id) != all.end();
    if (is_there && comparison.agreement == audit::Agreement::all_silent) {
      tried.errata.unanswered.push_back(id);
    }
  }
  tried.matters = audit::ranked(std::move(tried.matters));
  return tried;
}

}  // namespace ruleproof::cli
