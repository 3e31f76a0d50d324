// SPDX-License-Identifier: Apache-2.0
// The table of examples, in the order of the codes.
#include "spec/command/examples.h"

#include <algorithm>
#include <iterator>

namespace tenor::spec {
namespace {

constexpr Example kExamples[] = {
    {Code::P_STRING, R"(@T.prim_func
def main():
    T.evaluate("abc)
)"},
    {Code::P_SYNTAX, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = = 1
)"},
    {Code::P_NAME, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = missing
)"},
    {Code::P_CONSTRUCT, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    del A
)"},
    {Code::P_ARGUMENT, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.max(1)
)"},
    {Code::I_REGION_RANK, R"(@T.prim_func
def main(A: T.Buffer((4, 4), "int32")):
    with T.block("b"):
        T.reads(A[0:4])
        T.writes()
        T.evaluate(A[0, 0])
)"},
    {Code::I_MATCH_REGION, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    with T.block("b"):
        B = T.match_buffer(A[0:4], (4,), "float32")
        T.evaluate(B[0])
)"},
    {Code::I_VECTORIZED, R"(@T.prim_func
def main(A: T.Buffer((8,), "int32")):
    for i in T.vectorized(2, 8):
        A[i] = 1
)"},
    {Code::I_THREAD_TAG, R"(@T.prim_func
def main():
    for i in T.thread_binding(4, thread="threadIdx.x"):
        for j in T.thread_binding(8, thread="threadIdx.x"):
            T.evaluate(i + j)
)"},
    {Code::I_JUMP, R"(@T.prim_func
def main():
    break
)"},
    {Code::T_LITERAL, R"(@T.prim_func
def main(A: T.Buffer((4,), "int8")):
    A[0] = T.int8(300)
)"},
    {Code::T_CAST, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Cast("int32", T.Broadcast(1, 4))
)"},
    {Code::T_SELECT, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Select(A[0], 1, 2)
)"},
    {Code::T_INDEX, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32"), x: T.float32):
    A[x] = 1
)"},
    {Code::T_INDEX_RANK, R"(@T.prim_func
def main(A: T.Buffer((4, 4), "int32")):
    A[0] = 1
)"},
    {Code::T_RAMP, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[T.Ramp(0, 1, 1)] = 1
)"},
    {Code::T_BROADCAST, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Broadcast(1, 1)
)"},
    {Code::T_SHUFFLE, R"(@T.prim_func
def main(A: T.Buffer((4,), "int32")):
    A[0] = T.Shuffle([T.Broadcast(1, 2)], [5])
)"},
    {Code::T_BOOL, R"(@T.prim_func
def main(x: T.int32):
    T.evaluate(T.And(x, x))
)"},
    {Code::T_STORE, R"(@T.prim_func
def main(A: T.Buffer((8,), "float32")):
    A[0] = T.Broadcast(T.float32(0), 4)
)"},
    {Code::T_LOOP, R"(@T.prim_func
def main(x: T.float32):
    for i in range(x):
        T.evaluate(i)
)"},
    {Code::T_WHILE, R"(@T.prim_func
def main(x: T.float32):
    while x:
        T.evaluate(0)
)"},
    {Code::S_BUILTIN, R"(@T.prim_func
def main():
    T.evaluate(T.tvm_storage_sync("shared"))
)"},
    {Code::S_DATATYPE, R"(@T.prim_func
def main(A: T.Buffer((4,), "float8_e4m3fn")):
    A[0] = A[1]
)"},
};

}  // namespace

std::span<const Example> all_examples() { return kExamples; }

std::string_view example_of(Code code) {
  const auto found = std::find_if(std::begin(kExamples), std::end(kExamples),
                                  [&](const Example& example) { return example.code == code; });
  return found == std::end(kExamples) ? std::string_view() : found->text;
}

}  // namespace tenor::spec
