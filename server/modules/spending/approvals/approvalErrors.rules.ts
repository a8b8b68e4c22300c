import { conflict, forbidden, gone, notFound } from '../../../lib/errors';
import { formatMoney, toDecimal } from '../../../lib/money';
import type { StoredApproval } from './approvals.repository';

/** The errors of requests for approval, each with one wording and one code. */
export const approvalErrors = {
  noSuchRequest: () => notFound('Request not found'),
  alreadyDecided: (status: StoredApproval['status'], by: string | null) =>
    conflict(
      'already_decided',
      by === null
        ? `This request is ${status} already.`
        : `${by} has ${status} this request already.`,
      { status, decided_by: by },
    ),
  expired: () =>
    conflict(
      'approval_expired',
      'The time to decide has passed. The seats are on sale again, and the requester can ask anew.',
      { status: 'expired' },
    ),
  nothingLeft: () =>
    conflict('approval_ended', 'None of the bookings of this request can be paid any more.', {
      status: 'expired',
    }),
  notNeeded: () =>
    conflict(
      'approval_not_needed',
      'The policy of your company asks for no approval. You can pay.',
    ),
  noApprover: () =>
    conflict(
      'no_approver',
      'Nobody else of your company can decide this. Please ask a company admin to name an owner of the cost centre.',
    ),
  costCentreNeeded: () => conflict('cost_centre_required', 'Choose a cost centre first.'),
  ended: (sentence: string) => conflict('approval_too_late', sentence),
  noSuchLink: () =>
    notFound(
      'This link is not complete, or is not one of ours. Please open it from the email again.',
    ),
  linkUsed: () =>
    gone(
      'You have used this link already. It works once; sign in to see the request.',
      'link_used',
    ),
  linkLate: () =>
    gone(
      'The time to decide has passed. The seats are on sale again, and the requester was told.',
      'approval_expired',
    ),
  linkSuperseded: () =>
    gone(
      'The request has gone on since this email: somebody else decides it now, or a part of it was decided.',
      'link_superseded',
    ),
  linkOfNobody: () =>
    gone(
      'Whoever got this link can no longer decide this request: the account is closed, or has left the company.',
      'link_gone',
    ),
  signInRequired: () =>
    forbidden('Your company asks for a sign-in to decide requests.', 'sign_in_required'),
  /** @param amount over the budget, minor units */
  overBudget: (by: number, currency: string) =>
    conflict(
      'over_budget',
      `The budget is exceeded by ${formatMoney(by, currency)}. Approve once more if it shall be.`,
      { by: toDecimal(by), currency },
    ),
} as const;
