import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { OperationId } from '../../contract/types';
import { testContract } from '../testContract';
import { readExamples, writeExamples } from './exampleFiles';
import { exampleOf, secretNames } from './exampleText';
import { exampleTime, openExampleWorld, type ExampleCall, type ExampleWorld } from './exampleWorld';
import { exampleCalls } from './exampleCalls';

const contract = testContract();
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
const secrets = secretNames(contract);
const stored = readExamples();

/** `UPDATE_EXAMPLES=1` writes the examples instead of comparing them. */
const isWriting = process.env.UPDATE_EXAMPLES === '1';

let world: ExampleWorld;

beforeAll(async () => {
  jest.useFakeTimers({
    now: exampleTime,
    doNotFake: [
      'hrtime',
      'performance',
      'queueMicrotask',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
    ],
  });
  world = await openExampleWorld();
});
afterAll(async () => {
  await world.close();
  if (isWriting)
    writeExamples(stored, new Map(operations.map((one) => [one.operationId, one.tags[0]])));
});

const calls = Object.entries(exampleCalls) as [
  OperationId,
  ExampleCall<never> | ((of: ExampleWorld) => ExampleCall<never>),
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
