// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/relax/model.h"

#include <fmt/format.h>

#include <bit>
#include <catch2/catch.hpp>

#include "semantics/relax/concrete.h"
#include "semantics/relax/model_run.h"
#include "spec/diagnostic/report.h"
#include "spec/text/read.h"
#include "tests/semantics/relax/committed_rules.h"

namespace tenor::semantics::relax::test {
namespace {

double number(spec::ScalarType type, std::uint64_t bits) {
  return std::bit_cast<double>(
      Concrete::cast(Concrete::of(bits, type), spec::float_type(64).scalar).bits);
}

std::string line_of(const HostTensor& host) {
  const Tensor& t = host.tensor;
  std::string text = spec::to_string(t.dtype) + show_shape(t.shape) + ":";
  for (std::size_t i = 0; i < *element_count(t.shape); ++i)
    text +=
        host.written.empty() || host.written[i]
            ? fmt::format(" {:.6g}", number(t.dtype.scalar, load_scalar(t.dtype.scalar, t.data, i)))
            : " undef";
  return text;
}
std::string line_of(const HostTuple& host) {
  std::string text = "(";
  for (const HostValue& field : host.fields)
    text += (&field == &host.fields[0] ? "" : "; ") + shown(field);
  return text + ")";
}
std::string line_of(const HostShape& host) { return show_index(host.dimensions); }
std::string line_of(const HostPrim& host) {
  return fmt::format("{} {:.6g}", spec::to_string(host.dtype),
                     number(host.dtype.scalar, host.bits));
}
std::string line_of(const HostString& host) { return "'" + host.text + "'"; }
std::string line_of(const HostDataType& host) { return spec::to_string(host.dtype); }
std::string line_of(const HostCache& host) { return "cache of " + line_of(host.rows); }
std::string line_of(const HostNull&) { return "None"; }
std::string line_of(const HostFunction& host) { return host.what; }

}  // namespace

std::string shown(const HostValue& value) {
  return std::visit([](const auto& v) { return line_of(v); }, value.value);
}

HostValue tensor(std::vector<std::int64_t> shape, const std::vector<double>& elements,
                 spec::DataType dtype) {
  Tensor t{dtype, std::move(shape), {}};
  t.data.resize(elements.size() * dtype.scalar.bytes());
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto value =
        Concrete::of(std::bit_cast<std::uint64_t>(elements[i]), spec::float_type(64).scalar);
    store_scalar(dtype.scalar, t.data, i, Concrete::cast(value, dtype.scalar).bits);
  }
  return {HostTensor{std::move(t), {}}};
}
HostValue shape(std::vector<std::int64_t> dimensions) { return {HostShape{std::move(dimensions)}}; }
HostValue prim(std::int64_t value) {
  return {HostPrim{spec::int_type(64), static_cast<std::uint64_t>(value)}};
}

ModelInvocation invocation(const std::string& body, const std::vector<HostValue>& arguments,
                           const Limits& limits, Granularity granularity,
                           const std::map<std::size_t, Tensor>& constants) {
  const std::string text =
      "from tvm.script import ir as I, relax as R, tir as T\n@I.ir_module\nclass Module:\n" + body;
  spec::Report report;
  spec::ParsedFile parsed = spec::read(text, report);
  for (const spec::Diagnostic& d : report.diagnostics()) UNSCOPED_INFO(d.message);
  REQUIRE(report.errors() == 0);
  const spec::Module& module = parsed.program.modules.front();
  const auto main = std::ranges::find(module.functions, "main", &spec::Function::name);
  REQUIRE(main != module.functions.end());
  relax::ModelRun<Concrete> m({.program = parsed.program,
                               .module = module,
                               .function = main->relax_func,
                               .limits = limits,
                               .granularity = granularity,
                               .constants = constants},
                              arguments);
  m.run();
  note_committed(m.rule_counts());
  return ended(m);
}

std::string ending(const ModelInvocation& run) {
  if (run.returned) return shown(*run.returned);
  return fmt::format("{}: {}", run.outcome.code ? spec::info(*run.outcome.code).text : "no code",
                     run.outcome.message);
}

std::string runs(const std::string& body, const std::vector<HostValue>& arguments) {
  return ending(invocation(body, arguments));
}

}  // namespace tenor::semantics::relax::test
