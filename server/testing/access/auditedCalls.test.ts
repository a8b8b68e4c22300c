import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../buildTestApp';
import { createBackgroundWorkers } from '../payments';
import { createAccessData, type AccessData } from './accessData';
import { auditedCalls } from './auditedCalls';
import { createCalls, operations } from './calls';
import { plainRequests } from './requests';

let test: TestApp;
let dataDir: string;
let data: AccessData;
let workers: ReturnType<typeof createBackgroundWorkers>;
let call: ReturnType<typeof createCalls>;

/** Each domain has the record that its company was told to publish. */
async function resolveTxt(domain: string): Promise<string[][]> {
  const rows = await test.db
    .selectFrom('companies')
    .select('domain_proof as proof')
    .where('domain', '=', domain)
    .unionAll(test.db.selectFrom('company_domains').select('proof').where('domain', '=', domain))
    .execute();
  return rows.map(({ proof }) => [`foyer-verification=${proof}`]);
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-audited-'));
  test = await buildTestApp({ config: { dataDir }, resolveTxt });
  call = createCalls(test);
  workers = createBackgroundWorkers(test);
  data = await createAccessData(test, workers.invoices);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const entriesAfter = async (id: number) =>
  test.db.selectFrom('audit_entries').selectAll().where('id', '>', id).orderBy('id').execute();

const lastEntry = async () => {
  const { id } = await test.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
};

const operationOf = (id: string) => {
  const operation = operations.get(id);
  if (!operation) throw new Error(`openapi.yaml has no ${id}.`);
  return operation;
};

describe('the audit', () => {
  it('has an action, or a reason for none, for each call that writes and each file of a list', () => {
    const due = [...operations.values()]
      .filter(({ method, isExport }) => method !== 'GET' || isExport)
      .map(({ operationId }) => operationId);
    expect(Object.keys(auditedCalls).sort()).toEqual(due.sort());
    for (const entry of Object.values(auditedCalls)) {
      if ('shownBy' in entry)
        expect([entry.shownBy, existsSync(entry.shownBy)]).toEqual([entry.shownBy, true]);
    }
  });

  const recorded = Object.entries(auditedCalls).flatMap(([id, entry]) =>
    'action' in entry && !('shownBy' in entry) ? [{ id, ...entry }] : [],
  );
  it.each(recorded)(
    '$id: $action',
    async ({ id, action, also = [], as = 'super_admin', request }) => {
      const before = await lastEntry();
      const build = request ?? plainRequests[id as keyof typeof plainRequests];
      const answer = await call(operationOf(id), await build(data, test), data.headers[as]);
      expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
      const made = await entriesAfter(before);
      expect(made.map((entry) => entry.action)).toEqual([...also, action]);
      expect(made.at(-1)).toMatchObject({
        network: '10.0.0.0/24',
        ...(as !== 'nobody' && { person_id: data.people[as].id }),
      });
      const text = JSON.stringify(made);
      expect(text).not.toMatch(/a long password|foyer-verification|\$argon2/);
      // What leaves the place, or is sent, is counted and never listed.
      if (/^(export|message|ticket\.given)/.test(action)) {
        const { attendee, people } = data;
        for (const mark of [attendee, people.owner.email, 'Devika Nair', '@guests.example']) {
          expect(text).not.toContain(mark);
        }
      }
    },
  );
});
