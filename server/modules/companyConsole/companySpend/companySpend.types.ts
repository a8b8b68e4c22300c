import type { Schemas } from '../../../contract/types';

export type SpendGrouping = Schemas['SpendGrouping'];

/** The part of a company's spend that a person may see. */
export interface SpendReach {
  companyId: number;
  companyName: string;
  /** Ids of cost centres; null means all spend, including spend without a cost centre. */
  costCentres: readonly number[] | null;
}

/** Inclusive days in India's time zone, `YYYY-MM-DD`. */
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
  /** The part of `spent` for past events. */
  spent_on_past: number;
}

export interface SpendGroup extends SpendSums {
  key: string;
  label: string;
  detail: string;
  currency: string;
}

/** A booking that was paid or reserved budget in the period; minor units. */
export interface SpendLine {
  id: number;
  /** Timestamp with microseconds, at which the next batch starts. */
  cursor: string;
  at: Date;
  booking_number: string;
  event_title: string;
  /** Local time at the event's place. */
  event_starts: string;
  city: string;
  ticket_tier_name: string;
  cost_centre_code: string | null;
  cost_centre_name: string | null;
  purpose: string | null;
  person_name: string;
  person_email: string;
  currency: string;
  /** Null for a booking that only reserves budget. */
  payment: string | null;
  seats: number;
  paid: number;
  paid_back: number;
  spent: number;
  reserved: number;
  came: number;
  absent: number;
}

/** A seat of the company at an upcoming event. */
export interface AttendanceLine {
  /** Id of the ticket. */
  id: number;
  event_id: number;
  /** Timestamp with microseconds, at which the next batch starts. */
  cursor: string;
  event_title: string;
  /** Local time at the event's place. */
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
