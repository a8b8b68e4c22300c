import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from '../http/errors';
import { loggerOptions } from '../startup';
import { noteDatabaseError } from './errors';
import { createOutageLog } from './outageLog';

const MINUTE = 60_000;
const outage = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), {
  code: 'ECONNREFUSED',
});

let lines: { level: number; msg: string; failures?: number; reason?: string }[];
let thrown: Error;
let app: FastifyInstance;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  lines = [];
  thrown = outage;
  noteDatabaseError(outage);
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const outages = createOutageLog();
  app = Fastify({ logger: { ...loggerOptions(false, 'warn', outages.logMethod), stream } });
  outages.writeTo(app.log);
  registerErrors(app);
  app.get('/', async () => {
    throw thrown;
  });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

async function request(times: number) {
  for (let time = 0; time < times; time += 1) {
    expect((await app.inject({ url: '/' })).statusCode).toBeGreaterThanOrEqual(500);
    // A background loop that polls meanwhile.
    app.log.error({ err: thrown }, 'sending mails failed');
  }
}
const messages = () => lines.map(({ msg }) => msg);

it('an outage of the database is one line, then a line with a count each minute', async () => {
  await request(20);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 50, msg: 'the database does not answer' });
  expect(lines[0]?.reason).toContain('ECONNREFUSED');

  jest.advanceTimersByTime(MINUTE);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({
    level: 50,
    msg: 'the database did not answer in the last minute',
    failures: 39,
  });

  await request(5);
  jest.advanceTimersByTime(MINUTE);
  expect(lines[2]).toMatchObject({ failures: 10 });

  // A minute without a failure ends the outage; the next one is told at once.
  jest.advanceTimersByTime(5 * MINUTE);
  expect(lines).toHaveLength(3);
  await request(1);
  expect(messages()[3]).toBe('the database does not answer');
});

it('other errors keep a line each, also during an outage', async () => {
  await request(1);
  thrown = new Error('x is undefined');
  await request(2);
  expect(messages().slice(1)).toEqual([
    'request failed',
    'sending mails failed',
    'request failed',
    'sending mails failed',
  ]);
  app.log.fatal({ err: outage }, 'stopped by an uncaught error');
  expect(messages().at(-1)).toBe('stopped by an uncaught error');
});

it('a mail server, a gateway or a caller that goes away is no outage of the database', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.9:25'), outage);
  app.log.error({ err: refused }, 'sending mails failed');
  app.log.error({ err: refused }, 'sending mails failed');
  expect(messages()).toEqual(['sending mails failed', 'sending mails failed']);
});
