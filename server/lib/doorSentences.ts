/** What the sentence about a scan mentions, in words; each may be unknown. */
export interface DoorFacts {
  attendee?: string | null | undefined;
  /** The scan that counts instead: its time and `by Sam Fernandes`. */
  former?: { when: string; by: string } | null | undefined;
  /** Title of the event of the ticket. */
  event?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
}

const sentences = {
  accepted: ({ attendee }) => (attendee ? `Welcome, ${attendee}.` : 'Welcome.'),
  left: ({ attendee }) => (attendee ? `Goodbye, ${attendee}.` : 'Goodbye.'),
  already_used: ({ former }) =>
    former ? `Already used on ${former.when}, let in ${former.by}.` : 'Already used.',
  day_used: ({ former }) =>
    former ? `Already used today, on ${former.when}, let in ${former.by}.` : 'Already used today.',
  already_inside: ({ former }) =>
    former
      ? `Already inside since ${former.when}, let in ${former.by}.`
      : 'Already inside. Scan the ticket out first.',
  not_inside: ({ former }) =>
    former
      ? `Already out since ${former.when}, scanned ${former.by}.`
      : 'This guest was not scanned in.',
  no_reentry: () => 'This ticket does not allow leaving and coming back.',
  void: () => 'This ticket was cancelled. Its booking is no longer valid.',
  reissued: () =>
    'This ticket was given to somebody else and no longer lets its former holder in. Ask for the new ticket.',
  other_event: ({ event }) =>
    event === undefined
      ? 'This ticket is for another event.'
      : `This ticket is for another event: ${event}.`,
  not_paid: () => 'The booking of this ticket is not paid.',
  too_early: ({ opens }) =>
    opens === undefined
      ? 'The doors are not open yet.'
      : `The doors are not open yet. Tickets are taken from ${opens}.`,
  too_late: ({ closes }) =>
    closes === undefined
      ? 'The event is over.'
      : `The event is over. Tickets were taken until ${closes}.`,
  forged: () => 'This is not a genuine Foyer ticket.',
  unknown: () => 'There is no ticket with this number. Check what was typed.',
  invalid: () => 'This scan cannot be read.',
  too_old: () => 'This scan is too far from the hours of the event to count.',
  event_not_found: () => 'There is no such event, or you may not check in its tickets.',
  scan_id_taken: () => 'Another scan has this id.',
} satisfies Record<string, (facts: DoorFacts) => string>;

/** The message for the steward, the same from the server and from a device without a network. */
export const doorSentence = (result: keyof typeof sentences, facts: DoorFacts): string =>
  sentences[result](facts);
