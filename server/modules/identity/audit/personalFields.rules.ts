import {
  escaped,
  referenceTo,
  textOfPerson,
  type createPeopleList,
  type Detail,
  type Mention,
  type StoredPerson,
} from '../../../lib/personalText';
import type {
  AuditFields,
  AuditValue,
  NewAuditFields,
  NewAuditValue,
  StoredAuditFields,
  StoredAuditValue,
} from './audit.types';

type People = ReturnType<typeof createPeopleList>;

const isPersonal = (value: object): value is Mention | Detail => 'person' in value;

const mapFields = <From, To>(
  fields: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value)]));

const isList = (value: object): value is readonly (string | Mention)[] => Array.isArray(value);

function storedValue(people: People, value: NewAuditValue): StoredAuditValue {
  if (typeof value !== 'object' || value === null) return value;
  if (!isList(value)) return isPersonal(value) ? { personal: people.refer(value) } : value;
  return value.map((one) => (typeof one === 'string' ? one : { personal: people.refer(one) }));
}

/** Fields in stored form, with references in place of people. */
export const storedFields = (people: People, fields: NewAuditFields): StoredAuditFields =>
  mapFields(fields, (value) => storedValue(people, value));

interface Reading {
  person(place: number): string;
  text(text: string): string;
}

function plainValue(value: StoredAuditValue, { person, text }: Reading): AuditValue {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('personal' in value) return person(value.personal);
  if ('money' in value || 'time' in value) return value;
  return value.map((one) => (typeof one === 'string' ? text(one) : person(one.personal)));
}

/** Replaces the references of stored fields with the names of people. */
export const readFields = (
  people: readonly StoredPerson[],
  fields: StoredAuditFields,
): AuditFields =>
  mapFields(fields, (value) =>
    plainValue(value, { person: (place) => textOfPerson(people[place]), text: (text) => text }),
  );

/** Stored fields in template form, with references to people. */
export const templateFields = (fields: StoredAuditFields): AuditFields =>
  mapFields(fields, (value) => plainValue(value, { person: referenceTo, text: escaped }));
