// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/packed.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "spec/ir/tir/children.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::spec::tir {
namespace {

// The fields of structures that tell arguments, as tvm_struct_get numbers them.
constexpr std::int64_t kTensorData = 1, kArgumentValue = 15;

/// A function, and what its lists of parameters refer to.
struct Unpacked : PrimFunc {
  std::vector<const Variable*> variables;
  std::vector<const Buffer*> declared;
};

class Unpacker {
 public:
  explicit Unpacker(const PrimFunc& f) : args_(f.params[1]) {}

  void read(const Stmt* s) {
    if (!s) return;
    if (const auto* let = as<LetStmt>(s)) bind(let->var, let->value);
    if (const auto* declaration = as<DeclBuffer>(s)) declare(declaration->buffer);
    for_each_substatement(s, [&](const Stmt* part) { read(part); });
  }

  /// In the order of the arguments; empty where one of them is missing.
  std::optional<Unpacked> parameters() const {
    Unpacked result;
    for (const auto& [number, variable] : variables_) {
      const auto buffer = buffers_.find(variable);
      const bool is_next = number == static_cast<std::int64_t>(result.variables.size());
      if (!is_next || (variable->dtype.is_handle() && buffer == buffers_.end())) return {};
      result.variables.push_back(variable);
      result.declared.push_back(buffer == buffers_.end() ? nullptr : buffer->second);
    }
    return result;
  }

 private:
  void bind(const Variable* v, const PrimExpr* value) {
    if (const auto number = field(value, args_, kArgumentValue)) variables_.try_emplace(*number, v);
    for (const auto& [number, tensor] : variables_)
      if (tensor != v && field(value, tensor, kTensorData)) data_.emplace(v, tensor);
  }
  void declare(const Buffer* b) {
    if (const auto tensor = data_.find(b->data); tensor != data_.end())
      buffers_.try_emplace(tensor->second, b);
  }

  /// The number of the structure, counted from `from`, of which the expression reads that field.
  static std::optional<std::int64_t> field(const PrimExpr* e, const Variable* from,
                                           std::int64_t which) {
    const auto* call = as<Call>(e);
    if (call && call->op == "tvm_struct_get" && call->args.size() == 3) {
      const auto* base = as<Var>(call->args[0]);
      const auto *number = as<IntImm>(call->args[1]), *kind = as<IntImm>(call->args[2]);
      if (base && base->variable == from && number && kind && kind->value == which)
        return number->value;
    }
    std::optional<std::int64_t> found;
    for_each_operand(e, [&](const PrimExpr* operand) {
      if (!found) found = field(operand, from, which);
    });
    return found;
  }

  const Variable* args_;
  std::map<std::int64_t, const Variable*> variables_;  ///< by the number of the argument
  std::map<const Variable*, const Variable*> data_;    ///< of which tensor a pointer is it
  std::map<const Variable*, const Buffer*> buffers_;   ///< of tensors
};

}  // namespace

bool takes_packed_arguments(const PrimFunc& f) {
  const Object* convention = find(f.attrs, "calling_conv");
  return convention && convention->kind == Object::Kind::kInt && convention->integer == 1;
}

/// Of itself, the array, how many it holds, and the result.
static bool has_packed_parameters(const PrimFunc& f) {
  constexpr DataType kTypes[] = {handle_type(), handle_type(), int_type(32), handle_type()};
  return std::ranges::equal(f.params, kTypes, {}, &Variable::dtype) &&
         std::ranges::none_of(f.buffers, [](const Buffer* b) { return b != nullptr; });
}

std::shared_ptr<const PrimFunc> unpacked(const PrimFunc& f) {
  if (!takes_packed_arguments(f)) return {std::shared_ptr<void>(), &f};
  if (!has_packed_parameters(f)) return nullptr;
  Unpacker unpacker(f);
  unpacker.read(f.body);
  std::optional<Unpacked> found = unpacker.parameters();
  if (!found) return nullptr;
  const auto result = std::make_shared<Unpacked>(std::move(*found));
  static_cast<PrimFunc&>(*result) = f;
  result->params = result->variables;
  result->buffers = result->declared;
  result->ret_type = nullptr;
  return result;
}

}  // namespace tenor::spec::tir
