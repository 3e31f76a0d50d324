# Calls into the compiler's runtime, as MakePackedAPI prints them.
from tvm.script import ir as I
from tvm.script import tir as T


@I.ir_module
class Module:
    I.module_attrs({"runtime": "test"})
    I.module_global_infos({"vdevice": [I.vdevice("llvm")], "dummy": [I.dummy_global_info()]})

    @I.pyfunc
    def python(self):
        return [x for x in range(3)]

    @T.prim_func(private=True)
    def helper(p: T.handle("float32"), n: T.int32) -> T.int32:
        T.evaluate(p)
        return n

    @T.prim_func
    def main(args: T.handle, n: T.int32) -> T.int32:
        T.func_attr({"calling_conv": 1})
        assert not T.isnullptr(args), "args is NULL"
        code: T.int32 = T.tvm_struct_get(args, 0, 13, "int32")
        p: T.handle("float32", "global") = T.tvm_struct_get(args, 0, 1, "handle")
        T.tvm_struct_set(args, 0, 10, code)
        A = T.decl_buffer((4,), data=p)
        T.evaluate(T.anylist_getitem(args, 1))
        with T.attr(T.comm_reducer(lambda x, y: x + y, [T.float32(0)]), "reduce_scope", T.reinterpret("handle", T.uint64(0))):
            T.tvm_thread_allreduce(T.uint32(1), A[0], T.bool(True), p, n)
        axis = T.iter_var(n, T.Range(0, 16), "ThreadIndex", "threadIdx.y")
        with T.attr(axis, "thread_extent", 16):
            A[0] = T.float32(1)
        alias = T.meta_var(A)
        alias[1] = T.float32(2)
        bound = I.Range(0, 16)
        T.evaluate(cls.helper(A.data, n))
        T.evaluate(Module.helper(A.data, bound.extent))
        T.evaluate(T.ret(0))
