import { describe, expect, it } from '@jest/globals';
import { isPlatformRole, normaliseRole, permissionsOf, roleLabel } from './permissions.rules';

describe('permissionsOf', () => {
  it.each([
    [
      'super_admin',
      [
        'view_event_statistics',
        'manage_company',
        'view_all_bookings',
        'manage_all_users',
        'manage_super_admins',
        'check_in_tickets',
        'manage_events',
        'organize_events',
      ],
    ],
    [
      'admin',
      [
        'view_event_statistics',
        'manage_company',
        'view_all_bookings',
        'manage_all_users',
        'check_in_tickets',
        'manage_events',
        'organize_events',
      ],
    ],
    ['staff', ['check_in_tickets']],
    ['company_admin', ['manage_company', 'view_company_bookings', 'book_for_colleagues']],
    ['company_manager', ['view_company_bookings', 'book_for_colleagues']],
    ['employee', ['book_for_colleagues']],
    ['client', []],
  ] as const)('%s may %j', (role, permissions) => expect(permissionsOf(role)).toEqual(permissions));
});

it('a team holds check_in_tickets, its owners and editors organize_events too, in the fixed order', () => {
  const as = (role: 'owner' | 'editor' | 'door') =>
    permissionsOf('employee', [{ organizerId: 1, role }]);
  const organizing = ['check_in_tickets', 'organize_events', 'book_for_colleagues'];
  expect(as('owner')).toEqual(organizing);
  expect(as('editor')).toEqual(organizing);
  expect(as('door')).toEqual(['check_in_tickets', 'book_for_colleagues']);
});

describe('roleLabel', () => {
  it.each([
    ['super_admin', 'Super Admin'],
    ['admin', 'Admin'],
    ['staff', 'Staff'],
    ['company_admin', 'Company Admin'],
    ['company_manager', 'Manager'],
    ['employee', 'Employee'],
    ['client', 'Client'],
  ] as const)('%s reads %s', (role, label) => expect(roleLabel(role)).toBe(label));
});

describe('normaliseRole', () => {
  it.each([
    ['superadmin', 'super_admin'],
    ['user', 'employee'],
    ['super_admin', 'super_admin'],
    ['client', 'client'],
  ] as const)('%s is %s', (input, role) => expect(normaliseRole(input)).toBe(role));
});

describe('isPlatformRole', () => {
  it('is true for those who belong to no company', () => {
    const roles = ['admin', 'staff', 'super_admin', 'company_admin', 'employee'] as const;
    expect(roles.filter(isPlatformRole)).toEqual(['admin', 'staff', 'super_admin']);
  });
});
