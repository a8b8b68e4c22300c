import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BudgetBar, segmentShares, type BudgetSegment } from '@/entities/budget/BudgetBar';

const SEGMENTS: BudgetSegment[] = [
  { pattern: 'solid', amount: '600.00' },
  { pattern: 'light', amount: '100.00' },
  { pattern: 'hatched', amount: '200.00' },
];

it('lays the segments behind each other and leaves what is left of the limit', () => {
  expect(segmentShares(SEGMENTS, '1000.00')).toEqual([
    { pattern: 'solid', start: 0, width: 60 },
    { pattern: 'light', start: 60, width: 10 },
    { pattern: 'hatched', start: 70, width: 20 },
  ]);
  expect(segmentShares([{ pattern: 'solid', amount: '0.00' }], '0.00')).toEqual([
    { pattern: 'solid', start: 0, width: 0 },
  ]);
});

it('fills the bar in proportion when the budget is overdrawn', () => {
  const shares = segmentShares(SEGMENTS, '450.00');
  expect(shares.map(({ width }) => Math.round(width))).toEqual([67, 11, 22]);
});

it('says in words what it shows', () => {
  render(<BudgetBar segments={SEGMENTS} limit="1000.00" label="₹900 of ₹1,000" />);
  expect(screen.getByRole('img', { name: '₹900 of ₹1,000' })).toBeInTheDocument();
});
