// SPDX-License-Identifier: Apache-2.0
// Calls, as the registry of operators says that they are written. Relax/Grammar/Expr/Call; ledger
// RLX-D49, RLX-D57.
#include <fmt/format.h>

#include "spec/text/printer/literal.h"
#include "spec/text/printer/relax/crossing.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::printer {

using namespace relax;
using Kind = Parameter::Kind;

namespace {

bool is_argument(Kind kind) { return kind != Kind::kStructInfo && kind != Kind::kAttribute; }

/// May `e` be the argument of a parameter that calls leave out?
bool fits(const relax::Expr* e, Kind kind) {
  if (kind == Kind::kDataType) return as<DataTypeImm>(e);
  if (kind == Kind::kString) return as<relax::StringImm>(e);
  return true;
}

/// The parameters that `args` are the arguments of: those that may be left out are, where there
/// are fewer arguments or where they do not fit.
std::vector<const Parameter*> parameters_of(const relax::Operator& op,
                                            List<const relax::Expr*> args) {
  std::size_t required = 0;
  for (const Parameter& p : op.parameters)
    required += is_argument(p.kind) && !relax::takes_rest(p.kind) && p.otherwise != "None";
  std::vector<const Parameter*> taken;
  for (const Parameter& p : op.parameters) {
    if (!is_argument(p.kind) || relax::takes_rest(p.kind) || taken.size() == args.size()) continue;
    const bool optional = p.otherwise == "None";
    const bool left_out =
        optional && (args.size() - taken.size() <= required || !fits(args[taken.size()], p.kind));
    if (left_out) continue;
    required -= optional ? 0 : 1;
    taken.push_back(&p);
  }
  return taken;
}

bool has_rest(const relax::Operator& op) {
  for (const Parameter& p : op.parameters)
    if (relax::takes_rest(p.kind)) return true;
  return false;
}

}  // namespace

std::string_view RelaxPrinter::keyword(const Parameter& p) const {
  const bool renamed = flat() && p.kind == Kind::kStructInfo && !p.also.empty();
  return renamed ? p.also : p.name;
}

/// A function that is called by its name alone.
std::string RelaxPrinter::callee(const relax::Expr* e) {
  const auto* external = as<ExternFunc>(e);
  return external ? string_literal(external->global_symbol) : expr(e);
}

std::string RelaxPrinter::argument(const relax::Expr* e, Kind kind) {
  return kind == Kind::kFunction ? callee(e) : expr(e);
}

/// Several results are a list; so are the fields of a tuple where the parameter is one for results,
/// unless it is one field, which would be read as the result itself.
void RelaxPrinter::add_struct_infos(Arguments& args, std::string_view name, const relax::Call& e) {
  if (e.sinfo_args.empty()) return;
  const bool results = name.starts_with("out_");
  const auto* tuple = as<TupleStructInfo>(e.sinfo_args.front());
  if (!results)
    args.add(name, fmt::format("({}{})", struct_infos(e.sinfo_args),
                               e.sinfo_args.size() == 1 ? "," : ""));
  else if (e.sinfo_args.size() > 1 || (tuple && tuple->fields.size() != 1))
    args.add(name, "[" + struct_infos(tuple ? tuple->fields : e.sinfo_args) + "]");
  else
    args.add(name, struct_info(e.sinfo_args.front()));
}

/// Can the current generation not say it, and means it all the same?
bool RelaxPrinter::is_understood(const relax::Operator& op, std::string_view parameter,
                                 std::string_view text) const {
  const std::string_view meant =
      meant_without(op, parameter, flat() ? Generation::kNested : Generation::kFlat);
  return !meant.empty() && (text == meant || text == "None");
}

void RelaxPrinter::add_attributes(Arguments& args, const relax::Operator& op,
                                  const relax::Call& e) {
  for (const Attribute& attribute : e.attrs) {
    const auto value = crosses() ? in_words_of(setting_.generation, op, attribute)
                                 : std::optional(attribute.value);
    const std::string text = value ? object(*value) : "";
    if (value && !is_understood(op, attribute.key, text)) args.add(attribute.key, text);
  }
}

std::string RelaxPrinter::operator_call(const relax::Operator& op, const relax::Call& e) {
  Arguments args, named;
  const auto taken = parameters_of(op, e.args);
  std::size_t next = 0;
  bool by_name = false, written_info = false;
  for (const Parameter& p : op.parameters) {
    if (relax::takes_rest(p.kind))
      for (; next < e.args.size(); ++next) args.add(expr(e.args[next]));
    if (p.kind == Kind::kStructInfo && !written_info)
      written_info = true, add_struct_infos(named, keyword(p), e);
    if (next >= taken.size() || taken[next] != &p) {
      by_name = by_name || (!relax::takes_rest(p.kind) && !p.keyword_only);
      const std::string_view meant = meant_without(op, p.name, setting_.generation);
      if (crosses() && is_argument(p.kind) && !meant.empty()) args.add(meant);
      continue;
    }
    const std::string text = argument(e.args[next++], p.kind);
    if (is_understood(op, p.name, text)) continue;
    if (by_name || p.keyword_only)
      named.add(p.name, text);
    else
      args.add(text);
  }
  if (!written_info) add_struct_infos(named, flat() ? "ty_args" : "sinfo_args", e);
  add_attributes(named, op, e);
  if (!named.text().empty()) args.add(named.text());
  return fmt::format("R.{}({})", op.name, args.text());
}

/// Of a function, or of an operator that is not registered.
std::string RelaxPrinter::other_call(const relax::Call& e) {
  Arguments args;
  if (as<ExternFunc>(e.op)) args.add(callee(e.op));
  for (const relax::Expr* each : e.args) args.add(expr(each));
  for (const Attribute& attribute : e.attrs) args.add(attribute.key, object(attribute.value));
  add_struct_infos(args, flat() ? "ty_args" : "sinfo_args", e);
  return fmt::format("{}({})", as<ExternFunc>(e.op) ? "R.call_packed" : expr(e.op), args.text());
}

std::string RelaxPrinter::call(const relax::Call& e) {
  const auto* named = as<Op>(e.op);
  const relax::Operator* op = named ? relax::find_operator(named->op_name) : nullptr;
  const bool fitting = op && (has_rest(*op) || parameters_of(*op, e.args).size() == e.args.size());
  return fitting ? operator_call(*op, e) : other_call(e);
}

}  // namespace tenor::spec::printer
