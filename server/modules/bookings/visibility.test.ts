import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../contract/caller';
import { permissionsOf } from '../identity/people/permissions.rules';
import { mayReadBookingsOf, readingScope } from './visibility.rules';

const caller = (role: Caller['role'], companyId: number | null = 7): Caller => ({
  userId: 1,
  sessionId: 's',
  name: 'Asha Menon',
  email: 'asha@northwind.example',
  network: null,
  role,
  permissions: permissionsOf(role),
  companyId,
  companyName: companyId === null ? null : 'Northwind Industries',
  companyProven: true,
  memberships: [],
});

describe('readingScope', () => {
  it.each([
    ['employee', 'own'],
    ['client', 'own'],
    ['staff', 'own'],
    ['company_manager', 'company'],
    ['company_admin', 'company'],
    ['admin', 'all'],
    ['super_admin', 'all'],
  ] as const)('%s reads %s', (role, kind) => expect(readingScope(caller(role)).kind).toBe(kind));

  it('is `own` for a manager without a company', () => {
    expect(readingScope(caller('company_manager', null))).toEqual({ kind: 'own', userId: 1 });
  });
});

describe('mayReadBookingsOf', () => {
  const colleague = { id: 2, companyId: 7, invitedBy: null };
  const stranger = { id: 3, companyId: 8, invitedBy: null };
  const self = { id: 1, companyId: 7, invitedBy: null };
  const platform = { id: 4, companyId: null, invitedBy: null };

  it.each([
    ['employee', self, true],
    ['employee', colleague, false],
    ['company_manager', self, true],
    ['company_manager', colleague, true],
    ['company_manager', stranger, false],
    ['company_admin', stranger, false],
    ['company_admin', platform, false],
    ['admin', stranger, true],
    ['staff', colleague, false],
  ] as const)('%s, %j: %s', (role, person, expected) =>
    expect(mayReadBookingsOf(readingScope(caller(role)), person)).toBe(expected),
  );

  it.each([
    ['company_manager', colleague, false],
    ['company_admin', colleague, false],
    ['company_admin', { ...colleague, invitedBy: 1 }, true],
    ['company_admin', { ...stranger, invitedBy: 1 }, false],
    ['company_admin', self, true],
    ['admin', colleague, true],
  ] as const)('%s of an unproven company, %j: %s', (role, person, expected) => {
    const scope = readingScope({ ...caller(role), companyProven: false });
    expect(mayReadBookingsOf(scope, person)).toBe(expected);
  });
});
