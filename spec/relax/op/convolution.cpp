// SPDX-License-Identifier: Apache-2.0
// Convolutions and transposed ones.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kNnConv1dParameters[] = {{"data"},
                                             {"weight"},
                                             {"strides", kAttribute, "1"},
                                             {"padding", kAttribute, "0"},
                                             {"dilation", kAttribute, "1"},
                                             {"groups", kAttribute, "1"},
                                             {"data_layout", kAttribute, "\"NCW\""},
                                             {"kernel_layout", kAttribute, "\"OIW\""},
                                             {"out_layout", kAttribute, "None"},
                                             {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv1dTransposeParameters[] = {{"data"},
                                                      {"weight"},
                                                      {"strides", kAttribute, "1"},
                                                      {"padding", kAttribute, "0"},
                                                      {"output_padding", kAttribute, "0"},
                                                      {"dilation", kAttribute, "1"},
                                                      {"groups", kAttribute, "1"},
                                                      {"data_layout", kAttribute, "\"NCW\""},
                                                      {"kernel_layout", kAttribute, "\"IOW\""},
                                                      {"out_layout", kAttribute, "None"},
                                                      {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv2dParameters[] = {{"data"},
                                             {"weight"},
                                             {"strides", kAttribute, "(1, 1)"},
                                             {"padding", kAttribute, "(0, 0)"},
                                             {"dilation", kAttribute, "(1, 1)"},
                                             {"groups", kAttribute, "1"},
                                             {"data_layout", kAttribute, "\"NCHW\""},
                                             {"kernel_layout", kAttribute, "\"OIHW\""},
                                             {"out_layout", kAttribute, "None"},
                                             {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv2dTransposeParameters[] = {{"data"},
                                                      {"weight"},
                                                      {"strides", kAttribute, "(1, 1)"},
                                                      {"padding", kAttribute, "(0, 0)"},
                                                      {"output_padding", kAttribute, "(0, 0)"},
                                                      {"dilation", kAttribute, "(1, 1)"},
                                                      {"groups", kAttribute, "1"},
                                                      {"data_layout", kAttribute, "\"NCHW\""},
                                                      {"kernel_layout", kAttribute, "\"IOHW\""},
                                                      {"out_layout", kAttribute, "None"},
                                                      {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv3dParameters[] = {{"data"},
                                             {"weight"},
                                             {"strides", kAttribute, "(1, 1, 1)"},
                                             {"padding", kAttribute, "(0, 0, 0)"},
                                             {"dilation", kAttribute, "(1, 1, 1)"},
                                             {"groups", kAttribute, "1"},
                                             {"data_layout", kAttribute, "\"NCDHW\""},
                                             {"kernel_layout", kAttribute, "\"OIDHW\""},
                                             {"out_layout", kAttribute, "None"},
                                             {"out_dtype", kAttribute, "None"}};
constexpr Parameter kNnConv3dTransposeParameters[] = {{"data"},
                                                      {"weight"},
                                                      {"strides", kAttribute, "(1, 1, 1)"},
                                                      {"padding", kAttribute, "(0, 0, 0)"},
                                                      {"output_padding", kAttribute, "(0, 0, 0)"},
                                                      {"dilation", kAttribute, "(1, 1, 1)"},
                                                      {"groups", kAttribute, "1"},
                                                      {"data_layout", kAttribute, "\"NCDHW\""},
                                                      {"kernel_layout", kAttribute, "\"IODHW\""},
                                                      {"out_layout", kAttribute, "None"},
                                                      {"out_dtype", kAttribute, "None"}};

constexpr Operator kOperators[] = {
    {"nn.conv1d", kNnConv1dParameters, Purity::kPure},
    {"nn.conv1d_transpose", kNnConv1dTransposeParameters, Purity::kPure},
    {"nn.conv2d", kNnConv2dParameters, Purity::kPure},
    {"nn.conv2d_transpose", kNnConv2dTransposeParameters, Purity::kPure},
    {"nn.conv3d", kNnConv3dParameters, Purity::kPure},
    {"nn.conv3d_transpose", kNnConv3dTransposeParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> convolution_operators() { return kOperators; }

}  // namespace tenor::spec::relax
