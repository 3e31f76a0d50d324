// SPDX-License-Identifier: Apache-2.0
#include <z3++.h>

#include <algorithm>

#include "solver/prover/formula.h"
#include "solver/prover/session.h"

namespace tenor::solver {
namespace {

/// Megabytes: more than any question here is worth.
constexpr const char* kMostMemory = "2000";
constexpr unsigned kSeed = 0;

std::string decimal(spec::Wide value) {
  const bool negative = value < 0;
  std::string digits;
  do {
    const int digit = static_cast<int>(value % 10);
    digits.insert(digits.begin(), static_cast<char>('0' + (digit < 0 ? -digit : digit)));
    value /= 10;
  } while (value != 0);
  return negative ? "-" + digits : digits;
}

/// One question in a context of its own: what Z3 answers depends on what it was asked before.
class Session {
 public:
  Session(unsigned resources, const Formula& formula) : resources_(resources), formula_(formula) {}

  std::string answer() {
    const bool patterns =
        std::ranges::any_of(formula_.terms(), [](const Term& t) { return t.width > 0; });
    if (divides_patterns() && !has_model_of_any_division()) return "none";
    z3::solver solver = limited(patterns ? z3::tactic(context_, "qfbv").mk_solver()
                                         : z3::solver(context_, z3::solver::simple()));
    const z3::check_result result = check(solver);
    if (result == z3::unsat) return "none";
    return result == z3::sat ? "found" + values(solver.get_model()) : "gave up";
  }

 private:
  z3::solver limited(z3::solver solver) {
    z3::params limits(context_);
    limits.set("rlimit", resources_);
    limits.set("random_seed", kSeed);
    solver.set(limits);
    return solver;
  }
  z3::check_result check(z3::solver& solver) {
    terms_.clear();
    for (const Term& t : formula_.terms()) terms_.push_back(made(t));
    for (const std::size_t number : formula_.required()) solver.add(terms_[number]);
    return solver.check();
  }

  static bool is_division(Operation operation) {
    return operation == Operation::kSignedQuotient || operation == Operation::kSignedRemainder;
  }
  /// By what is no number: to patterns, such a division costs more than all else together.
  bool divides_patterns() const {
    return std::ranges::any_of(formula_.terms(), [&](const Term& t) {
      return is_division(t.operation) && formula_.terms()[t.b].operation != Operation::kNumber;
    });
  }
  /// Where divisions may be any functions: if not even then, there is none.
  bool has_model_of_any_division() {
    any_division_ = true;
    z3::solver solver = limited(z3::tactic(context_, "qfufbv").mk_solver());
    facts_ = &solver;
    const bool has_none = check(solver) == z3::unsat;
    any_division_ = false;
    return !has_none;
  }
  z3::expr of_any_division(Operation operation, const z3::expr& a, const z3::expr& b) {
    const char* name = operation == Operation::kSignedQuotient ? "quotient" : "remainder";
    const z3::sort sort = a.get_sort();
    const z3::expr made = context_.function(name, sort, sort, sort)(a, b);
    if (operation == Operation::kSignedRemainder) {  // is nearer to 0 than the divisor
      facts_->add(z3::implies(b > 0, made < b && made > -b));
      facts_->add(z3::implies(b<0, made> b && made <= ~b));
    }
    return made;
  }

  /// Of the variables in the order of their numbers, which is that of their terms.
  std::string values(const z3::model& model) {
    std::string text;
    for (std::size_t i = 0; i < formula_.terms().size(); ++i)
      if (formula_.terms()[i].operation == Operation::kVariable) {
        std::string value;
        text += model.eval(terms_[i], true).is_numeral(value) ? " " + value : " ?";
      }
    return text;
  }

  z3::expr made(const Term& t) {
    if (t.operands == 0) return leaf(t);
    const z3::expr a = terms_[t.a];
    if (t.operands == 1) return made(t, a);
    const z3::expr b = terms_[t.b];
    if (any_division_ && is_division(t.operation)) return of_any_division(t.operation, a, b);
    return t.operands == 2 ? made(t.operation, a, b) : z3::ite(a, b, terms_[t.c]);
  }
  z3::expr leaf(const Term& t) {
    const std::string number = decimal(t.number);
    if (t.operation == Operation::kNumber)
      return t.width > 0 ? context_.bv_val(number.c_str(), t.width)
                         : context_.int_val(number.c_str());
    const std::string name = "v" + number;
    return t.width > 0 ? context_.bv_const(name.c_str(), t.width)
                       : context_.int_const(name.c_str());
  }
  static z3::expr made(const Term& t, const z3::expr& a) {
    if (t.operation == Operation::kNot) return !a;
    if (t.operation == Operation::kLowBits) return a.extract(t.width - 1U, 0);
    const unsigned more = t.width - a.get_sort().bv_size();
    return t.operation == Operation::kExtendSign ? z3::sext(a, more) : z3::zext(a, more);
  }
  static z3::expr made(Operation operation, const z3::expr& a, const z3::expr& b) {
    switch (operation) {
      case Operation::kAnd: return a && b;
      case Operation::kOr: return a || b;
      case Operation::kEqual: return a == b;
      case Operation::kAdd: return a + b;
      case Operation::kSubtract: return a - b;
      case Operation::kMultiply: return a * b;
      case Operation::kQuotient:
      case Operation::kSignedQuotient: return a / b;
      case Operation::kRemainder: return z3::mod(a, b);
      case Operation::kAtMost:
      case Operation::kSignedAtMost: return a <= b;
      case Operation::kBitAnd: return a & b;
      case Operation::kBitOr: return a | b;
      case Operation::kBitXor: return a ^ b;
      case Operation::kShiftLeft: return z3::shl(a, b);
      case Operation::kShiftRight: return z3::ashr(a, b);
      default: return z3::srem(a, b);
    }
  }

  unsigned resources_;
  const Formula& formula_;
  z3::context context_{};
  std::vector<z3::expr> terms_{};
  bool any_division_ = false;    ///< do divisions of patterns stand for any functions?
  z3::solver* facts_ = nullptr;  ///< that learns what is true of these
};

Respond begin(unsigned resources) {
  z3::set_param("memory_max_size", kMostMemory);
  return [resources](const std::string& message) {
    const Formula formula = Formula::read(message);
    return Session(resources, formula).answer();
  };
}

std::string version() {
  unsigned major = 0, minor = 0, build = 0, revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return "Z3 " + std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(build);
}

}  // namespace
}  // namespace tenor::solver

extern "C" const tenor::solver::SessionLibrary tenor_session{tenor::solver::begin,
                                                             tenor::solver::version};
