import { expect, it } from '@jest/globals';
import { anyOf } from './approvalView';

it('names those who may decide, and in whose place', () => {
  const meera = { name: 'Meera Iyer', for_name: null };
  const vikram = { name: 'Vikram Rao', for_name: 'Leela Thomas' };
  expect(anyOf([])).toBe('');
  expect(anyOf([meera])).toBe('Meera Iyer');
  expect(anyOf([vikram])).toBe('Vikram Rao, for Leela Thomas,');
  expect(anyOf([vikram, meera])).toBe('Vikram Rao, for Leela Thomas or Meera Iyer');
  expect(anyOf([meera, { name: 'Sunita Rao' }, { name: 'Harsh Vora' }])).toBe(
    'Meera Iyer, Sunita Rao or Harsh Vora',
  );
});
