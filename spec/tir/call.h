// SPDX-License-Identifier: Apache-2.0
// Call: which functions and builtins can be called, with how many arguments, and of which
// datatypes. TIR/ExprTyping/11 says nothing of those; ledger TIR-D48 (builtins), TIR-D49
// (functions), TIR-D50, D51 (jumps).
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "spec/check/wording.h"
#include "spec/ir/tir/atomic_updates.h"
#include "spec/ir/tir/launch.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// The function of the module that a Call names, or null.
inline const Function* callee(const Call& e, const Context& context) {
  const auto found = context.functions.find(e.op);
  return found == context.functions.end() ? nullptr : found->second;
}

/// A GlobalVar names a PrimFunc of the module                                 TIR-D49
struct CallCallee {
  static constexpr CheckInfo info{"TIR-Call-callee", clauses("TIR-D49", "TIR/Eval/11"),
                                  Code::I_CALLEE};
  static void check(const Call& e, const Context& context, Report& report) {
    if (!e.global_var) return;
    const Function* f = callee(e, context);
    if (f && f->kind != Function::Kind::kRelax) return;
    report.error(info, context.span(e),
                 f ? fmt::format("{} is a function of Relax, which TIR cannot call", e.op)
                   : fmt::format("the module has no function {}", e.op));
  }
};

/// A PrimFunc takes as many arguments as it has parameters                    TIR-D49
struct CallArity {
  static constexpr CheckInfo info{"TIR-Call-arity", clauses("TIR-D49", "TIR/Exec/1.1"),
                                  Code::I_CALLEE};
  static void check(const Call& e, const Context& context, Report& report) {
    const Function* f = e.global_var ? callee(e, context) : nullptr;
    if (!f || !f->prim_func || f->prim_func->params.size() == e.args.size()) return;
    report
        .error(info, context.span(e),
               fmt::format("{} has {}, but is called with {}", e.op,
                           counted(f->prim_func->params.size(), "parameter"),
                           counted(e.args.size(), "argument")))
        .related(f->span, "the function is here");
  }
};

/// An argument has the datatype of its parameter                              TIR-D49
struct CallParameters {
  static constexpr CheckInfo info{"TIR-Call-parameters", clauses("TIR-D49", "TIR-D72"),
                                  Code::I_CALLEE};
  static void check(const Call& e, const Context& context, Report& report) {
    const Function* f = e.global_var ? callee(e, context) : nullptr;
    if (!f || !f->prim_func || f->prim_func->params.size() != e.args.size()) return;
    for (std::size_t i = 0; i < e.args.size(); ++i) {
      const Variable* parameter = f->prim_func->params[i];
      if (e.args[i]->dtype == parameter->dtype) continue;
      report.error(
          info, context.span(e.args[i]),
          fmt::format("{} takes {} as {}, but the call passes {}", e.op, parameter->name_hint,
                      show(parameter->dtype), show(e.args[i]->dtype)));
    }
  }
};

/// A function whose body is elsewhere has no meaning here                     TIR/State/b4:c
struct CallExtern {
  static constexpr CheckInfo info{"TIR-Call-extern", clauses("TIR/State/b4:c", "TIR-D49"),
                                  Code::S_EXTERN};
  static void check(const Call& e, const Context& context, Report& report) {
    const Function* f = e.global_var ? callee(e, context) : nullptr;
    if (!f || f->kind != Function::Kind::kExtern) return;
    report.error(info, context.span(e),
                 fmt::format("{} is an external function with unknown behaviour", e.op));
  }
};

/// Why a builtin is out of scope; empty where it is not, or is a device's.
inline std::string_view why_out_of_scope(const Call& e) {
  if (!e.builtin) return "it is not a registered builtin";
  if (tir::atomic_combiner(e)) return {};
  switch (e.builtin->scope) {
    case BuiltinScope::kMeaning:
    case BuiltinScope::kPointer:
    case BuiltinScope::kThreads:
    case BuiltinScope::kDevice: return {};
    case BuiltinScope::kPacked: return "it calls into the compiler's runtime";
    case BuiltinScope::kExternal: return "it calls external code";
    case BuiltinScope::kScalable: return "the length of its vectors depends on the hardware";
  }
  return {};
}

/// A builtin has a meaning                                                    TIR-D48
struct CallBuiltin {
  static constexpr CheckInfo info{"TIR-Call-builtin",
                                  clauses("TIR-D48", "TIR/Builtin/p2", "TIR/State/b4",
                                          "TIR/State/b4:b", "TIR/State/b4:c", "TIR/State/b4:d"),
                                  Code::S_BUILTIN};
  static void check(const CalledBuiltin& b, const Context& context, Report& report) {
    const std::string_view why = why_out_of_scope(b.call);
    const auto found = context.functions.find(launched_name(b.call));
    const PrimFunc* f = found == context.functions.end() ? nullptr : found->second->prim_func;
    if (why.empty() || (f && launch_of(b.call, *f))) return;
    report.error(
        info, context.span(b.call),
        fmt::format("{} has no rules: {}", b.call.op,
                    f && is_kernel(*f) ? "the kernel is not made to be launched so" : why));
  }
};

/// A builtin is not an instruction of a device PreRFC/Restrictions/b5
struct CallDevice {
  static constexpr CheckInfo info{
      "TIR-Call-device", clauses("PreRFC/Restrictions/b5", "TIR-D60", "TIR-D48"), Code::S_DEVICE};
  static void check(const CalledBuiltin& b, const Context& context, Report& report) {
    if (!b.call.builtin || b.call.builtin->scope != BuiltinScope::kDevice) return;
    report.error(info, context.span(b.call),
                 fmt::format("{} has no rules: it is a device instruction", b.call.op));
  }
};

/// A builtin takes the number of arguments of its signature                   TIR-D48
struct CallArguments {
  static constexpr CheckInfo info{"TIR-Call-arguments", clauses("TIR-D48", "TIR/ExprTyping/11"),
                                  Code::T_CALL};
  static void check(const Call& e, const Context& context, Report& report) {
    if (!e.builtin || e.builtin->scope != BuiltinScope::kMeaning) return;
    const int least = e.builtin->min_args, most = e.builtin->max_args;
    const auto have = static_cast<int>(e.args.size());
    if (have >= least && (most < 0 || have <= most)) return;
    report.error(info, context.span(e),
                 fmt::format("{} takes {} argument{}, but is given {}", e.op,
                             most == least ? std::to_string(least)
                             : most < 0    ? fmt::format("at least {}", least)
                                           : fmt::format("{} to {}", least, most),
                             least == 1 && most == 1 ? "" : "s", have));
  }
};

/// What a builtin's arguments are, where they are not that; empty where they are. The arguments of
/// mathematical functions are judged when they are computed.
inline std::string_view expected_of(const Call& e) {
  const auto alike = [&](std::size_t i, std::size_t j) {
    return e.args[i]->dtype == e.args[j]->dtype;
  };
  const bool bits = e.op.starts_with("bitwise_") || e.op.starts_with("shift_");
  if (bits && !e.args[0]->dtype.is_integer()) return "integers";
  if (bits && e.args.size() == 2 && !alike(0, 1)) return "integers of one datatype";
  if (e.op == "if_then_else" && e.args[0]->dtype != bool_type()) return "a Bool scalar first";
  if (e.op == "if_then_else" && !alike(1, 2)) return "two values of one datatype";
  if (e.op == "assume" && e.args[0]->dtype != bool_type()) return "a Bool scalar";
  const auto size = [](const DataType& t) { return t.bits() * std::uint64_t{t.lanes}; };
  if (e.op == "reinterpret" && size(e.args[0]->dtype) != size(e.dtype))
    return "a value with the same number of bits";
  return {};
}

/// A builtin takes arguments of the datatypes of its signature                TIR-D48
struct CallDatatypes {
  static constexpr CheckInfo info{"TIR-Call-datatypes", clauses("TIR-D48", "TIR/ExprTyping/11"),
                                  Code::T_CALL};
  static void check(const Call& e, const Context& context, Report& report) {
    const bool judged = e.builtin && e.builtin->scope == BuiltinScope::kMeaning &&
                        static_cast<int>(e.args.size()) >= std::max<int>(1, e.builtin->min_args);
    const std::string_view expected = judged ? expected_of(e) : "";
    if (expected.empty()) return;
    std::string given;
    for (const PrimExpr* arg : e.args) given += (given.empty() ? "" : ", ") + show(arg->dtype);
    report.error(info, context.span(e),
                 fmt::format("{} takes {}, but is given {}", e.op, expected, given));
  }
};

template <>
struct ChecksOf<Call>
    : Checks<CallCallee, CallArity, CallParameters, CallExtern, CallArguments, CallDatatypes> {};
template <>
struct ChecksOf<CalledBuiltin> : Checks<CallBuiltin, CallDevice> {};

}  // namespace tenor::spec::tir
