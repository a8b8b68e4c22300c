import { expect, it } from '@jest/globals';
import { ticketNumbersLike } from './ticketNumbers';

it.each([
  ['FYR-7K4M-2291', ['FYR-7K4M-2291']],
  ['  fyr 7k4m 2291 ', ['FYR-7K4M-2291']],
  ['7k4m2291', ['FYR-7K4M-2291']],
  ['FYR–7K4M–229l', ['FYR-7K4M-2291']],
  ['FYR-7K4M-O0SB', ['FYR-7K4M-0058']],
  ['FYR-75KM-2291', ['FYR-75KM-2291', 'FYR-7SKM-2291']],
  ['FYR-B0KM-2291', ['FYR-BDKM-2291', 'FYR-BQKM-2291', 'FYR-8DKM-2291', 'FYR-8QKM-2291']],
  ['devika', ['DEVIKA']],
  ['FYR-7K4M-22X1', ['FYR-7K4M-22X1']],
])('%j is read as %j', (typed, numbers) => {
  expect(ticketNumbersLike(typed)).toEqual(numbers);
});
