import { expect, it } from '@jest/globals';
import { createJobWorker, JobTimeout, type StartRunner } from './jobWorker';

/** Runners that answer with their number, and never to `hangs`. */
function numberedRunners() {
  const ended: number[] = [];
  let started = 0;
  const start: StartRunner<string, string> = ({ onAnswer, onEnd }) => {
    started += 1;
    const number = started;
    return {
      post(job) {
        if (job === 'crashes') onEnd(new Error('crashed'));
        else if (job !== 'hangs') setImmediate(() => onAnswer(`${job} ${number}`));
      },
      ref: () => undefined,
      unref: () => undefined,
      end: async () => ended.push(number),
    };
  };
  return { start, ended };
}

it('ends a job that takes too long with its runner, and does the next with another one', async () => {
  const { start, ended } = numberedRunners();
  const worker = createJobWorker({ name: 'worker', start, attempts: 1, deadline: 20 });
  const [late, next] = await Promise.allSettled([worker.run('hangs'), worker.run('reads')]);
  expect(late).toMatchObject({ status: 'rejected', reason: expect.any(JobTimeout) });
  expect(next).toEqual({ status: 'fulfilled', value: 'reads 2' });
  expect(ended).toEqual([1]);
  await worker.close();
  expect(ended).toEqual([1, 2]);
});

it('tries a job that crashes as often as it may, and no more', async () => {
  const { start } = numberedRunners();
  const worker = createJobWorker({ name: 'worker', start, attempts: 1 });
  const [bad, good] = await Promise.allSettled([worker.run('crashes'), worker.run('reads')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: new Error('crashed') });
  expect(good).toEqual({ status: 'fulfilled', value: 'reads 2' });
  await worker.close();
});

it('ends a runner that has had nothing to do for a while', async () => {
  const { start, ended } = numberedRunners();
  const worker = createJobWorker({ name: 'worker', start, attempts: 1, idle: 1 });
  expect(await worker.run('reads')).toBe('reads 1');
  while (ended.length === 0) await new Promise(setImmediate);
  expect(await worker.run('reads')).toBe('reads 2');
  await worker.close();
});
