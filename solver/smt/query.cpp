#include "solver/smt/query.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_set>
#include <utility>
#include <vector>

#include <z3++.h>

#include "solver/cut_short.hpp"
#include "solver/memory_share.hpp"
#include "solver/smt/smt.hpp"
#include "solver/smt/term.hpp"
#include "solver/threads.hpp"

namespace ruleproof::solver {

namespace {

/// All contexts of the process together; beyond it Z3 does not know. Throws z3::exception where
/// there is no room for another context: its constructor would not see that there is none.
auto bound_memory() -> void {
  const auto bytes = memory_shares().z3;
  if (bytes == 0) return;
  constexpr std::uint64_t megabyte = std::uint64_t{1} << 20U;
  constexpr std::uint64_t least = 32;  // what a context needs, and something to work with
  if (bytes < least * megabyte) throw z3::exception("Z3 needs 32MB, half of what --memory says");
  z3::set_param("memory_max_size", std::to_string(bytes / megabyte).c_str());
  const z3::config config;
  auto* const context = Z3_mk_context_rc(config);
  if (context == nullptr) throw z3::exception("no memory for another question");
  Z3_del_context(context);
}

/// Interrupts a context when its time is up. Without a thread for it there is the bound on work.
class Watchdog {
 public:
  Watchdog(z3::context& context, std::chrono::milliseconds time)
      : threads_(start_threads(1, [this, &context, time] {
          std::unique_lock lock(mutex_);
          if (done_.wait_for(lock, time, [this] { return stopped_; })) return;
          note_cut_short();
          context.interrupt();
        })) {}
  Watchdog(const Watchdog&) = delete;
  auto operator=(const Watchdog&) -> Watchdog& = delete;
  ~Watchdog() {
    {
      const std::scoped_lock lock(mutex_);
      stopped_ = true;
    }
    done_.notify_one();
    for (auto& thread : threads_) thread.join();
  }

 private:
  std::mutex mutex_;
  std::condition_variable done_;
  bool stopped_ = false;
  std::vector<std::thread> threads_;  // last: starts when the rest is there
};

/// The names of the variables of some formulas, with their lowest values.
class Variables {
 public:
  explicit Variables(const std::vector<Truth>& formulas) {
    for (const auto& formula : formulas) collect(*formula.node());
  }
  [[nodiscard]] auto lowest() const -> const Values& { return lowest_; }

 private:
  auto collect(const Expression& node) -> void {
    if (!seen_.insert(&node).second) return;
    if (node.op == Operator::variable) lowest_.emplace(node.name, node.range.low);
    for (const auto& part : node.parts) collect(*part);
  }
  std::unordered_set<const Expression*> seen_;
  Values lowest_;
};

auto read_values(const z3::model& model, Values values) -> Values {
  for (unsigned i = 0; i < model.num_consts(); ++i) {
    const auto declaration = model.get_const_decl(i);
    const auto at = values.find(declaration.name().str());
    const auto value = model.get_const_interp(declaration);
    std::int64_t number = 0;
    if (at != values.end() && value.is_numeral_i64(number)) at->second = number;
  }
  return values;
}

/// How much Z3 may do. A signal is for whoever asked: Z3 would take Ctrl-C for itself.
auto bounded(z3::context& context, const Budget& budget) -> z3::params {
  z3::params params(context);
  params.set("random_seed", budget.seed);
  params.set("rlimit", budget.work);
  params.set("ctrl_c", false);
  return params;
}

/// May throw z3::exception.
auto ask_z3(const Query& query, const Budget& budget, Reply& reply) -> void {
  bound_memory();
  z3::context context;
  z3::solver solver(context);
  solver.set(bounded(context, budget));
  solver.from_string(reply.smt.c_str());
  const Watchdog watchdog(context, budget.time);
  switch (solver.check()) {
    case z3::unsat:
      reply.sat = Sat::unsat;
      return;
    case z3::unknown:
      reply.reason = solver.reason_unknown();
      return;
    case z3::sat:
      break;
  }
  reply.values = read_values(solver.get_model(), Variables(query.formulas()).lowest());
  for (const auto& formula : query.formulas()) {
    if (evaluate(formula, reply.values)) continue;
    reply.reason = "the values of the solver do not make every formula true";
    return;
  }
  reply.sat = Sat::sat;
}

/// May throw z3::exception.
auto core_of(const Query& query, const Budget& budget) -> std::optional<std::vector<std::size_t>> {
  bound_memory();
  z3::context context;
  z3::solver reader(context);
  reader.from_string(query.smt().c_str());
  const auto all = reader.assertions();
  const auto count = query.formulas().size();
  if (all.size() < count) return std::nullopt;  // the solver left some out
  const auto ranges = all.size() - count;       // of variables: they come first
  z3::solver solver(context);
  solver.set(bounded(context, budget));
  std::map<std::string, std::size_t> places;
  for (unsigned i = 0; i < all.size(); ++i) {
    if (i < ranges) {
      solver.add(all[static_cast<int>(i)]);
      continue;
    }
    const auto name = "formula " + std::to_string(i - ranges);
    places.emplace(name, i - ranges);
    solver.add(all[static_cast<int>(i)], context.bool_const(name.c_str()));
  }
  const Watchdog watchdog(context, budget.time);
  if (solver.check() != z3::unsat) return std::nullopt;
  std::vector<std::size_t> core;
  const auto names = solver.unsat_core();
  core.reserve(names.size());
  for (const auto& name : names) core.push_back(places.at(name.decl().name().str()));
  std::ranges::sort(core);
  return core;
}

}  // namespace

auto to_text(Sat sat) -> std::string_view {
  switch (sat) {
    case Sat::sat:
      return "sat";
    case Sat::unsat:
      return "unsat";
    case Sat::unknown:
      return "unknown";
  }
  return "";
}

auto Query::smt() const -> std::string { return smt_lib(formulas_, says_); }

auto ask(const Query& query, const Budget& budget) -> Reply {
  Reply reply;
  reply.smt = query.smt();
  try {
    ask_z3(query, budget, reply);
  } catch (const z3::exception& problem) {
    note_cut_short();
    reply.sat = Sat::unknown;
    reply.reason = problem.msg();
  }
  return reply;
}

auto needed(const Query& query, const Budget& budget) -> std::optional<std::vector<std::size_t>> {
  try {
    return core_of(query, budget);
  } catch (const z3::exception&) {
    note_cut_short();
    return std::nullopt;
  }
}

auto maximise(const Query& query, const Term& term, const Budget& budget) -> Optimum {
  Optimum optimum;
  auto low = term.range().low;
  auto high = term.range().high;
  // There is a value of at least `low`? Then go on from the one that was found.
  for (auto bound = low;;) {
    auto narrowed = query;
    narrowed.require(Term::number(bound) <= term);
    auto reply = ask(narrowed, budget);
    if (reply.sat == Sat::unknown) {
      optimum.proof = std::move(reply);
      return optimum;
    }
    if (reply.sat == Sat::sat) {
      optimum.best = evaluate(term, reply.values);
      optimum.witness = std::move(reply);
      low = *optimum.best;
    } else {
      optimum.proof = std::move(reply);
      high = bound - 1;
    }
    if (!optimum.best || low >= high) break;
    bound = low + (high - low + 1) / 2;
  }
  optimum.proved = true;
  return optimum;
}

}  // namespace ruleproof::solver
