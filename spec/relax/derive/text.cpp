// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/derive/text.h"

#include "spec/text/print.h"
#include "spec/text/printer/relax/printer.h"

namespace tenor::spec::relax {

std::string full_text(const StructInfo* s) {
  return printer::RelaxPrinter({Generation::kNested, {}, true, {}, nullptr}).struct_info(s);
}

std::string text_of(const StructInfo* s) { return s ? print(s) : "nothing"; }

std::string text_of(const VDevice& device, std::span<const VDevice* const> all) {
  return printer::spelled_vdevice(&device, all);
}

}  // namespace tenor::spec::relax
