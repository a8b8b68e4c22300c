import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ensureDemoWorld } from '../../../server/demo';
import { systemClock } from '../../../server/lib/clock';
import { buildTestApp, type TestApp } from '../../../server/testing/buildTestApp';
import { readPurchase, type PurchaseCall } from './purchase';

let test: TestApp;
const variables: Record<string, string> = {};

beforeAll(async () => {
  test = await buildTestApp();
  const log = { info: () => undefined };
  await ensureDemoWorld({
    db: test.db,
    config: { ...test.config, demo: true },
    clock: systemClock,
    log,
  });
  variables.foyer = `${await test.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => test?.close());

const filled = (text: string) =>
  text
    .replaceAll('{{$timestamp}}', String(Math.floor(Date.now() / 1000)))
    .replace(/\{\{(\w+)\}\}/g, (_found, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`No call has set ${name}.`);
      return value;
    });

const valueAt = (body: unknown, place: string): unknown =>
  place.split(/[.[\]]+/).reduce<unknown>((node, key) => Object(node)[key], body);

async function send({ method, url, headers, body, status, captured }: PurchaseCall) {
  const answer = await fetch(filled(url), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, filled(value)]),
    ...(body !== undefined && { body: filled(body) }),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  if (captured) {
    variables[captured.variable] = String(valueAt(JSON.parse(text), captured.place));
  }
  return { type: answer.headers.get('content-type'), text };
}

it('the ten calls of docs/api.md lead from signing in to the tickets as PDF', async () => {
  const calls = await readPurchase();
  expect(calls).toHaveLength(10);
  const answers = [];
  for (const call of calls) answers.push(await send(call));

  const [paid, booking, named, codes, pdf] = answers.slice(-5);
  expect(JSON.parse(paid?.text ?? '')).toMatchObject({ status: 'success', gateway: 'sandbox' });
  expect(JSON.parse(booking?.text ?? '')).toMatchObject({ status: 'confirmed', quantity: 2 });
  expect(JSON.parse(named?.text ?? '').tickets[0]).toMatchObject({ attendee_name: 'Asha Menon' });
  expect(JSON.parse(codes?.text ?? '').tickets[0].qr_code).toMatch(/^FYR1\./);
  expect(pdf).toMatchObject({ type: 'application/pdf', text: expect.stringMatching(/^%PDF-/) });
});
