// SPDX-License-Identifier: Apache-2.0
// Every call of a kernel, in the order of its text.
#pragma once

#include "spec/tenstorrent/kernel/kernel.h"

namespace tenor::spec::tenstorrent {

void for_each_call(const Expr* e, auto&& visit) {
  if (!e) return;
  for (const Expr* part : {e->condition, e->a, e->b}) for_each_call(part, visit);
  if (!e->call) return;
  visit(*e->call);
  for (const Expr* argument : e->call->arguments) for_each_call(argument, visit);
}

void for_each_call(const Stmt* s, auto&& visit) {
  if (!s) return;
  for_each_call(s->init, visit);
  for (const Expr* part : {s->value, s->condition}) for_each_call(part, visit);
  if (s->call) {
    visit(*s->call);
    for (const Expr* argument : s->call->arguments) for_each_call(argument, visit);
  }
  for (const Stmt* part : {s->step, s->then, s->otherwise, s->body}) for_each_call(part, visit);
  for (const Stmt* each : s->statements) for_each_call(each, visit);
}

void for_each_call(const Kernel& kernel, auto&& visit) {
  for (const Stmt* each : kernel.constants) for_each_call(each, visit);
  for_each_call(kernel.body, visit);
}

}  // namespace tenor::spec::tenstorrent
