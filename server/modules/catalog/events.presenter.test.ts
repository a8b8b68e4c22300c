import { describe, expect, it } from '@jest/globals';
import { progressPercent } from './events.presenter';

describe('progressPercent', () => {
  it.each([
    [1109, 64, 94],
    [200, 199, 1], // 0.5 rounds up
    [300, 299, 0],
    [10, 0, 100],
    [10, 10, 0],
    [0, 0, 0],
  ])('of %i seats %i left is %i %%', (total, available, percent) =>
    expect(progressPercent(total, available)).toBe(percent),
  );
});
