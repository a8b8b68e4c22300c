import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { createApiKey } from '../apiKeys';
import { operations, type Operation } from './calls';
import {
  createCells,
  expected,
  isReadOnly,
  requests,
  rowsWith,
  type Cells,
  type Column,
} from './cells';

let cells: Cells;
beforeAll(async () => {
  cells = await createCells();
});
afterAll(() => cells.close());

/** The calls with an API key of one scope, its column of the table: 403 but for the calls that take the scope. */
describe('a key with one scope', () => {
  const ofCompany = ['read_events', 'read_bookings', 'write_attendees', 'export', 'spend'] as const;
  const ofOrganizer = ['read_events', 'read_bookings', 'check_in', 'export'] as const;
  it.each([
    ...ofCompany.map((scope) => ({ owner: 'company' as const, scope })),
    ...ofOrganizer.map((scope) => ({ owner: 'organizer' as const, scope })),
  ])('of a $owner: $scope', async ({ owner, scope }) => {
    const { people, organizer } = cells.shared;
    const { headers } = await createApiKey(
      cells.test,
      owner === 'company'
        ? {
            company_id: people.company_admin.companyId ?? 0,
            user_id: people.company_admin.id,
            scopes: [scope],
          }
        : { organizer_id: organizer.id, user_id: people.admin.id, scopes: [scope] },
    );
    const taken: string[] = [];
    const outsideItsRights: string[] = [];
    const takes = (operation: Operation) =>
      operation.scopes.includes(scope) && operation.keyOwners.includes(owner);
    const isRefused = (operation: Operation, answer: Awaited<ReturnType<Cells['call']>>) =>
      answer.statusCode === 403 &&
      // Errors of SCIM have no code.
      (operation.access === 'scim' || answer.json().code === 'key_scope');
    const refused = [...operations].filter(
      ([, operation]) =>
        !takes(operation) &&
        // Calls that take no key refuse each in the same way; one is enough.
        (operation.scopes.length > 0 || (owner === 'company' && scope === 'read_events')),
    );
    const answers = await Promise.all(
      refused.map(async ([id, operation]) => [
        id,
        isRefused(operation, await cells.call(operation, {}, headers)),
      ]),
    );
    expect(answers).toEqual(refused.map(([id]) => [id, true]));
    for (const [id, operation] of operations) {
      if (!takes(operation)) continue;
      const answer = await cells.test.undo(async () =>
        cells.call(operation, (await requests.get(id)?.(cells.shared, cells.test)) ?? {}, headers),
      );
      expect([id, isRefused(operation, answer)]).toEqual([id, false]);
      taken.push(id);
      // A key never does what its maker may not do.
      const ofMaker = expected(id, owner === 'company' ? 'company_admin' : 'admin');
      if (answer.statusCode < 400 && !ofMaker.startsWith('2')) outsideItsRights.push(id);
      if (owner === 'company')
        expect([id, `${answer.statusCode}`]).toEqual([id, ofMaker.slice(0, 3)]);
    }
    expect(taken).not.toEqual([]);
    expect(outsideItsRights).toEqual([]);
  });
});

describe('what changes something, each time on the same data', () => {
  it.each(rowsWith(false))('%s', async (row) => {
    await cells.compare(
      row,
      (cell) => !isReadOnly(row, cell),
      async (asked) => {
        const got: string[] = [];
        for (const column of asked)
          got.push(await cells.test.undo(() => cells.cellOf(row, column)));
        return got;
      },
    );
  });

  it('books for the caller, whoever the body names', async () => {
    for (const persona of ['colleague', 'stranger'] as const) {
      const { id, companyId } = cells.shared.people[persona];
      const answer = await cells.test.undo(() => cells.ask('createBooking as the owner', persona));
      expect(answer.json()).toMatchObject({ user: id, company: companyId });
    }
  });

  it('gives nobody a role or a company that they ask for', async () => {
    const { people, foreignCompanyId } = cells.shared;
    for (const [name, { id, role, companyId }] of Object.entries(people)) {
      if (role === 'admin' || role === 'super_admin') continue;
      const headers = cells.shared.headers[name as Exclude<Column, 'nobody'>];
      const payload = {
        fname: 'Renamed',
        role: 'super_admin',
        company_id: foreignCompanyId,
      } as const;
      await cells.test.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers, payload });
      const after = await cells.test.app.inject({ url: '/api/auth/verify-token/', headers });
      const { user } = after.json<Schemas['VerifiedSession']>();
      expect(user).toMatchObject({ first_name: 'Renamed', role, company_id: companyId });
    }
  });
});
