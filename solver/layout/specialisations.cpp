// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "solver/layout/layout.h"
#include "solver/layout/terms.h"
#include "spec/ir/equal.h"
#include "spec/ir/tir/children.h"
#include "spec/text/print.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;

namespace {

/// So many numbers of AFTER's body are tried for one scalar, and so many combinations of them.
constexpr std::size_t kMostNumbers = 8, kMostCombinations = 64;

bool is_number(const PrimExpr* e) {
  return e->kind == ExprKind::kIntImm || e->kind == ExprKind::kFloatImm;
}

std::string_view name_of(const PrimFunc& f, std::size_t i) {
  return f.buffers[i] ? f.buffers[i]->name : f.params[i]->name_hint;
}

class Specialiser {
 public:
  explicit Specialiser(const LaidOut& of) : of_(of) {}

  std::vector<Specialisation> all() {
    if (!pair_parameters()) return {};
    for (const auto& [b, a] : arrays_)
      if (!take_sizes(*of_.before.buffers[b], *of_.after.buffers[a])) return {};
    std::vector<Specialisation> made{{{}, arrays_, ""}};
    for (const auto& [variable, value] : values_) add(made, variable, {value});
    for (const Variable* scalar : lost_)
      if (!values_.contains(scalar)) add(made, scalar, numbers_like(*scalar));
    std::erase_if(made,
                  [&](const Specialisation& s) { return s.text.empty() || !have_one_shape(s); });
    return made;
  }

 private:
  /// AFTER's parameters are BEFORE's, in order, but for scalars that it has lost.
  bool pair_parameters() {
    std::size_t next = 0;
    for (std::size_t i = 0; i < of_.before.params.size(); ++i) {
      const bool is_kept =
          next < of_.after.params.size() && name_of(of_.before, i) == name_of(of_.after, next) &&
          (of_.before.buffers[i] == nullptr) == (of_.after.buffers[next] == nullptr);
      if (is_kept && of_.before.buffers[i])
        arrays_.emplace_back(i, next);
      else if (is_kept)
        values_[of_.before.params[i]] = of_.build.var({}, of_.after.params[next]);
      else if (!of_.before.buffers[i])
        lost_.push_back(of_.before.params[i]);
      else
        return false;
      next += is_kept;
    }
    return next == of_.after.params.size();
  }
  /// False where the two are no array of one rank, or a size would be two things.
  bool take_sizes(const Buffer& before, const Buffer& after) {
    if (before.dtype != after.dtype || before.shape.size() != after.shape.size()) return false;
    for (std::size_t k = 0; k < before.shape.size(); ++k) {
      const auto* var = as<Var>(before.shape[k]);
      if (!var) continue;
      const auto [known, is_new] = values_.try_emplace(var->variable, after.shape[k]);
      if (!is_new && !equal(known->second, after.shape[k])) return false;
    }
    return true;
  }
  /// Have BEFORE's arrays AFTER's shapes then? Copies of other shapes would go out of bounds.
  bool have_one_shape(const Specialisation& at) const {
    Terms terms(of_.build);
    for (const auto& [variable, value] : at.values) terms.put(variable, value);
    const auto is_one = [&](const PrimExpr* before, const PrimExpr* after) {
      const PrimExpr* then = terms.of(before);
      if (!then) return false;
      Question question;
      question.condition = of_.build.binary({}, ExprKind::kEq, then, as_type(after, then->dtype));
      return of_.prover.decide(question).answer == Truth::kAlways;
    };
    return std::ranges::all_of(arrays_, [&](const auto& pair) {
      return std::ranges::equal(of_.before.buffers[pair.first]->shape,
                                of_.after.buffers[pair.second]->shape, is_one);
    });
  }
  /// Each of what was made so far with each of the values.
  void add(std::vector<Specialisation>& made, const Variable* variable,
           const std::vector<const PrimExpr*>& values) {
    std::vector<Specialisation> longer;
    for (const Specialisation& so_far : made)
      for (const PrimExpr* value : values) {
        Specialisation& s = longer.emplace_back(so_far);
        s.values.emplace_back(variable, as_type(value, variable->dtype));
        if (is_number(value))
          s.text += fmt::format("{}{} = {}", s.text.empty() ? "" : ", ", variable->name_hint,
                                number_text(value));
      }
    if (longer.size() > kMostCombinations) longer.resize(kMostCombinations);
    made = std::move(longer);
  }
  const PrimExpr* as_type(const PrimExpr* value, DataType type) const {
    if (value->dtype == type) return value;
    const auto* number = as<IntImm>(value);
    return number ? static_cast<const PrimExpr*>(of_.build.int_imm({}, number->value, type))
                  : of_.build.cast({}, value, type);
  }
  static std::string number_text(const PrimExpr* e) {
    const auto* number = as<IntImm>(e);
    return number ? std::to_string(number->value) : fmt::format("{}", as<FloatImm>(e)->value);
  }
  /// In AFTER's body, of the datatype.
  std::vector<const PrimExpr*> numbers_like(const Variable& scalar) const {
    std::vector<const PrimExpr*> found;
    const auto take = [&](const PrimExpr* e, const auto& self) -> void {
      const bool is_new = is_number(e) && e->dtype == scalar.dtype &&
                          std::ranges::none_of(found, [&](auto* f) { return equal(f, e); });
      if (is_new && found.size() < kMostNumbers) found.push_back(e);
      for_each_operand(e, [&](const PrimExpr* operand) { self(operand, self); });
    };
    const auto walk = [&](const Stmt* s, const auto& self) -> void {
      for_each_expression(s, [&](const PrimExpr* e) { take(e, take); });
      for_each_substatement(s, [&](const Stmt* part) { self(part, self); });
    };
    walk(of_.after.body, walk);
    return found;
  }

  const LaidOut& of_;
  std::vector<std::pair<std::size_t, std::size_t>> arrays_;
  std::vector<const Variable*> lost_;
  std::map<const Variable*, const PrimExpr*> values_;
};

}  // namespace

std::vector<Specialisation> found_specialisations(const LaidOut& of) {
  return Specialiser(of).all();
}

}  // namespace tenor::solver
