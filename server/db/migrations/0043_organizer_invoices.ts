import { sql, type Migration } from 'kysely';

const statements = `
alter table invoices add column organizer_id bigint references organizers (id);
alter table invoices drop constraint invoices_sequence_key, drop constraint invoices_scope_key;
create unique index invoices_sequence_key
  on invoices ((coalesce(organizer_id, 0)), kind, financial_year, sequence);
create unique index invoices_scope_key
  on invoices (payment_id, kind, scope, (coalesce(organizer_id, 0)));

alter table invoice_counters add column seller bigint not null default 0;
alter table invoice_counters drop constraint invoice_counters_pkey;
alter table invoice_counters add primary key (seller, kind, financial_year);
`;

/** Invoices of organizers, each numbered in a series of its own (D21); those there are stay the platform's. */
export const organizerInvoices: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
