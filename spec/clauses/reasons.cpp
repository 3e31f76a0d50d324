// SPDX-License-Identifier: Apache-2.0
// The tables of reasons.h: stock reasons for what the documents only tell, and a line each for
// the clauses that bind compilers or speakers of the language rather than programs.
#include "spec/clauses/reasons.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tenor::spec {
namespace {

struct Reason {
  std::string_view id;
  std::string_view why;
};

// Reasons that several clauses share.
constexpr std::string_view kTellsWhy = "it says what the document is for, and demands nothing";
constexpr std::string_view kExplains = "it explains; other clauses state its demands";
constexpr std::string_view kDiscusses =
    "it reports a discussion, and settles nothing about a program";
constexpr std::string_view kBindsCompilers =
    "it binds compilers: what they may change and must keep can be seen only by comparing two runs";
constexpr std::string_view kLeavesOpen =
    "it leaves a choice to compilers, and the rules take one of the ways that are allowed";
constexpr std::string_view kNoCheck = "it demands nothing, so there is no check for it";
constexpr std::string_view kNothingReads =
    "strings only go to calls that have no rules, so that nothing can look into one";
constexpr std::string_view kPermits = "it permits something, and nothing can break a permission";
constexpr std::string_view kPromises =
    "it promises something of every program: only a machine or a compiler could break it";
constexpr std::string_view kIntroduces = "it introduces other clauses, which have what it demands";
constexpr std::string_view kAbstractSyntax =
    "the abstract syntax ensures it: nothing else can be written";
constexpr std::string_view kBindsRegistry =
    "it binds whoever registers an operator or packed function";
constexpr std::string_view kNoText =
    "it cannot be written as text: only other forms of a program can break it";
constexpr std::string_view kFunctionByKind =
    "the document marks it as not there yet: a match does not look into a function (RLX-D54)";
constexpr std::string_view kBinds = "it says that a binding holds, and no program can end it early";
/// Of clauses that only tell: by the chapter that they stand in.
constexpr Reason kStock[] = {
    {"TIR/Intro", kTellsWhy},
    {"TIR/Overview", kTellsWhy},
    {"PreRFC/Motivation", kTellsWhy},
    {"PreRFC/Goal", kTellsWhy},
    {"PreRFC/FrontEnd", kTellsWhy},
    {"PreRFC/Guarantee", kTellsWhy},
    {"PreRFC/Review", kDiscusses},
    {"PreRFC/Future", kDiscusses},
    {"PreRFC/Discussion", kDiscusses},
    {"PreRFC/Notes", kDiscusses},
    {"TIR", kExplains},
    {"PreRFC", kExplains},
    {"Relax/Intro", kTellsWhy},
    {"Relax/RuntimeValues", "it says how TVM represents values in memory, and demands nothing"},
    {"Relax", kExplains},
    {"TT", kExplains},
};

/// Of clauses that demand or promise, and that nothing executes.
constexpr Reason kNotExecutable[] = {
    {"TIR/Intro/p1", "it promises that compilers accept the language, which only they can show"},
    {"TIR/Intro/p1:b", "it speaks of the text's readers"},
    {"TIR/Values/1:d", "no form of the language changes a value: only elements of buffers change"},
    {"TIR/Values/2:c", kLeavesOpen},
    {"TIR/Values/3:c",
     "buffers of vectors are allowed elsewhere, and the pointer to their data is one to vectors"},
    {"TIR/Values/p2:c", "no expression of the language has a buffer as its value"},
    {"TIR/StmtTyping/2", kNoCheck},
    {"TIR/StmtTyping/7", kNoCheck},
    {"TIR/StmtTyping/8", kNoCheck},
    {"TIR/StmtTyping/10", kNoCheck},
    {"TIR/OtherTyping/5.4", "the ledger drops it: such offsets are bound (TIR-D78)"},
    {"TIR/State/p1", kBindsCompilers},
    {"TIR/State/p1:b", kBindsCompilers},
    {"TIR/State/p1:c", kBindsCompilers},
    {"TIR/State/p1:d", kBindsCompilers},
    {"TIR/State/p1:e", kBindsCompilers},
    {"TIR/State/p1:f", kBindsCompilers},
    {"TIR/Buffers/p3", "it says how the document speaks of buffers"},
    {"TIR/Eval/4:c", kNothingReads},
    {"TIR/Eval/4:d", kNothingReads},
    {"TIR/Eval/5:c", kLeavesOpen},
    {"TIR/Eval/6.4:c", kLeavesOpen},
    {"TIR/Eval/13.1:d", kLeavesOpen},
    {"TIR/Eval/16.1:d", kLeavesOpen},
    {"TIR/Eval/16.1:e", "the ledger resolves it: a comparison yields Bool (TIR-D6)"},
    {"TIR/BuiltinEffect/b6:b",
     "it says what such a value is meant for: the pointers that these builtins yield are the same "
     "in any position"},
    {"TIR/Exec/p1", "it is a property of all rules of statements: none leaves an operand"},
    {"TIR/Exec/1", "the abstract syntax ensures it: a function is not a Stmt"},
    {"TIR/Exec/3.1.2:d", kLeavesOpen},
    {"TIR/Exec/3.1.2:f", kLeavesOpen},
    {"TIR/Exec/3.1.2:g", kLeavesOpen},
    {"TIR/Exec/3.2:c", kBindsCompilers},
    {"TIR/Exec/12.2.2:d", kLeavesOpen},
    {"TIR/Exec/14.3.2.b1:b", "the ledger says which values those are (TIR-D78)"},
    {"PreRFC/Guarantee/p1", "it says what the document is about"},
    {"PreRFC/Guarantee/p1:b", "it says what the document is about"},
    {"PreRFC/Guarantee/p1:c", kBindsCompilers},
    {"PreRFC/Guarantee/p3", "it binds the printers of compilers, whose texts are read here"},
    {"PreRFC/Restrictions/p2:c", kBindsCompilers},
    {"Relax/Grammar/PrimFunc/p1", kAbstractSyntax},
    {"Relax/Survey/4:b", kAbstractSyntax},
    {"Relax/Survey/14:c", kAbstractSyntax},
    {"Relax/Function/p1:b", "it says what is not inferred, and nothing infers it"},
    {"Relax/Purity/p1:c", kBindsCompilers},
    {"Relax/Purity/b2:b", kBindsRegistry},
    {"Relax/Purity/p4",
     "no form of the language catches an error: each rule with a code ends the run"},
    {"Relax/Purity/p4:b", kBindsCompilers},
    {"Relax/Purity/p5", kBindsCompilers},
    {"Relax/Purity/p5:b", kBindsCompilers},
    {"Relax/Purity/p5:c", kBindsCompilers},
    {"Relax/Purity/p6", kBindsCompilers},
    {"Relax/Purity/p6:b", kBindsCompilers},
    {"Relax/Module/p1:c", kLeavesOpen},
    {"Relax/Values/b3:h", kLeavesOpen},
    {"Relax/RuntimeValues/p1", kLeavesOpen},
    {"Relax/RuntimeValues/b6:c",
     "it promises nothing, and packed functions that are not known are not run"},
    {"Relax/MatchCast/6:d", kFunctionByKind},
    {"Relax/FuncBoundary/4:b", kFunctionByKind},
    {"Relax/StructInfo/p1", "it says where a MatchCast is useful; MatchCast has its own clauses"},
    {"Relax/StructInfo/p1:c", kLeavesOpen},
    {"Relax/PurityCheck/2:b", kBindsRegistry},
    {"Relax/PurityCheck/3:b", "a function that does not say is pure, by another clause"},
    {"Relax/Entry/p1:c", "it binds callers outside the module, who are not part of a program"},
    {"Relax/Eval/5:b", kLeavesOpen},
    {"Relax/Eval/12.1:b",
     "checks derive the device of each tensor, and on every device an operator computes the same"},
    {"Relax/Eval/12.1:f", kLeavesOpen},
    {"Relax/Optimize/p1", kBindsCompilers},
    {"Relax/Optimize/p1:b", kBindsCompilers},
    {"Relax/Optimize/p1:c", kBindsCompilers},
    {"Relax/Optimize/p2", kBindsCompilers},
    {"Relax/Optimize/p2:b", kBindsCompilers},
    {"Relax/Optimize/p2:c", kBindsCompilers},
    {"Relax/Optimize/p2:d", kBindsCompilers},
    {"Relax/Optimize/p2:e", kBindsCompilers},
    {"Relax/Optimize/p2:f", kBindsCompilers},
    {"Relax/Optimize/p3", kLeavesOpen},
    {"Relax/Optimize/p3:c", kBindsCompilers},
    {"Relax/Optimize/b1", kLeavesOpen},
    {"Relax/Optimize/b1:c", kBindsCompilers},
    {"Relax/Optimize/b2", kLeavesOpen},
    {"Relax/Optimize/b3", "Tenor has no packed functions that manage memory"},
    {"Relax/Optimize/b3:b", "Tenor has no packed functions that manage memory"},
    {"Relax/Optimize/p4", "it says what all rules assume: there is one thread"},
    {"Relax/Optimize/p4:b", "it says what all rules assume: there is one thread"},
    {"Relax/Op/b3.b6",
     "results are allocated as they are announced, and nothing changes a tensor's shape or "
     "datatype"},
    {"Relax/Op/b5:c", "it binds whoever writes the call: nothing looks into packed functions"},
    {"TIR-D52", "it says how two runs are compared, but here there is only one"},
    {"RLX-D51", "the second names are misprints, which no text and no rule has"},
};

/// Of promises and demands that something implements, and that no program can break.
constexpr Reason kNotViolable[] = {
    {"TIR/Scope/b1", kBinds},
    {"TIR/Scope/b6", kPromises},
    {"TIR/Scope/b6:c", kBinds},
    {"TIR/State/b1", "there is no other way to start a program"},
    {"TIR/State/b1:b", "it binds whoever calls the function"},
    {"TIR/State/b1:c", kPermits},
    {"TIR/State/b2", kPermits},
    {"TIR/State/b2:b", kPromises},
    {"TIR/State/b3", kPermits},
    {"TIR/Eval/11:c", kLeavesOpen},
    {"TIR/Exec/3.1.2:e", kPromises},
    {"TIR/Exec/7.4:d", kPromises},
    {"TIR/Exec/12.2.2:e", kPromises},
    {"TIR/Exec/12.2.2:f", kLeavesOpen},
    {"TIR/Exec/12.2.2:g", kLeavesOpen},
    {"TIR/Exec/12.3:e", kPromises},
    {"TIR/Exec/12.3:f", kPromises},
    {"Relax/Eval/12.1:d", kBindsRegistry},
    {"Relax/Purity/b2", kPromises},
    {"Relax/RuntimeValues/p1:b", kPromises},
    {"Relax/Op/b2:f",
     "it binds whoever writes the TIR function, whose signature the call has to fit"},
    {"Relax/Eval/12.2.2:b", kBindsRegistry},
    {"Relax/Scope/1", kPermits},
    {"Relax/Scope/1:b", kPermits},
    {"Relax/Scope/2", kBinds},
    {"Relax/Scope/2:b", kPermits},
    {"Relax/Scope/3", kBinds},
    {"Relax/Scope/4", kBinds},
    {"Relax/Scope/p1", "in text a second binding makes another variable of that name"},
    {"Relax/Scope/p2", kPermits},
    {"Relax/Scope/p2:b", kBinds},
    {"Relax/Scope/p2:c", kBinds},
    {"Relax/NormalForm/p2:b", kPromises},
    {"Relax/WellFormed/6:b", kPermits},
    {"Relax/WellFormed/6:c", kPromises},
    {"Relax/WellFormed/6:d", kPromises},
    {"Relax/WellFormed/14:d", kPermits},
    {"Relax/WellFormed/15:b", kPermits},
    {"Relax/WellFormed/16:b", kPermits},
    {"Relax/Scope/p3", kPermits},
    {"Relax/Scope/p3:b", kBinds},
    {"Relax/Subtype/p2:b", kPromises},
    {"Relax/Compat/p1:b", kPromises},
    {"Relax/ShapeProof/p1:b", kLeavesOpen},
    {"Relax/Compat/p1", kLeavesOpen},
    {"Relax/TensorInvariant/p1", kIntroduces},
    {"Relax/WellFormed/p1", kIntroduces},
    {"Relax/WellFormed/1", kNoText},
    {"Relax/WellFormed/17:b", kNoText},
    {"Relax/WellFormed/20:b", kNoText},
    {"Relax/WellFormed/23", kNoText},
    {"Relax/Normalize/5:c", kNoText},
    {"Relax/TensorInvariant/p3",
     "in text a tensor whose rank is not written has that of its shape"},
    {"Relax/NormalForm/p2:c", kLeavesOpen},
};

const Reason* find(std::span<const Reason> table, std::string_view id) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const Reason& row) { return row.id == id; });
  return found == table.end() ? nullptr : &*found;
}

std::string_view stock_reason(std::string_view id) {
  for (const Reason& row : kStock)
    if (is_at_or_below(id, row.id)) return row.why;
  return {};
}

}  // namespace

std::string_view reason_not_executable(const ClauseText& clause) {
  if (const Reason* row = find(kNotExecutable, clause.id)) return row->why;
  return clause.kind == ClauseKind::kInformative ? stock_reason(clause.id) : std::string_view();
}

std::string_view reason_not_violable(const ClauseText& clause) {
  if (const Reason* row = find(kNotViolable, clause.id)) return row->why;
  const Reason* row = find(kNotExecutable, clause.id);
  return row ? row->why : std::string_view();
}

std::span<const Clause> clauses_with_a_reason() {
  static const std::vector<Clause> kIds = [] {
    std::vector<Clause> ids;
    for (const std::span<const Reason> table :
         {std::span<const Reason>(kNotExecutable), std::span<const Reason>(kNotViolable)})
      for (const Reason& row : table) ids.push_back({row.id});
    return ids;
  }();
  return kIds;
}

}  // namespace tenor::spec
