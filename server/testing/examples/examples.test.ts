import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { OperationId } from '../../contract/types';
import { testContract } from '../testContract';
import { exampleCalls } from './exampleCalls';
import { readExamples, writeExamples } from './exampleFiles';
import { exampleOf, secretNames } from './exampleText';
import {
  exampleTime,
  openExampleWorld,
  type ExampleCall,
  type Examples,
  type ExampleWorld,
} from './exampleWorld';
import { setupExamples } from './setupExamples';

const contract = testContract();
const secrets = secretNames(contract);
const stored = readExamples();

/** `UPDATE_EXAMPLES=1` writes the examples instead of comparing them. */
const isWriting = process.env.UPDATE_EXAMPLES === '1';

/** Everything but the time, which stands still. */
const doNotFake = [
  'hrtime',
  'performance',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;

beforeAll(() => {
  jest.useFakeTimers({ now: exampleTime, doNotFake: [...doNotFake] });
});
afterAll(() => {
  if (isWriting) writeExamples(stored, contract);
});

describe('in an empty database', () => void compare(setupExamples, { isEmpty: true }));
describe('in the demo world', () => void compare(exampleCalls));

/** Makes each call, and compares its answer with the stored example. */
function compare(examples: Examples, options: { isEmpty?: boolean } = {}) {
  let world: ExampleWorld;
  beforeAll(async () => {
    world = await openExampleWorld(options);
  });
  afterAll(() => world.close());

  const calls = Object.entries(examples) as [
    OperationId,
    ExampleCall<never> | ((of: ExampleWorld) => ExampleCall<never> | Promise<ExampleCall<never>>),
  ][];
  it.each(calls)('%s', async (operationId, call) => {
    const answer: unknown = await world.undo(async () => {
      const parts = typeof call === 'function' ? await call(world) : call;
      return world.answer(operationId, parts);
    });
    const example = exampleOf(answer, secrets);
    if (isWriting) stored[operationId] = example;
    expect(example).toEqual(stored[operationId]);
  });
}
