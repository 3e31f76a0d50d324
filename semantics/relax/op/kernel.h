// SPDX-License-Identifier: Apache-2.0
// Statements of an operator's body: loops over index spaces, stores, sums, what is kept for later.
// A body is built from the outside in: what is written inside `each` or `when` stands in that
// statement. All loops are serial, in the order of their axes, the last axis fastest.
#pragma once

#include <functional>

#include "semantics/relax/op/attribute_text.h"
#include "semantics/relax/op/operator_body.h"
#include "semantics/relax/op/scalar.h"
#include "spec/relax/op/arguments.h"

namespace tenor::semantics::relax {

using Extents = std::vector<std::int64_t>;

class Kernel;

/// An argument of the call is not what the body takes it for: no body.
struct UnfitArgument {
  std::string what;
};

/// A tensor that the body reads or writes: a parameter, or memory of its own. A number among the
/// arguments is one of rank 0.
class Array {
 public:
  Array(Kernel& kernel, const spec::Buffer* buffer, TensorType type)
      : kernel_(&kernel), buffer_(buffer), type_(std::move(type)) {}
  Array(Kernel& kernel, Scalar number)
      : kernel_(&kernel), number_(number), type_{number.dtype(), {}} {}

  const Extents& shape() const { return type_.shape; }
  spec::DataType dtype() const { return type_.dtype; }
  int ndim() const { return static_cast<int>(shape().size()); }
  /// Throws UnfitArgument where the tensor has no such axis.
  std::int64_t extent(int axis) const;

  /// The element there. Throws UnfitArgument where the tensor has another rank.
  Scalar operator()(const Index& index) const;
  /// The element at an index into what it is broadcast to: from the last axis on, and 0 where an
  /// axis is 1.
  Scalar broadcast(const Index& index) const;
  /// Writes the element there.
  void set(const Index& index, Scalar value) const;

 private:
  Kernel* kernel_;
  const spec::Buffer* buffer_ = nullptr;
  Scalar number_{};
  TensorType type_;
};

class Kernel {
 public:
  /// Of the call's arguments and results; nodes go to `build`.
  Kernel(spec::relax::OperatorCall& op, std::string_view name, spec::Builder& build,
         std::span<const OperatorArgument> arguments, std::vector<TensorType> results);

  spec::relax::OperatorCall& op() { return op_; }
  spec::Builder& build() { return build_; }
  /// Argument `i`, a tensor or a number; the fields of one that is a tuple. Throws UnfitArgument
  /// where it is neither.
  const Array& in(std::size_t i) const;
  const std::vector<Array>& fields(std::size_t i) const { return arguments_[i]; }
  std::size_t size() const { return arguments_.size(); }
  const OperatorArgument& argument(std::size_t i) const { return given_[i]; }
  const Array& out(std::size_t i = 0) const { return results_[i]; }
  std::size_t result_count() const { return results_.size(); }

  /// No body: this attribute has a value without one.
  void refuse(std::string_view attribute);
  /// No body, for a reason that no attribute alone is.
  void refuse_call(std::string_view reason);
  const std::string& refused() const { return refused_; }
  /// What the body makes of a NaN is said here, where others may make something else of it.
  void of_nan(std::string_view what) { of_nan_ = what; }
  /// Empty: nothing was said.
  std::string_view said_of_nan() const { return of_nan_; }
  /// Which of the results that chance decides the body gives is said here.
  void of_chance(std::string_view what) { of_chance_ = what; }
  std::string_view said_of_chance() const { return of_chance_; }

  // Attributes, as spec/relax/op reads them; one of another kind is refused.
  std::optional<std::int64_t> integer(std::string_view name);
  /// Of a list, or of one integer.
  std::optional<Extents> integers(std::string_view name);
  bool flag(std::string_view name);
  double real(std::string_view name, double otherwise = 0);
  std::optional<std::vector<double>> reals(std::string_view name);
  std::string_view text(std::string_view name);
  /// The axis that an attribute gives, counted from the start; nothing where it gives none.
  std::optional<int> axis(std::string_view name, int ndim);
  /// Several; all where it gives none.
  std::vector<int> axes(std::string_view name, int ndim);

  // Expressions.
  Scalar index(std::int64_t value) { return integer_literal(build_, value, spec::int_type(64)); }
  /// No body where an integer datatype has no such value.
  Scalar number(double value, spec::DataType dtype);
  /// No body where an integer datatype has no such value.
  void expect_value(std::int64_t value, spec::DataType dtype);
  /// Argument `i`, one number, in that datatype. No body where it is a literal that an integer
  /// datatype does not have.
  Scalar number_in(std::size_t i, spec::DataType dtype);
  /// The row-major position of an index.
  Scalar position(const Index& index, const Extents& shape);

  // Statements.
  /// For each index of that shape; its extents may depend on loops around it. Nothing is written
  /// where one is 0: the others may be large.
  void each(const Extents& shape, const std::function<void(const Index&)>& body);
  void each(const Index& shape, const std::function<void(const Index&)>& body);
  void when(Scalar condition, const std::function<void()>& body);
  /// For each element of a result: what it is.
  void fill(const Array& result, const std::function<Scalar(const Index&)>& element);
  /// Evaluated here, once, and called that.
  Scalar keep(std::string_view name, Scalar value);
  /// The same, as the value of a variable that expressions have already.
  void bind(const spec::Variable* variable, Scalar value);
  /// Memory of the body's own; nothing is in it.
  Array scratch(std::string_view name, spec::DataType dtype, const Extents& shape);
  /// `first`, then joined with the term of each index of `over`, in their order; the scalar is what
  /// that has become, until the statement is executed again.
  template <class Shape>
  Scalar fold(std::string_view name, Scalar first, const Shape& over,
              const std::function<Scalar(Scalar, const Index&)>& join) {
    const Array total = scratch(name, first.dtype(), {1});
    const Index only{index(0)};
    total.set(only, first);
    each(over, [&](const Index& i) { total.set(only, join(total(only), i)); });
    return total(only);
  }
  /// The sum of a term for each index, in their order, starting at 0 of that datatype.
  template <class Shape>
  Scalar sum(spec::DataType dtype, const Shape& over,
             const std::function<Scalar(const Index&)>& term) {
    return fold("sum", number(0, dtype), over,
                [&](Scalar total, const Index& i) { return total + term(i); });
  }

  /// All that was written.
  const spec::tir::PrimFunc* finish();

 private:
  friend class Array;
  /// A statement; one of `keep` has no body yet.
  struct Item {
    const spec::tir::Stmt* statement;
    spec::tir::LetStmt* let;
  };

  Array parameter(std::string_view name, const TensorType& type);
  void read_argument(std::size_t i);
  std::string argument_name(std::size_t i) const;
  void refuse_value(const std::string& value, spec::DataType dtype);
  void expect(std::string_view attribute, bool is_of_kind);
  const spec::Buffer* buffer(std::string_view name, const TensorType& type);
  void add(Item item) { open_.back().push_back(item); }
  const spec::tir::Stmt* close();
  const spec::tir::Stmt* allocated(const spec::Buffer* buffer, const spec::tir::Stmt* body);

  spec::relax::OperatorCall& op_;
  std::string_view name_;
  spec::Builder& build_;
  std::span<const OperatorArgument> given_;
  std::vector<std::vector<Array>> arguments_;
  std::vector<Array> results_;
  std::vector<const spec::Variable*> params_;
  std::vector<const spec::Buffer*> buffers_, scratch_;
  std::vector<std::vector<Item>> open_;
  std::string refused_;
  std::string_view of_nan_, of_chance_;
};

/// What writes the body of a call.
using WriteBody = void (*)(Kernel&);

/// A body of an operator, by its name.
struct OperatorWriter {
  std::string_view name;
  WriteBody write;
};

/// The index of a row-major position.
Index unflattened(Scalar position, const Extents& shape);
std::int64_t product(const Extents& shape);
/// The extents at these axes.
Extents extents_at(const Extents& shape, const std::vector<int>& axes);

}  // namespace tenor::semantics::relax
