import type { Config } from '../../../config/config';
import { Reader } from '../../../lib/jsonReader';
import { GATEWAY_TIMEOUT } from './callGateway.gateway';

/** Razorpay answered with an error status. */
export class RazorpayRefusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
  ) {
    super(`Razorpay answered ${status}: ${description}`);
  }
}

export type RazorpayClient = ReturnType<typeof createRazorpayClient>;

/** Calls Razorpay's API with fetch, because its own library has no timeout and a fixed host. */
export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl,
  timeout = GATEWAY_TIMEOUT,
}: Config['razorpay']) {
  async function send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Reader> {
    if (keyId === undefined || keySecret === undefined) throw new Error('Razorpay has no keys.');
    const answer = await fetch(new URL(`/v1${path}`, baseUrl), {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (answer.ok) return Reader.parse(text);
    throw new RazorpayRefusal(answer.status, describe(text));
  }

  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
  };
}

function describe(text: string): string {
  try {
    return Reader.parse(text).at('error', 'description').text ?? 'no description';
  } catch {
    return 'no JSON';
  }
}
