import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import type { AccessData } from './accessData';
import { operations } from './calls';
import { rowChecksums } from './checksums.repository';
import {
  columns,
  createCells,
  expected,
  isReadOnly,
  operationOf,
  readsSession,
  requests,
  rows,
  rowsWith,
  type Cells,
} from './cells';
import {
  accessMatrix,
  checkInRows,
  exclusiveMatrix,
  linkRows,
  outsiders,
  personas,
  type Persona,
} from './matrix';
import { plainRequests } from './requests';

let cells: Cells;
beforeAll(async () => {
  cells = await createCells();
});
afterAll(() => cells.close());

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
    ...(await rowChecksums(cells.test.db)),
    audit_entries: await cells.test.db
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
    await cells.compare(
      row,
      (cell) => isReadOnly(row, cell),
      (asked) => Promise.all(asked.map((column) => cells.cellOf(row, column))),
    );
  });

  const foreign = rows.filter((row) => expected(row, 'stranger') === '404');
  it.each(foreign)('%s: for a stranger, what is not theirs is not there', async (row) => {
    const { people } = cells.shared;
    const gone = 9_000_000_000;
    const missing: AccessData = {
      ...cells.shared,
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
        ...cells.shared.waiting,
        entry: gone,
      },
      paymentId: `pay_${'0'.repeat(24)}`,
    };
    const said = async (data: AccessData) => {
      const answer = await cells.ask(row, 'stranger', data);
      const { request_id: _id, ...body } = answer.json<Schemas['Error']>();
      return { status: answer.statusCode, ...body };
    };
    const [theirs, none] = await Promise.all([said(cells.shared), said(missing)]);
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
  const { id, title } = cells.shared.exclusive.event;
  const { template } = operationOf(row);
  const answer = await cells.test.app.inject({
    url: `/api${template.replace('{id}', String(id))}`,
    query: row === 'searchEvents' ? { search: title } : {},
    headers: cells.shared.headers[persona],
  });
  if (answer.statusCode !== 200) return String(answer.statusCode);
  type Found = { id: number; company_has_access?: boolean };
  const body = answer.json<Found | { results: Found[] }>();
  const event = 'results' in body ? body.results.find((one) => one.id === id) : body;
  if (!event) return 'hidden';
  if (event.company_has_access === undefined) return 'found';
  return event.company_has_access ? 'open' : 'shut';
}
