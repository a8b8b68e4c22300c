import { AppError } from '../../../lib/errors';
import { currentWaiting } from '../../../lib/requestOrigin';

/** Milliseconds for one call to a gateway, so that Foyer answers its own caller within 10 s. */
export const GATEWAY_DEADLINE = 9_000;

/** Milliseconds for one request to a gateway; a call may need several. */
export const GATEWAY_TIMEOUT = 8_000;

export const gatewayFailed = (cause?: unknown) =>
  new AppError(
    502,
    'gateway_failed',
    'The payment service could not be reached. Nothing was charged.',
    { cause },
  );

/** The gateway did not answer in time. */
export class GatewayTimeout extends AppError {
  constructor() {
    super(503, 'unavailable', 'The payment service does not answer. Please try again.', {
      retryAfter: 5,
    });
  }
}

/** For requests about a payment's outcome: the person may have paid, so "nothing was charged" could be wrong. */
export const outcomeUnknown = (cause: unknown) =>
  new AppError(
    502,
    'gateway_failed',
    'The payment service could not be reached. If you have paid, your booking is confirmed as soon as it answers.',
    { cause },
  );

export const isGatewayFailure = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'gateway_failed';

/**
 * Calls a gateway. The deadline, in milliseconds, shrinks by the time that the request has waited for the database.
 * After the call, the request may still wait for the database for the rest of its time, at least one second.
 * @throws 502 `gateway_failed`; 503 when there is no answer in time; AppErrors as they are
 */
export async function callGateway<T>(
  call: () => Promise<T>,
  deadline: number = GATEWAY_DEADLINE,
): Promise<T> {
  const waiting = currentWaiting();
  const since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayTimeout()), deadline - (waiting?.spent ?? 0));
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTimeout(error)) throw new GatewayTimeout();
    throw gatewayFailed(error);
  } finally {
    clearTimeout(timer);
    waiting?.waitedElsewhere(performance.now() - since);
  }
}

function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return true;
  // Stripe's library wraps connection errors.
  if ('detail' in error && isTimeout(error.detail)) return true;
  return 'code' in error && error.code === 'ETIMEDOUT';
}
