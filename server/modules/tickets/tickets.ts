/** Who sits on a seat; each is null until given. */
export interface AttendeeDetails {
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  dietary_preferences: string | null;
  special_requirements: string | null;
}

/** A ticket as it is stored. */
export interface TicketRow extends AttendeeDetails {
  id: number;
  booking_id: number;
  event_id: number;
  ticket_tier_id: number;
  /** 1 to the quantity of the booking. */
  seat_no: number;
  ticket_number: string;
  /** Counts up when the ticket is reissued. */
  version: number;
  is_used: boolean;
  used_at: Date | null;
  /** Set when the booking is cancelled or refunded: the code is dead. */
  voided_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** True when every seat has name and e-mail (D14); false while there are no tickets. */
export function attendeeDetailsCompleted(tickets: readonly TicketRow[]): boolean {
  return (
    tickets.length > 0 &&
    tickets.every((ticket) => ticket.attendee_name !== null && ticket.attendee_email !== null)
  );
}
