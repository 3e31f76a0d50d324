// SPDX-License-Identifier: Apache-2.0
// Methods of values (`A.vload(i)`, `x.astype("int32")`), and what invoke.cpp hands on: datatypes,
// builtins, and the few Python functions that constants are made with.
#pragma once

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

/// A method of a kind of value.
struct Method {
  Kind of;
  std::string_view name;
  Value (*read)(Reader&, const Value& self, Call&);
  int variant = 0;
};

/// The method `name` of `self`, or null.
const Method* find_method(const Value& self, std::string_view name);

/// `T.int32(…)`: a literal or conversion; without an argument a new variable.
Value read_dtype(Reader& r, DataType dtype, Call& call);

/// A call of a builtin that has no construct of its own.
Value read_builtin(Reader& r, const Builtin& builtin, Call& call);

/// Is `name` one of the Python functions that are computed: `int`, `float`, `len`, …?
bool is_python_function(std::string_view name);
Value call_python(Reader& r, std::string_view name, Call& call);

}  // namespace tenor::spec::reader
