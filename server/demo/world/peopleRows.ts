import { categories } from './categories';
import { companies, companyKeys, emailOf, people, type CompanyKey } from './people';
import type { Row } from './rows';

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

export const categoryRows = (madeAt: Date): Row<'categories'>[] =>
  categories.map(({ slug, name, color, icon }, index) => ({
    id: index + 1,
    name,
    slug,
    color_code: color,
    icon,
    position: index,
    created_at: madeAt,
  }));

export const companyRows = (madeAt: Date): Row<'companies'>[] =>
  companyKeys.map((key) => ({
    id: companyId(key),
    name: companies[key].name,
    domain: companies[key].domain,
    state: companies[key].state,
    billing_address: companies[key].address,
    created_at: madeAt,
    domain_proven_at: madeAt,
  }));

/** @param passwordHash the one that all of them share */
export const userRows = (passwordHash: string, madeAt: Date): Row<'users'>[] =>
  people.map((person) => ({
    id: personNamed(person.username).id,
    username: person.username,
    email: emailOf(person),
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    role: person.role,
    company_id: personNamed(person.username).companyId,
    created_at: madeAt,
    updated_at: madeAt,
  }));
