// SPDX-License-Identifier: Apache-2.0
// A value against StructInfo: is it of that kind, rank, datatype and device, and which of its
// numbers have to equal which dimensions. Casts and signatures ask the same. Relax/MatchCast/1
// to 6.
#pragma once

#include "semantics/relax/language.h"
#include "semantics/relax/match/wraps.h"
#include "semantics/relax/values.h"
#include "spec/ir/children.h"
#include "spec/relax/derive/text.h"

namespace tenor::semantics::relax {

/// A number of a value, and what it has to be.
template <class D>
struct Dimension {
  typename D::Value given;
  const spec::PrimExpr* expr = nullptr;      ///< it has to be the value of that,
  std::optional<typename D::Value> other{};  ///< or this one
  std::string where{};                       ///< `dimension 0 of x`
};

/// A value, and the StructInfo that it has to match.
template <class D>
struct Requirement {
  const spec::relax::StructInfo* struct_info;
  typename D::Value value;
  std::string name;
};

template <class D>
struct Matching {
  std::string problem{};  ///< why no value of the dimensions could help; empty: nothing
  std::vector<Dimension<D>> dimensions{};
};

template <class M>
class Matcher {
 public:
  using D = typename M::Domain;
  using Value = typename D::Value;

  Matcher(const M& m, Matching<D>& found) : m_(m), found_(found) {}

  void match(const ir::StructInfo* s, const Value& v, const std::string& name) {
    if (!s || !found_.problem.empty()) return;
    switch (s->kind) {
      case ir::StructInfoKind::kObject: return;
      case ir::StructInfoKind::kTensor: return tensor(*ir::as<ir::TensorStructInfo>(s), v, name);
      case ir::StructInfoKind::kShape: return shape(*ir::as<ir::ShapeStructInfo>(s), v, name);
      case ir::StructInfoKind::kPrim: return prim(*ir::as<ir::PrimStructInfo>(s), v, name);
      case ir::StructInfoKind::kTuple: return tuple(*ir::as<ir::TupleStructInfo>(s), v, name);
      case ir::StructInfoKind::kFunc: return function(*ir::as<ir::FuncStructInfo>(s), v, name);
    }
  }

 private:
  template <class... T>
  void reject(fmt::format_string<T...> text, T&&... parts) {
    found_.problem = fmt::format(text, std::forward<T>(parts)...);
  }
  const Object<D>* expect(Kind kind, const Value& v, const std::string& name) {
    const Object<D>* object = object_of(m_, v, kind);
    const Object<D>* other = m_.objects().find(v);
    if (!object)
      reject("{} is {}, not {}", name, other ? name_of(kind_of(*other)) : "a scalar",
             name_of(kind));
    return object;
  }

  std::string device(const spec::Node* of) {
    return ir::text_of(*static_cast<const ir::VDevice*>(of), m_.relax_module().vdevices);
  }
  void tensor(const ir::TensorStructInfo& s, const Value& v, const std::string& name) {
    const Object<D>* t = expect(Kind::kTensor, v, name);
    if (!t) return;
    if (!s.dtype.is_void() && t->text != spec::to_string(s.dtype))
      return reject("{} has the datatype {}, not {}", name, t->text, spec::to_string(s.dtype));
    if (s.vdevice && t->node && t->node != s.vdevice)
      return reject("{} is on {}, not on {}", name, device(t->node), device(s.vdevice));
    dimensions(s.ndim, std::span(t->parts).subspan(1), name);
    if (const auto* shape = ir::as<ir::ShapeExpr>(s.shape))
      compare(std::span(t->parts).subspan(1), shape->values, name);
    else if (const ir::Variable* variable = ir::variable_of(s.shape))
      compare(std::span(t->parts).subspan(1), *m_.cell(variable), name);
  }
  void shape(const ir::ShapeStructInfo& s, const Value& v, const std::string& name) {
    const Object<D>* t = expect(Kind::kShape, v, name);
    if (!t) return;
    dimensions(s.ndim, t->parts, name);
    if (s.values) compare(t->parts, *s.values, name);
  }
  void prim(const ir::PrimStructInfo& s, const Value& v, const std::string& name) {
    const Object<D>* t = expect(Kind::kPrim, v, name);
    if (!t) return;
    if (t->text != spec::to_string(s.dtype))
      return reject("{} has the datatype {}, not {}", name, t->text, spec::to_string(s.dtype));
    if (s.value) found_.dimensions.push_back({t->parts[0], s.value, {}, name});
  }
  void tuple(const ir::TupleStructInfo& s, const Value& v, const std::string& name) {
    const Object<D>* t = expect(Kind::kTuple, v, name);
    if (!t) return;
    if (t->parts.size() != s.fields.size())
      return reject("{} has {} fields, not {}", name, t->parts.size(), s.fields.size());
    for (std::size_t i = 0; i < s.fields.size(); ++i)
      match(s.fields[i], t->parts[i], fmt::format("field {} of {}", i, name));
  }
  /// RLX-D43: a PrimFunc may stand where a closure is asked for; as written, it may not.
  void function(const ir::FuncStructInfo& s, const Value& v, const std::string& name) {
    const bool may_be_tir = !m_.readings().is_as_written(spec::Clause{"RLX-D43"});
    if (may_be_tir && is(m_, v, Kind::kPrimFunc)) return;
    if (!s.params)
      expect(Kind::kPacked, v, name);
    else if (!is(m_, v, Kind::kBound))
      expect(Kind::kClosure, v, name);
  }

  void dimensions(int ndim, std::span<const Value> given, const std::string& name) {
    if (ndim != ir::kUnknownRank && static_cast<std::size_t>(ndim) != given.size())
      reject("{} has rank {}, not {}", name, given.size(), ndim);
  }
  void compare(std::span<const Value> given, spec::List<const spec::PrimExpr*> wanted,
               const std::string& name) {
    if (given.size() != wanted.size())
      return reject("{} has rank {}, not {}", name, given.size(), wanted.size());
    for (std::size_t i = 0; i < given.size(); ++i)
      found_.dimensions.push_back(
          {given[i], wanted[i], {}, fmt::format("dimension {} of {}", i, name)});
  }
  void compare(std::span<const Value> given, const Value& wanted, const std::string& name) {
    const Object<D>* t = expect(Kind::kShape, wanted, "the shape of " + name);
    if (!t) return;
    dimensions(static_cast<int>(t->parts.size()), given, name);
    for (std::size_t i = 0; i < given.size() && found_.problem.empty(); ++i)
      found_.dimensions.push_back(
          {given[i], nullptr, t->parts[i], fmt::format("dimension {} of {}", i, name)});
  }

  const M& m_;
  Matching<D>& found_;
};

/// What the requirements of a frame come to.
template <class M, class Requirements>
Matching<typename M::Domain> match(const M& m, const Requirements& all) {
  Matching<typename M::Domain> found;
  Matcher<M> matcher(m, found);
  for (const auto& s : all) matcher.match(s.struct_info, s.value, s.name);
  return found;
}

/// The variable that stands alone as the dimension, or null.
template <class D>
const spec::Variable* alone(const Dimension<D>& dimension) {
  const auto* v = dimension.expr ? spec::as<spec::Var>(dimension.expr) : nullptr;
  return v ? v->variable : nullptr;
}

/// Each variable that is alone and not bound yet takes the number that it stands for; then all
/// dimensions are evaluated, above the operands of `next`. One that wraps around is noted.
template <class F>
void bind_and_evaluate(auto& r) {
  using D = DomainOf<decltype(r)>;
  for (const auto& dimension : r.dimensions)
    if (const spec::Variable* v = alone(dimension))
      if (!D::known(is_bound(*r, v)).value_or(true))
        r->bind(v, D::cast(dimension.given, v->dtype.scalar));
  std::vector<const spec::PrimExpr*> wanted;
  for (const auto& dimension : r.dimensions) wanted.push_back(dimension.expr);
  note_wraps(r, wanted);
  r->push(F{{r.node, r.frame().operands}});
  for (auto it = r.dimensions.rbegin(); it != r.dimensions.rend(); ++it)
    if (it->expr) r->push_start(it->expr);
}

/// Is the number what it has to be? One that nothing binds asks for nothing (RLX-D54).
template <class D>
typename D::Truth same_number(const auto& dimension, const typename D::Value& wanted) {
  const auto open = D::is_indeterminate(wanted);
  if (!dimension.expr || dimension.expr->dtype.is_integer())
    return open | D::equal(D::index(dimension.given), D::index(wanted));
  return open | D::is_true(D::compare(spec::ExprKind::kEq, dimension.given, wanted));
}

/// Calls `visit(dimension, value that it has to be)`; the values lie from `evaluated` on.
template <class D, class Visit>
void for_each_comparison(const Matching<D>& matching, const typename D::Value* evaluated,
                         Visit&& visit) {
  for (const auto& dimension : matching.dimensions)
    visit(dimension, dimension.expr ? *evaluated++ : *dimension.other);
}

/// What other dimensions say of the variables in `e`: `n is 3 by dimension 0 of x`.
template <class D>
std::string sources_of(const Matching<D>& matching, const Dimension<D>& dimension,
                       const spec::PrimExpr* e) {
  std::string text;
  const auto* v = spec::as<spec::Var>(e);
  for (const auto& other : matching.dimensions)
    if (v && &other != &dimension && alone(other) == v->variable)
      return fmt::format("{} is {} by {}", v->variable->name_hint, D::show(other.given),
                         other.where);
  spec::for_each_operand(e, [&](const spec::PrimExpr* operand) {
    const std::string more = sources_of(matching, dimension, operand);
    if (text.find(more) == std::string::npos) text += (text.empty() ? "" : ", ") + more;
  });
  return text;
}

/// Which dimension first is not what it has to be, in words, with the places that say otherwise.
template <class D>
std::string contradiction(const Matching<D>& matching, const typename D::Value* evaluated) {
  std::string text;
  for_each_comparison<D>(matching, evaluated, [&](const auto& dimension, const auto& wanted) {
    if (!text.empty() || D::known(same_number<D>(dimension, wanted)).value_or(true)) return;
    const std::string is = D::show(dimension.given), not_this = D::show(wanted);
    const std::string sources =
        dimension.expr ? sources_of(matching, dimension, dimension.expr) : std::string();
    const spec::Variable* v = alone(dimension);
    text = fmt::format("{} is {}, not {}", dimension.where, is, not_this);
    if (v && !sources.empty())
      text = fmt::format("{}, and {} by {}", sources, is, dimension.where);
    else if (v)
      text = fmt::format("{} is {}, but {} is {}", dimension.where, is, v->name_hint, not_this);
    else if (!sources.empty())
      text += ": " + sources;
  });
  return text;
}

}  // namespace tenor::semantics::relax
