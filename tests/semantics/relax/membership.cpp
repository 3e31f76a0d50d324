// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/relax/membership.h"

#include <fmt/format.h>

#include "semantics/relax/values.h"
#include "spec/ir/children.h"
#include "spec/prover/evaluate.h"

namespace tenor::semantics::relax::test {
namespace {

namespace ir = spec::relax;

class Membership {
 public:
  explicit Membership(const ModelRun& m) : m_(m) {
    const auto frames = m.frames().size();
    for (std::size_t i = frames; i > 0 && !body_; --i)
      if (m.frames()[i - 1].tag == tag_in<Model::Frames, ResultReady>())
        body_ = static_cast<const ir::Function*>(m.frames()[i - 1].node);
  }

  std::string judge(const ConcreteValue& v, const ir::StructInfo* s) {
    if (s->kind == ir::StructInfoKind::kObject) return "";
    const auto* object = m_.objects().find(v);
    if (!object) return "a scalar alone";
    if (const auto* tensor = ir::as<ir::TensorStructInfo>(s)) return judge(*object, *tensor);
    if (const auto* shape = ir::as<ir::ShapeStructInfo>(s)) return judge(*object, *shape);
    if (const auto* prim = ir::as<ir::PrimStructInfo>(s)) return judge(*object, *prim);
    if (const auto* tuple = ir::as<ir::TupleStructInfo>(s)) return judge(*object, *tuple);
    const Kind kind = kind_of(*object);
    const bool is_function = kind == Kind::kClosure || kind == Kind::kBound ||
                             kind == Kind::kPrimFunc || kind == Kind::kPacked;
    return is_function ? "" : "no function";
  }

 private:
  using Found = Object<Concrete>;

  std::string judge(const Found& object, const ir::TensorStructInfo& s) {
    if (kind_of(object) != Kind::kTensor) return "no tensor";
    if (!s.dtype.is_void() && object.text != spec::to_string(s.dtype))
      return "a tensor of " + object.text;
    const std::span dims = std::span(object.parts).subspan(1);
    if (s.ndim >= 0 && static_cast<std::size_t>(s.ndim) != dims.size()) return "another rank";
    if (const auto* shape = ir::as<ir::ShapeExpr>(s.shape)) return judge(dims, shape->values);
    if (const ir::Variable* v = ir::variable_of(s.shape)) {
      const Found* wanted = m_.objects().find(*m_.cell(v));
      if (!wanted || kind_of(*wanted) != Kind::kShape) return "its shape is named by no shape";
      if (constants<Concrete>(wanted->parts) != constants<Concrete>(dims)) return "another shape";
    }
    return "";
  }
  std::string judge(const Found& object, const ir::ShapeStructInfo& s) {
    if (kind_of(object) != Kind::kShape) return "no shape";
    if (s.ndim >= 0 && static_cast<std::size_t>(s.ndim) != object.parts.size())
      return "another rank";
    return s.values ? judge(object.parts, *s.values) : "";
  }
  std::string judge(const Found& object, const ir::PrimStructInfo& s) {
    if (kind_of(object) != Kind::kPrim) return "no primitive value";
    if (object.text != spec::to_string(s.dtype)) return "a primitive value of " + object.text;
    return s.value && s.dtype.is_integer() ? judge(object.parts[0], s.value) : "";
  }
  std::string judge(const Found& object, const ir::TupleStructInfo& s) {
    if (kind_of(object) != Kind::kTuple) return "no tuple";
    if (object.parts.size() != s.fields.size()) return "a tuple of another size";
    for (std::size_t i = 0; i < s.fields.size(); ++i) {
      const std::string why = judge(object.parts[i], s.fields[i]);
      if (!why.empty()) return fmt::format("field {}: {}", i, why);
    }
    return "";
  }

  std::string judge(std::span<const ConcreteValue> dims, spec::List<const spec::PrimExpr*> all) {
    if (dims.size() != all.size()) return "another rank";
    for (std::size_t i = 0; i < dims.size(); ++i) {
      const std::string why = judge(dims[i], all[i]);
      if (!why.empty()) return fmt::format("dimension {}: {}", i, why);
    }
    return "";
  }
  std::string judge(const ConcreteValue& dimension, const spec::PrimExpr* wanted) {
    spec::Model model;
    bool is_bound = true, is_used = true;
    spec::for_each_occurrence(wanted, [&](const spec::Variable* v) {
      is_used = is_used && uses(v);
      if (!is_used) return;
      const ConcreteValue& value = *m_.cell(v);
      is_bound = is_bound && !value.indeterminate;
      model.push_back({v, static_cast<std::int64_t>(value.bits)});
    });
    if (!is_used) return "";
    if (!is_bound) return "of a variable that is not bound";
    const auto value =
        spec::evaluate(wanted, model, spec::Arithmetic::kWrapAround, spec::Domain::kDatatype);
    if (value.kind != spec::Evaluated::Kind::kValue) return "";
    const auto is = static_cast<spec::Wide>(static_cast<std::int64_t>(dimension.bits));
    return is == value.value ? ""
                             : fmt::format("{}, not {}", static_cast<std::int64_t>(is),
                                           static_cast<std::int64_t>(value.value));
  }

  /// Does the function that runs use the variable?
  bool uses(const spec::Node* v) const {
    return body_ && std::ranges::find(m_.function_places().captures(body_), v) !=
                        m_.function_places().captures(body_).end();
  }

  const ModelRun& m_;
  const ir::Function* body_ = nullptr;
};

}  // namespace

std::string stranger(const ModelRun& m, const ConcreteValue& v, const ir::StructInfo* s) {
  return Membership(m).judge(v, s);
}

}  // namespace tenor::semantics::relax::test
