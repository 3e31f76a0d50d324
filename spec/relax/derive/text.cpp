// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/text.h"

#include <fmt/format.h>

#include "spec/tir/wording.h"

namespace tenor::spec::relax {
namespace {

/// As the nested generation writes it.
class StructInfoText {
 public:
  std::string of(const StructInfo* s) {
    // Tuples may share parts many times over.
    if (!s || ++parts_ > kMaxParts) return "...";
    if (const auto* tensor_info = as<TensorStructInfo>(s)) return tensor(*tensor_info);
    if (const auto* shape = as<ShapeStructInfo>(s))
      return shape->values ? fmt::format("R.Shape(({}))", dimensions(*shape->values))
                           : fmt::format("R.Shape(ndim={})", shape->ndim);
    if (const auto* prim = as<PrimStructInfo>(s))
      return prim->value ? fmt::format("R.Prim(value={})", spec::show(prim->value))
                         : fmt::format("R.Prim(\"{}\")", spec::show(prim->dtype));
    if (const auto* tuple = as<TupleStructInfo>(s))
      return fmt::format("R.Tuple({})", all(tuple->fields));
    const auto* f = as<FuncStructInfo>(s);
    if (!f) return "R.Object";
    const std::string params = f->params ? fmt::format("({}), ", all(*f->params)) : "";
    return fmt::format("R.Callable({}{}, {})", params, of(f->ret), f->purity ? "True" : "False");
  }

 private:
  std::string dimensions(List<const PrimExpr*> values) {
    std::string text;
    for (const PrimExpr* value : values) text += (text.empty() ? "" : ", ") + spec::show(value);
    return text;
  }
  std::string tensor(const TensorStructInfo& s) {
    const std::string dtype = s.dtype.is_void() ? "" : fmt::format(", \"{}\"", spec::show(s.dtype));
    if (const auto* shape = as<ShapeExpr>(s.shape))
      return fmt::format("R.Tensor(({}){})", dimensions(shape->values), dtype);
    if (const Variable* v = variable_of(s.shape))
      return fmt::format("R.Tensor({}{})", spec::show(v->name_hint), dtype);
    return fmt::format("R.Tensor(ndim={}{})", s.ndim, dtype);
  }
  std::string all(List<const StructInfo*> items) {
    std::string text;
    for (const StructInfo* item : items) text += (text.empty() ? "" : ", ") + of(item);
    return text;
  }
  static constexpr int kMaxParts = 10'000;
  int parts_ = 0;
};

}  // namespace

std::string full_text(const StructInfo* s) { return StructInfoText().of(s); }

std::string text_of(const StructInfo* s) {
  constexpr std::size_t kShown = 160;
  const std::string text = full_text(s);
  return text.size() > kShown ? text.substr(0, kShown) + "..." : text;
}

}  // namespace tenor::spec::relax
