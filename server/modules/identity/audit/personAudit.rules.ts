import type { Schemas } from '../../../contract/types';
import { roleLabel } from '../people/permissions.rules';
import { mentionOf, phrase, type Detail, type Mention } from '../../../lib/personalText';
import type { NewAuditEntry, NewAuditFields } from './audit.types';

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  role: Schemas['Role'];
  company_id: number | null;
}

const nameOf = ({ first_name: first, last_name: last, email }: Person) =>
  `${first} ${last}`.trim() || email;

const personOf = (person: Person): Mention => mentionOf(person, nameOf(person));

const subjectOf = (person: Person) => ({
  thing: { id: person.id, title: personOf(person) },
  company: person.company_id,
});

/** An account is closed or reopened. */
export const accountChange = (person: Person, account: 'open' | 'closed'): NewAuditEntry => ({
  ...subjectOf(person),
  action: account === 'closed' ? 'person.account_closed' : 'person.account_opened',
  says: phrase`${account === 'closed' ? 'closed' : 'opened'} the account of ${personOf(person)}`,
  before: { account: account === 'closed' ? 'open' : 'closed' },
  after: { account },
});

/** Null for an empty value, so that the change counts as set or removed. */
const detailOf = ({ id }: Person, detail: string | null): Detail | null =>
  detail === null || detail === '' ? null : { person: id, detail };

interface Profile extends Person {
  username: string;
  dob: string | null;
  gender: string | null;
}

const profileFields = (person: Profile): NewAuditFields => ({
  role: roleLabel(person.role),
  company: person.company_id,
  first_name: detailOf(person, person.first_name),
  last_name: detailOf(person, person.last_name),
  username: detailOf(person, person.username),
  date_of_birth: detailOf(person, person.dob),
  gender: detailOf(person, person.gender),
});

/** Somebody changes the profile of another person, or their own role. */
export const profileChange = (before: Profile, after: Profile): NewAuditEntry => ({
  ...subjectOf(before),
  action: before.role === after.role ? 'person.changed' : 'person.role_changed',
  before: profileFields(before),
  after: profileFields(after),
  company: after.company_id ?? before.company_id,
});

/** An entry for the admins of the former company; the new company gets a separate one. */
export const companyLeft = (person: Person): NewAuditEntry => ({
  ...subjectOf(person),
  action: 'person.left_company',
  says: phrase`moved ${personOf(person)} to another company`,
});

/** Whether a person moves between two companies, which each get an entry. */
export const isMove = (before: number | null, after: number | null) =>
  before !== null && after !== null && before !== after;

/** The platform creates an account. */
export const accountCreated = (person: Person): NewAuditEntry => ({
  ...subjectOf(person),
  action: 'person.created',
  says: phrase`made an account for ${personOf(person)} as ${roleLabel(person.role)}`,
  after: { email: detailOf(person, person.email), role: roleLabel(person.role) },
});

export const secondFactorsRemoved = (person: Person): NewAuditEntry => ({
  ...subjectOf(person),
  action: 'person.second_factors_removed',
  says: phrase`removed the second factors of ${personOf(person)}`,
});

/** The password itself is not recorded. */
export const passwordSet = (person: Person): NewAuditEntry => ({
  ...subjectOf(person),
  action: 'person.password_set',
  says: phrase`set a new password for ${personOf(person)}`,
});
