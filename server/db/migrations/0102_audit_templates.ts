/** Of migration 0102: an entry of the audit as it was stored before. */
export interface OldEntry {
  id: number;
  action: string;
  kind: string;
  thing_id: number | null;
  title: string;
  summary: string;
  before: Fields | null;
  after: Fields | null;
  company_id: number | null;
}

export type Stored = { id?: number; email?: string; name: string } | { id: number; detail: string };

type Fields = Record<string, unknown>;

export interface NewTexts {
  title: string;
  summary: string;
  people: Stored[];
  before: Fields | null;
  after: Fields | null;
}

type FindPerson = (name: string, company: number | null) => Promise<number | null>;

const DETAILS = ['first_name', 'last_name', 'username', 'date_of_birth', 'gender'];

/** What precedes and follows the name in each sentence that was written about a person. */
const sentences: readonly (readonly [string, string])[] = [
  ['(?:closed|opened|deleted) the account of ', ''],
  ['moved ', ' to another company'],
  ['made an account for ', ' as .*'],
  ['set a new password for ', ''],
  ['added ', ' to the team of .*'],
  ['removed ', ' from the team of .*'],
  ['made ', ' \\w+ of .*, who was \\w+'],
  ['(?:added|deleted) ', ''],
  ['changed [a-z_ ,]+? of ', ''],
  ['changed the [a-z_ ]+? of ', ' from .* to .*'],
  ['set the [a-z_ ]+? of ', ' to .*'],
  ['removed the [a-z_ ]+? of ', ', which was .*'],
  ['invited ', ' as .*'],
  ['sent the invitation of ', ' again'],
  ['withdrew the invitation of ', ''],
  ['named ', ' as delegate'],
  ['handed request \\d+ to ', ''],
  ['asked the company admins to decide request \\d+ in the place of ', ''],
  ['took back the complimentary ticket of ', ' for .*'],
];

const escaped = (text: string): string => text.replaceAll('{', '{{');
const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The entry with references in the place of names; null where it names nobody who can be told. */
export async function templatesOf(entry: OldEntry, find: FindPerson): Promise<NewTexts | null> {
  const people: Stored[] = [];
  const add = (person: Stored): number => people.push(person) - 1;
  const refer = (person: Stored) => ({ personal: add(person) });
  const { kind, action, thing_id: id, title, company_id: company } = entry;

  let subject: number | null = null;
  if (
    id !== null &&
    (kind === 'person' || kind === 'member' || action === 'approval.delegate_set')
  ) {
    subject = add({ id, name: title });
  } else if (kind === 'invitation') subject = add({ email: title.toLowerCase(), name: title });

  async function named(name: unknown): Promise<unknown> {
    if (typeof name !== 'string' || name === '') return name;
    const person = await find(name, company);
    return person === null ? name : refer({ id: person, name });
  }

  async function fieldsOf(fields: Fields | null): Promise<Fields | null> {
    if (fields === null) return null;
    const changed: Fields = {};
    for (const [field, value] of Object.entries(fields)) {
      changed[field] = value;
      const isDetail = DETAILS.includes(field) || field === 'email';
      if (kind === 'person' && isDetail && id !== null && typeof value === 'string') {
        changed[field] = refer({ id, detail: value });
      } else if (kind === 'invitation' && field === 'email') {
        changed[field] = { personal: subject };
      } else if (['delegate', 'approver'].includes(field)) changed[field] = await named(value);
      else if (kind === 'cost_centre' && field === 'owner') changed[field] = await named(value);
      else if (['members', 'people'].includes(field) && Array.isArray(value)) {
        changed[field] = await Promise.all(value.map(named));
      }
    }
    return changed;
  }

  const [before, after] = [await fieldsOf(entry.before), await fieldsOf(entry.after)];
  const summary = await summaryOf(entry, { before, after }, { subject, add, find });
  if (people.length === 0) return null;
  return {
    title: subject === null ? escaped(title) : `{${subject}}`,
    summary,
    people,
    before,
    after,
  };
}

interface Naming {
  subject: number | null;
  add(person: Stored): number;
  find: FindPerson;
}

async function summaryOf(
  entry: OldEntry,
  fields: { before: Fields | null; after: Fields | null },
  { subject, add, find }: Naming,
): Promise<string> {
  const { title, summary, company_id: company } = entry;
  const shownTitle = subject === null ? escaped(title) : `{${subject}}`;
  const change = sentenceOf(entry, entry, title, plainText);
  // A change of one field that quotes its values is the only sentence that names more than one person.
  if (change !== null && change === summary) {
    return sentenceOf(entry, fields, shownTitle, templateText) ?? escaped(summary);
  }
  for (const [start, end] of sentences) {
    const names = subject === null ? '.+' : literal(title);
    const found = new RegExp(`^(${start})(${names})(${end})$`, 's').exec(summary);
    const [, prefix = '', name = '', suffix = ''] = found ?? [];
    if (name === '') continue;
    if (subject !== null && name === title) {
      return `${escaped(prefix)}{${subject}}${escaped(suffix)}`;
    }
    if (!entry.action.startsWith('approval.')) continue;
    const person = await find(name, company);
    if (person === null) continue;
    return `${escaped(prefix)}{${add({ id: person, name })}}${escaped(suffix)}`;
  }
  return escaped(summary);
}

type TextOf = (value: unknown) => string | null;

const plainText: TextOf = (value) => {
  if (typeof value === 'string') return value === '' ? null : value;
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : null;
};

const templateText: TextOf = (value) => {
  if (typeof value === 'string') return value === '' ? null : escaped(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? null : value.map((one) => templateText(one) ?? '').join(', ');
  }
  return isReference(value) ? `{${value.personal}}` : null;
};

const isReference = (value: unknown): value is { personal: number } =>
  typeof value === 'object' && value !== null && 'personal' in value;

/** The sentence about a change of one field. */
function sentenceOf(
  entry: OldEntry,
  { before, after }: { before: Fields | null; after: Fields | null },
  title: string,
  textOf: TextOf,
): string | null {
  const keys = Object.keys(entry.before ?? {});
  const [field] = keys;
  if (keys.length !== 1 || field === undefined || !before || !after) return null;
  const label = field.replaceAll('_', ' ');
  const [old, next] = [textOf(before[field]), textOf(after[field])];
  if (old === null && next === null) return null;
  if (old === null) return `set the ${label} of ${title} to ${next}`;
  if (next === null) return `removed the ${label} of ${title}, which was ${old}`;
  return `changed the ${label} of ${title} from ${old} to ${next}`;
}
