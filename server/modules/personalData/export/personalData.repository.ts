import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { DataQuery, DataRow, DataSubject } from '../personalData.types';

type Db = ModuleDeps['db'];

/** Reads the next rows of one list. */
export async function findRowsAfter(
  db: Db,
  query: DataQuery,
  subject: DataSubject,
  { after, limit }: { after: number; limit: number },
): Promise<DataRow[]> {
  const { rows } = await sql<DataRow>`
    select * from (${query(subject)}) found where found.row > ${after} order by found.row limit ${limit}
  `.execute(db);
  return rows;
}

/** The account itself with its company; undefined when it was deleted. */
export async function findAccountData(db: Db, id: number) {
  const { rows } = await sql<Record<string, unknown> & { email: string }>`
    select u.id, u.username, u.email, u.first_name, u.last_name, u.phone, u.dob as date_of_birth, u.gender,
      u.role, u.is_active, u.created_at, u.updated_at, u.last_sign_in_at, c.name as company,
      inviter.first_name || ' ' || inviter.last_name as invited_by,
      p.approval_mails as mails_about_approvals, p.timezone as timezone_of_mails,
      exists (select from newsletter_subscribers n where n.email = u.email) as gets_newsletter
    from users u
    left join companies c on c.id = u.company_id
    left join users inviter on inviter.id = u.invited_by
    left join mail_preferences p on p.person_id = u.id
    where u.id = ${id}
  `.execute(db);
  return rows[0];
}
