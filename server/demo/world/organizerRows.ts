import type { OrganizerRole } from '../../db/schema/organizers';
import { personNamed } from './people';
import type { Row } from './rows';

/** The organizer that has a team in the demo world; other events are the platform's own. */
const bombayLive = {
  id: 1,
  name: 'Bombay Live',
  slug: 'bombay-live',
  legal_name: 'Bombay Live Entertainment Private Limited',
  gstin: '27AAGCB7316L1ZF',
  address: '2nd Floor, Laxmi Mills Estate, Mahalaxmi, Mumbai 400011',
  state: 'Maharashtra',
  support_email: 'help@bombaylive.example',
} as const;

const team: Readonly<Record<string, OrganizerRole>> = { rhea: 'owner', dev: 'editor' };

/** Null for an event of the platform. */
export const organizerId = (name: string): number | null =>
  name === bombayLive.name ? bombayLive.id : null;

export const bombayLiveName = bombayLive.name;

export const organizerRows = (madeAt: Date): Row<'organizers'>[] => [
  { ...bombayLive, created_at: madeAt, updated_at: madeAt },
];

export const memberRows = (madeAt: Date): Row<'organizer_members'>[] =>
  Object.entries(team).map(([username, role]) => ({
    user_id: personNamed(username).id,
    organizer_id: bombayLive.id,
    role,
    created_at: madeAt,
  }));
