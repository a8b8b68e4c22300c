import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema/index';
import type { SearchDocument } from '../../modules/catalog/searchText.rules';

/** A row to insert; omitted columns get the table's default. */
export type Row<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>;

type Rows<Tables extends keyof Schema> = { [Table in Tables]: Row<Table>[] };

/** An event with its words instead of the search vector, which the database computes from them. */
export type WorldEvent = Omit<Row<'events'>, 'search'> & { words: SearchDocument };

/** Events, their tiers, and the companies that may book exclusive events. */
export interface EventRows extends Rows<'event_access'> {
  events: WorldEvent[];
  ticket_tiers: (Row<'ticket_tiers'> & { id: number; price: number })[];
}

/** The bookings of the demo world and the rows that belong to them. */
export type SalesRows = Rows<
  'bookings' | 'booking_history' | 'payments' | 'payment_bookings' | 'tickets'
>;

/** An offer of seats by a link, with the guests who claimed some. */
export type SeatPoolRows = Rows<'seat_pools' | 'seat_pool_bookings' | 'seat_claims'>;

type CreditTable =
  | 'company_credits'
  | 'credit_charges'
  | 'credit_receipts'
  | 'credit_receipt_parts';
type ApprovalTable = 'delegations' | 'approvals' | 'approval_bookings' | 'approval_steps';
type BudgetTable =
  | 'cost_centres'
  | 'cost_centre_members'
  | 'budgets'
  | 'budget_allocations'
  | 'budget_entries';

export type CreditRows = Rows<CreditTable>;

/** Northwind's cost centres, budgets, policy and requests for approval. */
export type CompanyRows = Rows<
  | CreditTable
  | ApprovalTable
  | BudgetTable
  | 'company_policies'
  | 'company_guests'
  | 'booking_guests'
>;
