import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema/index';
import type { SearchDocument } from '../../modules/catalog/searchText.rules';

/** A row to insert; omitted columns get the table's default. */
export type Row<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>;

/** An event with its words instead of the search vector, which the database computes from them. */
export type WorldEvent = Omit<Row<'events'>, 'search'> & { words: SearchDocument };

/** Events, their tiers, and the companies that may book exclusive events. */
export interface EventRows {
  events: WorldEvent[];
  event_access: Row<'event_access'>[];
  ticket_tiers: (Row<'ticket_tiers'> & { id: number; price: number })[];
}

/** The bookings of the demo world and the rows that belong to them. */
export interface SalesRows {
  bookings: Row<'bookings'>[];
  booking_history: Row<'booking_history'>[];
  payments: Row<'payments'>[];
  payment_bookings: Row<'payment_bookings'>[];
  tickets: Row<'tickets'>[];
}

/** An offer of seats by a link, with the guests who claimed some. */
export interface SeatPoolRows {
  seat_pools: Row<'seat_pools'>[];
  seat_pool_bookings: Row<'seat_pool_bookings'>[];
  seat_claims: Row<'seat_claims'>[];
}

/** Northwind's cost centres, budgets, policy and requests for approval. */
export interface CompanyRows {
  cost_centres: (Row<'cost_centres'> & { id: number })[];
  cost_centre_members: Row<'cost_centre_members'>[];
  budgets: Row<'budgets'>[];
  company_policies: Row<'company_policies'>[];
  company_credits: Row<'company_credits'>[];
  credit_charges: Row<'credit_charges'>[];
  credit_receipts: Row<'credit_receipts'>[];
  credit_receipt_parts: Row<'credit_receipt_parts'>[];
  delegations: Row<'delegations'>[];
  approvals: Row<'approvals'>[];
  approval_bookings: Row<'approval_bookings'>[];
  approval_steps: Row<'approval_steps'>[];
  company_guests: (Row<'company_guests'> & { id: number })[];
  booking_guests: Row<'booking_guests'>[];
  budget_allocations: Row<'budget_allocations'>[];
  budget_entries: Row<'budget_entries'>[];
}
