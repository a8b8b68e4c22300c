import { OrganizerScope } from '../components/OrganizerScope';
import { TeamCard } from './TeamCard';

/** Who is on the team of an organizer, and what each may do (D21). */
export function TeamPage() {
  return (
    <OrganizerScope title="Team" text={({ name }) => `Who works on the events of ${name}.`}>
      {(organizer, isOwner) => (
        <TeamCard key={organizer.id} organizer={organizer} isOwner={isOwner} />
      )}
    </OrganizerScope>
  );
}
