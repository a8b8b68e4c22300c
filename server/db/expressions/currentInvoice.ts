import { sql } from 'kysely';

/** Of a row of `invoices` as `i`: an invoice that no other one replaces. */
export const isCurrentInvoice = sql<boolean>`(i.kind = 'invoice' and not exists (
  select from invoices n where n.corrects = i.id))`;

/** Of a row of `invoices` as `i`: the number of the invoice that replaces it. */
export const replacedBy = sql<string | null>`(
  select n.number from invoices n where n.corrects = i.id and n.kind = 'invoice' and i.kind = 'invoice')`;
