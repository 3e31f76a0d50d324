// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/tenstorrent/compare.h"

#include <fmt/format.h>

#include <algorithm>

#include "fuzz/backend/tenstorrent/all_inputs.h"
#include "fuzz/backend/tenstorrent/whole_numbers.h"
#include "semantics/analysis/orders.h"
#include "semantics/run/invoke.h"
#include "semantics/tensix/rule/elements.h"
#include "semantics/tensix/run/data.h"
#include "semantics/tensor/draw.h"
#include "solver/validate/rounding.h"
#include "spec/check/wording.h"
#include "spec/tenstorrent/kernel/walk.h"

namespace tenor::fuzz::tenstorrent {

using namespace semantics;
namespace tt = spec::tenstorrent;

namespace {

/// Whole numbers up to 4, or up to 1 where sums are kept in 16 bits.
constexpr std::uint32_t kLargest = 4, kLargestOfHalf = 1;

/// A program that takes more is compared on whole numbers alone: terms would take minutes.
constexpr std::uint64_t kMostStepsOnTerms = 30'000'000;

std::uint32_t largest_of(const tt::Plan& plan) {
  return plan.has_wide_dst ? kLargest : kLargestOfHalf;
}

std::vector<std::int64_t> shape_of(const tt::PlanBuffer& buffer) {
  return {buffer.shape.begin(), buffer.shape.end()};
}

Tensor array_for(const tt::PlanBuffer& buffer, const Compared& subject) {
  Tensor made{tensix::datatype_of(buffer.format), shape_of(buffer), {}};
  std::size_t count = 1;
  for (const std::uint64_t extent : buffer.shape) count *= extent;
  made.data.resize(count * made.dtype.scalar.bytes());
  Generator generator(seed_of(subject.seed, buffer.name));
  const std::uint32_t largest = largest_of(*subject.launch.plan);
  for (std::size_t i = 0; i < count; ++i) {
    const double number = static_cast<double>(generator.below(2 * largest + 1)) - largest;
    const auto value =
        Concrete::cast(Concrete::floating(spec::float_type(32).scalar, number), made.dtype.scalar);
    store_scalar(made.dtype.scalar, made.data, i, value.bits);
  }
  return made;
}

std::string line_of(const ArrayResult& result) {
  return fmt::format("{}: {} {}, all elements equal", result.name,
                     spec::to_string(result.tensor.dtype), show_shape(result.tensor.shape));
}

bool has_errors(const tensix::Judgement& judged) {
  return std::ranges::any_of(judged.findings, [](const tensix::LocatedFinding& each) {
    return each.finding.severity == spec::Severity::kError;
  });
}

/// Registers of 16 bits round what has 32, which the machine does not.
std::string why_not_comparable(const tt::Plan& plan) {
  if (plan.has_wide_dst) return "";
  for (const tt::CircularBuffer& cb : plan.circular_buffers)
    if (cb.format == tt::Format::kFloat32)
      return fmt::format("the circular buffer {} is float32, and registers have 16 bits", cb.id);
  return "";
}

bool is_about_coverage(const tensix::LocatedFinding& each) {
  return each.finding.code == spec::Code::TT_G_COVERAGE;
}

/// The elements that the program writes are those to which the kernels give a value: why not;
/// empty: they are. TT/Plan/coverage
std::string compare_written(const ArrayResult& expected, const std::vector<bool>& given) {
  std::size_t missing = 0, more = 0;
  for (std::size_t i = 0; i < given.size(); ++i) {
    missing += expected.written[i] && !given[i];
    more += !expected.written[i] && given[i];
  }
  if (missing > 0)
    return fmt::format("{} elements of {} have no value after the kernels", missing, expected.name);
  if (more > 0)
    return fmt::format("the kernels write {} elements of {}, which the program leaves", more,
                       expected.name);
  return "";
}

/// A vector operation of the kernels that has no rule for values, so that what it makes has none;
/// empty: all have one.
std::string_view without_rule(const tt::Launch& launch) {
  const auto one = std::make_shared<tensix::Elements<Concrete>>(
      tensix::kTileSide * tensix::kTileSide, Concrete::floating(tensix::kComputed, 1));
  std::string_view found;
  for (const tt::Kernel* kernel : launch.node->kernels)
    tt::for_each_call(*kernel, [&](const tt::Call& call) {
      const bool is_vector = call.api && call.api->action == tt::Action::kVectorOperation;
      if (is_vector && call.arguments.size() == 1 &&
          !tensix::mapped<Concrete>(call.api->family, tensix::Tile<Concrete>(one)))
        found = call.api->name;
    });
  return found;
}

/// What neither writes is equal: 0 in both arrays.
ArrayResult with_left(ArrayResult expected, const std::vector<bool>& given) {
  for (std::size_t i = 0; i < given.size(); ++i)
    if (!given[i]) expected.written[i] = 1;
  return expected;
}

/// Has the array the elements that it was given?
bool keeps(const ArrayResult& array, const std::vector<Input>& inputs) {
  const auto given = std::ranges::find(inputs, array.name, &Input::name);
  return given != inputs.end() && given->kind == Input::Kind::kTensor &&
         given->tensor.data == array.tensor.data;
}

/// What is equal on whole numbers: is it on all inputs?
void add_all_inputs(const Compared& subject, Comparison& made) {
  std::string why_not = why_not_comparable(*subject.launch.plan);
  if (made.steps > kMostStepsOnTerms)
    why_not = fmt::format("the program takes {}, and at most {} are taken on terms",
                          spec::counted(made.steps, "step"), kMostStepsOnTerms);
  const TermsCompared compared =
      why_not.empty() ? compare_all_inputs(subject) : TermsCompared{{}, why_not};
  made.why_not_all = compared.why_not;
  made.is_for_all = compared.why_not.empty();
  if (!made.is_for_all) return;
  made.scope = inputs_text(compared.laws) + "; " + made.judged->scope;
}

FloatDifference place_of(const std::vector<std::int64_t>& index, const ArrayResult& expected,
                         const Tensor& found) {
  std::int64_t i = 0;
  for (std::size_t k = 0; k < index.size(); ++k) i = i * expected.tensor.shape[k] + index[k];
  const auto scalar = static_cast<std::size_t>(i);
  const auto number = [&](const Tensor& tensor) {
    const spec::ScalarType type = tensor.dtype.scalar;
    return numeric::to_double(type, load_scalar(type, tensor.data, scalar));
  };
  return {expected.name, scalar, number(expected.tensor), number(found)};
}

/// Other values: may rounding explain them, or do the results agree up to it?
void judge_difference(const Compared& subject, bool is_exact, const FloatDifference& found,
                      const std::vector<Input>& inputs, Comparison& made) {
  if (subject.granted == TermLaws::kIeee || has_errors(*made.judged)) return;
  Comparison on_terms = made;
  if (subject.is_on_terms) add_all_inputs(subject, on_terms);
  if (on_terms.is_for_all) {
    made = std::move(on_terms);
    made.same.push_back(made.difference + ": rounding");
    made.difference.clear();
  } else if (!is_exact && leaves_whole_numbers(subject.function) &&
             !(subject.is_on_terms && made.steps <= kMostStepsOnTerms &&
               is_beyond_rounding(subject, found, inputs))) {
    made.is_decided = false;
    made.difference += ", which rounding may explain";
    if (!on_terms.why_not_all.empty())
      made.difference += "; not compared for all inputs: " + on_terms.why_not_all;
  }
}

}  // namespace

Comparison compare(const Compared& subject) {
  Comparison made;
  const tt::Plan& plan = *subject.launch.plan;
  std::vector<Input> inputs;
  auto dram = tensix::fresh_dram<Concrete>(plan, subject.launch.node);
  for (auto& buffer : dram) {
    buffer.follows_program = true;
    if (!buffer.plan->is_input) {
      inputs.push_back({buffer.plan->name, Input::Kind::kUndefined, {}, {}, {}});
      continue;
    }
    Tensor array = array_for(*buffer.plan, subject);
    tensix::put_tensor(array, buffer);
    inputs.push_back({buffer.plan->name, Input::Kind::kTensor, std::move(array), {}, {}});
  }
  const solver::RoundingWatch rounding;
  made.judged = tensix::run_launch(subject.launch, subject.judge, dram);
  const std::uint32_t largest = largest_of(plan);
  made.scope = fmt::format("whole numbers from -{0} to {0}, seed {1}; {2}", largest, subject.seed,
                           made.judged->scope);
  semantics::RunOptions options;
  options.limits = subject.judge.limits;
  const Invocation reference =
      invoke(subject.program, subject.module, &subject.function, inputs, options);
  if (reference.problem || reference.outcome.kind != OutcomeKind::kDone) {
    made.is_decided = false;
    made.difference = reference.problem ? reference.problem->message : reference.outcome.message;
    return made;
  }
  made.steps = reference.steps;
  if (leaves_order_open(reference.notes)) {
    std::erase_if(made.judged->findings, is_about_coverage);
    made.is_decided = false;
    made.difference =
        "blocks of the program write one element, and their order is open: it has no one result";
    return made;
  }
  const bool is_exact = rounding.saw_none();
  bool are_values = true;
  FloatDifference place;
  for (const auto& buffer : dram) {
    const ArrayResult* expected = reference.array(buffer.plan->name);
    if (!expected || expected->tensor.shape != shape_of(*buffer.plan)) {
      made.difference = fmt::format("the program has no array {} {}", buffer.plan->name,
                                    show_shape(shape_of(*buffer.plan)));
      are_values = false;
      continue;
    }
    const tensix::TakenTensor taken = tensix::take_tensor(buffer);
    const auto difference = first_difference(with_left(*expected, taken.given), taken.tensor);
    const std::string unwritten = compare_written(*expected, taken.given);
    are_values = are_values && unwritten.empty();
    if (!unwritten.empty())
      made.difference = unwritten;
    else if (difference) {
      made.difference =
          fmt::format("{}{} is {}, and {} after the kernels", expected->name,
                      show_index(difference->index), difference->found, difference->expected);
      place = place_of(difference->index, *expected, taken.tensor);
    } else if (buffer.plan->is_output || !keeps(*expected, inputs))
      made.same.push_back(line_of(*expected));
  }
  const std::string_view unknown = are_values ? "" : without_rule(subject.launch);
  if (!unknown.empty()) {
    made.is_decided = false;
    made.difference += fmt::format(": {} has no rule for values", unknown);
  } else if (!made.difference.empty() && are_values)
    judge_difference(subject, is_exact, place, inputs, made);
  else if (subject.is_on_terms && made.difference.empty() && !has_errors(*made.judged))
    add_all_inputs(subject, made);
  return made;
}

}  // namespace tenor::fuzz::tenstorrent
