import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema/index';
import type { SearchDocument } from '../../modules/catalog/searchText.rules';
import { words } from '../table';

/** A row to insert; omitted columns get the table's default. */
export type Row<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>;

/** Tables to fill after `events`. A table comes after the tables it references. */
export const worldTables = [
  ...words('event_access ticket_tiers cost_centres cost_centre_members budgets company_policies'),
  ...words(
    'company_credits delegations approvals approval_steps bookings booking_history payments',
  ),
  ...words(
    'payment_bookings tickets check_ins credit_charges credit_receipts credit_receipt_parts',
  ),
  ...words('approval_bookings company_guests seat_pools seat_pool_bookings seat_claims'),
  ...words('booking_guests budget_allocations budget_entries'),
] as const;

/** An event with its words instead of the search vector, which the database computes from them. */
export type WorldEvent = Omit<Row<'events'>, 'search'> & { words: SearchDocument };

/** A row whose listed columns are set. */
type Filled<Table extends keyof Schema, Column extends keyof Row<Table>> = Row<Table> &
  Required<Pick<Row<Table>, Column>>;

type Rows = { [Table in (typeof worldTables)[number]]: Row<Table>[] };

export interface World extends Omit<Rows, 'ticket_tiers' | 'budgets'> {
  events: WorldEvent[];
  ticket_tiers: Filled<
    'ticket_tiers',
    'id' | 'price' | 'available' | 'held' | 'sold' | 'bookings'
  >[];
  budgets: Filled<'budgets', 'amount' | 'reserved' | 'committed' | 'alerted'>[];
}

export type EventRows = Pick<World, 'events' | 'event_access' | 'ticket_tiers'>;
