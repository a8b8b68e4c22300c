import type { Schemas } from '../../../contract/types';

export type SpendGrouping = Schemas['SpendGrouping'];

/** What a person sees of a company's spend. */
export interface SpendReach {
  companyId: number;
  companyName: string;
  /** Ids of cost centres; null: all of the company, also what no cost centre is charged with. */
  costCentres: readonly number[] | null;
}

/** Days of India, `YYYY-MM-DD`, both included. */
export interface SpendPeriod {
  from: string;
  to: string;
}

export interface SpendQuestion extends SpendPeriod, SpendReach {}

/** Minor units. */
export interface SpendSums {
  bookings: number;
  seats: number;
  spent: number;
  reserved: number;
  came: number;
  absent: number;
  /** What of it was spent on past events. */
  spent_on_past: number;
}

export interface SpendGroup extends SpendSums {
  key: string;
  label: string;
  detail: string;
  currency: string;
}

/** A booking that was paid, or that reserves money, in the period; minor units. */
export interface SpendLine {
  id: number;
  /** Exact to the microsecond, for the next batch. */
  cursor: string;
  at: Date;
  booking_number: string;
  event_title: string;
  /** By the clocks of the event's place. */
  event_starts: string;
  city: string;
  ticket_tier_name: string;
  cost_centre_code: string | null;
  cost_centre_name: string | null;
  purpose: string | null;
  person_name: string;
  person_email: string;
  currency: string;
  /** Null where it only reserves. */
  payment: string | null;
  seats: number;
  paid: number;
  paid_back: number;
  spent: number;
  reserved: number;
  came: number;
  absent: number;
}

/** A seat of the company at a coming event. */
export interface AttendanceLine {
  /** Of its ticket. */
  id: number;
  event_id: number;
  /** Exact to the microsecond, for the next batch. */
  cursor: string;
  event_title: string;
  /** By the clocks of the event's place. */
  event_starts: string;
  venue: string;
  city: string;
  ticket_tier_name: string;
  ticket_number: string;
  attendee_name: string | null;
  attendee_email: string | null;
  booking_number: string;
  person_name: string;
  person_email: string;
  cost_centre_code: string | null;
  cost_centre_name: string | null;
}
