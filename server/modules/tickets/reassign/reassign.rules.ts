import type { Schemas } from '../../../contract/types';
import { parseEmail } from '../../../lib/emailAddress';
import { conflict } from '../../../lib/errors';
import {
  assertRenamable,
  invalidEmail,
  readDetails,
  invalidAttendees,
  type Problems,
} from '../attendees/attendees.rules';
import type { AttendeeDetails, TicketRow } from '../tickets.types';

/** Details of a seat without an attendee. */
export const noDetails: AttendeeDetails = {
  attendee_name: null,
  attendee_email: null,
  attendee_phone: null,
  employee_id: null,
  department: null,
  designation: null,
  dietary_preferences: null,
  special_requirements: null,
};

/**
 * The details of a ticket's new holder (D14). Omitted fields become null, so that no detail of the former holder
 * remains. The address is checked more strictly than an attendee's, because the ticket is mailed to it.
 *
 * @throws 400 with fields such as `email`; 409 `ticket_used`, `ticket_void`, `same_holder`
 */
export function planReassignment(
  ticket: TicketRow,
  person: Schemas['TicketReassignment'],
): AttendeeDetails {
  const problems: Problems = {};
  const details = readDetails(person, '', problems);
  const address = parseEmail(person.email);
  if (!address) problems.email ??= invalidEmail;
  if (Object.keys(problems).length > 0) throw invalidAttendees(problems);
  assertRenamable(ticket);
  if (address && address.address === holderAddress(ticket)) {
    throw conflict(
      'same_holder',
      'This person holds the ticket already. Details can be corrected with the attendee details.',
    );
  }
  return { ...noDetails, ...details };
}

/** The holder's mail address in lower case; null if `parseEmail` does not accept it. */
export const holderAddress = ({ attendee_email }: TicketRow): string | null =>
  attendee_email === null ? null : (parseEmail(attendee_email)?.address ?? null);
