import type { PolicyFinding, PolicyOutcome } from '../../../db/schema/spending';
import type { ErrorCode } from '../../../lib/errorCodes.gen';
import { AppError, conflict, forbidden } from '../../../lib/errors';

const detailsOf = (findings: readonly PolicyFinding[], outcome: PolicyOutcome) => ({
  reasons: findings.filter((one) => one.outcome === outcome).map(({ sentence }) => sentence),
  findings,
});

/** The errors of policies, each with one wording and one code. */
export const policyErrors = {
  /** Also used for bookings that changed after their approval. */
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
  /** Shown to the person who names the guest; does not reveal what other people have given. */
  guestRefused: (company: string, field: string) =>
    atField(
      'guest_refused',
      `By its rules for guests ${company} cannot give this person a seat.`,
      field,
    ),
  guestNeedsApproval: (company: string, field: string) =>
    atField(
      'guest_needs_approval',
      `${company} has to approve this guest first. Name the person in a request for approval when you book.`,
      field,
    ),
  notProven: () =>
    forbidden(
      "Prove your company's domain first: a policy applies to colleagues whom you did not invite.",
      'domain_not_proven',
    ),
} as const;

/** A conflict whose sentence is also the error of the field. */
const atField = (code: ErrorCode, sentence: string, field: string) =>
  new AppError(409, code, sentence, { fields: { [field]: sentence } });

/** `…does not allow this: 12 seats, above the limit of 10.` */
const withReasons = (sentence: string, reasons: readonly string[]) =>
  `${[sentence, reasons.join('; ')].filter(Boolean).join(': ')}.`;
