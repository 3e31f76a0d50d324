// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/constants.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "semantics/run/model/weights.h"
#include "semantics/run/value_or_throw.h"
#include "semantics/tensor/npy.h"
#include "spec/ir/relax/build.h"
#include "spec/relax/children.h"
#include "spec/relax/omitted_constant.h"
#include "spec/text/reader/metadata.h"

namespace tenor::semantics {
namespace {

namespace ir = spec::relax;
using spec::UsageError;

/// Are all of these numbers?
bool are_numbers(spec::List<const spec::PrimExpr*> dimensions) {
  return std::ranges::all_of(
      dimensions, [](const spec::PrimExpr* e) { return spec::as<spec::IntImm>(e) != nullptr; });
}

class Constants {
 public:
  Constants(const spec::Module& module, spec::Program& into) : module_(module), build_(into) {}

  void function(const ir::Function* f) {
    ir::for_each_expression_in(f, [&](const ir::Expr* e) {
      if (const auto number = ir::omitted_constant(e)) found_.try_emplace(*number, Found{e, {}});
      if (const auto* call = ir::as<ir::Call>(e)) passed(*call);
      if (const auto* seq = ir::as<ir::SeqExpr>(e)) bound(*seq);
    });
  }
  std::vector<OmittedConstant> all() {
    std::vector<OmittedConstant> constants;
    for (const auto& [number, found] : found_) {
      const ir::StructInfo* s =
          found.info ? found.info : build_.tensor_of_rank({}, -1, spec::void_type());
      constants.push_back({number,
                           {ModelPart::Kind::kTensor, fmt::format("constant.{}", number), 0, s,
                            nullptr, found.node}});
    }
    return constants;
  }

 private:
  struct Found {
    const ir::Expr* node = nullptr;
    const ir::TensorStructInfo* info = nullptr;
  };

  /// The constant is a tensor as `s` says, where that says numbers.
  void learn(const ir::Expr* e, const ir::StructInfo* s) {
    const auto number = ir::omitted_constant(e);
    const auto* tensor = ir::as<ir::TensorStructInfo>(s);
    const auto* shape = tensor ? ir::as<ir::ShapeExpr>(tensor->shape) : nullptr;
    if (!number || !shape || !are_numbers(shape->values) || tensor->dtype.is_void()) return;
    Found& found = found_.try_emplace(*number, Found{e, {}}).first->second;
    if (!found.info) found.info = tensor;
  }
  void bound(const ir::SeqExpr& seq) {
    for (const ir::BindingBlock* block : seq.blocks)
      for (const ir::Binding* b : block->bindings) {
        learn(b->value, b->struct_info);
        if (b->var) learn(b->value, b->var->struct_info_annotation);
      }
  }
  /// To a function of the module, or by call_tir.
  void passed(const ir::Call& call) {
    const auto* op = ir::as<ir::Op>(call.op);
    const bool by_tir = op && op->op_name.starts_with("call_tir") && !call.args.empty();
    const auto* name = ir::as<ir::GlobalVar>(by_tir ? call.args[0] : call.op);
    const auto callee = std::ranges::find_if(module_.functions, [&](const spec::Function& f) {
      return name && f.name == name->name_hint;
    });
    if (callee == module_.functions.end()) return;
    spec::List<const ir::Expr*> arguments = call.args;
    if (by_tir && call.args.size() > 1) {
      const auto* tuple = ir::as<ir::Tuple>(call.args[1]);
      arguments = tuple ? tuple->fields : call.args.subspan(1, 1);
    }
    for (std::size_t i = 0; i < arguments.size(); ++i) learn(arguments[i], parameter(*callee, i));
  }
  const ir::StructInfo* parameter(const spec::Function& f, std::size_t i) {
    if (f.relax_func)
      return i < f.relax_func->params.size() ? f.relax_func->params[i]->struct_info_annotation
                                             : nullptr;
    const spec::Buffer* buffer =
        f.prim_func && i < f.prim_func->buffers.size() ? f.prim_func->buffers[i] : nullptr;
    return buffer && are_numbers(buffer->shape) ? build_.tensor({}, buffer->shape, buffer->dtype)
                                                : nullptr;
  }

  const spec::Module& module_;
  ir::Builder build_;
  std::map<std::size_t, Found> found_;
};

/// The constants of metadata.
std::vector<Input> constants_of_metadata(const std::string& path, std::uint64_t memory) {
  const auto file = value_or_throw(read_file(path, memory), path);
  spec::reader::Metadata metadata;
  if (!metadata.load({reinterpret_cast<const char*>(file.data()), file.size()}))
    throw UsageError(path + ": this is not JSON of the compiler's metadata");
  std::vector<Input> all;
  for (std::size_t i = 0;; ++i) {
    const auto* entry = metadata.find("relax.expr.Constant", i);
    if (!entry) return all;
    if (entry->kind != spec::reader::MetadataEntry::Kind::kTensor) continue;
    Tensor tensor{entry->tensor.dtype, entry->tensor.shape, entry->tensor.data};
    all.push_back({fmt::format("constant.{}", i), Input::Kind::kTensor, std::move(tensor), "",
                   fmt::format("{}:{}", path, i)});
  }
}

}  // namespace

std::vector<OmittedConstant> omitted_constants(const spec::Module& module,
                                               const std::vector<const spec::Function*>& functions,
                                               spec::Program& into) {
  Constants constants(module, into);
  for (const spec::Function* f : functions)
    if (f->relax_func) constants.function(f->relax_func);
  return constants.all();
}

void leave_out_unused(std::vector<Input>& constants, const spec::Module& module,
                      const std::vector<const spec::Function*>& functions) {
  std::set<std::string> unused;
  const auto each_in = [](const spec::Function& f, auto&& visit) {
    if (!f.relax_func) return;
    ir::for_each_expression_in(f.relax_func, [&](const ir::Expr* e) {
      if (const auto number = ir::omitted_constant(e)) visit(fmt::format("constant.{}", *number));
    });
  };
  for (const spec::Function& f : module.functions)
    each_in(f, [&](const std::string& name) { unused.insert(name); });
  for (const spec::Function* f : functions)
    each_in(*f, [&](const std::string& name) { unused.erase(name); });
  std::erase_if(constants, [&](const Input& input) { return unused.contains(input.name); });
}

std::vector<Input> load_constants(const std::string& path, std::uint64_t memory) {
  if (path.ends_with(".json")) return constants_of_metadata(path, memory);
  if (!path.ends_with(".npz") && !path.ends_with(".safetensors"))
    throw UsageError("--constants takes FILE.npz, FILE.safetensors or FILE.json, not '" + path +
                     "'");
  std::vector<Input> all = load_weights(path, memory);
  for (Input& input : all) {
    std::string_view number = input.name;
    for (const std::string_view prefix : {"arr_", "constant.", "constant_"})
      if (number.starts_with(prefix)) number.remove_prefix(prefix.size());
    input.name = fmt::format("constant.{}", number);
  }
  return all;
}

}  // namespace tenor::semantics
