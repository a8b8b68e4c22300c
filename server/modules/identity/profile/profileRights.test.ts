import { describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { permissionsOf } from '../people/permissions.rules';
import {
  mayAssignRole,
  mayChange,
  mayChangeCompany,
  maySee,
  type ProfileCaller,
  type Subject,
} from './profileRights.rules';

type Role = Schemas['Role'];

const roles: readonly Role[] = [
  'admin',
  'staff',
  'super_admin',
  'company_admin',
  'company_manager',
  'employee',
  'client',
];
const companyRoles = roles.slice(3);

const caller = (role: Role, companyId: number | null = 1): ProfileCaller => ({
  userId: 1,
  role,
  companyId,
  companyProven: true,
  permissions: permissionsOf(role),
});
const person = (values: Partial<Subject> = {}): Subject => ({
  id: 2,
  role: 'employee',
  company_id: 1,
  invited_by: null,
  ...values,
});
const those = (may: (role: Role) => boolean) => roles.filter(may);

describe('maySee', () => {
  it('lets everybody see themselves', () => {
    expect(
      those((role) => maySee(caller(role), person({ id: 1, role, company_id: null }))),
    ).toEqual(roles);
  });

  it('lets the company admin and platform admins see a colleague', () => {
    expect(those((role) => maySee(caller(role), person()))).toEqual([
      'admin',
      'super_admin',
      'company_admin',
    ]);
  });

  it('lets platform admins alone see people of other companies and of none', () => {
    for (const company_id of [2, null]) {
      expect(those((role) => maySee(caller(role), person({ company_id })))).toEqual([
        'admin',
        'super_admin',
      ]);
    }
    expect(maySee(caller('company_admin', null), person({ company_id: null }))).toBe(false);
  });

  it('hides people of the platform from the admin of a company they were in', () => {
    expect(maySee(caller('company_admin'), person({ role: 'staff' }))).toBe(false);
  });
});

describe('mayAssignRole', () => {
  it('lets platform admins give every role to everybody, and super admins alone their own', () => {
    const givenBy = (role: Role, subject = person({ company_id: 2 })) =>
      those((given) => mayAssignRole(caller(role), subject, given));
    expect(givenBy('super_admin')).toEqual(roles);
    expect(givenBy('admin')).toEqual(roles.filter((role) => role !== 'super_admin'));
    const chief = person({ role: 'super_admin', company_id: null });
    expect(givenBy('super_admin', chief)).toEqual(roles);
    expect(givenBy('admin', chief)).toEqual([]);
  });

  it('lets a company admin give the roles of a company, in the company', () => {
    const admin = caller('company_admin');
    expect(those((given) => mayAssignRole(admin, person(), given))).toEqual(companyRoles);
    expect(those((given) => mayAssignRole(admin, person({ company_id: 2 }), given))).toEqual([]);
    expect(those((given) => mayAssignRole(admin, person({ role: 'admin' }), given))).toEqual([]);
  });

  it('lets nobody else give a role, least of all to themselves', () => {
    for (const role of ['staff', 'company_manager', 'employee', 'client'] as const) {
      expect(those((given) => mayAssignRole(caller(role), person({ id: 1, role }), given))).toEqual(
        [],
      );
    }
  });
});

it('lets super admins alone change a super admin', () => {
  const chief = person({ role: 'super_admin', company_id: null });
  expect(those((role) => mayChange(caller(role), chief))).toEqual(['super_admin']);
  expect(mayChange(caller('admin'), person())).toBe(true);
});

it('lets platform admins alone move people between companies', () => {
  expect(those((role) => mayChangeCompany(caller(role)))).toEqual(['admin', 'super_admin']);
});
