import type { Schemas } from '../../contract/types';

export const companies = {
  northwind: {
    name: 'Northwind Industries',
    domain: 'northwind.example',
    state: 'Maharashtra',
    address: '14 Ballard Pier Road, Mumbai 400001',
  },
  lakshmi: {
    name: 'Lakshmi Textiles',
    domain: 'lakshmi-textiles.example',
    state: 'Tamil Nadu',
    address: '3 Cathedral Road, Chennai 600086',
  },
  /** Books blocks of seats for its clients; most of the sold seats are of this company. */
  lotuslane: {
    name: 'Lotus & Lane Hospitality',
    domain: 'lotuslane.example',
    state: 'Karnataka',
    address: '27 Lavelle Road, Bengaluru 560001',
  },
  /** The company of the people who organize the events of Bombay Live. */
  bombaylive: {
    name: 'Bombay Live',
    domain: 'bombaylive.example',
    state: 'Maharashtra',
    address: '2nd Floor, Laxmi Mills Estate, Mahalaxmi, Mumbai 400011',
  },
} as const;

export type CompanyKey = keyof typeof companies;

export const companyKeys = Object.keys(companies) as CompanyKey[];

export interface Person {
  username: string;
  firstName: string;
  lastName: string;
  role: Schemas['Role'];
  /** Null for staff of the platform. */
  company: CompanyKey | null;
}

const person = (
  username: string,
  firstName: string,
  lastName: string,
  role: Schemas['Role'],
  company: CompanyKey | null,
): Person => ({ username, firstName, lastName, role, company });

export const emailOf = ({ username, company }: Person): string =>
  `${username}@${company === null ? 'foyer.example' : companies[company].domain}`;

/** The people a visitor of the demo signs in as (D6), all with one password. */
export const demoPeople: readonly Person[] = [
  person('asha', 'Asha', 'Menon', 'employee', 'northwind'),
  person('vikram', 'Vikram', 'Rao', 'company_manager', 'northwind'),
  person('meera', 'Meera', 'Iyer', 'company_admin', 'northwind'),
  person('kabir', 'Kabir', 'Sethi', 'client', 'northwind'),
  person('admin', 'Nandini', 'Kapoor', 'admin', null),
  person('root', 'Farhan', 'Qureshi', 'super_admin', null),
  person('sam', 'Sam', "D'Souza", 'staff', null),
  person('lena', 'Lena', 'Fernandes', 'employee', 'lakshmi'),
  person('rhea', 'Rhea', 'Fonseca', 'company_admin', 'bombaylive'),
  person('dev', 'Dev', 'Shah', 'employee', 'bombaylive'),
];

/** Further people, for the cost centres of Northwind and the bookings of other companies; they have the same password. */
export const otherPeople: readonly Person[] = [
  person('gauri', 'Gauri', 'Deshpande', 'company_admin', 'lakshmi'),
  person('leela', 'Leela', 'Krishnan', 'company_admin', 'lotuslane'),
  person('arjun', 'Arjun', 'Bose', 'company_manager', 'lotuslane'),
  person('tara', 'Tara', 'Mistry', 'employee', 'lotuslane'),
  person('imran', 'Imran', 'Shaikh', 'employee', 'lotuslane'),
  person('divya', 'Divya', 'Nair', 'employee', 'lotuslane'),
  person('rohan', 'Rohan', 'Kulkarni', 'employee', 'northwind'),
  person('farhan', 'Farhan', 'Sheikh', 'company_manager', 'northwind'),
  person('lthomas', 'Leela', 'Thomas', 'company_manager', 'northwind'),
  person('sunita', 'Sunita', 'Iyer', 'company_manager', 'northwind'),
  person('harsh', 'Harsh', 'Vora', 'company_admin', 'northwind'),
];

/** Every person of the demo world; their ids are their positions, from 1 on. */
export const people: readonly Person[] = [...demoPeople, ...otherPeople];

export const demoPassword = 'Foyer-demo-2026';
