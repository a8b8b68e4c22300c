import { personNamed } from './people';

/** The organizer that has a team in the demo world; other events are the platform's own. */
export const bombayLive = {
  id: 1,
  name: 'Bombay Live',
  slug: 'bombay-live',
  legal_name: 'Bombay Live Entertainment Private Limited',
  gstin: '27AAGCB7316L1ZF',
  address: '2nd Floor, Laxmi Mills Estate, Mahalaxmi, Mumbai 400011',
  state: 'Maharashtra',
  support_email: 'help@bombaylive.example',
} as const;

const team = { rhea: 'owner', dev: 'editor' } as const;

export const memberRows = (madeAt: Date) =>
  Object.entries(team).map(([username, role]) => ({
    user_id: personNamed(username).id,
    organizer_id: bombayLive.id,
    role,
    created_at: madeAt,
  }));
