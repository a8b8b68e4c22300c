import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { createApiKey } from '../apiKeys';
import { buildTestApp, type TestApp } from '../buildTestApp';
import { createBackgroundWorkers } from '../payments';
import { startUndrawnPdfThread } from '../pdfThread';
import { createCalls, operations, type Operation } from './calls';
import { rowChecksums } from './checksums.repository';
import {
  accessMatrix,
  checkInRows,
  furtherCallers,
  linkRows,
  exclusiveMatrix,
  outsiders,
  personas,
  type FurtherCaller,
  type Persona,
} from './matrix';
import { cellExceptions } from './cellExceptions';
import type { RequestParts } from './requestParts';
import { plainRequests, variantRequests } from './requests';
import { createAccessData, type AccessData } from './accessData';

const requests = new Map(Object.entries({ ...plainRequests, ...variantRequests }));

function operationOf(row: string): Operation {
  const operation = operations.get(row.split(' ')[0] ?? '');
  if (!operation) throw new Error(`Row "${row}" has no operation.`);
  return operation;
}

type Column = Persona | FurtherCaller;
const columns: readonly Column[] = [
  ...personas,
  ...(Object.keys(furtherCallers) as FurtherCaller[]),
];
/** Enough callers for operations that read no session (`identify` in `server/http/openapi.ts`). */
const sessionless: readonly Column[] = ['nobody', 'owner', 'super_admin'];
const readsSession = (row: string) => !['public', 'scim'].includes(operationOf(row).access);
const personaOf = (column: Column): Persona =>
  column in furtherCallers ? furtherCallers[column as FurtherCaller] : (column as Persona);

/** The expected cell. */
const expected = (row: string, column: Column): string =>
  cellExceptions[`${row} ${column}`] ??
  accessMatrix.get(row)?.[personas.indexOf(personaOf(column))] ??
  '';

/** A role in another company is tested only where the role may do more than a colleague. */
const foreignRoles = new Map<Column, Persona>([
  ['foreign_manager', 'manager'],
  ['foreign_company_admin', 'company_admin'],
]);

function columnsOf(row: string): readonly Column[] {
  if (!readsSession(row)) return sessionless;
  return columns.filter((column) => {
    const role = foreignRoles.get(column);
    const isForeignRole = role !== undefined && !(`${row} ${column}` in cellExceptions);
    return !isForeignRole || expected(row, role) !== expected(row, 'colleague');
  });
}

/** Refused or read-only: such cells change no data, and are not undone. */
const isReadOnly = (row: string, cell: string) =>
  operationOf(row).method === 'GET' || Number.parseInt(cell, 10) >= 400;

const rows = [...accessMatrix.keys()].filter((row) => requests.has(row));
const rowsWith = (readOnly: boolean) =>
  rows.filter((row) =>
    columnsOf(row).some((column) => isReadOnly(row, expected(row, column)) === readOnly),
  );

let test: TestApp;
let dataDir: string;
let workers: ReturnType<typeof createBackgroundWorkers>;
let shared: AccessData;
let call: ReturnType<typeof createCalls>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-access-'));
  test = await buildTestApp({
    config: { dataDir },
    isUndoable: true,
    startPdfThread: startUndrawnPdfThread,
  });
  call = createCalls(test);
  workers = createBackgroundWorkers(test);
  shared = await createAccessData(test, workers.invoices);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(row: string, column: Column, data = shared) {
  const request = requests.get(row);
  if (!request) throw new Error(`Row "${row}" has no request.`);
  const parts: RequestParts = await request(data, test);
  return call(operationOf(row), parts, data.headers[column]);
}

/** The actual answer in the notation of the table. */
async function cellOf(row: string, column: Column): Promise<string> {
  const answer = await ask(row, column);
  const shows = shared.marks.some((mark) => answer.body.includes(mark));
  return `${answer.statusCode}${shows ? '+' : ''}`;
}

/** Compares the cells of a row that `wanted` selects. @param answer gives those that are there */
async function compare(
  row: string,
  wanted: (cell: string) => boolean,
  answer: (asked: readonly Column[]) => Promise<string[]>,
): Promise<void> {
  const asked = columnsOf(row).filter((column) => wanted(expected(row, column)));
  const cells = await answer(asked);
  expect(Object.fromEntries(asked.map((column, index) => [column, cells[index]]))).toEqual(
    Object.fromEntries(asked.map((column) => [column, expected(row, column)])),
  );
}

describe('the table', () => {
  it('has a plain row and a request for every operation of openapi.yaml, and none besides', () => {
    const known = [...operations.keys()].sort();
    const plain = [...accessMatrix.keys()].filter((row) => !row.includes(' '));
    expect(plain.sort()).toEqual(known);
    expect(Object.keys(plainRequests).sort()).toEqual(known);
  });

  it('has a request for every row, and none besides', () => {
    expect([...requests.keys()].sort()).toEqual([...accessMatrix.keys()].sort());
  });

  it('lets nobody in where the contract wants a token', () => {
    for (const row of accessMatrix.keys()) {
      // Seats for colleagues want a session, seats for anybody do not; a strange passkey is refused with 401.
      if (row === 'claimSeat' || row === 'signInWithPasskey') continue;
      const wantsToken = ['required', 'scim'].includes(operationOf(row).access);
      expect([row, expected(row, 'nobody') === '401']).toEqual([row, wantsToken]);
    }
  });

  it('answers all callers alike where no session is read', () => {
    for (const row of [...accessMatrix.keys()].filter((one) => !readsSession(one))) {
      const cells = new Set(columns.map((column) => expected(row, column)));
      expect([row, cells.size]).toEqual([row, 1]);
    }
  });

  it('shows outsiders nothing of the owner', () => {
    const shown = [...accessMatrix]
      .filter(([row]) => !linkRows.includes(row))
      .flatMap(([row, values]) =>
        outsiders
          .filter((who) => values[personas.indexOf(who)]?.includes('+'))
          .filter((who) => who !== 'staff' || !checkInRows.includes(row))
          .map((who) => [row, who]),
      );
    expect(shown).toEqual([]);
  });
});

describe('what is refused or only read, and changes nothing', () => {
  /** An export that is allowed is recorded, and nothing else. */
  const present = async () => ({
    ...(await rowChecksums(test.db)),
    audit_entries: await test.db
      .selectFrom('audit_entries')
      .where('action', 'not like', 'export.%')
      .select('id')
      .orderBy('id')
      .execute(),
  });
  let before: Awaited<ReturnType<typeof present>>;
  beforeAll(async () => {
    before = await present();
  });
  // Once for all rows: it reads every table. `jest -t` with the name of a row tells which of them it was.
  afterAll(async () => {
    expect(await present()).toEqual(before);
  });

  it.each(rowsWith(true))('%s', async (row) => {
    // At once, so that the database works while the app does.
    await compare(
      row,
      (cell) => isReadOnly(row, cell),
      (asked) => Promise.all(asked.map((column) => cellOf(row, column))),
    );
  });

  const foreign = rows.filter((row) => expected(row, 'stranger') === '404');
  it.each(foreign)('%s: for a stranger, what is not theirs is not there', async (row) => {
    const { people } = shared;
    const gone = 9_000_000_000;
    const missing: AccessData = {
      ...shared,
      people: {
        ...people,
        owner: {
          ...people.owner,
          id: gone,
        },
      },
      bookings: {
        pending: gone,
        paid: gone,
        removed: gone,
        left: gone,
      },
      leftTicket: gone,
      ticketId: gone,
      costCentre: gone,
      budget: gone,
      waiting: {
        ...shared.waiting,
        entry: gone,
      },
      paymentId: `pay_${'0'.repeat(24)}`,
    };
    const said = async (data: AccessData) => {
      const answer = await ask(row, 'stranger', data);
      const { request_id: _id, ...body } = answer.json<Schemas['Error']>();
      return { status: answer.statusCode, ...body };
    };
    const [theirs, none] = await Promise.all([said(shared), said(missing)]);
    expect(theirs).toEqual(none);
  });

  it.each([...exclusiveMatrix])('%s: an exclusive event', async (row, values) => {
    const got: string[] = [];
    for (const persona of personas) got.push(await accessToExclusive(row, persona));
    expect(got).toEqual(values);
  });
});

/** The exclusive event, as the list or the event itself presents it. */
async function accessToExclusive(row: string, persona: Persona): Promise<string> {
  const { id, title } = shared.exclusive.event;
  const { template } = operationOf(row);
  const answer = await test.app.inject({
    url: `/api${template.replace('{id}', String(id))}`,
    query: row === 'searchEvents' ? { search: title } : {},
    headers: shared.headers[persona],
  });
  if (answer.statusCode !== 200) return String(answer.statusCode);
  type Found = { id: number; company_has_access?: boolean };
  const body = answer.json<Found | { results: Found[] }>();
  const event = 'results' in body ? body.results.find((one) => one.id === id) : body;
  if (!event) return 'hidden';
  if (event.company_has_access === undefined) return 'found';
  return event.company_has_access ? 'open' : 'shut';
}

/** The calls with an API key of one scope, its column of the table: 403 but for the calls that take the scope. */
describe('a key with one scope', () => {
  const ofCompany = ['read_events', 'read_bookings', 'write_attendees', 'export', 'spend'] as const;
  const ofOrganizer = ['read_events', 'read_bookings', 'check_in', 'export'] as const;
  it.each([
    ...ofCompany.map((scope) => ({ owner: 'company' as const, scope })),
    ...ofOrganizer.map((scope) => ({ owner: 'organizer' as const, scope })),
  ])('of a $owner: $scope', async ({ owner, scope }) => {
    const { people, organizer } = shared;
    const { headers } = await createApiKey(
      test,
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
    const isRefused = (operation: Operation, answer: Awaited<ReturnType<typeof call>>) =>
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
        isRefused(operation, await call(operation, {}, headers)),
      ]),
    );
    expect(answers).toEqual(refused.map(([id]) => [id, true]));
    for (const [id, operation] of operations) {
      if (!takes(operation)) continue;
      const answer = await test.undo(async () =>
        call(operation, (await requests.get(id)?.(shared, test)) ?? {}, headers),
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
    await compare(
      row,
      (cell) => !isReadOnly(row, cell),
      async (asked) => {
        const cells: string[] = [];
        for (const column of asked) cells.push(await test.undo(() => cellOf(row, column)));
        return cells;
      },
    );
  });

  it('books for the caller, whoever the body names', async () => {
    for (const persona of ['colleague', 'stranger'] as const) {
      const { id, companyId } = shared.people[persona];
      const answer = await test.undo(() => ask('createBooking as the owner', persona));
      expect(answer.json()).toMatchObject({ user: id, company: companyId });
    }
  });

  it('gives nobody a role or a company that they ask for', async () => {
    const { people, foreignCompanyId } = shared;
    for (const [name, { id, role, companyId }] of Object.entries(people)) {
      if (role === 'admin' || role === 'super_admin') continue;
      const headers = shared.headers[name as Exclude<Column, 'nobody'>];
      const payload = {
        fname: 'Renamed',
        role: 'super_admin',
        company_id: foreignCompanyId,
      } as const;
      await test.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers, payload });
      const after = await test.app.inject({ url: '/api/auth/verify-token/', headers });
      const { user } = after.json<Schemas['VerifiedSession']>();
      expect(user).toMatchObject({ first_name: 'Renamed', role, company_id: companyId });
    }
  });
});
