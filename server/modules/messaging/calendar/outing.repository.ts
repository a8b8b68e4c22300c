import type { ModuleDeps } from '../../../deps';

/** Where a booking leads to, as tickets and calendars say it. */
export interface OutingRow {
  id: number;
  booking_number: string;
  booking_updated_at: Date;
  is_called_off: boolean;
  tier_name: string;
  company_name: string;
  event_id: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_at: Date;
  event_end_at: Date;
  event_timezone: string;
  event_updated_at: Date;
  /** How often it was moved or cancelled. */
  event_calendar_sequence: number;
}

/** The caller has settled that the booking is there and may be read. */
export function findOuting(db: ModuleDeps['db'], bookingId: number): Promise<OutingRow> {
  return db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .innerJoin('companies as c', 'c.id', 'b.company_id')
    .where('b.id', '=', bookingId)
    .select((eb) => [
      'b.id',
      'b.booking_number',
      'b.updated_at as booking_updated_at',
      eb
        .or([eb('b.status', 'in', ['cancelled', 'refunded']), eb('e.cancelled_at', 'is not', null)])
        .$castTo<boolean>()
        .as('is_called_off'),
      't.name as tier_name',
      'c.name as company_name',
      'b.event_id',
      'e.title as event_title',
      'e.venue as event_venue',
      'e.city as event_city',
      'e.start_at as event_start_at',
      'e.end_at as event_end_at',
      'e.timezone as event_timezone',
      'e.updated_at as event_updated_at',
      'e.calendar_sequence as event_calendar_sequence',
    ])
    .executeTakeFirstOrThrow();
}
