import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../buildTestApp';
import { createBackgroundWorkers } from '../payments';
import { createCalls, operations, type Operation } from './calls';
import { createAccessData, type AccessData } from './accessData';
import type { RequestBuilder, RequestParts } from './requestParts';
import { plainRequests, variantRequests } from './requests';

let test: TestApp;
let dataDir: string;
let workers: ReturnType<typeof createBackgroundWorkers>;
let data: AccessData;
let call: ReturnType<typeof createCalls>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'foyer-drafts-'));
  test = await buildTestApp({ config: { dataDir } });
  call = createCalls(test);
  workers = createBackgroundWorkers(test);
  data = await createAccessData(test, workers.invoices);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Stands for events and tiers that do not exist. */
const MISSING = 987_654_321;

interface Ids {
  event: number;
  tier: number;
}

const requests = new Map(Object.entries({ ...plainRequests, ...variantRequests }));
/** Of another company, or without a right to events that others make. */
const callers = ['nobody', 'stranger', 'colleague', 'company_admin', 'foreign_manager'] as const;

function operationOf(row: string): Operation {
  const operation = operations.get(row.split(' ')[0] ?? '');
  if (!operation) throw new Error(`Row "${row}" has no operation.`);
  return operation;
}

/** The request of a row, about these in the place of every event and tier. */
async function partsFor(build: RequestBuilder, { event, tier }: Ids): Promise<RequestParts> {
  const { open, organizer, waiting } = data;
  const offer = {
    event: { ...open.event, id: event },
    tier: { ...open.tier, id: tier, event_id: event },
  };
  return build(
    {
      ...data,
      open: offer,
      exclusive: offer,
      organizer: { ...organizer, draft: offer },
      waiting: { ...waiting, other: offer },
    },
    test,
  );
}

/** Without the id of the request, which is new each time. */
async function answerTo(row: string, parts: RequestParts, caller: (typeof callers)[number]) {
  const { statusCode, body } = await call(operationOf(row), parts, data.headers[caller]);
  return `${statusCode} ${body.replace(/,?"request_id":"[^"]*"/, '')}`;
}

it('each call about a draft, or a tier of one, is answered as about what does not exist', async () => {
  const { open, organizer } = data;
  const { event, tier } = organizer.draft;
  const cases: [Ids, Ids][] = [
    [
      { event: event.id, tier: tier.id },
      { event: MISSING, tier: MISSING },
    ],
    [
      { event: event.id, tier: open.tier.id },
      { event: MISSING, tier: open.tier.id },
    ],
    [
      { event: open.event.id, tier: tier.id },
      { event: open.event.id, tier: MISSING },
    ],
  ];
  const compared = new Set<string>();
  const telling: object[] = [];
  for (const [row, build] of requests) {
    for (const [ofDraft, ofMissing] of cases) {
      const [parts, missing] = [await partsFor(build, ofDraft), await partsFor(build, ofMissing)];
      if (!JSON.stringify(missing).includes(String(MISSING))) continue;
      compared.add(operationOf(row).operationId);
      for (const caller of callers) {
        const draft = await answerTo(row, parts, caller);
        const none = await answerTo(row, missing, caller);
        if (draft !== none) telling.push({ row, caller, ofDraft, draft, none });
      }
    }
  }
  expect(telling).toEqual([]);
  const takers = [...operations.values()]
    .filter(({ template }) => template.includes('/events/{id}'))
    .map(({ operationId }) => operationId);
  const inBodies = ['createBooking', 'addToCart', 'joinWaitingList', 'checkPolicy'] as const;
  expect([...takers, ...inBodies].filter((id) => !compared.has(id))).toEqual([]);
}, 60_000);
