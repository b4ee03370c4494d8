/// Bugs in statements: dropped, too early or too late, loops that end at once, results.
#include <string>
#include <vector>

#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>

#include "ci/mutants/find/finder.hpp"

namespace ruleproof::mutants {
namespace {

using namespace clang;

auto asked() -> std::string { return std::string(1, asks); }

/// Whether a statement only says on which clause the step relies: that changes no position.
auto only_cites(const Expr* statement) -> bool {
  const auto* call = dyn_cast<CXXMemberCallExpr>(statement->IgnoreImplicit());
  if (call == nullptr || call->getRecordDecl() == nullptr) return false;
  return call->getRecordDecl()->getName() == "ClauseSet";
}

/// Whether what is assigned is the same each time: 0, false, {}.
auto resets(const Expr* statement) -> bool {
  const Expr* value = nullptr;
  const auto* bare = statement->IgnoreImplicit();
  if (const auto* plain = dyn_cast<BinaryOperator>(bare);
      plain != nullptr && plain->getOpcode() == BO_Assign) {
    value = plain->getRHS();
  }
  if (const auto* called = dyn_cast<CXXOperatorCallExpr>(bare);
      called != nullptr && called->getOperator() == OO_Equal) {
    value = called->getArg(1);
  }
  if (value == nullptr) return false;
  const auto* what = value->IgnoreImplicit();
  if (const auto* named = dyn_cast<DeclRefExpr>(what))
    return isa<EnumConstantDecl>(named->getDecl());
  if (const auto* list = dyn_cast<InitListExpr>(what)) return list->getNumInits() == 0;
  if (const auto* made = dyn_cast<CXXConstructExpr>(what)) return made->getNumArgs() == 0;
  return isa<IntegerLiteral>(what) || isa<CXXBoolLiteralExpr>(what);
}

/// The statements that stand in one, as expressions.
auto statements_in(Stmt* statement) -> std::vector<Stmt*> {
  if (auto* block = dyn_cast<CompoundStmt>(statement))
    return {block->body_begin(), block->body_end()};
  if (auto* branch = dyn_cast<IfStmt>(statement)) return {branch->getThen(), branch->getElse()};
  if (auto* loop = dyn_cast<ForStmt>(statement)) return {loop->getBody()};
  if (auto* loop = dyn_cast<WhileStmt>(statement)) return {loop->getBody()};
  if (auto* loop = dyn_cast<CXXForRangeStmt>(statement)) return {loop->getBody()};
  if (auto* label = dyn_cast<SwitchCase>(statement)) return {label->getSubStmt()};
  return {};
}

}  // namespace

auto Finder::statement(Stmt* statement) -> void {
  for (auto* inner : statements_in(statement)) {
    auto* one = dyn_cast_or_null<Expr>(inner);
    if (one == nullptr) continue;
    const std::string kind = resets(one) ? "missing reset" : "dropped statement";
    const auto where = statement_of(context_, one->getSourceRange());
    if (!where) {
      skip(one->getSourceRange(), kind, "in a macro");
    } else if (only_cites(one)) {
      skip(one->getSourceRange(), kind, "only cites a clause");
    } else {
      add(*where, kind, on_one_line(text_of(context_, *where)), "",
          {{where->begin, where->end, "{ if (!" + asked() + ") { ", " } }"}});
    }
  }
  if (auto* block = dyn_cast<CompoundStmt>(statement)) order(block);
  if (auto* branch = dyn_cast<IfStmt>(statement); branch != nullptr && !branch->isConstexpr()) {
    if (branch->getConditionVariable() == nullptr) condition(branch->getCond());
  }
  if (auto* over = dyn_cast<CXXForRangeStmt>(statement)) loop(over);
  if (auto* back = dyn_cast<ReturnStmt>(statement)) result(back);
}

auto Finder::order(CompoundStmt* block) -> void {
  Expr* before = nullptr;
  for (auto* inner : block->body()) {
    auto* now = dyn_cast<Expr>(inner);
    if (before != nullptr && now != nullptr && !only_cites(before) && !only_cites(now)) {
      const auto first = statement_of(context_, before->getSourceRange());
      const auto second = statement_of(context_, now->getSourceRange());
      if (first && second) {
        const auto one = on_one_line(text_of(context_, *first));
        const auto two = on_one_line(text_of(context_, *second));
        add({first->file, first->begin, second->end}, "order of statements", one + " " + two,
            two + " " + one,
            {{first->begin, first->end, "{ if (!" + asked() + ") { ", " } }"},
             {second->end, second->end, " if (" + asked() + ") { " + one + " }", ""}});
      }
    }
    before = now;
  }
}

auto Finder::loop(CXXForRangeStmt* loop) -> void {
  const auto* block = dyn_cast<CompoundStmt>(loop->getBody());
  if (block == nullptr) return;
  const auto body = range_of(context_, block->getSourceRange());
  const auto head = range_of(context_, {loop->getBeginLoc(), loop->getRParenLoc()});
  if (!body || !head) return;
  add({head->file, head->begin, head->end}, "loop bound", on_one_line(text_of(context_, *head)),
      "the first only", {{body->end - 1, body->end - 1, "if (" + asked() + ") break; ", ""}});
}

auto Finder::result(ReturnStmt* back) -> void {
  auto* value = back->getRetValue();
  if (value == nullptr || value->isTypeDependent()) return;
  const auto type = value->getType().getCanonicalType().getUnqualifiedType();
  const auto written = text(value->getSourceRange());
  const auto* bare = value->IgnoreImplicit();
  if (type->isBooleanType()) return condition(value);
  if (!type->isIntegerType() || type->isEnumeralType() || isa<IntegerLiteral>(bare)) return;
  const auto name = type.getAsString(context_.getPrintingPolicy());
  instead(value, "result", "(" + written + ") + 1", name);
  instead(value, "result", "(" + written + ") - 1", name);
}

auto Finder::returns_early(FunctionDecl* function) -> void {
  const auto* block = dyn_cast_or_null<CompoundStmt>(function->getBody());
  if (block == nullptr || block->size() < 2 || !function->isThisDeclarationADefinition()) return;
  if (!function->getReturnType()->isVoidType() || isa<CXXConstructorDecl>(function)) return;
  const auto body = range_of(context_, block->getSourceRange());
  if (!body) return;
  add({body->file, body->begin, body->begin + 1}, "early return",
      "all of " + function->getNameAsString(), "nothing",
      {{body->begin + 1, body->begin + 1, " if (" + asked() + ") return;", ""}});
}

}  // namespace ruleproof::mutants
