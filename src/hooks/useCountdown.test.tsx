import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useCountdown } from '@/hooks/useCountdown';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-05T10:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

function Clock({ until }: { until: string | null }) {
  return <p>{String(useCountdown(until))}</p>;
}

it('ticks down to nought and stays there', () => {
  render(<Clock until="2026-12-05T10:00:03Z" />);
  expect(screen.getByText('3')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByText('2')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(5000));
  expect(screen.getByText('0')).toBeInTheDocument();
});

it.each([null, 'soon'])('counts nothing without a moment (%p)', (until) => {
  render(<Clock until={until} />);
  expect(screen.getByText('null')).toBeInTheDocument();
});
