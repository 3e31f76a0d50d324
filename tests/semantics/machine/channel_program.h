// SPDX-License-Identifier: Apache-2.0
// Programs of the small language (channel_language.h).
#pragma once

#include "spec/text/read.h"
#include "tests/semantics/machine/channel_language.h"

namespace tenor::semantics::channel {

/// How many values a task receives, and how many it then sends.
struct Counts {
  std::int64_t received = 0, sent = 0, limit = 0;
};

/// Tasks, and a module with a function `twice`.
struct Text {
  spec::Program program;
  Tasks* tasks = nullptr;

  /// The third where it does anything.
  Text(const Counts& a, const Counts& b, const Counts& c = {}) {
    spec::Report report;
    program = spec::read(
                  "from tvm.script import tir as T\n"
                  "@T.prim_func\n"
                  "def twice(n: T.int64) -> T.int64:\n"
                  "    T.ret(n * T.int64(2))\n",
                  report)
                  .program;
    tasks = program.make<Tasks>({});
    tasks->tasks = {task(a), task(b), c.received + c.sent > 0 ? task(c) : nullptr};
  }
  template <class L, class D>
  MachineOf<L, D> machine() const {
    return {program, program.modules.at(0), Granularity::kExpr};
  }

 private:
  const Task* task(const Counts& counts) {
    auto* task = program.make<Task>({});
    if (counts.sent > 0) {
      auto* send = program.make<Send>({});
      send->count = counts.sent;
      task->send = send;
    }
    if (counts.received > 0) {
      auto* receive = program.make<Receive>({});
      receive->count = counts.received, receive->limit = counts.limit;
      task->receive = receive;
    }
    return task;
  }
};

}  // namespace tenor::semantics::channel
