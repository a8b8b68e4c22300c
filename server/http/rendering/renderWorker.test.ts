import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import { withOrigin } from '../../lib/requestOrigin';
import { createRenderWorker, type RenderWorker } from './renderWorker';

/** Asks the API for the address and gives back what it answered; some addresses go wrong. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  const renders = new Map();
  parentPort.on('message', ({ kind, id, address, call, answer }) => {
    if (kind === 'answer') {
      const { id, path } = renders.get(call);
      const html = workerData + path + answer.status + answer.body;
      parentPort.postMessage({ kind: 'rendered', id, document: { html, hashes: {} }, answers: new Map() });
    } else if (address === '/crash') throw new Error('crashed');
    else if (address === '/broken') parentPort.postMessage({ kind: 'failed', id, error: 'no such page' });
    else if (address !== '/hangs') {
      renders.set(id, { id, path: address });
      parentPort.postMessage({ kind: 'ask', call: id, path: address });
    }
  });
`;

let threads: number;
let worker: RenderWorker;
const onCrash = jest.fn();

beforeEach(() => {
  threads = 0;
  onCrash.mockReset();
  worker = createRenderWorker({
    startThread: () => new Worker(source, { eval: true, execArgv: [], workerData: (threads += 1) }),
    ask: async (path) => {
      if (path === '/away') throw new Error('The database is away.');
      return { status: 200, type: 'application/json', body: '{}' };
    },
    onCrash,
  });
});
afterEach(() => worker.close());

it('gives the thread the answers of the API, and an error where there is none', async () => {
  const [home, away] = await Promise.all([worker.render('/'), worker.render('/away')]);
  expect(home.html).toBe('1/200{}');
  expect(away.html).toBe('1/away500');
  await expect(worker.render('/broken')).rejects.toThrow('no such page');
});

it('replaces a thread that crashed, after a pause', async () => {
  await expect(worker.render('/crash')).rejects.toThrow('crashed');
  expect(onCrash).toHaveBeenCalledTimes(1);
  await expect(worker.render('/')).rejects.toThrow('The render thread has crashed.');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  expect((await worker.render('/')).html).toBe('2/200{}');
  clock.mockRestore();
});

it('refuses more than it can soon do', async () => {
  const hanging = Array.from({ length: 16 }, () => worker.render('/hangs'));
  const outcomes = Promise.allSettled(hanging);
  await expect(worker.render('/')).rejects.toThrow('Too many pages are being rendered.');
  await worker.close();
  expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
  expect(onCrash).not.toHaveBeenCalled();
});

it('leaves half of it to other networks', async () => {
  const renderFor = (key: string, address: string) =>
    withOrigin({ requestId: 'r', traceparent: null }, () => worker.render(address), {
      requester: { key, isNetwork: true, hasEnded: false },
    });
  const hanging = Promise.allSettled(Array.from({ length: 8 }, () => renderFor('a', '/hangs')));
  await expect(renderFor('a', '/')).rejects.toThrow('Too many pages are being rendered.');
  expect((await renderFor('b', '/')).html).toBe('1/200{}');
  await worker.close();
  await hanging;
});
