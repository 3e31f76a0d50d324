// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/matrix_instructions.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "spec/ir/tir/children.h"
#include "spec/ir/tir/instruction_parts.h"

namespace tenor::spec::tir {
namespace {

/// m, n and k of a multiplication of m by k with k by n elements.
using Shape = std::array<std::int64_t, 3>;
enum class Role : std::uint8_t { kLeft, kRight, kSum, kAny };

enum class Kind : std::uint8_t { kFill, kLoad, kStore, kMultiply };
/// The instructions, and where their arguments are.
struct FragmentInstruction {
  std::string_view name;
  Kind kind;
  std::size_t arguments, shape, index;  ///< how many; the first extent; which fragment
  std::size_t given = 0;  ///< what it is filled with; where the matrix is, before its stride
  std::size_t order = 0;  ///< by rows or by columns
};
constexpr FragmentInstruction kFragmentInstructions[] = {
    {"tvm_fill_fragment", Kind::kFill, 6, 1, 4, 5},
    {"tvm_load_matrix_sync", Kind::kLoad, 8, 1, 4, 5, 7},
    {"tvm_store_matrix_sync", Kind::kStore, 8, 1, 4, 5, 7},
    {"tvm_mma_sync", Kind::kMultiply, 8, 0, 1},
    {"make_filled_simdgroup_matrix", Kind::kFill, 5, 3, 1, 2},
    {"simdgroup_load", Kind::kLoad, 7, 4, 1, 2, 6},
    {"simdgroup_store", Kind::kStore, 7, 4, 1, 2, 6},
    {"simdgroup_multiply_accumulate", Kind::kMultiply, 8, 0, 1},
};
const FragmentInstruction* fragment_instruction(const Call& call) {
  const auto* found = std::ranges::find(kFragmentInstructions, call.op, &FragmentInstruction::name);
  const bool is_one = found != std::end(kFragmentInstructions) && call.builtin;
  return is_one && call.args.size() == found->arguments ? found : nullptr;
}

std::optional<Role> role_of(const Variable* v) {
  const std::string_view scope = scope_of(v);
  if (scope == "wmma.matrix_a") return Role::kLeft;
  if (scope == "wmma.matrix_b") return Role::kRight;
  if (scope == "metal.simdgroup") return Role::kAny;
  return scope == "wmma.accumulator" ? std::optional(Role::kSum) : std::nullopt;
}

/// Of a call that names its fragment's shape: m, n and k, or that of all, which is a square.
std::optional<Shape> shape_of(const Call& call, const FragmentInstruction& instruction) {
  if (instruction.kind == Kind::kMultiply) return {};
  const bool is_square = !call.op.starts_with("tvm_");
  Shape shape{};
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const auto* extent = as<IntImm>(call.args[instruction.shape + (is_square ? i % 2 : i)]);
    if (!extent || extent->value < 1 || extent->value > 64) return {};
    shape[i] = extent->value;
  }
  return is_square && shape[0] != shape[1] ? std::nullopt : std::optional(shape);
}

/// The instructions of a body, and whether their fragments are opaque in it.
class Found {
 public:
  std::vector<const Call*> calls;
  std::set<Shape> shapes;
  bool sees_elements = false;

  void statement(const Stmt* s) {
    const auto* evaluate = as<Evaluate>(s);
    if (const auto* call = evaluate ? as<Call>(evaluate->value) : nullptr) instruction(*call);
    if (const auto* store = as<BufferStore>(s)) access(store->buffer);
    for_each_expression(s, [&](const PrimExpr* e) { expression(e); });
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
  }

 private:
  void instruction(const Call& call) {
    const FragmentInstruction* one = fragment_instruction(call);
    if (!one) return;
    calls.push_back(&call);
    if (const auto shape = shape_of(call, *one)) shapes.insert(*shape);
  }
  void expression(const PrimExpr* e) {
    if (const auto* load = as<BufferLoad>(e)) access(load->buffer);
    for_each_operand(e, [&](const PrimExpr* operand) { expression(operand); });
  }
  void access(const Buffer* b) { sees_elements = sees_elements || role_of(b->data).has_value(); }
};

bool are_equal(const PrimExpr* a, const PrimExpr* b) {
  if (a->kind != b->kind || a->dtype != b->dtype) return false;
  if (const auto* x = as<IntImm>(a)) return x->value == as<IntImm>(b)->value;
  if (const auto* x = as<Var>(a)) return x->variable == as<Var>(b)->variable;
  if (!is_binary_op(a->kind)) return false;
  const auto *x = static_cast<const BinaryExpr*>(a), *y = static_cast<const BinaryExpr*>(b);
  return are_equal(x->a, y->a) && are_equal(x->b, y->b);
}

/// Makes the statements of one call.
class Maker : InstructionParts {
 public:
  Maker(Program& program, const Call& call, Shape shape)
      : InstructionParts(program, call), instruction_(*fragment_instruction(call)), shape_(shape) {}

  /// Null where it does not know such arguments.
  const Stmt* made() {
    if (instruction_.kind == Kind::kFill) return filled();
    return instruction_.kind == Kind::kMultiply ? multiplied() : moved();
  }

 private:
  std::pair<std::int64_t, std::int64_t> extents(Role role) const {
    const auto [m, n, k] = shape_;
    if (role == Role::kLeft) return {m, k};
    return role == Role::kRight ? std::pair(k, n) : std::pair(m, n);
  }
  /// The fragment whose variable and number are arguments `i` and `j`; null where it has no such
  /// role.
  const Buffer* fragment(std::size_t i, std::size_t j, std::optional<Role> wanted = {}) {
    const Variable* data = variable_of(call_.args[i]);
    const auto role = role_of(data);
    const PrimExpr* index = call_.args[j];
    if (!role || (wanted && role != wanted && role != Role::kAny) || !element_of(data) ||
        !index->dtype.is_integer_scalar())
      return nullptr;
    const auto [rows, columns] = extents(*role);
    const PrimExpr* size = build_.int_imm(at_, rows * columns, index->dtype);
    return buffer(data, {rows, columns}, build_.binary(at_, ExprKind::kMul, index, size));
  }

  /// In a word, or by whether the matrix is transposed.
  static bool says(const PrimExpr* order, std::string_view word, std::int64_t transposed) {
    const auto* text = as<StringImm>(order);
    const auto* flag = as<IntImm>(order);
    return text ? text->value == word : flag && flag->value == transposed;
  }
  const Buffer* matrix(const Buffer* like) {
    const PlaceInMemory place = place_in_memory(call_.args[instruction_.given]);
    const PrimExpr *stride = call_.args[instruction_.given + 1],
                   *order = call_.args[instruction_.order];
    const bool by_rows = says(order, "row_major", 0);
    if (!place.data || element_of(place.data) != like->dtype ||
        !place.offset->dtype.is_integer_scalar() || !stride->dtype.is_integer_scalar() ||
        !(by_rows || says(order, "col_major", 1)))
      return nullptr;
    const auto [rows, columns] = extents(*role_of(like->data));
    Buffer* b = buffer(place.data, {rows, columns}, place.offset);
    const PrimExpr* one = build_.int_imm(at_, 1, stride->dtype);
    b->strides = by_rows ? build_.arena().list<const PrimExpr*>({stride, one})
                         : build_.arena().list<const PrimExpr*>({one, stride});
    return b;
  }

  List<const PrimExpr*> at(const Variable* i, const Variable* j) {
    return build_.arena().list<const PrimExpr*>({build_.var(at_, i), build_.var(at_, j)});
  }
  /// Each element of `to` becomes that of `from`, or the value.
  const Stmt* assigned(const Buffer* to, const Buffer* from, const PrimExpr* value = nullptr) {
    const Variable *i = variable("i"), *j = variable("j");
    if (!value) value = build_.buffer_load(at_, from, at(i, j));
    const auto [rows, columns] = extents(*role_of((role_of(to->data) ? to : from)->data));
    return loop(i, rows, loop(j, columns, store(to, value, at(i, j))));
  }

  const Stmt* filled() {
    const Buffer* f = fragment(0, instruction_.index);
    const PrimExpr* value = call_.args[instruction_.given];
    const bool converts = f && value->dtype != f->dtype && value->dtype.lanes == 1 &&
                          value->dtype.is_floating() && f->dtype.is_floating();
    if (converts) value = build_.cast(at_, value, f->dtype);
    return f && value->dtype == f->dtype ? with(f, assigned(f, nullptr, value)) : nullptr;
  }
  const Stmt* moved() {
    const Buffer* f = fragment(0, instruction_.index);
    const Buffer* m = f ? matrix(f) : nullptr;
    if (!m) return nullptr;
    return with(f, with(m, instruction_.kind == Kind::kLoad ? assigned(f, m) : assigned(m, f)));
  }
  const Stmt* multiplied() {
    const Buffer *d = fragment(0, 1, Role::kSum), *a = fragment(2, 3, Role::kLeft),
                 *b = fragment(4, 5, Role::kRight), *c = fragment(6, 7, Role::kSum);
    if (!d || !a || !b || !c || c->dtype != d->dtype) return nullptr;
    const bool in_place = c->data == d->data && are_equal(call_.args[1], call_.args[7]);
    if (c->data == d->data && !in_place) return nullptr;
    const Stmt* sums = with(a, with(b, summed(d, a, b)));
    if (in_place) return with(d, sums);
    auto* both = build_.stmt<SeqStmt>(at_);
    both->seq = build_.arena().list<const Stmt*>({assigned(d, c), sums});
    return with(d, with(c, both));
  }
  /// d[i, j] = d[i, j] + a[i, k] * b[k, j].
  const Stmt* summed(const Buffer* d, const Buffer* a, const Buffer* b) {
    const auto [m, n, k] = shape_;
    const auto widened = [&](const Buffer* of, const Variable* i, const Variable* j) {
      const PrimExpr* load = build_.buffer_load(at_, of, at(i, j));
      return load->dtype == d->dtype ? load : build_.cast(at_, load, d->dtype);
    };
    return reduced(instruction_.name, {m, n, k}, [&](const auto& p) {
      const PrimExpr* product =
          binary(ExprKind::kMul, widened(a, p[0], p[2]), widened(b, p[2], p[1]));
      const auto sum = at(p[0], p[1]);
      return store(d, binary(ExprKind::kAdd, build_.buffer_load(at_, d, sum), product), sum);
    });
  }

  const FragmentInstruction& instruction_;
  Shape shape_;
};

}  // namespace

std::vector<InstructionMeaning> matrix_instructions(Program& program, const Stmt* body) {
  Found found;
  if (body) found.statement(body);
  std::vector<InstructionMeaning> all;
  if (found.sees_elements) found.calls.clear();
  for (const Call* call : found.calls) {
    const auto shape = fragment_instruction(*call)->kind != Kind::kMultiply
                           ? shape_of(*call, *fragment_instruction(*call))
                       : found.shapes.size() == 1 ? std::optional(*found.shapes.begin())
                                                  : std::nullopt;
    const Stmt* meaning = shape ? Maker(program, *call, *shape).made() : nullptr;
    if (meaning) all.push_back({call, meaning});
  }
  return all;
}

}  // namespace tenor::spec::tir
