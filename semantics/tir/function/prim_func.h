// SPDX-License-Identifier: Apache-2.0
// Entering a PrimFunc, and reaching its end. Calling another is in call_function.h. TIR/Exec/1;
// ledger TIR-D21, D37, D38, D39, D40, D49, D50, D69, D72, D74. A DLTensor describes an argument
// that is a tensor (argument.h). In the inference rules f has the parameters x1, ..., xn; a is the
// first argument that does not fit its buffer b (classify_arguments); e1, ..., em are shape,
// strides and elem_offset of all buffer parameters.
#pragma once

#include "semantics/tir/call/builtin.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/function/arguments.h"
#include "semantics/tir/stmt/jump.h"

namespace tenor::semantics {

/// The function takes packed arguments, as a host's runtime gives them, and is given none.
///     calling_conv of f is 1, there is no array of arguments
///   --------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  S-CONSTRUCT
struct PrimFuncPacked {
  static constexpr RuleInfo info{"TIR-PrimFunc-packed",
                                 clauses("EXT/Packed", "EXT/Opaque", "TIR/Exec/1.1"),
                                 Code::S_CONSTRUCT};
  static Truth auto when(const At<EnterPrimFunc> auto& r) {
    return r.truth(classify_arguments(*r, r.node) == ArgumentVerdict::kPacked);
  }
  static std::string describe(const At<EnterPrimFunc> auto& r) {
    return fmt::format("{} takes packed arguments (calling_conv 1)", r.node->name);
  }
};
/// The argument for a buffer is null or points into memory, and not to a tensor. No clause says
/// what the call does then.
///     calling_conv of f is not 1, a is not a tensor
///   -----------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  O-HANDLE
struct PrimFuncNoTensor : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kNoTensor> {
  static constexpr RuleInfo info{"TIR-PrimFunc-no-tensor", clauses("TIR/Exec/1.2:b", "TIR-D49"),
                                 Code::O_HANDLE};
};
/// A tensor has another datatype than its buffer, which is an error.
///     calling_conv of f is not 1, a is a tensor, its datatype is not that of b
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  E-ARGUMENT-DTYPE
struct PrimFuncDatatype : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kDatatype> {
  static constexpr RuleInfo info{"TIR-PrimFunc-datatype", clauses("TIR/Exec/1.2.4.b1", "TIR-D72"),
                                 Code::E_ARGUMENT_DTYPE};
};
/// A tensor has another rank than its buffer, which is an error.
///     calling_conv of f is not 1, a has the datatype of b, its rank is not that of b
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  E-ARGUMENT-SHAPE
struct PrimFuncRank : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kRank> {
  static constexpr RuleInfo info{"TIR-PrimFunc-rank", clauses("TIR/Exec/1.2.4.b5"),
                                 Code::E_ARGUMENT_SHAPE};
};
/// Tensor and buffer both state strides, and different numbers of them, which is an error.
///     calling_conv of f is not 1, a has the datatype and rank of b,
///     a and b have strides, their number differs
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  E-ARGUMENT-STRIDES
struct PrimFuncStrideCount : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kStrides> {
  static constexpr RuleInfo info{"TIR-PrimFunc-stride-count",
                                 clauses("TIR/Exec/1.2.4.b4", "TIR-D74"), Code::E_ARGUMENT_STRIDES};
};
/// The byte offset of a tensor is not a multiple of its element size, which is an error.
///     calling_conv of f is not 1, a has the datatype, rank and number of strides of b,
///     byte_offset of a is not a multiple of the element size
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  E-ARGUMENT-OFFSET
struct PrimFuncByteOffset : ArgumentFault<EnterPrimFunc, ArgumentVerdict::kOffset> {
  static constexpr RuleInfo info{"TIR-PrimFunc-byte-offset",
                                 clauses("TIR/Exec/1.2.4.b2", "TIR-D38"), Code::E_ARGUMENT_OFFSET};
};

/// An activation of the function begins: the parameters are bound, and the variables y1, ..., yv
/// that are alone in a dimension, stride or offset take that of the tensor. Then all of these parts
/// are evaluated.
///     every argument for a buffer fits it, there is an array of arguments if calling_conv of f is
///     1
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->
///         <e1 . ... . em . CheckPrimFunc . K, M + activation[xi := ai, yj := uj]>
struct PrimFuncBind {
  static constexpr RuleInfo info{
      "TIR-PrimFunc-bind",
      clauses("TIR/Exec/1.1", "TIR/Exec/1.1:c", "TIR/Exec/1.2", "TIR/Exec/1.2.4.b5:d", "TIR-D39",
              "TIR-D69", "TIR/Exec/1.1:b", "TIR/Exec/1.2.4.b2:b", "TIR/Exec/1.2.4.b4:d",
              "TIR/State/b1:b", "TIR-D37", "TIR-D40")};
  static Truth auto when(const At<EnterPrimFunc> auto& r) {
    return r.truth(classify_arguments(*r, r.node) == ArgumentVerdict::kFine);
  }
  static void then(At<EnterPrimFunc> auto& r) {
    r->enter(r.node);
    if (r->stopped()) return;
    bind_arguments(*r, r.node);
    r->evaluate_then(CheckPrimFunc{{r.node}}, r->layout().parameter_parts(r.node));
  }
};
/// Two buffers are given the same memory: the program is unspecified.
///     arguments for two buffers have the same memory, TIR-D40 as written
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  U-ALIAS
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
/// A buffer with a stride that nothing has bound is given a packed tensor, which is an error.
///     an argument states no strides, its buffer introduces a variable as stride,
///     TIR-D37 as written
///   ------------------------------------------------------------
///   <EnterPrimFunc(f, a1, ..., an) . K, M>  -->  E-ARGUMENT-STRIDES
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

/// Is every dimension, stride and offset the argument's?
Truth auto all_parts_agree(const At<CheckPrimFunc> auto& r) {
  return parts_agree(r, Part::kLiteral) & parts_agree(r, Part::kShape) &
         parts_agree(r, Part::kStride) & parts_agree(r, Part::kOffset);
}
/// Does every tensor begin at its data?
Truth auto begin_at_data(const At<CheckPrimFunc> auto& r) {
  bool all = true;
  for (std::size_t i = 0; i < r.node->params.size(); ++i)
    all = all && (!r.node->buffers[i] || r->arguments()[i].byte_offset == 0);
  return r.truth(all);
}
/// The body is next, above the end of the function.
void push_body(At<CheckPrimFunc> auto& r) {
  r.drop();
  r->push(PrimFuncEnd{{r.node, r->operand_height()}});
  r->proceed(RunPrimFunc{{r.node}});
}

/// Every dimension, stride and offset is the argument's, so each buffer b views its argument t from
/// the byte offset on, and the body is next.
///     dimensions, strides and offsets of all b agree with t, TIR-D38 as intended
///   ------------------------------------------------------------
///   <CheckPrimFunc(f, e1, ..., em) . K, M>  -->
///         <RunPrimFunc(f) . PrimFuncEnd(f) . K, M[b := view(t, byte_offset)]>
struct PrimFuncBody {
  static constexpr RuleInfo info{
      "TIR-PrimFunc",
      clauses("TIR/Exec/1.2.6", "TIR/Exec/1:b", "TIR/Exec/1.2.1", "TIR/Exec/1.2.2:b",
              "TIR/Exec/1.2.3", "TIR-D38", "TIR/State/b1", "TIR/Exec/1.2:c", "TIR/Exec/1.2.1:b",
              "TIR/Exec/1.2.2", "TIR/Exec/1.2.4.b3", "TIR-D74"),
      intended("TIR-D38")};
  static Truth auto when(const At<CheckPrimFunc> auto& r) { return all_parts_agree(r); }
  static Truth auto agrees(const At<CheckPrimFunc> auto& r) { return begin_at_data(r); }
  static void then(At<CheckPrimFunc> auto& r) {
    view_arguments(r);
    push_body(r);
  }
};
/// Each buffer b views its argument t from the data on, whatever its byte offset is.
///     dimensions, strides and offsets of all b agree with t, TIR-D38 as written
///   ------------------------------------------------------------
///   <CheckPrimFunc(f, e1, ..., em) . K, M>  -->
///         <RunPrimFunc(f) . PrimFuncEnd(f) . K, M[b := view(t, 0)]>
struct PrimFuncBodyAtData : PrimFuncBody {
  static constexpr RuleInfo info{
      "TIR-PrimFunc-at-data",
      clauses("TIR-D38", "TIR/Exec/1.2.6", "TIR/Exec/1.2.2:b", "TIR/Exec/1.2.3"),
      as_written("TIR-D38")};
  static void then(At<CheckPrimFunc> auto& r) {
    view_arguments(r);
    for (const spec::Buffer* b : r.node->buffers)
      if (b) r->view(b).offset() = r.d.index_of(0);
    push_body(r);
  }
};
/// A literal dimension of a buffer differs from the tensor's, which is an error.
///     a literal dimension of a buffer is not the argument's
///   ------------------------------------------------------------
///   <CheckPrimFunc(f, e1, ..., em) . K, M>  -->  E-ARGUMENT-SHAPE
struct PrimFuncShape : PartFault<Part::kLiteral> {
  static constexpr RuleInfo info{"TIR-PrimFunc-shape", clauses("TIR/Exec/1.2.4.b5:b"),
                                 Code::E_ARGUMENT_SHAPE};
};
/// A dimension of a buffer that is not a literal differs from the tensor's, which is an error.
///     all literal dimensions are the arguments', another dimension is not
///   ------------------------------------------------------------
///   <CheckPrimFunc(f, e1, ..., em) . K, M>  -->  E-ARGUMENT-SHAPE
struct PrimFuncBoundShape : PartFault<Part::kShape> {
  static constexpr RuleInfo info{"TIR-PrimFunc-bound-shape",
                                 clauses("TIR/Exec/1.2.4.b5:c", "TIR-D39"), Code::E_ARGUMENT_SHAPE};
};
/// A stride of a buffer, the packed one if it states none, differs from the tensor's, which is an
/// error.
///     all dimensions are the arguments', a stride is not
///   ------------------------------------------------------------
///   <CheckPrimFunc(f, e1, ..., em) . K, M>  -->  E-ARGUMENT-STRIDES
struct PrimFuncStrides : PartFault<Part::kStride> {
  static constexpr RuleInfo info{
      "TIR-PrimFunc-strides",
      clauses("TIR/Exec/1.2.4.b4:b", "TIR/Exec/1.2.4.b3:b", "TIR/Exec/1.2.4.b3:c",
              "TIR/Exec/1.2.4.b4:c", "TIR-D74", "TIR/Exec/1.2.4.b3", "TIR-D37"),
      Code::E_ARGUMENT_STRIDES};
};
/// The offset of a buffer, 0 if it states none, differs from the tensor's, which is an error.
///     all dimensions and strides are the arguments', an offset is not
///   ------------------------------------------------------------
///   <CheckPrimFunc(f, e1, ..., em) . K, M>  -->  E-ARGUMENT-OFFSET
struct PrimFuncOffset : PartFault<Part::kOffset> {
  static constexpr RuleInfo info{"TIR-PrimFunc-offset",
                                 clauses("TIR/Exec/1.2.4.b2:c", "TIR/Exec/1.2.4.b2:d", "TIR-D38"),
                                 Code::E_ARGUMENT_OFFSET};
};
template <>
struct RulesOf<CheckPrimFunc> : Rules<PrimFuncBody, PrimFuncBodyAtData, PrimFuncShape,
                                      PrimFuncBoundShape, PrimFuncStrides, PrimFuncOffset> {};

/// The body runs once.
///     TIR-D21 as intended
///   -------------------------------------------
///   <RunPrimFunc(f) . K, M>  -->  <body . K, M>
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
/// The body runs as often as there are parameters in the buffer map.
///     TIR-D21 as written
///   --------------------------------------------------------
///   <RunPrimFunc(f) . K, M>  -->  <body . ... . body . K, M>
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

/// Does the function declare that it returns a value?
constexpr bool promises_value(const spec::tir::PrimFunc& f) {
  return f.ret_type && f.ret_type->kind == spec::Type::Kind::kPrimType &&
         !f.ret_type->dtype.is_void();
}

/// The body of a function without a return value ends, and the caller gets null.
///     f promises no value
///   --------------------------------------------------------
///   <PrimFuncEnd(f) . K, M>  -->  <null . K, M - activation>
struct PrimFuncDone {
  static constexpr RuleInfo info{
      "TIR-PrimFunc-end", clauses("TIR/Exec/1.2.6:b", "TIR/Exec/1.2.6:c", "TIR/OtherTyping/6")};
  static Truth auto when(const At<PrimFuncEnd> auto& r) {
    return r.truth(!promises_value(*r.node));
  }
  static void then(At<PrimFuncEnd> auto& r) {
    r->return_from_activation();
    *r.result() = r.d.null_handle();
  }
};
/// The body ends without the value that the function promises: the program is unspecified.
///     f promises a value
///   -----------------------------------------
///   <PrimFuncEnd(f) . K, M>  -->  U-NO-RESULT
struct PrimFuncNoResult {
  static constexpr RuleInfo info{"TIR-PrimFunc-no-result", clauses("TIR-D50"), Code::U_NO_RESULT};
  static Truth auto when(const At<PrimFuncEnd> auto& r) { return r.truth(promises_value(*r.node)); }
  static std::string describe(const At<PrimFuncEnd> auto& r) {
    return fmt::format("{} ends without returning the {} that it declares", r.node->name,
                       spec::to_string(r.node->ret_type->dtype));
  }
};
template <>
struct RulesOf<PrimFuncEnd> : Rules<PrimFuncDone, PrimFuncNoResult> {};

}  // namespace tenor::semantics
