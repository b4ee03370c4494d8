/// Bugs in expressions: comparisons, arithmetic, conditions, constants.
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>

#include "ci/mutants/find/finder.hpp"

namespace ruleproof::mutants {
namespace {

using namespace clang;

/// What each operator is mistaken for.
const std::map<BinaryOperatorKind, std::vector<std::string_view>> mistaken{
    {BO_LT, {"<=", ">="}},  {BO_LE, {"<", ">"}},    {BO_GT, {">=", "<="}},  {BO_GE, {">", "<"}},
    {BO_EQ, {"!="}},        {BO_NE, {"=="}},        {BO_Add, {"-"}},        {BO_Sub, {"+"}},
    {BO_Mul, {"+"}},        {BO_Div, {"*"}},        {BO_Rem, {"/"}},        {BO_And, {"|"}},
    {BO_Or, {"&"}},         {BO_Xor, {"|"}},        {BO_Shl, {">>"}},       {BO_Shr, {"<<"}},
    {BO_AddAssign, {"-="}}, {BO_SubAssign, {"+="}}, {BO_MulAssign, {"+="}}, {BO_OrAssign, {"&="}},
    {BO_AndAssign, {"|="}}};

const std::map<OverloadedOperatorKind, BinaryOperatorKind> overloaded{
    {OO_Less, BO_LT},           {OO_LessEqual, BO_LE},  {OO_Greater, BO_GT},
    {OO_GreaterEqual, BO_GE},   {OO_EqualEqual, BO_EQ}, {OO_ExclaimEqual, BO_NE},
    {OO_Amp, BO_And},           {OO_Pipe, BO_Or},       {OO_PipeEqual, BO_OrAssign},
    {OO_AmpEqual, BO_AndAssign}};

auto is_pointer(const Expr* expression) -> bool { return expression->getType()->isPointerType(); }

}  // namespace

auto Finder::comparison_or_arithmetic(Expr* whole, BinaryOperatorKind kind, SourceLocation at,
                                      Expr* left, Expr* /*right*/) -> void {
  const auto found = mistaken.find(kind);
  if (found == mistaken.end()) return;
  const bool compares = BinaryOperator::isComparisonOp(kind);
  if (!compares && is_pointer(left)) return;
  const auto* loop = above_.empty() ? nullptr : dyn_cast<ForStmt>(above_.back());
  const bool bound = loop != nullptr && loop->getCond() == whole;
  const std::string name = bound ? "loop bound" : compares ? "comparison" : "arithmetic";
  for (const auto by : found->second) {
    replaced(whole, at, BinaryOperator::getOpcodeStr(kind).size(), name, std::string(by));
  }
}

auto Finder::halves(BinaryOperator* both) -> void {
  if (!both->isLogicalOp()) return;
  const auto left = text(both->getLHS()->getSourceRange());
  const auto right = text(both->getRHS()->getSourceRange());
  instead(both, "condition half dropped", left, "bool");
  instead(both, "condition half dropped", right, "bool");
  replaced(both, both->getOperatorLoc(), 2, "condition joined otherwise",
           both->getOpcode() == BO_LAnd ? "||" : "&&");
}

auto Finder::unary(UnaryOperator* one) -> void {
  const auto inner = text(one->getSubExpr()->getSourceRange());
  if (one->getOpcode() == UO_LNot) instead(one, "condition negated", inner, "bool");
  if (one->getOpcode() == UO_Minus) instead(one, "arithmetic", inner);
  const auto* loop = above_.empty() ? nullptr : dyn_cast<ForStmt>(above_.back());
  if (!one->isIncrementDecrementOp() || (loop != nullptr && loop->getInc() == one)) return;
  replaced(one, one->getOperatorLoc(), 2, "arithmetic", one->isIncrementOp() ? "--" : "++");
}

auto Finder::called_operator(CXXOperatorCallExpr* call) -> void {
  if (const auto kind = overloaded.find(call->getOperator());
      kind != overloaded.end() && call->getNumArgs() == 2) {
    comparison_or_arithmetic(call, kind->second, call->getOperatorLoc(), call->getArg(0),
                             call->getArg(1));
  }
  if (call->getOperator() != OO_Subscript || call->getNumArgs() != 2) return;
  const auto* index = call->getArg(1)->IgnoreImpCasts();
  const auto* row = call->getArg(0)->getType().getNonReferenceType()->getAsCXXRecordDecl();
  if (row == nullptr || !index->getType()->isIntegerType() || isa<IntegerLiteral>(index)) return;
  const auto name = row->getNameAsString();
  if (name != "array" && name != "vector" && name != "span" && name != "FixedVector") return;
  const auto of = text(call->getArg(0)->getSourceRange());
  instead(call, "another element",
          of + "[::ruleproof::mutants::next(" + of + ", " + text(index->getSourceRange()) + ")]");
}

auto Finder::call(CallExpr* call) -> void {
  static const std::map<std::string, std::string> opposite{{"min", "max"},
                                                           {"max", "min"},
                                                           {"any_of", "all_of"},
                                                           {"all_of", "any_of"},
                                                           {"none_of", "any_of"},
                                                           {"min_element", "max_element"},
                                                           {"max_element", "min_element"},
                                                           {"countl_zero", "countr_zero"},
                                                           {"countr_zero", "countl_zero"}};
  const auto* callee = isa<CXXOperatorCallExpr>(call) ? call->getArg(0) : call->getCallee();
  const auto* named = dyn_cast<DeclRefExpr>(callee->IgnoreImpCasts());
  const auto name = named == nullptr ? ""
                    : named->getDecl()->getDeclName().isIdentifier()
                        ? named->getDecl()->getNameAsString()
                        : "";
  if (const auto other = opposite.find(name); other != opposite.end()) {
    replaced(call, named->getLocation(), name.size(), "arithmetic", other->second);
    return;
  }
  if (isa<CXXOperatorCallExpr>(call) || name == "swap") return;
  for (unsigned i = 0; i + 1 < call->getNumArgs(); ++i) {
    const auto* one = call->getArg(i);
    const auto* two = call->getArg(i + 1);
    if (isa<CXXDefaultArgExpr>(one) || isa<CXXDefaultArgExpr>(two) || one->isTypeDependent() ||
        two->isTypeDependent())
      continue;
    const auto type = [](const Expr* expression) {
      return expression->IgnoreImpCasts()->getType().getCanonicalType().getUnqualifiedType();
    };
    if (type(one) != type(two)) continue;
    const auto whole = range_of(context_, call->getSourceRange());
    const auto first = range_of(context_, one->getSourceRange());
    const auto second = range_of(context_, two->getSourceRange());
    if (!whole || !first || !second) continue;
    auto changed = std::string(text_of(context_, *whole));
    changed.replace(second->begin - whole->begin, second->end - second->begin,
                    text_of(context_, *first));
    changed.replace(first->begin - whole->begin, first->end - first->begin,
                    text_of(context_, *second));
    instead(call, "swapped arguments", on_one_line(changed));
  }
}

auto Finder::converted_to() const -> std::string {
  std::string type;
  for (auto above = above_.rbegin(); above != above_.rend(); ++above) {
    const auto* conversion = dyn_cast<ImplicitCastExpr>(*above);
    if (conversion == nullptr || !conversion->getType()->isIntegerType()) break;
    type = conversion->getType().getCanonicalType().getUnqualifiedType().getAsString(
        context_.getPrintingPolicy());
  }
  return type;
}

auto Finder::number(IntegerLiteral* number) -> void {
  const auto type = converted_to();
  if (type == "bool") return;
  const auto written = text(number->getSourceRange());
  instead(number, "constant", written + " + 1", type);
  if (number->getValue() != 0) instead(number, "constant", written + " - 1", type);
}

auto Finder::named_constant(DeclRefExpr* constant) -> void {
  const auto* one = dyn_cast<EnumConstantDecl>(constant->getDecl());
  if (one == nullptr) return;
  const auto* all = dyn_cast<EnumDecl>(one->getDeclContext());
  if (all == nullptr) return;
  const EnumConstantDecl* next = nullptr;
  bool passed = false;
  for (const auto* other : all->enumerators()) {
    if (passed) {
      next = other;
      break;
    }
    passed = other == one;
  }
  if (next == nullptr) next = *all->enumerator_begin();
  const std::string kind = all->getName() == "Seat" ? "another seat" : "named constant";
  replaced(constant, constant->getLocation(), one->getName().size(), kind, next->getNameAsString());
}

auto Finder::condition(Expr* condition) -> void {
  if (condition == nullptr || isa<CXXBoolLiteralExpr>(condition->IgnoreImpCasts())) return;
  instead(condition, "condition forced", "true", "bool");
  instead(condition, "condition forced", "false", "bool");
}

}  // namespace ruleproof::mutants
