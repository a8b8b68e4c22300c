import { sql } from 'kysely';
import { ID_STEP, KIND_CODES } from './notifications.rules';

/** Past events are listed for this long; tasks are listed until done. */
export const KEPT = sql`interval '90 days'`;

type Subject = 'u.id' | 'b.id' | 'h.id' | 'a.id' | 'r.id' | 'x.payment_id' | 'c.company_id';

/** Derived from subject and kind, so that a notification has the same id in every query. */
export const idOf = (kind: keyof typeof KIND_CODES, subject: Subject) =>
  sql<number>`(${sql.ref(subject)} * ${ID_STEP}::bigint + ${KIND_CODES[kind]}::bigint)`;
