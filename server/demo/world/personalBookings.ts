import type { Schemas } from '../../contract/types';
import { companies, demoPeople, emailOf, otherPeople } from './people';

export interface PersonPlan {
  name: string;
  email: string;
}

/** A booking of one of the demo accounts. */
export interface PersonalBooking {
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
  bookedForUser?: string;
  notes?: string;
  /** When omitted, the attendees have not been named yet. */
  attendees?: readonly PersonPlan[];
}

const of = (domain: string, ...names: string[]): PersonPlan[] =>
  names.map((name) => ({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`,
  }));

/** Colleagues; those with an account have the address of the account. */
export function northwind(...names: string[]): PersonPlan[] {
  return of(companies.northwind.domain, ...names).map((colleague) => {
    const known = [...demoPeople, ...otherPeople].find(
      ({ firstName, lastName }) => `${firstName} ${lastName}` === colleague.name,
    );
    return known ? { name: colleague.name, email: emailOf(known) } : colleague;
  });
}

/** Vikram has bookings in every state; Asha's cart is empty for a first visit (D6). */
export const personalBookings: readonly PersonalBooking[] = [
  {
    username: 'vikram',
    event: 'Founders’ Assembly',
    tier: 'Founder',
    quantity: 2,
    daysAgo: 52,
    state: 'paid',
    bookingFor: 'team',
    bookedForName: 'Own team',
    attendees: northwind('Vikram Rao', 'Meera Iyer'),
  },
  {
    username: 'vikram',
    event: 'Ustad Tribute Evening',
    tier: 'Stalls',
    quantity: 4,
    daysAgo: 37,
    state: 'paid',
    bookingFor: 'client',
    bookedForName: 'Kabir Sethi',
    bookedForUser: 'kabir',
    attendees: [
      ...northwind('Vikram Rao', 'Kabir Sethi'),
      ...of('sethi-partners.example', 'Ritu Sethi', 'Anil Sethi'),
    ],
  },
  {
    username: 'vikram',
    event: 'Data Engineering Day',
    tier: 'Team Pass',
    quantity: 4,
    daysAgo: 31,
    state: 'paid',
    bookingFor: 'team',
    bookedForName: 'Platform team',
    attendees: northwind('Rohan Kulkarni', 'Sneha Pillai', 'Joseph Mathew', 'Zoya Ansari'),
  },
  {
    username: 'vikram',
    event: 'The Late Comedy Hour',
    tier: 'Front Table',
    quantity: 4,
    daysAgo: 9,
    state: 'paid',
    bookingFor: 'client',
    bookedForName: 'Client team, Pune',
    notes: 'Table near the front, please: one guest is hard of hearing.',
    attendees: northwind('Vikram Rao', 'Sunita Iyer', 'Rohan Kulkarni', 'Sneha Pillai'),
  },
  {
    username: 'vikram',
    event: 'Cloud & AI Summit',
    tier: 'Summit Pass',
    quantity: 2,
    daysAgo: 6,
    state: 'paid',
    bookingFor: 'team',
    bookedForName: 'Platform team',
    attendees: northwind('Joseph Mathew', 'Zoya Ansari'),
  },
  {
    username: 'vikram',
    event: 'Future of Work {year}',
    tier: 'Delegate',
    quantity: 2,
    daysAgo: 4,
    state: 'paid',
    bookingFor: 'employee',
    bookedForName: 'Asha Menon',
    bookedForUser: 'asha',
  },
  {
    username: 'vikram',
    event: 'Jazz by the Bay',
    tier: 'Club Seat',
    quantity: 2,
    daysAgo: 3,
    state: 'cancelled',
    bookingFor: 'self',
    bookedForName: 'Vikram Rao',
  },
  {
    username: 'vikram',
    event: 'Kabaddi Playoff Night',
    tier: 'Stand',
    quantity: 4,
    daysAgo: 0,
    state: 'pending',
    bookingFor: 'team',
    bookedForName: 'Own team',
  },
  {
    username: 'asha',
    event: 'Data Engineering Day',
    tier: 'Day Pass',
    quantity: 1,
    daysAgo: 33,
    state: 'paid',
    bookingFor: 'self',
    bookedForName: 'Asha Menon',
    attendees: northwind('Asha Menon'),
  },
  {
    username: 'meera',
    event: 'Harvest Table',
    tier: 'Lawn Table',
    quantity: 6,
    daysAgo: 41,
    state: 'paid',
    bookingFor: 'client',
    bookedForName: 'Aravalli Cement',
    attendees: [
      ...northwind('Meera Iyer', 'Vikram Rao'),
      ...of(
        'aravalli-cement.example',
        'Devika Rathore',
        'Manoj Rathore',
        'Kiran Joshi',
        'Ila Joshi',
      ),
    ],
  },
  {
    username: 'meera',
    event: 'India Leadership Forum',
    tier: 'Council Table',
    quantity: 2,
    daysAgo: 8,
    state: 'paid',
    bookingFor: 'self',
    bookedForName: 'Meera Iyer',
    attendees: northwind('Meera Iyer', 'Vikram Rao'),
  },
  {
    username: 'kabir',
    event: 'Kathak at the Fort',
    tier: 'Courtyard',
    quantity: 2,
    daysAgo: 5,
    state: 'paid',
    bookingFor: 'self',
    bookedForName: 'Kabir Sethi',
    attendees: [...northwind('Kabir Sethi'), ...of('sethi-partners.example', 'Ritu Sethi')],
  },
  {
    username: 'lena',
    event: 'Fintech Stack',
    tier: 'Delegate',
    quantity: 1,
    daysAgo: 7,
    state: 'paid',
    bookingFor: 'self',
    bookedForName: 'Lena Fernandes',
    attendees: [{ name: 'Lena Fernandes', email: 'lena@lakshmi-textiles.example' }],
  },
];
