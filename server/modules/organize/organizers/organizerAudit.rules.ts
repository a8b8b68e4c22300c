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

const nameOf = ({ name, email }: Member) => name || email;

/** Somebody is new on the team, or has another role there. */
export function memberSet(
  { id, name }: Team,
  before: Member | undefined,
  after: Member,
): NewAuditEntry {
  const person = nameOf(after);
  const thing = { id: after.user, title: person };
  return before
    ? {
        action: 'member.role_changed',
        thing,
        says: `made ${person} ${after.role} of ${name}, who was ${before.role}`,
        before: { role: before.role },
        after: { role: after.role },
        organizer: id,
      }
    : {
        action: 'member.added',
        thing,
        says: `added ${person} to the team of ${name} as ${after.role}`,
        after: { role: after.role },
        organizer: id,
      };
}

export const memberRemoved = ({ id, name }: Team, member: Member): NewAuditEntry => ({
  action: 'member.removed',
  thing: { id: member.user, title: nameOf(member) },
  says: `removed ${nameOf(member)} from the team of ${name}`,
  before: { role: member.role },
  organizer: id,
});
