// SPDX-License-Identifier: Apache-2.0
// Launching a kernel of the module from its host's code. EXT/Launch. The kernel is entered like any
// other function (prim_func.h). In the inference rules k is the kernel, a1, ..., an are its
// arguments and g1, ..., gm the extents of the axes that it is launched with.
#pragma once

#include "semantics/tir/function/call_function.h"

namespace tenor::semantics {

/// The launch evaluates arguments and extents in order.
///     the module has a kernel k, which takes n arguments and is launched with m axes
///   ------------------------------------------------------------
///   <EvalCall(call_packed("k", a1, ..., an, g1, ..., gm)) . K, M>  -->
///         <a1 . ... . an . g1 . ... . gm . LaunchReady . K, M>
struct CallLaunch {
  static constexpr RuleInfo info{"TIR-Call-launch", clauses("EXT/Launch", "TIR-D49")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(r->layout().launch(r.node) != nullptr);
  }
  static void then(At<EvalCall> auto& r) {
    r->evaluate_then(LaunchReady{{r.node}}, r.node->args.subspan(1));
  }
};
/// Of EvalCall, for kernels.
using LaunchCalls = Rules<CallLaunch>;

/// The values of the extents.
auto extents_of(const At<LaunchReady> auto& r) {
  return std::span(r.operands() + r->layout().launch(r.node)->arguments.size(),
                   r->layout().launch(r.node)->axes.size());
}
/// Is every handle and every extent determinate?
Truth auto launch_is_known(const At<LaunchReady> auto& r) {
  auto all = handles_are_known(r, r->layout().launch(r.node)->arguments);
  for (const auto& extent : extents_of(r)) all = all & !r.d.is_indeterminate(extent);
  return all;
}

/// The kernel is entered, and its loops over these axes have these extents.
///     every handle and extent is determinate
///   ------------------------------------------------------------
///   <LaunchReady(k, a1, ..., an, g1, ..., gm) . K, M>  -->
///         <EnterPrimFunc(k, a1, ..., an) . LaunchEnd(k) . K, M + launch(g1, ..., gm)>
struct LaunchKernel {
  static constexpr RuleInfo info{"TIR-Launch", clauses("EXT/Launch", "TIR-D49", "TIR-D73")};
  static Truth auto when(const At<LaunchReady> auto& r) { return launch_is_known(r); }
  static void then(At<LaunchReady> auto& r) {
    const spec::tir::Launch& launch = *r->layout().launch(r.node);
    std::vector<std::uint64_t> extents;
    for (const auto& extent : extents_of(r)) extents.push_back(r.number(r.d.index(extent)));
    r->pass(arguments_from_operands(r, launch.arguments));
    r->threads().launch(launch.axes, extents);
    r.drop();
    r->push(LaunchEnd{{r.node, r->operand_height()}});
    r->push(EnterPrimFunc{{launch.kernel}});
  }
};
/// A handle or an extent was never written: the program is unspecified.
///     some handle or extent is indeterminate
///   ------------------------------------------------------------
///   <LaunchReady(k, a1, ..., an, g1, ..., gm) . K, M>  -->  U-INDETERMINATE
struct LaunchIndeterminate {
  static constexpr RuleInfo info{"TIR-Launch-indeterminate", clauses("TIR-D19", "EXT/Launch"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<LaunchReady> auto& r) { return !launch_is_known(r); }
  static std::string describe(const At<LaunchReady> auto& r) {
    return fmt::format("{} is launched with a value that was never written",
                       spec::tir::launched_name(*r.node));
  }
};
template <>
struct RulesOf<LaunchReady> : Rules<LaunchKernel, LaunchIndeterminate> {};

/// The kernel has ended. The call has no value.
///   <LaunchEnd(k, v) . K, M + launch>  -->  <indeterminate . K, M>
struct LaunchDone {
  static constexpr RuleInfo info{"TIR-Launch-end", clauses("EXT/Launch")};
  static void then(At<LaunchEnd> auto& r) {
    r->threads().launch({}, {});
    *r.result() = r.d.indeterminate(r.node->dtype.scalar);
  }
};
template <>
struct RulesOf<LaunchEnd> : Rules<LaunchDone> {};

}  // namespace tenor::semantics
