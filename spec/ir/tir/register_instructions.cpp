// SPDX-License-Identifier: Apache-2.0
#include "spec/ir/tir/register_instructions.h"

#include <array>

#include "spec/ir/tir/children.h"
#include "spec/ir/tir/instruction_parts.h"

namespace tenor::spec::tir {
namespace {

constexpr std::int64_t kLanes = 32;
/// Lanes that hold one row of a matrix of eight.
constexpr std::int64_t kLanesOfRow = 4;

/// Whichever generation registers it.
enum class Instruction : std::uint8_t { kNone, kGather, kProduct, kZero, kScatter };
Instruction instruction_of(const Call& call) {
  const auto is = [&](auto... names) { return call.builtin && ((call.op == names) || ...); };
  if (is("ptx_ldmatrix", "ptx.ldmatrix_legacy")) return Instruction::kGather;
  if (is("ptx_mma", "ptx.mma_legacy")) return Instruction::kProduct;
  if (is("mma_fill", "mma_fill_legacy")) return Instruction::kZero;
  return is("mma_store", "mma_store_legacy") ? Instruction::kScatter : Instruction::kNone;
}

std::optional<std::int64_t> literal(const PrimExpr* e) {
  const auto* imm = as<IntImm>(e);
  return imm && imm->in_range ? std::optional(imm->value) : std::nullopt;
}
bool is_text(const PrimExpr* e, std::string_view text) {
  const auto* imm = as<StringImm>(e);
  return imm && imm->value == text;
}

/// What a product of m by k with k by 8 elements is called, and what its operands are.
struct Product {
  std::string_view shape;
  std::int64_t m, k, bits;  ///< of an element of an operand
};
constexpr Product kProducts[] = {{"m16n8k8", 16, 8, 16},
                                 {"m16n8k16", 16, 16, 16},
                                 {"m16n8k16", 16, 16, 8},
                                 {"m16n8k32", 16, 32, 8},
                                 {"m8n8k16", 8, 16, 8}};
struct Element {
  std::string_view name;
  DataType dtype;
};
const Element kElements[] = {{"fp16", float_type(16)}, {"fp32", float_type(32)},
                             {"int8", int_type(8)},    {"uint8", uint_type(8)},
                             {"int32", int_type(32)},  {"bf16", bfloat16_type()}};
bool is_element(const PrimExpr* name, DataType dtype) {
  for (const Element& e : kElements)
    if (is_text(name, e.name)) return e.dtype == dtype;
  return false;
}

/// Makes the statement of one call in the threads that `thread` numbers.
class RegisterMaker : InstructionParts {
 public:
  RegisterMaker(Program& program, const Call& call, const Variable* thread)
      : InstructionParts(program, call), thread_(thread) {}

  /// Null where it does not know such arguments.
  const Stmt* made(Instruction instruction) {
    const std::size_t count = call_.args.size();
    if (instruction == Instruction::kZero) return count == 3 ? filled() : nullptr;
    if (instruction == Instruction::kScatter) return count == 6 ? stored() : nullptr;
    if (instruction == Instruction::kGather) return count == 7 ? loaded() : nullptr;
    return count == 13 ? multiplied() : nullptr;
  }

 private:
  using Expr = const PrimExpr*;

  // Index arithmetic, in the datatype of `a`.
  Expr of(Expr like, Expr e) {
    return e->dtype == like->dtype ? e : build_.cast(at_, e, like->dtype);
  }
  Expr add(Expr a, Expr b) { return binary(ExprKind::kAdd, a, of(a, b)); }
  Expr times(Expr a, std::int64_t n) { return binary(ExprKind::kMul, a, number(n)); }
  Expr div(Expr a, std::int64_t n) { return binary(ExprKind::kFloorDiv, a, number(n)); }
  Expr mod(Expr a, std::int64_t n) { return binary(ExprKind::kFloorMod, a, number(n)); }
  Expr add(Expr a, std::int64_t n) { return add(a, number(n)); }

  Expr lane() { return mod(of(number(0), var(thread_)), kLanes); }
  /// The row of eight that the lane holds a part of, and where its part begins.
  Expr row() { return div(lane(), kLanesOfRow); }
  Expr part(std::int64_t elements) { return times(mod(lane(), kLanesOfRow), elements); }
  /// What the thread in that lane has for `value`.
  Expr of_lane(Expr value, Expr lane) {
    Expr all = build_.int_imm(at_, 0xffffffff, uint_type(32));
    return build_.call(
        at_, value->dtype, "tvm_warp_shuffle",
        build_.arena().list<Expr>({all, value, lane, number(kLanes), number(kLanes)}));
  }
  Expr load(const Buffer* b, Expr i) {
    return build_.buffer_load(at_, b, build_.arena().list<Expr>({i}));
  }
  const Stmt* store_at(const Buffer* b, Expr i, Expr value) {
    return store(b, value, build_.arena().list<Expr>({i}));
  }
  const Stmt* sequence(std::initializer_list<const Stmt*> parts) {
    auto* s = build_.stmt<SeqStmt>(at_);
    s->seq = build_.arena().list(parts);
    return s;
  }

  /// The thread's registers, from arguments `i` and `i + 1`; null where these are something else.
  Buffer* registers(std::size_t i, std::int64_t count) {
    const Variable* data = variable_of(call_.args[i]);
    const std::string_view scope = scope_of(data);
    const bool holds = scope == "warp" || scope == "local";
    return holds && element_of(data) && call_.args[i + 1]->dtype.is_integer_scalar()
               ? buffer(data, {count}, call_.args[i + 1])
               : nullptr;
  }
  /// The same, where the arguments say no thread: in memory of the warp each has its own in turn.
  const Buffer* own_registers(std::size_t i, std::int64_t count) {
    Buffer* b = registers(i, count);
    if (b && scope_of(b->data) == "warp")
      b->elem_offset = add(b->elem_offset, times(lane(), count));
    return b;
  }

  /// `mma_fill(n, data, offset)`.
  const Stmt* filled() {
    const auto count = literal(call_.args[0]);
    const Buffer* b = count && *count > 0 && *count <= 256 ? own_registers(1, *count) : nullptr;
    if (!b) return nullptr;
    Expr zero = b->dtype.is_floating() ? static_cast<Expr>(build_.float_imm(at_, 0, b->dtype))
                                       : build_.int_imm(at_, 0, b->dtype);
    const Variable* i = variable("i");
    return with(b, loop(i, *count, store_at(b, var(i), zero)));
  }

  /// `mma_store(16, 16, target, data, offset, stride)`: two products side by side.
  const Stmt* stored() {
    const PlaceInMemory place = place_in_memory(call_.args[2]);
    const Buffer* from = own_registers(3, 8);
    Expr stride = call_.args[5];
    if (literal(call_.args[0]) != 16 || literal(call_.args[1]) != 16 || !from || !place.data ||
        element_of(place.data) != from->dtype || !place.offset->dtype.is_integer_scalar() ||
        !stride->dtype.is_integer_scalar())
      return nullptr;
    Buffer* to = buffer(place.data, {16, 16}, place.offset);
    to->strides = build_.arena().list<Expr>({stride, build_.int_imm(at_, 1, stride->dtype)});
    const Variable* i = variable("i");
    Expr down = add(times(mod(div(var(i), 2), 2), 8), row());
    Expr right = add(add(times(div(var(i), 4), 8), part(2)), mod(var(i), 2));
    const Stmt* one = store(to, load(from, var(i)), build_.arena().list<Expr>({down, right}));
    return with(from, with(to, loop(i, 8, one)));
  }

  /// `ldmatrix(transposed, n, ".b16", data, offset, memory, distance)`: each of eight lanes says
  /// where a row of a matrix of eight by eight is.
  const Stmt* loaded() {
    const auto transposed = literal(call_.args[0]), count = literal(call_.args[1]);
    const PlaceInMemory place = place_in_memory(call_.args[5]);
    if (!transposed || (count != 1 && count != 2 && count != 4) || !is_text(call_.args[2], ".b16"))
      return nullptr;
    const Buffer* to = registers(3, 2 * *count);
    if (!to || to->dtype.scalar.bits != 16 || !place.data || element_of(place.data) != to->dtype ||
        !place.offset->dtype.is_integer_scalar() || !call_.args[6]->dtype.is_integer_scalar())
      return nullptr;
    const Variable *j = variable("j"), *i = variable("i");
    Expr across = add(part(2), var(i));
    Expr said_by = add(times(var(j), 8), *transposed != 0 ? across : row());
    auto* at = build_.stmt<LetStmt>(at_);
    at->value = of_lane(add(place.offset, call_.args[6]), said_by);
    const Variable* begin = build_.variable(at_, "row", at->value->dtype);
    const Buffer* eight = buffer(place.data, {8}, var(begin));
    at->var = begin;
    at->body = with(eight, store_at(to, add(times(var(j), 2), var(i)),
                                    load(eight, *transposed != 0 ? row() : across)));
    return with(to, loop(j, *count, loop(i, 2, at)));
  }

  const Product* product(DataType operand) const {
    for (const Product& p : kProducts)
      if (is_text(call_.args[0], p.shape) && p.bits == operand.scalar.bits) return &p;
    return nullptr;
  }
  /// `mma(shape, "row", "col", types of a, b, c, a, offset, b, offset, c, offset, saturate)`.
  const Stmt* multiplied() {
    const auto type_of = [&](std::size_t i) {
      return element_of(variable_of(call_.args[i])).value_or(void_type());
    };
    const bool known = is_text(call_.args[1], "row") && is_text(call_.args[2], "col") &&
                       is_element(call_.args[3], type_of(6)) &&
                       is_element(call_.args[4], type_of(8)) &&
                       is_element(call_.args[5], type_of(10)) && literal(call_.args[12]) == 0;
    const Product* p = known && type_of(6) == type_of(8) ? product(type_of(6)) : nullptr;
    if (!p) return nullptr;
    const Buffer *a = registers(6, p->m * p->k / kLanes), *b = registers(8, 8 * p->k / kLanes),
                 *c = registers(10, p->m * 8 / kLanes);
    return a && b && c ? with(a, with(b, with(c, product(*p, *a, *b, *c)))) : nullptr;
  }

  /// A register has some elements in a row, and four lanes have those that follow each other.
  struct Held {
    Expr lane, place;
  };
  Held held(const Product& p, Expr k) {
    const std::int64_t together = 32 / p.bits, chunk = together * kLanesOfRow;
    return {div(mod(k, chunk), together), add(times(div(k, chunk), together), mod(k, together))};
  }
  /// The rows of a and columns of b that the thread needs are gathered, then multiplied.
  const Stmt* product(const Product& p, const Buffer& a, const Buffer& b, const Buffer& c) {
    const std::int64_t halves = p.m / 8, together = 32 / p.bits;
    const Variable *h = variable("h"), *k = variable("k");
    const Buffer *rows = scratch(a, halves * p.k), *columns = scratch(b, 2 * p.k);
    const Held from = held(p, var(k));
    // Of a, registers of the upper and the lower half alternate.
    Expr chunks = times(div(var(k), together * kLanesOfRow), together * halves);
    Expr in_a = add(add(chunks, times(var(h), together)), mod(var(k), together));
    Expr of_a = of_lane(load(&a, in_a), add(times(row(), kLanesOfRow), from.lane));
    Expr column = add(part(2), var(h));
    Expr of_b = of_lane(load(&b, from.place), add(times(column, kLanesOfRow), from.lane));
    const auto gathered = [&](const Buffer* to, std::int64_t count, Expr value) {
      Expr at = add(times(var(h), p.k), var(k));
      return loop(h, count, loop(k, p.k, store_at(to, at, value)));
    };
    const Stmt* sums = reduced("mma", {halves, 2, p.k}, [&](const auto& v) {
      Expr to = add(times(var(v[0]), 2), var(v[1]));
      Expr x = load(rows, add(times(var(v[0]), p.k), var(v[2])));
      Expr y = load(columns, add(times(var(v[1]), p.k), var(v[2])));
      Expr xy = binary(ExprKind::kMul, build_.cast(at_, x, c.dtype), build_.cast(at_, y, c.dtype));
      return store_at(&c, to, binary(ExprKind::kAdd, load(&c, to), xy));
    });
    return allocated(rows, allocated(columns, sequence({gathered(rows, halves, of_a),
                                                        gathered(columns, 2, of_b), sums})));
  }
  /// Memory of the thread for as many elements of the datatype of `like`.
  const Buffer* scratch(const Buffer& like, std::int64_t count) {
    const Type* type = build_.pointer_type(build_.prim_type(like.dtype), "local");
    return buffer(build_.variable(at_, "gathered", type), {count}, nullptr);
  }
  const Stmt* allocated(const Buffer* b, const Stmt* body) {
    auto* s = build_.stmt<Allocate>(at_);
    s->buffer_var = b->data, s->dtype = b->dtype, s->extents = b->shape;
    s->condition = build_.boolean(at_, true);
    s->body = with(b, body);
    return s;
  }

  const Variable* thread_;
};

/// The calls of a body, each with the variable that numbers its threads.
class RegisterCalls {
 public:
  explicit RegisterCalls(Program& program) : program_(program) {}
  std::vector<InstructionMeaning> all;

  void statement(const Stmt* s) {
    const Variable* outer = thread_;
    if (const auto* f = as<For>(s); f && f->thread_binding)
      enter(f->thread_binding->thread_tag, f->loop_var, f->extent);
    if (const auto* a = as<AttrStmt>(s); a && a->attr_key == "thread_extent" && a->node.iter_var)
      enter(a->node.iter_var->thread_tag, a->node.iter_var->var, a->value);
    const auto* evaluate = as<Evaluate>(s);
    if (const auto* call = evaluate ? as<Call>(evaluate->value) : nullptr) add(*call);
    for_each_substatement(s, [&](const Stmt* child) { statement(child); });
    thread_ = outer;
  }

 private:
  void enter(std::string_view tag, const Variable* v, const PrimExpr* extent) {
    if (tag == "threadIdx.x") thread_ = literal(extent).value_or(1) % kLanes == 0 ? v : nullptr;
  }
  void add(const Call& call) {
    const Instruction instruction = instruction_of(call);
    if (instruction == Instruction::kNone || !thread_) return;
    if (const Stmt* meaning = RegisterMaker(program_, call, thread_).made(instruction))
      all.push_back({&call, meaning});
  }

  Program& program_;
  const Variable* thread_ = nullptr;
};

}  // namespace

std::vector<InstructionMeaning> register_instructions(Program& program, const Stmt* body) {
  RegisterCalls walk(program);
  if (body) walk.statement(body);
  return std::move(walk.all);
}

}  // namespace tenor::spec::tir
