import { sql } from 'kysely';
import type { InvoiceKind } from '../../../db/schema/invoices';
import type { ModuleDeps } from '../../../deps';
import type { IssuedDocument } from './gstSummary.rules';

type Db = ModuleDeps['db'];

export interface DocumentFilter {
  organizerId: number;
  kind: InvoiceKind;
  /** YYYY-MM in the time zone. */
  month: string;
  timezone: string;
  isTest: boolean;
}

/** The next batch of a month's documents in order of issue. Free ones count as both real and test. */
export async function findDocumentsAfter(
  db: Db,
  { organizerId, kind, month, timezone, isTest }: DocumentFilter,
  { after, limit }: { after: IssuedDocument | null; limit: number },
): Promise<IssuedDocument[]> {
  const first = sql`${`${month}-01`}::timestamp`;
  const next = after
    ? sql`and (i.issued_at, i.id) > (${after.issued_at}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await sql<IssuedDocument>`
    select i.id, i.kind, i.number, i.issued_at, i.data, (
        select (invoice.data->>'total')::bigint from invoices invoice where invoice.id = i.refers_to
      ) as invoice_total
    from invoices i
    where i.organizer_id = ${organizerId} and i.kind = ${kind}
      and i.issued_at >= ${first} at time zone ${timezone}::text
      and i.issued_at < (${first} + interval '1 month') at time zone ${timezone}::text
      and ((i.data->'payment'->>'is_test')::boolean = ${isTest} or (i.data->>'total')::bigint = 0)
      ${next}
    order by i.issued_at, i.id limit ${limit}
  `.execute(db);
  return rows;
}
