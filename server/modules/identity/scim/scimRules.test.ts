import { describe, expect, it } from '@jest/globals';
import { ScimError } from '../../../contract/scimError';
import { isWanted, selected } from './attributes.rules';
import { readFilter } from './filter.rules';
import { membersAfter, memberStepsOf } from './groupPatch.rules';
import { userChangesOf } from './patch.rules';
import { claimsOf } from './userChanges.rules';

/** The keyword of the refusal; undefined if there is none. */
function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof ScimError) return error.scimType;
    throw error;
  }
}

describe('a filter', () => {
  const eq = (attribute: string, value: unknown) => ({
    kind: 'compare',
    attribute,
    op: 'eq',
    value,
  });

  it.each([
    ['userName eq "BJensen@Acme.example"', eq('username', 'bjensen@acme.example')],
    ['externalId eq "AbC"', eq('externalid', 'AbC')],
    ['active eq true', eq('active', true)],
    ['active Eq "False"', eq('active', false)],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a"', eq('username', 'a')],
    ['displayName pr', { kind: 'present', attribute: 'displayname' }],
    ['externalId eq null', { kind: 'not', of: { kind: 'present', attribute: 'externalid' } }],
    [
      'meta.lastModified gt "2011-05-13T04:42:34Z"',
      {
        kind: 'compare',
        attribute: 'meta.lastmodified',
        op: 'gt',
        value: new Date('2011-05-13T04:42:34Z'),
      },
    ],
    [
      'emails[type eq "work" and value eq "a@b.example"]',
      { kind: 'and', of: [eq('emails.type', 'work'), eq('emails.value', 'a@b.example')] },
    ],
    [
      'not (active eq true) and userName eq "a"',
      { kind: 'and', of: [{ kind: 'not', of: eq('active', true) }, eq('username', 'a')] },
    ],
    [
      'userName eq "a" or userName eq "b" and active eq true',
      {
        kind: 'or',
        of: [eq('username', 'a'), { kind: 'and', of: [eq('username', 'b'), eq('active', true)] }],
      },
    ],
  ])('%s', (text, condition) => {
    expect(readFilter(text)).toEqual(condition);
  });

  it.each([
    '',
    'userName',
    'userName eq',
    'userName eq bjensen',
    'userName is "a"',
    '(userName eq "a"',
    'password eq "a"',
    'constructor eq "a"',
    'userName eq "a" constructor userName eq "b"',
    'active gt true',
    'active eq "perhaps"',
    'meta.created eq "yesterday"',
    'meta.created co "2026"',
    `${'('.repeat(400)}userName pr`,
  ])('is refused: %s', (text) => {
    expect(refusalOf(() => readFilter(text))).toBe('invalidFilter');
  });
});

describe('a PATCH of a person', () => {
  const changes = (...operations: { op: string; path?: string; value?: unknown }[]) =>
    userChangesOf(operations, 'asha@acme.example');

  it.each([
    ['a path', { op: 'replace', path: 'active', value: false }, { active: false }],
    ['Entra’s texts', { op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    ['no path, as Okta', { op: 'replace', value: { active: false } }, { active: false }],
    [
      'paths as names, as Entra',
      { op: 'Add', value: { 'name.givenName': 'Asha', externalId: '7' } },
      { givenName: 'Asha', externalId: '7' },
    ],
    [
      'an object of parts',
      { op: 'add', path: 'name', value: { givenName: 'Asha', familyName: 'Menon' } },
      { givenName: 'Asha', familyName: 'Menon' },
    ],
    [
      'another case, and the schema',
      { op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:NAME.familyname', value: 'M' },
      { familyName: 'M' },
    ],
    [
      'a value path',
      { op: 'add', path: 'emails[type eq "work"].value', value: 'asha@acme.example' },
      { emails: ['asha@acme.example'] },
    ],
    [
      'the path of another address',
      { op: 'add', path: 'emails[type eq "home"].value', value: 'x' },
      {},
    ],
    [
      'a list of addresses',
      {
        op: 'replace',
        path: 'emails',
        value: [
          { value: 'a@home.example', type: 'home' },
          { value: 'asha@acme.example', type: 'Work' },
        ],
      },
      { emails: ['asha@acme.example'] },
    ],
    [
      'what Foyer does not store',
      {
        op: 'add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Sales',
      },
      {},
    ],
    [
      'the whole name',
      { op: 'replace', path: 'displayName', value: 'Asha Menon' },
      { wholeName: 'Asha Menon' },
    ],
    ['a removal', { op: 'remove', path: 'externalId' }, { externalId: null }],
    ['the removal of a part', { op: 'Remove', path: 'name.familyName' }, { familyName: '' }],
    ['null', { op: 'replace', path: 'externalId', value: null }, { externalId: null }],
  ])('with %s', (_form, operation, expected) => {
    expect(changes(operation)).toEqual(expected);
  });

  it('applies its operations in their order', () => {
    const toggle = [true, false, true].map((value) => ({ op: 'replace', path: 'active', value }));
    expect(changes(...toggle)).toEqual({ active: true });
  });

  it.each([
    ['invalidSyntax', { op: 'move', path: 'active', value: true }],
    ['invalidSyntax', { op: 'replace', value: 'text' }],
    ['invalidPath', { op: 'replace', path: 'emails[type eq "work"', value: 'x' }],
    ['invalidPath', { op: 'replace', path: '__proto__.[x]', value: 'x' }],
    ['invalidFilter', { op: 'replace', path: 'emails[type is "work"].value', value: 'x' }],
    ['invalidValue', { op: 'replace', path: 'active', value: 'perhaps' }],
    ['invalidValue', { op: 'replace', path: 'active', value: { toString: 1 } }],
    ['invalidValue', { op: 'replace', path: 'active', value: 'constructor' }],
    ['invalidValue', { op: 'replace', path: 'userName', value: 7 }],
    ['invalidValue', { op: 'replace', path: 'externalId', value: 'x'.repeat(255) }],
    ['noTarget', { op: 'remove' }],
    ['mutability', { op: 'remove', path: 'userName' }],
    ['mutability', { op: 'remove', path: 'emails[type eq "work"]' }],
  ])('is refused with %s: %j', (type, operation) => {
    expect(refusalOf(() => changes(operation))).toBe(type);
  });

  it('fills in the part of a name that it does not write', () => {
    const before = { first_name: 'Asha', last_name: 'Menon' };
    expect(claimsOf({ familyName: 'Rao' }, before)).toMatchObject({
      given_name: 'Asha',
      family_name: 'Rao',
    });
  });
});

describe('a PATCH of a group', () => {
  const after = (...operations: { op: string; path?: string; value?: unknown }[]) => [
    ...membersAfter(['1', '2'], memberStepsOf(operations, 'Manager')),
  ];

  it.each([
    ['adds', [{ op: 'add', path: 'members', value: [{ value: '3' }] }], ['1', '2', '3']],
    ['adds one', [{ op: 'Add', path: 'members', value: { value: '3' } }], ['1', '2', '3']],
    ['removes by a filter', [{ op: 'remove', path: 'members[value eq "2"]' }], ['1']],
    ['removes a list', [{ op: 'Remove', path: 'members', value: [{ value: '1' }] }], ['2']],
    ['removes all', [{ op: 'remove', path: 'members' }], []],
    ['replaces', [{ op: 'replace', path: 'members', value: [{ value: '9' }] }], ['9']],
    ['replaces without a path', [{ op: 'replace', value: { members: [{ value: '9' }] } }], ['9']],
    ['keeps its name', [{ op: 'replace', value: { id: 'x', displayName: 'Manager' } }], ['1', '2']],
    [
      'swaps',
      [
        { op: 'remove', path: 'members[value eq "1"]' },
        { op: 'add', path: 'members', value: [{ value: '3' }] },
      ],
      ['2', '3'],
    ],
  ])('%s', (_what, operations, members) => {
    expect(after(...operations)).toEqual(members);
  });

  it.each([
    ['mutability', { op: 'replace', path: 'displayName', value: 'Boss' }],
    ['noTarget', { op: 'remove' }],
    ['invalidPath', { op: 'add', path: 'members[value eq "3"]', value: {} }],
    ['invalidValue', { op: 'add', path: 'members', value: [{ display: 'Asha' }] }],
    ['invalidSyntax', { op: 'add', value: 'members' }],
  ])('is refused with %s: %j', (type, operation) => {
    expect(refusalOf(() => after(operation))).toBe(type);
  });
});

describe('the attributes of an answer', () => {
  const user = { schemas: ['u'], id: '1', userName: 'a', name: 'b', active: true };

  it.each([
    [{}, ['schemas', 'id', 'userName', 'name', 'active']],
    [{ attributes: 'userName' }, ['schemas', 'id', 'userName']],
    [{ attributes: 'urn:x:User:NAME.givenName, active' }, ['schemas', 'id', 'name', 'active']],
    [{ excludedAttributes: 'id,name' }, ['schemas', 'id', 'userName', 'active']],
  ])('%j', (query, names) => {
    expect(Object.keys(selected(user, query))).toEqual(names);
  });

  it('tell before whether one is wanted', () => {
    expect(isWanted('members', { excludedAttributes: 'members' })).toBe(false);
    expect(isWanted('members', {})).toBe(true);
  });
});
