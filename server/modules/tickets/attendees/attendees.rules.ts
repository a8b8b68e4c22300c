import type { Schemas } from '../../../contract/types';
import { isEmailAddress, readAddress } from '../../../lib/emailAddress';
import { conflict, invalidInput } from '../../../lib/errors';
import { withoutInvisible } from '../../../lib/invisible';
import { nameProblem } from '../../../lib/personName';
import { phoneProblem, readPhone } from '../../../lib/phoneNumber';
import { hasUnusableCharacters } from '../../../lib/text';
import type { AttendeeDetails, TicketRow } from '../tickets.types';

/** The new details of one seat. */
export interface SeatChange {
  ticket: TicketRow;
  details: AttendeeDetails;
  /** Position in the submitted list. */
  index: number;
}

type Input = Schemas['AttendeeInput'];
/** Error messages by field. */
export type Problems = Record<string, string>;

const OPTIONAL_FIELDS = [
  'phone',
  'employee_id',
  'department',
  'designation',
  'dietary_preferences',
  'special_requirements',
] as const satisfies readonly (keyof Input)[];
/** Multi-line fields of the form. */
const MULTILINE: ReadonlySet<string> = new Set(['dietary_preferences', 'special_requirements']);

/**
 * The seats that a submitted list changes, with their new details (D14). An entry refers to a ticket by id or, without
 * an id, to the seat at its position in the list. An omitted optional field keeps its value; null or an empty text
 * clears it. Unchanged seats are not in the result, so that saving the same list again changes nothing.
 *
 * Codes and numbers stay the same, even with a new email: only `reassignTicket` invalidates the old code (D14).
 *
 * @param tickets all tickets of the booking, by seat
 * @throws 400 with fields such as `attendees.0.email`; 409 `not_paid`, `ticket_used`, `ticket_void`
 */
export function planAttendees(
  tickets: readonly TicketRow[],
  attendees: readonly Input[],
): SeatChange[] {
  if (tickets.length === 0) {
    throw conflict('not_paid', 'Attendee details can be saved once the booking is paid.');
  }
  if (attendees.length > tickets.length) {
    throw invalidAttendees({
      attendees: `This booking has ${countOf(tickets.length, 'seat')}, not ${attendees.length}.`,
    });
  }
  const problems: Problems = {};
  const seen = new Set<number>();
  const planned = attendees.flatMap((input, index) => {
    const at = `attendees.${index}`;
    const ticket = seatOf(tickets, input, index);
    const details = readDetails(input, `${at}.`, problems, ticket?.attendee_name);
    if (!ticket) {
      problems[`${at}.ticket`] = 'Ticket is not of this booking.';
      return [];
    }
    if (seen.has(ticket.id)) problems[`${at}.ticket`] = 'Ticket is named twice.';
    seen.add(ticket.id);
    return [{ ticket, details: { ...detailsOf(ticket), ...details }, index }];
  });
  if (Object.keys(problems).length > 0) throw invalidAttendees(problems);

  const changes = planned.filter(({ ticket, details }) => differs(ticket, details));
  changes.forEach(({ ticket }) => assertRenamable(ticket));
  return changes;
}

/** True if every seat has a name and an email (D14); false if there are no tickets. */
export function attendeeDetailsCompleted(tickets: readonly TicketRow[]): boolean {
  return (
    tickets.length > 0 &&
    tickets.every((ticket) => ticket.attendee_name !== null && ticket.attendee_email !== null)
  );
}

function seatOf(tickets: readonly TicketRow[], input: Input, index: number) {
  return input.ticket === undefined
    ? tickets.find((ticket) => ticket.seat_no === index + 1)
    : tickets.find((ticket) => ticket.id === input.ticket);
}

/**
 * Reads the details of a request, trimmed, and adds error messages to `problems`.
 *
 * @param prefix prepended to field names in `problems`
 * @param knownName accepted without validation, because it may have been stored under older rules
 */
export function readDetails(
  input: Omit<Input, 'ticket' | 'guest'>,
  prefix: string,
  problems: Problems,
  knownName?: string | null,
): Partial<AttendeeDetails> {
  const name = withoutInvisible(input.name).trim();
  if (name === '') problems[`${prefix}name`] = 'Name is required.';
  else if (hasUnusableCharacters(name)) problems[`${prefix}name`] = unreadable('Name');
  else if (name !== knownName) {
    const problem = nameProblem(name, 'Name');
    if (problem !== null) problems[`${prefix}name`] = problem;
  }

  const email = readAddress(input.email);
  if (email === '') problems[`${prefix}email`] = 'Email is required.';
  else if (!isEmailAddress(email)) problems[`${prefix}email`] = invalidEmail;

  const details: Partial<AttendeeDetails> = { attendee_name: name, attendee_email: email };
  for (const field of OPTIONAL_FIELDS) {
    const value = input[field];
    if (value === undefined) continue;
    const text =
      field === 'phone'
        ? readPhone(value ?? '')
        : withoutInvisible(value ?? '')
            .trim()
            .replace(/\r\n?/g, '\n');
    if (hasUnusableCharacters(text, { multiline: MULTILINE.has(field) })) {
      problems[`${prefix}${field}`] = unreadable(labelOf(field));
    }
    const problem = field === 'phone' && text !== '' ? phoneProblem(text) : null;
    if (problem !== null) problems[`${prefix}${field}`] ??= problem;
    details[field === 'phone' ? 'attendee_phone' : field] = text === '' ? null : text;
  }
  return details;
}

function detailsOf(ticket: TicketRow): AttendeeDetails {
  return {
    attendee_name: ticket.attendee_name,
    attendee_email: ticket.attendee_email,
    attendee_phone: ticket.attendee_phone,
    employee_id: ticket.employee_id,
    department: ticket.department,
    designation: ticket.designation,
    dietary_preferences: ticket.dietary_preferences,
    special_requirements: ticket.special_requirements,
  };
}

function differs(ticket: TicketRow, details: AttendeeDetails): boolean {
  return Object.entries(detailsOf(ticket)).some(
    ([field, value]) => details[field as keyof AttendeeDetails] !== value,
  );
}

/** @throws 409 `ticket_void`, `ticket_used` */
export function assertRenamable(ticket: TicketRow): void {
  if (ticket.voided_at !== null) {
    throw conflict('ticket_void', `Ticket ${ticket.ticket_number} is no longer valid.`);
  }
  if (ticket.is_used) {
    throw conflict('ticket_used', `Ticket ${ticket.ticket_number} has already been used.`);
  }
}

export function invalidAttendees(problems: Problems) {
  return invalidInput(Object.values(problems)[0] ?? 'The attendees are not valid.', problems);
}

export const invalidEmail = 'Email is not a valid email address.';

const unreadable = (label: string) => `${label} contains characters that cannot be used.`;

function labelOf(field: string): string {
  const label = field.replace(/_/g, ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
