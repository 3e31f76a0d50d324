// SPDX-License-Identifier: Apache-2.0
#include "spec/tile/operands.h"

#include <algorithm>

#include "spec/ir/tir/children.h"

namespace tenor::spec::tile {
namespace {

/// Reads the call back: its regions and flags have been checked where it was read.
class OperandReader {
 public:
  OperandReader(Builder& builder, const tir::AttrStmt& s)
      : builder_(builder), s_(s), at_(builder.program().span(&s)) {}

  Operands read() {
    Operands made;
    made.kind = kind_of(s_);
    switch (made.kind) {
      case Kind::kCopy: made.from = region(0, "src"), made.to = region(1, "dst"); break;
      case Kind::kFill: made.to = region(0, "buffer"), made.value = stored(s_.body); break;
      case Kind::kGemm: made.gemm = gemm(); break;
      case Kind::kReduce: made.reduce = reduce(); break;
      case Kind::kNone: break;
    }
    return made;
  }

 private:
  const Object* argument(std::size_t i, std::string_view name) const {
    if (i < s_.node.items.size()) return &s_.node.items[i];
    return find(s_.node.entries, name);
  }
  const PrimExpr* number(std::int64_t value, DataType dtype) {
    return builder_.int_imm(at_, value, dtype);
  }
  const PrimExpr* expression(const Object& o, DataType dtype) {
    if (o.kind == Object::Kind::kExpr) return o.expr;
    if (o.kind == Object::Kind::kVariable) return builder_.var(at_, o.variable);
    return number(o.integer, dtype);
  }

  Region elements(const Object& o) {
    Region made;
    if (o.kind == Object::Kind::kRegion) {
      made.buffer = o.region->buffer;
      made.axes.assign(o.region->region.begin(), o.region->region.end());
    } else if (o.kind == Object::Kind::kBuffer) {
      made.buffer = o.buffer;
      for (const PrimExpr* extent : o.buffer->shape)
        made.axes.push_back({number(0, extent->dtype), extent});
    } else if (const auto* load = o.expr ? as<BufferLoad>(o.expr) : nullptr) {
      made.buffer = load->buffer;
      for (const PrimExpr* index : load->indices)
        made.axes.push_back({index, number(1, index->dtype)});
    }
    return made;
  }
  Region region(std::size_t i, std::string_view name) {
    const Object* o = argument(i, name);
    if (!o) return {};
    if (o->kind != Object::Kind::kCall) return elements(*o);
    Region made = elements(o->items[0]);
    for (std::size_t axis = 0; axis < made.axes.size(); ++axis)
      made.axes[axis].extent = expression(o->items[axis + 2], made.axes[axis].min->dtype);
    return made;
  }

  /// What a fill stores everywhere.
  static const PrimExpr* stored(const tir::Stmt* s) {
    if (const auto* store = tir::as<tir::BufferStore>(s)) return store->value;
    const PrimExpr* found = nullptr;
    tir::for_each_substatement(s, [&](const tir::Stmt* part) { found = stored(part); });
    return found;
  }

  bool flag(std::size_t i, std::string_view name) {
    const Object* o = argument(i, name);
    if (!o) return false;
    const auto* literal = o->kind == Object::Kind::kExpr ? as<IntImm>(o->expr) : nullptr;
    return literal ? literal->value != 0 : o->integer != 0;
  }
  /// A Bool; null where it is false.
  const PrimExpr* condition(const Object* o) {
    if (!o) return nullptr;
    const PrimExpr* e = expression(*o, bool_type());
    const auto* literal = as<IntImm>(e);
    return literal && literal->value == 0 ? nullptr : e;
  }

  Gemm gemm() {
    Gemm made{region(0, "A"), region(1, "B"), region(2, "C")};
    made.transpose_a = flag(3, "transpose_A"), made.transpose_b = flag(4, "transpose_B");
    made.clear = condition(argument(s_.node.items.size() > 5 ? 9 : 99, "clear_accum"));
    return made;
  }

  Reduce reduce() {
    constexpr std::string_view kKinds[] = {"sum", "abssum", "max",   "absmax",
                                           "min", "bitand", "bitor", "bitxor"};
    Reduce made{region(0, "src"), region(1, "dst")};
    const Object *kind = argument(2, "reduce_type"), *dim = argument(3, "dim"),
                 *clear = argument(4, "clear");
    const auto* by = std::ranges::find(kKinds, kind ? kind->text : "sum");
    made.by = static_cast<Combiner>(by == std::end(kKinds) ? 0 : by - std::begin(kKinds));
    const auto* given = dim && dim->kind == Object::Kind::kExpr ? as<IntImm>(dim->expr) : nullptr;
    const std::int64_t axis = given ? given->value : dim ? dim->integer : 0;
    const auto rank = static_cast<std::int64_t>(made.from.axes.size());
    made.dim = static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
    made.clear = clear ? condition(clear) : builder_.boolean(at_, true);
    return made;
  }

  Builder& builder_;
  const tir::AttrStmt& s_;
  Span at_;
};

}  // namespace

std::optional<Operands> operands_of(Builder& builder, const tir::Stmt* s) {
  const tir::AttrStmt* operation = as_operation(s);
  if (!operation) return std::nullopt;
  return OperandReader(builder, *operation).read();
}

}  // namespace tenor::spec::tile
