import { sql } from 'kysely';
import type { OrganizerRole } from '../schema/organizers';

/** The organizers of the person of the row; for a query that reads `users`. */
export const memberships = sql<{ organizerId: number; role: OrganizerRole }[]>`(
  select coalesce(json_agg(json_build_object('organizerId', m.organizer_id, 'role', m.role)), '[]')
  from organizer_members m where m.user_id = users.id)`;
