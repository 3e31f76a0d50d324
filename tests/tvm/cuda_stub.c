// SPDX-License-Identifier: Apache-2.0
// A libcuda.so.1 for machines without a GPU: the TVM inside the nested generation's wheel is linked
// against the CUDA driver, and does not load unless these names resolve. None of them is called
// when TVM compiles for the CPU; if one were, it would report CUDA_ERROR_UNKNOWN.

enum { CUDA_ERROR_UNKNOWN = 999 };

#define UNAVAILABLE(name) \
  int name(void) { return CUDA_ERROR_UNKNOWN; }

UNAVAILABLE(cuDeviceGetName)
UNAVAILABLE(cuFuncSetAttribute)
UNAVAILABLE(cuGetErrorName)
UNAVAILABLE(cuGetErrorString)
UNAVAILABLE(cuLaunchKernel)
UNAVAILABLE(cuMemsetD32_v2)
UNAVAILABLE(cuModuleGetFunction)
UNAVAILABLE(cuModuleGetGlobal_v2)
UNAVAILABLE(cuModuleLoadData)
UNAVAILABLE(cuModuleUnload)
UNAVAILABLE(cuTensorMapEncodeTiled)
