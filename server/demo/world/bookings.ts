import type { Schemas } from '../../contract/types';
import { companies, emailOf, people } from './people';
import { list, oneOf, table } from '../table';

interface Attendee {
  name: string;
  email: string;
}

/** A booking of one of the demo accounts. */
export interface WrittenBooking {
  username: string;
  event: string;
  tier: string;
  quantity: number;
  /** Days before the world is made. */
  daysAgo: number;
  state: 'paid' | 'pending' | 'cancelled';
  bookingFor: Schemas['BookingFor'];
  bookedForName: string;
  /** Username of the colleague it is for. */
  bookedForUser: string | null;
  notes: string;
  /** Empty while the attendees have not been named. */
  attendees: readonly Attendee[];
  /** Where Northwind charges it. */
  charge: { costCentre: string; purpose: string; onAccount: boolean } | null;
}

/**
 * Columns: username, event, tier, quantity, days before the world is made, state, for whom, their name and
 * `@username`, cost centre, purpose, attendees, notes. `on account` is paid by the company later, by invoice (D37).
 *
 * Vikram has bookings in every state; Asha's cart is empty for a first visit (D6). Those with a cost centre are what
 * Northwind has spent of its budgets of the quarter.
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
`;

const whom = [
  'self',
  'employee',
  'client',
  'team',
] as const satisfies readonly Schemas['BookingFor'][];
const states = ['paid', 'pending', 'cancelled', 'on account'] as const;

export const writtenBookings: readonly WrittenBooking[] = table(text).map(
  ([
    username = '',
    event = '',
    tier = '',
    quantity,
    daysAgo,
    paid = '',
    bookingFor = '',
    ...more
  ]) => {
    const [who = '', costCentre = '', purpose = '', attendees = '', notes = ''] = more;
    const [bookedForName = '', bookedForUser = null] = who.split(' @');
    const state = oneOf(states, paid);
    return {
      username,
      event,
      tier,
      quantity: Number(quantity),
      daysAgo: Number(daysAgo),
      state: state === 'on account' ? 'paid' : state,
      bookingFor: oneOf(whom, bookingFor),
      bookedForName,
      bookedForUser,
      notes,
      attendees: list(attendees).map(attendee),
      charge: costCentre ? { costCentre, purpose, onAccount: state === 'on account' } : null,
    };
  },
);

/** People with an account have its address, others one at Northwind unless a domain is given. */
function attendee(cell: string): Attendee {
  const [name = '', domain = companies.northwind.domain] = cell.split(' @');
  const account = people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
  const email = account ? emailOf(account) : `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;
  return { name, email };
}
