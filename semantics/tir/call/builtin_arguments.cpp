// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/call/builtin_arguments.h"

#include <algorithm>

#include "semantics/tir/state/structures.h"
#include "spec/ir/tir/atomic_updates.h"

namespace tenor::semantics {

namespace {

/// Are the arguments those of the form? No check has looked at the arguments of pointer builtins.
bool takes_pointers(const spec::Call& call, BuiltinForm form) {
  const auto is_handle = [&](std::size_t i) {
    return call.args[i]->dtype.is_handle() && !call.args[i]->dtype.is_void();
  };
  const std::size_t count = call.args.size(), first = call.op == "tvm_access_ptr" ? 1 : 0;
  if (form == BuiltinForm::kNullTest)
    return count == 1 && is_handle(0) && call.dtype.is_bool_scalar();
  if (form == BuiltinForm::kField)
    return field_of(call) && is_handle(0) && call.args[1]->dtype.is_integer_scalar();
  if (form == BuiltinForm::kWorkspaceEnd)
    return count == 3 && is_handle(2) && call.dtype.is_integer_scalar();
  if (!call.dtype.is_handle()) return false;
  if (form == BuiltinForm::kWorkspace) return count == 5 && call.args[2]->dtype.is_integer_scalar();
  if (form == BuiltinForm::kPointer)
    return count >= first + 2 && is_handle(first) &&
           call.args[first + 1]->dtype.is_integer_scalar();
  const auto* load = count == 1 ? spec::as<spec::BufferLoad>(call.args[0]) : nullptr;
  return load && !load->predicate;
}

/// A number of lanes of a warp that shuffles can take: a power of two.
bool is_width(const spec::PrimExpr* e) {
  const auto* width = spec::as<spec::IntImm>(e);
  return width && width->value > 0 && width->value <= 64 &&
         (width->value & (width->value - 1)) == 0;
}

/// Of a shuffle: mask, value, lane or distance, width, size of the warp; by its name in CUDA
/// without the last.
bool takes_shuffle(const spec::Call& call) {
  const auto& args = call.args;
  const bool has_warp = !call.op.starts_with("cuda.");
  return args.size() == (has_warp ? 5 : 4) && args[0]->dtype.is_integer_scalar() &&
         args[1]->dtype.lanes == 1 && args[2]->dtype.is_integer_scalar() && is_width(args[3]) &&
         (!has_warp || is_width(args[4])) &&
         static_cast<std::uint64_t>(spec::as<spec::IntImm>(args[3])->value) <= warp_of(call);
}

/// Of tvm_thread_allreduce: a number, as many values, a condition that holds, as many targets, the
/// variables of threads.
bool takes_reduction(const spec::Call& call) {
  const std::size_t n = call.stores.size();
  const auto* condition = n > 0 ? spec::as<spec::IntImm>(call.args[n + 1]) : nullptr;
  if (!condition || condition->value != 1) return false;
  for (std::size_t i = 0; i < n; ++i)
    if (call.args[1 + i]->dtype.lanes != 1 ||
        call.args[1 + i]->dtype != call.stores[i]->value->dtype)
      return false;
  return std::all_of(call.args.begin() + static_cast<std::ptrdiff_t>(2 + 2 * n), call.args.end(),
                     [](const auto* e) { return spec::as<spec::Var>(e) != nullptr; });
}

/// Of a vote: mask and predicate.
bool takes_vote(const spec::Call& call) {
  return call.args.size() == 2 && call.args[0]->dtype.is_integer_scalar() &&
         call.args[1]->dtype.is_integer_scalar() && call.dtype.is_integer_scalar();
}

/// Of tvm_storage_sync: a scope; and, where the barrier has a name, its number and for how many
/// threads it is.
bool takes_barrier(const spec::Call& call) {
  const auto* scope = call.args.empty() ? nullptr : spec::as<spec::StringImm>(call.args[0]);
  const bool is_shared = scope && (scope->value == "shared" || scope->value == "shared.dyn");
  if (call.args.size() == 1) return is_shared || (scope && scope->value == "warp");
  const auto* count = call.args.size() == 3 ? spec::as<spec::IntImm>(call.args[2]) : nullptr;
  return is_shared && count && count->value > 0 && spec::as<spec::IntImm>(call.args[1]);
}

/// Are the arguments those that the rules of threads know?
bool takes_threads(const spec::Call& call, BuiltinForm form) {
  if (form == BuiltinForm::kMatrix) return true;  // its function has a meaning for it, or none
  if (form == BuiltinForm::kReduction) return takes_reduction(call);
  if (form == BuiltinForm::kShuffle) return takes_shuffle(call);
  if (form == BuiltinForm::kVote) return takes_vote(call);
  if (form == BuiltinForm::kActiveMask) return call.args.empty();
  return takes_barrier(call);
}

/// Of ptx_cp_async: two pointers, each with a distance in elements of the call's datatype, and how
/// many bytes.
bool takes_copy(const spec::Call& call) {
  const auto& args = call.args;
  const auto* bytes = args.size() == 5 ? spec::as<spec::IntImm>(args[4]) : nullptr;
  if (!bytes || call.dtype.is_handle() || call.dtype.lanes != 1) return false;
  return args[0]->dtype.is_handle() && args[1]->dtype.is_integer_scalar() &&
         args[2]->dtype.is_handle() && args[3]->dtype.is_integer_scalar() && bytes->value > 0 &&
         bytes->value % static_cast<std::int64_t>(call.dtype.scalar.bytes()) == 0;
}
bool takes_copies(const spec::Call& call, BuiltinForm form) {
  if (form == BuiltinForm::kCopy) return takes_copy(call);
  if (form == BuiltinForm::kCommit) return call.args.empty();
  const auto* left = call.args.size() == 1 ? spec::as<spec::IntImm>(call.args[0]) : nullptr;
  return left && left->value >= 0;
}

}  // namespace

bool takes_its_arguments(const spec::Call& call, BuiltinForm form) {
  if (computes_pointers(form)) return takes_pointers(call, form);
  if (copies_beside(form)) return takes_copies(call, form);
  if (form == BuiltinForm::kAtomic) return spec::tir::atomic_combiner(call).has_value();
  return !brings_together(form) || takes_threads(call, form);
}

}  // namespace tenor::semantics
