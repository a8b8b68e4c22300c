/** The state of the model of sequences.test.ts; money in minor units. */

export interface Person {
  company: number;
  /** Whether the person may read the bookings of the company. */
  isManager: boolean;
}

export interface ModelTier {
  total: number;
  price: number;
  max: number;
  /** The only company that can book it; null for all. */
  onlyFor: number | null;
}

export interface ModelBooking {
  owner: number;
  tier: number;
  quantity: number;
  unitPrice: number;
  state: 'held' | 'expired' | 'sold' | 'cancelled' | 'removed';
  /** The hold has ended, but the hold expiry worker has not run yet. */
  isOver: boolean;
  isExtended: boolean;
  /** The seats were taken again after the hold ran out, which is possible once (D31). */
  isRetaken: boolean;
  /** Stays true when a paid booking is cancelled (D13). */
  isPaid: boolean;
}

export interface Share {
  line: ModelBooking;
  quantity: number;
  unitPrice: number;
}

/** A payment on the gateway's own page. */
export interface HostedPayment {
  owner: number;
  shares: readonly Share[];
  amount: number;
  status: 'pending' | 'failed' | 'success' | 'refunded';
}

/** Whether the payment is for any of these bookings. */
export const hasLineOf = (payment: HostedPayment, shares: readonly Share[]): boolean =>
  payment.shares.some(({ line }) => shares.some((share) => share.line === line));

const roundedPercent = (amount: number, percent: number) =>
  Math.floor((amount * percent * 2 + 100) / 200);

/** Tickets, 2 % fee, 18 % GST on both, each rounded half up once (D12). */
export function totalWithFees(shares: readonly Share[]): number {
  const tickets = shares.reduce((sum, share) => sum + share.quantity * share.unitPrice, 0);
  const withFee = tickets + roundedPercent(tickets, 2);
  return withFee + roundedPercent(withFee, 18);
}
