import type { Guest, PurposeKind } from '../../../db/schema/spending';
import type { WrittenBooking } from '../bookings';
import type { PlannedEvent } from '../plan';
import { list, oneOf, table } from '../../table';
import type { WorldClock } from '../worldClock';
import { DECISION_HOURS } from './costCentres';
import { quarterStart } from './quarter';

/** A request for approval of one booking. */
export interface PlannedRequest {
  /** `approvals.id`. */
  id: number;
  username: string;
  costCentre: string;
  event: string;
  tier: string;
  quantity: number;
  purpose: string;
  purposeKind: PurposeKind;
  guests: readonly Guest[];
  at: Date;
  deadline: Date;
  /** Null while it waits. An approved one was paid an hour later. */
  decision: {
    by: string;
    status: 'approved' | 'declined';
    note: string;
    at: Date;
    paidAt: Date | null;
  } | null;
}

/**
 * Four that wait, each until another time, and two that were decided. Columns: cost centre, username, event, tier,
 * quantity, hours before the world is made, kind of purpose, purpose, organisation of the guests, guests; who decided
 * how and after how many hours, with which note.
 */
const text = `
CC-110 | farhan | Stadium Lights Tour | Company Deck | 6 | 146 | recognition | An evening for the team after a long quarter. |  |  | meera declined 5 | The deck is for clients. Silver seats for the team are fine.
CC-210 | rohan | Fintech Stack | Builder | 1 | 99 | team_learning | The sandbox day at the bank whose interface we are about to use. |  |  | lthomas approved 3 | Please share your notes with the platform team.
CC-310 | sunita | People First HR Summit | Delegate | 6 | 26 | team_learning | Six partners go to the sessions on parental leave before we write ours anew.
CC-210 | rohan | Cloud & AI Summit | Summit Pass | 5 | 20 | team_learning | Five of the platform team go to the two sessions on cost of inference. We run the same models from January.
CC-110 | farhan | India v Australia T20 | Garware Lower | 8 | 3 | client_hosting | Eight buyers of the western region, whose yearly contracts end in March. | Sahyadri Motors | Prakash Jadhav; Lata Shinde
CC-120 | vikram | Winter Symphony Night | Patron Box | 4 | 2 | client_hosting | Hosting four people from Meridian Steel before their renewal in January. The box keeps us together and dinner is included. | Meridian Steel | Raghav Menon; Shalini Bose; Tarun Khanna; Mira Chandran
`;

const purposeKinds = [
  'recognition',
  'team_learning',
  'client_hosting',
] as const satisfies readonly PurposeKind[];
const HOUR = 3_600_000;

export function plannedRequests(
  clock: WorldClock,
  events: readonly PlannedEvent[],
): PlannedRequest[] {
  const now = clock.now.getTime();
  return table(text).map(
    (
      [
        costCentre = '',
        username = '',
        event = '',
        tier = '',
        quantity,
        hoursAgo,
        kind = '',
        ...more
      ],
      index,
    ) => {
      const [purpose = '', organisation = '', guests = '', decided = '', note = ''] = more;
      const [by = '', status, afterHours] = decided.split(' ');
      // What is requested in this quarter is reserved of its budget.
      const at = Math.max(now - Number(hoursAgo) * HOUR, quarterStart(clock).getTime());
      const after = (hours: number) => new Date(Math.min(at + hours * HOUR, now));
      const allowed = events.find(({ title }) => title === event)?.approvalHours ?? DECISION_HOURS;
      return {
        id: index + 1,
        username,
        costCentre,
        event,
        tier,
        quantity: Number(quantity),
        purpose,
        purposeKind: oneOf(purposeKinds, kind),
        guests: list(guests).map((name) => ({ name, organisation, kind: 'client' })),
        at: new Date(at),
        deadline: new Date(at + Math.min(DECISION_HOURS, allowed) * HOUR),
        decision:
          status === undefined
            ? null
            : {
                by,
                status: oneOf(['approved', 'declined'], status),
                note,
                at: after(Number(afterHours)),
                paidAt: status === 'approved' ? after(Number(afterHours) + 1) : null,
              },
      };
    },
  );
}

/** The booking that a request asks for; a declined one was removed from the cart. */
export function requestedBooking({
  username,
  event,
  tier,
  quantity,
  decision,
  guests,
}: PlannedRequest): WrittenBooking {
  const [guest] = guests;
  return {
    username,
    event,
    tier,
    quantity,
    daysAgo: 0,
    state: decision === null ? 'pending' : decision.status === 'approved' ? 'paid' : 'cancelled',
    bookingFor: guest ? 'client' : 'team',
    bookedForName: guest ? guest.organisation : 'Own team',
    bookedForUser: null,
    notes: '',
    attendees: [],
    charge: null,
  };
}
