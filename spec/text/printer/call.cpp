// SPDX-License-Identifier: Apache-2.0
// Calls. TIR/Grammar/PrimExpr/Call, TIR/ExprTyping/11, TIR-D48: under a builtin's own name where
// reading that makes the same call, else by `T.call_intrin`, which says everything.
#include <fmt/format.h>

#include <utility>

#include "spec/ir/external_math.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {
namespace {

enum class DtypePlace { kNone, kFirst, kLast };

/// What the functions of a builtin's name do besides calling it, in the text.
enum class Effect {
  kPlain,     ///< nothing
  kMatched,   ///< bring the two operands to one datatype
  kRounding,  ///< leave an integer as it is
  kNanTest,   ///< answer for an integer, and widen a short float
  kOther      ///< write it in terms of others
};

struct Special {
  std::string_view op;
  std::string_view name;  ///< in the text
  Effect effect;
};

constexpr Special kSpecial[] = {
    {"bitwise_and", "bitwise_and", Effect::kMatched},
    {"bitwise_or", "bitwise_or", Effect::kMatched},
    {"bitwise_xor", "bitwise_xor", Effect::kMatched},
    {"shift_left", "shift_left", Effect::kMatched},
    {"shift_right", "shift_right", Effect::kMatched},
    {"pow", "pow", Effect::kMatched},
    {"floor", "floor", Effect::kRounding},
    {"ceil", "ceil", Effect::kRounding},
    {"trunc", "trunc", Effect::kRounding},
    {"round", "round", Effect::kRounding},
    {"nearbyint", "nearbyint", Effect::kRounding},
    {"isnan", "isnan", Effect::kNanTest},
    {"isinf", "isinf", Effect::kOther},
    {"isfinite", "isfinite", Effect::kOther},
    {"abs", "abs", Effect::kOther},
    {"tvm_call_packed", "call_packed", Effect::kPlain},
    {"tvm_call_cpacked", "call_cpacked", Effect::kPlain},
    {"tvm_call_packed_lowered", "call_packed_lowered", Effect::kPlain},
    {"tvm_call_cpacked_lowered", "call_cpacked_lowered", Effect::kPlain},
    {"ptx.cp_async_raw", "ptx.cp_async", Effect::kPlain},
    {"ptx.cp_async_commit_group", "ptx.cp_async.commit_group", Effect::kPlain},
    {"ptx.cp_async_wait_group", "ptx.cp_async.wait_group", Effect::kPlain},
    {"mma_fill_legacy", "cuda.mma_fill_legacy", Effect::kPlain},
    {"mma_store_legacy", "cuda.mma_store_legacy", Effect::kPlain},
    {"ptx.mma_legacy", "ptx.mma.legacy", Effect::kPlain},
};

const Special* find_special(std::string_view op) {
  for (const Special& special : kSpecial)
    if (special.op == op) return &special;
  return nullptr;
}

DtypePlace dtype_place(const Call& call) {
  if (!call.builtin || call.builtin->result != BuiltinResult::kWritten) return DtypePlace::kNone;
  return call.op == "tvm_struct_get" ? DtypePlace::kLast : DtypePlace::kFirst;
}

/// Is the call's datatype what its text would be given?
bool derives_dtype(const Call& call) {
  const auto nth = [&](std::size_t i) {
    return i < call.args.size() && call.args[i] ? call.args[i]->dtype : void_type();
  };
  switch (call.builtin->result) {
    case BuiltinResult::kFirst: return call.dtype == nth(0);
    case BuiltinResult::kSecond: return call.dtype == nth(1);
    case BuiltinResult::kBool: return call.dtype == bool_type(call.args.empty() ? 1 : nth(0).lanes);
    case BuiltinResult::kInt32: return call.dtype == int_type(32);
    case BuiltinResult::kUInt32: return call.dtype == uint_type(32);
    case BuiltinResult::kInt64: return call.dtype == int_type(64);
    case BuiltinResult::kHandle: return call.dtype == handle_type();
    case BuiltinResult::kVoid: return call.dtype == void_type();
    case BuiltinResult::kWritten: break;
  }
  return true;
}

bool is_read_back(const Call& call) {
  if (!call.builtin || !derives_dtype(call)) return false;
  const auto& args = call.args;
  const Special* special = find_special(call.op);
  if (call.op == "if_then_else")
    return args.size() == 3 && args[1] && args[2] && args[1]->dtype == args[2]->dtype;
  if (!special || special->effect == Effect::kPlain) return true;
  const DataType first = args.empty() || !args[0] ? void_type() : args[0]->dtype;
  switch (special->effect) {
    case Effect::kMatched: return args.size() == 2 && args[1] && args[1]->dtype == first;
    case Effect::kRounding: return !first.is_integer();
    case Effect::kNanTest: return first.is_floating() && first.bits() > 16;
    default: return false;
  }
}

}  // namespace

/// The flat generation has types where the nested one has datatypes, which differ for pointers; the
/// variable that a pointer is bound to says which it is.
std::string Printer::written_dtype(const Call& call) {
  const Type* pointer = std::exchange(bound_type_, nullptr);
  if (!flat() || call.dtype != handle_type()) return '"' + to_string(call.dtype) + '"';
  return (pointer && pointer->is_pointer() ? type(pointer) : "T.handle()") + ".ty";
}

/// `T.call_pure_extern("float32", "expf", x)`.
void Printer::put_external_call(std::string& out, const Call* e) {
  out += fmt::format("T.{}({}, \"{}\"", caller_of_external(e->external), written_dtype(*e),
                     e->external);
  for (const PrimExpr* arg : e->args) {
    out += ", ";
    put(out, arg, Precedence::kLambda);
  }
  out += ')';
}

void Printer::put_call(std::string& out, const Call* e) {
  if (!e->external.empty()) return put_external_call(out, e);
  // No vocabulary of the nested generation has the names of CUDA.
  const bool is_named = flat() || !e->op.starts_with("cuda.");
  const bool by_name = e->global_var || (is_named && is_read_back(*e));
  const Special* special = find_special(e->op);
  const std::string dtype = written_dtype(*e);
  const DtypePlace place = by_name ? dtype_place(*e) : DtypePlace::kFirst;
  const std::string_view prefix = e->global_var ? setting_.module : "T";
  out.append(prefix).append(prefix.empty() ? "" : ".");
  if (by_name)
    out.append(e->global_var ? setting_.called(e->op) : special ? special->name : e->op) += '(';
  else
    out.append("call_intrin(");
  if (place == DtypePlace::kFirst) out += dtype;
  if (!by_name) out.append(flat() ? ", \"tirx." : ", \"tir.").append(e->op) += '"';
  for (const PrimExpr* arg : e->args) {
    if (out.back() != '(') out += ", ";
    put(out, arg, Precedence::kLambda);
  }
  if (place == DtypePlace::kLast) out.append(e->args.empty() ? "" : ", ") += dtype;
  for (const Attribute& attr : e->attrs) {
    if (out.back() != '(') out += ", ";
    out.append(attr.key).append("=").append(object(attr.value));
  }
  out += ')';
}

}  // namespace tenor::spec::printer
