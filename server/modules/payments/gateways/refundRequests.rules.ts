import { AppError } from '../../../lib/errors';
import type { RefundReport, RefundRequest } from './gateway.types';

/** The gateway rejects this refund. Retrying does not help until an operator acts. */
export class RefundRefused extends AppError {
  constructor(reason: string, cause?: unknown) {
    super(502, 'payment_refused', reason, { cause });
  }
}

/**
 * Finds this refund among the charge's refunds when the response to an earlier request was lost.
 * @returns undefined when the refund does not exist yet and may be made
 * @throws RefundRefused when the refund would exceed the charge
 */
export function findOrAllowRefund(
  made: readonly RefundReport[],
  { keys, amount, captured }: RefundRequest,
): RefundReport | undefined {
  const standing = made.filter((refund) => refund.state !== 'failed');
  const mine = standing.find(({ key }) => key !== null && keys.includes(key));
  if (mine) return mine;
  const paidBack = standing.reduce((sum, refund) => sum + refund.amount, 0);
  if (paidBack + amount > captured) {
    throw new RefundRefused('Other refunds of this payment leave less than this one needs.');
  }
  return undefined;
}

export const lastKeyOf = ({ keys }: RefundRequest): string => keys[keys.length - 1] ?? keys[0];
