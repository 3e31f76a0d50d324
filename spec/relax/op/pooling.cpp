// SPDX-License-Identifier: Apache-2.0
// Pooling over windows, or to a given size.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kNnAdaptiveAvgPool1dParameters[] = {{"data"},
                                                        {"output_size", kAttribute, "None"},
                                                        {"layout", kAttribute, "\"NCW\""},
                                                        {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAdaptiveAvgPool2dParameters[] = {{"data"},
                                                        {"output_size", kAttribute, "None"},
                                                        {"layout", kAttribute, "\"NCHW\""},
                                                        {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAdaptiveAvgPool3dParameters[] = {{"data"},
                                                        {"output_size", kAttribute, "None"},
                                                        {"layout", kAttribute, "\"NCDHW\""},
                                                        {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAvgPool1dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1,)"},
                                                {"strides", kAttribute, "(1,)"},
                                                {"padding", kAttribute, "(0, 0)"},
                                                {"dilation", kAttribute, "(1,)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "True"},
                                                {"layout", kAttribute, "\"NCW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAvgPool2dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1, 1)"},
                                                {"strides", kAttribute, "(1, 1)"},
                                                {"padding", kAttribute, "(0, 0)"},
                                                {"dilation", kAttribute, "(1, 1)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "False"},
                                                {"layout", kAttribute, "\"NCHW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnAvgPool3dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1, 1, 1)"},
                                                {"strides", kAttribute, "(1, 1, 1)"},
                                                {"padding", kAttribute, "(0, 0, 0)"},
                                                {"dilation", kAttribute, "(1, 1, 1)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "True"},
                                                {"layout", kAttribute, "\"NCDHW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnMaxPool1dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1,)"},
                                                {"strides", kAttribute, "(1,)"},
                                                {"padding", kAttribute, "(0, 0)"},
                                                {"dilation", kAttribute, "(1,)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "False"},
                                                {"layout", kAttribute, "\"NCW\""},
                                                {"out_layout", kAttribute, "None"}};
constexpr Parameter kNnMaxPool3dParameters[] = {{"data"},
                                                {"pool_size", kAttribute, "(1, 1, 1)"},
                                                {"strides", kAttribute, "(1, 1, 1)"},
                                                {"padding", kAttribute, "(0, 0, 0)"},
                                                {"dilation", kAttribute, "(1, 1, 1)"},
                                                {"ceil_mode", kAttribute, "False"},
                                                {"count_include_pad", kAttribute, "False"},
                                                {"layout", kAttribute, "\"NCDHW\""},
                                                {"out_layout", kAttribute, "None"}};

constexpr Operator kOperators[] = {
    {"nn.adaptive_avg_pool1d", kNnAdaptiveAvgPool1dParameters, Purity::kPure},
    {"nn.adaptive_avg_pool2d", kNnAdaptiveAvgPool2dParameters, Purity::kPure},
    {"nn.adaptive_avg_pool3d", kNnAdaptiveAvgPool3dParameters, Purity::kPure},
    {"nn.avg_pool1d", kNnAvgPool1dParameters, Purity::kPure},
    {"nn.avg_pool2d", kNnAvgPool2dParameters, Purity::kPure},
    {"nn.avg_pool3d", kNnAvgPool3dParameters, Purity::kPure},
    {"nn.max_pool1d", kNnMaxPool1dParameters, Purity::kPure},
    {"nn.max_pool2d", kNnAvgPool2dParameters, Purity::kPure},
    {"nn.max_pool3d", kNnMaxPool3dParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> pooling_operators() { return kOperators; }

}  // namespace tenor::spec::relax
