import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import type { BookingRow } from '../bookings.types';

const DEFAULT_CURRENCY = 'INR';

/**
 * The total covers bookings in the oldest booking's currency; bookings in other currencies are paid separately.
 */
export function presentCart(rows: readonly BookingRow[]): Schemas['Cart'] {
  const currency = rows[0]?.currency ?? DEFAULT_CURRENCY;
  const counted = rows.filter((row) => row.currency === currency);
  return {
    items: rows.map(presentItem),
    total_items: rows.reduce((count, row) => count + row.quantity, 0),
    total_amount: toDecimal(counted.reduce((sum, row) => sum + row.total_amount, 0)),
    currency,
  };
}

const presentItem = (row: BookingRow): Schemas['CartItem'] => ({
  id: row.id,
  booking_number: row.booking_number,
  event_id: row.event_id,
  event_title: row.event_title,
  ticket_tier_id: row.ticket_tier_id,
  ticket_tier_name: row.ticket_tier_name,
  unit_price: toDecimal(row.unit_price),
  quantity: row.quantity,
  total_price: toDecimal(row.total_amount),
  currency: row.currency,
  status: row.status,
  payment_status: row.payment_status,
  added_at: row.created_at.toISOString(),
});
