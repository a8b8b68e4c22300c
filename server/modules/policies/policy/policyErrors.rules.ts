import type { PolicyFinding, PolicyOutcome } from '../../../db/schema/policies';
import { conflict, forbidden } from '../../../lib/errors';

const detailsOf = (findings: readonly PolicyFinding[], outcome: PolicyOutcome) => ({
  reasons: findings.filter((one) => one.outcome === outcome).map(({ sentence }) => sentence),
  findings,
});

/** The errors of policies, each with one wording and one code. */
export const policyErrors = {
  /** Also where bookings changed after their request was approved. */
  approvalRequired(findings: readonly PolicyFinding[]) {
    const details = detailsOf(findings, 'needs_approval');
    const sentence = 'The policy of your company asks for an approval before this is paid';
    return conflict('approval_required', withReasons(sentence, details.reasons), details);
  },
  refused(findings: readonly PolicyFinding[]) {
    const details = detailsOf(findings, 'refuse');
    const sentence = 'The policy of your company does not allow this';
    return conflict('policy_refused', withReasons(sentence, details.reasons), details);
  },
  costCentreRequired: () =>
    conflict('cost_centre_required', 'Choose the cost centre that this is charged to.'),
  notProven: () =>
    forbidden(
      "Prove your company's domain first: a policy applies to colleagues whom you did not invite.",
      'domain_not_proven',
    ),
} as const;

/** `…does not allow this: 12 seats, above the limit of 10.` */
const withReasons = (sentence: string, reasons: readonly string[]) =>
  `${[sentence, reasons.join('; ')].filter(Boolean).join(': ')}.`;
