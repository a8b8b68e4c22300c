import { mentionOf, phrase, type Mention } from '../../../lib/personalText';
import type { AuditFields, NewAuditEntry } from '../../identity/audit/audit.types';
import type { OrganizerDetails } from './organizers.rules';

export const organizerFields = (organizer: OrganizerDetails): AuditFields => ({
  name: organizer.name,
  slug: organizer.slug,
  logo: organizer.logo,
  legal_name: organizer.legal_name,
  gstin: organizer.gstin,
  address: organizer.address,
  state: organizer.state,
  support_email: organizer.support_email,
});

interface Team {
  id: number;
  name: string;
}

interface Member {
  user: number;
  name: string;
  email: string;
  role: string;
}

const personOf = ({ user, name, email }: Member): Mention => mentionOf({ id: user }, name || email);

/** Audit entry for a new team member or a changed role. */
export function memberSet(
  { id, name }: Team,
  before: Member | undefined,
  after: Member,
): NewAuditEntry {
  const person = personOf(after);
  const thing = { id: after.user, title: person };
  return before
    ? {
        action: 'member.role_changed',
        thing,
        says: phrase`made ${person} ${after.role} of ${name}, who was ${before.role}`,
        before: { role: before.role },
        after: { role: after.role },
        organizer: id,
      }
    : {
        action: 'member.added',
        thing,
        says: phrase`added ${person} to the team of ${name} as ${after.role}`,
        after: { role: after.role },
        organizer: id,
      };
}

export const memberRemoved = ({ id, name }: Team, member: Member): NewAuditEntry => ({
  action: 'member.removed',
  thing: { id: member.user, title: personOf(member) },
  says: phrase`removed ${personOf(member)} from the team of ${name}`,
  before: { role: member.role },
  organizer: id,
});
