// SPDX-License-Identifier: Apache-2.0
#include "semantics/tir/call/builtin.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "semantics/tir/call/builtin_arguments.h"
#include "semantics/tir/call/builtin_value.h"
#include "semantics/tir/implementations.h"
#include "semantics/tir/state/thread_axis.h"

namespace tenor::semantics {

namespace {

constexpr std::pair<std::string_view, BuiltinForm> kForms[] = {
    {"TVMBackendAllocWorkspace", BuiltinForm::kWorkspace},
    {"TVMBackendFreeWorkspace", BuiltinForm::kWorkspaceEnd},
    {"address_of", BuiltinForm::kAddressOf},
    {"assume", BuiltinForm::kAssume},
    {"atomic_add", BuiltinForm::kAtomic},
    {"bitwise_and", BuiltinForm::kBitwise},
    {"bitwise_not", BuiltinForm::kBitwise},
    {"bitwise_or", BuiltinForm::kBitwise},
    {"bitwise_xor", BuiltinForm::kBitwise},
    {"break_loop", BuiltinForm::kBreak},
    {"call_extern", BuiltinForm::kAtomic},
    {"continue_loop", BuiltinForm::kContinue},
    {"cuda.__activemask", BuiltinForm::kActiveMask},
    {"cuda.__shfl_down_sync", BuiltinForm::kShuffle},
    {"cuda.__shfl_sync", BuiltinForm::kShuffle},
    {"cuda.__shfl_up_sync", BuiltinForm::kShuffle},
    {"cuda.__shfl_xor_sync", BuiltinForm::kShuffle},
    {"cuda.atomic_add", BuiltinForm::kAtomic},
    {"cuda.ballot_sync", BuiltinForm::kVote},
    {"dp4a", BuiltinForm::kDotProduct},
    {"get_active_lane_mask", BuiltinForm::kLaneMask},
    {"handle_add_byte_offset", BuiltinForm::kPointer},
    {"if_then_else", BuiltinForm::kCondition},
    {"ignore_loop_partition", BuiltinForm::kIdentity},
    {"isnullptr", BuiltinForm::kNullTest},
    {"large_uint_imm", BuiltinForm::kWideLiteral},
    {"launch_thread_idx", BuiltinForm::kUndefined},
    {"likely", BuiltinForm::kIdentity},
    {"make_filled_simdgroup_matrix", BuiltinForm::kMatrix},
    {"mma_fill", BuiltinForm::kRegisters},
    {"mma_fill_legacy", BuiltinForm::kRegisters},
    {"mma_store", BuiltinForm::kRegisters},
    {"mma_store_legacy", BuiltinForm::kRegisters},
    {"ptx.any_sync", BuiltinForm::kVote},
    {"ptx.cp_async_commit_group", BuiltinForm::kCommit},
    {"ptx.cp_async_raw", BuiltinForm::kCopy},
    {"ptx.cp_async_wait_group", BuiltinForm::kWait},
    {"ptx.ldmatrix_legacy", BuiltinForm::kRegisters},
    {"ptx.mma_legacy", BuiltinForm::kRegisters},
    {"ptx_commit_group", BuiltinForm::kCommit},
    {"ptx_cp_async", BuiltinForm::kCopy},
    {"ptx_ldmatrix", BuiltinForm::kRegisters},
    {"ptx_mma", BuiltinForm::kRegisters},
    {"ptx_wait_group", BuiltinForm::kWait},
    {"reinterpret", BuiltinForm::kReinterpret},
    {"ret", BuiltinForm::kReturn},
    {"shift_left", BuiltinForm::kShift},
    {"shift_right", BuiltinForm::kShift},
    {"simdgroup_load", BuiltinForm::kMatrix},
    {"simdgroup_multiply_accumulate", BuiltinForm::kMatrix},
    {"simdgroup_store", BuiltinForm::kMatrix},
    {"tvm_access_ptr", BuiltinForm::kPointer},
    {"tvm_fill_fragment", BuiltinForm::kMatrix},
    {"tvm_load_matrix_sync", BuiltinForm::kMatrix},
    {"tvm_mma_sync", BuiltinForm::kMatrix},
    {"tvm_storage_sync", BuiltinForm::kBarrier},
    {"tvm_store_matrix_sync", BuiltinForm::kMatrix},
    {"tvm_struct_get", BuiltinForm::kField},
    {"tvm_thread_allreduce", BuiltinForm::kReduction},
    {"tvm_warp_activemask", BuiltinForm::kActiveMask},
    {"tvm_warp_shuffle", BuiltinForm::kShuffle},
    {"tvm_warp_shuffle_down", BuiltinForm::kShuffle},
    {"tvm_warp_shuffle_up", BuiltinForm::kShuffle},
    {"tvm_warp_shuffle_xor", BuiltinForm::kShuffle},
    {"undef", BuiltinForm::kUndefined},
    {"vectorcombine", BuiltinForm::kCombine},
    {"vectorhigh", BuiltinForm::kHalf},
    {"vectorlow", BuiltinForm::kHalf},
};

BuiltinMeaning look_up(const spec::Builtin& builtin) {
  for (const auto& [name, form] : kForms)
    if (name == builtin.name) return {form, nullptr};
  if (builtin.scope != spec::BuiltinScope::kMeaning) return {};
  const numeric::MathFunction* math = numeric::find_math(builtin.name);
  return math ? BuiltinMeaning{BuiltinForm::kMath, math} : BuiltinMeaning{};
}

std::vector<BuiltinMeaning> look_up_all() {
  std::vector<BuiltinMeaning> meanings;
  for (const spec::Builtin& builtin : spec::all_builtins()) meanings.push_back(look_up(builtin));
  return meanings;
}

}  // namespace

std::uint64_t warp_of(const spec::Call& shuffle) {
  const auto* written = shuffle.args.size() > 4 ? spec::as<spec::IntImm>(shuffle.args[4]) : nullptr;
  return written ? static_cast<std::uint64_t>(written->value) : kWarpThreads;
}

bool is_warp_barrier(const spec::Call& call) {
  const auto* scope = call.args.size() == 1 ? spec::as<spec::StringImm>(call.args[0]) : nullptr;
  return call.op == "tvm_storage_sync" && scope && scope->value == "warp";
}

std::optional<std::uint64_t> named_threads(const spec::Call& barrier) {
  const auto* count = barrier.args.size() == 3 ? spec::as<spec::IntImm>(barrier.args[2]) : nullptr;
  return count ? std::optional(static_cast<std::uint64_t>(count->value)) : std::nullopt;
}

const BuiltinMeaning& meaning_of(const spec::Call& call) {
  static const std::vector<BuiltinMeaning> meanings = look_up_all();
  static const BuiltinMeaning none;
  if (!call.builtin) return none;
  const auto place = static_cast<std::size_t>(call.builtin - spec::all_builtins().data());
  const BuiltinMeaning& meaning = meanings[place];
  return takes_its_arguments(call, meaning.form) ? meaning : none;
}

namespace {

/// Arguments after the first are what the function takes, or integers where it takes those: an
/// exponent, a shift, a flag.
bool has_further_arguments(const spec::Call& call, const numeric::MathFunction& math) {
  const spec::ScalarType first = call.args[0]->dtype.scalar;
  for (std::size_t i = 1; i < call.args.size(); ++i) {
    const spec::ScalarType given = call.args[i]->dtype.scalar,
                           wanted = math.argument_type(first, static_cast<int>(i));
    if (given != wanted && !(given.is_integer() && wanted.is_integer())) return false;
  }
  return true;
}

bool has_scalar_types(const spec::Call& call, const BuiltinMeaning& meaning) {
  const spec::ScalarType first = call.args[0]->dtype.scalar, result = call.dtype.scalar;
  const bool alike = std::all_of(call.args.begin(), call.args.end(),
                                 [&](const auto* arg) { return arg->dtype.scalar == first; });
  switch (meaning.form) {
    case BuiltinForm::kMath:
      return meaning.math->takes(first) && result == meaning.math->result_type(first) &&
             has_further_arguments(call, *meaning.math);
    case BuiltinForm::kBitwise:
    case BuiltinForm::kShift: return first.is_integer() && alike && result == first;
    case BuiltinForm::kReinterpret:
      return first.bits == result.bits && !first.is_handle() && !result.is_handle();
    case BuiltinForm::kWideLiteral: return result.is_integer();
    default: return result == first;
  }
}

/// Four products of 8-bit integers and an accumulator of 32 bits; without one it is 0.
bool is_dot_product(const spec::Call& call) {
  const auto bytes = [](const spec::DataType& t) {
    return t.is_integer() && t.scalar.bits == 8 && t.lanes == 4;
  };
  const auto word = [](const spec::DataType& t) {
    return t.is_integer() && t.scalar.bits == 32 && t.lanes == 1;
  };
  return (call.args.size() == 2 || (call.args.size() == 3 && word(call.args[2]->dtype))) &&
         bytes(call.args[0]->dtype) && bytes(call.args[1]->dtype) && word(call.dtype);
}

/// Whether the datatypes fit a builtin that does not act lane by lane; nothing of the others.
std::optional<bool> describes_vectors(const spec::Call& call, BuiltinForm form) {
  const auto lanes = [&](std::size_t i) { return std::uint32_t{call.args[i]->dtype.lanes}; };
  const auto alike = [&](std::size_t i) { return call.args[i]->dtype.scalar == call.dtype.scalar; };
  const std::size_t count = call.args.size();
  switch (form) {
    case BuiltinForm::kNullTest: return true;
    case BuiltinForm::kUndefined:
      return count == (call.op == "undef" ? 0U : 1U) && !call.dtype.is_handle();
    case BuiltinForm::kHalf: return count == 1 && alike(0) && lanes(0) == 2 * call.dtype.lanes;
    case BuiltinForm::kCombine:
      return count == 2 && alike(0) && alike(1) && lanes(0) + lanes(1) == call.dtype.lanes;
    case BuiltinForm::kDotProduct: return is_dot_product(call);
    case BuiltinForm::kLaneMask:
      return count == 2 && call.dtype.is_bool() && call.args[0]->dtype.is_integer_scalar() &&
             call.args[0]->dtype == call.args[1]->dtype;
    default: return std::nullopt;
  }
}

}  // namespace

/// A pointer, as one to elements of another datatype?
static bool is_pointer_cast(const spec::Call& call) {
  return call.op == "reinterpret" && call.args.size() == 1 && call.dtype.is_handle() &&
         !call.dtype.is_void() && call.args[0]->dtype == call.dtype;
}

bool describes_datatypes(const spec::Call& call) {
  const BuiltinMeaning& meaning = meaning_of(call);
  if (const auto described = describes_vectors(call, meaning.form)) return *described;
  const bool lanes = std::all_of(call.args.begin(), call.args.end(), [&](const auto* arg) {
    return arg->dtype.lanes == call.dtype.lanes && !arg->dtype.is_handle();
  });
  if (is_pointer_cast(call)) return true;
  const std::size_t arity = meaning.math ? meaning.math->arity : call.builtin->min_args;
  return lanes && !call.args.empty() && call.args.size() == arity &&
         has_scalar_types(call, meaning);
}

std::vector<spec::Implementation> builtin_implementations() {
  static constexpr spec::Implementation kHere = spec::function("", {});
  std::vector<spec::Implementation> all;
  for (const spec::Builtin& builtin : spec::all_builtins()) {
    const auto scope = builtin.scope;
    if (scope != spec::BuiltinScope::kMeaning && scope != spec::BuiltinScope::kPointer &&
        scope != spec::BuiltinScope::kThreads)
      continue;
    const auto* clause = spec::find_clause("EXT/Builtin/" + std::string(builtin.name));
    if (!clause) continue;
    all.push_back(kHere);
    all.back().name = builtin.name;
    all.back().clauses = {{spec::Clause{clause->id}}, 1};
  }
  return all;
}

}  // namespace tenor::semantics
