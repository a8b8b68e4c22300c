import { sql } from 'kysely';
import type { MailPreferencesTable } from '../../../db/schema/messaging';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type MailPreference = Pick<MailPreferencesTable, 'approval_mails' | 'timezone'>;

export const findPreference = (db: Db, personId: number): Promise<MailPreference | undefined> =>
  db
    .selectFrom('mail_preferences')
    .where('person_id', '=', personId)
    .select(['approval_mails', 'timezone'])
    .executeTakeFirst();

/** @param lastDay `YYYY-MM-DD`: the last day without a daily mail; used when the preference is first stored */
export async function savePreference(
  db: Db,
  personId: number,
  { approval_mails, timezone }: MailPreference,
  lastDay: string,
): Promise<void> {
  const values = { approval_mails, timezone, updated_at: sql<Date>`now()` };
  await db
    .insertInto('mail_preferences')
    .values({ person_id: personId, ...values, digest_on: lastDay })
    .onConflict((clash) => clash.column('person_id').doUpdateSet(values))
    .execute();
}
