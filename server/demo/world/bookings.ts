import type { Schemas } from '../../contract/types';
import type { Guest, PurposeKind } from '../../db/schema/spending';
import { list, oneOf, table } from '../table';
import { DECISION_HOURS } from './company/costCentres';
import { quarterStart } from './company/quarter';
import { plannedEvents } from './events';
import { salesPeriod } from './eventRows';
import { companyOf, people } from './people';
import type { WorldClock } from './worldClock';

/** A booking of the demo world. The bookings get their ids in the order of `at`. */
export interface PlannedBooking {
  username: string;
  /** Index of the event in the plans; `tier` is the index in its tiers. */
  event: number;
  tier: number;
  quantity: number;
  at: Date;
  state: 'paid' | 'pending' | 'cancelled';
  bookingFor: Schemas['BookingFor'];
  bookedForName: string;
  /** Username of the colleague it is for. */
  bookedForUser: string | null;
  notes: string;
  /** Empty while the attendees have not been named. */
  attendees: readonly { name: string; email: string }[];
  /** The cost centre of Northwind that it is charged to. */
  charge: { costCentre: string; purpose: string; onAccount: boolean } | null;
  /** The request for approval under which it was made. */
  request: PlannedRequest | null;
}

/** An approved request was paid an hour later; the booking of a declined request was removed from the cart. */
export interface PlannedRequest {
  /** `approvals.id`. */
  id: number;
  purposeKind: PurposeKind;
  guests: readonly Guest[];
  deadline: Date;
  /** Null while it waits. */
  decision: { by: string; status: 'approved' | 'declined'; note: string } | null;
  decidedAt: Date | null;
  /** Null unless it was approved. */
  paidAt: Date | null;
}

/**
 * Vikram has bookings in every state; Asha's cart is empty for a first visit. Bookings with a
 * cost centre are charged to Northwind's budgets of the quarter. Six of these have a request for approval: four wait,
 * with different deadlines, and two were decided.
 *
 * The company pays `on account` bookings later, by invoice. Attendees belong to Northwind unless a domain is
 * given; guests belong to the organisation that the booking is for. A decision consists of the decider, the hours after the
 * request, and the reason.
 */
const text = `
vikram | Founders’ Assembly | Founder | 2 | 52 | paid | team | Own team |  |  | Vikram Rao; Meera Iyer
vikram | Ustad Tribute Evening | Stalls | 4 | 37 | paid | client | Kabir Sethi @kabir |  |  | Vikram Rao; Kabir Sethi; Ritu Sethi @sethi-partners.example; Anil Sethi @sethi-partners.example
vikram | Data Engineering Day | Team Pass | 4 | 31 | paid | team | Platform team |  |  | Rohan Kulkarni; Sneha Pillai; Joseph Mathew; Zoya Ansari
vikram | The Late Comedy Hour | Front Table | 4 | 9 | paid | client | Client team, Pune |  |  | Vikram Rao; Sunita Iyer; Rohan Kulkarni; Sneha Pillai | Table near the front, please: one guest is hard of hearing.
vikram | Cloud & AI Summit | Summit Pass | 2 | 6 | paid | team | Platform team |  |  | Joseph Mathew; Zoya Ansari
vikram | Future of Work {year} | Delegate | 2 | 4 | paid | employee | Asha Menon @asha
vikram | Jazz by the Bay | Club Seat | 2 | 3 | cancelled | self | Vikram Rao
vikram | Kabaddi Playoff Night | Stand | 4 | 0 | pending | team | Own team
asha | Data Engineering Day | Day Pass | 1 | 33 | paid | self | Asha Menon |  |  | Asha Menon
meera | Harvest Table | Lawn Table | 6 | 41 | paid | client | Aravalli Cement |  |  | Meera Iyer; Vikram Rao; Devika Rathore @aravalli-cement.example; Manoj Rathore @aravalli-cement.example; Kiran Joshi @aravalli-cement.example; Ila Joshi @aravalli-cement.example
meera | India Leadership Forum | Council Table | 2 | 8 | paid | self | Meera Iyer |  |  | Meera Iyer; Vikram Rao
kabir | Kathak at the Fort | Courtyard | 2 | 5 | paid | self | Kabir Sethi |  |  | Kabir Sethi; Ritu Sethi @sethi-partners.example
lena | Fintech Stack | Delegate | 1 | 7 | paid | self | Lena Fernandes |  |  | Lena Fernandes
farhan | India v Australia T20 | Hospitality Box | 4 | 16 | paid | client | Sahyadri Motors | CC-110 | The fleet team of Sahyadri Motors.
farhan | India v Australia T20 | Tendulkar Upper | 10 | 15 | on account | team | Sales, West | CC-110 | The team that closed the quarter.
farhan | Private Capital Day | Day Pass | 6 | 13 | paid | team | Sales, West | CC-110 | Meeting the funds that buy our customers.
farhan | Southern Makers Forum | Forum Pass | 8 | 12 | paid | team | Sales, West | CC-110 | The southern plants we sell to.
farhan | Retail Next India | Conference Pass | 6 | 10 | paid | team | Sales, West | CC-110 | New retail accounts.
farhan | Corporate Golf Classic | Player | 6 | 8 | paid | client | Thar Solar | CC-110 | A round with the board of Thar Solar.
rohan | India Leadership Forum | Chair’s Circle | 4 | 14 | paid | client | Zenith Bank, Mumbai | CC-120 | Dinner before the renewal with Zenith Bank.
rohan | Corporate Golf Classic | Player | 8 | 13 | on account | client | Deccan Life Insurance | CC-120 | The yearly round with Deccan Life.
rohan | Stadium Lights Tour | Company Deck | 6 | 11 | paid | client | Kaveri Software | CC-120 | The project team of Kaveri Software.
rohan | Family Enterprise Summit | Guest | 4 | 10 | paid | client | Aravalli Cement | CC-120 | The founding family of Aravalli Cement.
rohan | Private Capital Day | Investor Pass | 4 | 9 | paid | client | Zenith Bank, Mumbai | CC-120 | Meetings that Zenith Bank asked for.
rohan | Women in the Boardroom | Mentor Table | 4 | 7 | paid | client | Nilgiri Foods | CC-120 | The new directors of Nilgiri Foods.
rohan | Jaipur Polo Cup | Marquee | 4 | 5 | paid | client | Coromandel Shipping | CC-120 | Lunch with Coromandel Shipping.
lthomas | Cloud & AI Summit | Lab Pass | 5 | 12 | paid | team | Platform team | CC-210 | Two labs for the platform team. | Leela Thomas; Joseph Mathew; Zoya Ansari; Sneha Pillai; Rohan Kulkarni
lthomas | Security Operations Day | Talks and Tabletop | 6 | 10 | paid | team | Operations | CC-210 | The exercise of the on-call team.
lthomas | Chip Design Days | Engineer | 6 | 8 | on account | team | Hardware | CC-210 | Two days at the bench.
lthomas | Open Source Week | Contributor | 10 | 6 | paid | team | Engineering | CC-210 | Everybody who contributes.
sunita | Future of Work {year} | Team Pass | 8 | 14 | paid | team | People and Culture | CC-310 | The whole team, for next year’s plan. | Sunita Iyer; Asha Menon; Kavya Reddy; Nikhil Bhat; Farah Khan; Ishaan Gupta; Maya Pinto; Arun Das
sunita | People First HR Summit | Mediation Workshop | 6 | 11 | paid | team | People partners | CC-310 | Training in mediation.
sunita | Women in the Boardroom | Evening Seat | 8 | 9 | paid | team | Mentoring circle | CC-310 | Mentors with those they advise.
sunita | Healthcare Leaders Meet | Delegate | 3 | 4 | paid | team | Benefits | CC-310 | Insurers for the new health plan.
harsh | Private Capital Day | Day Pass | 4 | 12 | paid | team | Treasury | CC-410 | The deal book and the panels on debt.
harsh | Exporters’ Roundtable | Roundtable Seat | 4 | 9 | paid | team | Tax | CC-410 | The customs table.
harsh | Southern Makers Forum | Forum and Factory | 4 | 6 | paid | team | Audit | CC-410 | The plants of next year’s audit.
farhan | Stadium Lights Tour | Company Deck | 6 | 146 h | cancelled | team | Own team | CC-110 | An evening for the team after a long quarter. |  |  | recognition |  | meera 5 The deck is for clients. Silver seats for the team are fine.
rohan | Fintech Stack | Builder | 1 | 99 h | paid | team | Own team | CC-210 | The sandbox day at the bank whose interface we are about to use. |  |  | team_learning |  | lthomas 3 Please share your notes with the platform team.
sunita | People First HR Summit | Delegate | 6 | 26 h | pending | team | Own team | CC-310 | Six partners go to the sessions on parental leave before we write ours anew. |  |  | team_learning
rohan | Cloud & AI Summit | Summit Pass | 5 | 20 h | pending | team | Own team | CC-210 | Five of the platform team go to the two sessions on cost of inference. We run the same models from January. |  |  | team_learning
farhan | India v Australia T20 | Garware Lower | 8 | 3 h | pending | client | Sahyadri Motors | CC-110 | Eight buyers of the western region, whose yearly contracts end in March. |  |  | client_hosting | Prakash Jadhav; Lata Shinde
vikram | Winter Symphony Night | Patron Box | 4 | 2 h | pending | client | Meridian Steel | CC-120 | Hosting four people from Meridian Steel before their renewal in January. The box keeps us together and dinner is included. |  |  | client_hosting | Raghav Menon; Shalini Bose; Tarun Khanna; Mira Chandran
`;

const rows = table(
  'username event tier quantity ago state bookingFor bookedFor costCentre purpose attendees notes purposeKind guests decision',
  text,
);
const requests = rows.filter(({ purposeKind }) => purposeKind);
const HOUR = 3_600_000;

/** The bookings of the demo accounts, in the order of the text. */
export const writtenBookings = (clock: WorldClock): PlannedBooking[] =>
  rows.map((row) => {
    const { username, costCentre, purpose, notes } = row;
    const event = plannedEvents.findIndex(({ title }) => title === row.event);
    const plan = plannedEvents[event];
    const tier = plan?.tiers.findIndex(({ name }) => name === row.tier) ?? -1;
    if (!plan || tier < 0) throw new Error(`The demo world has no ${row.tier} of ${row.event}.`);
    const [bookedForName = '', bookedForUser = null] = row.bookedFor.split(' @');
    const state = oneOf(['paid', 'pending', 'cancelled', 'on account'], row.state);
    const onAccount = state === 'on account';
    const [ago, unit] = row.ago.split(' ');
    // The budgets are of the present quarter.
    const earliest = costCentre
      ? Math.max(salesPeriod(plan, event, clock).from.getTime(), quarterStart(clock).getTime())
      : 0;
    const age = Number(ago) * (unit === 'h' ? HOUR : 24 * HOUR);
    const at = Math.max(clock.now.getTime() - age, earliest);
    return {
      username,
      event,
      tier,
      quantity: Number(row.quantity),
      at: new Date(at),
      state: onAccount ? 'paid' : state,
      bookingFor: oneOf(['self', 'employee', 'client', 'team'], row.bookingFor),
      bookedForName,
      bookedForUser,
      notes,
      attendees: list(row.attendees).map(attendee),
      charge: costCentre ? { costCentre, purpose, onAccount } : null,
      request: row.purposeKind ? requestOf(row, at, plan.approvalHours, clock) : null,
    };
  });

function requestOf(
  row: (typeof rows)[number],
  at: number,
  approvalHours: number,
  clock: WorldClock,
): PlannedRequest {
  const [by = '', hours, ...note] = row.decision.split(' ');
  const isApproved = row.state === 'paid';
  const after = (count: number) => new Date(Math.min(at + count * HOUR, clock.now.getTime()));
  return {
    id: requests.indexOf(row) + 1,
    purposeKind: oneOf(['recognition', 'team_learning', 'client_hosting'], row.purposeKind),
    guests: list(row.guests).map((name) => ({
      name,
      organisation: row.bookedFor,
      kind: 'client',
    })),
    deadline: new Date(at + Math.min(DECISION_HOURS, approvalHours) * HOUR),
    decision: by
      ? { by, status: isApproved ? 'approved' : 'declined', note: note.join(' ') }
      : null,
    decidedAt: by ? after(Number(hours)) : null,
    paidAt: by && isApproved ? after(Number(hours) + 1) : null,
  };
}

/** Takes the email address of the person's account; without an account, makes one at the domain. */
function attendee(cell: string): { name: string; email: string } {
  const [name = '', domain = companyOf('northwind').domain] = cell.split(' @');
  const account = people.find((person) => person.name === name);
  const address = `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;
  return { name, email: account?.email ?? address };
}
