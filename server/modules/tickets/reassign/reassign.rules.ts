import type { Schemas } from '../../../contract/types';
import { parseEmail } from '../../../lib/emailAddress';
import { conflict } from '../../../lib/errors';
import {
  assertRenamable,
  invalidEmail,
  readDetails,
  refuse,
  type Problems,
} from '../attendees/attendees.rules';
import type { AttendeeDetails, TicketRow } from '../tickets';

/** A seat of which nothing is known. */
const nobody: AttendeeDetails = {
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
 * What a ticket says of its new holder (D14). What is not given is empty, so that nothing of the
 * holder of before stays. The ticket is sent to the address, so it must be one that mail can reach.
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
  if (Object.keys(problems).length > 0) throw refuse(problems);
  assertRenamable(ticket);
  if (address && address.address === holderAddress(ticket)) {
    throw conflict(
      'same_holder',
      'This person holds the ticket already. Details can be corrected with the attendee details.',
    );
  }
  return { ...nobody, ...details };
}

/** Where mail reaches the holder, in lower case; null when nobody can be reached. */
export const holderAddress = ({ attendee_email }: TicketRow): string | null =>
  attendee_email === null ? null : (parseEmail(attendee_email)?.address ?? null);
