import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Requester } from './requester';
import { createSemaphore, Slots } from './semaphore';

it('runs a limited number of pieces of work at once, in order of arrival', async () => {
  const pass = createSemaphore(2);
  const log: string[] = [];
  const doors: (() => void)[] = [];
  const work = (name: string) =>
    pass(async () => {
      log.push(`${name} in`);
      await new Promise<void>((resolve) => doors.push(resolve));
      log.push(`${name} out`);
    });
  const all = ['a', 'b', 'c', 'd'].map(work);
  await Promise.resolve();
  expect(log).toEqual(['a in', 'b in']);
  for (let turn = 0; turn < 4; turn += 1) {
    doors.shift()?.();
    await all[turn];
    // The finished work passes its slot on before the next step.
    await new Promise(setImmediate);
  }
  expect(log).toEqual(['a in', 'b in', 'a out', 'c in', 'b out', 'd in', 'c out', 'd out']);
});

it('gives the slot to the next one when the work fails, too', async () => {
  const pass = createSemaphore(1);
  const failing = pass(() => Promise.reject(new Error('no')));
  const next = pass(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('refuses work that has waited for too long, and runs the next one', async () => {
  const pass = createSemaphore(1, { timeout: 1 });
  let leave: () => void = () => undefined;
  const first = pass(() => new Promise<void>((resolve) => (leave = resolve)));
  await expect(pass(async () => 'late')).rejects.toMatchObject({ status: 503 });
  leave();
  await first;
  expect(await pass(async () => 'next')).toBe('next');
});

describe('requesters', () => {
  let log: string[];
  let ends: (() => void)[];
  /** Ends the piece of work that began first. */
  const endOne = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  const work = (name: string) => () => {
    log.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const person = (key: string) => ({ key, isNetwork: false, hasEnded: false });

  beforeEach(() => {
    log = [];
    ends = [];
  });

  type Pass = ReturnType<typeof createSemaphore>;
  /** @returns what became of each piece of work, in their order */
  function flood(pass: Pass, requester: Requester | undefined, names: readonly string[]) {
    const outcomes: (number | 'done')[] = [];
    names.forEach((name, index) => {
      pass(work(name), requester).then(
        () => (outcomes[index] = 'done'),
        (error: { status: number }) => (outcomes[index] = error.status),
      );
    });
    return outcomes;
  }

  it('are served round-robin, and so is work without a requester', async () => {
    const pass = createSemaphore(1);
    flood(pass, person('many'), ['m1', 'm2', 'm3']);
    flood(pass, person('few'), ['f1']);
    flood(pass, undefined, ['mail 1', 'mail 2']);
    for (let turn = 0; turn < 6; turn += 1) await endOne();
    expect(log).toEqual(['m1', 'm2', 'f1', 'mail 1', 'mail 2', 'm3']);
  });

  it('have a limit each, and a network that of several people', async () => {
    const pass = createSemaphore(1, { maxWaitingPerPerson: 1 });
    const many = flood(pass, person('many'), ['m1', 'm2', 'm3']);
    const few = flood(pass, person('few'), ['f1']);
    const network = { ...person('network'), isNetwork: true };
    const office = flood(pass, network, ['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    await endOne();
    await endOne();
    expect(log).toEqual(['m1', 'm2', 'f1']);
    expect([many[2], few[0]]).toEqual([429, undefined]);
    expect(office.indexOf(429)).toBe(8);
  });

  it('learn from the error what to do', async () => {
    const pass = createSemaphore(0, { maxWaitingPerPerson: 0 });
    await expect(pass(work('m'), person('many'))).rejects.toMatchObject({
      status: 429,
      retryAfter: 3,
      message: 'Too many of your requests are still waiting. Please try again in a few seconds.',
    });
    const network = { ...person('network'), isNetwork: true };
    await expect(pass(work('m'), network)).rejects.toThrow('Too many requests from your network');
  });

  it('are refused by how much they have waiting when the queue is full', async () => {
    const pass = createSemaphore(1, { maxWaiting: 3 });
    const many = flood(pass, person('many'), ['m1', 'm2', 'm3', 'm4']);
    const few = flood(pass, person('few'), ['f1', 'f2']);
    await endOne();
    await endOne();
    await endOne();
    expect(log).toEqual(['m1', 'm2', 'f1', 'm3']);
    expect([many[3], few[1]]).toEqual([429, 503]);
  });

  it('hold a limited number of slots, so that others find one', async () => {
    const pass = createSemaphore(3, { maxRunningPerPerson: 2 });
    flood(pass, person('many'), ['m1', 'm2', 'm3']);
    flood(pass, person('few'), ['f1', 'f2']);
    expect(log).toEqual([]);
    await new Promise(setImmediate);
    expect(log).toEqual(['m1', 'm2', 'f1']);
    await endOne();
    expect(log).toEqual(['m1', 'm2', 'f1', 'm3']);
    await endOne();
    expect(log.at(-1)).toBe('f2');
  });

  it('leave reserved slots to urgent requests, also to their own', async () => {
    const pass = createSemaphore(3, { reserved: 1 });
    flood(pass, person('many'), ['m1', 'm2', 'm3', 'm4']);
    await new Promise(setImmediate);
    expect(log).toEqual(['m1', 'm2']);
    flood(pass, { ...person('many'), isUrgent: true }, ['urgent 1', 'urgent 2']);
    await new Promise(setImmediate);
    expect(log).toEqual(['m1', 'm2', 'urgent 1']);
    // The reserved slot is not for the one that has waited longest.
    ends.splice(2, 1)[0]?.();
    await new Promise(setImmediate);
    expect(log.slice(3)).toEqual(['urgent 2']);
    await endOne();
    expect(log.slice(3)).toEqual(['urgent 2', 'm3']);
  });

  it('count as waiting only when they may have another slot', async () => {
    const slots = new Slots(2, { maxRunningPerPerson: 1 });
    const giveMany = await slots.take(Infinity, person('many'));
    const giveFew = await slots.take(Infinity, person('few'));
    const more = slots.take(Infinity, person('many'));
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    expect(slots.wait).toBe(0);
    const other = slots.take(Infinity, person('other'));
    now.mockReturnValue(performance.now() + 1_000);
    expect(slots.wait).toBeCloseTo(1_000);
    now.mockRestore();
    giveFew();
    giveMany();
    await Promise.all([more, other]);
  });

  it('leave the queue when they disconnect, unless others need the work', async () => {
    const gone = { ...person('gone'), hasEnded: true };
    const pass = createSemaphore(1, { maxWaitingPerPerson: 2 });
    flood(pass, person('first'), ['first']);
    const dropped = flood(pass, gone, ['g1', 'g2']);
    flood(pass, person('few'), ['f1']);
    await endOne();
    expect(log).toEqual(['first', 'f1']);
    expect(dropped).toEqual([499, undefined]);
    // A place in the queue is free as soon as it is needed.
    flood(pass, gone, ['g3', 'g4', 'g5']);
    await new Promise(setImmediate);
    expect(dropped).toEqual([499, 499]);

    const kept = createSemaphore(1, { runsEnded: true });
    flood(kept, person('first'), ['second']);
    flood(kept, gone, ['g6']);
    await endOne();
    await endOne();
    expect(log).toEqual(['first', 'f1', 'second', 'g6']);
  });
});
