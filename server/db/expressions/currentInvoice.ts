import { sql } from 'kysely';

/** True for a row `i` of `invoices` that no other invoice replaces. */
export const isCurrentInvoice = sql<boolean>`(i.kind = 'invoice' and not exists (
  select from invoices n where n.corrects = i.id))`;

/** For a row `i` of `invoices`: the number of the invoice that replaces it. */
export const replacedBy = sql<string | null>`(
  select n.number from invoices n where n.corrects = i.id and n.kind = 'invoice' and i.kind = 'invoice')`;
