import { sql, type Migration } from 'kysely';

const statements = `
alter table credit_receipts
  add column reversed bigint not null default 0,
  add constraint credit_receipts_reversed_check
    check (reversed in (0, amount) and unused + reversed <= amount);
drop index credit_receipts_reference_key;
create unique index credit_receipts_reference_key on credit_receipts (company_id, lower(reference))
  where reversed = 0;

create table credit_reversals (
  receipt_id bigint primary key references credit_receipts (id),
  reason text not null check (reason <> ''),
  reversed_by bigint references users (id),
  reversed_at timestamptz not null default now()
);

alter table company_credits
  add column alerted integer not null default 0,
  add column alerted_at timestamptz,
  add constraint company_credits_alerted_check
    check (alerted in (0, 80, 100) and (alerted = 0 or alerted_at is not null));
`;

/**
 * A receipt that was recorded by mistake is taken back whole, once, by a row of its own: the check leaves
 * nothing of it to pay charges with. Its reference can be recorded anew. \`alerted\` is the share of the limit, in
 * percent, of which the admins of the company were told.
 */
export const creditReversals: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
