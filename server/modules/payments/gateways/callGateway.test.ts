import { expect, it, jest } from '@jest/globals';
import { withOrigin } from '../../../lib/requestOrigin';
import { WaitingTime } from '../../../lib/waitingTime';
import { callGateway, GATEWAY_TIMEOUT, GatewayTimeout } from './callGateway.gateway';

const never = () => new Promise<never>(() => undefined);
const origin = { requestId: 'r', traceparent: null };

it('what a request has waited for the database is taken off the time of its gateway', async () => {
  const waiting = new WaitingTime(5_000);
  await waiting.count(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const since = performance.now();
  const call = withOrigin(origin, () => callGateway(never, 400), { waiting });
  await expect(call).rejects.toBeInstanceOf(GatewayTimeout);
  expect(performance.now() - since).toBeLessThan(300);
});

it('what it has waited for a gateway is taken off its time for the database, but for a second', async () => {
  const waiting = new WaitingTime(5_200);
  waiting.waitedElsewhere(500);
  expect(waiting.left).toBe(4_700);
  waiting.waitedElsewhere(9_000);
  expect(waiting.left).toBe(1_000);
  const late = new WaitingTime(200);
  const call = withOrigin(origin, () => callGateway(async () => 'made', 100), { waiting: late });
  expect(await call).toBe('made');
  expect(late.left).toBeLessThanOrEqual(200);
});

it('who calls has an answer within ten seconds, and one request cannot take all of them', async () => {
  jest.useFakeTimers();
  try {
    await Promise.all([
      expect(callGateway(never)).rejects.toBeInstanceOf(GatewayTimeout),
      jest.advanceTimersByTimeAsync(9_500),
    ]);
  } finally {
    jest.useRealTimers();
  }
  expect(GATEWAY_TIMEOUT).toBeLessThan(9_000);
});
