import { AppError, unavailable } from '../../../lib/errors';

/** Milliseconds for one call to a gateway: Foyer's caller has its answer within 10 s. */
export const GATEWAY_DEADLINE = 9_000;

export const gatewayFailed = (cause?: unknown) =>
  new AppError(
    502,
    'gateway_failed',
    'The payment service could not be reached. Nothing was charged.',
    { cause },
  );

const noAnswer = () => unavailable('The payment service does not answer. Please try again.', 5);

/**
 * Calls a gateway, for so many milliseconds at most.
 * @throws 502 `gateway_failed`; 503 when there is no answer in time; AppErrors as they are
 */
export async function callGateway<T>(
  call: () => Promise<T>,
  deadline: number = GATEWAY_DEADLINE,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(noAnswer()), deadline);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTimeout(error)) throw noAnswer();
    throw gatewayFailed(error);
  } finally {
    clearTimeout(timer);
  }
}

function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return true;
  // Stripe's library wraps the failure of its connection.
  if ('detail' in error && isTimeout(error.detail)) return true;
  return 'code' in error && error.code === 'ETIMEDOUT';
}
