import { sql } from 'kysely';
import type { HolderState } from '../schema/bookings';

/** A delegation `d` is in force, by the clock of the database: its person is away. */
export const delegationIsInForce = sql<boolean>`(d.starts_at <= now()
  and (d.ends_at is null or d.ends_at > now()))`;

/** State of the holder `u` of a booking (docs/product/people.md#people-who-leave). */
export const holderState = sql<HolderState>`(case
  when u.erased_at is not null then 'erased'
  when not u.is_active then 'closed'
  when exists (select from delegations d where d.person_id = u.id and ${delegationIsInForce}) then 'away'
  else 'open' end)`;

/** True if the company of booking `b` has somebody who can manage it after its holder's account is erased. */
export const companyLooksAfter = sql<boolean>`exists (
  select from companies c join users p on p.company_id = c.id
  where c.id = b.company_id and c.domain_proven_at is not null and p.is_active
    and p.role in ('company_admin', 'company_manager') and p.id <> b.user_id)`;
