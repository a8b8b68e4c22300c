import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../../config/config';
import { demoPassword } from '../../demo/world/people';
import { ensureDemoWorld } from '../../demo';
import { systemClock } from '../../lib/clock';
import { buildTestApp, type TestApp } from '../buildTestApp';
import { testContract } from '../testContract';
import { runFuzz } from './run';

let test: TestApp;
beforeAll(async () => {
  const config = { trustProxy: ['127.0.0.1'], maxHeldPerPerson: 0, maxHeldPerCompany: 0 };
  test = await buildTestApp({ config });
  const log = { info: () => undefined };
  await ensureDemoWorld({ db: test.db, config: readConfig({}), clock: systemClock, log });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => test.close());

it('what is made from the contract, right and wrong, is answered as the contract says', async () => {
  const address = test.app.addresses().find((one) => typeof one === 'object');
  const report = await runFuzz({
    port: address?.port ?? 0,
    contract: testContract(),
    seed: 1,
    requests: 150,
    // One after the other, so that each run meets the same answers.
    connections: 1,
    names: ['meera', 'root'],
    password: demoPassword,
    now: Date.now(),
    round: 150,
    isThorough: false,
  });
  const faults = report.findings.map(({ fault, request, answer }) => ({
    fault,
    operation: request.operationId,
    change: request.change,
    answer: answer?.body.toString().slice(0, 300),
  }));
  expect(faults).toEqual([]);
  expect(report.succeeded.size).toBeGreaterThan(20);
  expect(report.answers.get('hostile')?.get('400')).toBeGreaterThan(5);
}, 60_000);
