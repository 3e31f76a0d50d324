// SPDX-License-Identifier: Apache-2.0
// From what a caller says about the inputs of a run to one argument for each parameter: sizes are
// solved from given arrays, what is not given is drawn. TIR/Exec/1.1, 1.2, TIR/DLTensor; TIR-D37 to
// D40. An array is laid out in memory as its buffer says; whether it fits is for the rules.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "semantics/run/memory_layout.h"
#include "semantics/run/options.h"
#include "semantics/tensor/tensor.h"
#include "semantics/tir/concrete.h"

namespace tenor::semantics {

/// What a caller says about the parameter, buffer or size of that name.
struct Input {
  enum class Kind : std::uint8_t {
    kTensor,     ///< `tensor`
    kSource,     ///< `written` makes it: `rand:7`, `iota,shape=(3,4)`, `fill:1.5`
    kNumber,     ///< `written` is a scalar
    kUndefined,  ///< memory in which nothing was written; `written` may say its shape
    kAlias       ///< the memory of the input called `other`
  };
  std::string name;
  Kind kind = Kind::kTensor;
  Tensor tensor;
  std::string other;
  std::string written;  ///< as a command line has it; a witness repeats it
};

/// An input as a command line has it, `NAME=VALUE`.
struct Assignment {
  std::string name, value;
  friend bool operator==(const Assignment&, const Assignment&) = default;
};

/// The argument for a parameter, before there is a machine to put it in.
struct PlannedArgument {
  std::string name;                      ///< of the buffer, or of the parameter without one
  const spec::Buffer* buffer = nullptr;  ///< of the parameter
  std::string written;      ///< an input that gives it again; empty: nothing can be said
  bool chosen = false;      ///< by us: drawn, or the size that is taken where none is given
  bool is_default = false;  ///< the latter
  std::string maker{};      ///< of an object: the function that made it
  std::optional<ConcreteValue> scalar;
  bool is_data = false;  ///< an integer that, over terms, may be anything
  bool is_tensor = false;
  std::size_t memory_of = 0;       ///< the argument whose memory it shares, or its own number
  std::optional<Tensor> elements;  ///< none where nothing was written
  spec::DataType dtype{};
  std::vector<std::int64_t> shape;
  MemoryLayout layout;
};

/// A size that no parameter carries.
struct PlannedSize {
  std::string name;
  std::int64_t value = 0;
  bool chosen = false;     ///< by us
  bool of_layout = false;  ///< chosen as a stride or an offset
  bool of_array = false;   ///< an axis of an argument, which says it
};

struct Plan {
  std::vector<PlannedArgument> arguments;  ///< one a parameter
  std::vector<PlannedSize> sizes;
  bool packed = false;  ///< they are given in an array (EXT/Packed), and are one an element
};

/// Why no run can begin.
struct PlanProblem {
  enum class Kind : std::uint8_t {
    kUsage,       ///< the caller named or wrote something wrong
    kConflict,    ///< the inputs contradict each other: the program's error
    kMemory,      ///< a limit of ours
    kOutOfScope,  ///< a datatype that the documents give no values
    kExternal     ///< a value that only other functions make
  };
  Kind kind = Kind::kUsage;
  std::string message;
  const spec::Node* node = nullptr;
};

/// What the arguments of `f` are called, each otherwise: by their buffers or parameters where one
/// of the two names no other argument, else `A_1`.
std::vector<std::string> argument_names(const spec::tir::PrimFunc& f);

/// The size of a dimension that nothing decides.
inline constexpr std::int64_t kDefaultSize = 8;

/// Plans a call of `f`, a well-formed function of `module`. `open`: what strides and offsets are
/// that nothing decides.
std::variant<Plan, PlanProblem> plan(const spec::Program& program, const spec::Module& module,
                                     const spec::tir::PrimFunc* f, const std::vector<Input>& inputs,
                                     const RunOptions& options = {},
                                     OpenLayout open = OpenLayout::kPacked);

/// Plans a call of `f` with the very arguments that `given` has, of another function whose
/// parameters are of the same kinds. What `f` asks of them is for the rules.
std::variant<Plan, PlanProblem> plan_alike(const spec::tir::PrimFunc* f, const Plan& given,
                                           const RunOptions& options = {});

/// The arrays and numbers of a plan as `--input` takes them, `A=rand:7,shape=(3,4)`: any function
/// whose parameters have these names is given the same ones by it.
std::vector<Assignment> inputs_of(const Plan& plan);

/// Makes an array of scalars one of vectors of `dtype`, where its last dimension holds their lanes
/// and the rest has that rank; files have no vectors.
void fold_lanes(Tensor& tensor, const spec::DataType& dtype, std::size_t rank);

}  // namespace tenor::semantics
