# corpus/schedules/sampled_gpu_layer_norm_32: stage 08, after tir.Simplify, printed by TVM 0.22.0 from corpus/schedules/sampled_programs.py; licence Apache-2.0
# from tvm.script import ir as I
# from tvm.script import tir as T

@I.ir_module
class Module:
    @T.prim_func
    def sampled_gpu_layer_norm_32(A: T.Buffer((4, 64), "float32"), B: T.Buffer((4, 64), "float32")):
        T.func_attr({"target": T.target({"arch": "sm_80", "host": {"keys": ["cpu"], "kind": "c", "tag": ""}, "keys": ["cuda", "gpu"], "kind": "cuda", "max_num_threads": 1024, "tag": "", "thread_warp_size": 32})})
        total = T.allocate([4], "float32", "global")
        squares = T.allocate([4], "float32", "global")
        total_1 = T.Buffer((4,), data=total)
        squares_1 = T.Buffer((4,), data=squares)
        A_1 = T.Buffer((256,), data=A.data)
        with T.launch_thread("blockIdx.x", 1) as blockIdx_x:
            threadIdx_x = T.launch_thread("threadIdx.x", 4)
            total_1[threadIdx_x] = T.float32(0.0)
            squares_1[threadIdx_x] = T.float32(0.0)
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64] * A_1[threadIdx_x * 64]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 1]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 1] * A_1[threadIdx_x * 64 + 1]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 2]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 2] * A_1[threadIdx_x * 64 + 2]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 3]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 3] * A_1[threadIdx_x * 64 + 3]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 4]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 4] * A_1[threadIdx_x * 64 + 4]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 5]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 5] * A_1[threadIdx_x * 64 + 5]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 6]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 6] * A_1[threadIdx_x * 64 + 6]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 7]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 7] * A_1[threadIdx_x * 64 + 7]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 8]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 8] * A_1[threadIdx_x * 64 + 8]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 9]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 9] * A_1[threadIdx_x * 64 + 9]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 10]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 10] * A_1[threadIdx_x * 64 + 10]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 11]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 11] * A_1[threadIdx_x * 64 + 11]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 12]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 12] * A_1[threadIdx_x * 64 + 12]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 13]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 13] * A_1[threadIdx_x * 64 + 13]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 14]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 14] * A_1[threadIdx_x * 64 + 14]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 15]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 15] * A_1[threadIdx_x * 64 + 15]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 16]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 16] * A_1[threadIdx_x * 64 + 16]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 17]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 17] * A_1[threadIdx_x * 64 + 17]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 18]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 18] * A_1[threadIdx_x * 64 + 18]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 19]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 19] * A_1[threadIdx_x * 64 + 19]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 20]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 20] * A_1[threadIdx_x * 64 + 20]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 21]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 21] * A_1[threadIdx_x * 64 + 21]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 22]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 22] * A_1[threadIdx_x * 64 + 22]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 23]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 23] * A_1[threadIdx_x * 64 + 23]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 24]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 24] * A_1[threadIdx_x * 64 + 24]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 25]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 25] * A_1[threadIdx_x * 64 + 25]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 26]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 26] * A_1[threadIdx_x * 64 + 26]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 27]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 27] * A_1[threadIdx_x * 64 + 27]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 28]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 28] * A_1[threadIdx_x * 64 + 28]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 29]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 29] * A_1[threadIdx_x * 64 + 29]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 30]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 30] * A_1[threadIdx_x * 64 + 30]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 31]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 31] * A_1[threadIdx_x * 64 + 31]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 32]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 32] * A_1[threadIdx_x * 64 + 32]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 33]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 33] * A_1[threadIdx_x * 64 + 33]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 34]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 34] * A_1[threadIdx_x * 64 + 34]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 35]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 35] * A_1[threadIdx_x * 64 + 35]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 36]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 36] * A_1[threadIdx_x * 64 + 36]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 37]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 37] * A_1[threadIdx_x * 64 + 37]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 38]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 38] * A_1[threadIdx_x * 64 + 38]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 39]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 39] * A_1[threadIdx_x * 64 + 39]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 40]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 40] * A_1[threadIdx_x * 64 + 40]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 41]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 41] * A_1[threadIdx_x * 64 + 41]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 42]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 42] * A_1[threadIdx_x * 64 + 42]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 43]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 43] * A_1[threadIdx_x * 64 + 43]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 44]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 44] * A_1[threadIdx_x * 64 + 44]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 45]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 45] * A_1[threadIdx_x * 64 + 45]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 46]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 46] * A_1[threadIdx_x * 64 + 46]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 47]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 47] * A_1[threadIdx_x * 64 + 47]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 48]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 48] * A_1[threadIdx_x * 64 + 48]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 49]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 49] * A_1[threadIdx_x * 64 + 49]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 50]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 50] * A_1[threadIdx_x * 64 + 50]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 51]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 51] * A_1[threadIdx_x * 64 + 51]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 52]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 52] * A_1[threadIdx_x * 64 + 52]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 53]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 53] * A_1[threadIdx_x * 64 + 53]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 54]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 54] * A_1[threadIdx_x * 64 + 54]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 55]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 55] * A_1[threadIdx_x * 64 + 55]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 56]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 56] * A_1[threadIdx_x * 64 + 56]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 57]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 57] * A_1[threadIdx_x * 64 + 57]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 58]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 58] * A_1[threadIdx_x * 64 + 58]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 59]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 59] * A_1[threadIdx_x * 64 + 59]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 60]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 60] * A_1[threadIdx_x * 64 + 60]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 61]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 61] * A_1[threadIdx_x * 64 + 61]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            with T.LetStmt(total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 62]) as new_total:
                new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 62] * A_1[threadIdx_x * 64 + 62]
                total_1[threadIdx_x] = new_total
                squares_1[threadIdx_x] = new_squares
            new_total: T.float32 = total_1[threadIdx_x] + A_1[threadIdx_x * 64 + 63]
            new_squares: T.float32 = squares_1[threadIdx_x] + A_1[threadIdx_x * 64 + 63] * A_1[threadIdx_x * 64 + 63]
            total_1[threadIdx_x] = new_total
            squares_1[threadIdx_x] = new_squares
        blockIdx_x = T.launch_thread("blockIdx.x", 2)
        threadIdx_x = T.launch_thread("threadIdx.x", 128)
        B_1 = T.Buffer((256,), data=B.data)
        B_1[blockIdx_x * 128 + threadIdx_x] = (A_1[blockIdx_x * 128 + threadIdx_x] - total_1[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625)) / T.sqrt(squares_1[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625) - total_1[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625) * (total_1[blockIdx_x * 2 + threadIdx_x // 64] * T.float32(0.015625)) + T.float32(1.0))
