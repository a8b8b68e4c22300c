import type { OrganizerRole } from '../db/schema/organizers';
import type { TestApp } from './buildTestApp';

type WithDb = Pick<TestApp, 'db'>;

let made = 0;

interface NewOrganizer {
  name?: string;
  members?: readonly { id: number; role: OrganizerRole }[];
}

export async function createOrganizerTeam(
  { db }: WithDb,
  { name = `Organizer ${(made += 1)}`, members = [] }: NewOrganizer = {},
): Promise<{ id: number; name: string }> {
  const organizer = await db
    .insertInto('organizers')
    .values({ name, slug: name.toLowerCase().replaceAll(' ', '-') })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  for (const { id, role } of members) {
    await db
      .insertInto('organizer_members')
      .values({ organizer_id: organizer.id, user_id: id, role })
      .execute();
  }
  return organizer;
}
