// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/judged.h"

namespace tenor::spec::relax {
namespace {

/// As the nested generation writes it.
class StructInfoText {
 public:
  std::string of(const StructInfo* s) {
    // A message shows no more than its beginning; tuples may share parts many times over.
    if (!s || ++parts_ > 64) return "...";
    if (const auto* tensor_info = as<TensorStructInfo>(s)) return tensor(*tensor_info);
    if (const auto* shape = as<ShapeStructInfo>(s))
      return shape->values ? fmt::format("R.Shape([{}])", dimensions(*shape->values))
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
  int parts_ = 0;
};

/// `ndim 3 given, 2 required (fields[1], by Relax/Compat/6.5)`.
std::string reason(const Judgement& judgement) {
  const std::string at = judgement.path.empty() ? "" : judgement.path + ", ";
  return fmt::format("{} ({}by {})", judgement.reason, at, judgement.clause.id);
}

/// `n = 2, m = 3`.
std::string text_of(const Model& model) {
  std::string text;
  for (const Assignment& each : model)
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", spec::show(each.variable->name_hint),
                        each.value);
  return text;
}

void explain(Finding finding, const Judgement& judgement) {
  finding.note(reason(judgement));
  constexpr std::size_t kShown = 4;
  for (std::size_t i = 0; i < std::min(kShown, judgement.checks.size()); ++i)
    finding.note("a run would have to find " + judgement.checks[i].what);
  if (!judgement.model.empty()) finding.note("for instance " + text_of(judgement.model));
}

}  // namespace

std::string text_of(const StructInfo* s) {
  constexpr std::size_t kShown = 160;
  std::string text = StructInfoText().of(s);
  return text.size() > kShown ? text.substr(0, kShown) + "..." : text;
}

void refuse(Report& report, const CheckInfo& check, const Fit& fit) {
  explain(report.error(check, fit.at,
                       fmt::format("{} is {}, where {} is required", fit.what, text_of(fit.given),
                                   text_of(fit.required))),
          fit.judgement);
}

void doubt(Report& report, const CheckInfo& check, const Fit& fit) {
  explain(warn(report, check, fit.at,
               fmt::format("{} is {}, which may turn out not to be {}", fit.what,
                           text_of(fit.given), text_of(fit.required))),
          fit.judgement);
}

}  // namespace tenor::spec::relax
