// SPDX-License-Identifier: Apache-2.0
// Scopes and names of the text being printed.
#include "spec/text/printer/printer.h"

namespace tenor::spec::printer {

void Arguments::add(std::string_view value) {
  if (!text_.empty()) text_ += ", ";
  text_ += value;
}

void Arguments::add(std::string_view name, std::string_view value) {
  add(name);
  text_ += '=';
  text_ += value;
}

Printer::Printer(const Setting& setting, DeclarationScopes scopes)
    : setting_(setting), declaration_scopes_(std::move(scopes)) {
  frames_.emplace_back();
  open_[0] = &frames_.back();
}

void Printer::open(const tir::Stmt* owner, int part) {
  const int indent = top().indent + 1;
  Frame& frame = frames_.emplace_back();
  frame.scope = declaration_scopes_.scope(owner, part);
  frame.indent = indent;
  open_.try_emplace(frame.scope, &frame);
}

void Printer::stay(const tir::Stmt* owner, int part, Frame& frame) {
  const ScopeId scope = declaration_scopes_.scope(owner, part);
  if (open_.try_emplace(scope, &frame).second) frame.joined.push_back(scope);
}

void Printer::close_under(std::string header) {
  Frame& frame = frames_.back();
  if (const auto found = open_.find(frame.scope); found->second == &frame) open_.erase(found);
  for (const ScopeId scope : frame.joined) open_.erase(scope);
  for (std::size_t i = frame.spelled.size(); i-- > 0;) {
    auto& [key, before] = frame.spelled[i];
    if (before)
      spelled_[key] = std::move(*before);
    else
      spelled_.erase(key);
  }
  for (const std::string& name : frame.names) names_.release(name);
  if (frame.lines.empty()) line("pass");
  Lines lines = std::move(frame.lines);
  frames_.pop_back();
  line(std::move(header));
  top().lines.splice(top().lines.end(), lines);
}

void Printer::spell(const void* key, std::string text, Frame& frame) {
  const auto [found, is_new] = spelled_.try_emplace(key, text);
  frame.spelled.emplace_back(key, is_new ? std::nullopt : std::optional(found->second));
  if (!is_new) found->second = std::move(text);
}

std::string Printer::define(const void* key, std::string_view hint, std::string_view otherwise,
                            Frame& frame) {
  std::string name = names_.take(hint, otherwise);
  frame.names.push_back(name);
  spell(key, name, frame);
  return name;
}

std::string Printer::name(const void* key, std::string_view hint) {
  if (const auto found = spelled_.find(key); found != spelled_.end()) return found->second;
  return define(key, hint, "v", frames_.front());
}

Printer::Frame& Printer::frame_of(ScopeId scope) {
  for (;; scope = declaration_scopes_.parent(scope)) {
    const auto found = open_.find(scope);
    if (found != open_.end()) return *found->second;
    if (scope == 0) return frames_.front();
  }
}

bool is_true(const PrimExpr* e) {
  const auto* imm = as<IntImm>(e);
  return !e || (imm && imm->dtype == bool_type() && imm->value == 1);
}

std::string_view storage_scope(const Variable* data) {
  const Type* type = data ? data->type_annotation : nullptr;
  return type && type->is_pointer() ? type->storage_scope : "global";
}

}  // namespace tenor::spec::printer
