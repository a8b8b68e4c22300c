import type { Schemas } from '../../contract/types';
import { oneOf, table, words } from '../table';

export const companyKeys = words('northwind lakshmi lotuslane bombaylive');
export type CompanyKey = (typeof companyKeys)[number];

/**
 * Lotus & Lane books blocks of seats for its clients and holds most of the sold seats. Bombay Live is the company of
 * the people who organize Bombay Live's events.
 */
const companyTable = `
northwind | Northwind Industries | northwind.example | Maharashtra | 14 Ballard Pier Road, Mumbai 400001
lakshmi | Lakshmi Textiles | lakshmi-textiles.example | Tamil Nadu | 3 Cathedral Road, Chennai 600086
lotuslane | Lotus & Lane Hospitality | lotuslane.example | Karnataka | 27 Lavelle Road, Bengaluru 560001
bombaylive | Bombay Live | bombaylive.example | Maharashtra | 2nd Floor, Laxmi Mills Estate, Mahalaxmi, Mumbai 400011
`;

/** Ids start at 1: the demo world is inserted into empty tables. */
export const companies = table('key name domain state billing_address', companyTable).map(
  (company, index) => ({ ...company, id: index + 1 }),
);

/** @throws Error for an unknown key */
export function companyOf(key: string): (typeof companies)[number] {
  const company = companies.find((one) => one.key === key);
  if (!company) throw new Error(`The demo world has no company ${key}.`);
  return company;
}

/** The people a visitor of the demo signs in as, all with one password; staff of the platform have no company. */
const accounts = `
asha | Asha Menon | employee | northwind
vikram | Vikram Rao | company_manager | northwind
meera | Meera Iyer | company_admin | northwind
kabir | Kabir Sethi | client | northwind
admin | Nandini Kapoor | admin
root | Farhan Qureshi | super_admin
sam | Sam D'Souza | staff
lena | Lena Fernandes | employee | lakshmi
rhea | Rhea Fonseca | company_admin | bombaylive
dev | Dev Shah | employee | bombaylive
`;

/** Further people, for the cost centres of Northwind and the bookings of other companies; they have the same password. */
const others = `
gauri | Gauri Deshpande | company_admin | lakshmi
leela | Leela Krishnan | company_admin | lotuslane
arjun | Arjun Bose | company_manager | lotuslane
tara | Tara Mistry | employee | lotuslane
imran | Imran Shaikh | employee | lotuslane
divya | Divya Nair | employee | lotuslane
rohan | Rohan Kulkarni | employee | northwind
farhan | Farhan Sheikh | company_manager | northwind
lthomas | Leela Thomas | company_manager | northwind
sunita | Sunita Iyer | company_manager | northwind
harsh | Harsh Vora | company_admin | northwind
`;

const roles = words('employee company_manager company_admin client admin super_admin staff');

const read = (text: string, firstId: number) =>
  table('username name role company', text).map(({ username, name, role, company: key }, index) => {
    const company = key === '' ? null : companyOf(key);
    return {
      id: firstId + index,
      username,
      name,
      email: `${username}@${company?.domain ?? 'foyer.example'}`,
      role: oneOf<Schemas['Role']>(roles, role),
      company,
    };
  });

export const demoPeople = read(accounts, 1);

/** Every person of the demo world. */
export const people = [...demoPeople, ...read(others, demoPeople.length + 1)];

export type Person = (typeof people)[number];

/** @throws Error for an unknown username */
export function personNamed(username: string): Person {
  const person = people.find((one) => one.username === username);
  if (!person) throw new Error(`The demo world has no person ${username}.`);
  return person;
}

export const demoPassword = 'Foyer-demo-2026';

export const companyRows = (madeAt: Date) =>
  companies.map(({ key: _key, ...company }) => ({
    ...company,
    created_at: madeAt,
    domain_proven_at: madeAt,
  }));

/** @param passwordHash of the password that all of them share */
export const userRows = (passwordHash: string, madeAt: Date) =>
  people.map(({ name, company, ...person }) => ({
    ...person,
    password_hash: passwordHash,
    first_name: name.split(' ')[0],
    last_name: name.split(' ')[1],
    company_id: company && company.id,
    created_at: madeAt,
    updated_at: madeAt,
  }));
