import { sql } from 'kysely';
import { isProven } from './companyReach';
import { delegationIsInForce } from './holderState';

/** Company duties of a person without a company role; for a row of `users`. */
export interface CompanyDuties {
  /** Owns a cost centre of a company whose domain is proven (docs/product/companies.md#company-spend). */
  owns: boolean;
  /** Stands in for an owner or admin of the company (docs/product/companies.md#approvals). */
  decides: boolean;
}

/** Requires `users` joined to `companies`. */
export const companyDuties = sql<CompanyDuties>`json_build_object(
  'owns', ${isProven} and users.role <> 'client' and exists (select from cost_centres c
    where c.owner_id = users.id and c.company_id = users.company_id),
  'decides', users.role <> 'client' and exists (select from delegations d
    join users p on p.id = d.person_id and p.company_id = users.company_id and p.is_active
    where d.delegate_id = users.id and ${delegationIsInForce}
      and (p.role = 'company_admin' or exists (select from cost_centres c where c.owner_id = p.id))))`;
