import type { Guest, PurposeKind } from '../../../db/schema/spending';
import type { CostCentreCode } from './costCentres';

/** A request for approval of one booking. */
export interface RequestPlan {
  username: string;
  costCentre: CostCentreCode;
  event: string;
  tier: string;
  quantity: number;
  /** Before the world is made. */
  hoursAgo: number;
  purpose: string;
  purposeKind: PurposeKind;
  guests: readonly Guest[];
  /** Null while it waits. An approved one was paid an hour later. */
  decision: {
    by: string;
    status: 'approved' | 'declined';
    afterHours: number;
    note: string;
  } | null;
}

const clients = (organisation: string, ...names: string[]): Guest[] =>
  names.map((name) => ({ name, organisation, kind: 'client' }));

/** Four that wait, each until another time, and two that were decided. */
export const requestPlans: readonly RequestPlan[] = [
  {
    username: 'farhan',
    costCentre: 'CC-110',
    event: 'Stadium Lights Tour',
    tier: 'Company Deck',
    quantity: 6,
    hoursAgo: 146,
    purpose: 'An evening for the team after a long quarter.',
    purposeKind: 'recognition',
    guests: [],
    decision: {
      by: 'meera',
      status: 'declined',
      afterHours: 5,
      note: 'The deck is for clients. Silver seats for the team are fine.',
    },
  },
  {
    username: 'rohan',
    costCentre: 'CC-210',
    event: 'Fintech Stack',
    tier: 'Builder',
    quantity: 1,
    hoursAgo: 99,
    purpose: 'The sandbox day at the bank whose interface we are about to use.',
    purposeKind: 'team_learning',
    guests: [],
    decision: {
      by: 'lthomas',
      status: 'approved',
      afterHours: 3,
      note: 'Please share your notes with the platform team.',
    },
  },
  {
    username: 'sunita',
    costCentre: 'CC-310',
    event: 'People First HR Summit',
    tier: 'Delegate',
    quantity: 6,
    hoursAgo: 26,
    purpose: 'Six partners go to the sessions on parental leave before we write ours anew.',
    purposeKind: 'team_learning',
    guests: [],
    decision: null,
  },
  {
    username: 'rohan',
    costCentre: 'CC-210',
    event: 'Cloud & AI Summit',
    tier: 'Summit Pass',
    quantity: 5,
    hoursAgo: 20,
    purpose:
      'Five of the platform team go to the two sessions on cost of inference. We run the same models from January.',
    purposeKind: 'team_learning',
    guests: [],
    decision: null,
  },
  {
    username: 'farhan',
    costCentre: 'CC-110',
    event: 'India v Australia T20',
    tier: 'Garware Lower',
    quantity: 8,
    hoursAgo: 3,
    purpose: 'Eight buyers of the western region, whose yearly contracts end in March.',
    purposeKind: 'client_hosting',
    guests: clients('Sahyadri Motors', 'Prakash Jadhav', 'Lata Shinde'),
    decision: null,
  },
  {
    username: 'vikram',
    costCentre: 'CC-120',
    event: 'Winter Symphony Night',
    tier: 'Patron Box',
    quantity: 4,
    hoursAgo: 2,
    purpose:
      'Hosting four people from Meridian Steel before their renewal in January. The box keeps us together and dinner is included.',
    purposeKind: 'client_hosting',
    guests: clients(
      'Meridian Steel',
      'Raghav Menon',
      'Shalini Bose',
      'Tarun Khanna',
      'Mira Chandran',
    ),
    decision: null,
  },
];
