import { sql } from 'kysely';
import { fullName } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type { OrganizerRole } from '../../../db/schema/organizers';
import type { OrganizerDetails } from './organizers.rules';

type Db = ModuleDeps['db'];

const columns = [
  'id',
  'version',
  'name',
  'slug',
  'logo',
  'legal_name',
  'gstin',
  'address',
  'state',
  'support_email',
  'created_at',
] as const;

export interface OrganizerRow extends OrganizerDetails {
  id: number;
  version: number;
  created_at: Date;
}

/** @param ids null means all */
export async function findOrganizers(
  db: Db,
  ids: readonly number[] | null,
): Promise<OrganizerRow[]> {
  let query = db.selectFrom('organizers').select(columns);
  if (ids !== null) query = query.where('id', '=', sql<number>`any(${[...ids]}::bigint[])`);
  return query.orderBy('name').orderBy('id').execute();
}

export const findOrganizer = (db: Db, id: number): Promise<OrganizerRow | undefined> =>
  db.selectFrom('organizers').select(columns).where('id', '=', id).executeTakeFirst();

/** Serializes changes of the organizer and its team. */
export const lockOrganizer = (trx: Db, id: number): Promise<OrganizerRow | undefined> =>
  trx
    .selectFrom('organizers')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Undefined if the name or slug is taken. */
export const insertOrganizer = (
  db: Db,
  details: OrganizerDetails,
): Promise<OrganizerRow | undefined> =>
  db
    .insertInto('organizers')
    .values(details)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Another organizer with this name or slug. */
export const findNamesake = (
  db: Db,
  { name, slug }: Pick<OrganizerDetails, 'name' | 'slug'>,
  except = 0,
): Promise<{ name: string } | undefined> =>
  db
    .selectFrom('organizers')
    .select('name')
    .where((eb) => eb.or([eb('name', '=', name), eb('slug', '=', slug)]))
    .where('id', '<>', except)
    .executeTakeFirst();

/** Also updates the organizer's name in its events. */
export async function saveOrganizer(
  trx: Db,
  id: number,
  details: OrganizerDetails,
): Promise<OrganizerRow> {
  await trx
    .updateTable('events')
    .set({ organizer_name: details.name })
    .where('organizer_id', '=', id)
    .where('organizer_name', '<>', details.name)
    .execute();
  return trx
    .updateTable('organizers')
    .set((eb) => ({ ...details, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export interface MemberRow {
  user: number;
  name: string;
  email: string;
  role: OrganizerRole;
}

const members = (db: Db, organizerId: number) =>
  db
    .selectFrom('organizer_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.organizer_id', '=', organizerId)
    .select(['u.id as user', fullName.as('name'), 'u.email', 'm.role']);

export const findMembers = (db: Db, organizerId: number): Promise<MemberRow[]> =>
  members(db, organizerId)
    .orderBy(sql`array_position(array['owner', 'editor', 'door'], m.role)`)
    .orderBy('name')
    .orderBy('u.id')
    .execute();

export const findMember = (
  db: Db,
  organizerId: number,
  userId: number,
): Promise<MemberRow | undefined> =>
  members(db, organizerId).where('u.id', '=', userId).executeTakeFirst();

export async function countOwners(db: Db, organizerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('organizer_members')
    .where('organizer_id', '=', organizerId)
    .where('role', '=', 'owner')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findUserByEmail(db: Db, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.id;
}

export async function saveMember(
  trx: Db,
  organizerId: number,
  userId: number,
  role: OrganizerRole,
): Promise<void> {
  await trx
    .insertInto('organizer_members')
    .values({ organizer_id: organizerId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['user_id', 'organizer_id']).doUpdateSet({ role }))
    .execute();
}

export async function deleteMember(trx: Db, organizerId: number, userId: number): Promise<void> {
  await trx
    .deleteFrom('organizer_members')
    .where('organizer_id', '=', organizerId)
    .where('user_id', '=', userId)
    .execute();
}
