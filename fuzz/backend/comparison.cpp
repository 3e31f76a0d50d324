// SPDX-License-Identifier: Apache-2.0
#include "fuzz/backend/comparison.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/analysis/order/open_elements.h"
#include "semantics/domain/numeric/compare.h"
#include "spec/diagnostic/codes.h"

namespace tenor::fuzz {

using namespace semantics;
using spec::ScalarType;

namespace {

/// Generated programs have few iterations; one that takes more is not a test worth its time.
constexpr std::uint64_t kSteps = 5'000'000;

std::string word_of(const Outcome& outcome) {
  if (outcome.kind == OutcomeKind::kDone) return "";
  return outcome.code ? std::string(spec::info(*outcome.code).text) : "no outcome";
}

void note_inputs(Comparison& comparison, const Plan& plan) {
  for (const PlannedSize& size : plan.sizes)
    comparison.inputs[size.name] = std::to_string(size.value);
  for (const PlannedArgument& a : plan.arguments)
    if (!a.written.empty()) comparison.inputs[a.name] = a.written;
}

/// The number of the scalar at that index.
std::size_t scalar_at(const std::vector<std::int64_t>& shape,
                      const std::vector<std::int64_t>& index) {
  std::int64_t at = 0;
  for (std::size_t k = 0; k < shape.size(); ++k) at = at * shape[k] + index[k];
  return static_cast<std::size_t>(at);
}

/// What the last writes may leave. Where the program reads such an element, nothing is compared.
void find_open(Comparison& comparison, const ComparedCall& s, const Plan& plan) {
  const auto open = open_elements({*s.program, *s.module, s.function, plan},
                                  [](const std::function<bool()>& slice) {
                                    while (slice()) {
                                    }
                                    return true;
                                  });
  if (open->sets != OpenSets::kExact) return void(comparison.dropped = "N-WRITE-ORDER");
  for (const OpenElement& e : open->elements) {
    const auto before = plan.arguments.begin() + static_cast<std::ptrdiff_t>(e.argument);
    const auto number = std::count_if(plan.arguments.begin(), before,
                                      [](const PlannedArgument& a) { return a.is_tensor; });
    const auto array = static_cast<std::size_t>(number);
    auto& values =
        comparison.open[array][scalar_at(scalar_shape(comparison.expected[array].tensor), e.index)];
    for (const LastWrite& w : e.last) values.insert(w.value);
  }
}

/// The rules' side: arrays and result as the run left them.
void run_by_rules(Comparison& comparison, const ComparedCall& s, const Plan& plan) {
  Setup setup{*s.program, *s.module, s.function, plan};
  setup.limits.steps = kSteps;
  Run<Concrete> m(setup);
  m.run();
  if (m.outcome().kind == OutcomeKind::kError)
    comparison.error = m.outcome().node->id, comparison.error_code = word_of(m.outcome());
  else
    comparison.dropped = word_of(m.outcome());
  if (!comparison.dropped.empty()) return;
  comparison.stores_open = m.outlived_error();
  // Threads that meet take turns here and none in C: what others did before the error differs.
  const auto has_axis = [](const ParallelLevel& l) { return l.axis != AxisKind::kNone; };
  if (comparison.error && std::any_of(m.levels().begin(), m.levels().end(), has_axis))
    return void(comparison.refused = "an error in a loop over threads");
  for (std::size_t i = 0; i < plan.arguments.size(); ++i)
    if (plan.arguments[i].is_tensor) comparison.expected.push_back(array_of(m, plan, i));
  comparison.returned = returned_value(m, plan);
  comparison.any_order = !comparison.error;
  comparison.open.resize(comparison.expected.size());
  const auto is_choice = [](const Note& n) { return n.code == spec::Code::N_WRITE_ORDER; };
  if (!comparison.error && std::any_of(m.notes().begin(), m.notes().end(), is_choice))
    find_open(comparison, s, plan);
}

std::size_t element_bytes(const spec::DataType& dtype) {
  return dtype.scalar.bytes() * dtype.lanes;
}

/// The memory of an argument: its elements where its layout has them, a pattern between them.
std::vector<std::byte> memory_of(const PlannedArgument& a) {
  const std::size_t size = element_bytes(a.dtype);
  std::vector<std::byte> made(static_cast<std::size_t>(a.layout.extent) * size, std::byte{0xa5});
  auto from = a.elements->data.begin();
  for_each_position(a.shape, a.layout, [&](std::uint64_t position) {
    const auto next = from + static_cast<std::ptrdiff_t>(size);
    std::copy(from, next, made.begin() + static_cast<std::ptrdiff_t>(position * size));
    from = next;
  });
  return made;
}

/// The elements that lie in such a memory.
std::vector<std::byte> elements_of(const std::vector<std::byte>& memory, const Tensor& like,
                                   const MemoryLayout& layout) {
  const std::size_t size = element_bytes(like.dtype);
  std::vector<std::byte> made;
  for_each_position(like.shape, layout, [&](std::uint64_t position) {
    const auto from = memory.begin() + static_cast<std::ptrdiff_t>(position * size);
    made.insert(made.end(), from, from + static_cast<std::ptrdiff_t>(size));
  });
  return made;
}

/// The compiler's side: the text, and the memory that it is to run on.
void emit(Comparison& comparison, const ComparedCall& s, const Plan& plan,
          const c::EmitOptions& options) {
  std::vector<c::Parameter> parameters;
  for (const PlannedArgument& a : plan.arguments) {
    parameters.push_back(
        {a.shape, a.layout.strides, a.layout.offset, a.scalar ? a.scalar->bits : 0});
    if (!a.is_tensor) continue;
    if (!a.elements)
      comparison.refused = "an argument that was never written";
    else
      comparison.job.memory.push_back(memory_of(a)), comparison.layouts.push_back(a.layout);
  }
  if (!comparison.refused.empty()) return;
  c::EmitOptions chosen = options;
  chosen.backwards = s.backwards && comparison.any_order;
  comparison.code = c::emit(*s.module, *s.function, parameters, chosen);
  comparison.refused = comparison.code.refused;
  if (comparison.error && comparison.refused.empty() &&
      !comparison.code.errors.contains(*comparison.error))
    comparison.refused = "the error " + comparison.error_code;
  comparison.job.code = &comparison.code, comparison.job.prefix = options.prefix;
}

std::string shown(ScalarType type, std::uint64_t bits) {
  const bool is_bits = type.is_floating();
  const std::string value = Concrete::show(Concrete::of(bits, type));
  return is_bits ? fmt::format("{} ({:#x})", value, bits) : value;
}

/// Is the value one of those that the order of iterations may leave?
bool may_be(const std::set<std::string>& values, ScalarType type, std::uint64_t bits) {
  return values.contains("undef") || values.contains(Concrete::show(Concrete::of(bits, type)));
}

std::optional<Failure> difference(const ArrayResult& expected, const std::vector<std::byte>& data,
                                  const std::map<std::size_t, std::set<std::string>>& open) {
  const ScalarType type = expected.tensor.dtype.scalar;
  for (std::size_t i = 0; i < expected.written.size(); ++i) {
    const auto choice = open.find(i);
    if (!expected.written[i]) continue;
    if (choice != open.end() && may_be(choice->second, type, load_scalar(type, data, i))) continue;
    const std::uint64_t a = load_scalar(type, expected.tensor.data, i);
    const std::uint64_t b = load_scalar(type, data, i);
    if (numeric::same_value(type, a, b)) continue;
    const auto index = index_of(scalar_shape(expected.tensor), i);
    const std::string place = fmt::format("{}[{}]", expected.name, fmt::join(index, ", "));
    return Failure{"wrong-value", fmt::format("{} is {}", place, shown(type, a)),
                   fmt::format("{} is {}", place, shown(type, b))};
  }
  return {};
}

std::optional<Failure> result_difference(const Comparison& comparison,
                                         const c::Observed& observed) {
  if (!comparison.returned || comparison.returned->indeterminate) return {};
  const ScalarType type = comparison.returned->type;
  const bool same =
      observed.returned && numeric::same_value(type, comparison.returned->bits, observed.result);
  if (same) return {};
  return Failure{
      "wrong-value", "the result is " + shown(type, comparison.returned->bits),
      observed.returned ? "the result is " + shown(type, observed.result) : "there is no result"};
}

/// How a run ends, in words.
std::string error_at(const Comparison& comparison, std::optional<spec::NodeId> node) {
  if (!node) return "the function returns";
  const auto found = comparison.code.errors.find(*node);
  return found == comparison.code.errors.end() ? "another error" : "an error: " + found->second;
}

/// Both end with one error, of one node, or both return.
std::optional<Failure> error_difference(const Comparison& comparison, const c::Observed& observed) {
  std::optional<spec::NodeId> stopped;
  if (observed.exit == c::ExitKind::kStopped) stopped = observed.error;
  if (comparison.error == stopped) return {};
  return Failure{"wrong-error", error_at(comparison, comparison.error),
                 error_at(comparison, stopped)};
}

}  // namespace

void prepare(Comparison& comparison, const ComparedCall& s, const c::EmitOptions& options) {
  const auto planned = plan(*s.program, *s.module, s.function, s.inputs, {.seed = s.seed});
  if (const auto* problem = std::get_if<PlanProblem>(&planned))
    return void(comparison.dropped = problem->message);
  const Plan& made = std::get<Plan>(planned);
  if (made.packed) return void(comparison.refused = "packed arguments");
  note_inputs(comparison, made);
  run_by_rules(comparison, s, made);
  if (comparison.dropped.empty()) emit(comparison, s, made, options);
}

bool is_open(const c::Observed& observed) {
  return observed.exit == c::ExitKind::kOpen || observed.exit == c::ExitKind::kExhausted;
}

std::optional<Failure> find_failure(const Comparison& comparison, const c::Observed& observed) {
  const std::string ends = error_at(comparison, comparison.error);
  switch (observed.exit) {
    case c::ExitKind::kOpen:
    case c::ExitKind::kExhausted: return {};
    case c::ExitKind::kOverwrote:
      return Failure{"out-of-bounds-write", ends, "memory outside the arrays was written"};
    case c::ExitKind::kCrashed:
      return Failure{
          "crash", ends,
          observed.signal ? fmt::format("signal {}", observed.signal) : observed.message};
    case c::ExitKind::kTimedOut: return Failure{"timeout", ends, "its CPU time limit was reached"};
    case c::ExitKind::kNotCompiled:
      return Failure{"compile-error", "it compiles", observed.message};
    case c::ExitKind::kStopped:
    case c::ExitKind::kRan: break;
  }
  if (auto found = error_difference(comparison, observed)) return found;
  for (std::size_t i = 0; i < comparison.expected.size() && !comparison.stores_open; ++i) {
    const auto left =
        elements_of(observed.memory[i], comparison.expected[i].tensor, comparison.layouts[i]);
    if (auto found = difference(comparison.expected[i], left, comparison.open[i])) return found;
  }
  return comparison.error ? std::nullopt : result_difference(comparison, observed);
}

}  // namespace tenor::fuzz
