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
  ['szty-6440', ['FYR-SZTY-6440', 'FYR-S2TY-6440', 'FYR-5ZTY-6440', 'FYR-52TY-6440']],
  // Four letters that look like the beginning of a number belong to it.
  ['FYR2 6440', ['FYR-FYR2-6440', 'FYR-FYRZ-6440']],
  ['', ['']],
  ['devika', ['DEVIKA']],
  ['FYR-7K4M-22X1', ['FYR-7K4M-22X1']],
])('%j is read as %j', (typed, numbers) => {
  expect(ticketNumbersLike(typed)).toEqual(numbers);
});
