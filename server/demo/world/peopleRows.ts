import { categories } from './categories';
import { companies, people } from './people';
import type { Row } from './rows';

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
  companies.map(({ id, name, domain, state, address }) => ({
    id,
    name,
    domain,
    state,
    billing_address: address,
    created_at: madeAt,
    domain_proven_at: madeAt,
  }));

/** @param passwordHash the one that all of them share */
export const userRows = (passwordHash: string, madeAt: Date): Row<'users'>[] =>
  people.map(({ id, username, name, email, role, company }) => ({
    id,
    username,
    email,
    password_hash: passwordHash,
    first_name: name.split(' ')[0],
    last_name: name.split(' ')[1],
    role,
    company_id: company && company.id,
    created_at: madeAt,
    updated_at: madeAt,
  }));
