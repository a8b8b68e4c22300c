import { describe, expect, it } from '@jest/globals';
import type { Permission, ProfileUser } from '@/api';
import { buildUser } from '@/testing/userFactories';
import {
  changedFields,
  fieldsOf,
  ignoredSentence,
  mayChangeCompany,
  mayManageBilling,
  roleOptions,
} from './profile';

const profile: ProfileUser = {
  id: 1,
  fname: 'Asha',
  lname: 'Menon',
  username: 'asha',
  email: 'asha@northwind.example',
  dob: null,
  company_id: 1,
  gender: null,
  role: 'employee',
};

describe('what is sent', () => {
  it('is nothing when nothing changed', () => {
    expect(changedFields(profile, fieldsOf(profile))).toBeNull();
    expect(changedFields(profile, { ...fieldsOf(profile), fname: ' Asha ' })).toBeNull();
  });

  it('is only what changed', () => {
    expect(
      changedFields(profile, { ...fieldsOf(profile), gender: 'female', lname: 'Rao' }),
    ).toEqual({ gender: 'female', lname: 'Rao' });
  });

  it('is null for what was emptied, a number for the company', () => {
    const with_ = { ...profile, dob: '1990-02-01' };
    expect(changedFields(with_, { ...fieldsOf(with_), dob: '', company_id: '7' })).toEqual({
      dob: null,
      company_id: 7,
    });
  });
});

describe('roles', () => {
  const disabled = (permissions: Permission[], current: ProfileUser['role'] = 'employee') =>
    roleOptions({ current, currentLabel: 'Manager', permissions })
      .filter(({ reason }) => reason !== null)
      .map((option) => option.label);

  it('offers user, admin and superadmin, and the present role if it is none of them', () => {
    const labels = (current: ProfileUser['role']) =>
      roleOptions({ current, currentLabel: 'Manager', permissions: [] }).map(({ label }) => label);
    expect(labels('employee')).toEqual(['User', 'Admin', 'Superadmin']);
    expect(labels('company_manager')).toEqual(['Manager', 'User', 'Admin', 'Superadmin']);
  });

  it('disables what the person may not give', () => {
    expect(disabled([])).toEqual(['Admin', 'Superadmin']);
    expect(disabled([], 'company_manager')).toEqual(['User', 'Admin', 'Superadmin']);
    expect(disabled(['manage_company'], 'company_admin')).toEqual(['Admin', 'Superadmin']);
    expect(disabled(['manage_all_users'])).toEqual(['Superadmin']);
    expect(disabled(['manage_all_users', 'manage_super_admins'])).toEqual([]);
  });

  it('says what was not taken', () => {
    expect(ignoredSentence([])).toBeNull();
    expect(ignoredSentence(['role'])).toBe(
      'Saved, but not the role: only an administrator can change it.',
    );
    expect(ignoredSentence(['role', 'company_id'])).toBe(
      'Saved, but not the role and company: only an administrator can change them.',
    );
  });

  it('says why', () => {
    const reasons = (permissions: Permission[], current: ProfileUser['role']) =>
      roleOptions({ current, currentLabel: 'Manager', permissions }).flatMap(
        ({ reason }) => reason ?? [],
      );
    const [only, platform] = [
      'Only an administrator can change a role.',
      'Platform roles are given by Foyer.',
    ];
    expect(reasons([], 'employee')).toEqual([only, only]);
    expect(reasons(['manage_company'], 'company_admin')).toEqual([platform, platform]);
    expect(reasons(['manage_all_users', 'manage_company'], 'admin')).toEqual([
      'Only a Super Admin can make someone a Super Admin.',
    ]);
    expect(mayChangeCompany(['manage_company'])).toBe(false);
  });
});

it('company billing is for people who may manage their company', () => {
  const permissions = ['manage_company'] as const;
  expect(mayManageBilling(buildUser({ permissions: [...permissions] }))).toBe(true);
  expect(mayManageBilling(buildUser())).toBe(false);
  expect(mayManageBilling(buildUser({ permissions: [...permissions], company_id: null }))).toBe(
    false,
  );
});
