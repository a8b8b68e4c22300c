import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { addedCharges } from '../catalog/charges.rules';
import { posterAddress } from '../catalog/poster.rules';
import type { ListedEntry } from './waitingList.repository';

export const presentEntry = (row: ListedEntry): Schemas['WaitingEntry'] => ({
  id: row.id,
  state: row.state,
  place: row.state === 'waiting' || row.state === 'in_approval' ? row.place : null,
  event: row.event_id,
  event_title: row.event_title,
  event_start_at: row.event_start_at.toISOString(),
  event_timezone: row.event_timezone,
  event_venue: row.event_venue,
  event_city: row.event_city,
  event_category: row.event_category,
  image: posterAddress(row.event_image, row.event_calendar_sequence),
  ticket_tier: row.tier_id,
  ticket_tier_name: row.tier_name,
  quantity: row.quantity,
  max_per_booking: row.max_per_booking,
  accepts_fewer: row.accepts_fewer,
  unit_price: toDecimal(row.unit_price),
  currency: row.currency,
  added_charges: addedCharges(row.unit_price),
  offered_until: row.offered_until?.toISOString() ?? null,
  booking: row.booking_id,
  approval: row.approval_id,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
});
