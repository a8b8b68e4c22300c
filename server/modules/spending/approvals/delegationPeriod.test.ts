import { expect, it } from '@jest/globals';
import { readDelegationPeriod } from './delegationPeriod.rules';

const now = Date.parse('2026-12-06T10:00:00Z');

it.each([
  [{ from: '2026-11-01T00:00:00Z', until: '2026-11-08T00:00:00Z' }, 'until', 'in the future'],
  [{ until: '2026-12-06T10:00:00Z' }, 'until', 'in the future'],
  [{ from: '2026-12-20T00:00:00Z', until: '2026-12-10T00:00:00Z' }, 'until', 'after the beginning'],
  [{ from: '2026-12-20T00:00:00Z', until: '2026-12-20T00:00:00Z' }, 'until', 'after the beginning'],
  [{ from: '2030-01-01T00:00:00Z' }, 'from', 'within a year'],
  [{ until: '2126-12-06T10:00:00Z' }, 'until', 'within a year'],
  [{ from: '2016-12-31T23:59:60Z' }, 'from', 'a day and a time'],
])('refuses %j', (body, field, sentence) => {
  const read = () => readDelegationPeriod(body, now);
  expect(read).toThrow(expect.objectContaining({ status: 400 }));
  expect(read).toThrow(
    expect.objectContaining({ fields: { [field]: expect.stringContaining(sentence) } }),
  );
});

it.each([
  {},
  { until: '2026-12-06T10:00:01Z' },
  { from: '2020-01-01T00:00:00Z', until: '2027-12-06T00:00:00Z' },
  { from: '2026-12-20T00:00:00Z' },
])('takes %j', (body) => {
  expect(readDelegationPeriod(body, now)).toEqual({
    from: 'from' in body ? new Date(body.from ?? '') : null,
    until: 'until' in body ? new Date(body.until ?? '') : null,
  });
});
