import { parse, type Filter } from 'scim2-parse-filter';
import { ScimError } from '../../../contract/scimError';
import { BOOLEANS } from './patch.rules';

/** Attributes that a filter may name, in lower case, as SCIM compares them without case. */
const attributes = {
  id: 'text',
  username: 'text',
  externalid: 'text',
  displayname: 'text',
  'name.givenname': 'text',
  'name.familyname': 'text',
  'name.formatted': 'text',
  emails: 'text',
  'emails.value': 'text',
  'emails.type': 'text',
  'emails.primary': 'boolean',
  active: 'boolean',
  'meta.created': 'time',
  'meta.lastmodified': 'time',
} as const;

export type FilterAttribute = keyof typeof attributes;

type Comparison = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';

export type Condition =
  | { kind: 'and' | 'or'; of: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'present'; attribute: FilterAttribute }
  | { kind: 'compare'; attribute: FilterAttribute; op: Comparison; value: string | boolean | Date };

const ORDERS: readonly string[] = ['gt', 'ge', 'lt', 'le'];
const PARTS: readonly string[] = ['co', 'sw', 'ew'];

const USER = /^urn:ietf:params:scim:schemas:core:2\.0:user:/;

const refused = (sentence: string) => new ScimError('invalidFilter', sentence);

/**
 * Reads a filter of people (RFC 7644, 3.4.2.2).
 * @throws ScimError invalidFilter
 */
export function readFilter(text: string): Condition {
  let filter: Filter;
  try {
    filter = parse(text);
  } catch {
    throw refused('This filter is not valid.');
  }
  return conditionOf(filter, '');
}

/** @param prefix of the attributes within brackets: each person has one address, so `emails[…]` needs no join */
function conditionOf(filter: Filter, prefix: string): Condition {
  switch (filter.op) {
    case 'and':
    case 'or':
      return { kind: filter.op, of: filter.filters.map((one) => conditionOf(one, prefix)) };
    case 'not':
      return { kind: 'not', of: conditionOf(filter.filter, prefix) };
    case '[]':
      return conditionOf(filter.valFilter, `${prefix}${filter.attrPath}.`);
    case 'pr':
      return { kind: 'present', attribute: attributeOf(prefix + filter.attrPath) };
    default:
      return compared(attributeOf(prefix + filter.attrPath), filter.op, filter.compValue);
  }
}

function attributeOf(path: string): FilterAttribute {
  const name = path.toLowerCase().replace(USER, '');
  if (isAttribute(name)) return name;
  throw refused(`Filters cannot use the attribute ${path}.`);
}

const isAttribute = (name: string): name is FilterAttribute => Object.hasOwn(attributes, name);

function compared(
  attribute: FilterAttribute,
  op: Comparison,
  value: string | number | boolean | null,
): Condition {
  if (value === null && (op === 'eq' || op === 'ne')) {
    const present: Condition = { kind: 'present', attribute };
    return op === 'ne' ? present : { kind: 'not', of: present };
  }
  const read = valueOf(attribute, String(value));
  const isAllowed =
    read !== null &&
    !(typeof read === 'boolean' && (ORDERS.includes(op) || PARTS.includes(op))) &&
    !(read instanceof Date && PARTS.includes(op));
  if (!isAllowed) throw refused(`The attribute ${attribute} cannot be compared in this way.`);
  return { kind: 'compare', attribute, op, value: read };
}

/** Null for a value of another type. Text is in lower case, except ids of other systems. */
function valueOf(attribute: FilterAttribute, text: string): string | boolean | Date | null {
  const lower = text.toLowerCase();
  const type = attributes[attribute];
  if (type === 'text') return attribute === 'externalid' ? text : lower;
  if (type === 'boolean') return BOOLEANS.get(lower) ?? null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
