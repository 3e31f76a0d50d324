// SPDX-License-Identifier: Apache-2.0
// Operators that call functions.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kCallBuiltinWithCtxParameters[] = {
    {"func", kFunction}, {"args", kTensors}, {"sinfo_args", kStructInfo, "None", "ty_args", true}};
constexpr Parameter kCallDpsPackedParameters[] = {
    {"func", kFunction}, {"args", kTensors}, {"out_sinfo", kStructInfo, {}, "out_ty"}};
constexpr Parameter kCallInplacePackedParameters[] = {
    {"func", kFunction},
    {"args", kRest},
    {"inplace_indices", kAttribute, {}, {}, true},
    {"sinfo_args", kStructInfo, {}, "ty_args", true}};
constexpr Parameter kCallPurePackedParameters[] = {
    {"func", kFunction}, {"args", kRest}, {"sinfo_args", kStructInfo, {}, "ty_args", true}};
constexpr Parameter kCallPyFuncParameters[] = {{"py_func_name", kString, {}, "func_name"},
                                               {"args", kTensors},
                                               {"out_sinfo", kStructInfo, {}, "out_ty"}};
constexpr Parameter kCallTirParameters[] = {{"gvar", kFunction, {}, "func"},
                                            {"args", kTensors},
                                            {"out_sinfo", kStructInfo, {}, "out_ty"},
                                            {"tir_vars", kShape, "None"},
                                            {"packed_ints", kAttribute, "None", {}, true}};
constexpr Parameter kCallTirInplaceParameters[] = {
    {"gvar", kFunction, {}, "func"}, {"args", kTensors},
    {"inplace_indices", kAttribute}, {"out_sinfo", kStructInfo, {}, "out_ty"},
    {"tir_vars", kShape, "None"},    {"packed_ints", kAttribute, "None", {}, true}};
constexpr Parameter kCallTirWithGradParameters[] = {{"gvar", kFunction, {}, "func"},
                                                    {"args", kTensors},
                                                    {"out_sinfo", kStructInfo, {}, "out_ty"},
                                                    {"te_grad_name", kAttribute},
                                                    {"te_grad_kwargs", kAttribute, "None"},
                                                    {"tir_vars", kShape, "None"},
                                                    {"packed_ints", kAttribute, "None", {}, true}};
constexpr Parameter kInvokeClosureParameters[] = {
    {"closure"}, {"args", kTensors}, {"sinfo_args", kStructInfo, {}, "ty_args"}};
constexpr Parameter kMakeClosureParameters[] = {{"func", kFunction}, {"args", kTensors}};

constexpr Operator kOperators[] = {
    {"call_builtin_with_ctx", kCallBuiltinWithCtxParameters, Purity::kImpure},
    {"call_dps_packed", kCallDpsPackedParameters, Purity::kPure},
    {"call_inplace_packed", kCallInplacePackedParameters, Purity::kPure},
    {"call_pure_packed", kCallPurePackedParameters, Purity::kPure},
    {"call_py_func", kCallPyFuncParameters, Purity::kPure},
    {"call_tir", kCallTirParameters, Purity::kPure},
    {"call_tir_inplace", kCallTirInplaceParameters, Purity::kPure},
    {"call_tir_with_grad", kCallTirWithGradParameters, Purity::kPure},
    {"invoke_closure", kInvokeClosureParameters, Purity::kImpure},
    {"invoke_pure_closure", kInvokeClosureParameters, Purity::kPure},
    {"make_closure", kMakeClosureParameters, Purity::kPure},
    {"vm.call_tir_dyn", kMakeClosureParameters, Purity::kImpure},
};

}  // namespace

std::span<const Operator> call_family_operators() { return kOperators; }

}  // namespace tenor::spec::relax
