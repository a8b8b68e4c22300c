import { describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { permissionsOf } from '../../identity/people/permissions.rules';
import { bookingActs, type ActedOn } from './bookingActs.rules';

const COMPANY = 4;
const HOLDER = 7;
const ACTOR = 9;

const actor = (
  role: Schemas['Role'],
  more: { userId?: number; companyId?: number | null; companyProven?: boolean } = {},
) => ({
  userId: ACTOR,
  companyId: COMPANY,
  companyProven: true,
  permissions: permissionsOf(role),
  ...more,
});

const booking = (holder_state: Schemas['HolderState'], more: Partial<ActedOn> = {}): ActedOn => ({
  user_id: HOLDER,
  user_invited_by: null,
  company_id: COMPANY,
  status: 'confirmed',
  holder_state,
  ...more,
});

const ALL = ['rename', 'reassign', 'cancel', 'hand_over'];

describe('what somebody may do with a booking of another person', () => {
  it.each(['away', 'closed', 'erased'] as const)(
    'is everything for admins and managers of its company while the holder is %s',
    (state) => {
      for (const role of ['company_admin', 'company_manager'] as const) {
        expect(bookingActs(actor(role), booking(state))).toEqual(ALL);
      }
      for (const role of ['employee', 'client'] as const) {
        expect(bookingActs(actor(role), booking(state))).toEqual([]);
      }
    },
  );

  it('is nothing while the holder is there, and before it is paid', () => {
    expect(bookingActs(actor('company_admin'), booking('open'))).toEqual([]);
    expect(bookingActs(actor('company_admin'), booking('away', { status: 'pending' }))).toEqual([]);
  });

  it('is nothing for other companies and the platform', () => {
    const other = { companyId: COMPANY + 1 };
    expect(bookingActs(actor('company_admin', other), booking('closed'))).toEqual([]);
    for (const role of ['admin', 'super_admin', 'staff'] as const) {
      expect(bookingActs(actor(role, { companyId: null }), booking('closed'))).toEqual([]);
    }
  });

  it('reaches invited people alone until the domain is proven', () => {
    const unproven = actor('company_admin', { companyProven: false });
    expect(bookingActs(unproven, booking('closed'))).toEqual([]);
    expect(bookingActs(unproven, booking('closed', { user_invited_by: ACTOR }))).toEqual(ALL);
  });
});

it('lets holders change their own booking, and hand it over only with their account', () => {
  const holder = actor('employee', { userId: HOLDER });
  for (const state of ['open', 'away'] as const) {
    expect(bookingActs(holder, booking(state))).toEqual(['rename', 'reassign', 'cancel']);
  }
  expect(bookingActs(holder, booking('closed'))).toEqual(ALL);
  expect(bookingActs(holder, booking('open', { status: 'pending' }))).toContain('cancel');
});
