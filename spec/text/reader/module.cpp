// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/module.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "spec/text/reader/reader.h"
#include "spec/text/reader/relax/reader.h"
#include "spec/text/reader/signature.h"

namespace tenor::spec::reader {
namespace {

/// `R.ExternFunc("name")`, alone or as what a function returns.
bool is_extern(const python::Expr* e) {
  return e && e->kind == python::Kind::kCall && e->value->kind == python::Kind::kAttribute &&
         e->value->text == "ExternFunc";
}

/// `name = R.ExternFunc("symbol")` in a class.
bool is_extern_member(const python::Stmt& s) {
  return s.kind == python::StmtKind::kAssign && s.targets.size() == 1 && is_extern(s.value);
}

Function::Kind kind_of(const Source& source, const python::Stmt& def) {
  if (is_decorated(source, def, "prim_func") || is_decorated(source, def, "jit"))
    return Function::Kind::kPrimFunc;
  const python::Stmt* last = def.body.empty() ? nullptr : def.body.back();
  return last && is_extern(last->value) ? Function::Kind::kExtern : Function::Kind::kRelax;
}

/// From the first decorator to after the last line, one that was rejected included.
Span whole(const python::Stmt& s) {
  Span span = {s.span.begin, std::max(s.span.end, s.end)};
  for (const python::Expr* decorator : s.decorators)
    if (decorator->span.begin < span.begin) span.begin = decorator->span.begin;
  return span;
}

class ModuleReader {
 public:
  ModuleReader(Source& source, const python::Definition& definition, ParsedFile& parsed)
      : source_(source), definition_(definition), parsed_(parsed) {}

  void read() {
    const python::Stmt& s = *definition_.stmt;
    names_.generation = module_.generation = generation_of(source_, definition_.span);
    // From 0.25 on, a name in the flat generation is a buffer of one element.
    names_.names_are_lets = module_.generation == Generation::kNested || !source_.imports.tirx();
    for (const python::Constant& c : definition_.constants)
      names_.constants.try_emplace(c.name, c.value);
    module_.span = definition_.span;
    for (const std::string_view outer : definition_.outer) module_.outer.emplace_back(outer);
    if (s.kind == python::StmtKind::kClassDef) {
      module_.name = s.text;
      names_.name = s.text;
      for (const python::Stmt* member : s.body) declare(*member);
      for (const python::Stmt* member : s.body) read_statement(*member);
      for (const python::Stmt* member : s.body) read_member(*member);
    } else {
      declare(s);
      read_function(s);
    }
    source_.report.set_function({});
    parsed_.program.modules.push_back(std::move(module_));
  }

 private:
  void declare(const python::Stmt& s) {
    refuse_repeated(s);
    if (s.kind == python::StmtKind::kFunctionDef) names_.members.insert(s.text);
    if (is_extern_member(s)) names_.members.insert(s.targets[0]->text);
    if (s.kind != python::StmtKind::kFunctionDef ||
        kind_of(source_, s) != Function::Kind::kPrimFunc)
      return;
    names_.add({s.text, spelled_dtype(s.annotation).value_or(void_type())});
  }

  /// The compiler's module has one function of a name; Python would keep the last in silence.
  void refuse_repeated(const python::Stmt& s) {
    if (s.kind != python::StmtKind::kFunctionDef || s.decorators.empty()) return;
    if (declared_.insert(s.text).second) return;
    source_.report.set_function(qualified(s.text));
    source_.report
        .error(Code::P_CONSTRUCT, s.span,
               fmt::format("the module already has a function `{}`", s.text))
        .hint("give each function its own name");
  }

  void read_member(const python::Stmt& s) {
    if (s.kind == python::StmtKind::kFunctionDef) return read_function(s);
    if (is_extern_member(s))
      read_extern(add(s, s.targets[0]->text, Function::Kind::kExtern), s.value);
  }

  /// `I.module_attrs(…)`, `I.module_global_infos(…)`: before the functions, which name devices.
  void read_statement(const python::Stmt& s) {
    const bool call = s.kind == python::StmtKind::kExpr && s.value->kind == python::Kind::kCall &&
                      s.value->value->kind == python::Kind::kAttribute &&
                      s.value->items.size() == 1;
    const std::string_view name = call ? s.value->value->text : std::string_view{};
    if (name == "module_attrs") read_attributes(s.value->items[0], module_.attrs);
    if (name == "module_global_infos") read_global_infos(s.value->items[0]);
  }

  void read_global_infos(const python::Expr* e) {
    Attrs all;
    read_attributes(e, all);
    std::vector<Attribute> others;
    for (const Attribute& info : all) {
      if (info.key == "vdevice")
        module_.vdevices = read_vdevices(source_.builder.program(), info.value);
      else
        others.push_back(info);
    }
    module_.global_infos = source_.builder.arena().list(others);
    names_.vdevices = module_.vdevices;
  }

  void read_extern(Function& made, const python::Expr* e) {
    RelaxReader reader(source_, names_, definition_);
    const Value v = reader.script().evaluate(e);
    if (v.is(Kind::kRelax)) made.extern_func = relax::as<relax::ExternFunc>(v.relax);
  }

  void read_attributes(const python::Expr* e, Attrs& out) {
    Reader reader(source_, names_, definition_);
    reader.attributes(reader.evaluate(e), out, "the attributes of a module");
  }

  Function& add(const python::Stmt& s, std::string_view name, Function::Kind kind) {
    Function& made = module_.functions.emplace_back();
    made.kind = kind;
    made.name = name;
    made.span = whole(s);
    ++parsed_.functions;
    return made;
  }

  void read_function(const python::Stmt& s) {
    const Function::Kind kind = kind_of(source_, s);
    if (kind == Function::Kind::kRelax && !is_decorated(source_, s, "function"))
      return;  // Python's own
    Function& made = add(s, s.text, kind);
    source_.report.set_function(qualified(s.text));
    if (kind == Function::Kind::kExtern) return read_extern(made, s.body.back()->value);
    if (kind == Function::Kind::kRelax) {
      parsed_.has_relax = true;
      RelaxReader reader(source_, names_, definition_);
      const relax::Function* read = reader.function(s);
      if (!s.damaged) made.relax_func = read;
      return;
    }
    parsed_.has_tir = true;
    Reader reader(source_, names_, definition_);
    const tir::PrimFunc* read = reader.function(s);
    if (!s.damaged) made.prim_func = read;
  }

  std::string qualified(std::string_view function) const {
    std::string name;
    for (const std::string& outer : module_.outer) name += outer + "::";
    if (!module_.name.empty()) name += module_.name + "::";
    return name += function;
  }

  Source& source_;
  const python::Definition& definition_;
  ParsedFile& parsed_;
  ModuleNames names_;
  Module module_;
  std::unordered_set<std::string_view> declared_;
};

}  // namespace

void read_definition(Source& source, const python::Definition& definition, ParsedFile& parsed) {
  const python::Stmt& s = *definition.stmt;
  const bool module = s.kind == python::StmtKind::kClassDef && is_decorated(source, s, "ir_module");
  const bool function =
      s.kind == python::StmtKind::kFunctionDef &&
      (is_decorated(source, s, "prim_func") || is_decorated(source, s, "function"));
  if (module || function) ModuleReader(source, definition, parsed).read();
}

}  // namespace tenor::spec::reader
