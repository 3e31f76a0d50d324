// SPDX-License-Identifier: Apache-2.0
// Entering a PrimFunc, and reaching its end. Calling another is in call_function.h. TIR/Exec/1;
// ledger TIR-D21, D37, D38, D39, D40, D49, D50, D69, D72, D74. A tensor argument is described by a
// DLTensor (argument.h).
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/function/arguments.h"
#include "semantics/tir/stmt/jump.h"

namespace tenor::semantics {

/// The calling convention of packed functions belongs to the compiler's runtime.        EXT/Opaque
struct PrimFuncPacked {
  static constexpr RuleInfo info{"TIR-PrimFunc-packed", clauses("EXT/Opaque", "TIR/Exec/1.1"),
                                 Code::S_CONSTRUCT};
  static Truth auto when(const At<EnterPrimFunc> auto& r) {
    return r.truth(judge_arguments(*r, r.node) == ArgumentVerdict::kPacked);
  }
  static std::string describe(const At<EnterPrimFunc> auto& r) {
    return fmt::format("{} takes packed arguments (calling_conv 1)", r.node->name);
  }
};
/// A pointer to no tensor, into the middle of memory or null: no clause says what the call then
/// does, which demands a tensor of its caller.                          TIR/Exec/1.2:b, TIR-D49
struct PrimFuncNoTensor : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kNoTensor> {
  static constexpr RuleInfo info{"TIR-PrimFunc-no-tensor", clauses("TIR/Exec/1.2:b", "TIR-D49"),
                                 Code::O_HANDLE};
};
/// A tensor of another datatype than its buffer.                         TIR/Exec/1.2.4.b1, TIR-D72
struct PrimFuncDatatype : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kDatatype> {
  static constexpr RuleInfo info{"TIR-PrimFunc-datatype", clauses("TIR/Exec/1.2.4.b1", "TIR-D72"),
                                 Code::E_ARGUMENT_DTYPE};
};
/// A tensor of another rank than its buffer.                                   TIR/Exec/1.2.4.b5
struct PrimFuncRank : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kRank> {
  static constexpr RuleInfo info{"TIR-PrimFunc-rank", clauses("TIR/Exec/1.2.4.b5"),
                                 Code::E_ARGUMENT_SHAPE};
};
/// Strides of another number than the buffer's.                       TIR/Exec/1.2.4.b4, TIR-D74
struct PrimFuncStrideCount : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kStrides> {
  static constexpr RuleInfo info{"TIR-PrimFunc-stride-count",
                                 clauses("TIR/Exec/1.2.4.b4", "TIR-D74"), Code::E_ARGUMENT_STRIDES};
};
/// A byte offset that is no multiple of the element.                  TIR/Exec/1.2.4.b2, TIR-D38
struct PrimFuncByteOffset : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kOffset> {
  static constexpr RuleInfo info{"TIR-PrimFunc-byte-offset",
                                 clauses("TIR/Exec/1.2.4.b2", "TIR-D38"), Code::E_ARGUMENT_OFFSET};
};

/// Parameters and the variables that stand alone in shapes, strides and offsets are bound; then
/// every dimension is evaluated.   TIR/Exec/1.1, 1.1:c, 1.2, 1.2:c, 1.2.4.b2:b, b4:d, b5:d;
/// TIR-D37, D39, D40, D69
struct PrimFuncBind {
  static constexpr RuleInfo info{
      "TIR-PrimFunc-bind",
      clauses("TIR/Exec/1.1", "TIR/Exec/1.1:c", "TIR/Exec/1.2", "TIR/Exec/1.2.4.b5:d", "TIR-D39",
              "TIR-D69", "TIR/Exec/1.1:b", "TIR/Exec/1.2.4.b2:b", "TIR/Exec/1.2.4.b4:d",
              "TIR/State/b1:b", "TIR-D37")};
  static Truth auto when(const At<EnterPrimFunc> auto& r) {
    return r.truth(judge_arguments(*r, r.node) == ArgumentVerdict::kFine);
  }
  static void then(At<EnterPrimFunc> auto& r) {
    r->enter(r.node);
    if (r->stopped()) return;
    r->mark_aliases(r.node);
    bind_arguments(*r, r.node);
    r->evaluate_then(CheckPrimFunc{{r.node}}, r->layout().parameter_parts(r.node));
  }
};
/// Two arguments that share memory.                                         TIR-D40, TIR/Exec/1.2.5
struct PrimFuncAliases {
  static constexpr RuleInfo info{"TIR-PrimFunc-aliases", clauses("TIR-D40", "TIR/Exec/1.2.5"),
                                 Code::U_ALIAS, as_written("TIR-D40")};
  static Truth auto when(const At<EnterPrimFunc> auto& r) {
    return r.truth(first_alias(*r, r.node).has_value());
  }
  static std::string describe(const At<EnterPrimFunc> auto& r) {
    const auto [a, b] = *first_alias(*r, r.node);
    return fmt::format("{} and {} are given the same memory", r.node->buffers[a]->name,
                       r.node->buffers[b]->name);
  }
};
/// A packed tensor for a buffer whose strides are fresh variables.      TIR-D37,
/// TIR/Exec/1.2.4.b3:c
struct PrimFuncUnboundStrides {
  static constexpr RuleInfo info{"TIR-PrimFunc-unbound-strides",
                                 clauses("TIR-D37", "TIR/Exec/1.2.4.b3:c"),
                                 Code::E_ARGUMENT_STRIDES, as_written("TIR-D37")};
  static Truth auto when(const At<EnterPrimFunc> auto& r) {
    return r.truth(first_unbound_strides(*r, r.node) != nullptr);
  }
  static std::string describe(const At<EnterPrimFunc> auto& r) {
    return fmt::format("{} has strides that are not bound, and its argument does not state any",
                       first_unbound_strides(*r, r.node)->name);
  }
};
template <>
struct RulesOf<EnterPrimFunc>
    : Rules<PrimFuncAliases, PrimFuncUnboundStrides, PrimFuncBind, PrimFuncPacked, PrimFuncNoTensor,
            PrimFuncDatatype, PrimFuncRank, PrimFuncStrideCount, PrimFuncByteOffset> {};

/// Every dimension, stride and offset is the argument's: the body runs.
///          TIR/Exec/1, 1:b, 1.2.1, 1.2.2, 1.2.2:b, 1.2.3, 1.2.4.b5:b, 1.2.6, 1.2.6:b; TIR-D21, D74
struct PrimFuncBody {
  static constexpr RuleInfo info{
      "TIR-PrimFunc",
      clauses("TIR/Exec/1.2.6", "TIR/Exec/1:b", "TIR/Exec/1.2.1", "TIR/Exec/1.2.2:b",
              "TIR/Exec/1.2.3", "TIR-D38", "TIR/State/b1", "TIR/Exec/1.2:c", "TIR/Exec/1.2.1:b",
              "TIR/Exec/1.2.2", "TIR/Exec/1.2.4.b3"),
      intended("TIR-D38")};
  static Truth auto when(const At<CheckPrimFunc> auto& r) {
    return parts_agree(r, Part::kLiteral) & parts_agree(r, Part::kShape) &
           parts_agree(r, Part::kStride) & parts_agree(r, Part::kOffset);
  }
  static Truth auto agrees(const At<CheckPrimFunc> auto& r) {
    bool all = true;
    for (std::size_t i = 0; i < r.node->params.size(); ++i)
      all = all && (!r.node->buffers[i] || r->arguments()[i].byte_offset == 0);
    return r.truth(all);
  }
  static void then(At<CheckPrimFunc> auto& r) {
    view_arguments(r);
    run(r);
  }
  static void run(At<CheckPrimFunc> auto& r) {
    r.drop();
    r->push(PrimFuncEnd{{r.node, r->operand_height()}});
    r->proceed(RunPrimFunc{{r.node}});
  }
};
/// The same, the first element at the tensor's data whatever its byte offset.
///                                                    TIR-D38, TIR/Exec/1.2.2:b, TIR/Exec/1.2.3
struct PrimFuncBodyAtData : PrimFuncBody {
  static constexpr RuleInfo info{
      "TIR-PrimFunc-at-data",
      clauses("TIR-D38", "TIR/Exec/1.2.6", "TIR/Exec/1.2.2:b", "TIR/Exec/1.2.3"),
      as_written("TIR-D38")};
  static void then(At<CheckPrimFunc> auto& r) {
    view_arguments(r);
    for (const spec::Buffer* b : r.node->buffers)
      if (b) r->view(b).offset() = r.d.index_of(0);
    PrimFuncBody::run(r);
  }
};
/// A literal dimension that differs.                                           TIR/Exec/1.2.4.b5:b
struct PrimFuncShape : PartFault<Part::kLiteral> {
  static constexpr RuleInfo info{"TIR-PrimFunc-shape", clauses("TIR/Exec/1.2.4.b5:b"),
                                 Code::E_ARGUMENT_SHAPE};
};
/// A dimension that has another value by now.                         TIR/Exec/1.2.4.b5:c, TIR-D39
struct PrimFuncBoundShape : PartFault<Part::kShape> {
  static constexpr RuleInfo info{"TIR-PrimFunc-bound-shape",
                                 clauses("TIR/Exec/1.2.4.b5:c", "TIR-D39"), Code::E_ARGUMENT_SHAPE};
};
/// A stride that differs.         TIR/Exec/1.2.4.b3, :b, :c, TIR/Exec/1.2.4.b4:b, :c; TIR-D37, D74
struct PrimFuncStrides : PartFault<Part::kStride> {
  static constexpr RuleInfo info{"TIR-PrimFunc-strides",
                                 clauses("TIR/Exec/1.2.4.b4:b", "TIR/Exec/1.2.4.b3:b",
                                         "TIR/Exec/1.2.4.b3:c", "TIR/Exec/1.2.4.b4:c", "TIR-D74"),
                                 Code::E_ARGUMENT_STRIDES};
};
/// An offset that differs.                  TIR/Exec/1.2.4.b2:c, TIR/Exec/1.2.4.b2:d, TIR-D38
struct PrimFuncOffset : PartFault<Part::kOffset> {
  static constexpr RuleInfo info{"TIR-PrimFunc-offset",
                                 clauses("TIR/Exec/1.2.4.b2:c", "TIR/Exec/1.2.4.b2:d", "TIR-D38"),
                                 Code::E_ARGUMENT_OFFSET};
};
template <>
struct RulesOf<CheckPrimFunc> : Rules<PrimFuncBody, PrimFuncBodyAtData, PrimFuncShape,
                                      PrimFuncBoundShape, PrimFuncStrides, PrimFuncOffset> {};

/// The body, once all parameters are bound.                                TIR-D21, TIR/Exec/1.2.6
struct PrimFuncRun {
  static constexpr RuleInfo info{"TIR-PrimFunc-run", clauses("TIR-D21", "TIR/Exec/1.2.6"),
                                 intended("TIR-D21")};
  static Truth auto agrees(const At<RunPrimFunc> auto& r) {
    const auto& buffers = r.node->buffers;
    return r.truth(std::count(buffers.begin(), buffers.end(), nullptr) + 1 ==
                   static_cast<std::ptrdiff_t>(buffers.size()));
  }
  static void then(At<RunPrimFunc> auto& r) { r->execute(r.node->body); }
};
/// The body as often as there are parameters in the buffer map.            TIR-D21, TIR/Exec/1.2.6
struct PrimFuncRunEach {
  static constexpr RuleInfo info{"TIR-PrimFunc-run-each", clauses("TIR-D21", "TIR/Exec/1.2.6"),
                                 as_written("TIR-D21")};
  static void then(At<RunPrimFunc> auto& r) {
    for (const spec::Buffer* b : r.node->buffers)
      if (b) r->execute(r.node->body);
  }
};
template <>
struct RulesOf<RunPrimFunc> : Rules<PrimFuncRun, PrimFuncRunEach> {};

/// The end of the body, where no value is promised.      TIR/Exec/1.2.6:b, 1.2.6:c,
/// TIR/OtherTyping/6
struct PrimFuncDone {
  static constexpr RuleInfo info{"TIR-PrimFunc-end",
                                 clauses("TIR/Exec/1.2.6:b", "TIR/Exec/1.2.6:c")};
  static Truth auto when(const At<PrimFuncEnd> auto& r) {
    return r.truth(!promises_value(*r.node));
  }
  static void then(At<PrimFuncEnd> auto& r) {
    r->return_from_activation();
    *r.result() = r.d.null_handle();
  }
  static constexpr bool promises_value(const spec::PrimFunc& f) {
    return f.ret_type && f.ret_type->kind == spec::Type::Kind::kPrimType &&
           !f.ret_type->dtype.is_void();
  }
};
/// The end of the body, where a value is promised. TIR-D50
struct PrimFuncNoResult {
  static constexpr RuleInfo info{"TIR-PrimFunc-no-result", clauses("TIR-D50"), Code::U_NO_RESULT};
  static Truth auto when(const At<PrimFuncEnd> auto& r) {
    return r.truth(PrimFuncDone::promises_value(*r.node));
  }
  static std::string describe(const At<PrimFuncEnd> auto& r) {
    return fmt::format("{} ends without returning the {} that it declares", r.node->name,
                       spec::to_string(r.node->ret_type->dtype));
  }
};
template <>
struct RulesOf<PrimFuncEnd> : Rules<PrimFuncDone, PrimFuncNoResult> {};

}  // namespace tenor::semantics
