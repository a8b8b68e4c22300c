import { ScimError } from '../../../contract/scimError';
import type { Schemas } from '../../../contract/types';
import { singleLine } from '../../../lib/text';
import { matches, readPath } from './path.rules';

/** What a request writes of a person; attributes that it does not write are absent. */
export interface UserChanges {
  userName?: string;
  /** Null removes it. */
  externalId?: string | null;
  givenName?: string;
  familyName?: string;
  /** `name.formatted` or `displayName`. */
  wholeName?: string;
  /** Work or primary addresses. */
  emails?: string[];
  active?: boolean;
}

export type PatchOperation = Schemas['ScimPatchOperation'];

type Kind = 'add' | 'replace' | 'remove';

/** The longest name and id of another system that is stored. */
const MAX_TEXT = 254;

export const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

const invalid = (sentence: string) => new ScimError('invalidValue', sentence);

/** The kind of an operation; Entra ID begins it with a capital letter. @throws ScimError invalidSyntax */
export function kindOf({ op }: PatchOperation): Kind {
  const kind = op.toLowerCase();
  if (kind === 'add' || kind === 'replace' || kind === 'remove') return kind;
  throw new ScimError('invalidSyntax', `There is no operation ${op}.`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the operations of a PATCH write. A whole resource, as POST and PUT send it, is a `replace` without a path. All
 * attributes that Foyer stores have one value, so that `add` and `replace` do the same. Attributes that it does not store
 * are ignored, because systems send everything that they know of a person.
 * @param address of the person, with which filters such as `emails[value eq "…"]` compare; empty for a new one
 * @throws ScimError
 */
export function userChangesOf(operations: readonly PatchOperation[], address: string): UserChanges {
  const changes: UserChanges = {};
  for (const operation of operations) {
    const { path = '', value } = operation;
    if (kindOf(operation) === 'remove') remove(changes, path);
    else if (path === '') writeAll(changes, value, address);
    else write(changes, path, value, address);
  }
  return changes;
}

function writeAll(changes: UserChanges, value: unknown, address: string): void {
  if (!isObject(value)) throw new ScimError('invalidSyntax', 'Send the attributes as an object.');
  // Entra ID uses paths as names: `{"name.givenName": "Asha"}`.
  for (const [path, one] of Object.entries(value)) write(changes, path, one, address);
}

function write(changes: UserChanges, text: string, value: unknown, address: string): void {
  const { attribute, filter, sub } = readPath(text);
  const path = sub === null ? attribute : `${attribute}.${sub}`;
  if (attribute === 'emails') {
    const isOwn =
      filter === null || matches(filter, { type: 'work', primary: true, value: address });
    if (isOwn && (sub === null || sub === 'value')) {
      changes.emails = [...(changes.emails ?? []), ...addressesIn(value, filter !== null)];
    }
  } else if (path === 'name' && isObject(value)) {
    for (const [name, one] of Object.entries(value)) {
      write(changes, `name.${name}`, one, address);
    }
  } else if (path === 'username') changes.userName = textOf(text, value);
  else if (path === 'externalid') changes.externalId = textOf(text, value) || null;
  else if (path === 'name.givenname') changes.givenName = textOf(text, value);
  else if (path === 'name.familyname') changes.familyName = textOf(text, value);
  else if (path === 'name.formatted' || path === 'displayname') {
    changes.wholeName = textOf(text, value) || changes.wholeName;
  } else if (path === 'active') changes.active = booleanOf(value);
}

/** @throws ScimError noTarget without a path, mutability for an attribute that everybody has */
function remove(changes: UserChanges, text: string): void {
  if (text === '') throw new ScimError('noTarget', 'An operation that removes needs a path.');
  const { attribute, sub } = readPath(text);
  if (['username', 'emails', 'active'].includes(attribute)) {
    throw new ScimError('mutability', `The attribute ${text} cannot be removed.`);
  }
  if (attribute === 'externalid') changes.externalId = null;
  if (attribute === 'name' && sub === 'familyname') changes.familyName = '';
}

/** @throws ScimError invalidValue */
function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? singleLine(value) : null;
  if (text === null || text.length > MAX_TEXT) {
    throw invalid(`${name} must be a text of at most ${MAX_TEXT} characters.`);
  }
  return text;
}

/** Entra ID sends `"False"`. @throws ScimError invalidValue */
function booleanOf(value: unknown): boolean {
  const known = typeof value === 'string' ? BOOLEANS.get(value.toLowerCase()) : value;
  if (typeof known === 'boolean') return known;
  throw invalid('active must be true or false.');
}

/** @param isChosen the path has chosen the address, so that a value needs no type */
function addressesIn(value: unknown, isChosen: boolean): string[] {
  return [value].flat().flatMap((one: unknown) => {
    if (!isObject(one)) return one === null ? [] : [textOf('emails', one)];
    const isOfWork =
      isChosen ||
      one.primary === true ||
      (typeof one.type === 'string' && one.type.toLowerCase() === 'work');
    return isOfWork && one.value !== null ? [textOf('emails.value', one.value)] : [];
  });
}
