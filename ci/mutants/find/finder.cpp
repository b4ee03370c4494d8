#include "ci/mutants/find/finder.hpp"

#include <algorithm>
#include <regex>

#include <clang/AST/DeclCXX.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>
#include <clang/Basic/SourceManager.h>
#include <llvm/ADT/ScopeExit.h>

namespace ruleproof::mutants {
namespace {

using namespace clang;

/// Why nothing can be planted in a declaration; empty: it may be.
auto no_place_in(const Decl* decl) -> std::string {
  if (isa<StaticAssertDecl>(decl) || isa<EnumDecl>(decl) || isa<ConceptDecl>(decl))
    return "for the compiler";
  if (const auto* variable = dyn_cast<VarDecl>(decl)) {
    if (variable->isConstexpr() || variable->hasGlobalStorage()) return "for the compiler";
  }
  if (isa<FieldDecl>(decl)) return "default of a member";
  if (const auto* function = dyn_cast<FunctionDecl>(decl)) {
    if (function->isConsteval()) return "for the compiler";
  }
  return {};
}

}  // namespace

auto Finder::name_of(FileID file) const -> std::string {
  const auto entry = context_.getSourceManager().getFileEntryRefForID(file);
  if (!entry) return {};
  const auto path = entry->getFileEntry().tryGetRealPathName().str();
  const auto root = wanted_.root + "/";
  return path.starts_with(root) ? path.substr(root.size()) : "";
}

auto Finder::is_wanted(SourceLocation at) const -> bool {
  const auto& sources = context_.getSourceManager();
  const auto name = name_of(sources.getFileID(sources.getExpansionLoc(at)));
  return std::ranges::find(wanted_.files, name) != wanted_.files.end();
}

auto Finder::TraverseDecl(Decl* decl) -> bool {
  if (decl == nullptr) return true;
  const bool holds_others = isa<TranslationUnitDecl>(decl) || isa<NamespaceDecl>(decl);
  if (!holds_others && !is_wanted(decl->getLocation())) return true;
  const auto back = llvm::make_scope_exit(
      [this, function = function_, no_place = no_place_, evaluated = evaluated_] {
        function_ = function;
        no_place_ = no_place;
        evaluated_ = evaluated;
      });
  if (no_place_.empty()) no_place_ = no_place_in(decl);
  if (auto* function = dyn_cast<FunctionDecl>(decl)) enter(function);
  return Base::TraverseDecl(decl);
}

auto Finder::enter(FunctionDecl* function) -> void {
  const auto* method = dyn_cast<CXXMethodDecl>(function);
  if (method != nullptr && method->getParent()->isLambda()) return;
  function_ = function;
  evaluated_ = function->isConstexpr();
  const auto name = function->getNameAsString();
  if (no_place_.empty() && std::ranges::find(wanted_.no_rules, name) != wanted_.no_rules.end()) {
    no_place_ = "no rule";
  }
  returns_early(function);
}

auto Finder::TraverseStmt(Stmt* statement) -> bool {
  if (statement == nullptr) return true;
  if (isa<UserDefinedLiteral>(statement) || isa<UnaryExprOrTypeTraitExpr>(statement) ||
      isa<CXXNoexceptExpr>(statement) || isa<RequiresExpr>(statement)) {
    return true;
  }
  const auto back = llvm::make_scope_exit([this, no_place = no_place_] {
    no_place_ = no_place;
    above_.pop_back();
  });
  if (no_place_.empty() && isa<ConstantExpr>(statement)) no_place_ = "for the compiler";
  if (no_place_.empty() && statement->getBeginLoc().isMacroID()) no_place_ = "in a macro";
  if (auto* inner = dyn_cast<Expr>(statement)) expression(inner);
  this->statement(statement);
  above_.push_back(statement);
  return walk(statement);
}

auto Finder::walk(Stmt* statement) -> bool {
  if (auto* one = dyn_cast<CaseStmt>(statement)) return TraverseStmt(one->getSubStmt());
  if (auto* branch = dyn_cast<IfStmt>(statement); branch != nullptr && branch->isConstexpr()) {
    return TraverseStmt(branch->getThen()) && TraverseStmt(branch->getElse());
  }
  if (auto* list = dyn_cast<InitListExpr>(statement)) {
    auto* meant = list->isSemanticForm() || list->getSemanticForm() == nullptr
                      ? list
                      : list->getSemanticForm();
    return std::ranges::all_of(meant->inits(), [this](Expr* one) { return TraverseStmt(one); });
  }
  return Base::TraverseStmt(statement);
}

auto Finder::expression(Expr* expression) -> void {
  if (auto* both = dyn_cast<BinaryOperator>(expression)) {
    comparison_or_arithmetic(both, both->getOpcode(), both->getOperatorLoc(), both->getLHS(),
                             both->getRHS());
    halves(both);
  } else if (auto* compared = dyn_cast<CXXRewrittenBinaryOperator>(expression)) {
    const auto form = compared->getDecomposedForm();
    comparison_or_arithmetic(compared, form.Opcode, compared->getOperatorLoc(),
                             const_cast<Expr*>(form.LHS), const_cast<Expr*>(form.RHS));
  } else if (auto* one = dyn_cast<UnaryOperator>(expression)) {
    unary(one);
  } else if (auto* called = dyn_cast<CXXOperatorCallExpr>(expression)) {
    called_operator(called);
    call(called);
  } else if (auto* calls = dyn_cast<CallExpr>(expression)) {
    call(calls);
  } else if (auto* literal = dyn_cast<IntegerLiteral>(expression)) {
    number(literal);
  } else if (auto* truth = dyn_cast<CXXBoolLiteralExpr>(expression)) {
    instead(truth, "constant", truth->getValue() ? "false" : "true");
  } else if (auto* named = dyn_cast<DeclRefExpr>(expression)) {
    named_constant(named);
  } else if (auto* choice = dyn_cast<ConditionalOperator>(expression)) {
    condition(choice->getCond());
  }
}

auto Finder::text(SourceRange range) const -> std::string {
  const auto where = range_of(context_, range);
  return where ? on_one_line(text_of(context_, *where)) : "";
}

auto Finder::instead(Expr* expression, const std::string& kind, const std::string& after,
                     const std::string& type) -> void {
  const auto where = range_of(context_, expression->getSourceRange());
  if (!where || !is_wanted(expression->getBeginLoc())) {
    skip(expression->getSourceRange(), kind, "in a macro");
    return;
  }
  const auto before = on_one_line(text_of(context_, *where));
  const auto choice = std::string("(") + asks + " ? (" + after + ") : ";
  Edit edit{where->begin, where->end, choice, ")"};
  if (!type.empty()) {
    edit.open = "static_cast<" + type + ">" + edit.open;
  }
  add(*where, kind, before, after, {edit});
}

auto Finder::replaced(Expr* whole, SourceLocation at, std::size_t length, const std::string& kind,
                      const std::string& by) -> void {
  const auto where = range_of(context_, whole->getSourceRange());
  if (!where || at.isMacroID()) {
    skip(whole->getSourceRange(), kind, "in a macro");
    return;
  }
  auto changed = std::string(text_of(context_, *where));
  const auto offset = context_.getSourceManager().getFileOffset(at);
  if (offset < where->begin || offset >= where->end) return;
  changed.replace(offset - where->begin, length, by);
  instead(whole, kind, on_one_line(changed));
}

auto Finder::add(const Range& where, const std::string& kind, const std::string& before,
                 const std::string& after, std::vector<Edit> edits) -> void {
  if (before == after) return;
  const auto file = name_of(where.file);
  if (!no_place_.empty() || function_ == nullptr) {
    const auto reason = no_place_.empty() ? std::string("outside of functions") : no_place_;
    findings_.skipped[reason].try_emplace({file, where.begin, kind + after}, 1);
    return;
  }
  const auto line = context_.getSourceManager().getLineNumber(where.file, where.begin);
  findings_.mutants.try_emplace(
      {file, where.begin, where.end, kind, after},
      Mutant{file, line, where.begin, where.end, function_->getNameAsString(), cited_near(where),
             kind, in_few_words(before), in_few_words(after), evaluated_, std::move(edits)});
}

auto Finder::skip(SourceRange range, const std::string& kind, const std::string& reason) -> void {
  const auto& sources = context_.getSourceManager();
  const auto [file, offset] = sources.getDecomposedExpansionLoc(range.getBegin());
  if (!is_wanted(range.getBegin())) return;
  findings_.skipped[no_place_.empty() ? reason : no_place_].try_emplace(
      {name_of(file), offset, kind}, 1);
}

auto Finder::cited_near(const Range& where) const -> std::string {
  const auto inside = range_of(context_, function_->getSourceRange());
  if (!inside || inside->file != where.file) return {};
  const auto all = std::string(context_.getSourceManager().getBufferData(where.file));
  // The function, and the comment in front of it.
  auto begin = inside->begin;
  while (begin > 1) {
    const auto before = all.rfind('\n', begin - 2);
    const auto first = before == std::string::npos ? 0 : before + 1;
    const auto line = all.substr(first, begin - first);
    const bool comment =
        line.find("//") != std::string::npos && line.find_first_not_of(' ') == line.find("//");
    const bool same_line = all[begin - 1] != '\n';
    if (!comment && !same_line) break;
    begin = static_cast<unsigned>(first);
    if (first == 0) break;
  }
  static const std::regex citation(
      R"re("([a-z0-9.-]+)"_c|//[^\n]*\[([a-z0-9-]+\.[a-z0-9.-]+)\])re");
  std::string nearest;
  auto least = std::string::npos;
  for (std::sregex_iterator found(all.begin() + begin, all.begin() + inside->end, citation), none;
       found != none; ++found) {
    const auto at = begin + static_cast<std::size_t>(found->position());
    const auto apart = at < where.begin ? where.begin - at : at - where.begin;
    if (apart >= least) continue;
    least = apart;
    nearest = (*found)[1].matched ? (*found)[1].str() : (*found)[2].str();
  }
  return nearest;
}

}  // namespace ruleproof::mutants
