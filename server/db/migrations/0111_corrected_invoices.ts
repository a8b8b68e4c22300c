import { sql, type Migration } from 'kysely';

const statements = `
alter table invoices
  add column corrects bigint references invoices (id),
  add constraint invoices_corrects_check
    check (corrects is null or refers_to is null or refers_to = corrects);
create unique index invoices_corrects_key on invoices (corrects, kind) where corrects is not null;
drop index invoices_scope_key;
create unique index invoices_scope_key on invoices (
  payment_id, kind, scope, (coalesce(organizer_id, 0)), (coalesce(refund_id, 0)), (coalesce(corrects, 0))
);
`;

/**
 * Invoices with corrected billing details (D43): the new invoice and the credit note name the invoice that they
 * correct, each once.
 */
export const correctedInvoices: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
