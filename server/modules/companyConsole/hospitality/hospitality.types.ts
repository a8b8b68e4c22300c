import type { GuestKind } from '../../../db/schema/spending';
import type { SpendReach } from '../companySpend/companySpend.types';

/** Text filters match parts of names. */
export interface HospitalityQuestion extends SpendReach {
  year: number | undefined;
  kind: GuestKind | undefined;
  organisation: string;
  guest: string;
}

/** Amounts in minor units of the currency. */
export interface HospitalitySums {
  currency: string;
  guests: number;
  times: number;
  value: number;
}

export interface OrganisationRow extends HospitalitySums {
  organisation: string;
}

export interface InvitationRow {
  booking_number: string;
  event: number;
  event_title: string;
  event_start_at: string;
  event_timezone: string;
  value: number;
  purpose: string;
  invited_by: string;
  approved_by: string[];
}

export interface GuestRow {
  guest_id: number;
  name: string;
  organisation: string;
  email: string;
  kind: GuestKind;
  year: number;
  currency: string;
  times: number;
  value: number;
  invitations: InvitationRow[];
}

/** One invitation in an export; minor units. */
export interface HospitalityLine extends Omit<InvitationRow, 'event' | 'event_start_at'> {
  id: number;
  year: number;
  name: string;
  organisation: string;
  email: string;
  kind: GuestKind;
  /** Local time at the event's place. */
  event_starts: string;
  cost_centre_code: string | null;
  cost_centre_name: string | null;
  currency: string;
}
