import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './batcher';

/** Groups whose work ends when the test says so. */
function createWorkshop({ size = 3, width = 1, keyOf = (_: string): string | null => null } = {}) {
  const groups: { requests: readonly string[]; finish: () => void; fail: (e: Error) => void }[] =
    [];
  const ask = createBatcher<string, string>({
    size,
    width,
    keyOf,
    serve: (requests) =>
      new Promise((resolve, reject) => {
        const finish = () =>
          resolve(
            requests.map((request) =>
              request === 'bad'
                ? { status: 'rejected', reason: new Error('bad') }
                : { status: 'fulfilled', value: `${request}!` },
            ),
          );
        groups.push({ requests, finish, fail: reject });
      }),
  });
  return { ask, groups, seen: () => groups.map((group) => [...group.requests]) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests that arrive', () => {
  it('alone go at once', async () => {
    const { ask, groups, seen } = createWorkshop();
    const answer = ask('a');
    await turn();
    expect(seen()).toEqual([['a']]);
    groups[0]?.finish();
    expect(await answer).toBe('a!');
  });

  it('while others are served go together, in their order, no more than fit', async () => {
    const { ask, groups, seen } = createWorkshop();
    const answers = ['a'].map((name) => ask(name));
    await turn();
    answers.push(...['b', 'c', 'd', 'e'].map((name) => ask(name)));
    await turn();
    expect(seen()).toEqual([['a']]);
    for (const expected of [
      [['a'], ['b', 'c', 'd']],
      [['a'], ['b', 'c', 'd'], ['e']],
    ]) {
      groups.at(-1)?.finish();
      await turn();
      await turn();
      expect(seen()).toEqual(expected);
    }
    groups.at(-1)?.finish();
    expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  });

  it('are served by as many groups at once as there may be', async () => {
    const { ask, groups, seen } = createWorkshop({ size: 1, width: 2 });
    const answers = ['a', 'b', 'c'].map((name) => ask(name));
    await turn();
    expect(seen()).toEqual([['a'], ['b']]);
    groups[1]?.finish();
    await turn();
    await turn();
    expect(seen()).toEqual([['a'], ['b'], ['c']]);
    groups[0]?.finish();
    groups[2]?.finish();
    await Promise.all(answers);
  });
});

describe('requests of one key', () => {
  it('never go together, and let others pass', async () => {
    const { ask, groups, seen } = createWorkshop({ width: 2, keyOf: (name) => name.slice(0, 1) });
    const answers = ['a1', 'a2', 'b', 'a3'].map((name) => ask(name));
    await turn();
    expect(seen()).toEqual([['a1', 'b']]);
    for (const expected of ['a2', 'a3']) {
      groups.at(-1)?.finish();
      await turn();
      await turn();
      expect(seen().at(-1)).toEqual([expected]);
    }
    groups.at(-1)?.finish();
    expect(await Promise.all(answers)).toEqual(['a1!', 'a2!', 'b!', 'a3!']);
  });
});

describe('a caller', () => {
  it('a request whose client has disconnected is not served', async () => {
    const { ask, groups, seen } = createWorkshop();
    const first = ask('a');
    await turn();
    let isDisconnected = false;
    const left = ask('b', () => isDisconnected);
    const stayed = ask('c', () => false);
    isDisconnected = true;
    groups[0]?.finish();
    await expect(left).rejects.toMatchObject({ code: 'unavailable' });
    await turn();
    expect(seen()).toEqual([['a'], ['c']]);
    groups[1]?.finish();
    expect(await Promise.all([first, stayed])).toEqual(['a!', 'c!']);
  });

  it('gets the error that is meant for them, or for all', async () => {
    const { ask, groups } = createWorkshop();
    const [good, bad] = [ask('good'), ask('bad')];
    await turn();
    groups[0]?.finish();
    expect(await good).toBe('good!');
    await expect(bad).rejects.toThrow('bad');
    const both = [ask('x'), ask('y')];
    await turn();
    groups[1]?.fail(new Error('the whole group'));
    for (const one of both) await expect(one).rejects.toThrow('the whole group');
    const next = ask('z');
    await turn();
    groups[2]?.finish();
    expect(await next).toBe('z!');
  });
});

it('a failed request rejects the waiting ones that would fail in the same way', async () => {
  const served: string[] = [];
  let fail = () => {};
  const submit = createBatcher<string, string>({
    serve: async (requests) => {
      served.push(...requests);
      if (requests[0] !== 'a1') return requests.map((value) => ({ status: 'fulfilled', value }));
      await new Promise<void>((resolve) => (fail = resolve));
      return [{ status: 'rejected', reason: new Error('blocked') }];
    },
    size: 1,
    width: 1,
    failsToo: (waiting, failed) => waiting[0] === failed[0],
  });
  const answers = Promise.allSettled(['a1', 'a2', 'b1'].map((request) => submit(request)));
  await new Promise((resolve) => setImmediate(resolve));
  fail();
  expect((await answers).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(served).toEqual(['a1', 'b1']);
});
