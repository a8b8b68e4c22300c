import { afterEach, expect, it } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import { createPdfWorker, type PdfWorker } from './pdfWorker';

/** Draws the job's kind; `once` ends the first thread that draws it, and `always` each one. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', ({ kind }) => {
    if (kind === 'always' || (kind === 'once' && workerData === 1)) throw new Error('crashed');
    if (kind === 'exits' && workerData === 1) process.exit(1);
    if (kind === 'hangs') return;
    parentPort.postMessage({ pdf: Buffer.from(kind + workerData) });
  });
`;

let threads = 0;
let worker: PdfWorker<{ kind: string }>;

function startPdfWorker() {
  threads = 0;
  worker = createPdfWorker(
    () => new Worker(source, { eval: true, execArgv: [], workerData: (threads += 1) }),
  );
  return async (kind: string) => String(await worker.render({ kind }));
}

afterEach(() => worker.close());

it.each(['once', 'exits'])(
  'draws again what a thread crashed on (%s), and what waits',
  async (kind) => {
    const draw = startPdfWorker();
    const all = await Promise.all([draw('first '), draw(kind), draw('second '), draw('third ')]);
    expect(all).toEqual(['first 1', `${kind}2`, 'second 2', 'third 2']);
  },
);

it('fails alone when it crashes the thread again', async () => {
  const draw = startPdfWorker();
  const [bad, good] = await Promise.allSettled([draw('always'), draw('good ')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: new Error('crashed') });
  expect(good).toEqual({ status: 'fulfilled', value: 'good 3' });
});

it('fails what is not drawn when it is closed, and draws nothing afterwards', async () => {
  const draw = startPdfWorker();
  const pending = Promise.allSettled([draw('hangs'), draw('waits ')]);
  await new Promise(setImmediate);
  await worker.close();
  const refused = { status: 'rejected', reason: new Error('The PDF worker is closed.') };
  expect(await pending).toEqual([refused, refused]);
  await expect(draw('late ')).rejects.toThrow('The PDF worker is closed.');
  expect(threads).toBe(1);
});
