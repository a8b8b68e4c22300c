import type { Schemas } from '../../../contract/types';
import { northwind, type PersonalBooking } from '../personalBookings';
import type { CostCentreCode } from './costCentres';

/** A paid booking of Northwind that is charged to a cost centre. */
export interface ChargedBooking extends PersonalBooking {
  costCentre: CostCentreCode;
  purpose: string;
  onAccount: boolean;
}

type Tickets = readonly [event: string, tier: string, quantity: number, daysAgo: number];

interface Purpose {
  bookingFor: Schemas['BookingFor'];
  bookedForName: string;
  purpose: string;
  attendees?: PersonalBooking['attendees'];
  onAccount?: boolean;
}

const charged = (
  [costCentre, username]: readonly [CostCentreCode, string],
  [event, tier, quantity, daysAgo]: Tickets,
  { attendees, onAccount = false, ...purpose }: Purpose,
): ChargedBooking => ({
  costCentre,
  username,
  event,
  tier,
  quantity,
  daysAgo,
  state: 'paid',
  ...purpose,
  onAccount,
  ...(attendees && { attendees }),
});

const forClients = (bookedForName: string, purpose: string): Purpose => ({
  bookingFor: 'client',
  bookedForName,
  purpose,
});

const forTeam = (
  bookedForName: string,
  purpose: string,
  attendees?: PersonalBooking['attendees'],
): Purpose => ({
  bookingFor: 'team',
  bookedForName,
  purpose,
  ...(attendees && { attendees }),
});

/** The company pays it later, by invoice (D37). */
const onAccount = (purpose: Purpose): Purpose => ({ ...purpose, onAccount: true });

const salesWest = ['CC-110', 'farhan'] as const;
const clientPartnerships = ['CC-120', 'rohan'] as const;
const engineering = ['CC-210', 'lthomas'] as const;
const peopleAndCulture = ['CC-310', 'sunita'] as const;
const financeAndLegal = ['CC-410', 'harsh'] as const;

/** What Northwind has spent of its budgets of the quarter. */
export const chargedBookings: readonly ChargedBooking[] = [
  charged(
    salesWest,
    ['India v Australia T20', 'Hospitality Box', 4, 16],
    forClients('Sahyadri Motors', 'The fleet team of Sahyadri Motors.'),
  ),
  charged(
    salesWest,
    ['India v Australia T20', 'Tendulkar Upper', 10, 15],
    onAccount(forTeam('Sales, West', 'The team that closed the quarter.')),
  ),
  charged(
    salesWest,
    ['Private Capital Day', 'Day Pass', 6, 13],
    forTeam('Sales, West', 'Meeting the funds that buy our customers.'),
  ),
  charged(
    salesWest,
    ['Southern Makers Forum', 'Forum Pass', 8, 12],
    forTeam('Sales, West', 'The southern plants we sell to.'),
  ),
  charged(
    salesWest,
    ['Retail Next India', 'Conference Pass', 6, 10],
    forTeam('Sales, West', 'New retail accounts.'),
  ),
  charged(
    salesWest,
    ['Corporate Golf Classic', 'Player', 6, 8],
    forClients('Thar Solar', 'A round with the board of Thar Solar.'),
  ),
  charged(
    clientPartnerships,
    ['India Leadership Forum', 'Chair’s Circle', 4, 14],
    forClients('Zenith Bank, Mumbai', 'Dinner before the renewal with Zenith Bank.'),
  ),
  charged(
    clientPartnerships,
    ['Corporate Golf Classic', 'Player', 8, 13],
    onAccount(forClients('Deccan Life Insurance', 'The yearly round with Deccan Life.')),
  ),
  charged(
    clientPartnerships,
    ['Stadium Lights Tour', 'Company Deck', 6, 11],
    forClients('Kaveri Software', 'The project team of Kaveri Software.'),
  ),
  charged(
    clientPartnerships,
    ['Family Enterprise Summit', 'Guest', 4, 10],
    forClients('Aravalli Cement', 'The founding family of Aravalli Cement.'),
  ),
  charged(
    clientPartnerships,
    ['Private Capital Day', 'Investor Pass', 4, 9],
    forClients('Zenith Bank, Mumbai', 'Meetings that Zenith Bank asked for.'),
  ),
  charged(
    clientPartnerships,
    ['Women in the Boardroom', 'Mentor Table', 4, 7],
    forClients('Nilgiri Foods', 'The new directors of Nilgiri Foods.'),
  ),
  charged(
    clientPartnerships,
    ['Jaipur Polo Cup', 'Marquee', 4, 5],
    forClients('Coromandel Shipping', 'Lunch with Coromandel Shipping.'),
  ),
  charged(
    engineering,
    ['Cloud & AI Summit', 'Lab Pass', 5, 12],
    forTeam(
      'Platform team',
      'Two labs for the platform team.',
      northwind('Leela Thomas', 'Joseph Mathew', 'Zoya Ansari', 'Sneha Pillai', 'Rohan Kulkarni'),
    ),
  ),
  charged(
    engineering,
    ['Security Operations Day', 'Talks and Tabletop', 6, 10],
    forTeam('Operations', 'The exercise of the on-call team.'),
  ),
  charged(
    engineering,
    ['Chip Design Days', 'Engineer', 6, 8],
    onAccount(forTeam('Hardware', 'Two days at the bench.')),
  ),
  charged(
    engineering,
    ['Open Source Week', 'Contributor', 10, 6],
    forTeam('Engineering', 'Everybody who contributes.'),
  ),
  charged(
    peopleAndCulture,
    ['Future of Work {year}', 'Team Pass', 8, 14],
    forTeam(
      'People and Culture',
      'The whole team, for next year’s plan.',
      northwind(
        'Sunita Iyer',
        'Asha Menon',
        'Kavya Reddy',
        'Nikhil Bhat',
        'Farah Khan',
        'Ishaan Gupta',
        'Maya Pinto',
        'Arun Das',
      ),
    ),
  ),
  charged(
    peopleAndCulture,
    ['People First HR Summit', 'Mediation Workshop', 6, 11],
    forTeam('People partners', 'Training in mediation.'),
  ),
  charged(
    peopleAndCulture,
    ['Women in the Boardroom', 'Evening Seat', 8, 9],
    forTeam('Mentoring circle', 'Mentors with those they advise.'),
  ),
  charged(
    peopleAndCulture,
    ['Healthcare Leaders Meet', 'Delegate', 3, 4],
    forTeam('Benefits', 'Insurers for the new health plan.'),
  ),
  charged(
    financeAndLegal,
    ['Private Capital Day', 'Day Pass', 4, 12],
    forTeam('Treasury', 'The deal book and the panels on debt.'),
  ),
  charged(
    financeAndLegal,
    ['Exporters’ Roundtable', 'Roundtable Seat', 4, 9],
    forTeam('Tax', 'The customs table.'),
  ),
  charged(
    financeAndLegal,
    ['Southern Makers Forum', 'Forum and Factory', 4, 6],
    forTeam('Audit', 'The plants of next year’s audit.'),
  ),
];
