// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/emit/element.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/ir/children.h"

namespace tenor::fuzz::tenstorrent {

using namespace spec;
using namespace spec::tir;

namespace {

struct Function {
  std::string_view builtin, api;
};
/// Builtins, and the vector operation that is each.
constexpr Function kFunctions[] = {{"exp", "exp"},     {"exp2", "exp2"},       {"log", "log"},
                                   {"log1p", "log1p"}, {"sqrt", "sqrt"},       {"rsqrt", "rsqrt"},
                                   {"tanh", "tanh"},   {"sigmoid", "sigmoid"}, {"sin", "sin"},
                                   {"cos", "cos"},     {"tan", "tan"},         {"erf", "erf"},
                                   {"fabs", "abs"}};

bool is_number(const Element& e, double number) {
  return e.kind == Element::Kind::kNumber && e.number == number;
}

class ElementReader {
 public:
  ElementReader(TileProgram& program, const FindNear& near_of, const For& nest)
      : program_(program), near_of_(near_of) {
    const Stmt* s = &nest;
    for (const For* loop = &nest; loop; loop = as<For>(s)) {
      loops_.push_back(loop);
      s = loop->body;
      while (const auto* realize = as<BlockRealize>(s)) s = body_of(*realize);
    }
    body_ = s;
  }

  std::vector<Op> read() {
    if (const auto* seq = as<SeqStmt>(body_)) {
      for (const Stmt* each : seq->seq) add(each);
    } else {
      add(body_);
    }
    check_order();
    return std::move(made_);
  }

 private:
  static const Stmt* body_of(const BlockRealize& realize) {
    return realize.values.empty() && !realize.block->init ? realize.block->body : nullptr;
  }

  void add(const Stmt* s) {
    const auto* store = s ? as<BufferStore>(s) : nullptr;
    if (!store)
      return program_.refuse(s ? s : loops_[0],
                             "a loop over elements has a statement that is not a store",
                             "write a value with T.if_then_else or T.max instead");
    row_ = column_ = nullptr;
    stored_ = store->value;
    const int target = near_of_(store->buffer);
    if (target < 0 || !take_indices(*store, program_.of(target))) return;
    made_.push_back(map_of(s, target, element(store->value)));
  }

  /// The variables that are the row and the column of the target; every loop is one of them.
  bool take_indices(const BufferStore& store, const Near& target) {
    const std::size_t rank = store.indices.size();
    std::size_t used = 0;
    for (std::size_t i = 0; i < rank; ++i) {
      const auto* var = spec::as<Var>(store.indices[i]);
      const For* loop = var ? loop_of(var->variable) : nullptr;
      const auto* extent = loop ? spec::as<IntImm>(loop->extent) : nullptr;
      const auto* shape = spec::as<IntImm>(store.buffer->shape[i]);
      const auto* min = loop ? spec::as<IntImm>(loop->min) : spec::as<IntImm>(store.indices[i]);
      const bool is_whole = min && min->value == 0 && shape &&
                            (extent ? extent->value == shape->value : shape->value == 1);
      if (!is_whole)
        return refuse(&store, fmt::format("this does not store all elements of {}", target.name));
      if (!var) continue;
      ++used;
      (i + 1 == rank ? column_ : row_) = var->variable;
    }
    if (used == loops_.size()) return true;
    return refuse(&store, fmt::format("a loop around this is over no axis of {}", target.name));
  }
  const For* loop_of(const Variable* v) const {
    const auto found = std::ranges::find(loops_, v, &For::loop_var);
    return found == loops_.end() ? nullptr : *found;
  }

  bool refuse(const Node* at, std::string message, std::string_view hint = {}) {
    program_.refuse(at, std::move(message), hint);
    return false;
  }

  Element element(const PrimExpr* e) {
    Element made;
    made.dtype = e->dtype;
    if (const auto* load = spec::as<BufferLoad>(e)) return tile(*load);
    if (const auto* literal = spec::as<FloatImm>(e)) return number_of(literal->value, e->dtype);
    if (const auto* literal = spec::as<IntImm>(e))
      return number_of(static_cast<double>(literal->value), e->dtype);
    if (const auto* cast = spec::as<spec::Cast>(e)) return converted(*cast);
    if (const auto* call = spec::as<spec::Call>(e)) return function(*call);
    if (const auto* select = spec::as<spec::Select>(e))
      return choice(select->condition, select->true_value, select->false_value);
    if (e->kind >= ExprKind::kAdd && e->kind <= ExprKind::kMax)
      return binary(static_cast<const BinaryExpr&>(*e));
    refuse(e, "no operation on destination registers is this expression");
    return made;
  }

  /// Registers have float32: only what is stored is rounded.
  Element converted(const spec::Cast& cast) {
    const DataType from = cast.value->dtype, to = cast.dtype;
    const bool is_literal = spec::as<IntImm>(cast.value) != nullptr;
    if (!to.is_floating() || (!from.is_floating() && !is_literal))
      refuse(&cast, "registers hold no integers");
    if (&cast != stored_ && from.is_floating() && to.scalar.bits < from.scalar.bits)
      refuse(&cast, fmt::format("what is rounded to {} here is computed with", to_string(to)),
             "store it in a buffer of that datatype: registers have float32");
    Element made = element(cast.value);
    made.dtype = to;
    return made;
  }

  At index_of(const PrimExpr* e) {
    const auto* var = spec::as<Var>(e);
    const auto* literal = spec::as<IntImm>(e);
    if (var && var->variable == row_) return At::kRow;
    if (var && var->variable == column_) return At::kColumn;
    if (!literal || literal->value != 0)
      refuse(e, "an index that is neither a variable of the loops nor 0");
    return At::kZero;
  }
  Element tile(const BufferLoad& load) {
    Element made;
    made.kind = Element::Kind::kTile, made.dtype = load.dtype;
    made.source = near_of_(load.buffer);
    const std::size_t rank = load.indices.size();
    for (std::size_t i = 0; i + 2 < rank; ++i)
      if (index_of(load.indices[i]) != At::kZero) refuse(&load, "a matrix has two axes");
    made.column = index_of(load.indices.back());
    made.row = rank > 1 ? index_of(load.indices[rank - 2]) : At::kZero;
    if (rank > 1 && (made.row == At::kColumn || made.column == At::kRow) && row_ && column_)
      refuse(&load, fmt::format("{} is read transposed", load.buffer->name));
    return made;
  }

  /// 1 where the condition holds, and 0 elsewhere.
  Element condition(const PrimExpr* e) {
    if (e->kind == ExprKind::kAnd || e->kind == ExprKind::kOr) {
      const auto& both = static_cast<const BinaryExpr&>(*e);
      return binary_of(e->kind == ExprKind::kAnd ? "mul_binary" : "binary_max", condition(both.a),
                       condition(both.b));
    }
    constexpr std::pair<ExprKind, const char*> kComparisons[] = {
        {ExprKind::kGT, "gtz"}, {ExprKind::kLT, "ltz"}, {ExprKind::kGE, "gez"},
        {ExprKind::kLE, "lez"}, {ExprKind::kEq, "eqz"}, {ExprKind::kNE, "nez"}};
    const auto* found =
        std::ranges::find(kComparisons, e->kind, &std::pair<ExprKind, const char*>::first);
    const auto* both =
        found == std::end(kComparisons) ? nullptr : static_cast<const BinaryExpr*>(e);
    if (!both || !both->a->dtype.is_floating()) {
      refuse(e, "this condition is not on elements: no kernel makes a mask of it");
      return {};
    }
    return unary_of(found->second, difference(*both));
  }
  /// Which side of 0 a difference is on says how its operands compare. It is no number where both
  /// are infinities: then they are neither greater nor less, and nothing else may be asked.
  Element difference(const BinaryExpr& e) {
    Element a = element(e.a), b = element(e.b);
    if (is_number(b, 0)) return a;
    const bool has_literal = a.kind == Element::Kind::kNumber || b.kind == Element::Kind::kNumber;
    if (!has_literal && e.kind != ExprKind::kGT && e.kind != ExprKind::kLT)
      refuse(&e, "of infinities the vector unit says only which is greater",
             "compare with < or >, or with a number");
    return binary_of("sub_binary", std::move(a), std::move(b));
  }
  Element choice(const PrimExpr* when, const PrimExpr* then, const PrimExpr* otherwise) {
    Element made;
    made.kind = Element::Kind::kChoice, made.dtype = then->dtype;
    made.operands = {condition(when), element(then), element(otherwise)};
    return made;
  }

  Element function(const spec::Call& call) {
    if (call.op == "if_then_else" && call.args.size() == 3)
      return choice(call.args[0], call.args[1], call.args[2]);
    const auto* found = std::ranges::find(kFunctions, call.op, &Function::builtin);
    if (found == std::end(kFunctions) || call.args.size() != 1) {
      refuse(&call, fmt::format("no vector operation is {}", call.op));
      return {};
    }
    return unary_of(std::string(found->api), element(call.args[0]));
  }

  Element binary(const BinaryExpr& e) {
    Element a = element(e.a), b = element(e.b);
    const auto made = [&](const char* name) { return binary_of(name, std::move(a), std::move(b)); };
    switch (e.kind) {
      case ExprKind::kAdd: return made("add_binary");
      case ExprKind::kSub:
        return is_number(a, 0) ? unary_of("negative", std::move(b)) : made("sub_binary");
      case ExprKind::kMul: return made("mul_binary");
      case ExprKind::kDiv:
        return is_number(a, 1) ? unary_of("recip", std::move(b)) : made("div_binary");
      case ExprKind::kMax:
        if (is_number(b, 0)) return unary_of("relu", std::move(a));
        return is_number(a, 0) ? unary_of("relu", std::move(b)) : made("binary_max");
      case ExprKind::kMin: return made("binary_min");
      default: refuse(&e, "no operation on destination registers is this expression"); return {};
    }
  }

  /// Stores one after another in each element are matrices one after another, where none reads
  /// another element of what one writes.
  void check_order() {
    for (const Op& writer : made_)
      for (const Op& reader : made_) check_order(writer, reader, reader.element);
  }
  void check_order(const Op& writer, const Op& reader, const Element& e) {
    for (const Element& each : e.operands) check_order(writer, reader, each);
    if (e.kind != Element::Kind::kTile || e.source != writer.target) return;
    const bool is_own = program_.of(e.source).length > 0
                            ? e.column != At::kZero && loops_.size() == 1
                            : (e.row == At::kRow || !row_) && (e.column == At::kColumn || !column_);
    if (!is_own)
      refuse(reader.at, fmt::format("this reads an element of {} that another iteration writes",
                                    program_.of(e.source).name));
  }

  TileProgram& program_;
  const FindNear& near_of_;
  std::vector<const For*> loops_;
  const Stmt* body_ = nullptr;
  const Variable *row_ = nullptr, *column_ = nullptr;
  const PrimExpr* stored_ = nullptr;
  std::vector<Op> made_;
};

}  // namespace

std::vector<Op> read_elements(TileProgram& program, const FindNear& near_of, const For& nest) {
  return ElementReader(program, near_of, nest).read();
}

}  // namespace tenor::fuzz::tenstorrent
