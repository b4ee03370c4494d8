/// The audit as the values of its page, and as questions to the publisher.
#pragma once

#include <vector>

#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/render/audit_page.hpp"

namespace ruleproof::audit {

/// `matters`: the gravest first; a question that was not tried comes last. The page points into
/// `report`, which holds the findings and the checks. `words`: what steps are told by.
[[nodiscard]] auto page_of(const Audit& audit, const std::vector<Matter>& matters,
                           const Errata& errata, GameReport report, render::Wording words = {})
    -> render::AuditPage;

}  // namespace ruleproof::audit
