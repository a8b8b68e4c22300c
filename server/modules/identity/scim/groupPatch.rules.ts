import { ScimError } from '../../../contract/scimError';
import { kindOf, type PatchOperation } from './patch.rules';
import { matches, readPath } from './path.rules';

/** Changes the members of a group, of which there are those of before and of the steps before. */
export type MemberStep =
  | { kind: 'add'; ids: readonly string[] }
  | { kind: 'set'; ids: readonly string[] }
  | { kind: 'remove'; isRemoved: (id: string) => boolean };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the operations of a PATCH do to the members of a group. Other attributes of groups are fixed.
 * @param name the group's
 * @throws ScimError
 */
export function memberStepsOf(operations: readonly PatchOperation[], name: string): MemberStep[] {
  return operations.flatMap((operation) => {
    const kind = kindOf(operation);
    const { path = '', value } = operation;
    if (path !== '') return stepOf(kind, path, value, name);
    if (kind === 'remove') {
      throw new ScimError('noTarget', 'An operation that removes needs a path.');
    }
    if (!isObject(value)) throw new ScimError('invalidSyntax', 'Send the attributes as an object.');
    return Object.entries(value).flatMap(([attribute, one]) => stepOf(kind, attribute, one, name));
  });
}

function stepOf(
  kind: 'add' | 'replace' | 'remove',
  path: string,
  value: unknown,
  name: string,
): MemberStep[] {
  const { attribute, filter } = readPath(path);
  if (attribute === 'displayname' && (kind === 'remove' || value !== name)) {
    throw new ScimError('mutability', 'The names of groups are those of Foyer’s roles.');
  }
  if (attribute !== 'members') return [];
  if (kind === 'remove') {
    if (filter !== null) {
      return [{ kind, isRemoved: (id) => matches(filter, { value: id, type: 'User' }) }];
    }
    // Without a value all members are removed; Entra ID lists those that it removes.
    const ids = new Set(idsIn(value ?? []));
    return [{ kind, isRemoved: (id) => value === undefined || ids.has(id) }];
  }
  if (filter !== null) throw new ScimError('invalidPath', `Members cannot be added at ${path}.`);
  return [{ kind: kind === 'add' ? 'add' : 'set', ids: idsIn(value ?? []) }];
}

/** @throws ScimError invalidValue */
function idsIn(value: unknown): string[] {
  return [value].flat().map((one: unknown) => {
    const id = isObject(one) ? one.value : one;
    if (typeof id === 'string') return id;
    throw new ScimError('invalidValue', 'Each member needs the id of a person as its value.');
  });
}

/** The members after the steps. */
export function membersAfter(before: Iterable<string>, steps: readonly MemberStep[]): Set<string> {
  let members = new Set(before);
  for (const step of steps) {
    if (step.kind === 'add') for (const id of step.ids) members.add(id);
    else if (step.kind === 'set') members = new Set(step.ids);
    else members = new Set([...members].filter((id) => !step.isRemoved(id)));
  }
  return members;
}
