import { categories } from './categories';
import {
  companies,
  demoPeople,
  emailOf,
  otherPeople,
  type CompanyKey,
  type Person,
} from './people';
import type { Row } from './rows';

const companyKeys = Object.keys(companies) as CompanyKey[];
const people: readonly Person[] = [...demoPeople, ...otherPeople];

/** Ids start at 1: the demo world is inserted into empty tables. */
export const companyId = (key: CompanyKey): number => companyKeys.indexOf(key) + 1;

export interface WorldPerson {
  id: number;
  name: string;
  companyId: number | null;
}

/** @throws Error for an unknown username */
export function personNamed(username: string): WorldPerson {
  const index = people.findIndex((person) => person.username === username);
  const person = people[index];
  if (!person) throw new Error(`The demo world has no person ${username}.`);
  return {
    id: index + 1,
    name: `${person.firstName} ${person.lastName}`,
    companyId: person.company === null ? null : companyId(person.company),
  };
}

export function categoryRows(madeAt: Date): Row<'categories'>[] {
  return categories.map(({ slug, name, color, icon }, index) => ({
    id: index + 1,
    name,
    slug,
    color_code: color,
    icon,
    position: index,
    created_at: madeAt,
  }));
}

export function companyRows(madeAt: Date): Row<'companies'>[] {
  return companyKeys.map((key) => ({
    id: companyId(key),
    name: companies[key].name,
    domain: companies[key].domain,
    state: companies[key].state,
    billing_address: companies[key].address,
    created_at: madeAt,
    domain_proven_at: madeAt,
  }));
}

/** @param passwordHash the one that all of them share */
export function userRows(passwordHash: string, madeAt: Date): Row<'users'>[] {
  return people.map((person, index) => ({
    id: index + 1,
    username: person.username,
    email: emailOf(person),
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    role: person.role,
    company_id: person.company === null ? null : companyId(person.company),
    is_active: true,
    created_at: madeAt,
    updated_at: madeAt,
  }));
}
