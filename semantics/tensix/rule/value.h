// SPDX-License-Identifier: Apache-2.0
// The integers that a statement needs, and rules for those that have no value.
#pragma once

#include "semantics/tensix/state/state.h"

namespace tenor::semantics::tensix {

struct Values {
  NoValue why = NoValue::kNone;
  std::uint64_t given = 0;
  std::array<std::uint64_t, 9> values{};
};

/// Has the agent a part in the statement? What has none is not evaluated.
bool takes_part(const auto& r) {
  return r.node->kind != Stmt::Kind::kCall || (r.node->call->api->agents & r->agent().part()) != 0;
}

/// Are the circular buffers that a call names planned?
void check_rings(const auto& r, Values& made) {
  using spec::tenstorrent::Role;
  for (const Role role : {Role::kCb, Role::kCb2, Role::kOut, Role::kOld}) {
    const int at = argument_of(*r.node->call->api, role);
    if (at < 0 || at >= static_cast<int>(r.node->call->arguments.size())) continue;
    const std::uint64_t id = made.values[static_cast<std::size_t>(at)];
    if (r->slot_of(id) < 0) made.why = NoValue::kRing, made.given = id;
  }
}

/// Of a declaration, an assignment or a condition the one, of a call all arguments.
auto facts_of(const At<ExecStmt> auto& r) {
  Evaluation value(*r);
  Values made;
  const Stmt& s = *r.node;
  if (s.kind == Stmt::Kind::kDeclare || s.kind == Stmt::Kind::kAssign)
    made.values[0] = value.converted(*s.value, s.variable->type);
  else if (s.kind == Stmt::Kind::kIf)
    made.values[0] = value(*s.condition);
  else if (s.kind == Stmt::Kind::kCall && takes_part(r))
    for (std::size_t i = 0; i < s.call->arguments.size(); ++i)
      made.values[i] = value(*s.call->arguments[i]);
  made.why = value.why, made.given = value.given;
  if (made.why == NoValue::kNone && s.kind == Stmt::Kind::kCall && takes_part(r))
    check_rings(r, made);
  return made;
}
auto facts_of(const At<NextIteration> auto& r) {
  Evaluation value(*r);
  Values made;
  made.values[0] = value(*r.node->condition);
  made.why = value.why, made.given = value.given;
  return made;
}

/// The premise of a rule for what has no value for that reason.
template <NoValue N>
struct WhenWithout {
  static Truth auto when(const auto& r) { return r.truth(r.why == N); }
};
Truth auto has_value(const auto& r) { return r.truth(r.why == NoValue::kNone); }

/// A run-time argument that the launch does not give.
///     i not in arguments(a)
///   --------------------------------------------------
///   <get_arg_val(i) . K, M>  -->  Garbage                                     TT-G-ARGUMENT
struct ArgumentNotGiven : WhenWithout<NoValue::kArgument> {
  static constexpr RuleInfo info{"TT-get_arg_val-not-given", clauses("TT/Kernel/arguments"),
                                 Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("the kernel reads run-time argument {}, and is given {}", r.given,
                       r->agent().arguments->size());
  }
};
/// A compile-time argument that the launch does not give.
///     i not in constants(a)
///   --------------------------------------------------
///   <get_compile_time_arg_val(i) . K, M>  -->  Garbage                        TT-G-ARGUMENT
struct ConstantNotGiven : WhenWithout<NoValue::kConstant> {
  static constexpr RuleInfo info{"TT-get_compile_time_arg_val-not-given",
                                 clauses("TT/Kernel/arguments"), Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("the kernel reads compile-time argument {}, and is given {}", r.given,
                       r->agent().plan->constants.size());
  }
};
/// Division by zero, or a shift by too many bits.
///     C++ has no result
///   --------------------------------------------------
///   <a / b . K, M>  -->  Garbage                                              TT-G-INTEGER
struct NoQuotient : WhenWithout<NoValue::kDivision> {
  static constexpr RuleInfo info{"TT-Integer-no-result", clauses("TT/Kernel/integers"),
                                 Code::TT_G_INTEGER};
  static std::string describe(const auto& r) {
    return fmt::format("a division or shift by {} has no result", r.given);
  }
};
/// No buffer of the plan begins at the address.
///     address(b) != a for each buffer b
///   --------------------------------------------------
///   <TensorAccessor(a, n) . K, M>  -->  Garbage                               TT-G-ARGUMENT
struct NoBuffer : WhenWithout<NoValue::kBuffer> {
  static constexpr RuleInfo info{"TT-TensorAccessor-no-buffer", clauses("TT/Kernel/arguments"),
                                 Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("{:#x} is the address of no buffer of the plan", r.given);
  }
};
/// The address of a page that the buffer does not have.
///     p >= pages(b)
///   --------------------------------------------------
///   <get_noc_page_addr(p, b) . K, M>  -->  Garbage                            TT-G-TILE
struct NoSuchPage : WhenWithout<NoValue::kPage> {
  static constexpr RuleInfo info{"TT-get_noc_page_addr-outside", clauses("TT/NoC/page"),
                                 Code::TT_G_TILE};
  static std::string describe(const auto& r) {
    return fmt::format("the buffer has no page {}", r.given);
  }
};
/// No core of the launch is there.
///     core(x, y) not in launch
///   --------------------------------------------------
///   <get_noc_addr(x, y, l) . K, M>  -->  Garbage                              TT-G-ARGUMENT
struct NoSuchCore : WhenWithout<NoValue::kCore> {
  static constexpr RuleInfo info{"TT-get_noc_addr-no-core", clauses("TT/NoC/write"),
                                 Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("the launch has no core in column {} and that row", r.given);
  }
};
/// A circular buffer that the plan does not have.
///     c not in circular_buffers
///   --------------------------------------------------
///   <get_write_ptr(c) . K, M>  -->  Garbage                                   TT-G-ARGUMENT
struct NoSuchRing : WhenWithout<NoValue::kRing> {
  static constexpr RuleInfo info{"TT-CB-not-planned", clauses("TT/Plan/form"), Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("the plan has no circular buffer {}", r.given);
  }
};
/// A semaphore that the plan does not have.
///     s not in semaphores
///   --------------------------------------------------
///   <get_semaphore(s) . K, M>  -->  Garbage                                   TT-G-ARGUMENT
struct NoSuchSemaphore : WhenWithout<NoValue::kSemaphore> {
  static constexpr RuleInfo info{"TT-get_semaphore-not-planned", clauses("TT/Plan/form"),
                                 Code::TT_G_ARGUMENT};
  static std::string describe(const auto& r) {
    return fmt::format("the plan has no semaphore {}", r.given);
  }
};

using WithoutValue = Rules<ArgumentNotGiven, ConstantNotGiven, NoQuotient, NoBuffer, NoSuchPage,
                           NoSuchCore, NoSuchRing, NoSuchSemaphore>;

}  // namespace tenor::semantics::tensix
