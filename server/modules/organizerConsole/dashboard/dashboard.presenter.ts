import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import type { AttendeeRow, BookingMoney, SalesSums, SoldBookingRow } from './dashboard.types';
import { keptOf } from './sales.rules';

/** False for free tickets. */
const isPaidByTest = (money: BookingMoney | undefined): boolean =>
  money !== undefined && money.share.is_test && money.share.amount > 0;

export function presentSoldBooking(
  { unit_price: _price, ...row }: SoldBookingRow,
  money: BookingMoney | undefined,
): Schemas['EventBooking'] {
  const isRefunded = money !== undefined && (money.refunded > 0 || row.state === 'refunded');
  return {
    ...row,
    tickets_amount: toDecimal(row.tickets_amount),
    is_test: isPaidByTest(money),
    paid_amount: money ? toDecimal(money.share.amount) : null,
    refund: isRefunded
      ? {
          amount: toDecimal(money.refunded),
          state: money.refunding > 0 ? 'under_way' : 'done',
        }
      : null,
    created_at: row.created_at.toISOString(),
    paid_at: money?.share.paid_at.toISOString() ?? null,
    hold_expires_at: row.hold_expires_at?.toISOString() ?? null,
  };
}

export const presentAttendee = (row: AttendeeRow): Schemas['EventAttendee'] => ({
  ...row,
  checked_in_at: row.checked_in_at?.toISOString() ?? null,
});

export const presentSums = (sums: SalesSums) => ({
  bookings: sums.bookings,
  seats: sums.seats,
  tickets: toDecimal(sums.tickets),
  paid: toDecimal(sums.paid),
  refunded: toDecimal(sums.refunded),
  kept: toDecimal(keptOf(sums)),
});
