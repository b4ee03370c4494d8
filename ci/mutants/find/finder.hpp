/// Walks through the chapters of a game and lists the bugs that can be planted.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <clang/AST/RecursiveASTVisitor.h>

#include "ci/mutants/find/mutant.hpp"
#include "ci/mutants/find/text.hpp"

namespace ruleproof::mutants {

/// Which files are chapters, and what in them is no rule.
struct Wanted {
  std::string root;                   ///< the folder from which files are named
  std::vector<std::string> files;     ///< "model/drako/turn.cpp"
  std::vector<std::string> no_rules;  ///< functions: "well_formed"
};

/// What is found, of all sources.
struct Findings {
  Mutants mutants;
  Skipped skipped;
};

class Finder : public clang::RecursiveASTVisitor<Finder> {
 public:
  Finder(clang::ASTContext& context, const Wanted& wanted, Findings& findings)
      : context_(context), wanted_(wanted), findings_(findings) {}

  auto TraverseDecl(clang::Decl* decl) -> bool;
  auto TraverseStmt(clang::Stmt* statement) -> bool;
  /// Types, and what stands in angle brackets, are for the compiler.
  auto TraverseTypeLoc(clang::TypeLoc /*type*/) -> bool { return true; }
  auto TraverseTemplateArgumentLoc(const clang::TemplateArgumentLoc& /*type*/) -> bool {
    return true;
  }

 private:
  using Base = clang::RecursiveASTVisitor<Finder>;

  auto enter(clang::FunctionDecl* function) -> void;
  auto walk(clang::Stmt* statement) -> bool;
  /// Bugs by what a node is; each in the file of its kind.
  auto expression(clang::Expr* expression) -> void;
  auto comparison_or_arithmetic(clang::Expr* whole, clang::BinaryOperatorKind kind,
                                clang::SourceLocation at, clang::Expr* left, clang::Expr* right)
      -> void;
  auto halves(clang::BinaryOperator* both) -> void;
  auto unary(clang::UnaryOperator* one) -> void;
  auto called_operator(clang::CXXOperatorCallExpr* call) -> void;
  auto call(clang::CallExpr* call) -> void;
  auto number(clang::IntegerLiteral* number) -> void;
  auto named_constant(clang::DeclRefExpr* constant) -> void;
  auto condition(clang::Expr* condition) -> void;
  auto result(clang::ReturnStmt* back) -> void;
  auto statement(clang::Stmt* statement) -> void;
  auto order(clang::CompoundStmt* block) -> void;
  auto loop(clang::CXXForRangeStmt* loop) -> void;
  auto returns_early(clang::FunctionDecl* function) -> void;

  /// Plants: an expression in the place of one; a text at a place.
  auto instead(clang::Expr* expression, const std::string& kind, const std::string& after,
               const std::string& type = {}) -> void;
  auto replaced(clang::Expr* whole, clang::SourceLocation at, std::size_t length,
                const std::string& kind, const std::string& by) -> void;
  auto add(const Range& where, const std::string& kind, const std::string& before,
           const std::string& after, std::vector<Edit> edits) -> void;
  auto skip(clang::SourceRange where, const std::string& kind, const std::string& reason) -> void;

  [[nodiscard]] auto name_of(clang::FileID file) const -> std::string;
  [[nodiscard]] auto is_wanted(clang::SourceLocation at) const -> bool;
  [[nodiscard]] auto cited_near(const Range& where) const -> std::string;
  [[nodiscard]] auto text(clang::SourceRange range) const -> std::string;
  /// What the conversions around a number make of it, written; empty: nothing.
  [[nodiscard]] auto converted_to() const -> std::string;

  clang::ASTContext& context_;
  const Wanted& wanted_;
  Findings& findings_;
  std::vector<clang::Stmt*> above_;
  clang::FunctionDecl* function_ = nullptr;
  std::string no_place_;  ///< why nothing is planted here; empty: it may be
  bool evaluated_ = false;
};

}  // namespace ruleproof::mutants
